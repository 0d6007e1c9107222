/** Choosing an option for every item, so that utility is greatest within the budget. */

import { layOut, layOutWhole } from './bundles.ts';
import { arrange } from './groups.ts';
import type { Item, Option } from './items.ts';
import { bestWithin, type Found, PASSES, type Pass } from './knapsack.ts';
import { findPrice } from './price.ts';
import type { Walks } from './walks.ts';

/** How much the search may spend before it settles for a good choice. */
export interface Caps {
  /** States that the decision on one unit may have; see bundles.ts. */
  readonly states: number;
  /** See knapsack.ts. */
  readonly passes: readonly Pass[];
}

export const CAPS: Caps = { states: 512, passes: PASSES };

/** States of all steps together when they must be confined: every step has its share, and at least sixteen. */
const CONFINED = 150_000;

export interface Choice {
  /** By position of the item. */
  readonly options: readonly Option[];
  readonly utility: number;
  /** Whether it is proved that no choice within the budget has more utility. */
  readonly exact: boolean;
  /** A utility that no choice within the budget exceeds. */
  readonly bound: number;
}

/** Undefined when nothing keeps the budget. */
export function choose(all: readonly Item[], available: number, caps: Caps): Choice | undefined {
  const items = all.map((item) => ({
    ...item,
    options: item.options.filter((option) => option.tokens <= available),
  }));
  const walks = layOutWhole(items, caps.states);
  if (walks) return choiceOf(items, walks, bestWithin(walks, available, caps.passes));
  return chooseAmongSome(items, available, caps);
}

/**
 * A good choice, where items are too entangled for all choices to be laid out. Walks that may break requirements
 * prove a bound and a price, by which the states worth keeping are told for walks that break none.
 */
function chooseAmongSome(items: readonly Item[], available: number, caps: Caps): Choice | undefined {
  const states = Math.min(caps.states, Math.max(16, Math.floor(CONFINED / items.length)));
  const groups = arrange(items, 'fewest');
  const apart = layOutWhole(
    items.map((item) => ({ ...item, requires: [] })),
    1,
  );
  const rough = apart && findPrice(apart, available);
  const loose = rough && layOut(items, groups, { states, over: 'merge', price: rough.price });
  const priced = loose && findPrice(loose, available);
  const kept = priced && layOut(items, groups, { states, over: 'drop', price: priced.price });
  if (!kept) return undefined;
  const thinned = caps.passes.filter((pass) => pass.thin);
  const choice = choiceOf(items, kept, bestWithin(kept, available, thinned));
  return choice && { ...choice, bound: priced.bound, exact: choice.utility === priced.bound };
}

function choiceOf(items: readonly Item[], { unit }: Walks, found: Found | undefined): Choice | undefined {
  if (!found) return undefined;
  const options: Option[] = new Array(items.length);
  unit.forEach((index, k) => {
    options[index] = items[index]?.options[found.ranks[k] as number] as Option;
  });
  return { options, utility: found.utility, exact: found.exact, bound: found.bound };
}
