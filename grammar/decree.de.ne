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

# "Schick Sarah nie wieder E-Mails."
message -> sentence                         {% ([clauses]) => clauses %}
