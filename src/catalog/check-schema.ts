/** JSON from outside: copied into plain frozen-by-convention data, within bounds. */

import canonicalize from 'canonicalize';
import type { Json, JsonObject } from './unit.ts';
import { type Check, described, isRecord, isWellFormed, note } from './unit-problem.ts';

/** Most code units of the canonical text of a schema. */
export const SCHEMA_LIMIT = 1024 * 1024;
/** Most objects and lists around a value in a schema. */
export const SCHEMA_DEPTH = 128;

interface Copying {
  /** Code units used so far, at least. */
  size: number;
  problem?: { readonly code: string; readonly why: string };
}

/** Checks a tool's schema: a JSON object of at most 1 MiB and 128 levels. Cycles are too deep. */
export const schema: Check<JsonObject> = (value, at) => {
  const copying: Copying = { size: 0 };
  const copy = isRecord(value) ? copyJson(value, 0, copying) : undefined;
  const problem = copying.problem ?? (isRecord(copy) ? tooLarge(copy, copying.size) : notAnObject(value));
  if (!problem) return copy as JsonObject;
  const expected = `a JSON object of at most ${SCHEMA_LIMIT} characters and ${SCHEMA_DEPTH} levels`;
  return note(at, problem.code, `${at.field} ${problem.why}`, [at.field], { expected });
};

const notAnObject = (value: unknown) => ({ code: 'invalid_schema', why: `is ${described(value)}` });

/** A code unit counted once takes at most 25 in canonical text, so that small schemas need not be written. */
const CANONICAL_GROWTH = 25;

function tooLarge(copy: unknown, size: number): Copying['problem'] {
  if (size * CANONICAL_GROWTH <= SCHEMA_LIMIT) return undefined;
  const length = canonicalize(copy)?.length ?? 0;
  if (length <= SCHEMA_LIMIT) return undefined;
  return { code: 'schema_too_large', why: `has ${length} characters` };
}

/** The copy, or undefined with the problem noted. Fields that are undefined are left out, as JSON does. */
function copyJson(value: unknown, depth: number, copying: Copying): Json | undefined {
  if (copying.problem) return undefined;
  copying.size += typeof value === 'string' || Array.isArray(value) ? value.length + 2 : 1;
  if (copying.size > SCHEMA_LIMIT) return refuse(copying, 'schema_too_large', 'is too large');
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string' && isWellFormed(value)) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  if (depth >= SCHEMA_DEPTH) return refuse(copying, 'schema_too_deep', 'is nested too deeply');
  if (Array.isArray(value)) return value.map((item) => copyJson(item, depth + 1, copying) ?? null);
  if (isPlain(value)) return copyObject(value, depth, copying);
  return refuse(copying, 'invalid_schema', `has ${described(value)} in it, which is no JSON`);
}

function copyObject(value: Readonly<Record<string, unknown>>, depth: number, copying: Copying): JsonObject {
  const entries: [string, Json][] = [];
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue;
    copying.size += key.length + 3;
    if (!isWellFormed(key)) refuse(copying, 'invalid_schema', 'has half a character in it');
    const copy = copyJson(item, depth + 1, copying);
    if (copy === undefined) break;
    entries.push([key, copy]);
  }
  // Sets own properties whatever their names, `__proto__` too.
  return Object.fromEntries(entries);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function refuse(copying: Copying, code: string, why: string): undefined {
  copying.problem ??= { code, why };
}
