/** Fields of records that nobody vouches for. */

import { parseJson } from '../../catalog/analyse/json.ts';
import type { Json, JsonObject } from '../../catalog/unit.ts';

export const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A value inside others; undefined when anything on the way is missing. */
export function valueAt(value: Json | undefined, ...path: readonly string[]): Json | undefined {
  let at = value;
  for (const name of path) at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

/** A text that is not empty. */
export function textAt(value: Json | undefined, ...path: readonly string[]): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The objects of a list. */
export function objectsAt(value: Json | undefined, ...path: readonly string[]): readonly JsonObject[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? (found as readonly Json[]).filter(isObject) : [];
}

/** Arguments as an object; some agents write them as a text that holds JSON. */
export function argumentsFrom(value: Json | undefined): JsonObject {
  if (isObject(value)) return value;
  if (typeof value !== 'string') return {};
  const parsed = parseJson(value);
  return parsed.ok && isObject(parsed.value) ? parsed.value : {};
}

/** A time as text or in milliseconds since 1970, in RFC 3339. */
export function timeFrom(value: Json | undefined): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** Fields that are there. */
export const present = <T extends object>(
  fields: T,
): { readonly [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
