/** Packing at half budget: how long one pack takes. */

import type { Budget, PackUnit } from '../../src/compile/budget.ts';
import { pack } from '../../src/compile/pack.ts';

export interface Row {
  readonly work: string;
  readonly ms: number;
  readonly target: string;
}

const SIZES = [8, 16, 32, 64, 128, 256] as const;

/** One row a shape, the median over many packs of different units after a warm-up. */
export function packRows(): Row[] {
  return [
    ...SIZES.map((size) => row(`pack ${size} optional units`, size, () => [])),
    row('pack 64 units, a chain of requirements', 64, (i) => (i > 0 ? [i - 1] : [])),
    row('pack 64 units, a tree of requirements', 64, (i) => (i > 0 ? [(i - 1) >> 1] : [])),
  ];
}

const row = (work: string, size: number, requires: (index: number) => number[]): Row => ({
  work: `${work}, half budget, exact`,
  ms: medianOf(Array.from({ length: 50 }, (_, seed) => unitsOf(size, seed + 1, requires))),
  target: size > 64 ? '≤ 50 ms' : '≤ 5 ms',
});

function medianOf(packs: readonly PackUnit[][]): number {
  const times = [...packs, ...packs].map((units) => {
    const budget = halfBudget(units);
    const start = performance.now();
    const result = pack(units, [], budget);
    const ms = performance.now() - start;
    if (!result.ok || !result.value.ledger.exact) throw new Error('the pack is not exact');
    return ms;
  });
  const warm = times.slice(packs.length).sort((a, b) => a - b);
  return warm[warm.length >> 1] as number;
}

/** As compiling gives them: utility of one representation, priority and score; sizes of 10 to 2,000 tokens. */
function unitsOf(size: number, seed: number, requires: (index: number) => number[]): PackUnit[] {
  const next = randomFrom(seed * 7919 + size);
  return Array.from({ length: size }, (_, index) => ({
    id: `u${index}`,
    mandatory: false,
    variants: [{ kind: 'full', tokens: 10 + (next() % 1991), utility: 1_000_100 + (next() % 300) }],
    requires: requires(index).map((required) => `u${required}`),
  }));
}

function halfBudget(units: readonly PackUnit[]): Budget {
  const all = units.reduce((total, { variants }) => total + (variants[0]?.tokens ?? 0), 0);
  const half = Math.max(1, Math.floor(all / 2));
  return {
    max_context_tokens: half,
    provider_context_tokens: half,
    reserve_output_tokens: 0,
    safety_margin_tokens: 0,
  };
}

/** Marsaglia's xorshift32, so that every run packs the same units. */
function randomFrom(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
