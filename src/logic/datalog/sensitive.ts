/**
 * Mode sensitivity: whether what a clause answers depends on what is bound when it is asked, and not only on
 * what holds.
 *
 * `calm(U) :- \+ category(U, danger)` denies a category of U when it is asked for one U, and of everyone when it is
 * asked for all. Rows listed with everything open stand for such a clause in no other question.
 */

import { type Clause, calledGoal } from '../program.ts';
import { type Compound, indicator, isCompound, type Term, variablesOf } from '../term.ts';

/** Which arguments are tests: only whether they hold counts, or which answer comes first, or all answers at once. */
const TESTS: ReadonlyMap<string, readonly number[]> = new Map([
  ['\\+/1', [0]],
  ['once/1', [0]],
  ['forall/2', [0, 1]],
  ['findall/3', [0, 1]],
  ['bagof/3', [0, 1]],
  ['setof/3', [0, 1]],
]);

const ASKS_WHAT_IS_BOUND: ReadonlySet<string> = new Set([
  'var/1',
  'nonvar/1',
  'ground/1',
  'copy_term/2',
  '!/0',
]);

/**
 * Whether a clause answers differently when its head is open, judged by itself. A computed relation of which nothing
 * is bound (`isComputed` tells them by name) ranges over stated rows only, and holds of others when it is asked.
 */
export function isSensitive({ head, body }: Clause, isComputed: (name: string) => boolean = never): boolean {
  if (!body) return false;
  const occurrences = countsOf(head, body);
  try {
    return walk(body, new Set(), { occurrences, isComputed }) === undefined;
  } catch (error) {
    // A body of very many goals is nested as deep as it is long.
    if (error instanceof RangeError) return true;
    throw error;
  }
}

const never = (): boolean => false;

type Bound = ReadonlySet<string>;

/** What is known of the whole clause. */
interface Around {
  /** How often each variable stands in it. */
  readonly occurrences: ReadonlyMap<string, number>;
  isComputed(name: string): boolean;
}

/** The variables that have values after a goal; undefined when it is sensitive. */
function walk(goal: Term, bound: Bound, around: Around): Bound | undefined {
  const called = calledGoal(goal);
  if (called) return walk(called, bound, around);
  const name = indicator(goal);
  if (name === undefined || ASKS_WHAT_IS_BOUND.has(name)) return undefined;
  if (goal.kind !== 'compound') return bound;
  if (isHint(goal)) return bound;
  if (name === ',/2' || name === 'call/1') return walkAll(goal.args, bound, around);
  if (name === ';/2') return walkEither(goal, bound, around);
  if (name === '->/2') return walkChoice(goal, bound, around);
  const isOpen = goal.args.every((arg) => !variablesOf(arg).every((variable) => bound.has(variable)));
  if (isOpen && around.isComputed(name) && leaks(goal.args, bound, around)) return undefined;
  // Of what is open, it takes the first.
  if (name === 'memberchk/2' && leaks(goal.args.slice(0, 1), bound, around)) return undefined;
  // It raises for a bound third argument that is no integer.
  if (name === 'between/3' && leaks(goal.args.slice(2), bound, around)) return undefined;
  const tests = TESTS.get(name);
  if (!tests) return withAll(bound, goal);
  const tested = tests.map((i) => goal.args[i] as Term);
  if (leaks(tested, bound, around)) return undefined;
  for (const test of name.endsWith('all/3') || name.endsWith('of/3') ? tested.slice(1) : tested)
    if (!walk(test, bound, around)) return undefined;
  return withAll(bound, goal);
}

function walkAll(goals: readonly Term[], bound: Bound, around: Around): Bound | undefined {
  let after: Bound | undefined = bound;
  for (const goal of goals) {
    if (!after) return undefined;
    after = walk(goal, after, around);
  }
  return after;
}

function walkEither(goal: Compound, bound: Bound, around: Around): Bound | undefined {
  const left = walk(goal.args[0] as Term, bound, around);
  const right = walk(goal.args[1] as Term, bound, around);
  return left && right && new Set([...left].filter((name) => right.has(name)));
}

function walkChoice(goal: Compound, bound: Bound, around: Around): Bound | undefined {
  if (leaks([goal.args[0] as Term], bound, around)) return undefined;
  return walkAll(goal.args, bound, around);
}

/** Whether a test has a variable without a value that is not its own. */
function leaks(tested: readonly Term[], bound: Bound, { occurrences }: Around): boolean {
  const inside = countsOf(...tested);
  for (const [name, count] of inside) if (!bound.has(name) && occurrences.get(name) !== count) return true;
  return false;
}

const withAll = (bound: Bound, goal: Term): Bound => new Set([...bound, ...variablesOf(goal)]);

function countsOf(...terms: readonly Term[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const stack = [...terms];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.kind === 'var') counts.set(next.name, (counts.get(next.name) ?? 0) + 1);
    if (next.kind === 'compound') stack.push(...next.args);
  }
  return counts;
}

/**
 * `(nonvar(U) ; ground(P) -> identity(U, P) ; true)`: takes a unit apart as soon as it is known. The goal comes again
 * where it must hold, so that this never decides anything.
 */
export function isHint(goal: Term): boolean {
  if (!isCompound(goal, ';', 2)) return false;
  const [choice, otherwise] = goal.args as [Term, Term];
  if (!isCompound(choice, '->', 2) || otherwise.kind !== 'atom' || otherwise.name !== 'true') return false;
  const [known, then] = choice.args as [Term, Term];
  return isCompound(known, ';', 2) && isCompound(then, 'identity', 2);
}
