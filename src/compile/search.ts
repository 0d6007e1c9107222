/** Searching a policy: which units a request is about, among those that may be found. */

import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { ok, type Result } from '../logic/diagnostics.ts';
import { type Embed, likenessOf, rankByMeaning, vectorsOf } from '../search/meaning.ts';
import { type Match, type Ranked, rank } from '../search/rank.ts';
import { type SearchError, type Searching, searchingIn } from './searching.ts';
import type { TurnInput } from './turn.ts';

export interface SearchOptions {
  /** How many units are found at most; default 5. */
  readonly limit?: number;
  /** The turn that the search is part of. What it may not see is not found. */
  readonly turn?: TurnInput | string;
}

/** A unit that was found. */
export interface SearchHit {
  readonly unit: UnitId;
  /** The first sentence of its description, at most 160 code points. */
  readonly summary: string;
  /** Positive; on the scale of trigger weights, where a request that says it all comes to about 100. */
  readonly score: number;
  /** Why it was found: words of the request, and the words of the unit that they stand for. */
  readonly matches: readonly SearchMatch[];
  /** With vectors: how alike the unit and the request are, above 0 and up to 1. */
  readonly likeness?: number;
}

export interface SearchMatch {
  readonly word: string;
  /** The word of the unit, where that is another. */
  readonly for?: string;
}

export const DEFAULT_SEARCH_LIMIT = 5;

/**
 * The units that a request is about, best first, equal scores by identity.
 *
 * Any text has an answer, which depends on nothing but the arguments: the order of units, files and lists does
 * not matter. Without a turn every available unit can be found; with one, only what is eligible in it and seen
 * by the provider.
 *
 * @example
 * const found = search(policy, 'write to a customer', { limit: 3 });
 * if (found.ok) show(found.value.map(({ unit, summary }) => `${unit}: ${summary}`));
 */
export function search(
  policy: Policy,
  text: string,
  { limit = DEFAULT_SEARCH_LIMIT, turn }: SearchOptions = {},
): Result<readonly SearchHit[], SearchError> {
  const searching = searchingIn(policy, turn);
  if (!searching.ok) return searching;
  const { index, lexicon } = searching.value;
  const least = wholeLimit(limit);
  const found = eligible(searching.value, least, (excluded) =>
    rank(index, text, { lexicon, excluded, least }),
  );
  return ok(found.map((each) => hitOf(policy, each)));
}

/**
 * The same by words and by meaning. `embed` makes a vector of a text, by whatever encoder a host has; every unit
 * is embedded once. Nothing is downloaded here.
 *
 * Rejects when `embed` throws or rejects.
 */
export async function searchByMeaning(
  policy: Policy,
  text: string,
  embed: Embed,
  { limit = DEFAULT_SEARCH_LIMIT, turn }: SearchOptions = {},
): Promise<Result<readonly SearchHit[], SearchError>> {
  const searching = searchingIn(policy, turn);
  if (!searching.ok) return searching;
  const { index, lexicon } = searching.value;
  const [request, vectors] = await Promise.all([embed(text), vectorsOf(index, embed)]);
  const least = wholeLimit(limit);
  const found = eligible(searching.value, least, (excluded) => {
    const words = rank(index, text, { lexicon, excluded, least });
    return rankByMeaning(index, text, words, likenessOf(request, vectors, excluded));
  });
  return ok(
    found.map((each) => ({ ...hitOf(policy, each), ...(each.likeness > 0 && { likeness: each.likeness }) })),
  );
}

const wholeLimit = (limit: number): number => Math.max(1, Math.trunc(limit) || 1);

/** The best that may be found. Whoever may not is left out of the ranking, as if it were not there. */
function eligible<T extends Ranked>(
  { index, excluded: never, barred }: Searching,
  limit: number,
  ranking: (excluded: ReadonlySet<number>) => readonly T[],
): readonly T[] {
  const excluded = new Set(never);
  for (;;) {
    const ranked = ranking(excluded);
    const kept = barred(ranked.map(({ document }) => document.searched.unit));
    if (kept.size === 0) return ranked.slice(0, limit);
    for (const unit of kept) excluded.add(index.slots.get(unit) as number);
  }
}

function hitOf({ catalog }: Policy, { document, score, matches, name }: Ranked): SearchHit {
  const { unit } = document.searched;
  const found = matches().map(matchOf);
  return {
    unit,
    summary: summaryOf(catalog.units.get(unit)?.description ?? ''),
    score: Math.max(1, Math.round(score)),
    matches: found.length > 0 || name === undefined ? found : [{ word: name }],
  };
}

const matchOf = ({ word, related }: Match): SearchMatch =>
  related === undefined ? { word } : { word, for: related };

const SUMMARY_LENGTH = 160;

/** The first sentence, or as much of it as a summary may hold. */
function summaryOf(description: string): string {
  const [first = ''] = description.trim().split(/(?<=[.!?])\s|(?<=[。！？])|\n/);
  const points = [...first];
  return points.length <= SUMMARY_LENGTH ? first : `${points.slice(0, SUMMARY_LENGTH - 1).join('')}…`;
}
