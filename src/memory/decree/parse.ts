/** Parsing: tokens through a generated grammar, which accepts a sentence in one way or not at all. */

import nearley from 'nearley';
import type { Clause } from './clause.ts';
import english from './english.generated.ts';
import { lexer, type Token } from './token.ts';

const GRAMMARS: ReadonlyMap<string, nearley.Grammar> = new Map([
  ['en', nearley.Grammar.fromCompiled(english)],
]);

export const hasGrammar = (code: string): boolean => GRAMMARS.has(code);

/** The clauses that order something; `undefined` where the tokens make no sentence. */
export function parseTokens(code: string, tokens: readonly Token[]): readonly Clause[] | undefined {
  const results = parses(code, tokens);
  return results[0]?.filter((clause) => clause !== null);
}

/** Every parse, so that a test can hold that there is one. */
export function parses(code: string, tokens: readonly Token[]): readonly (readonly (Clause | null)[])[] {
  const grammar = GRAMMARS.get(code);
  if (!grammar) return [];
  const parser = new nearley.Parser(grammar);
  let at = 0;
  parser.lexer = { ...lexer, next: () => tokens[at++] } as unknown as nearley.Lexer;
  try {
    parser.feed('');
  } catch {
    return [];
  }
  return parser.results;
}
