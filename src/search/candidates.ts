/** The units that a request may be about: the best for it as a whole, and the best for each of its clauses. */

import { compareText } from '../catalog/identity.ts';
import type { Asked, AskedTerm, Sense } from './asked.ts';
import type { SearchIndex } from './postings.ts';

/** So many are looked at for the whole request, and so many for each clause. */
const POOL = 48;
const CLAUSE_POOL = 8;

export interface Candidates {
  /** Distinct slots. */
  readonly slots: readonly number[];
  /** What a slot is worth for the whole request. */
  readonly whole: Float64Array;
  /** By clause: its best slots, the best first. */
  readonly byClause: readonly (readonly number[])[];
}

export interface Bounds {
  /** Slots that are looked at in any case. */
  readonly named: readonly number[];
  /** Slots that are not looked at. */
  readonly excluded: ReadonlySet<number>;
  /** So many are looked at where there are as many. */
  readonly least: number;
}

export function candidatesFor(
  index: SearchIndex,
  { terms, clauses }: Asked,
  { named, excluded, least }: Bounds,
): Candidates {
  const size = index.documents.length;
  const whole = new Float64Array(size);
  const touched = { slots: new Int32Array(size), count: 0 };
  for (const term of terms) addTerm(whole, term, touched);
  const pool = best(index, whole, touched, excluded, Math.max(POOL, least));
  const one = clauses.length === 1 ? pool.slice(0, CLAUSE_POOL) : undefined;
  const scratch = one ? whole : new Float64Array(size);
  const byClause = clauses.map((clause) => {
    if (one) return one;
    touched.count = 0;
    for (const position of clause) addTerm(scratch, terms[position] as AskedTerm, touched);
    const found = best(index, scratch, touched, excluded, CLAUSE_POOL);
    for (let i = 0; i < touched.count; i++) scratch[touched.slots[i] as number] = 0;
    return found;
  });
  const alsoNamed = named.filter((slot) => !excluded.has(slot));
  return { slots: [...new Set([...pool, ...byClause.flat(), ...alsoNamed])], whole, byClause };
}

/** The slots that have a score, each once. */
interface Touched {
  readonly slots: Int32Array;
  count: number;
}

/** Adds what a term is worth to the scores of slots. */
function addTerm(scores: Float64Array, { own, related }: AskedTerm, touched: Touched): void {
  if (own) addSense(scores, own, touched);
  for (const sense of related) addSense(scores, sense, touched);
}

function addSense(scores: Float64Array, { posting, most }: Sense, touched: Touched): void {
  const { slots, worth } = posting;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    const before = scores[slot] as number;
    if (before === 0) touched.slots[touched.count++] = slot;
    scores[slot] = before + most * (worth[i] as number);
  }
}

/** The best slots, best first; equal ones by identity. */
function best(
  { documents }: SearchIndex,
  scores: Float64Array,
  touched: Touched,
  excluded: ReadonlySet<number>,
  count: number,
): readonly number[] {
  const identity = (slot: number) => documents[slot]?.searched.unit ?? '';
  const byRank = (a: number, b: number) =>
    (scores[b] as number) - (scores[a] as number) || compareText(identity(a), identity(b));
  const least = leastOf(scores, touched, excluded, count);
  const found: number[] = [];
  for (let i = 0; i < touched.count; i++) {
    const slot = touched.slots[i] as number;
    if ((scores[slot] as number) >= least && !excluded.has(slot)) found.push(slot);
  }
  return found.sort(byRank).slice(0, count);
}

/** The score of the last that is among so many best; 0 where there are no more. */
function leastOf(
  scores: Float64Array,
  { slots, count: touched }: Touched,
  excluded: ReadonlySet<number>,
  count: number,
): number {
  const heap = new Float64Array(count);
  for (let i = 0; i < touched; i++) {
    const slot = slots[i] as number;
    const score = scores[slot] as number;
    if (score > (heap[0] as number) && !excluded.has(slot)) sink(heap, score);
  }
  return heap[0] as number;
}

/** Puts a value in place of the least of a heap. */
function sink(heap: Float64Array, value: number): void {
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child++;
    if ((heap[child] as number) >= value) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = value;
}
