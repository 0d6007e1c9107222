/** The scanner's state: a text, how far it is read, and what was found beside tokens. */

import { MAX_NAME } from './characters.ts';
import type { Problem } from './problems.ts';
import type { Span } from './term.ts';

/** A comment; `text` is without its marker. */
export interface Comment {
  readonly text: string;
  readonly span: Span;
  /** True for a block comment, false for one that ends with its line. */
  readonly block: boolean;
}

/** `punct` is one of `( ) [ ] { } , |`. */
export type TokenKind = 'name' | 'variable' | 'int' | 'float' | 'text' | 'punct' | 'end' | 'eof';

/** What stands between a token and the one before: nothing, layout, or layout with a line end. */
export type Gap = 0 | 1 | 2;

export interface Token extends Span {
  readonly kind: TokenKind;
  /** The name, the text without quotes, or the punctuation. */
  readonly text: string;
  /** The number of an `int` or `float`; else 0. */
  readonly value: number;
  readonly gap: Gap;
}

export interface Scanner {
  readonly text: string;
  at: number;
  readonly comments: Comment[];
  readonly problems: Problem[];
  /** Offset of the first token of the clause being scanned. */
  clauseStart: number;
  /** The clause cannot be parsed sensibly: its tokens are not what the author meant. */
  broken: boolean;
}

export const token = (
  kind: TokenKind,
  text: string,
  value: number,
  start: number,
  end: number,
  gap: Gap,
): Token => ({ kind, text, value, start, end, gap });

/** A name or variable token, cut when it is too long. */
export function nameToken(
  s: Scanner,
  kind: 'name' | 'variable',
  text: string,
  start: number,
  gap: Gap,
): Token {
  if (text.length <= MAX_NAME) return token(kind, text, 0, start, s.at, gap);
  s.problems.push({
    at: start,
    code: 'name_too_long',
    message: `a name of ${text.length} characters`,
    expected: `at most ${MAX_NAME}`,
  });
  return token(kind, text.slice(0, MAX_NAME), 0, start, s.at, gap);
}

/** Closing brackets by their opening ones. */
export const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
