/** Regular expressions as ECMA-262 writes them with the flag `u`, read into a tree. */

export type PatternNode =
  /** One code point that the text, an expression by itself, matches. */
  | { readonly kind: 'one'; readonly source: string }
  | { readonly kind: 'edge'; readonly edge: 'start' | 'end' | 'word' | 'no-word' }
  | { readonly kind: 'all'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'any'; readonly ways: readonly PatternNode[] }
  /** `group` counts from 1; 0 captures nothing. */
  | { readonly kind: 'group'; readonly group: number; readonly inner: PatternNode }
  | {
      readonly kind: 'look';
      readonly behind: boolean;
      readonly negative: boolean;
      readonly inner: PatternNode;
    }
  | { readonly kind: 'back'; readonly group: number | string }
  | {
      readonly kind: 'repeat';
      readonly inner: PatternNode;
      readonly least: number;
      /** Undefined for any number. */
      readonly most: number | undefined;
      readonly lazy: boolean;
      /** The groups inside: from the first to before the second. Each round forgets what they took. */
      readonly groups: readonly [number, number];
    };

export interface Pattern {
  readonly root: PatternNode;
  readonly groups: number;
  readonly names: ReadonlyMap<string, number>;
  /** Whether it has neither look-around nor references back. */
  readonly regular: boolean;
}

interface Reading {
  readonly text: string;
  at: number;
  groups: number;
  nesting: number;
  regular: boolean;
  refersBack: boolean;
  looksBehind: boolean;
  readonly names: Map<string, number>;
}

const NESTING = 100;

/** The tree, or undefined for what is no such expression. */
export function readPattern(text: string): Pattern | undefined {
  if (!isExpression(text)) return undefined;
  const seen = { regular: true, refersBack: false, looksBehind: false };
  const reading: Reading = { ...seen, text, at: 0, groups: 0, nesting: 0, names: new Map() };
  const root = readAny(reading);
  if (!root || reading.at < text.length) return undefined;
  // Behind, groups are read from right to left, which only a reference back can tell.
  if (reading.refersBack && reading.looksBehind) return undefined;
  return { root, groups: reading.groups, names: reading.names, regular: reading.regular };
}

/** Whether the engine at hand reads a text as an expression. Nothing is matched. */
export function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function readAny(reading: Reading): PatternNode | undefined {
  if (++reading.nesting > NESTING) return undefined;
  const ways: PatternNode[] = [];
  do {
    const way = readAll(reading);
    if (!way) return undefined;
    ways.push(way);
  } while (take(reading, '|'));
  reading.nesting -= 1;
  return ways.length === 1 ? ways[0] : { kind: 'any', ways };
}

function readAll(reading: Reading): PatternNode | undefined {
  const parts: PatternNode[] = [];
  while (reading.at < reading.text.length && !/^[|)]/.test(reading.text.slice(reading.at, reading.at + 1))) {
    const before = reading.groups + 1;
    const part = readAtom(reading);
    if (!part) return undefined;
    parts.push(repeated(reading, part, before));
  }
  return { kind: 'all', parts };
}

function take(reading: Reading, text: string): boolean {
  if (!reading.text.startsWith(text, reading.at)) return false;
  reading.at += text.length;
  return true;
}

/** Matches at the place that has been reached, and goes on behind it. */
function scan(reading: Reading, sticky: RegExp): RegExpExecArray | null {
  sticky.lastIndex = reading.at;
  const found = sticky.exec(reading.text);
  if (found) reading.at += found[0].length;
  return found;
}

const COUNT = /\{(\d+)(,?)(\d*)\}/y;

function repeated(reading: Reading, inner: PatternNode, before: number): PatternNode {
  const bounds = take(reading, '*')
    ? [0]
    : take(reading, '+')
      ? [1]
      : take(reading, '?')
        ? [0, 1]
        : counted(reading);
  if (!bounds) return inner;
  const [least = 0, most] = bounds;
  return {
    kind: 'repeat',
    inner,
    least,
    most,
    lazy: take(reading, '?'),
    groups: [before, reading.groups + 1],
  };
}

function counted(reading: Reading): readonly number[] | undefined {
  const found = scan(reading, COUNT);
  if (!found) return undefined;
  const [, least, comma, most] = found;
  if (comma === '') return [Number(least), Number(least)];
  return most === '' ? [Number(least)] : [Number(least), Number(most)];
}

const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const ESCAPE = /\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}(?:\\u[0-9a-f]{4})?|x[0-9a-f]{2}|c[a-z]|p\{[^}]*\}|[\s\S])/iy;
const CODE_POINT = /[\s\S]/uy;

function readAtom(reading: Reading): PatternNode | undefined {
  if (take(reading, '^')) return { kind: 'edge', edge: 'start' };
  if (take(reading, '$')) return { kind: 'edge', edge: 'end' };
  if (take(reading, '\\b')) return { kind: 'edge', edge: 'word' };
  if (take(reading, '\\B')) return { kind: 'edge', edge: 'no-word' };
  const back = scan(reading, /\\(?:([1-9]\d*)|k<([^>]*)>)/y);
  if (back) return backTo(reading, back[2] ?? Number(back[1]));
  if (take(reading, '(')) return readGroup(reading);
  const source = (scan(reading, CLASS) ?? scan(reading, ESCAPE) ?? scan(reading, CODE_POINT))?.[0];
  return source === undefined ? undefined : { kind: 'one', source };
}

function backTo(reading: Reading, group: number | string): PatternNode {
  reading.regular = false;
  reading.refersBack = true;
  return { kind: 'back', group };
}

function readGroup(reading: Reading): PatternNode | undefined {
  const look = scan(reading, /\?(<?)([=!])/y);
  if (look) {
    reading.regular = false;
    reading.looksBehind ||= look[1] === '<';
    const inner = readClosed(reading);
    return inner && { kind: 'look', behind: look[1] === '<', negative: look[2] === '!', inner };
  }
  if (take(reading, '?:')) return asGroup(0, readClosed(reading));
  const name = scan(reading, /\?<([^>]*)>/y)?.[1];
  // Other flags and groups of newer editions are not read.
  if (name === undefined && reading.text.startsWith('?', reading.at)) return undefined;
  const group = ++reading.groups;
  if (name !== undefined) reading.names.set(name, group);
  return asGroup(group, readClosed(reading));
}

function readClosed(reading: Reading): PatternNode | undefined {
  const inner = readAny(reading);
  return inner && take(reading, ')') ? inner : undefined;
}

const asGroup = (group: number, inner: PatternNode | undefined): PatternNode | undefined =>
  inner && { kind: 'group', group, inner };
