/** Registering one unit, as the recorded program does. */

import { type Catalog, type Change, registerUnits } from '../../src/catalog/catalog.ts';
import type { Unit } from '../../src/catalog/unit.ts';
import type { UnitProblem } from '../../src/catalog/unit-problem.ts';
import { fail, ok, type Result } from '../../src/logic/diagnostics.ts';

type Registered = Change & { readonly unit: Unit; readonly status: 'registered' | 'existing' };

export function registerUnit(catalog: Catalog, spec: unknown): Result<Registered, readonly UnitProblem[]> {
  const change = registerUnits(catalog, [spec]);
  if (!change.ok) return fail(change.error.map(({ index: _, ...problem }) => problem));
  const { units, ...rest } = change.value;
  const status = rest.patches.length > 0 ? 'registered' : 'existing';
  return ok({ ...rest, unit: units[0] as Unit, status });
}
