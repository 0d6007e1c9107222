# decree.plain.ne: what does a sentence in other languages order?
#
# The roles of the words are facts of rules/decree-lexicon.pl, given by src/memory/decree/pieces.ts.

@preprocessor typescript

@{%
import * as make from './clause.ts';
import { lexer } from './token.ts';
%}

@lexer lexer

@include "decree.pieces.ne"

# "Não faça push.", "Nie wysyłaj maili.", "운영 서버에는 배포하지 마."
message -> sentence                         {% ([clauses]) => clauses %}
