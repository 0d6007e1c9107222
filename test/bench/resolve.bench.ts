/** How long resolution takes: on layered pairs, where walks by path explode, and on growing sparse catalogs. */

import type { UnitId } from '../../src/catalog/identity.ts';
import type { Root } from '../../src/compile/framework.ts';
import { resolve } from '../../src/compile/resolve.ts';
import { type Framework, type FrameworkUnit, id, relationsOf } from '../support/frameworks.ts';

export interface Row {
  readonly work: string;
  readonly ms: number;
  /** Not above this. */
  readonly target: number;
}

export function resolveRows(): Row[] {
  const layered = [16, 20, 24, 28, 32].map((layers) => ({
    work: `resolve ${layers} layered pairs`,
    ms: measure(layeredPairs(layers), 200),
    target: 2,
  }));
  const few = measure(sparse(1_000, 64), 200);
  const many = measure(sparse(1_000), 60);
  return [
    ...layered,
    { work: 'resolve 64 candidates among 1,000 units', ms: few, target: 2 },
    {
      work: 'resolve 64 candidates among 10,000 units',
      ms: measure(sparse(10_000, 64), 200),
      target: 2 * few,
    },
    { work: 'resolve 1,000 candidates', ms: many, target: 20 },
    { work: 'resolve 10,000 candidates', ms: measure(sparse(10_000), 15), target: 20 * many },
  ];
}

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

/** The median of so many runs, in milliseconds, after a quarter as many to warm up. */
function measure(framework: Framework, runs: number): number {
  const relations = relationsOf(framework);
  const run = () => {
    const start = performance.now();
    resolve(framework.roots, relations);
    return performance.now() - start;
  };
  for (let i = 0; i < runs / 4; i++) run();
  const times = Array.from({ length: runs }, run).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] as number;
}
