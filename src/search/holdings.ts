/** Which candidate holds which term of a request, as tables. */

import type { AskedTerm, Sense } from './asked.ts';
import type { SearchIndex } from './postings.ts';

/** A row for each candidate, a column for each term. */
export interface Holdings {
  /** How many columns there are. */
  readonly terms: number;
  /** What the candidate is worth for the term. */
  readonly worth: Float64Array;
  /** The part of the request that it holds there: the term's own share, less where it has a related word. */
  readonly cover: Float64Array;
}

/** Related words are at most this part of a term. */
const MOST_RELATED = 0.7;

/** Runs through the postings of the terms once, which costs less than to ask every candidate for every term. */
export function holdingsOf(
  { documents }: SearchIndex,
  terms: readonly AskedTerm[],
  slots: readonly number[],
): Holdings {
  const rows = new Int32Array(documents.length).fill(-1);
  slots.forEach((slot, row) => {
    rows[slot] = row;
  });
  const size = terms.length;
  const held = {
    terms: size,
    worth: new Float64Array(slots.length * size),
    cover: new Float64Array(slots.length * size),
  };
  terms.forEach(({ own, related, share }, column) => {
    for (const sense of related) fill(held, rows, column, sense, MOST_RELATED * share);
    if (own) fill(held, rows, column, own, share, true);
  });
  return held;
}

/** Adds a sense to its column. It covers as much as it is worth, up to `most`; the term itself covers all. */
function fill(
  { terms, worth, cover }: Holdings,
  rows: Int32Array,
  column: number,
  { posting, most: each }: Sense,
  most: number,
  all = false,
): void {
  const { slots, worth: worths } = posting;
  for (let i = 0; i < slots.length; i++) {
    const row = rows[slots[i] as number] as number;
    if (row < 0) continue;
    const cell = row * terms + column;
    const value = (worth[cell] as number) + each * (worths[i] as number);
    worth[cell] = value;
    cover[cell] = all ? most : Math.min(most, value);
  }
}
