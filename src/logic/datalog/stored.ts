/**
 * Stored relations: rows of values with an index for each binding pattern that is asked for.
 *
 * An index is built when its pattern first occurs and kept. Rows stay in the order they were stated in.
 */

import type { Relation } from '../relations.ts';
import { bucketAt, type Index, indexBy } from './trie.ts';
import { type Key, keyOfValue, partOf, sameValue, toValue, type Value } from './value.ts';

export type Tuple = readonly Value[];

export interface Stored {
  readonly rows: readonly Tuple[];
  /** By the bitmask of bound positions. */
  indexes?: Map<number, Index>;
}

/** Relations of fewer rows are scanned. */
const SMALL = 8;
const NONE: readonly Tuple[] = [];

export const storedRows = (rows: readonly Tuple[]): Stored => ({ rows });

/** Stored rows of which some may hold no longer. */
export interface Store {
  readonly stored: Stored;
  /** Whether a row is one of those. */
  readonly isGone?: (row: Tuple) => boolean;
}

/** The stores of a relation that have rows, added to `stores`. Its rows are made values of once. */
export function addStores(relation: Relation, stores: Store[]): void {
  const { rows, without, more, made } = relation;
  if (rows.length > 0) {
    made.stored ??= storedRows(rows.map(({ args }) => args.map(toValue)));
    if (without) stores.push({ stored: made.stored, isGone: (row) => without.has(row[0] as string) });
    else stores.push({ stored: made.stored });
  }
  if (more) addStores(more, stores);
}

/** The rows of a store that hold and agree with `args` at the positions of `mask`. */
export function holding(store: Store, mask: number, args: Tuple): readonly Tuple[] {
  return onlyHolding(store, matching(store.stored, mask, args));
}

/** Of rows of a store, those that hold. */
export const onlyHolding = ({ isGone }: Store, rows: readonly Tuple[]): readonly Tuple[] =>
  isGone && rows.length > 0 ? rows.filter((row) => !isGone(row)) : rows;

/** The index of a store for a pattern; undefined where its rows are looked through. */
export const indexOf = ({ stored }: Store, mask: number): Index | undefined =>
  mask !== 0 && stored.rows.length > SMALL ? indexFor(stored, mask) : undefined;

/** The rows that agree with `args` at the positions of `mask`. */
function matching(stored: Stored, mask: number, args: Tuple): readonly Tuple[] {
  const { rows } = stored;
  if (mask === 0 || rows.length === 0) return rows;
  if (rows.length > SMALL) return bucketAt(indexFor(stored, mask), mask, args) ?? NONE;
  if (rows.length === 1) return agrees(rows[0] as Tuple, mask, args) ? rows : NONE;
  return rows.filter((row) => agrees(row, mask, args));
}

export function agrees(row: Tuple, mask: number, args: Tuple): boolean {
  for (let i = 0, rest = mask; rest !== 0; i++, rest >>>= 1)
    if (rest & 1 && !sameValue(row[i] as Value, args[i] as Value)) return false;
  return true;
}

/** Whether two rows of one length are the same. */
export function sameTuple(a: Tuple, b: Tuple): boolean {
  for (let i = 0; i < a.length; i++) if (!sameValue(a[i] as Value, b[i] as Value)) return false;
  return true;
}

/** The key of the values at the positions of `mask`. */
export function keyAt(mask: number, args: Tuple): Key {
  if ((mask & (mask - 1)) === 0) return keyOfValue(args[31 - Math.clz32(mask)] as Value);
  let key = '';
  for (let i = 0, rest = mask; rest !== 0; i++, rest >>>= 1) if (rest & 1) key += partOf(args[i] as Value);
  return key;
}

function indexFor(stored: Stored, mask: number): Index {
  stored.indexes ??= new Map();
  const made = stored.indexes.get(mask);
  if (made) return made;
  const index = indexBy(stored.rows, mask);
  stored.indexes.set(mask, index);
  return index;
}
