/** Tokens: what the grammars are fed. A tagger of the language makes them; the grammar only sees their types. */

import type { Lexeme } from './lexemes.ts';
import type { WordEntry } from './lexicon.ts';

export interface Token {
  /** What the grammar calls it. */
  readonly type: string;
  /** What the lexicon calls it, where one type has several: the kind of a limit. */
  readonly role: string;
  readonly lexemes: readonly Lexeme[];
  /** For verbs: what the lexicon knows. */
  readonly entry?: WordEntry;
}

export const token = (type: string, lexemes: readonly Lexeme[], role = type, entry?: WordEntry): Token => ({
  type,
  role,
  lexemes,
  ...(entry && { entry }),
});

/** Generated grammars ask it which names are token types; the tokens themselves are handed to the parser. */
export const lexer = {
  has: (_name: string): boolean => true,
  reset: () => undefined,
  next: () => undefined,
  save: () => undefined,
  formatError: () => '',
};
