/** Diagnostics: what is wrong with a text, where, what was expected, and what to do next. */

import { distance } from 'fastest-levenshtein';

/** Where something stands in a source. Lines and columns count from 1; columns in Unicode code points. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type Severity = 'error' | 'warning';

export interface Diagnostic extends Place {
  /** Stable name of the kind of mistake, such as `unknown_relation`. */
  readonly code: string;
  readonly severity: Severity;
  /** One clause, lower case, no final stop; input in backticks. */
  readonly message: string;
  /** What would have been accepted here. */
  readonly expected?: string;
  /** The nearest known name, when one is near. */
  readonly nearest?: string;
}

/** Success with a value, or every problem found. Nothing is thrown for bad input. */
export type Result<T, E = readonly Diagnostic[]> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** A text with a name, and its lines found once, so that offsets can be turned into places. */
export interface Source {
  readonly file: string;
  readonly text: string;
  /** Offset of the first character of each line. */
  readonly lineStarts: readonly number[];
}

export function source(file: string, text: string): Source {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return { file, text, lineStarts };
}

/** The place of an offset (UTF-16 code units) in a source. Logarithmic in lines. */
export function placeAt(at: Source, offset: number): Place {
  const { file, lineStarts } = at;
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  const start = lineStarts[low] as number;
  return { file, line: low + 1, column: offset - start - pairsWithin(at, start, offset) + 1 };
}

/** How many code units apart surrogate pairs are counted once and kept, for lines longer than that. */
const BLOCK = 1024;
const pairCounts = new WeakMap<Source, Uint32Array>();

/** Surrogate pairs between two offsets. Bounded by {@link BLOCK} steps, so a megabyte in one line is cheap. */
function pairsWithin(at: Source, start: number, end: number): number {
  if (end - start <= 2 * BLOCK) return countPairs(at.text, start, end);
  const counts = pairCounts.get(at) ?? countBlocks(at);
  const first = Math.ceil(start / BLOCK);
  const last = Math.floor(end / BLOCK);
  const whole = (counts[last] as number) - (counts[first] as number);
  return countPairs(at.text, start, first * BLOCK) + whole + countPairs(at.text, last * BLOCK, end);
}

function countBlocks(at: Source): Uint32Array {
  const counts = new Uint32Array(Math.floor(at.text.length / BLOCK) + 1);
  for (let i = 1; i < counts.length; i++)
    counts[i] = (counts[i - 1] as number) + countPairs(at.text, (i - 1) * BLOCK, i * BLOCK);
  pairCounts.set(at, counts);
  return counts;
}

/** Surrogate pairs whose second half lies between two offsets. */
function countPairs(text: string, start: number, end: number): number {
  let pairs = 0;
  for (let i = Math.max(start, 1); i < end; i++)
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) pairs += 1;
  return pairs;
}

/** The known name nearest to `name`, within a third of its length, or undefined. Ties go to the first. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > 128) return undefined;
  const limit = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    if (candidate === name || Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const d = distance(name, candidate);
    if (d >= bestDistance) continue;
    best = candidate;
    bestDistance = d;
  }
  return best;
}

/** Text quoted for a message: in backticks, controls escaped, at most 60 characters. */
export function shown(value: string): string {
  const clean = value
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (c) => `\\x${c.codePointAt(0)?.toString(16)}\\`)
    .replaceAll('`', "'");
  const characters = [...clean];
  return characters.length > 60 ? `\`${characters.slice(0, 59).join('')}…\`` : `\`${clean}\``;
}

/** One diagnostic as a line for people: `file:line:column: error code: message; expected …; did you mean …?` */
export function formatDiagnostic(d: Diagnostic): string {
  const expected = d.expected ? `; expected ${d.expected}` : '';
  const nearest = d.nearest ? `; did you mean \`${d.nearest}\`?` : '';
  return `${d.file}:${d.line}:${d.column}: ${d.severity} ${d.code}: ${d.message}${expected}${nearest}`;
}

/** Sorted by file, line, column, code: the order in which people fix them. */
export function sortDiagnostics(all: readonly Diagnostic[]): Diagnostic[] {
  const key = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...all].sort(
    (a, b) => key(a.file, b.file) || a.line - b.line || a.column - b.column || key(a.code, b.code),
  );
}
