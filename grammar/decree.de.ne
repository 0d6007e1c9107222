# decree.de.ne: what does a sentence in German order?
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

# "Schick Sarah nie wieder E-Mails.", "Nicht auf main pushen."
thing -> list                               {% ([list]) => make.thingPiece(null, list) %}
       | %prep list                         {% ([prep, list]) => make.thingPiece(prep, list) %}

# "bis Montag", "außer an Anna", "wenn die Tests fehlschlagen"
limit -> mark                               {% ([mark]) => mark %}
       | opening %text                      {% ([opening, text]) => make.limit(opening, [text]) %}
