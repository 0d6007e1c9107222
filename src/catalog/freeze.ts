/** Freezing, so that a checked value stays as it was checked. */

import { freeze } from 'immer';

/**
 * Freezes a value that was just built, and all it is made of. Maps and sets throw when they are changed.
 *
 * What is frozen already counts as frozen throughout, so that parts which several values share cost nothing.
 * Iterative: the lists of a policy nest as deep as they are long.
 */
export function deepFreeze<T>(value: T): T {
  const stack: object[] = [];
  const add = (part: unknown) => {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) stack.push(part);
  };
  add(value);
  for (let part = stack.pop(); part; part = stack.pop()) {
    if (part instanceof Map) for (const item of part.values()) add(item);
    else if (Array.isArray(part)) for (const item of part) add(item);
    else if (!(part instanceof Set)) for (const key in part) add(part[key as keyof typeof part]);
    if (part instanceof Map || part instanceof Set) freeze(part);
    else Object.freeze(part);
  }
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
