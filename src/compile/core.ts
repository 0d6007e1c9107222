/** The core: what is still open when no walk below a certain utility counts. */

import { ahead, behind, roundoff } from './price.ts';
import { type Walk, type Walks, type WalksBuilder, walksBuilder } from './walks.ts';

export interface Core {
  /** The steps that are still open, with the edges that a walk that counts may take. */
  readonly walks: Walks;
  /** What the decided steps leave of the budget, and what they give. */
  readonly budget: number;
  readonly utility: number;
  /** For every step of the whole, the rank that is decided; -1 where it is open. */
  readonly decided: readonly number[];
}

/** Drops the edges that no walk within the budget and of utility `least` or more takes. */
export function coreOf(walks: Walks, budget: number, price: number, least: number): Core {
  const kept = promising(walks, budget, price, least);
  const builder = walksBuilder();
  const decided: number[] = [];
  let left = budget;
  let utility = 0;
  walks.unit.forEach((unit, k) => {
    const edges = kept[k] as readonly number[];
    const only =
      edges.length === 1 && width(walks, k) === 1 && width(walks, k + 1) === 1 ? edges[0] : undefined;
    decided.push(only === undefined ? -1 : (walks.rank[only] as number));
    if (only === undefined) {
      for (const e of edges) copyEdge(walks, e, k, builder);
      builder.step(unit, width(walks, k));
    } else {
      left -= walks.tokens[only] as number;
      utility += walks.utility[only] as number;
    }
  });
  return { walks: builder.build(), budget: left, utility, decided };
}

/** By step, the edges that may lie on a walk within the budget and of utility `least` or more. */
function promising(walks: Walks, budget: number, price: number, least: number): number[][] {
  const { from, to, tokens, utility } = walks;
  const before = behind(walks, price);
  const after = ahead(walks, price);
  const enough = least - price * budget - roundoff(walks, price * budget, least);
  return walks.unit.map((_, k) => {
    const kept: number[] = [];
    for (let e = walks.edge[k] as number; e < (walks.edge[k + 1] as number); e++) {
      const source = from[e] as number;
      const target = to[e] as number;
      const cost = tokens[e] as number;
      const lightest = (before.tokens[source] as number) + cost + (after.tokens[target] as number);
      const own = (utility[e] as number) - price * cost;
      const worth = (before.worth[source] as number) + own + (after.worth[target] as number);
      if (lightest <= budget && worth >= enough) kept.push(e);
    }
    return kept;
  });
}

/** The number of states of a step; one after the last. */
const width = ({ state }: Walks, k: number): number =>
  (state[k + 1] ?? (state[k] as number) + 1) - (state[k] as number);

function copyEdge(walks: Walks, e: number, k: number, builder: WalksBuilder): void {
  const source = (walks.from[e] as number) - (walks.state[k] as number);
  const target = (walks.to[e] as number) - (walks.state[k + 1] as number);
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
