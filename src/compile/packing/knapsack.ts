/**
 * The best walk within a budget.
 *
 * From the last step to the first, every state gets its frontier: the tokens and utility of the rests of a walk
 * that no other rest beats in both. Only the core is looked at: rests that cannot belong to a walk of a certain
 * utility are left out, judged by the price bound (a multiple-choice knapsack by dominance and core; Pisinger,
 * European J. of Operational Research 83, 1995).
 */

import { type Core, coreOf, wholeWalk } from './core.ts';
import { type Arena, type Frontiers, fillFrontiers, mostWithin, newArena } from './frontier.ts';
import { behind, findPrice, roundoff } from './price.ts';
import { CARRIED, preferredWalk } from './ties.ts';
import { lastState, type Walk, type Walks } from './walks.ts';

/** One attempt. The walks that count lie in the upper `part` of the gap between the bound and the best known. */
export interface Pass {
  readonly part: number;
  /** How many rests may be kept, 16 bytes each: when there are more, the frontiers are thinned or the pass ends. */
  readonly rests: number;
  readonly thin: boolean;
}

/** Thinned passes find good walks; the others prove one best when the best lies in their part. */
export const PASSES: readonly Pass[] = [
  { part: 1, rests: 20_000, thin: true },
  { part: 1, rests: 200_000, thin: true },
  { part: 1 / 64, rests: 500_000, thin: false },
  { part: 1 / 8, rests: 1_000_000, thin: false },
  { part: 1, rests: 4_000_000, thin: false },
];

export interface Found extends Walk {
  /** Whether it is proved that no walk within the budget is better. */
  readonly exact: boolean;
  /** A utility that no walk within the budget exceeds. */
  readonly bound: number;
}

/**
 * The walk of greatest utility with at most `budget` tokens, and of those the preferred one, if a pass proves
 * it; else a good one. Undefined when there is none.
 */
export function bestWithin(walks: Walks, budget: number, passes: readonly Pass[]): Found | undefined {
  const priced = findPrice(walks, budget);
  if (!priced) return undefined;
  const { price, bound } = priced;
  const arena = newArena();
  let best: Walk = priced.walk;
  for (const pass of worthwhile(passes, lastState(walks))) {
    const least = bound - Math.floor((bound - best.utility) * pass.part);
    const core = coreOf(walks, budget, price, least);
    const frontiers = sweep(core, price, least - core.utility, pass, arena);
    if (!frontiers) continue;
    const most = mostWithin(frontiers, 0, core.budget);
    if (most === undefined) continue;
    const proved = frontiers.whole && most + core.utility >= least;
    const walk = preferredWalk(core.walks, frontiers, core.budget, most, proved ? CARRIED : 1);
    if (walk.utility + core.utility >= best.utility) best = wholeWalk(walk, core);
    if (proved) return { ...best, exact: true, bound: best.utility };
  }
  return { ...best, exact: best.utility === bound, bound };
}

/** Without thinned passes that leave too little for each state, but always with the widest of them. */
function worthwhile(passes: readonly Pass[], states: number): Pass[] {
  return passes.filter(({ rests, thin }, index) => !thin || rests >= 4 * states || !passes[index + 1]?.thin);
}

/** The frontiers of the rests that count, or undefined when there are too many of them. */
function sweep(
  core: Core,
  price: number,
  least: number,
  { rests, thin }: Pass,
  arena: Arena,
): Frontiers | undefined {
  const { walks, budget } = core;
  const before = behind(walks, price);
  const enough = least - price * budget - roundoff(walks, price * budget, least + core.utility);
  const use = (state: number) => ({
    room: budget - (before.tokens[state] as number),
    price,
    floor: enough - (before.worth[state] as number),
  });
  return fillFrontiers(walks, use, { rests, thin }, arena);
}
