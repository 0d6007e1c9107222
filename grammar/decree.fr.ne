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

# "N'envoie plus jamais de mail à Sarah."
message -> sentence                         {% ([clauses]) => clauses %}
