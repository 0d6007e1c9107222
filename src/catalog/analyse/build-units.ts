/** Building units: drafts, whose values are of the right sorts, into checked units. */

import type { Diagnostic, Place } from '../../logic/diagnostics.ts';
import { compareText } from '../../logic/order.ts';
import type { Compound, Term } from '../../logic/term.ts';
import { checkUnit, type UnitProblem } from '../check-unit.ts';
import { termIdentity, type UnitId, unitId } from '../identity.ts';
import type { JsonObject, Unit } from '../unit.ts';
import { PROPERTIES } from '../vocabulary.ts';
import type { Attachments } from './attachments.ts';
import type { Code } from './codes.ts';
import type { Draft } from './fold.ts';
import { nameOf } from './sorts.ts';
import { placeOf, problem, type Site } from './statement.ts';

/** A unit, and where it and each of its stated properties stands first. */
export interface LoadedUnit {
  readonly unit: Unit;
  readonly place: Place;
  readonly places: ReadonlyMap<string, Place>;
}

export interface BuiltUnits {
  /** By identity, in order of code points. */
  readonly units: readonly LoadedUnit[];
  readonly schemas: ReadonlyMap<UnitId, JsonObject>;
  readonly problems: readonly Diagnostic[];
}

export function buildUnits(drafts: ReadonlyMap<UnitId, Draft>, attached: Attachments): BuiltUnits {
  const units: LoadedUnit[] = [];
  const schemas = new Map<UnitId, JsonObject>();
  const problems: Diagnostic[] = [];
  for (const draft of [...drafts.values()].sort((a, b) => compareText(a.id, b.id))) {
    const { spec, wrong } = specOf(draft, attached);
    for (const one of wrong) problems.push(one);
    const checked = checkUnit(spec);
    if (!checked.ok) {
      for (const one of checked.error) problems.push(placed(one, draft));
      continue;
    }
    const unit = checked.value;
    if (unit.schema) schemas.set(draft.id, unit.schema);
    units.push({ unit, place: placeOf(draft.site), places: placesOf(draft) });
  }
  return { units, schemas, problems };
}

function placesOf({ rows }: Draft): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [property, [first]] of rows) if (first) places.set(property, placeOf(first));
  return places;
}

/** A number of the right sort is only out of range; an identity of the right shape only has a bad name. */
const RENAMED: ReadonlyMap<string, Code> = new Map([
  ['expected_nonnegative_integer', 'out_of_range'],
  ['invalid_unit_identity', 'expected_name'],
]);

/** A problem of a unit at the row it is about, or at the first of its property, or at the unit. */
function placed(
  { field, item, code, message, expected, nearest }: UnitProblem,
  { rows, site }: Draft,
): Diagnostic {
  const stated = rows.get(field);
  const row = stated?.[item ?? 0] ?? stated?.[0];
  return problem(row ?? site, RENAMED.get(code) ?? (code as Code), message, { expected, nearest });
}

// ------------------------------------------------------------------------------------------------ specs

type Read = (term: Term) => unknown;

const text: Read = (term) => nameOf(term);
const truth: Read = (term) => nameOf(term) === 'true';
const number: Read = (term) => (term.kind === 'int' ? term.value : undefined);
const related: Read = (term) => {
  const identity = termIdentity(term);
  return identity && unitId(identity);
};
const argument = (term: Term, i: number): Term => (term as Compound).args[i] as Term;

/** How the value of each property becomes that of the field. */
const READ: ReadonlyMap<string, Read> = new Map<string, Read>([
  ...['name', 'category', 'description', 'activation', 'aliases', 'provenance', 'effect'].map(
    (property) => [property, text] as const,
  ),
  ...['available', 'provider_visible', 'mandatory_context'].map((property) => [property, truth] as const),
  ...['requires', 'suggests', 'conflicts', 'supersedes'].map((property) => [property, related] as const),
  ['priority', number],
  ['requires_capability', (term) => term],
  ['triggers', (term) => ({ signal: argument(term, 0), weight: number(argument(term, 1)) })],
  [
    'representations',
    (term) => ({
      kind: text(argument(term, 0)),
      text: text(argument(term, 1)),
      utility: number(argument(term, 2)),
    }),
  ],
]);

/** The spec of a unit, and what is wrong with its attachments. A property that is wrong is left out. */
function specOf({ id, rows }: Draft, attached: Attachments): { spec: object; wrong: readonly Diagnostic[] } {
  const spec: Record<string, unknown> = { unit: id };
  let wrong: readonly Diagnostic[] = [];
  for (const [field, stated] of rows) {
    const [first] = stated;
    if (!first) continue;
    const value = field === 'schema' || field === 'content' ? attached[field](first) : undefined;
    if (!value) spec[field] = fieldValue(field, stated);
    else if (value.ok) spec[field] = value.value;
    else wrong = [...wrong, ...value.problems];
  }
  return { spec, wrong };
}

function fieldValue(field: string, stated: readonly Site[]): unknown {
  const read = READ.get(field) as Read;
  const [first] = stated as readonly [Site];
  return PROPERTIES.get(field)?.many ? stated.map(({ term }) => read(term)) : read(first.term);
}
