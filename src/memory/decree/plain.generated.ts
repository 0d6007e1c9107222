// Generated from grammar/decree.plain.ne by test/support/generate-grammar.mjs: edit that file and run this one.
// Generated automatically by nearley, version 2.20.1
// http://github.com/Hardmath123/nearley
// Bypasses TS6133. Allow declared but unused functions.
// @ts-ignore
function id(d: any[]): any { return d[0]; }
declare var stop: any;
declare var order: any;
declare var verb: any;
declare var prep: any;
declare var open: any;
declare var text: any;
declare var word: any;
declare var join: any;

import * as make from './clause.ts';
import { lexer } from './token.ts';

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
    {"name": "sentence", "symbols": ["clause"], "postprocess": ([clause]) => [clause]},
    {"name": "sentence", "symbols": ["sentence", (lexer.has("stop") ? {type: "stop"} : stop), "clause"], "postprocess": ([clauses, , clause]) => [...clauses, clause]},
    {"name": "clause", "symbols": [], "postprocess": make.nothing},
    {"name": "clause", "symbols": ["pieces", (lexer.has("order") ? {type: "order"} : order), "pieces"], "postprocess": ([before, order, after]) => make.piecedClause(order, before, after)},
    {"name": "pieces", "symbols": [], "postprocess": () => []},
    {"name": "pieces", "symbols": ["pieces", "piece"], "postprocess": ([pieces, piece]) => [...pieces, piece]},
    {"name": "piece", "symbols": [(lexer.has("verb") ? {type: "verb"} : verb)], "postprocess": ([verb]) => make.verbPiece(verb)},
    {"name": "piece", "symbols": ["list"], "postprocess": ([list]) => make.thingPiece(null, list)},
    {"name": "piece", "symbols": [(lexer.has("prep") ? {type: "prep"} : prep), "list"], "postprocess": ([prep, list]) => make.thingPiece(prep, list)},
    {"name": "piece", "symbols": [(lexer.has("open") ? {type: "open"} : open)], "postprocess": ([open]) => make.limitPiece(open)},
    {"name": "piece", "symbols": [(lexer.has("open") ? {type: "open"} : open), (lexer.has("text") ? {type: "text"} : text)], "postprocess": ([open, text]) => make.limitPiece(open, text)},
    {"name": "list", "symbols": [(lexer.has("word") ? {type: "word"} : word)], "postprocess": ([word]) => [[word]]},
    {"name": "list", "symbols": ["list", (lexer.has("join") ? {type: "join"} : join), (lexer.has("word") ? {type: "word"} : word)], "postprocess": ([list, , word]) => [...list, [word]]},
    {"name": "message", "symbols": ["sentence"], "postprocess": ([clauses]) => clauses}
  ],
  ParserStart: "message",
};

export default grammar;
