# decree.plain.ne: what does a sentence in a language without a grammar of its own order?
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

# "Não faça push.", "Nie wysyłaj maili.", "Не трогай файл .env."
thing -> list                               {% ([list]) => make.thingPiece(null, list) %}
       | %prep list                         {% ([prep, list]) => make.thingPiece(prep, list) %}

# "até segunda", "oprócz Anny", "до понедельника"
limit -> mark                               {% ([mark]) => mark %}
       | opening %text                      {% ([opening, text]) => make.limit(opening, [text]) %}
