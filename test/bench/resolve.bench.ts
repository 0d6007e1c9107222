/** How long resolution takes: on layered pairs, where walks by path explode, and on growing sparse catalogs. */

import type { UnitId } from '../../src/catalog/identity.ts';
import type { Root } from '../../src/compile/resolution/framework.ts';
import { resolve } from '../../src/compile/resolution/resolve.ts';
import { type Framework, type FrameworkUnit, id, relationsOf } from '../support/frameworks.ts';
import { type Sample, sideBySide, type Work } from './sample.ts';
import { atMost, atMostTimes, type Peer, type Row, type Table } from './table.ts';

export async function resolveBench(): Promise<Table> {
  const layered = await sideBySide(
    Object.fromEntries(LAYERS.map((layers) => [layers, resolving(layeredPairs(layers))])),
    { rounds: 400 },
  );
  const { few, many, alike, all } = await sideBySide(
    {
      few: resolving(sparse(1_000, 64)),
      many: resolving(sparse(10_000, 64)),
      alike: resolving(sparse(1_000)),
      all: resolving(sparse(10_000)),
    },
    { rounds: 60 },
  );
  const pairs = LAYERS.map((layers): Row => {
    const ours = layered[layers] as Sample;
    const base = layered[LAYERS[0]] as Sample;
    const linear = atMostTimes((LINEAR * layers) / LAYERS[0], ours, base, `that of ${LAYERS[0]} layers`);
    return {
      work: `${layers} layered pairs`,
      ours,
      ...(layers === 32 && { peer: OLDER_PROGRAM }),
      targets: layers === LAYERS[0] ? [atMost(2, ours)] : [atMost(2, ours), linear],
    };
  });
  return {
    topic: 'resolve',
    title: 'Resolving which units stand together',
    rows: [
      ...pairs,
      { work: '64 candidates among 1,000 units', ours: few, targets: [atMost(2, few)] },
      {
        work: '64 candidates among 10,000 units',
        ours: many,
        targets: [atMostTimes(2, many, few, 'that among 1,000')],
      },
      { work: '1,000 candidates', ours: alike, targets: [atMost(20, alike)] },
      { work: '10,000 candidates', ours: all, targets: [atMostTimes(20, all, alike, 'that of 1,000')] },
    ],
    notes: [
      `Linear: ${LINEAR} times the layers' own ratio leaves room for noise.`,
      'The older program is not run here: 1.8 s were noted for it at 32 layers, four times that for every two more.',
    ],
  };
}

const LAYERS = [16, 20, 24, 28, 32] as const;
const LINEAR = 1.5;
const OLDER_PROGRAM: Peer = { name: 'older Prolog program', stated: 1_800 };

/** Each unit requires both of the next layer: 2^layers paths over 2 × layers units. */
export function layeredPairs(layers: number): Framework {
  const unit = (layer: number, side: number) => id(`tool:l${String(layer).padStart(2, '0')}_${side}`);
  const units = Array.from({ length: layers }, (_, layer) => layer).flatMap((layer) =>
    [0, 1].map((side): [UnitId, FrameworkUnit] => [
      unit(layer, side),
      declaring({ requires: layer + 1 < layers ? [unit(layer + 1, 0), unit(layer + 1, 1)] : [] }),
    ]),
  );
  return {
    units: new Map(units),
    roots: [root(unit(0, 0), 100), root(unit(0, 1), 100)],
    attacks: [],
    vouches: [],
  };
}

/** Candidates with a few relations each to units near and far: sound for the most part, with beaten units among them. */
export function sparse(size: number, candidates = size): Framework {
  const unit = (number: number) => id(`tool:t${String(number % size).padStart(5, '0')}`);
  const some = (number: number, every: number, ...others: number[]) =>
    number % every === 0 ? others.map(unit) : [];
  const units = Array.from({ length: size }, (_, n): [UnitId, FrameworkUnit] => [
    unit(n),
    declaring({
      requires: [...some(n, 2, n + 1), ...some(n, 6, n + 3, n + 5)],
      suggests: some(n, 5, n * 7 + 11),
      supersedes: some(n, 11, n * 3 + 2),
      conflicts: some(n, 9, n * 5 + 1),
    }),
  ]);
  const roots = units.slice(0, candidates).map(([name], n) => root(name, 5 + ((n * 37) % 200)));
  return { units: new Map(units), roots, attacks: [], vouches: [] };
}

const declaring = (relations: Partial<FrameworkUnit>): FrameworkUnit => ({
  requires: [],
  suggests: [],
  supersedes: [],
  conflicts: [],
  ...relations,
});

const root = (unit: UnitId, score: number): Root => ({ unit, score, always: false, evidence: true });

function resolving(framework: Framework): Work {
  const relations = relationsOf(framework);
  return () => resolve(framework.roots, relations);
}
