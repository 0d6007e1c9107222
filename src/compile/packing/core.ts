/** The core: what is still open when no walk below a certain utility counts. */

import { ahead, behind, roundoff } from './price.ts';
import { lastState, type Walk, type Walks, type WalksBuilder, walksBuilder } from './walks.ts';

export interface Core {
  /** The steps that are still open, with the edges that a walk that counts may take. */
  readonly walks: Walks;
  /** What the decided steps leave of the budget, and what they give. */
  readonly budget: number;
  readonly utility: number;
  /** For every step of the whole, the rank that is decided; -1 where it is open. */
  readonly decided: readonly number[];
}

/** Drops the edges that no walk within the budget and of utility `least` or more takes, and what that decides. */
export function coreOf(walks: Walks, budget: number, price: number, least: number): Core {
  const kept = promising(walks, budget, price, least);
  const states = liveStates(walks, kept);
  const builder = walksBuilder();
  const decided: number[] = [];
  let left = budget;
  let utility = 0;
  walks.unit.forEach((unit, k) => {
    const edges = kept[k] as readonly number[];
    const alone = edges.length === 1 && states.count(k) === 1 && states.count(k + 1) === 1;
    const only = alone ? edges[0] : undefined;
    decided.push(only === undefined ? -1 : (walks.rank[only] as number));
    if (only === undefined) {
      for (const e of edges) copyEdge(walks, e, states.number, builder);
      builder.step(unit, states.count(k));
    } else {
      left -= walks.tokens[only] as number;
      utility += walks.utility[only] as number;
    }
  });
  return { walks: builder.build(), budget: left, utility, decided };
}

/**
 * By step, the edges that may lie on a walk within the budget and of utility `least` or more. Each leads to a
 * state from which another does, whatever rounding does to their sums.
 */
function promising(walks: Walks, budget: number, price: number, least: number): number[][] {
  const { from, to, tokens, utility } = walks;
  const before = behind(walks, price);
  const after = ahead(walks, price);
  const enough = least - price * budget - roundoff(walks, price * budget, least);
  const goesOn = new Uint8Array(lastState(walks) + 1).fill(1, lastState(walks));
  const kept: number[][] = walks.unit.map(() => []);
  for (let k = walks.unit.length; k-- > 0; ) {
    for (let e = walks.edge[k] as number; e < (walks.edge[k + 1] as number); e++) {
      const source = from[e] as number;
      const target = to[e] as number;
      const cost = tokens[e] as number;
      const lightest = (before.tokens[source] as number) + cost + (after.tokens[target] as number);
      const own = (utility[e] as number) - price * cost;
      const worth = (before.worth[source] as number) + own + (after.worth[target] as number);
      if (!goesOn[target] || lightest > budget || worth < enough) continue;
      goesOn[source] = 1;
      kept[k]?.push(e);
    }
  }
  return kept;
}

/** The states from which an edge was kept, numbered anew within their step; and the last one. */
function liveStates(walks: Walks, kept: readonly (readonly number[])[]) {
  const number = new Int32Array(lastState(walks) + 1).fill(-1);
  const counts = kept.map((edges) => {
    let count = 0;
    for (const e of edges) {
      const state = walks.from[e] as number;
      if (number[state] === -1) number[state] = count++;
    }
    return count;
  });
  number[lastState(walks)] = 0;
  return { number, count: (k: number): number => counts[k] ?? 1 };
}

function copyEdge(walks: Walks, e: number, number: Int32Array, builder: WalksBuilder): void {
  const source = number[walks.from[e] as number] as number;
  const target = number[walks.to[e] as number] as number;
  const { rank, tokens, utility } = walks;
  builder.add(source, target, rank[e] as number, tokens[e] as number, utility[e] as number);
}

/** A walk through the core as one through the whole. */
export function wholeWalk({ ranks, utility }: Walk, core: Core): Walk {
  let next = 0;
  return {
    ranks: core.decided.map((rank) => (rank < 0 ? (ranks[next++] as number) : rank)),
    utility: utility + core.utility,
  };
}
