/** Freezing, so that a checked value stays as it was checked. */

import { freeze } from 'immer';

/** Freezes a value that was just built, and all it is made of. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

const sets = new Map<string, ReadonlySet<string>>();

/** A set that cannot be changed. The same names in the same order give the same value: there are only so many. */
export function frozenSet<T extends string>(items: ReadonlySet<T>): ReadonlySet<T> {
  const key = [...items].join();
  const known = sets.get(key) ?? freeze(new Set<string>(items));
  sets.set(key, known);
  return known as ReadonlySet<T>;
}
