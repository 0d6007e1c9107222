/**
 * Searching by meaning as well: vectors that a host makes, beside the words.
 *
 *   score = top · ((1 − w) · words / best of words + w · likeness / best likeness)
 *
 * where `top` is what the best is worth by its words, and w falls with the length of the request, which then says
 * enough itself. A sum, and no fusion of ranks: where vectors are the weaker of the two, ranks forget by how much.
 */

import { compareText } from '../catalog/identity.ts';
import type { Document } from './document.ts';
import type { SearchIndex } from './postings.ts';
import type { Ranked } from './rank.ts';
import { stemsOf } from './stems.ts';

export type Vector = readonly number[];

/** A text as a vector. Texts that mean alike have vectors of small angles. */
export type Embed = (text: string) => Vector | Promise<Vector>;

/** What vectors count for a request without words, what a word takes from that, and what is left at least. */
const FULL = 0.4;
const LESS_PER_WORD = 0.012;
const LEAST = 0.05;

/** So many are looked at for their likeness alone. */
const POOL = 64;

/** What the best by likeness is worth where no word is shared at all; see rank.ts for the scale. */
const ALONE = 20;

/** A unit with its likeness to the request, where that is above 0. */
export interface Likely extends Ranked {
  readonly likeness: number;
}

const kept = new WeakMap<Embed, WeakMap<Document, Vector>>();

/** The vectors of all units of an index, by slot. A unit is embedded once for as long as it stays the same. */
export async function vectorsOf(index: SearchIndex, embed: Embed): Promise<ReadonlyMap<number, Vector>> {
  const known = kept.get(embed) ?? new WeakMap<Document, Vector>();
  kept.set(embed, known);
  const vectors = index.documents.map(async (document, slot): Promise<readonly [number, Vector][]> => {
    if (!document) return [];
    const vector = known.get(document) ?? (await embed(textOf(document)));
    known.set(document, vector);
    return [[slot, vector]];
  });
  return new Map((await Promise.all(vectors)).flat());
}

function textOf({ searched: { names, description } }: Document): string {
  return [names.at(-1) ?? '', description].filter((text) => text !== '').join(': ');
}

/** The ranking by words and by likeness together, best first; equal scores by identity. */
export function rankByMeaning(
  index: SearchIndex,
  text: string,
  words: readonly Ranked[],
  likeness: ReadonlyMap<number, number>,
): readonly Likely[] {
  const weight = Math.max(LEAST, FULL - LESS_PER_WORD * stemsOf(text).length);
  const bySlot = new Map(words.map((each) => [index.slots.get(each.document.searched.unit) ?? -1, each]));
  const alike = [...likeness].sort(([a, x], [b, y]) => y - x || byIdentity(index, a, b)).slice(0, POOL);
  const best = words[0]?.score ?? 0;
  const closest = alike[0]?.[1] ?? 0;
  const top = best > 0 ? best : ALONE;
  const likely = [...new Set([...bySlot.keys(), ...alike.map(([slot]) => slot)])].map((slot): Likely => {
    const known = bySlot.get(slot);
    const own = best > 0 ? (known?.score ?? 0) / best : 0;
    const like = closest > 0 ? Math.max(0, likeness.get(slot) ?? 0) / closest : 0;
    const document = index.documents[slot] as Document;
    const score = top * ((1 - weight) * own + weight * like);
    return { matches: () => [], ...known, document, score, likeness: likeness.get(slot) ?? 0 };
  });
  return likely
    .filter(({ score, name }) => score > 0 || name !== undefined)
    .sort((a, b) => b.score - a.score || compareText(a.document.searched.unit, b.document.searched.unit));
}

const byIdentity = ({ documents }: SearchIndex, a: number, b: number): number =>
  compareText(documents[a]?.searched.unit ?? '', documents[b]?.searched.unit ?? '');

/** The cosine of each unit's vector and the request's, above 0; none for vectors that cannot be compared. */
export function likenessOf(
  request: Vector,
  vectors: ReadonlyMap<number, Vector>,
  excluded: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const likeness = new Map<number, number>();
  for (const [slot, vector] of vectors) {
    if (excluded.has(slot) || vector.length !== request.length) continue;
    const cosine = cosineOf(request, vector);
    if (cosine > 0) likeness.set(slot, cosine);
  }
  return likeness;
}

function cosineOf(a: Vector, b: Vector): number {
  let [dot, left, right] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] as number, b[i] as number];
    dot += x * y;
    left += x * x;
    right += y * y;
  }
  const length = Math.sqrt(left * right);
  return length > 0 && Number.isFinite(dot) ? Math.min(1, dot / length) : 0;
}
