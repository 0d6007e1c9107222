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

# “这个文件不要读，也不要改。”: what stands before the order is the topic, of the next clauses too.
message -> sentence                         {% ([clauses]) => clauses %}

# “不要动 src 目录。”, “以后不要往 main 分支推代码。”, “别把合同发给客户。”
thing -> list                               {% ([list]) => make.thingPiece(null, list) %}
       | %prep list                         {% ([prep, list]) => make.thingPiece(prep, list) %}

# “未经允许”, “今天”, “周五”
limit -> mark                               {% ([mark]) => mark %}
# “如果测试没过”, “除非着火”, “直到下周一”
       | opening %text                      {% ([opening, text]) => make.limit(opening, [text]) %}
# “审核通过之前”, “我开会的时候”, “小陈以外”
       | %text closing                      {% ([text, closing]) => make.closedLimit(text, closing) %}
# “除了小陈以外”, “如果测试没过的话”, “到审计结束为止”
       | opening %text closing              {% ([opening, text, closing]) => make.enclosedLimit(opening, text, closing) %}
