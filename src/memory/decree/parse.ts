/** Parsing: tokens through a generated grammar, which accepts a sentence in one way or not at all. */

import nearley from 'nearley';
import chinese from './chinese.generated.ts';
import type { Clause } from './clause.ts';
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

/** The clauses that order something; `undefined` where the tokens make no sentence. */
export function parseTokens(code: string, tokens: readonly Token[]): readonly Clause[] | undefined {
  const results = parses(code, tokens);
  return results[0]?.filter((clause) => clause !== null);
}

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
  return parser.results;
}
