/** Parsing: tokens through a generated grammar, which accepts a sentence in one way or not at all. */

import nearley from 'nearley';
import chinese from './chinese.generated.ts';
import { type Clause, type LooseClause, wholeClause, withTopics } from './clause.ts';
import english from './english.generated.ts';
import french from './french.generated.ts';
import german from './german.generated.ts';
import japanese from './japanese.generated.ts';
import plain from './plain.generated.ts';
import spanish from './spanish.generated.ts';
import { lexer, type Token } from './token.ts';

const COMPILED: ReadonlyMap<string, nearley.CompiledRules> = new Map([
  ['en', english],
  ['zh', chinese],
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['ja', japanese],
  ['ko', japanese],
]);
const grammars = new Map<nearley.CompiledRules, nearley.Grammar>();

/** A language without a grammar of its own has that of all the others; made when it is first asked for. */
function grammarOf(code: string): nearley.Grammar {
  const rules = COMPILED.get(code) ?? plain;
  const known = grammars.get(rules);
  if (known) return known;
  const made = nearley.Grammar.fromCompiled(rules);
  grammars.set(rules, made);
  return made;
}

/** What stands before an order is the topic, and goes on into the next clause. */
const TOPICAL: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

/** The clauses that order something; `undefined` where the tokens make no sentence. */
export function parseTokens(code: string, tokens: readonly Token[]): readonly Clause[] | undefined {
  const [clauses] = parses(code, tokens);
  const all = clauses?.filter((clause) => clause !== null);
  return all && TOPICAL.has(code) ? withTopics(all.map((clause) => ({ topic: [], ...clause }))) : all;
}

type Parsed = Clause | LooseClause | null;

const asClause = (parsed: Parsed): Clause | null =>
  parsed && 'order' in parsed ? wholeClause(parsed) : parsed;

/** Every parse, so that a test can hold that there is one. */
export function parses(code: string, tokens: readonly Token[]): readonly (readonly (Clause | null)[])[] {
  const parser = new nearley.Parser(grammarOf(code));
  let at = 0;
  parser.lexer = { ...lexer, next: () => tokens[at++] } as unknown as nearley.Lexer;
  try {
    parser.feed('');
  } catch {
    return [];
  }
  return parser.results.map((clauses: readonly Parsed[]) => clauses.map(asClause));
}
