// Generated from grammar/decree.en.ne by test/support/generate-grammar.mjs: edit that file and run this one.
// Generated automatically by nearley, version 2.20.1
// http://github.com/Hardmath123/nearley
// Bypasses TS6133. Allow declared but unused functions.
// @ts-ignore
function id(d: any[]): any { return d[0]; }
declare var stop: any;
declare var idle: any;
declare var then: any;
declare var forbid: any;
declare var handsoff: any;
declare var keepout: any;
declare var leave: any;
declare var alone: any;
declare var ask: any;
declare var before: any;
declare var askme: any;
declare var need: any;
declare var banned: any;
declare var passive: any;
declare var nothing: any;
declare var gets: any;
declare var only: any;
declare var verb: any;
declare var allow: any;
declare var allowed: any;
declare var resume: any;
declare var noask: any;
declare var lift: any;
declare var lifted: any;
declare var liftall: any;
declare var always: any;
declare var also: any;
declare var vjoin: any;
declare var prep: any;
declare var join: any;
declare var word: any;
declare var open: any;
declare var mark: any;
declare var text: any;
declare var aside: any;

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
    {"name": "clause", "symbols": [(lexer.has("idle") ? {type: "idle"} : idle)], "postprocess": make.nothing},
    {"name": "clause", "symbols": ["fronted", "order", "rest", "aside"], "postprocess": ([fronted, order, rest]) => make.clause(order, fronted, rest)},
    {"name": "fronted", "symbols": [], "postprocess": () => []},
    {"name": "fronted", "symbols": ["limits", (lexer.has("then") ? {type: "then"} : then)], "postprocess": ([limits]) => limits},
    {"name": "limits", "symbols": ["limit"], "postprocess": ([limit]) => [limit]},
    {"name": "limits", "symbols": ["limits", "limit"], "postprocess": ([limits, limit]) => [...limits, limit]},
    {"name": "order", "symbols": [(lexer.has("forbid") ? {type: "forbid"} : forbid), "actions"], "postprocess": ([, actions]) => make.order('forbid', actions)},
    {"name": "order", "symbols": [(lexer.has("handsoff") ? {type: "handsoff"} : handsoff), "action"], "postprocess": ([, action]) => make.order('handsoff', [action])},
    {"name": "order", "symbols": [(lexer.has("keepout") ? {type: "keepout"} : keepout), "action"], "postprocess": ([, action]) => make.order('keepout', [action])},
    {"name": "order", "symbols": [(lexer.has("leave") ? {type: "leave"} : leave), "action", (lexer.has("alone") ? {type: "alone"} : alone)], "postprocess": ([, action]) => make.order('handsoff', [action])},
    {"name": "order", "symbols": [(lexer.has("ask") ? {type: "ask"} : ask), "actions"], "postprocess": ([, actions]) => make.order('ask', actions)},
    {"name": "order", "symbols": [(lexer.has("before") ? {type: "before"} : before), "actions", (lexer.has("then") ? {type: "then"} : then), (lexer.has("askme") ? {type: "askme"} : askme)], "postprocess": ([, actions]) => make.order('ask', actions)},
    {"name": "order", "symbols": ["action", (lexer.has("need") ? {type: "need"} : need)], "postprocess": ([action]) => make.order('ask', [action])},
    {"name": "order", "symbols": ["action", (lexer.has("askme") ? {type: "askme"} : askme)], "postprocess": ([action]) => make.order('ask', [action])},
    {"name": "order", "symbols": ["action", (lexer.has("banned") ? {type: "banned"} : banned)], "postprocess": ([action]) => make.order('banned', [action])},
    {"name": "order", "symbols": ["action", (lexer.has("passive") ? {type: "passive"} : passive), "verbs", "places"], "postprocess": ([action, , verbs, places]) => make.order('forbid', [make.done(action, verbs, places)])},
    {"name": "order", "symbols": [(lexer.has("nothing") ? {type: "nothing"} : nothing), (lexer.has("gets") ? {type: "gets"} : gets), "action"], "postprocess": ([, , action]) => make.order('forbid', [action])},
    {"name": "order", "symbols": [(lexer.has("nothing") ? {type: "nothing"} : nothing), "limit", (lexer.has("gets") ? {type: "gets"} : gets), "action"], "postprocess": ([, limit, , action]) => make.order('forbid', [action], [limit])},
    {"name": "order", "symbols": [(lexer.has("only") ? {type: "only"} : only), "actions"], "postprocess": ([, actions]) => make.order('only', actions)},
    {"name": "order", "symbols": [(lexer.has("verb") ? {type: "verb"} : verb), (lexer.has("only") ? {type: "only"} : only), "things"], "postprocess": ([verb, , things]) => make.order('only', [make.action([verb], things)])},
    {"name": "order", "symbols": [(lexer.has("only") ? {type: "only"} : only), "action", (lexer.has("gets") ? {type: "gets"} : gets), "action"], "postprocess": ([, who, , action]) => make.order('only', [make.given(action, who)])},
    {"name": "order", "symbols": [(lexer.has("allow") ? {type: "allow"} : allow), "actions"], "postprocess": ([allow, actions]) => make.order('allow', actions, [make.limit(allow, [])])},
    {"name": "order", "symbols": ["action", (lexer.has("allowed") ? {type: "allowed"} : allowed)], "postprocess": ([action, allowed]) => make.order('allowed', [action], [make.limit(allowed, [])])},
    {"name": "order", "symbols": [(lexer.has("resume") ? {type: "resume"} : resume), "actions"], "postprocess": ([, actions]) => make.order('resume', actions)},
    {"name": "order", "symbols": [(lexer.has("noask") ? {type: "noask"} : noask), "actions"], "postprocess": ([, actions]) => make.order('noask', actions)},
    {"name": "order", "symbols": [(lexer.has("lift") ? {type: "lift"} : lift), "actions"], "postprocess": ([, actions]) => make.order('lift', actions)},
    {"name": "order", "symbols": ["action", (lexer.has("lifted") ? {type: "lifted"} : lifted)], "postprocess": ([action]) => make.order('lifted', [action])},
    {"name": "order", "symbols": [(lexer.has("liftall") ? {type: "liftall"} : liftall)], "postprocess": () => make.order('liftall', [])},
    {"name": "order", "symbols": [(lexer.has("always") ? {type: "always"} : always), "actions"], "postprocess": ([, actions]) => make.order('always', actions)},
    {"name": "actions", "symbols": ["action"], "postprocess": ([action]) => [action]},
    {"name": "actions", "symbols": ["actions", (lexer.has("also") ? {type: "also"} : also), "action"], "postprocess": ([actions, , action]) => [...actions, action]},
    {"name": "action", "symbols": ["verbs", "things"], "postprocess": ([verbs, things]) => make.action(verbs, things)},
    {"name": "verbs", "symbols": [], "postprocess": () => []},
    {"name": "verbs", "symbols": [(lexer.has("verb") ? {type: "verb"} : verb)], "postprocess": ([verb]) => [verb]},
    {"name": "verbs", "symbols": ["verbs", (lexer.has("vjoin") ? {type: "vjoin"} : vjoin), (lexer.has("verb") ? {type: "verb"} : verb)], "postprocess": ([verbs, , verb]) => [...verbs, verb]},
    {"name": "things", "symbols": ["places"], "postprocess": ([places]) => places},
    {"name": "things", "symbols": ["list", "places"], "postprocess": ([list, places]) => [make.part(null, list), ...places]},
    {"name": "places", "symbols": [], "postprocess": () => []},
    {"name": "places", "symbols": ["places", (lexer.has("prep") ? {type: "prep"} : prep), "list"], "postprocess": ([places, prep, list]) => [...places, make.part(prep, list)]},
    {"name": "places", "symbols": ["places", (lexer.has("prep") ? {type: "prep"} : prep)], "postprocess": ([places]) => places},
    {"name": "list", "symbols": ["name"], "postprocess": ([name]) => [name]},
    {"name": "list", "symbols": ["list", (lexer.has("join") ? {type: "join"} : join), "name"], "postprocess": ([list, , name]) => [...list, name]},
    {"name": "name", "symbols": [(lexer.has("word") ? {type: "word"} : word)], "postprocess": ([word]) => [word]},
    {"name": "name", "symbols": ["name", (lexer.has("word") ? {type: "word"} : word)], "postprocess": ([name, word]) => [...name, word]},
    {"name": "rest", "symbols": [], "postprocess": () => []},
    {"name": "rest", "symbols": ["rest", "limit"], "postprocess": ([rest, limit]) => [...rest, limit]},
    {"name": "limit", "symbols": [(lexer.has("open") ? {type: "open"} : open), "said"], "postprocess": ([open, said]) => make.limit(open, said)},
    {"name": "limit", "symbols": [(lexer.has("mark") ? {type: "mark"} : mark), "places"], "postprocess": ([mark, places]) => make.mark(mark, places)},
    {"name": "said", "symbols": [], "postprocess": () => []},
    {"name": "said", "symbols": ["said", (lexer.has("text") ? {type: "text"} : text)], "postprocess": ([said, text]) => [...said, text]},
    {"name": "aside", "symbols": [], "postprocess": () => null},
    {"name": "aside", "symbols": [(lexer.has("aside") ? {type: "aside"} : aside)], "postprocess": () => null}
  ],
  ParserStart: "sentence",
};

export default grammar;
