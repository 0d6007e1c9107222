/** A backtracking matcher with a budget, for expressions that look around or refer back. */

import type { Pattern, PatternNode } from './pattern-syntax.ts';

type Step =
  | { readonly op: 'one'; readonly test: (character: string) => boolean }
  | { readonly op: 'edge'; readonly edge: 'start' | 'end' | 'word' | 'no-word' }
  /** Tries `first`, and `second` if that fails. */
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'save'; readonly slot: number }
  /** Forgets what the groups from one to before another took. */
  | { readonly op: 'forget'; readonly groups: readonly [number, number] }
  /** Fails where a round of a loop has read nothing since this slot was saved. */
  | { readonly op: 'moved'; readonly slot: number }
  | { readonly op: 'back'; readonly group: number }
  | {
      readonly op: 'look';
      readonly behind: boolean;
      readonly negative: boolean;
      readonly steps: readonly Step[];
    }
  | { readonly op: 'done' };

const MOST_STEPS = 20_000;
/** Steps of one match. */
export const MATCH_WORK = 100_000;

interface Making {
  readonly pattern: Pattern;
  readonly tests: Map<string, (character: string) => boolean>;
  slots: number;
  made: number;
}

export type Machine = (text: string) => boolean | 'too long';

/** The matcher of a pattern; undefined when its counts make it too large. */
export function machineOf(pattern: Pattern): Machine | undefined {
  const making: Making = { pattern, tests: new Map(), slots: 2 * (pattern.groups + 1), made: 0 };
  const steps: Step[] = [];
  if (!emit(making, pattern.root, steps)) return undefined;
  steps.push({ op: 'done' });
  return (text) => {
    const run: Run = { characters: Array.from(text), work: MATCH_WORK };
    for (let start = 0; start <= run.characters.length; start++) {
      if (matchAt(run, steps, start, new Array<number>(making.slots).fill(-1))) return true;
      if (run.work <= 0) return 'too long';
    }
    return false;
  };
}

function emit(making: Making, node: PatternNode, steps: Step[]): boolean {
  if (++making.made > MOST_STEPS) return false;
  switch (node.kind) {
    case 'one':
      steps.push({ op: 'one', test: testOf(making, node.source) });
      return true;
    case 'edge':
      steps.push({ op: 'edge', edge: node.edge });
      return true;
    case 'all':
      return node.parts.every((part) => emit(making, part, steps));
    case 'any':
      return emitAny(making, node.ways, steps);
    case 'group':
      return emitGroup(making, node.group, node.inner, steps);
    case 'back':
      steps.push({
        op: 'back',
        group: typeof node.group === 'number' ? node.group : (making.pattern.names.get(node.group) ?? 0),
      });
      return true;
    case 'look': {
      const inner: Step[] = [];
      if (!emit(making, node.inner, inner)) return false;
      inner.push({ op: 'done' });
      steps.push({ op: 'look', behind: node.behind, negative: node.negative, steps: inner });
      return true;
    }
    case 'repeat':
      return emitRepeat(making, node, steps);
  }
}

function testOf(making: Making, source: string): (character: string) => boolean {
  const known = making.tests.get(source);
  if (known) return known;
  // One character against one class: nothing to backtrack over.
  const expression = new RegExp(`^${source}$`, 'u');
  const test = (character: string) => expression.test(character);
  making.tests.set(source, test);
  return test;
}

function emitAny(making: Making, ways: readonly PatternNode[], steps: Step[]): boolean {
  const ends: number[] = [];
  for (const [i, way] of ways.entries()) {
    const last = i === ways.length - 1;
    const split = last ? -1 : steps.push({ op: 'done' }) - 1;
    if (!emit(making, way, steps)) return false;
    if (last) break;
    ends.push(steps.push({ op: 'done' }) - 1);
    steps[split] = { op: 'split', first: split + 1, second: steps.length };
  }
  for (const end of ends) steps[end] = { op: 'jump', to: steps.length };
  return true;
}

function emitGroup(making: Making, group: number, inner: PatternNode, steps: Step[]): boolean {
  if (group === 0) return emit(making, inner, steps);
  steps.push({ op: 'save', slot: 2 * group });
  const made = emit(making, inner, steps);
  steps.push({ op: 'save', slot: 2 * group + 1 });
  return made;
}

function emitRepeat(making: Making, node: Repeat, steps: Step[]): boolean {
  for (let i = 0; i < node.least; i++) if (!emitRound(making, node, steps)) return false;
  if (node.most === undefined) return emitLoop(making, node, steps);
  const splits: number[] = [];
  for (let i = node.least; i < node.most; i++) {
    splits.push(steps.push({ op: 'done' }) - 1);
    const slot = making.slots++;
    steps.push({ op: 'save', slot });
    if (!emitRound(making, node, steps)) return false;
    steps.push({ op: 'moved', slot });
  }
  for (const split of splits) steps[split] = fork(split + 1, steps.length, node.lazy);
  return true;
}

type Repeat = PatternNode & { readonly kind: 'repeat' };

function emitRound(making: Making, { groups, inner }: Repeat, steps: Step[]): boolean {
  if (groups[0] < groups[1]) steps.push({ op: 'forget', groups });
  return emit(making, inner, steps);
}

const fork = (inside: number, behind: number, lazy: boolean): Step =>
  lazy ? { op: 'split', first: behind, second: inside } : { op: 'split', first: inside, second: behind };

function emitLoop(making: Making, node: Repeat, steps: Step[]): boolean {
  const slot = making.slots++;
  const split = steps.push({ op: 'done' }) - 1;
  steps.push({ op: 'save', slot });
  if (!emitRound(making, node, steps)) return false;
  steps.push({ op: 'moved', slot }, { op: 'jump', to: split });
  steps[split] = fork(split + 1, steps.length, node.lazy);
  return true;
}

interface Run {
  readonly characters: readonly string[];
  work: number;
}

interface Branch {
  readonly step: number;
  readonly at: number;
  readonly slots: readonly number[];
}

/** The slots at the end of a match that begins at `start`; undefined when there is none or the work is spent. */
function matchAt(
  run: Run,
  steps: readonly Step[],
  start: number,
  slots: readonly number[],
  end?: number,
): readonly number[] | undefined {
  const branches: Branch[] = [{ step: 0, at: start, slots }];
  for (let branch = branches.pop(); branch; branch = branches.pop()) {
    const result = follow(run, steps, branch, branches, end);
    if (result || run.work <= 0) return result;
  }
  return undefined;
}

/** Follows one branch until it fails or is done. */
function follow(
  run: Run,
  steps: readonly Step[],
  branch: Branch,
  branches: Branch[],
  end?: number,
): readonly number[] | undefined {
  let { step, at, slots } = branch;
  for (;;) {
    const current = steps[step];
    if (!current || --run.work <= 0) return undefined;
    step += 1;
    switch (current.op) {
      case 'done':
        return end === undefined || at === end ? slots : undefined;
      case 'one':
        if (at >= run.characters.length || !current.test(run.characters[at] ?? '')) return undefined;
        at += 1;
        break;
      case 'edge':
        if (!isEdge(run, current.edge, at)) return undefined;
        break;
      case 'split':
        branches.push({ step: current.second, at, slots });
        step = current.first;
        break;
      case 'jump':
        step = current.to;
        break;
      case 'save':
        slots = slots.with(current.slot, at);
        break;
      case 'forget':
        slots = slots.map((slot, i) => (i >= 2 * current.groups[0] && i < 2 * current.groups[1] ? -1 : slot));
        break;
      case 'moved':
        if (slots[current.slot] === at) return undefined;
        break;
      case 'back': {
        const length = backLength(run, slots, current.group, at);
        if (length === undefined) return undefined;
        at += length;
        break;
      }
      case 'look': {
        const seen = looked(run, current.steps, current.behind, at, slots);
        if ((seen === undefined) !== current.negative) return undefined;
        slots = seen ?? slots;
        break;
      }
    }
  }
}

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character);

function isEdge({ characters }: Run, edge: 'start' | 'end' | 'word' | 'no-word', at: number): boolean {
  if (edge === 'start') return at === 0;
  if (edge === 'end') return at === characters.length;
  return (isWord(characters[at - 1]) !== isWord(characters[at])) === (edge === 'word');
}

/** How many characters a reference back takes here; a group that took no part takes none. */
function backLength(run: Run, slots: readonly number[], group: number, at: number): number | undefined {
  const from = slots[2 * group] ?? -1;
  const to = slots[2 * group + 1] ?? -1;
  if (from < 0 || to < from) return 0;
  run.work -= to - from;
  for (let i = 0; i < to - from; i++)
    if (run.characters[from + i] !== run.characters[at + i]) return undefined;
  return to - from;
}

function looked(
  run: Run,
  steps: readonly Step[],
  behind: boolean,
  at: number,
  slots: readonly number[],
): readonly number[] | undefined {
  if (!behind) return matchAt(run, steps, at, slots);
  for (let start = at; start >= 0 && run.work > 0; start--) {
    const seen = matchAt(run, steps, start, slots, at);
    if (seen) return seen;
  }
  return undefined;
}
