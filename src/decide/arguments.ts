/** The arguments of a call as leaves: every text, number and truth value in them, with the names above it. */

import { parseJson } from '../catalog/analyse/json.ts';
import type { Json } from '../catalog/unit.ts';
import { headOf } from './names.ts';

export type Depth = 'all' | 'some';

export interface Leaf {
  /** Heads of the names above the value, outermost first. */
  readonly heads: readonly string[];
  readonly value: string | number | boolean;
  /** Of a command: its words, and words that people use for what it does. */
  readonly words?: readonly string[];
  readonly means?: readonly string[];
  /** Words for what it may do. */
  readonly likely?: readonly string[];
  /** Of a command: it only says what it would do. */
  readonly tried?: true;
  /** A path of which everything below is meant, too, or may be. */
  readonly deep?: Depth;
}

export interface Leaves {
  readonly leaves: readonly Leaf[];
  /** Whether everything was looked at. */
  readonly complete: boolean;
}

const MOST_LEAVES = 5_000;
const MOST_STEPS = 20_000;
const MOST_DEPTH = 64;
/** Texts that are JSON themselves are looked into, up to this length. */
const MOST_JSON = 200_000;

interface Task {
  readonly heads: readonly string[];
  readonly value: unknown;
}

/** Works on a stack of its own and within bounds; where they are reached, what was left out may be anything. */
export function leavesOf(args: { readonly [name: string]: Json }): Leaves {
  const leaves: Leaf[] = [];
  const tasks: Task[] = [{ heads: [], value: args }];
  let left = MOST_STEPS;
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    if (--left < 0 || leaves.length >= MOST_LEAVES || task.heads.length > MOST_DEPTH)
      return { leaves, complete: false };
    open(task, leaves, tasks);
  }
  return { leaves, complete: true };
}

function open({ heads, value }: Task, leaves: Leaf[], tasks: Task[]): void {
  if (typeof value === 'object' && value !== null) {
    for (const inner of parts(value, heads)) tasks.push(inner);
    return;
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return;
  leaves.push({ heads, value });
  if (typeof value === 'string' && HEADERS.has(heads.at(-1) ?? ''))
    for (const line of value.slice(0, MOST_JSON).match(TO_WHOM) ?? [])
      leaves.push({ heads: [...heads, 'to'], value: line.slice(line.indexOf(':') + 1) });
  const held = typeof value === 'string' ? jsonIn(value) : undefined;
  if (held) tasks.push({ heads: [...heads, ''], value: held });
}

function parts(value: object, heads: readonly string[]): Task[] {
  if (Array.isArray(value)) {
    const items = value.slice(0, MOST_LEAVES + 1).reverse();
    const whole = STATEMENTS.has(heads.at(-1) ?? '') && items.every((item) => typeof item === 'string');
    const joined = whole && items.length > 1 ? [{ heads, value: items.toReversed().join(' ') }] : [];
    return [...joined, ...items.map((item: unknown) => ({ heads, value: item }))];
  }
  const entries = Object.entries(value)
    .slice(0, MOST_LEAVES + 1)
    .reverse();
  return entries.map(([name, inner]) => ({ heads: [...heads, headOf(name)], value: inner as unknown }));
}

/** Names of texts that may be passed in pieces. */
const STATEMENTS: ReadonlySet<string> = new Set(['statement', 'sql', 'query']);
/** Names of texts that are headers of a letter, and the headers that say to whom. */
const HEADERS: ReadonlySet<string> = new Set(['header', 'raw', 'mime', 'eml']);
const TO_WHOM = /^(?:to|cc|bcc):[^\n]*/gim;

function jsonIn(text: string): object | undefined {
  if (text.length > MOST_JSON || !/^\s*[[{]/.test(text)) return undefined;
  const parsed = parseJson(text);
  return parsed.ok && typeof parsed.value === 'object' && parsed.value !== null ? parsed.value : undefined;
}

/** The leaves of the arguments that count. */
export const leavesFor = (leaves: readonly Leaf[], heads: ReadonlySet<string>): readonly Leaf[] =>
  leaves.filter((leaf) => leaf.heads.some((head) => heads.has(head)));
