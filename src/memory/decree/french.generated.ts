// Generated from grammar/decree.fr.ne by test/support/generate-grammar.mjs: edit that file and run this one.

import type { CompiledRules } from 'nearley';
import * as make from './clause.ts';
import { lexer } from './token.ts';

const grammar: CompiledRules = {
  Lexer: lexer as unknown as CompiledRules['Lexer'],
  ParserRules: [
    {"name": "sentence", "symbols": ["clause"], "postprocess": ([clause]) => [clause]},
    {"name": "sentence", "symbols": ["sentence", {"type": "stop"}, "clause"], "postprocess": ([clauses, , clause]) => [...clauses, clause]},
    {"name": "clause", "symbols": [], "postprocess": make.nothing},
    {"name": "clause", "symbols": ["pieces", "order", "pieces"], "postprocess": ([before, order, after]) => make.piecedClause(order, before, after)},
    {"name": "order", "symbols": [{"type": "forbid"}], "postprocess": ([order]) => order},
    {"name": "order", "symbols": [{"type": "handsoff"}], "postprocess": ([order]) => order},
    {"name": "order", "symbols": [{"type": "ask"}], "postprocess": ([order]) => order},
    {"name": "order", "symbols": [{"type": "only"}], "postprocess": ([order]) => order},
    {"name": "order", "symbols": [{"type": "allow"}], "postprocess": ([order]) => order},
    {"name": "order", "symbols": [{"type": "resume"}], "postprocess": ([order]) => order},
    {"name": "order", "symbols": [{"type": "noask"}], "postprocess": ([order]) => order},
    {"name": "order", "symbols": [{"type": "lift"}], "postprocess": ([order]) => order},
    {"name": "order", "symbols": [{"type": "lifted"}], "postprocess": ([order]) => order},
    {"name": "order", "symbols": [{"type": "always"}], "postprocess": ([order]) => order},
    {"name": "pieces", "symbols": [], "postprocess": () => []},
    {"name": "pieces", "symbols": ["pieces", "piece"], "postprocess": ([pieces, piece]) => [...pieces, piece]},
    {"name": "piece", "symbols": [{"type": "verb"}], "postprocess": ([verb]) => make.verbPiece(verb)},
    {"name": "piece", "symbols": ["thing"], "postprocess": ([thing]) => thing},
    {"name": "piece", "symbols": ["limit"], "postprocess": ([limit]) => make.limitPiece(limit)},
    {"name": "list", "symbols": [{"type": "word"}], "postprocess": ([word]) => [[word]]},
    {"name": "list", "symbols": ["list", {"type": "join"}, {"type": "word"}], "postprocess": ([list, , word]) => [...list, [word]]},
    {"name": "mark", "symbols": [{"type": "mark"}], "postprocess": ([mark]) => make.limit(mark, [])},
    {"name": "opening", "symbols": [{"type": "if"}], "postprocess": ([opening]) => opening},
    {"name": "opening", "symbols": [{"type": "unless"}], "postprocess": ([opening]) => opening},
    {"name": "opening", "symbols": [{"type": "until"}], "postprocess": ([opening]) => opening},
    {"name": "opening", "symbols": [{"type": "except"}], "postprocess": ([opening]) => opening},
    {"name": "opening", "symbols": [{"type": "instead"}], "postprocess": ([opening]) => opening},
    {"name": "closing", "symbols": [{"type": "before"}], "postprocess": ([closing]) => closing},
    {"name": "closing", "symbols": [{"type": "while"}], "postprocess": ([closing]) => closing},
    {"name": "closing", "symbols": [{"type": "besides"}], "postprocess": ([closing]) => closing},
    {"name": "closing", "symbols": [{"type": "rather"}], "postprocess": ([closing]) => closing},
    {"name": "message", "symbols": ["sentence"], "postprocess": ([clauses]) => clauses},
    {"name": "thing", "symbols": ["list"], "postprocess": ([list]) => make.thingPiece(null, list)},
    {"name": "thing", "symbols": [{"type": "prep"}, "list"], "postprocess": ([prep, list]) => make.thingPiece(prep, list)},
    {"name": "limit", "symbols": ["mark"], "postprocess": ([mark]) => mark},
    {"name": "limit", "symbols": ["opening", {"type": "text"}], "postprocess": ([opening, text]) => make.limit(opening, [text])}
  ],
  ParserStart: "message",
};

export default grammar;
