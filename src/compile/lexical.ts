/**
 * Lexical evidence: the words that a unit shares with the text of a turn.
 *
 * `overlapIndex` is the older program's count, five points a word. `rankedIndex` in ranked.ts is what turns
 * use unless they ask for `scoring: "overlap"`.
 */

import { compareText, type UnitId } from '../catalog/identity.ts';
import type { SearchText } from '../search/searched.ts';
import { OVERLAP_STOP_WORDS, overlapWords } from '../search/words.ts';

/** A unit that shares words with a text. */
export interface LexicalHit {
  readonly unit: UnitId;
  /** The shared words, by code point. */
  readonly words: readonly string[];
  /** Positive integer. */
  readonly score: number;
}

/** Units prepared once, so that a turn costs what its own words cost. */
export interface LexicalIndex {
  /** Hits by falling score, equal scores by identity text. Independent of the order of registration. */
  hits(text: string): readonly LexicalHit[];
}

/** Points a shared word is worth under `scoring: "overlap"`. */
const POINTS = 5;

/** Names, categories, description and aliases, split at ASCII separators; stop words do not count. */
export function overlapIndex(units: Iterable<SearchText>): LexicalIndex {
  const searched = byIdentity(units);
  const unitsByWord = new Map<string, number[]>();
  searched.forEach((unit, position) => {
    for (const word of overlapWords(searchedText(unit))) {
      if (OVERLAP_STOP_WORDS.has(word)) continue;
      const known = unitsByWord.get(word);
      if (known) known.push(position);
      else unitsByWord.set(word, [position]);
    }
  });
  return {
    hits(text) {
      const shared = wordsByUnit(overlapWords(text), (word) => unitsByWord.get(word) ?? []);
      return rankHits(searched, shared, (_, words) => POINTS * words.length);
    },
  };
}

function searchedText({ names, categories, description, aliases }: SearchText): string {
  return [...names, ...categories, description, ...aliases].join(' ');
}

/** In the order of identities, so that positions order hits and registration does not. */
export function byIdentity(units: Iterable<SearchText>): readonly SearchText[] {
  return [...units].sort((a, b) => compareText(a.unit, b.unit));
}

function wordsByUnit(
  words: readonly string[],
  unitsOf: (word: string) => readonly number[],
): ReadonlyMap<number, readonly string[]> {
  const shared = new Map<number, string[]>();
  for (const word of words) {
    for (const unit of unitsOf(word)) {
      const known = shared.get(unit);
      if (known) known.push(word);
      else shared.set(unit, [word]);
    }
  }
  return shared;
}

/** Hits by falling score, equal scores by identity text. Units are given by position. */
export function rankHits(
  searched: readonly SearchText[],
  shared: ReadonlyMap<number, readonly string[]>,
  score: (unit: number, words: readonly string[]) => number,
): readonly LexicalHit[] {
  return Array.from(shared, ([position, words]) => ({ position, words, score: score(position, words) }))
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .map(({ position, words, score }) => ({ unit: (searched[position] as SearchText).unit, words, score }));
}
