/** Packing at half budget: how long one pack takes. */

import type { Budget, PackUnit } from '../../src/compile/budget.ts';
import { pack } from '../../src/compile/packing/pack.ts';
import { randomFrom } from './random.ts';
import { alone } from './sample.ts';
import { atMost, type Row, type Table } from './table.ts';

const SIZES = [8, 16, 32, 64, 128, 256] as const;
const PACKS = 50;

export async function packBench(): Promise<Table> {
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(await row(`${size} optional units`, size, () => []));
  rows.push(await row('64 units, a chain of requirements', 64, (i) => (i > 0 ? [i - 1] : [])));
  rows.push(await row('64 units, a tree of requirements', 64, (i) => (i > 0 ? [(i - 1) >> 1] : [])));
  return { topic: 'pack', title: 'Packing at half budget, exactly', rows };
}

/** One row a shape: the median over many packs of different units. */
async function row(work: string, size: number, requires: (index: number) => number[]): Promise<Row> {
  const packs = Array.from({ length: PACKS }, (_, seed) => unitsOf(size, seed + 1, requires));
  const ours = await alone((run) => packExactly(packs[run % PACKS] as PackUnit[]), {
    rounds: 4 * PACKS,
    warmUp: PACKS,
  });
  return { work, ours, targets: [atMost(size > 64 ? 50 : 5, ours)] };
}

function packExactly(units: readonly PackUnit[]): void {
  const result = pack(units, [], halfBudget(units));
  if (!result.ok || !result.value.ledger.exact) throw new Error('the pack is not exact');
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
