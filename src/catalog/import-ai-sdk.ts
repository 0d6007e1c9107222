/** AI SDK tools as they live in a host: their schemas as JSON Schema, as far as that takes no waiting. */

import { isRecord } from './unit-problem.ts';

/** Gives the JSON Schema of a validator, such as Zod's `toJSONSchema`. */
export type ToJsonSchema = (schema: unknown) => unknown;

export type LiveSchema =
  | { readonly ok: true; readonly schema: unknown }
  | { readonly ok: false; readonly message: string; readonly expected: string };

const EXPECTED =
  'JSON Schema, `jsonSchema(…)`, a Standard Schema that gives JSON Schema, or the option `toJsonSchema`';

/**
 * The JSON Schema of an `inputSchema`, which may be one, an object of `jsonSchema()`, a validator that gives its
 * own (Standard JSON Schema, as Zod 4 does), or a function that makes any of these. It is the host's own code
 * that runs here.
 */
export function liveSchema(value: unknown, toJsonSchema?: ToJsonSchema): LiveSchema {
  try {
    return settled(schemaOf(value, toJsonSchema));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it threw';
    return { ok: false, message: `cannot be turned into JSON Schema: ${why}`, expected: EXPECTED };
  }
}

const NONE = Symbol('none');

function schemaOf(value: unknown, toJsonSchema: ToJsonSchema | undefined): unknown {
  const standard = property(value, '~standard');
  const validates = standard !== undefined || property(value, '_def') !== undefined;
  if (validates && toJsonSchema) return toJsonSchema(value);
  const input = property(property(standard, 'jsonSchema'), 'input');
  if (typeof input === 'function')
    return input.call(property(standard, 'jsonSchema'), { target: 'draft-2020-12' });
  if (validates) return NONE;
  if (typeof value === 'function') return schemaOf(value(), toJsonSchema);
  const wrapped = property(value, 'jsonSchema');
  return isRecord(wrapped) ? wrapped : value;
}

function settled(schema: unknown): LiveSchema {
  if (schema === NONE)
    return { ok: false, message: 'is a validator that gives no JSON Schema', expected: EXPECTED };
  if (typeof property(schema, 'then') !== 'function') return { ok: true, schema };
  return { ok: false, message: 'is still to come (a promise)', expected: 'a schema that is there' };
}

/** Of objects and functions; validators keep theirs on the prototype. */
const property = (value: unknown, name: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
