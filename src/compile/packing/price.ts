/**
 * The price of a token: what no walk within the budget can exceed.
 *
 * Charge a price for every token and forget the budget; the best walk is then found edge by edge, and its worth
 * plus `price * budget` is at least the utility of every walk that keeps the budget, whatever the price
 * (Lagrangian relaxation; Fisher, Management Science 27, 1981). At the best price this is the bound of the
 * linear relaxation over whole bundles.
 */

import { lastState, type Walk, type Walks } from './walks.ts';

/** For every state, the most that the part of a walk on one side of it is worth, and the least it costs. */
export interface Outlook {
  readonly worth: Float64Array;
  readonly tokens: Float64Array;
}

/** From the start of the walk to every state. */
export function behind({ from, to, tokens, utility, ...walks }: Walks, price: number): Outlook {
  const outlook = blank(lastState(walks), 0);
  for (let e = 0; e < from.length; e++) {
    reach(outlook, from[e] as number, to[e] as number, tokens[e] as number, utility[e] as number, price);
  }
  return outlook;
}

/** From every state to the end of the walk. */
export function ahead({ from, to, tokens, utility, ...walks }: Walks, price: number): Outlook {
  const outlook = blank(lastState(walks), lastState(walks));
  for (let e = from.length; e-- > 0; ) {
    reach(outlook, to[e] as number, from[e] as number, tokens[e] as number, utility[e] as number, price);
  }
  return outlook;
}

function blank(last: number, start: number): Outlook {
  const worth = new Float64Array(last + 1).fill(Number.NEGATIVE_INFINITY);
  const tokens = new Float64Array(last + 1).fill(Number.POSITIVE_INFINITY);
  worth[start] = 0;
  tokens[start] = 0;
  return { worth, tokens };
}

function reach(
  outlook: Outlook,
  known: number,
  state: number,
  tokens: number,
  utility: number,
  price: number,
) {
  const worth = (outlook.worth[known] as number) + utility - price * tokens;
  const light = (outlook.tokens[known] as number) + tokens;
  if (worth > (outlook.worth[state] as number)) outlook.worth[state] = worth;
  if (light < (outlook.tokens[state] as number)) outlook.tokens[state] = light;
}

/** A walk, and what it costs. */
export interface CostedWalk extends Walk {
  readonly tokens: number;
}

/** The walk worth most when utility counts `gain` and a token costs `price`; of equals, the lightest. */
export function bestWalk(walks: Walks, gain: number, price: number): CostedWalk {
  const { from, to, tokens, utility } = walks;
  const last = lastState(walks);
  const worth = new Float64Array(last + 1).fill(Number.NEGATIVE_INFINITY);
  const light = new Float64Array(last + 1);
  const useful = new Float64Array(last + 1);
  const taken = new Int32Array(last + 1).fill(-1);
  worth[last] = 0;
  for (let e = from.length; e-- > 0; ) {
    const state = from[e] as number;
    const next = to[e] as number;
    const t = (tokens[e] as number) + (light[next] as number);
    const u = (utility[e] as number) + (useful[next] as number);
    const w = gain * (utility[e] as number) - price * (tokens[e] as number) + (worth[next] as number);
    const more =
      w - (worth[state] as number) || (light[state] as number) - t || u - (useful[state] as number);
    if (!(more > 0)) continue;
    worth[state] = w;
    light[state] = t;
    useful[state] = u;
    taken[state] = e;
  }
  return { ranks: follow(walks, taken), tokens: light[0] as number, utility: useful[0] as number };
}

function follow({ unit, to, rank }: Walks, taken: Int32Array): number[] {
  let state = 0;
  return unit.map(() => {
    const edge = taken[state] as number;
    state = to[edge] as number;
    return rank[edge] as number;
  });
}

/** A price, the utility that it proves no walk within the budget exceeds, and a good walk within the budget. */
export interface Priced {
  readonly price: number;
  readonly bound: number;
  readonly walk: Walk;
}

/**
 * The price at which the bound is least: of one walk over the budget and one within it, the price that makes
 * both worth the same, again with any walk worth more than they (Newton's method on a convex, piecewise linear
 * function). Undefined when even the lightest walk is over the budget.
 */
export function findPrice(walks: Walks, budget: number): Priced | undefined {
  let over = bestWalk(walks, 1, 0);
  if (over.tokens <= budget) return { price: 0, bound: over.utility, walk: over };
  let within = bestWalk(walks, 0, 1);
  if (within.tokens > budget) return undefined;
  let best = within;
  let price = 0;
  let worth = Number.POSITIVE_INFINITY;
  // Every round drops at least one corner of the function; in practice there are about ten.
  for (let round = 0; round < 60; round++) {
    price = (over.utility - within.utility) / (over.tokens - within.tokens);
    const walk = bestWalk(walks, 1, price);
    worth = walk.utility - price * walk.tokens;
    if (walk.tokens <= budget && walk.utility > best.utility) best = walk;
    if (walk.tokens === over.tokens || walk.tokens === within.tokens) break;
    if (!(worth > within.utility - price * within.tokens)) break;
    if (walk.tokens > budget) over = walk;
    else within = walk;
  }
  const bound = worth + price * budget;
  return { price, bound: Math.floor(bound + roundoff(walks, price * budget, bound)), walk: best };
}

/**
 * More than any sum along a walk can have lost by rounding: edges, times the largest partial sum, times the
 * unit roundoff.
 */
export function roundoff({ unit }: Walks, charge: number, bound: number): number {
  return (unit.length + 8) * (2 * charge + Math.abs(bound)) * 2 ** -51;
}
