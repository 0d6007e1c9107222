/**
 * Walks: every choice of options as a way through a layered graph.
 *
 * Units are decided one after another, a step each. A state is what earlier steps left allowed. States are
 * numbered through all steps, so that every edge leads to a higher number: a walk starts in state 0 and ends in
 * the last one.
 */

export interface Walks {
  /** For each step, the position of the unit that it decides. */
  readonly unit: readonly number[];
  /** For each step, its first state; one more entry, for the end. */
  readonly state: readonly number[];
  /** For each step, its first edge; one more entry. Edges of a step are ordered by state, then by rank. */
  readonly edge: readonly number[];
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Position among the options of the unit; the less the more preferred. */
  readonly rank: Int32Array;
  readonly tokens: Float64Array;
  readonly utility: Float64Array;
}

/** One walk: the rank of the option taken at each step. */
export interface Walk {
  readonly ranks: readonly number[];
  readonly utility: number;
}

export const lastState = ({ state }: Pick<Walks, 'state'>): number => state.at(-1) ?? 0;

/** For every state, the first of its edges; one more entry. */
export function edgesByState(walks: Walks): Int32Array {
  const first = new Int32Array(lastState(walks) + 2).fill(walks.from.length);
  for (let e = walks.from.length; e-- > 0; ) first[walks.from[e] as number] = e;
  for (let state = first.length - 1; state-- > 0; ) {
    first[state] = Math.min(first[state] as number, first[state + 1] as number);
  }
  return first;
}

/** Collects walks step by step. */
export interface WalksBuilder {
  /** Edges of the step at hand; states are numbered within their step. */
  add(from: number, to: number, rank: number, tokens: number, utility: number): void;
  /** Ends the step, which decided `unit` and had so many states. */
  step(unit: number, states: number): void;
  build(): Walks;
}

export function walksBuilder(): WalksBuilder {
  const unit: number[] = [];
  const state = [0];
  const edge = [0];
  const from: number[] = [];
  const to: number[] = [];
  const rank: number[] = [];
  const tokens: number[] = [];
  const utility: number[] = [];
  return {
    add(source, target, option, cost, gain) {
      from.push((state.at(-1) as number) + source);
      to.push(target);
      rank.push(option);
      tokens.push(cost);
      utility.push(gain);
    },
    step(decided, states) {
      const next = (state.at(-1) as number) + states;
      for (let e = edge.at(-1) as number; e < to.length; e++) to[e] = (to[e] as number) + next;
      unit.push(decided);
      state.push(next);
      edge.push(to.length);
    },
    build: () => ({
      unit,
      state,
      edge,
      from: Int32Array.from(from),
      to: Int32Array.from(to),
      rank: Int32Array.from(rank),
      tokens: Float64Array.from(tokens),
      utility: Float64Array.from(utility),
    }),
  };
}
