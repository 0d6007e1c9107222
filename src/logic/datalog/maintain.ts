/**
 * Maintenance: what was listed stays listed when facts change, and only what rests on the changed facts is asked
 * again.
 *
 * A changed row of a relation that a clause asks, matched against the goal, leaves some arguments of the head
 * bound: the rows of that pattern may have changed, and no others that follow by that goal. They are asked again and
 * compared. This holds for goals under negation and inside alternatives as well.
 */

import { instantiate, match } from '../matching.ts';
import type { Clause } from '../program.ts';
import { indicator, isGround, type Term } from '../term.ts';
import { runClauses } from './call.ts';
import { goalsIn } from './goals.ts';
import { planOf } from './plan.ts';
import type { Predicate } from './predicates.ts';
import { Doubt, OutOfBudget, type Run } from './run.ts';
import { holding, keyAt, type Store, storedRows, type Tuple } from './stored.ts';
import { type Key, keyOfValues, toTerm, toValue, type Value } from './value.ts';

/** Rows that were added or removed, by `name/arity`. */
export type Changes = ReadonlyMap<string, readonly Tuple[]>;

/** More patterns than this cost as much as listing the relation again. */
const MOST_PATTERNS = 500;
const COST = 2_000_000;

/**
 * Hands what `before` has listed on to `run`, whose facts differ from those of `before` by `changed`. The changes of
 * listed relations are returned with those of facts; undefined stands for a relation whose rows may all differ.
 */
export function carryOver(
  before: Run,
  run: Run,
  changed: Changes,
): ReadonlyMap<string, readonly Tuple[] | undefined> {
  const changes = new Map<string, readonly Tuple[] | undefined>(changed);
  for (const predicate of run.predicates.upwards) {
    if (!isTouched(predicate, changes)) {
      if (before.listed.has(predicate)) run.listed.set(predicate, before.listed.get(predicate));
      continue;
    }
    const stores = before.listed.get(predicate);
    const revision = stores && revise(run, predicate, stores, changes);
    if (revision) run.listed.set(predicate, revision.stores);
    const stated = changes.get(predicate.name) ?? [];
    const all = revision && [...stated, ...revision.changed];
    if (!all || all.length > 0) changes.set(predicate.name, all);
  }
  return changes;
}

const isTouched = ({ asks }: Predicate, changes: ReadonlyMap<string, unknown>): boolean =>
  asks.has('') || [...asks].some((name) => changes.has(name));

interface Revision {
  readonly stores: readonly Store[];
  readonly changed: readonly Tuple[];
}

/** The listing with the rows of all touched patterns asked again; undefined when it must be made anew. */
function revise(
  run: Run,
  predicate: Predicate,
  stores: readonly Store[],
  changes: ReadonlyMap<string, readonly Tuple[] | undefined>,
): Revision | undefined {
  const patterns = touchedPatterns(predicate, changes);
  if (!patterns) return undefined;
  const before = new Map<Key, Tuple>();
  const after = new Map<Key, Tuple>();
  for (const { mask, args } of patterns) {
    const rows = asked(run, predicate, mask, args);
    if (!rows) return undefined;
    for (const row of rows) after.set(keyOfValues(row), row);
    for (const store of stores)
      for (const row of holding(store, mask, args)) before.set(keyOfValues(row), row);
  }
  const removed = [...before].filter(([key]) => !after.has(key));
  const added = [...after].filter(([key]) => !before.has(key)).map(([, row]) => row);
  const changed = [...removed.map(([, row]) => row), ...added];
  if (changed.length === 0) return { stores, changed };
  return { stores: withChanges(stores, new Set(removed.map(([key]) => key)), added), changed };
}

/** The first store keeps its indexes; all changes are in a second one, until they are many. */
function withChanges(stores: readonly Store[], removed: ReadonlySet<Key>, added: readonly Tuple[]): Store[] {
  const isRemoved = (row: Tuple) => removed.has(keyOfValues(row));
  const [base, ...rest] = stores;
  const more = [...rest.flatMap((store) => holding(store, 0, [])).filter((row) => !isRemoved(row)), ...added];
  if (!base) return [{ stored: storedRows(more) }];
  const gone = base.isGone;
  const isGone = (row: Tuple) => gone?.(row) === true || isRemoved(row);
  if (more.length > base.stored.rows.length / 8 + 16)
    return [{ stored: storedRows([...base.stored.rows.filter((row) => !isGone(row)), ...more]) }];
  return [{ stored: base.stored, isGone }, { stored: storedRows(more) }];
}

interface Touched {
  readonly mask: number;
  readonly args: Tuple;
}

/** The patterns of heads that a change may reach; undefined when that is any row. */
function touchedPatterns(
  predicate: Predicate,
  changes: ReadonlyMap<string, readonly Tuple[] | undefined>,
): readonly Touched[] | undefined {
  const patterns = new Map<string, Touched>();
  for (const clause of predicate.clauses)
    for (const goal of goalsIn(clause.body)) {
      const name = indicator(goal) ?? '';
      if (!changes.has(name)) continue;
      const rows = changes.get(name);
      if (!rows) return undefined;
      for (const row of rows) {
        const pattern = headPattern(clause, goal, row);
        if (pattern?.mask === 0) return undefined;
        if (pattern) patterns.set(`${pattern.mask} ${String(keyAt(pattern.mask, pattern.args))}`, pattern);
        if (patterns.size > MOST_PATTERNS) return undefined;
      }
    }
  return [...patterns.values()];
}

/** What a goal that matches a row leaves bound in the head; undefined when it does not match. */
function headPattern({ head }: Clause, goal: Term, row: Tuple): Touched | undefined {
  const bindings = match(goal, { ...(goal as { kind: 'compound'; name: string }), args: row.map(toTerm) });
  if (!bindings) return undefined;
  const args: Value[] = [];
  let mask = 0;
  (head.kind === 'compound' ? head.args : []).forEach((arg, i) => {
    const term = instantiate(arg, bindings);
    if (!isGround(term)) return;
    mask |= 1 << i;
    args[i] = toValue(term);
  });
  return { mask, args };
}

/** The rows of one pattern by the clauses; undefined when these do not decide it. */
function asked(run: Run, predicate: Predicate, mask: number, args: Tuple): Tuple[] | undefined {
  const plan = planOf(run.predicates, predicate, mask);
  if (!plan) return undefined;
  run.budget.left = COST;
  try {
    const rows: Tuple[] = [];
    runClauses(run, plan, args, (row) => {
      rows.push(row);
      return false;
    });
    return rows;
  } catch (error) {
    if (error instanceof Doubt || error instanceof OutOfBudget || error instanceof RangeError)
      return undefined;
    throw error;
  }
}
