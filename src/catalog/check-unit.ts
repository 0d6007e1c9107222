/** Checking: from what a host, an importer or a policy file says about a unit to a unit that cannot be wrong. */

import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import {
  activation,
  aliases,
  CONTENT_LIMIT,
  effects,
  MOST_POINTS,
  names,
  provenance,
  related,
  representations,
} from './check-fields.ts';
import { schema } from './check-schema.ts';
import { capability, triggers } from './check-terms.ts';
import { deepFreeze, frozenSet } from './freeze.ts';
import { type Identity, NAME_LIMIT, type UnitId, type UnitKind, unitId } from './identity.ts';
import { identity } from './read-unit.ts';
import type { JsonObject, Unit, UnitSpec } from './unit.ts';
import {
  boolean,
  type Check,
  described,
  isRecord,
  name,
  natural,
  note,
  text,
  type UnitProblem,
} from './unit-problem.ts';

export type { UnitProblem } from './unit-problem.ts';

export const DESCRIPTION_LIMIT = 2048;
export const DEFAULT_PRIORITY = 100;
export const DEFAULT_PROVENANCE = 'host';

const NONE: readonly never[] = Object.freeze([]);

/** Every field of a spec, in the order in which problems are reported. */
export const UNIT_FIELDS = [
  'unit',
  'kind',
  'name',
  'category',
  'description',
  'available',
  'aliases',
  'triggers',
  'requires',
  'suggests',
  'conflicts',
  'supersedes',
  'requires_capability',
  'activation',
  'priority',
  'provider_visible',
  'mandatory_context',
  'schema',
  'content',
  'representations',
  'provenance',
  'effect',
] as const satisfies readonly (keyof UnitSpec)[];

/**
 * Checks the spec of a unit and fills in what it leaves out.
 *
 * Returns the unit, deeply frozen, with every set in standard order; or every problem, in the order of
 * {@link UNIT_FIELDS}, then unknown fields. A field that is undefined counts as left out.
 */
export function checkUnit(spec: unknown): Result<Unit, readonly UnitProblem[]> {
  const problems: UnitProblem[] = [];
  const fields = isRecord(spec) ? spec : {};
  const unit = readFields(fields, checkIdentity(spec, problems), problems);
  noteUnknown(fields, problems);
  return unit && problems.length === 0 ? ok(deepFreeze(unit)) : fail(problems);
}

function checkIdentity(spec: unknown, problems: UnitProblem[]): Identity | undefined {
  const at = { field: 'unit', problems };
  if (isRecord(spec) && given(spec, 'unit') !== undefined) return identity(given(spec, 'unit'), at);
  const message = isRecord(spec) ? 'the spec names no unit' : `the spec is ${described(spec)}`;
  return note(at, 'invalid_unit_spec', message, [spec], { expected: 'a record with the field `unit`' });
}

/** Own fields only: a spec inherits nothing. */
const given = (spec: Readonly<Record<string, unknown>>, field: string): unknown =>
  Object.hasOwn(spec, field) ? spec[field] : undefined;

function readFields(
  spec: Readonly<Record<string, unknown>>,
  identified: Identity | undefined,
  problems: UnitProblem[],
): Unit | undefined {
  const stated = new Set<keyof UnitSpec>(identified ? ['unit'] : []);
  function read<T>(field: keyof UnitSpec, check: Check<T>): T | undefined;
  function read<T>(field: keyof UnitSpec, check: Check<T>, byDefault: T): T;
  function read<T>(field: keyof UnitSpec, check: Check<T>, byDefault?: T): T | undefined {
    const value = given(spec, field);
    if (value === undefined) return byDefault;
    stated.add(field);
    return check(value, { field, problems }) ?? byDefault;
  }
  const kind = read('kind', kindOf(identified)) ?? identified?.kind ?? 'tool';
  const called = read('name', calledName, identified?.name ?? '');
  const category = read('category', names, NONE);
  if (category.length === 0) stated.delete('category');
  const filled: Omit<Unit, OptionalField> = {
    unit: identified ? unitId(identified) : ('' as UnitId),
    kind,
    name: called,
    category: category.length > 0 ? category : [kind],
    description: read('description', description, ''),
    available: read('available', boolean, true),
    aliases: read('aliases', aliases, NONE),
    triggers: read('triggers', triggers, NONE),
    requires: read('requires', related, NONE),
    suggests: read('suggests', related, NONE),
    conflicts: read('conflicts', related, NONE),
    supersedes: read('supersedes', related, NONE),
    ...optional('requires_capability', read('requires_capability', capability)),
    activation: read('activation', activation, 'relevant'),
    priority: read('priority', priority, DEFAULT_PRIORITY),
    provider_visible: read('provider_visible', boolean, kind !== 'mcp_server'),
    mandatory_context: read('mandatory_context', boolean, true),
    ...optional('schema', read('schema', schemaFor(identified))),
    ...optional('content', read('content', content)),
    representations: read('representations', representations, NONE),
    provenance: read('provenance', provenance, DEFAULT_PROVENANCE),
    effect: read('effect', effects, NONE),
    stated: frozenSet(stated),
  };
  return identified && filled;
}

const calledName = name(NAME_LIMIT);
const description = text(DESCRIPTION_LIMIT, 'description_too_large');
const priority = natural(MOST_POINTS);
const content = text(CONTENT_LIMIT, 'content_too_large');

type OptionalField = 'requires_capability' | 'schema' | 'content';

const optional = <F extends OptionalField>(field: F, value: Unit[F] | undefined): Pick<Unit, F> | object =>
  value === undefined ? {} : { [field]: value };

const kindOf =
  (identified: Identity | undefined): Check<UnitKind> =>
  (value, at) => {
    if (typeof value !== 'string')
      return note(at, 'expected_name', `kind is ${described(value)}`, [value], {
        expected: 'a kind of unit',
      });
    if (!identified || value === identified.kind) return identified?.kind;
    const message = `kind is ${shown(value)}, but the unit is a ${identified.kind}`;
    const args = [unitId(identified), identified.kind, value];
    return note(at, 'unit_kind_mismatch', message, args, { expected: `\`${identified.kind}\`` });
  };

const schemaFor =
  (identified: Identity | undefined): Check<JsonObject> =>
  (value, at) => {
    if (!identified || identified.kind === 'tool' || identified.kind === 'mcp_tool') return schema(value, at);
    const message = `a ${identified.kind} takes no arguments, so it has no schema`;
    return note(at, 'schema_only_valid_for_tools', message, []);
  };

function noteUnknown(spec: Readonly<Record<string, unknown>>, problems: UnitProblem[]): void {
  const known: readonly string[] = UNIT_FIELDS;
  for (const field of Object.keys(spec)) {
    if (known.includes(field)) continue;
    const at = { field, problems };
    note(at, 'unknown_field', `a unit has no field ${shown(field)}`, [field], {
      nearest: nearestName(field, known),
    });
  }
}
