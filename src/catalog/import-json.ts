/** Values from outside as plain JSON: copied within bounds, whatever they are made of. */

import type { Json } from './unit.ts';
import { isRecord } from './unit-problem.ts';

/** Most objects and lists around a value. */
const DEPTH = 256;
/** Most values, and characters of keys and texts, in one copy. */
const SIZE = 8 * 1024 * 1024;

export type Copied =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly why: 'is nested too deeply, or in a circle' | 'is too large' };

/**
 * The value as JSON would have it: functions, symbols and undefined are left out, numbers that are not finite are
 * null. Fields keep their names, `__proto__` too. What is plain JSON already is given back as it is.
 */
export function plainJson(value: unknown): Copied {
  const walk: Walk = { size: 0 };
  if (isJson(value, 0, walk)) return { ok: true, value };
  if (walk.why) return { ok: false, why: walk.why };
  const copying: Walk = { size: 0 };
  const copied = copyJson(value, 0, copying) ?? null;
  return copying.why ? { ok: false, why: copying.why } : { ok: true, value: copied };
}

interface Walk {
  size: number;
  why?: (Copied & { ok: false })['why'];
}

function isBounded(part: unknown, depth: number, walk: Walk): boolean {
  walk.size += typeof part === 'string' ? part.length + 1 : 1;
  if (walk.size > SIZE) walk.why ??= 'is too large';
  if (depth > DEPTH) walk.why ??= 'is nested too deeply, or in a circle';
  return walk.why === undefined;
}

function isJson(part: unknown, depth: number, walk: Walk): part is Json {
  if (!isBounded(part, depth, walk)) return false;
  if (part === null || typeof part === 'string' || typeof part === 'boolean') return true;
  if (typeof part === 'number') return Number.isFinite(part) && !Object.is(part, -0);
  if (typeof part !== 'object') return false;
  if (Array.isArray(part)) return isJsonList(part, depth, walk);
  if (Object.getPrototypeOf(part) !== Object.prototype) return false;
  for (const key in part) {
    walk.size += key.length;
    if (!isJson((part as Readonly<Record<string, unknown>>)[key], depth + 1, walk)) return false;
  }
  return true;
}

/** Lists may have holes. */
function isJsonList(list: readonly unknown[], depth: number, walk: Walk): boolean {
  for (let i = 0; i < list.length; i++) if (!isJson(list[i], depth + 1, walk)) return false;
  return true;
}

function copyJson(part: unknown, depth: number, walk: Walk): Json | undefined {
  if (!isBounded(part, depth, walk)) return undefined;
  if (part === null || typeof part === 'string' || typeof part === 'boolean') return part;
  if (typeof part === 'number') return Number.isFinite(part) ? part + 0 : null;
  if (typeof part !== 'object') return undefined;
  if (Array.isArray(part)) return Array.from(part, (item) => copyJson(item, depth + 1, walk) ?? null);
  const entries: [string, Json][] = [];
  for (const [key, item] of Object.entries(part)) {
    walk.size += key.length;
    const copied = copyJson(item, depth + 1, walk);
    if (copied !== undefined) entries.push([key, copied]);
  }
  return Object.fromEntries(entries);
}

/** A field of a record that is its own. */
export const ownField = (value: unknown, field: string): unknown =>
  isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
