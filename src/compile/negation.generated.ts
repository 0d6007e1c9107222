// Generated from grammar/negation.ne by test/support/generate-grammar.mjs: edit that file and run this one.

import type { CompiledRules } from 'nearley';
import { before, firstItem, keepOpening, lexer, nextItem, none, settle, together } from './negation-lexer.ts';

const grammar: CompiledRules = {
  Lexer: lexer as unknown as CompiledRules['Lexer'],
  ParserRules: [
    {"name": "sentence", "symbols": ["clause"], "postprocess": ([clause]) => clause},
    {"name": "sentence", "symbols": ["sentence", {"type": "stop"}, "clause"], "postprocess": ([sentence, , clause]) => together(sentence, clause)},
    {"name": "clause", "symbols": ["calm"], "postprocess": ([calm]) => calm},
    {"name": "clause", "symbols": ["stern"], "postprocess": ([stern]) => stern},
    {"name": "calm", "symbols": [], "postprocess": none},
    {"name": "calm", "symbols": ["opening"], "postprocess": ([opening]) => keepOpening(opening)},
    {"name": "calm", "symbols": ["spoken"], "postprocess": ([spoken]) => spoken},
    {"name": "opening", "symbols": ["without"], "postprocess": ([without]) => without},
    {"name": "spoken", "symbols": [{"type": "word"}, "words"], "postprocess": none},
    {"name": "spoken", "symbols": ["spoken", "without"], "postprocess": ([spoken, without]) => together(spoken, without)},
    {"name": "spoken", "symbols": ["opening", "without"], "postprocess": ([opening, without]) => together(keepOpening(opening), without)},
    {"name": "stern", "symbols": ["calm", {"type": "not"}, "words"], "postprocess": ([calm]) => calm},
    {"name": "stern", "symbols": ["calm", "forbidden"], "postprocess": ([calm, forbidden]) => together(calm, forbidden)},
    {"name": "stern", "symbols": ["stern", {"type": "not"}, "words"], "postprocess": ([stern]) => stern},
    {"name": "stern", "symbols": ["stern", "forbidden"], "postprocess": ([stern, forbidden]) => together(stern, forbidden)},
    {"name": "stern", "symbols": ["stern", "without"], "postprocess": ([stern]) => stern},
    {"name": "forbidden", "symbols": [{"type": "forbid"}, "objects"], "postprocess": ([, objects]) => before(objects, 'prefix')},
    {"name": "without", "symbols": [{"type": "sparing"}, "objects"], "postprocess": ([, objects]) => before(objects, 'prefix')},
    {"name": "without", "symbols": [{"type": "lack"}, "objects"], "postprocess": ([, objects]) => before(objects, 'whole')},
    {"name": "objects", "symbols": ["articles", "tail"], "postprocess": none},
    {"name": "objects", "symbols": ["list", "tail"], "postprocess": ([list, tail]) => settle(list, tail)},
    {"name": "objects", "symbols": ["list", {"type": "join"}, "articles", "tail"], "postprocess": ([list]) => settle(list, 'nothing')},
    {"name": "list", "symbols": ["articles", {"type": "name"}], "postprocess": ([, name]) => [firstItem(name)]},
    {"name": "list", "symbols": ["list", {"type": "join"}, "articles", {"type": "name"}], "postprocess": ([list, join, , name]) => [...list, nextItem(join, name)]},
    {"name": "articles", "symbols": [], "postprocess": none},
    {"name": "articles", "symbols": ["articles", {"type": "article"}], "postprocess": none},
    {"name": "tail", "symbols": [], "postprocess": () => 'nothing'},
    {"name": "tail", "symbols": [{"type": "object"}, "words"], "postprocess": () => 'object'},
    {"name": "tail", "symbols": [{"type": "word"}, "words"], "postprocess": () => 'word'},
    {"name": "words", "symbols": [], "postprocess": none},
    {"name": "words", "symbols": ["words", {"type": "word"}], "postprocess": none}
  ],
  ParserStart: "sentence",
};

export default grammar;
