/** The tokenizer: text into the tokens of one clause at a time, with comments and lexical mistakes beside them. */

import {
  CAPITAL,
  CAPITAL_START,
  classOf,
  DIGIT,
  ILLEGAL,
  LAYOUT,
  LOWER,
  matchAt,
  NAME_REST,
  SMALL_START,
  SOLO,
  SYMBOL,
  WIDE,
  WIDE_LAYOUT,
} from './characters.ts';
import { number } from './numbers.ts';
import { type Problem, quoteSource } from './problems.ts';
import { quotedItem, skipUnclosedQuote } from './quoted.ts';
import { type Comment, type Gap, nameToken, type Scanner, type Token, token } from './scanner.ts';

/** The tokens of one clause; the last is its `end`, or `eof` when the text is over. */
export interface ClauseTokens {
  readonly tokens: readonly Token[];
  /** False when the tokens are not what the author meant, so that parsing them would only mislead. */
  readonly whole: boolean;
}

const NEWLINE = 10;
const PERCENT = 37;
const STOP = 46;
const SLASH = 47;
const STAR = 42;
const BYTE_ORDER_MARK = 0xfeff;

export function scanner(text: string): Scanner {
  const at = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  const comments: Comment[] = [];
  const problems: Problem[] = [];
  return { text, at, comments, problems, clauseStart: at, broken: false };
}

/** Reads on to the end of the next clause. Linear in the text that it passes. */
export function scanClause(s: Scanner): ClauseTokens {
  const tokens: Token[] = [];
  s.broken = false;
  for (;;) {
    const gap = skipLayout(s);
    if (tokens.length === 0) s.clauseStart = s.at;
    const next = scanToken(s, gap);
    tokens.push(next);
    if (next.kind === 'end' || next.kind === 'eof') return { tokens, whole: !s.broken };
  }
}

function skipLayout(s: Scanner): Gap {
  const { text } = s;
  let gap: Gap = 0;
  for (;;) {
    const c = text.charCodeAt(s.at);
    const kind = classOf(c);
    if (kind === LAYOUT) {
      if (c === NEWLINE) gap = 2;
      s.at += 1;
    } else if (c === PERCENT) lineComment(s);
    else if (c === SLASH && text.charCodeAt(s.at + 1) === STAR) blockComment(s);
    else if (kind !== WIDE || !skipped(s, WIDE_LAYOUT)) return gap;
    gap ||= 1;
  }
}

function lineComment(s: Scanner): void {
  const { text, at: start } = s;
  const newline = text.indexOf('\n', start);
  s.at = newline < 0 ? text.length : newline;
  const end = text.charAt(s.at - 1) === '\r' ? s.at - 1 : s.at;
  s.comments.push({ text: text.slice(start + 1, end), span: { start, end }, block: false });
}

function blockComment(s: Scanner): void {
  const { text, at: start } = s;
  const close = text.indexOf('*/', start + 2);
  s.at = close < 0 ? text.length : close + 2;
  const inner = text.slice(start + 2, close < 0 ? text.length : close);
  s.comments.push({ text: inner, span: { start, end: s.at }, block: true });
  if (close >= 0) return;
  s.broken = true;
  s.problems.push({ at: start, code: 'unclosed_comment', message: '`/*` is not closed', expected: '`*/`' });
}

/** Moves behind what `pattern` matches here; false when that is nothing. */
function skipped(s: Scanner, pattern: RegExp): boolean {
  const end = matchAt(pattern, s.text, s.at);
  if (end <= s.at) return false;
  s.at = end;
  return true;
}

function scanToken(s: Scanner, gap: Gap): Token {
  const c = s.text.charCodeAt(s.at);
  switch (classOf(c)) {
    case LOWER:
      return name(s, 'name', gap);
    case CAPITAL:
      return name(s, 'variable', gap);
    case DIGIT:
      return number(s, gap);
    case SYMBOL:
      return symbols(s, c, gap);
    case SOLO:
      return solo(s, gap);
    default:
      return wide(s, gap);
  }
}

function name(s: Scanner, kind: 'name' | 'variable', gap: Gap): Token {
  const { text, at: start } = s;
  let end = start + 1;
  let c = classOf(text.charCodeAt(end));
  while (c >= LOWER && c <= DIGIT) {
    end += 1;
    c = classOf(text.charCodeAt(end));
  }
  s.at = c === WIDE ? matchAt(NAME_REST, text, end) : end;
  return nameToken(s, kind, text.slice(start, s.at), start, gap);
}

function symbols(s: Scanner, first: number, gap: Gap): Token {
  const { text, at: start } = s;
  let end = start + 1;
  while (classOf(text.charCodeAt(end)) === SYMBOL) end += 1;
  s.at = end;
  if (first === STOP && end === start + 1 && endsClause(text.charCodeAt(end))) {
    return token('end', '.', 0, start, end, gap);
  }
  return nameToken(s, 'name', text.slice(start, end), start, gap);
}

/** A stop ends a clause before layout, a comment or the end of the text. */
const endsClause = (next: number): boolean =>
  Number.isNaN(next) ||
  next === PERCENT ||
  classOf(next) === LAYOUT ||
  (next > 127 && /\p{Z}/u.test(String.fromCharCode(next)));

function solo(s: Scanner, gap: Gap): Token {
  const { text, at: start } = s;
  const c = text.charAt(start);
  if (c === "'" || c === '"' || c === '`') return quoted(s, c, gap);
  s.at += 1;
  return token(c === '!' || c === ';' ? 'name' : 'punct', c, 0, start, s.at, gap);
}

function quoted(s: Scanner, quote: string, gap: Gap): Token {
  const start = s.at;
  const value = quotedItem(s);
  if (value === undefined) {
    skipUnclosedQuote(s);
    return token('end', '', 0, s.at, s.at, gap);
  }
  if (quote === "'") return nameToken(s, 'name', value, start, gap);
  if (quote === '`') reportBackQuotes(s, start);
  return token('text', value, 0, start, s.at, gap);
}

function reportBackQuotes(s: Scanner, at: number): void {
  const message = `${quoteSource(s.text, at, s.at)} is in back quotes`;
  s.problems.push({ at, code: 'back_quote', message, expected: '`"` around text, or `\'` around a name' });
}

function wide(s: Scanner, gap: Gap): Token {
  const { text, at: start } = s;
  if (start >= text.length) return token('eof', '', 0, start, start, gap);
  const variable = skipped(s, CAPITAL_START);
  if (variable || skipped(s, SMALL_START)) {
    s.at = matchAt(NAME_REST, text, s.at);
    return nameToken(s, variable ? 'variable' : 'name', text.slice(start, s.at), start, gap);
  }
  if (!skipped(s, ILLEGAL)) s.at += 1;
  reportIllegal(s, start);
  return token('name', '', 0, start, s.at, gap);
}

function reportIllegal(s: Scanner, at: number): void {
  s.broken = true;
  const found = s.text.slice(at, s.at);
  s.problems.push({
    at,
    code: 'illegal_character',
    message: `${quoteSource(s.text, at, s.at)} is only possible in quotes`,
    ...hint(found),
  });
}

/** Quotes that word processors put in place of the plain ones. */
function hint(found: string): Pick<Problem, 'expected'> {
  if (/^[“”„«»]/u.test(found)) return { expected: 'the plain quote `"`' };
  if (/^[‘’‚]/u.test(found)) return { expected: "the plain quote `'`" };
  return {};
}
