/**
 * Regular expressions of schemas, matched in bounded time.
 *
 * Regular ones go to RE2, whose time grows with the text and no faster; those that look around or refer back go to a
 * backtracking matcher with a budget. No text is ever given to the engine at hand, which can take forever.
 */

import { RE2JS } from 're2js';
import { type Machine, machineOf } from './pattern-machine.ts';
import { type PatternNode, readPattern } from './pattern-syntax.ts';

/** `too long`: the work that a match may take was not enough. */
export type Match = boolean | 'too long';

export interface Matcher {
  /** Whether a text matches somewhere. Undefined for patterns that are none: these demand nothing. */
  readonly matches?: (text: string) => Match;
  /** Whether the pattern is one that readers of the syntax of RE2 take as it stands. */
  readonly linear: boolean;
}

const LONGEST_PATTERN = 10_000;
const KEPT = 1000;
const matchers = new Map<string, Matcher>();

/** The matcher of a pattern; at most {@link KEPT} are remembered. */
export function matcherOf(pattern: string): Matcher {
  const known = matchers.get(pattern);
  if (known) return known;
  const made = makeMatcher(pattern);
  if (matchers.size >= KEPT) matchers.clear();
  matchers.set(pattern, made);
  return made;
}

function makeMatcher(source: string): Matcher {
  if (source.length > LONGEST_PATTERN) return { linear: false };
  const pattern = readPattern(source);
  // Flags of other languages, such as `(?i)`, are read by RE2 too.
  const text = pattern ? (pattern.regular ? re2Text(pattern.root) : undefined) : translated(source);
  const linear = text === undefined ? undefined : linearMatch(text);
  if (linear) return { matches: linear, linear: isTakenByOthers(source) };
  const machine = pattern && machineOf(pattern);
  return machine ? { matches: bounded(machine), linear: false } : { linear: false };
}

const bounded =
  (machine: Machine) =>
  (text: string): Match =>
    machine(text);

function linearMatch(text: string): ((text: string) => boolean) | undefined {
  try {
    const compiled = RE2JS.compile(text);
    return (value) => compiled.matcher(value).find();
  } catch {
    return undefined;
  }
}

function translated(source: string): string | undefined {
  try {
    return RE2JS.translateRegExp(source);
  } catch {
    return undefined;
  }
}

const isTakenByOthers = (source: string): boolean => linearMatch(source) !== undefined;

const SPACE =
  '\\t\\n\\v\\f\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';

/** The same expression in the syntax of RE2; undefined for what it has no word for. */
function re2Text(node: PatternNode): string | undefined {
  switch (node.kind) {
    case 'one':
      return re2One(node.source);
    case 'edge':
      return { start: '\\A', end: '\\z', word: '\\b', 'no-word': '\\B' }[node.edge];
    case 'all':
      return joined(node.parts, '');
    case 'any':
      return joined(node.ways, '|');
    case 'group':
      return around('(?:', re2Text(node.inner), ')');
    case 'repeat':
      return around('(?:', re2Text(node.inner), `)${quantifier(node)}`);
    default:
      return undefined;
  }
}

function joined(nodes: readonly PatternNode[], between: string): string | undefined {
  const texts = nodes.map(re2Text);
  if (texts.includes(undefined)) return undefined;
  const text = texts.join(between);
  return between === '' ? text : `(?:${text})`;
}

const around = (before: string, text: string | undefined, after: string): string | undefined =>
  text === undefined ? undefined : before + text + after;

function quantifier({ least, most, lazy }: PatternNode & { readonly kind: 'repeat' }): string {
  return `{${least},${most ?? ''}}${lazy ? '?' : ''}`;
}

/** One code point. A class is written out, since the two syntaxes differ on spaces, dots and brackets. */
function re2One(source: string): string | undefined {
  if (source === '.') return '[^\\n\\r\\x{2028}\\x{2029}]';
  if (source === '\\s') return `[${SPACE}]`;
  if (source === '\\S') return `[^${SPACE}]`;
  if (source.startsWith('\\')) return re2Escape(source);
  if (!source.startsWith('[')) return RE2JS.quote(source);
  if (source === '[]' || source === '[^]' || source.includes('\\S')) return undefined;
  const negated = source.startsWith('[^');
  const inner = source
    .slice(negated ? 2 : 1, -1)
    .replace(/\\u\{[^}]*\}|\\u[0-9a-f]{4}(?:\\u[0-9a-f]{4})?|\\p\{[^}]*\}|\\[\s\S]|\[/giu, (part) =>
      part === '[' ? '\\[' : part === '\\s' ? SPACE : (re2Escape(part) ?? ''),
    );
  return `[${negated ? '^' : ''}${inner}]`;
}

function re2Escape(source: string): string | undefined {
  if (/^\\[dDwWtnvfr]$/.test(source) || /^\\p\{/i.test(source)) return source;
  if (source === '\\b') return '\\x{8}';
  if (source === '\\0') return '\\x{0}';
  if (/^\\[cux]/.test(source)) return codePoint(source);
  return RE2JS.quote(source.slice(1));
}

function codePoint(source: string): string | undefined {
  if (source.startsWith('\\c')) return `\\x{${((source.codePointAt(2) ?? 0) % 32).toString(16)}}`;
  const units = [...source.matchAll(/\\u\{([0-9a-f]+)\}|\\[ux]([0-9a-f]+)/gi)].map(([, braced, plain]) =>
    Number.parseInt(braced ?? plain ?? '', 16),
  );
  const [first, second] = units;
  if (first === undefined) return undefined;
  const whole = second === undefined ? first : String.fromCharCode(first, second).codePointAt(0);
  return `\\x{${(whole ?? 0).toString(16)}}`;
}
