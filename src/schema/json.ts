/** Small things about JSON values that the readers of schemas share. */

import type { Json, JsonObject } from '../catalog/unit.ts';

/** Most objects and lists around a value, in schemas and in arguments. Deeper ones are refused or cut, never walked. */
export const DEPTH_LIMIT = 400;

export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** The field of that name that the object itself has; never one of its prototype. */
export const own = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

export function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  return typeof value as JsonType;
}

/** Text order by code units, the same everywhere. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** JSON with sorted keys: equal texts are equal values. Recurses: for values within {@link DEPTH_LIMIT}. */
export function canonicalText(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value).sort(byText);
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonicalText(value[key] ?? null)}`).join(',')}}`;
}

export const equalJson = (a: Json, b: Json): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && canonicalText(a) === canonicalText(b));

/** Whether a value is nested deeper than that many objects and lists. Needs no stack, and ends on cycles. */
export function isDeeperThan(value: Json, limit: number): boolean {
  let level: readonly Json[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const next: Json[] = [];
    for (const item of level)
      if (typeof item === 'object' && item !== null)
        for (const inner of Object.values(item)) next.push(inner);
    if (depth >= limit && level.some((item) => typeof item === 'object' && item !== null)) return true;
    level = next;
  }
  return false;
}

/** One step of a JSON pointer more. */
export const below = (pointer: string, ...steps: readonly (string | number)[]): string =>
  steps.reduce<string>(
    (at, step) => `${at}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );
