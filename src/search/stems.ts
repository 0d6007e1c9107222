/**
 * Stems: what the forms of an English word have in common, by the Porter2 algorithm. Other words are their own
 * stems. See snowballstem.org/algorithms/english/stemmer.html.
 */

import porter2 from 'wink-porter2-stemmer';
import { contentTokens } from './words.ts';

/** Longer runs of letters are no words, and the stemmer's patterns are not linear in length. */
const ENGLISH_WORD = /^[a-z]{3,32}$/;

/** Stems are asked for again and again; at this many the memory starts over. */
const MOST_KEPT = 20_000;
const kept = new Map<string, string>();

export function stem(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const found = ENGLISH_WORD.test(word) ? porter2(word) : word;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, found);
  return found;
}

/** The stems of the words a text is about, in order, with repetitions. */
export const stemsOf = (text: string): readonly string[] => contentTokens(text).map(stem);
