/** Values from outside as plain JSON: copied within bounds, whatever they are made of. */

import type { Json, JsonObject } from './unit.ts';
import { isRecord } from './unit-problem.ts';

/** Most objects and lists around a value. */
const DEPTH = 256;
/** Most values, and characters of keys and texts, in one copy. */
const SIZE = 8 * 1024 * 1024;

export type Copied =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly why: 'is nested too deeply, or in a circle' | 'is too large' };

/**
 * A copy as JSON would make it: functions, symbols and undefined are left out, numbers that are not finite are
 * null. Fields keep their names, `__proto__` too.
 */
export function plainJson(value: unknown): Copied {
  let size = 0;
  let why: (Copied & { ok: false })['why'] | undefined;
  const refuse = (reason: typeof why): undefined => {
    why ??= reason;
    return undefined;
  };
  const copy = (part: unknown, depth: number): Json | undefined => {
    if (why) return undefined;
    size += typeof part === 'string' ? part.length + 1 : 1;
    if (size > SIZE) return refuse('is too large');
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return part;
    if (typeof part === 'number') return Number.isFinite(part) ? part + 0 : null;
    if (typeof part !== 'object') return undefined;
    if (depth >= DEPTH) return refuse('is nested too deeply, or in a circle');
    if (Array.isArray(part)) return part.map((item) => copy(item, depth + 1) ?? null);
    return copyRecord(part, depth);
  };
  const copyRecord = (record: object, depth: number): JsonObject => {
    const entries: [string, Json][] = [];
    for (const [key, item] of Object.entries(record)) {
      size += key.length;
      const copied = copy(item, depth + 1);
      if (copied !== undefined) entries.push([key, copied]);
    }
    return Object.fromEntries(entries);
  };
  const copied = copy(value, 0) ?? null;
  return why ? { ok: false, why } : { ok: true, value: copied };
}

/** A field of a record that is its own. */
export const ownField = (value: unknown, field: string): unknown =>
  isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
