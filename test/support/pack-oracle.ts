/** Packing by trying everything: what `pack` must find, for a handful of units. */

import type { PackUnit, Variant } from '../../src/compile/budget.ts';

/** For every unit the position of its variant, -1 where it is left out. */
export type Assignment = readonly number[];

/** Mandatory units, and all that they require inside the pack. */
export function mustBeIn(units: readonly PackUnit[]): ReadonlySet<string> {
  const must = new Set(units.filter((unit) => unit.mandatory).map((unit) => unit.id));
  for (let size = -1; size !== must.size; ) {
    size = must.size;
    for (const unit of units) {
      if (must.has(unit.id)) for (const id of unit.requires) if (has(units, id)) must.add(id);
    }
  }
  return must;
}

const has = (units: readonly PackUnit[], id: string) => units.some((unit) => unit.id === id);

/** The preferred of the best assignments within the budget, or undefined when none keeps it. */
export function bestAssignment(units: readonly PackUnit[], available: number): Assignment | undefined {
  const must = mustBeIn(units);
  const allowed = assignments(units, must).filter(
    (assignment) => cost(units, assignment) <= available && isClosed(units, assignment),
  );
  return allowed.reduce<Assignment | undefined>(
    (best, other) => (best && compare(units, best, other) <= 0 ? best : other),
    undefined,
  );
}

function assignments(units: readonly PackUnit[], must: ReadonlySet<string>): Assignment[] {
  return units.reduce<number[][]>(
    (all, unit) => {
      const visible = unit.variants.flatMap(({ kind }, index) => (kind === 'omitted' ? [] : [index]));
      const options = must.has(unit.id) ? visible : [-1, ...visible];
      return all.flatMap((assignment) => options.map((option) => [...assignment, option]));
    },
    [[]],
  );
}

const variantOf = (units: readonly PackUnit[], assignment: Assignment, index: number): Variant | undefined =>
  units[index]?.variants[assignment[index] ?? -1];

const sum = (units: readonly PackUnit[], assignment: Assignment, field: 'tokens' | 'utility') =>
  units.reduce((total, _, index) => total + (variantOf(units, assignment, index)?.[field] ?? 0), 0);

const cost = (units: readonly PackUnit[], assignment: Assignment) => sum(units, assignment, 'tokens');
export const utilityOf = (units: readonly PackUnit[], assignment: Assignment) =>
  sum(units, assignment, 'utility');

function isClosed(units: readonly PackUnit[], assignment: Assignment): boolean {
  const isIn = new Set(units.filter((_, index) => variantOf(units, assignment, index)).map(({ id }) => id));
  return units.every(
    ({ id, requires }) => !isIn.has(id) || requires.every((other) => isIn.has(other) || !has(units, other)),
  );
}

/** More utility first; then, at the first unit treated differently, its utility, left out, the earlier variant. */
function compare(units: readonly PackUnit[], a: Assignment, b: Assignment): number {
  const utility = utilityOf(units, b) - utilityOf(units, a);
  const index = units.findIndex((_, i) => a[i] !== b[i]);
  if (utility !== 0 || index < 0) return utility;
  const own = (assignment: Assignment) => variantOf(units, assignment, index)?.utility ?? 0;
  return own(b) - own(a) || (a[index] as number) - (b[index] as number);
}

/** What the assignment writes, as `pack` reports it. */
export function packedBy(units: readonly PackUnit[], assignment: Assignment) {
  return units.flatMap(({ id }, index) => {
    const variant = variantOf(units, assignment, index);
    return variant ? [{ id, kind: variant.kind, tokens: variant.tokens, utility: variant.utility }] : [];
  });
}
