/** The unit of a command: an identity, a term, or a bare name where only one unit has it. */

import { compareIdentities, parseUnitId, type UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { readUnitText } from '../compile/turn.ts';
import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { type Failure, usage } from './failure.ts';
import { moreLine, shorten } from './layout.ts';
import { clean } from './text.ts';

/** Finds the unit that a person means, or says which they may have meant. */
export function findUnit({ catalog }: Policy, given: string): Result<UnitId, Failure> {
  const { units } = catalog;
  const exact = readUnitText(given);
  if (exact && units.has(exact)) return ok(exact);
  const named = [...units.keys()].filter((unit) => answersTo(unit, given)).sort(compareIdentities);
  const [first, second] = named;
  if (first && !second) return ok(first);
  return fail(first ? ambiguous(given, named) : unknown(given, [...units.keys()]));
}

/** Whether a unit is called so without its kind: `read_file`, or `files/read_file` with the server. */
const answersTo = (unit: UnitId, given: string): boolean =>
  nameOf(unit) === given || unit.slice(unit.indexOf(':') + 1) === given;

const nameOf = (unit: UnitId): string => parseUnitId(unit)?.name ?? '';

function ambiguous(given: string, candidates: readonly UnitId[]): Failure {
  const { shown: listed, more } = shorten(candidates, 20, false);
  return usage('ambiguous_unit', `several units are called ${shown(given)}; say which`, {
    lines: [...listed.map((unit) => `  ${clean(unit)}`), ...moreLine(more)],
    detail: { candidates },
  });
}

function unknown(given: string, units: readonly UnitId[]): Failure {
  const nearest = nearestUnit(given, units);
  const hint = nearest ? `; did you mean ${shown(nearest)}?` : '';
  return usage('unknown_unit', `the catalog has no unit ${shown(given)}${hint}`, {
    ...(nearest && { detail: { nearest } }),
  });
}

/** The nearest identity, else the first unit whose bare name is near. */
function nearestUnit(given: string, units: readonly UnitId[]): UnitId | undefined {
  const identity = nearestName(given, units);
  if (identity) return identity as UnitId;
  const bare = given.slice(given.search(/[:/][^:/]*$/) + 1);
  const name = units.some((unit) => nameOf(unit) === bare) ? bare : nearestName(bare, units.map(nameOf));
  return name === undefined ? undefined : units.find((unit) => nameOf(unit) === name);
}
