# decree.ja.ne: what does a sentence in Japanese order? Korean, which puts its words as Japanese does, is read by it.
#
# The roles of the words are facts of rules/decree-lexicon.pl, given by src/memory/decree/pieces.ts.

@preprocessor typescript

@{%
import * as make from './clause.ts';
import { lexer } from './token.ts';
%}

@lexer lexer

@include "decree.pieces.ne"

# 「.env は読まないで、変更もしないで。」
message -> sentence                         {% ([clauses]) => clauses %}

# 「サラには絶対にメールを送らないで。」
thing -> list                               {% ([list]) => make.thingPiece(null, list) %}
       | list %post                         {% ([list, post]) => make.thingPiece(post, list) %}

# 「テストが通るまで」, 「月曜日まで」, 「サラ以外」
limit -> mark                               {% ([mark]) => mark %}
       | opening %text                      {% ([opening, text]) => make.limit(opening, [text]) %}
       | %text closing                      {% ([text, closing]) => make.closedLimit(text, closing) %}
       | opening %text closing              {% ([opening, text, closing]) => make.enclosedLimit(opening, text, closing) %}
