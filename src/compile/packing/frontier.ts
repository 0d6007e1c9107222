/**
 * Frontiers: for every state, the rests of a walk that no other rest beats in both tokens and utility.
 *
 * All lie in one pair of arrays, the frontier of a state from its start to its end, by ascending tokens and
 * utility.
 */

import { lastState, type Walks } from './walks.ts';

/** Room for rests. It grows, and later passes use it again. */
export interface Arena {
  tokens: Float64Array;
  utility: Float64Array;
}

export const newArena = (): Arena => ({ tokens: new Float64Array(4096), utility: new Float64Array(4096) });

export interface Frontiers extends Readonly<Arena> {
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Whether none was thinned. */
  readonly whole: boolean;
}

/** What makes a rest count: at most `room` tokens, and worth `floor` when a token costs `price`. */
export interface Use {
  readonly room: number;
  readonly price: number;
  readonly floor: number;
}

/**
 * The frontiers of all states. The rests may be `rests` in all: more are thinned, each state's to its share, or
 * when they may not be thinned, there is no result.
 */
export function fillFrontiers(
  walks: Walks,
  use: (state: number) => Use,
  { rests, thin }: { readonly rests: number; readonly thin: boolean },
  arena: Arena,
): Frontiers | undefined {
  const last = lastState(walks);
  const start = new Int32Array(last + 1);
  const end = new Int32Array(last + 1).fill(1, last);
  arena.tokens[0] = 0;
  arena.utility[0] = 0;
  let whole = true;
  let filled = 1;
  let e = walks.from.length;
  for (let state = last; state-- > 0; ) {
    const counts = use(state);
    let stop = filled;
    while (e > 0 && walks.from[e - 1] === state) {
      const next = walks.to[--e] as number;
      stop = unite(arena, [filled, stop], [start[next] as number, end[next] as number], walks, e, counts);
    }
    const share = Math.max(4, Math.floor((rests - filled) / (state + 1)));
    if (thin && stop - filled > share) {
      stop = thinOut(arena, filled, stop, counts.price, share);
      whole = false;
    }
    start[state] = filled;
    end[state] = stop;
    filled = stop;
    if (filled > rests && !thin) return undefined;
  }
  return { start, end, ...arena, whole };
}

type Range = readonly [begin: number, end: number];

/**
 * Adds to the rests in `own`, the last in the arena, those that take the edge `e` and then a rest in `later`.
 * Gives the new end.
 */
function unite(arena: Arena, own: Range, later: Range, walks: Walks, e: number, use: Use): number {
  const [begin, middle] = own;
  reserve(arena, middle + (middle - begin) + (later[1] - later[0]));
  const { tokens, utility } = arena;
  const cost = walks.tokens[e] as number;
  const gain = walks.utility[e] as number;
  const { room, price, floor } = use;
  const stop = later[1];
  let a = begin;
  let b = later[0];
  let size = middle;
  let top = Number.NEGATIVE_INFINITY;
  while (a < middle || b < stop) {
    const other = b < stop ? (tokens[b] as number) + cost : Number.POSITIVE_INFINITY;
    let t = a < middle ? (tokens[a] as number) : Number.POSITIVE_INFINITY;
    let u: number;
    if (t <= other) u = utility[a++] as number;
    else {
      t = other;
      u = (utility[b++] as number) + gain;
      if (t > room) break;
      if (u - price * t < floor) continue;
    }
    if (u <= top) continue;
    top = u;
    // Of two with as many tokens the more useful stays.
    if (size > middle && tokens[size - 1] === t) size--;
    tokens[size] = t;
    utility[size++] = u;
  }
  if (middle > begin) {
    tokens.copyWithin(begin, middle, size);
    utility.copyWithin(begin, middle, size);
  }
  return begin + size - middle;
}

function reserve(arena: Arena, size: number): void {
  if (size <= arena.tokens.length) return;
  const { tokens, utility } = arena;
  arena.tokens = new Float64Array(size * 2);
  arena.utility = new Float64Array(size * 2);
  arena.tokens.set(tokens);
  arena.utility.set(utility);
}

/**
 * Keeps one rest for each of `few` equal ranges of tokens, the one worth most at the price, and gives the new
 * end. Judged by worth alone, rests of the weights that fill the budget would be missing.
 */
function thinOut({ tokens, utility }: Arena, begin: number, end: number, price: number, few: number): number {
  const lightest = tokens[begin] as number;
  const range = ((tokens[end - 1] as number) - lightest + 1) / few;
  let stop = begin;
  let last = -1;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = begin; i < end; i++) {
    const t = tokens[i] as number;
    const u = utility[i] as number;
    const own = Math.floor((t - lightest) / range);
    const worth = u - price * t;
    if (own === last && worth <= best) continue;
    if (own !== last) stop++;
    tokens[stop - 1] = t;
    utility[stop - 1] = u;
    last = own;
    best = worth;
  }
  return stop;
}

/** The greatest utility of a state's frontier within `room` tokens, by bisection; undefined when none fits. */
export function mostWithin(frontiers: Frontiers, state: number, room: number): number | undefined {
  const begin = frontiers.start[state] as number;
  let low = begin;
  let high = frontiers.end[state] as number;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frontiers.tokens[middle] as number) <= room) low = middle + 1;
    else high = middle;
  }
  return low > begin ? frontiers.utility[low - 1] : undefined;
}
