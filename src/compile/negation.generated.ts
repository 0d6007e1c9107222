// Generated from grammar/negation.ne by test/support/generate-grammar.mjs: edit that file and run this one.
// Generated automatically by nearley, version 2.20.1
// http://github.com/Hardmath123/nearley
// Bypasses TS6133. Allow declared but unused functions.
// @ts-ignore
function id(d: any[]): any { return d[0]; }
declare var stop: any;
declare var word: any;
declare var not: any;
declare var forbid: any;
declare var sparing: any;
declare var lack: any;
declare var join: any;
declare var name: any;
declare var article: any;
declare var object: any;

import { before, firstItem, keepOpening, lexer, nextItem, none, settle, together } from './negation-lexer.ts';

interface NearleyToken {
  value: any;
  [key: string]: any;
};

interface NearleyLexer {
  reset: (chunk: string, info: any) => void;
  next: () => NearleyToken | undefined;
  save: () => any;
  formatError: (token: never) => string;
  has: (tokenType: string) => boolean;
};

interface NearleyRule {
  name: string;
  symbols: NearleySymbol[];
  postprocess?: (d: any[], loc?: number, reject?: {}) => any;
};

type NearleySymbol = string | { literal: any } | { test: (token: any) => boolean };

interface Grammar {
  Lexer: NearleyLexer | undefined;
  ParserRules: NearleyRule[];
  ParserStart: string;
};

const grammar: Grammar = {
  Lexer: lexer,
  ParserRules: [
    {"name": "sentence", "symbols": ["clause"], "postprocess": ([clause]) => clause},
    {"name": "sentence", "symbols": ["sentence", (lexer.has("stop") ? {type: "stop"} : stop), "clause"], "postprocess": ([sentence, , clause]) => together(sentence, clause)},
    {"name": "clause", "symbols": ["calm"], "postprocess": ([calm]) => calm},
    {"name": "clause", "symbols": ["stern"], "postprocess": ([stern]) => stern},
    {"name": "calm", "symbols": [], "postprocess": none},
    {"name": "calm", "symbols": ["opening"], "postprocess": ([opening]) => keepOpening(opening)},
    {"name": "calm", "symbols": ["spoken"], "postprocess": ([spoken]) => spoken},
    {"name": "opening", "symbols": ["without"], "postprocess": ([without]) => without},
    {"name": "spoken", "symbols": [(lexer.has("word") ? {type: "word"} : word), "words"], "postprocess": none},
    {"name": "spoken", "symbols": ["spoken", "without"], "postprocess": ([spoken, without]) => together(spoken, without)},
    {"name": "spoken", "symbols": ["opening", "without"], "postprocess": ([opening, without]) => together(keepOpening(opening), without)},
    {"name": "stern", "symbols": ["calm", (lexer.has("not") ? {type: "not"} : not), "words"], "postprocess": ([calm]) => calm},
    {"name": "stern", "symbols": ["calm", "forbidden"], "postprocess": ([calm, forbidden]) => together(calm, forbidden)},
    {"name": "stern", "symbols": ["stern", (lexer.has("not") ? {type: "not"} : not), "words"], "postprocess": ([stern]) => stern},
    {"name": "stern", "symbols": ["stern", "forbidden"], "postprocess": ([stern, forbidden]) => together(stern, forbidden)},
    {"name": "stern", "symbols": ["stern", "without"], "postprocess": ([stern]) => stern},
    {"name": "forbidden", "symbols": [(lexer.has("forbid") ? {type: "forbid"} : forbid), "objects"], "postprocess": ([, objects]) => before(objects, 'prefix')},
    {"name": "without", "symbols": [(lexer.has("sparing") ? {type: "sparing"} : sparing), "objects"], "postprocess": ([, objects]) => before(objects, 'prefix')},
    {"name": "without", "symbols": [(lexer.has("lack") ? {type: "lack"} : lack), "objects"], "postprocess": ([, objects]) => before(objects, 'whole')},
    {"name": "objects", "symbols": ["articles", "tail"], "postprocess": none},
    {"name": "objects", "symbols": ["list", "tail"], "postprocess": ([list, tail]) => settle(list, tail)},
    {"name": "objects", "symbols": ["list", (lexer.has("join") ? {type: "join"} : join), "articles", "tail"], "postprocess": ([list]) => settle(list, 'nothing')},
    {"name": "list", "symbols": ["articles", (lexer.has("name") ? {type: "name"} : name)], "postprocess": ([, name]) => [firstItem(name)]},
    {"name": "list", "symbols": ["list", (lexer.has("join") ? {type: "join"} : join), "articles", (lexer.has("name") ? {type: "name"} : name)], "postprocess": ([list, join, , name]) => [...list, nextItem(join, name)]},
    {"name": "articles", "symbols": [], "postprocess": none},
    {"name": "articles", "symbols": ["articles", (lexer.has("article") ? {type: "article"} : article)], "postprocess": none},
    {"name": "tail", "symbols": [], "postprocess": () => 'nothing'},
    {"name": "tail", "symbols": [(lexer.has("object") ? {type: "object"} : object), "words"], "postprocess": () => 'object'},
    {"name": "tail", "symbols": [(lexer.has("word") ? {type: "word"} : word), "words"], "postprocess": () => 'word'},
    {"name": "words", "symbols": [], "postprocess": none},
    {"name": "words", "symbols": ["words", (lexer.has("word") ? {type: "word"} : word)], "postprocess": none}
  ],
  ParserStart: "sentence",
};

export default grammar;
