/**
 * Values: ground terms as the compiled engine holds them.
 *
 * Atoms are strings and integers are numbers, so that most comparisons and index look-ups are those of the
 * language itself. Everything else is a cell with a key that two equal terms share.
 */

import { keyOf } from '../relations.ts';
import { atom, type Compound, int, type Term } from '../term.ts';

/** A compound, a float, or an atom whose name a key could be taken for. */
export interface Cell {
  readonly term: Term;
  /** Begins with the character NUL, which no atom held as a string begins with. */
  readonly key: string;
}

export type Value = string | number | Cell;

/** What a value is looked up by in a map. */
export type Key = string | number;

const MARK = '\0';

export function toValue(term: Term): Value {
  if (term.kind === 'atom') return textValue(term.name);
  if (term.kind === 'int') return term.value + 0;
  if (term.kind === 'text') return textValue(term.value);
  return { term, key: MARK + keyOf(term) };
}

export const textValue = (name: string): Value =>
  name.charCodeAt(0) === 0 ? { term: atom(name), key: MARK + keyOf(atom(name)) } : name;

export function toTerm(value: Value): Term {
  if (typeof value === 'string') return atom(value);
  return typeof value === 'number' ? int(value) : value.term;
}

export const keyOfValue = (value: Value): Key => (typeof value === 'object' ? value.key : value);

export const sameValue = (a: Value, b: Value): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a.key === b.key);

export const compoundValue = (name: string, args: readonly Value[]): Value =>
  toValue({ kind: 'compound', name, args: args.map(toTerm) });

/** The compound of a value; undefined for any other term. */
export function compoundOf(value: Value): Compound | undefined {
  return typeof value === 'object' && value.term.kind === 'compound' ? value.term : undefined;
}

/** A text that several values share exactly when they are the same ones. */
export function keyOfValues(values: readonly Value[]): Key {
  if (values.length === 1) return keyOfValue(values[0] as Value);
  let key = '';
  for (const value of values) key += partOf(value);
  return key;
}

/** A key that says where it ends, so that no name can imitate two. */
export function partOf(value: Value): string {
  if (typeof value === 'string') return `a${value.length}:${value}`;
  return typeof value === 'number' ? `i${value};` : `c${value.key.length}:${value.key}`;
}
