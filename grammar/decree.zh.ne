# decree.zh.ne: what does a sentence in Chinese order?
#
# The roles of the words are facts of rules/decree-lexicon.pl, given by src/memory/decree/pieces.ts.

@preprocessor typescript

@{%
import * as make from './clause.ts';
import { lexer } from './token.ts';
%}

@lexer lexer

@include "decree.pieces.ne"

# “以后不要往 main 分支推代码。”, “未经允许不得部署到线上。”
message -> sentence                         {% ([clauses]) => clauses %}
