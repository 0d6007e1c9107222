/** The catalog: the registered units, as an immutable value with a revision. */

import {
  castDraft,
  type Draft,
  enableMapSet,
  enablePatches,
  freeze,
  type Patch,
  produceWithPatches,
} from 'immer';
import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { checkUnit, type UnitProblem } from './check-unit.ts';
import { differingFields, unitFingerprint } from './fingerprint.ts';
import { parseUnitId, type UnitId } from './identity.ts';
import { readUnitId } from './read-unit.ts';
import type { Unit } from './unit.ts';
import { described, note } from './unit-problem.ts';

enableMapSet();
enablePatches();

/** Frozen. A change gives a new catalog with the next revision. */
export interface Catalog {
  readonly revision: number;
  /** In order of identity text by code point, whatever the order of registration. */
  readonly units: ReadonlyMap<UnitId, Unit>;
}

export const emptyCatalog: Catalog = freeze({ revision: 0, units: new Map<UnitId, Unit>() }, true);

/** The first revision of a catalog, of units that were checked before. The last of one identity stands. */
export function catalogOf(units: Iterable<Unit>): Catalog {
  const inOrder = [...units].sort((a, b) => compareText(a.unit, b.unit));
  return freeze({ revision: 1, units: new Map(inOrder.map((unit) => [unit.unit, unit])) }, true);
}

/**
 * A new catalog, and Immer's patches from the old one: at `['revision']` and at `['units', id]`. They are there to
 * be read, to keep indexes up; Immer's own `applyPatches` drops fields called `__proto__`, which schemas may have.
 */
export interface Change {
  readonly catalog: Catalog;
  /** Empty when nothing changed; the catalog is the same value then. */
  readonly patches: readonly Patch[];
}

/** A mistake in one of several specs. */
export interface IndexedProblem extends UnitProblem {
  /** Position of the spec, from 0. */
  readonly index: number;
}

/**
 * Registers all units in one revision, or none: then every problem of every spec is returned.
 *
 * A unit that is there already and the same after checking changes nothing; a different one is the problem
 * `duplicate_unit`, see {@link replaceUnit}.
 */
export function registerUnits(
  catalog: Catalog,
  specs: Iterable<unknown>,
): Result<Change & { readonly units: readonly Unit[] }, readonly IndexedProblem[]> {
  if (!isIterable(specs)) return fail([notAList(specs)]);
  const problems: IndexedProblem[] = [];
  const units: Unit[] = [];
  const added = new Map<UnitId, Unit>();
  let index = 0;
  for (const spec of specs) {
    const unit = admit(spec, (id) => catalog.units.get(id) ?? added.get(id));
    if (!unit.ok) for (const problem of unit.error) problems.push({ ...problem, index });
    else {
      units.push(unit.value);
      if (!catalog.units.has(unit.value.unit)) added.set(unit.value.unit, unit.value);
    }
    index++;
  }
  if (problems.length > 0) return fail(problems);
  if (added.size === 0) return ok({ catalog, patches: [], units });
  return ok({ ...change(catalog, (draft) => insert(draft, catalog.units, [...added.values()])), units });
}

/** JavaScript checks no types. A text is a list of characters, and no list of specs. */
const isIterable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function notAList(specs: unknown): IndexedProblem {
  const problems: UnitProblem[] = [];
  const expected = 'a list of units';
  note({ field: 'unit', problems }, 'expected_list', `the units are ${described(specs)}`, [specs], {
    expected,
  });
  return { ...(problems[0] as UnitProblem), index: 0 };
}

/** The checked unit, or the known one that it equals. */
function admit(spec: unknown, known: (id: UnitId) => Unit | undefined): Result<Unit, readonly UnitProblem[]> {
  const checked = checkUnit(spec);
  const before = checked.ok ? known(checked.value.unit) : undefined;
  if (!checked.ok || !before) return checked;
  const fields = differingFields(before, checked.value);
  if (fields.length === 0) return ok(before);
  const { unit } = before;
  const problems: UnitProblem[] = [];
  const message = `${shown(unit)} is registered with another ${fields.join(', ')}`;
  note({ field: 'unit', problems }, 'duplicate_unit', message, [unit], { expected: 'a unit that is new' });
  return fail(problems);
}

/** Puts another unit in the place of a registered one. The same one again changes nothing. */
export function replaceUnit(
  catalog: Catalog,
  spec: unknown,
): Result<
  Change & { readonly unit: Unit; readonly status: 'replaced' | 'existing' },
  readonly UnitProblem[]
> {
  const checked = checkUnit(spec);
  if (!checked.ok) return checked;
  const unit = checked.value;
  const before = catalog.units.get(unit.unit);
  if (!before) return unknownUnit(catalog, unit.unit);
  if (unitFingerprint(before) === unitFingerprint(unit))
    return ok({ catalog, patches: [], unit: before, status: 'existing' });
  const changed = change(catalog, (draft) => draft.set(unit.unit, castDraft(unit)));
  return ok({ ...changed, unit, status: 'replaced' });
}

/** Takes a unit out. `unit` is its identity as text (`tool:x`) or as a term (`tool(x)`). */
export function removeUnit(
  catalog: Catalog,
  unit: string,
): Result<Change & { readonly unit: Unit; readonly status: 'removed' }, readonly UnitProblem[]> {
  const id = typeof unit === 'string' ? readUnitId(unit) : undefined;
  const before = id && catalog.units.get(id);
  if (!before) return unknownUnit(catalog, id ?? String(unit));
  return ok({ ...change(catalog, (draft) => draft.delete(id)), unit: before, status: 'removed' });
}

/** The problem of asking for a unit that is not registered, with the nearest one that is. */
export function unknownUnit(
  catalog: Catalog,
  unit: string,
): { readonly ok: false; readonly error: readonly UnitProblem[] } {
  const problems: UnitProblem[] = [];
  const nearest = nearestName(unit, catalog.units.keys()) ?? sameNamed(catalog, unit);
  const message = `there is no unit ${shown(unit)} in the catalog`;
  note({ field: 'unit', problems }, 'unknown_unit', message, [unit], { nearest });
  return fail(problems);
}

/** A unit with that name, of whatever kind or server. */
function sameNamed(catalog: Catalog, text: string): string | undefined {
  const wanted = parseUnitId(text)?.name ?? text;
  for (const unit of catalog.units.values()) if (parseUnitId(unit.unit)?.name === wanted) return unit.unit;
  return undefined;
}

type Units = Draft<Catalog>['units'];

function change(catalog: Catalog, edit: (units: Units) => void): Change {
  const [next, patches] = produceWithPatches(catalog, (draft) => {
    edit(draft.units);
    draft.revision++;
  });
  return { catalog: next, patches };
}

/**
 * Adds units in their order. A map keeps the order of insertion, so whatever comes after the first new unit is
 * put in again; what is put in unchanged makes no patch.
 */
function insert(units: Units, before: ReadonlyMap<UnitId, Unit>, added: readonly Unit[]): void {
  const byText = (a: Unit, b: Unit) => compareText(a.unit, b.unit);
  const [first, ...others] = [...added].sort(byText);
  if (!first) return;
  const moved = [...before.values()].filter((unit) => byText(unit, first) > 0);
  for (const { unit } of moved) units.delete(unit);
  const inOrder = [first, ...[...others, ...moved].sort(byText)];
  for (const unit of inOrder) units.set(unit.unit, castDraft(unit));
}
