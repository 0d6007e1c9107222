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

const GRAMMARS: ReadonlyMap<string, nearley.Grammar> = new Map([
  ['en', nearley.Grammar.fromCompiled(english)],
  ['zh', nearley.Grammar.fromCompiled(chinese)],
  ['de', nearley.Grammar.fromCompiled(german)],
  ['fr', nearley.Grammar.fromCompiled(french)],
  ['es', nearley.Grammar.fromCompiled(spanish)],
  ['ja', nearley.Grammar.fromCompiled(japanese)],
]);
/** Of every language without one of its own. */
const PLAIN = nearley.Grammar.fromCompiled(plain);

/** The clauses that order something; `undefined` where the tokens make no sentence. */
export function parseTokens(code: string, tokens: readonly Token[]): readonly Clause[] | undefined {
  const results = parses(code, tokens);
  return results[0]?.filter((clause) => clause !== null);
}

/** Every parse, so that a test can hold that there is one. */
export function parses(code: string, tokens: readonly Token[]): readonly (readonly (Clause | null)[])[] {
  const parser = new nearley.Parser(GRAMMARS.get(code) ?? PLAIN);
  let at = 0;
  parser.lexer = { ...lexer, next: () => tokens[at++] } as unknown as nearley.Lexer;
  try {
    parser.feed('');
  } catch {
    return [];
  }
  return parser.results;
}
