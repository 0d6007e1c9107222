/** Asking the rules about units: in one question where that is enough, unit by unit where it goes wrong. */

import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Program, Row } from '../logic/program.ts';
import { located } from '../logic/proof.ts';
import type { SolveOptions, Solver, Undetermined } from '../logic/solver.ts';
import { atom, compound, variable } from '../logic/term.ts';
import { asksOpenly } from './rules.ts';

/** A question about a single unit is short. */
const PER_UNIT: SolveOptions = { inferences: 20_000 };
/** Finding the clause that went wrong asks again, many times. */
const PER_FAULT: SolveOptions = { inferences: 2_000 };
/** After so many units ran out of the limit, the rest is not asked: a compile must end. */
const MOST_LIMITS = 3;

/** A question over every unit may take long in a large catalog, and no longer than that. */
export const perCatalog = ({ catalog }: Policy): SolveOptions => ({
  inferences: 20_000 + 500 * catalog.units.size,
});

/** Who is asked, by which rules. */
export interface Asking {
  readonly policy: Policy;
  readonly program: Program;
}

/**
 * All rows of a relation whose first argument is a unit. A rule that goes wrong for a unit puts it into
 * `undetermined`.
 */
export function rowsForUnits(
  asking: Asking,
  solver: Solver,
  relation: string,
  undetermined: Map<UnitId, Undetermined>,
): readonly Row[] {
  const units = [...asking.policy.catalog.units.keys()];
  if (!asksOpenly(asking.program, relation)) return unitByUnit(asking, solver, relation, units, undetermined);
  const answer = solver.rows(relation, [undefined, ...restOf(relation)], perCatalog(asking.policy));
  return answer.ok ? answer.value : unitByUnit(asking, solver, relation, units, undetermined);
}

/** Asking about this part of a catalog or more is asking about all of it. */
const MOST_OF = 8;

/** Rows of a relation about the units given. */
export function rowsAmong(
  asking: Asking,
  solver: Solver,
  relation: string,
  units: readonly UnitId[],
  undetermined: Map<UnitId, Undetermined>,
): readonly Row[] {
  const { program, policy } = asking;
  if (units.length * MOST_OF > policy.catalog.units.size && asksOpenly(program, relation)) {
    const all = solver.rows(relation, [undefined, ...restOf(relation)], perCatalog(policy));
    const among = new Set<string>(units);
    if (all.ok) return all.value.filter(({ args: [unit] }) => unit?.kind === 'atom' && among.has(unit.name));
  }
  return unitByUnit(asking, solver, relation, units, undetermined);
}

/** A rule that goes wrong for one unit keeps back that unit and no other. */
function unitByUnit(
  asking: Asking,
  solver: Solver,
  relation: string,
  units: readonly UnitId[],
  undetermined: Map<UnitId, Undetermined>,
): readonly Row[] {
  const rows: Row[] = [];
  const faults = new Map<string, Undetermined>();
  let limits = 0;
  let last: Undetermined | undefined;
  for (const unit of units) {
    if (limits >= MOST_LIMITS && last) {
      undetermined.set(unit, last);
      continue;
    }
    const one = solver.rows(relation, [atom(unit), ...restOf(relation)], PER_UNIT);
    if (one.ok) {
      rows.push(...one.value);
      continue;
    }
    if (one.error.code === 'limit') limits++;
    last = faults.get(one.error.message) ?? faultOf(asking, solver, relation, unit, one.error);
    faults.set(one.error.message, last);
    undetermined.set(unit, last);
  }
  return rows;
}

/** The arguments of a relation after the unit, left open. */
export const restOf = (relation: string): undefined[] =>
  Array.from({ length: Number(relation.slice(relation.lastIndexOf('/') + 1)) - 1 }, () => undefined);

const nameOf = (relation: string): string => relation.slice(0, relation.lastIndexOf('/'));

function faultOf(
  { program }: Asking,
  solver: Solver,
  relation: string,
  unit: UnitId,
  error: Undetermined,
): Undetermined {
  const rest = restOf(relation).map((_, i) => variable(`A${i}`));
  return located(program, solver, compound(nameOf(relation), atom(unit), ...rest), error, PER_FAULT);
}
