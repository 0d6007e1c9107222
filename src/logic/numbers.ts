/** Numbers: `42`, `0x2a`, `0'*`, `4.2e1`. A sign is not part of a number; the parser joins it. */

import { classOf, DIGIT, isControl } from './characters.ts';
import { quoteSource } from './problems.ts';
import { escapeSequence } from './quoted.ts';
import { type Gap, type Scanner, type Token, token } from './scanner.ts';

const RADIX = /0(?:x[0-9a-fA-F]+|o[0-7]+|b[01]+)/y;
const FRACTION = /\.[0-9]+(?:[eE][+-]?[0-9]+)?/y;
const QUOTE = 39;
const BACKSLASH = 92;

/** The number that starts at `s.at`, where a digit stands. */
export function number(s: Scanner, gap: Gap): Token {
  const { text, at: start } = s;
  if (text.charCodeAt(start) === 48) {
    if (text.charCodeAt(start + 1) === QUOTE) return characterCode(s, gap);
    RADIX.lastIndex = start;
    if (RADIX.test(text)) return integer(s, RADIX.lastIndex, gap);
  }
  let end = start + 1;
  while (classOf(text.charCodeAt(end)) === DIGIT) end += 1;
  FRACTION.lastIndex = end;
  return FRACTION.test(text) ? float(s, FRACTION.lastIndex, gap) : integer(s, end, gap);
}

function integer(s: Scanner, end: number, gap: Gap): Token {
  const start = s.at;
  s.at = end;
  const value = Number(s.text.slice(start, end));
  if (value <= Number.MAX_SAFE_INTEGER) return token('int', '', value, start, end, gap);
  const message = `${quoteSource(s.text, start, end)} is too large for an integer`;
  const expected = `at most ${Number.MAX_SAFE_INTEGER}`;
  return bad(s, start, gap, 'integer_out_of_range', message, expected);
}

function float(s: Scanner, end: number, gap: Gap): Token {
  const start = s.at;
  s.at = end;
  const value = Number(s.text.slice(start, end));
  if (value <= Number.MAX_VALUE) return token('float', '', value, start, end, gap);
  const message = `${quoteSource(s.text, start, end)} is too large for a float`;
  return bad(s, start, gap, 'float_out_of_range', message, `at most ${Number.MAX_VALUE}`);
}

/** `0'c`: the code of one character, where `''` and escape sequences stand for one. */
function characterCode(s: Scanner, gap: Gap): Token {
  const { text, at: start } = s;
  const at = start + 2;
  const c = text.codePointAt(at);
  if (c === BACKSLASH) {
    const known = s.problems.length;
    const value = escapeSequence(s, at);
    if (value) return token('int', '', value.codePointAt(0) as number, start, s.at, gap);
    // A bad escape is reported already; a line continuation is not.
    if (s.problems.length > known) return token('int', '', 0, start, s.at, gap);
    return badCode(s, start, gap);
  }
  s.at = at;
  if (c === undefined || isControl(c)) return badCode(s, start, gap);
  s.at = at + (c > 0xffff ? 2 : 1);
  if (c !== QUOTE) return token('int', '', c, start, s.at, gap);
  if (text.charCodeAt(s.at) !== QUOTE) return badCode(s, start, gap);
  s.at += 1;
  return token('int', '', QUOTE, start, s.at, gap);
}

function badCode(s: Scanner, start: number, gap: Gap): Token {
  s.broken = true;
  const message = "`0'` is not followed by a character";
  return bad(s, start, gap, 'illegal_number', message, "`0'a`, `0'\\n` or `0'''`");
}

function bad(s: Scanner, at: number, gap: Gap, code: string, message: string, expected: string): Token {
  s.problems.push({ at, code, message, expected });
  return token('int', '', 0, at, s.at, gap);
}
