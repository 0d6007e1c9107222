# decree.fr.ne: what does a sentence in French order?
#
# The roles of the words are facts of rules/decree-lexicon.pl, given by src/memory/decree/pieces.ts.

@preprocessor typescript

@{%
import * as make from './clause.ts';
import { lexer } from './token.ts';
%}

@lexer lexer

@include "decree.pieces.ne"

message -> sentence                         {% ([clauses]) => clauses %}

# "N'envoie plus jamais de mail à Sarah.", "Ne touche pas au dossier src."
thing -> list                               {% ([list]) => make.thingPiece(null, list) %}
       | %prep list                         {% ([prep, list]) => make.thingPiece(prep, list) %}

# "avant lundi", "sauf à Julie", "si les tests échouent"
limit -> mark                               {% ([mark]) => mark %}
       | opening %text                      {% ([opening, text]) => make.limit(opening, [text]) %}
