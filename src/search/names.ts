/** Names as people write them: `git_diff`, `git diff`, `gitDiff` and `Git-Diff` are one name. */

import { wordsOf } from './words.ts';

/** What the spellings of a name have in common; empty for a name without letters and digits. */
export const nameKey = (name: string): string => wordsOf(name).join('');

/** Names by key, each with what it names. */
export interface NameTable<T> {
  readonly byKey: ReadonlyMap<string, readonly T[]>;
  /** Length of the longest key, where a search may stop. */
  readonly longest: number;
}

export function nameTable<T>(named: Iterable<readonly [name: string, value: T]>): NameTable<T> {
  const byKey = new Map<string, T[]>();
  let longest = 0;
  for (const [name, value] of named) {
    const key = nameKey(name);
    if (key === '') continue;
    longest = Math.max(longest, key.length);
    const known = byKey.get(key);
    if (known) known.push(value);
    else byKey.set(key, [value]);
  }
  return { byKey, longest };
}

/** So many letters of a key tell most texts from names. */
const BEGINNING = 8;

/** The beginning of a key; of a short key, all of it. */
export const beginningOf = (key: string): string => key.slice(0, BEGINNING);

/** Whether a name may begin at a position, told by the beginnings of all keys: almost never, and soon. */
export function mayBegin(beginnings: ReadonlySet<string>, words: readonly string[], start: number): boolean {
  let key = '';
  for (let end = start; end < words.length && key.length < BEGINNING; end++) {
    key += words[end];
    if (key.length < BEGINNING && beginnings.has(key)) return true;
  }
  return beginnings.has(beginningOf(key));
}

/** A name found in a list of words: what it names, and the position after its last word. */
export interface NameFound<T> {
  readonly key: string;
  readonly end: number;
  readonly values: readonly T[];
}

/** The names that begin at a position, shortest first. */
export function namesAt<T>(table: NameTable<T>, words: readonly string[], start: number): NameFound<T>[] {
  const found: NameFound<T>[] = [];
  let key = '';
  for (let end = start; end < words.length && key.length < table.longest; ) {
    key += words[end++];
    const values = table.byKey.get(key);
    if (values) found.push({ key, end, values });
  }
  return found;
}
