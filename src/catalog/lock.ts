/** A lock: the known definitions of a catalog as a file, to review and to commit. */

import { fail, ok, placeAt, type Result, shown, source } from '../logic/diagnostics.ts';
import { parseJson } from './analyse/json.ts';
import { UNIT_FIELDS } from './check-unit.ts';
import type { KnownUnit, KnownUnits } from './drift.ts';
import { parseUnitId, type UnitId } from './identity.ts';
import type { Json, JsonObject } from './unit.ts';
import { described } from './unit-problem.ts';

const VERSION = 1;

/** A mistake in a lock. */
export interface LockProblem {
  readonly code: 'not_json' | 'not_a_lock' | 'unknown_version' | 'bad_unit';
  readonly message: string;
  readonly expected: string;
}

/** JSON with a unit a line, so that a change of one is a change of one line. The same units give the same text. */
export function lockText(known: KnownUnits): string {
  const lines = [...known].map(([unit, { fields, ...prints }]) => {
    const value = { ...prints, fields: Object.fromEntries(fields) };
    return `    ${JSON.stringify(unit)}: ${JSON.stringify(value)}`;
  });
  const units = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
  return `{\n  "lictor_lock": ${VERSION},\n  "units": ${units}\n}\n`;
}

/** Reads a lock, or says everything that is wrong with it. */
export function readLock(text: string): Result<KnownUnits, readonly LockProblem[]> {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column } = placeAt(source('', text), parsed.at);
    return fail([problem('not_json', `not JSON from line ${line}, column ${column}`, 'a lock')]);
  }
  const { value } = parsed;
  if (!isObject(value) || !has(value, 'lictor_lock') || !isObject(value.units))
    return fail([problem('not_a_lock', 'this is no lock', 'JSON with lictor_lock and units')]);
  if (value.lictor_lock !== VERSION)
    return fail([
      problem('unknown_version', `the lock has version ${shownJson(value.lictor_lock)}`, `${VERSION}`),
    ]);
  return readUnits(value.units);
}

function readUnits(units: JsonObject): Result<KnownUnits, readonly LockProblem[]> {
  const known = new Map<UnitId, KnownUnit>();
  const problems: LockProblem[] = [];
  for (const [unit, value] of Object.entries(units)) {
    const read = parseUnitId(unit) ? readKnown(value) : undefined;
    if (read) known.set(unit as UnitId, read);
    else problems.push(problem('bad_unit', `what is said of ${shown(unit)} is not readable`, UNIT_FORM));
  }
  return problems.length > 0 ? fail(problems) : ok(known);
}

const UNIT_FORM = 'an identity, with a fingerprint of 64 digits and the prints of its fields';

function readKnown(value: Json): KnownUnit | undefined {
  if (!isObject(value) || !isPrint(value.fingerprint, 64) || !isObject(value.fields)) return undefined;
  const { fingerprint, source } = value;
  if (source !== undefined && !isPrint(source, 64)) return undefined;
  const names: readonly string[] = UNIT_FIELDS;
  const fields = Object.entries(value.fields);
  if (fields.some(([name, print]) => !names.includes(name) || !isPrint(print, 16))) return undefined;
  const prints = source === undefined ? { fingerprint } : { fingerprint, source };
  return { ...prints, fields: new Map(fields as [string, string][]) };
}

const isPrint = (value: Json | undefined, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const has = (value: JsonObject, key: string): boolean => Object.hasOwn(value, key);
const shownJson = (value: Json | undefined): string =>
  typeof value === 'number' ? String(value) : described(value);

const problem = (code: LockProblem['code'], message: string, expected: string): LockProblem => ({
  code,
  message,
  expected,
});
