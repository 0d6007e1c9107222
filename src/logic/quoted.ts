/** Quoted items: `'atoms'`, `"text"`, their escapes, and what to do when one is not closed. */

import { isControl } from './characters.ts';
import { shown } from './diagnostics.ts';
import { quoteSource } from './problems.ts';
import type { Scanner } from './scanner.ts';

const NEWLINE = 10;
const RETURN = 13;
const BACKSLASH = 92;

const SIMPLE: ReadonlyMap<string, string> = new Map([
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['`', '`'],
]);
const CONTINUATION = /\r?\n/y;
/** `x` or a digit starts a character code. Any letters and digits are taken, so that a bad one ends where it should. */
const CODE = /(?:x([0-9A-Za-z]*)|([0-9]+))(\\?)/y;

/**
 * The characters of the escape sequence at `start` (its backslash); `s.at` moves behind it.
 *
 * `undefined` for a line continuation. A bad sequence is reported and stands for no characters.
 */
export function escapeSequence(s: Scanner, start: number): string | undefined {
  const { text } = s;
  const next = text.charAt(start + 1);
  const simple = SIMPLE.get(next);
  s.at = start + 2;
  if (simple !== undefined) return simple;
  CONTINUATION.lastIndex = start + 1;
  if (CONTINUATION.test(text)) {
    s.at = CONTINUATION.lastIndex;
    return undefined;
  }
  CODE.lastIndex = start + 1;
  const code = CODE.exec(text);
  if (code) return numericEscape(s, start, code);
  s.at = Math.min(start + 1 + String.fromCodePoint(text.codePointAt(start + 1) ?? 0).length, text.length);
  return badEscape(s, start, '`\\\\` for a backslash, or one of `\\n`, `\\t`, `\\xHH\\`');
}

function numericEscape(s: Scanner, start: number, [all, hex, octal, close]: RegExpExecArray): string {
  s.at = start + 1 + all.length;
  const code = hex === undefined ? Number(`0o${octal}`) : Number(`0x${hex}`);
  if (Number.isNaN(code))
    return badEscape(s, start, hex === undefined ? 'octal digits' : 'hexadecimal digits');
  if (close === '') return badEscape(s, start, '`\\` after the digits');
  if (code > 0x10ffff) return badEscape(s, start, 'at most `\\x10ffff\\`');
  return String.fromCodePoint(code);
}

function badEscape(s: Scanner, at: number, expected: string): string {
  const message = `${quoteSource(s.text, at, s.at)} is no escape sequence`;
  s.problems.push({ at, code: 'illegal_escape', message, expected });
  return '';
}

/**
 * The characters of the quoted item that opens at `s.at`, or undefined when its line ends first; then nothing
 * is reported and `s.at` stays.
 */
export function quotedItem(s: Scanner): string | undefined {
  const { text, at: open } = s;
  const quote = text.charCodeAt(open);
  const known = s.problems.length;
  let value = '';
  let from = open + 1;
  let at = from;
  for (;;) {
    const c = text.charCodeAt(at);
    if (c === quote) {
      value += text.slice(from, at);
      s.at = at + 1;
      if (text.charCodeAt(at + 1) !== quote) return value;
      from = at + 1;
      at += 2;
    } else if (c === BACKSLASH) {
      value += text.slice(from, at) + (escapeSequence(s, at) ?? '');
      from = s.at;
      at = from;
    } else if (endsLine(text, at, c)) {
      s.problems.length = known;
      s.at = open;
      return undefined;
    } else {
      if (isControl(c)) rawControl(s, at, c);
      at += 1;
    }
  }
}

const endsLine = (text: string, at: number, c: number): boolean =>
  c === NEWLINE || (c === RETURN && text.charCodeAt(at + 1) === NEWLINE) || Number.isNaN(c);

function rawControl(s: Scanner, at: number, c: number): void {
  const escaped = [...SIMPLE].find(([, value]) => value.charCodeAt(0) === c)?.[0] ?? `x${c.toString(16)}\\`;
  s.problems.push({
    at,
    code: 'illegal_character',
    message: `control character ${shown(String.fromCharCode(c))} in a quoted item`,
    expected: `\`\\${escaped}\``,
  });
}

const ENDS_CLAUSE = /\.\s*(?:%[\s\S]*)?$/;
const BLANK = /\s*/y;
const CLAUSE_START = /[\p{Ll}\p{Lo}\p{Lm}']|:-|\?-|%|\/\*|$/uy;

/**
 * Reports the quote at `s.at` as not closed, and moves to the end of the line that most likely ends the clause:
 * one that ends in a stop and is followed by a line that starts like a clause and is not indented more than this
 * one. Nothing on the way is read, since a missing quote turns text into code and code into text.
 */
export function skipUnclosedQuote(s: Scanner): void {
  const { text, at: open } = s;
  s.problems.push({
    at: open,
    code: 'unclosed_quote',
    message: `${quoteSource(text, open, lineEnd(text, open))} is not closed on its line`,
    expected: `${shown(text.charAt(open))} before the line ends, or \`\\n\` for a line end in it`,
  });
  s.broken = true;
  const column = columnOf(text, s.clauseStart);
  for (let start = open; ; start = s.at + 1) {
    s.at = lineEnd(text, start);
    if (s.at === text.length) return;
    if (ENDS_CLAUSE.test(text.slice(start, s.at)) && clauseFollows(text, s.at, column)) return;
  }
}

function clauseFollows(text: string, at: number, column: number): boolean {
  BLANK.lastIndex = at;
  BLANK.test(text);
  CLAUSE_START.lastIndex = BLANK.lastIndex;
  return columnOf(text, BLANK.lastIndex) <= column && CLAUSE_START.test(text);
}

const columnOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1);

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
