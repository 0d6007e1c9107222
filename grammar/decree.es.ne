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

# "No envíes correos a Sarah."
message -> sentence                         {% ([clauses]) => clauses %}
