# decree.es.ne: what does a sentence in Spanish order?
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

# "Nunca borres la base de datos.", "No le envíes correos a Carlos."
thing -> list                               {% ([list]) => make.thingPiece(null, list) %}
       | %prep list                         {% ([prep, list]) => make.thingPiece(prep, list) %}

# "hasta el lunes", "salvo a Ana", "si fallan las pruebas"
limit -> mark                               {% ([mark]) => mark %}
       | opening %text                      {% ([opening, text]) => make.limit(opening, [text]) %}
