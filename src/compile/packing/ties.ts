/**
 * Ties: of all best walks, the preferred one.
 *
 * Two walks are compared at the first unit, in rank order, that they treat differently; preferred is the one
 * whose option ranks first there. Steps need not be in rank order, so partial walks that may still tie are
 * carried along, the preferred first. Each knows the first unit at which it differs from the one before it, so
 * that no two walks are ever compared unit by unit.
 */

import { type Frontiers, mostWithin } from './frontier.ts';
import { edgesByState, type Walk, type Walks } from './walks.ts';

/** How many partial walks are carried at most; beyond it the least preferred are given up. */
export const CARRIED = 4096;

/** A walk up to a state. `left` tokens may still be spent, and `due` utility must still be gained. */
interface Partial {
  readonly state: number;
  readonly left: number;
  readonly due: number;
  readonly rank: number;
  readonly parent: Partial | undefined;
  /** The first unit at which it differs from the one before it; infinite for the first. */
  readonly differs: number;
}

/** The preferred of the walks of utility `most`, of which the frontiers hold one; at most `limit` are carried. */
export function preferredWalk(
  walks: Walks,
  frontiers: Frontiers,
  budget: number,
  most: number,
  limit: number,
): Walk {
  const edges = edgesByState(walks);
  const settled = settledAfter(walks.unit);
  const start: Partial = {
    state: 0,
    left: budget,
    due: most,
    rank: 0,
    parent: undefined,
    differs: Number.POSITIVE_INFINITY,
  };
  let carried: readonly Partial[] = [start];
  walks.unit.forEach((unit, k) => {
    const next = inOrder(carried, unit, (partial) => advance(partial, walks, edges, frontiers));
    carried = preferredOnly(next, settled[k] as number, limit);
  });
  const end = carried[0] ?? start;
  return { ranks: ranksOf(end), utility: most - end.due };
}

/** One step more. */
interface Advance {
  readonly state: number;
  readonly left: number;
  readonly due: number;
  readonly rank: number;
}

/** The ways to take one step more and still come to a best walk. */
function advance(
  { state, left, due }: Partial,
  walks: Walks,
  edges: Int32Array,
  frontiers: Frontiers,
): Advance[] {
  const ways: Advance[] = [];
  for (let e = edges[state] as number; e < (edges[state + 1] as number); e++) {
    const next = {
      state: walks.to[e] as number,
      left: left - (walks.tokens[e] as number),
      due: due - (walks.utility[e] as number),
      rank: walks.rank[e] as number,
    };
    const gain = mostWithin(frontiers, next.state, next.left);
    if (gain !== undefined && gain >= next.due) ways.push(next);
  }
  return ways;
}

/** For every step, the first unit in rank order that is decided after it; infinite after the last. */
function settledAfter(unit: readonly number[]): number[] {
  const settled: number[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (let k = unit.length; k-- > 0; ) {
    settled[k] = first;
    first = Math.min(first, unit[k] as number);
  }
  return settled;
}

/**
 * The carried walks with one step more, the preferred first.
 *
 * Walks that differ at a unit before `unit` keep their order. Among the others, the option taken now decides,
 * and then what decided between them so far.
 */
function inOrder(
  carried: readonly Partial[],
  unit: number,
  ways: (partial: Partial) => Advance[],
): Partial[] {
  const next: Partial[] = [];
  let last: Child | undefined;
  for (let from = 0; from < carried.length; ) {
    let end = from + 1;
    while ((carried[end]?.differs ?? 0) > unit) end++;
    const run: Child[] = [];
    for (let place = from; place < end; place++) {
      const parent = carried[place] as Partial;
      for (const way of ways(parent)) run.push({ way, parent, place });
    }
    run.sort((a, b) => a.way.rank - b.way.rank || a.place - b.place);
    for (const child of run) {
      const apart = last && last.place >= from && last.way.rank !== child.way.rank;
      const differs = apart ? unit : firstDifference(carried, last?.place, child.place);
      next.push({ ...child.way, parent: child.parent, differs });
      last = child;
    }
    from = end;
  }
  return next;
}

interface Child {
  readonly way: Advance;
  readonly parent: Partial;
  /** Of the parent, in the order carried. */
  readonly place: number;
}

/** The first unit at which two carried walks differ, the earlier in place first. */
function firstDifference(carried: readonly Partial[], earlier: number | undefined, later: number): number {
  let first = Number.POSITIVE_INFINITY;
  if (earlier === undefined) return first;
  for (let place = earlier + 1; place <= later; place++) {
    first = Math.min(first, (carried[place] as Partial).differs);
  }
  return first;
}

/**
 * Drops walks that lose at a unit before `settled`, and those that a preferred one can stand in for: one in the
 * same state with as many tokens left.
 */
function preferredOnly(partials: readonly Partial[], settled: number, limit: number): Partial[] {
  const kept: Partial[] = [];
  const most = new Map<number, number>();
  let differs = Number.POSITIVE_INFINITY;
  for (const [place, partial] of partials.entries()) {
    if (place > 0 && partial.differs < settled) break;
    if (kept.length === limit) break;
    differs = Math.min(differs, partial.differs);
    if (partial.left <= (most.get(partial.state) ?? -1)) continue;
    most.set(partial.state, partial.left);
    kept.push(differs === partial.differs ? partial : { ...partial, differs });
    differs = Number.POSITIVE_INFINITY;
  }
  return kept;
}

function ranksOf(end: Partial): number[] {
  const ranks: number[] = [];
  for (let at = end; at.parent; at = at.parent) ranks.push(at.rank);
  return ranks.reverse();
}
