/** Standard order: a total order of all terms, by which every set of terms is sorted. */

import type { Compound, Float, Int, Term } from './term.ts';

/** By Unicode code point, as every order of identities and names is. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    // A surrogate stands for a code point above every other UTF-16 unit.
    const wide = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
    return wide(x) - wide(y);
  }
  return a.length - b.length;
}

/** Variables, then numbers, then names and text, then compounds. */
const RANK: Readonly<Record<Term['kind'], number>> = {
  var: 0,
  float: 1,
  int: 1,
  atom: 2,
  text: 2,
  compound: 3,
};

type Leaf = Exclude<Term, Compound>;

/**
 * ISO standard order, made total: negative, zero or positive, and zero exactly for equal terms.
 *
 * Numbers compare by value, a float before the integer of the same value; names and text by code point, a name
 * before the same text; compounds by number of arguments, then name, then arguments from the left.
 * Iterative, so that long lists are safe.
 */
export function compareTerms(left: Term, right: Term): number {
  const stack: (readonly [Term, Term])[] = [[left, right]];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    const rank = RANK[a.kind] - RANK[b.kind];
    if (rank !== 0) return rank;
    if (a.kind !== 'compound') {
      const order = compareLeaves(a, b as Leaf);
      if (order !== 0) return order;
      continue;
    }
    const other = b as Compound;
    const order = a.args.length - other.args.length || compareText(a.name, other.name);
    if (order !== 0) return order;
    for (let i = a.args.length; i-- > 0; ) stack.push([a.args[i] as Term, other.args[i] as Term]);
  }
  return 0;
}

function compareLeaves(a: Leaf, b: Leaf): number {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  return compareText(characters(a), characters(b)) || Number(a.kind === 'text') - Number(b.kind === 'text');
}

const isNumber = (term: Leaf): term is Int | Float => term.kind === 'int' || term.kind === 'float';

function compareNumbers(a: Int | Float, b: Int | Float): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  const kind = Number(a.kind === 'int') - Number(b.kind === 'int');
  return kind || Number(Object.is(b.value, -0)) - Number(Object.is(a.value, -0));
}

const characters = (term: Leaf): string =>
  term.kind === 'atom' || term.kind === 'var' ? term.name : String(term.value);

/** The items sorted, without duplicates. `compare` is zero exactly for items that are the same. */
export function sortedSet<T>(items: Iterable<T>, compare: (a: T, b: T) => number): T[] {
  const sorted = [...items].sort(compare);
  if (sorted.length < 2) return sorted;
  return sorted.filter((item, i) => i === 0 || compare(sorted[i - 1] as T, item) !== 0);
}
