/**
 * Tries of values: one map a position.
 *
 * Atoms and integers are keys as they are, so that a look-up of several values builds no text and hashes nothing
 * anew.
 */

import { type Key, keyOfValue, type Value } from './value.ts';

/** The rows already met. */
export interface TupleSet {
  /** Adds a row; false when an equal one is there. */
  add(row: readonly Value[]): boolean;
}

type Level = Map<Key, Level | Set<Key>>;

/** A set of rows of one length. */
export function tupleSet(): TupleSet {
  const root: Level = new Map();
  const singles = new Set<Key>();
  return {
    add(row) {
      const last = row.length - 1;
      const set = last < 1 ? singles : setFor(root, row, last);
      const key = last < 0 ? 0 : keyOfValue(row[last] as Value);
      if (set.has(key)) return false;
      set.add(key);
      return true;
    },
  };
}

/** The set at the end of a row's path, made where it is missing. */
function setFor(root: Level, row: readonly Value[], last: number): Set<Key> {
  let level = root;
  for (let i = 0; i < last - 1; i++) {
    const key = keyOfValue(row[i] as Value);
    const next = level.get(key) as Level | undefined;
    if (next) level = next;
    else {
      const made: Level = new Map();
      level.set(key, made);
      level = made;
    }
  }
  const key = keyOfValue(row[last - 1] as Value);
  const known = level.get(key) as Set<Key> | undefined;
  if (known) return known;
  const made = new Set<Key>();
  level.set(key, made);
  return made;
}

/** Rows by the values at some positions. */
export type Index = Map<Key, Index | (readonly Value[])[]>;

/** Rows by their values at the positions of `mask`, which is not empty. */
export function indexBy(rows: readonly (readonly Value[])[], mask: number): Index {
  const index: Index = new Map();
  for (const row of rows) bucketFor(index, mask, row).push(row);
  return index;
}

function bucketFor(index: Index, mask: number, row: readonly Value[]): (readonly Value[])[] {
  let level = index;
  let rest = mask;
  for (let i = 0; ; i++, rest >>>= 1) {
    if (!(rest & 1)) continue;
    const key = keyOfValue(row[i] as Value);
    const known = level.get(key);
    if (rest === 1) {
      if (known) return known as (readonly Value[])[];
      const made: (readonly Value[])[] = [];
      level.set(key, made);
      return made;
    }
    const next = (known as Index | undefined) ?? new Map();
    if (!known) level.set(key, next);
    level = next;
  }
}

/** The rows that have the values of `args` at the positions of `mask`. */
export function bucketAt(
  index: Index,
  mask: number,
  args: readonly Value[],
): readonly (readonly Value[])[] | undefined {
  let level = index;
  let rest = mask;
  for (let i = 0; ; i++, rest >>>= 1) {
    if (!(rest & 1)) continue;
    const next = level.get(keyOfValue(args[i] as Value));
    if (!next || rest === 1) return next as (readonly Value[])[] | undefined;
    level = next as Index;
  }
}
