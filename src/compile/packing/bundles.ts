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
  /** Give up, drop the least promising, or merge them into one that blocks only what all of them block. */
  readonly over: 'stop' | 'drop' | 'merge';
  /** What a token costs when states are judged. */
  readonly price: number;
}

/** States of all steps together in walks that are all choices. */
const STATES_IN_ALL = 300_000;

/** The walks that are all choices, with as few states as may be; undefined when a step needs more than `states`. */
export function layOutWhole(items: readonly Item[], states: number): Walks | undefined {
  const orders = items.some((item) => item.requires.length > 0) ? ORDERS : ORDERS.slice(0, 1);
  return orders
    .map((order) => layOut(items, arrange(items, order), { states, over: 'stop', price: 0 }))
    .reduce((a, b) => (!a || (b && lastState(b) < lastState(a)) ? b : a));
}

/**
 * Lays out the choices. Over the limit, dropping loses some, but never the lightest, so that one within the
 * budget is left; merging adds some that break requirements, so that what none of them exceeds holds for all.
 */
export function layOut(items: readonly Item[], groups: readonly Group[], limit: Limit): Walks | undefined {
  const worth = groups.map((group) => groupWorth(group, items, limit.price));
  const builder = walksBuilder();
  let open: readonly State[] = [{ blocked: 0n, worth: 0, tokens: 0 }];
  let states = 0;
  for (const [place, group] of groups.entries()) {
    for (const index of group.items) {
      const member = { first: index === group.items[0], last: index === group.items.at(-1) };
      const { edges, reached } = expand(items[index] as Item, group, open, member, limit.price);
      // Within a group a state also says whether the group is in, which must not be lost.
      const over = member.last && reached.length > limit.states;
      const kept = over ? confine(reached, limit, worth.slice(place + 1, place + 1 + AHEAD)) : all(reached);
      if (!kept) return undefined;
      for (const { from, to, rank, option } of edges) {
        const target = kept.number.get(to);
        if (target !== undefined) builder.add(from, target, rank, option.tokens, option.utility);
      }
      builder.step(index, open.length);
      states += open.length;
      if (limit.over === 'stop' && states > STATES_IN_ALL) return undefined;
      open = kept.states;
    }
  }
  return builder.build();
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

/** The states that a step keeps, and which of them stands for each state that was reached. */
interface Kept {
  readonly states: readonly State[];
  readonly number: ReadonlyMap<State, number>;
}

const all = (states: readonly State[]): Kept => ({
  states,
  number: new Map(states.map((state, number) => [state, number])),
});

function confine(reached: readonly State[], limit: Limit, worth: readonly number[]): Kept | undefined {
  if (limit.over === 'stop') return undefined;
  const promise = new Map(reached.map((state) => [state, state.worth - lost(state.blocked, worth)]));
  const ranked = [...reached].sort((a, b) => (promise.get(b) as number) - (promise.get(a) as number));
  const best = ranked.slice(0, limit.states - 1);
  const rest = ranked.slice(limit.states - 1);
  if (limit.over === 'drop') return all([...best, rest.reduce((a, b) => (b.tokens < a.tokens ? b : a))]);
  const { states, number } = all([...best, rest.reduce(merged)]);
  return { states, number: new Map([...number, ...rest.map((state) => [state, best.length] as const)]) };
}

const merged = (a: State, b: State): State => ({
  blocked: a.blocked & b.blocked,
  worth: Math.max(a.worth, b.worth),
  tokens: Math.min(a.tokens, b.tokens),
});

/** How far ahead blocked groups count when states are judged. */
const AHEAD = 256;

/** What the blocked groups might have added. */
function lost(blocked: bigint, worth: readonly number[]): number {
  const bits = BigInt.asUintN(AHEAD, blocked).toString(2);
  let sum = 0;
  for (let place = 0; place < bits.length; place++) {
    if (bits.at(-1 - place) === '1') sum += worth[place] ?? 0;
  }
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
