/**
 * Bundles: requirements as states.
 *
 * Going along the groups, an item is left out or written in one way, and leaving one out blocks all that require
 * it. A state is the set of blocked groups ahead, so that the walks from the first item to the last are exactly
 * the choices that keep requirements together. Without requirements there is one state at each step.
 */

import { arrange, type Group, ORDERS } from './groups.ts';
import type { Item, Option } from './items.ts';
import { lastState, type Walks, walksBuilder } from './walks.ts';

/** What is done where a step would have more states than the limit. */
export interface Limit {
  readonly states: number;
  /** Drop the least promising, or merge them into one that blocks only what all of them block. */
  readonly over: 'drop' | 'merge';
  /** What a token costs when states are judged. */
  readonly price: number;
}

export interface Layout {
  readonly walks: Walks;
  /** Whether no step went over the limit. */
  readonly whole: boolean;
}

/** The arrangement that has the fewest states. */
export function bestArrangement(
  items: readonly Item[],
  states: number,
): Layout & { readonly groups: readonly Group[] } {
  const orders = items.some((item) => item.requires.length > 0) ? ORDERS : ORDERS.slice(0, 1);
  const limit: Limit = { states, over: 'drop', price: 0 };
  return orders
    .map((order) => {
      const groups = arrange(items, order);
      return { groups, ...layOut(items, groups, limit) };
    })
    .reduce((a, b) =>
      (Number(b.whole) - Number(a.whole) || lastState(a.walks) - lastState(b.walks)) > 0 ? b : a,
    );
}

/**
 * Lays out the choices. Over the limit, dropping loses some, but never the lightest, so that one within the
 * budget is left; merging adds some that break requirements, so that what none of them exceeds holds for all.
 */
export function layOut(items: readonly Item[], groups: readonly Group[], limit: Limit): Layout {
  const worth = groups.map((group) => groupWorth(group, items, limit.price));
  const builder = walksBuilder();
  let whole = true;
  let open: readonly State[] = [{ blocked: 0n, worth: 0, tokens: 0 }];
  groups.forEach((group, place) => {
    group.items.forEach((index, member) => {
      const last = member === group.items.length - 1;
      const { edges, reached } = expand(
        items[index] as Item,
        group,
        open,
        { first: member === 0, last },
        limit.price,
      );
      // Within a group a state also says whether the group is in, which must not be lost.
      const over = last && reached.length > limit.states;
      const kept = over
        ? confine(reached, limit, worth.slice(place + 1))
        : { states: reached, of: numbered(reached) };
      for (const { from, to, rank, option } of edges) {
        const target = kept.of.get(to);
        if (target !== undefined) builder.add(from, target, rank, option.tokens, option.utility);
      }
      builder.step(index, open.length);
      whole &&= !over;
      open = kept.states;
    });
  });
  return { walks: builder.build(), whole };
}

/** A state, with the most that a walk to it is worth and the least that one costs. */
interface State {
  /** Bit 0 is the group at hand, bit k the one k places on. */
  readonly blocked: bigint;
  worth: number;
  tokens: number;
}

interface Edge {
  readonly from: number;
  readonly to: State;
  readonly rank: number;
  readonly option: Option;
}

/** All edges out of the open states over one item of a group, and the states that they reach. */
function expand(
  item: Item,
  group: Group,
  open: readonly State[],
  member: { readonly first: boolean; readonly last: boolean },
  price: number,
): { edges: Edge[]; reached: State[] } {
  const edges: Edge[] = [];
  const reached = new Map<bigint, State>();
  const go = (from: number, blocked: bigint, option: Option, rank: number) => {
    const { worth, tokens } = open[from] as State;
    const key = member.last ? blocked >> 1n : blocked;
    const to = reached.get(key) ?? unreached(key);
    to.worth = Math.max(to.worth, worth + option.utility - price * option.tokens);
    to.tokens = Math.min(to.tokens, tokens + option.tokens);
    reached.set(key, to);
    edges.push({ from, to, rank, option });
  };
  open.forEach(({ blocked }, from) => {
    const out = (blocked & 1n) === 1n;
    item.options.forEach((option, rank) => {
      // The first of a group decides; the others follow it.
      if (option.variant >= 0 && !out) go(from, blocked, option, rank);
      if (option.variant < 0 && (out || member.first))
        go(from, blocked | 1n | (group.blocks << 1n), option, rank);
    });
  });
  return { edges, reached: [...reached.values()] };
}

const unreached = (blocked: bigint): State => ({
  blocked,
  worth: Number.NEGATIVE_INFINITY,
  tokens: Number.POSITIVE_INFINITY,
});

const numbered = (states: readonly State[]) => new Map(states.map((state, number) => [state, number]));

/** At most so many states as the limit allows, and which of them stands for each one reached. */
function confine(reached: readonly State[], limit: Limit, worth: readonly number[]) {
  const promise = new Map(reached.map((state) => [state, state.worth - lost(state.blocked, worth)]));
  const ranked = [...reached].sort((a, b) => (promise.get(b) as number) - (promise.get(a) as number));
  const best = ranked.slice(0, limit.states - 1);
  const rest = ranked.slice(limit.states - 1);
  const of = numbered(best);
  if (limit.over === 'merge') {
    for (const state of rest) of.set(state, best.length);
    return { states: [...best, rest.reduce(merged)], of };
  }
  const lightest = rest.reduce((a, b) => (b.tokens < a.tokens ? b : a));
  of.set(lightest, best.length);
  return { states: [...best, lightest], of };
}

const merged = (a: State, b: State): State => ({
  blocked: a.blocked & b.blocked,
  worth: Math.max(a.worth, b.worth),
  tokens: Math.min(a.tokens, b.tokens),
});

/** What the blocked groups might have added. */
function lost(blocked: bigint, worth: readonly number[]): number {
  const bits = BigInt.asUintN(256, blocked).toString(2);
  let sum = 0;
  for (let place = 0; place < bits.length; place++) if (bits.at(-1 - place) === '1') sum += worth[place] ?? 0;
  return sum;
}

/** What a group could add at best. */
function groupWorth(group: Group, items: readonly Item[], price: number): number {
  let sum = 0;
  for (const index of group.items) {
    let best = Number.NEGATIVE_INFINITY;
    for (const { variant, tokens, utility } of (items[index] as Item).options) {
      if (variant >= 0) best = Math.max(best, utility - price * tokens);
    }
    sum += best;
  }
  return Math.max(0, sum);
}
