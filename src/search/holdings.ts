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
  const worth = new Float64Array(slots.length * size);
  const cover = new Float64Array(slots.length * size);
  terms.forEach(({ own, related, share }, column) => {
    const each = (sense: Sense, act: (cell: number, worth: number) => void) =>
      forEachRow(rows, sense, (row, value) => act(row * size + column, value));
    for (const sense of related)
      each(sense, (cell, value) => {
        worth[cell] = (worth[cell] as number) + value;
        cover[cell] = Math.min(MOST_RELATED * share, worth[cell] as number);
      });
    if (own)
      each(own, (cell, value) => {
        worth[cell] = (worth[cell] as number) + value;
        cover[cell] = share;
      });
  });
  return { terms: size, worth, cover };
}

function forEachRow(
  rows: Int32Array,
  { posting, most }: Sense,
  act: (row: number, worth: number) => void,
): void {
  const { slots, worth } = posting;
  for (let i = 0; i < slots.length; i++) {
    const row = rows[slots[i] as number] as number;
    if (row >= 0) act(row, most * (worth[i] as number));
  }
}
