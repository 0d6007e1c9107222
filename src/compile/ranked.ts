/**
 * The words that a unit shares with the text of a turn, as `scoring: "ranked"` weighs them: the ranking of
 * src/search, cut where evidence ends.
 */

import { compareText } from '../catalog/identity.ts';
import type { Lexicon } from '../search/lexicon.ts';
import type { SearchIndex } from '../search/postings.ts';
import { type Match, type Ranked, rank } from '../search/rank.ts';
import type { LexicalHit, LexicalIndex } from './lexical.ts';

/** So many units are looked at for the text as a whole, where there are as many: a turn keeps no more by default. */
const MOST_HITS = 64;

/** A hit scores at least this, so that a word which many units share brings none of them in. */
const THRESHOLD = 8;

/** … and this part of the best, so that the side words of a long request do not bring in hundreds. */
const FRACTION = 0.25;

/** The same for a unit that has no word of the text itself, only words that stand for some. */
const RELATED_THRESHOLD = 24;
const RELATED_FRACTION = 0.5;

/**
 * A unit is always a hit when its name or an alias stands in the text; one that is nothing but stop words (`it`)
 * counts in a text of nothing but these.
 */
export const rankedIndex = (index: SearchIndex, lexicon: Lexicon): LexicalIndex => ({
  hits: (text) => rankedHits(index, text, lexicon),
});

function rankedHits(index: SearchIndex, text: string, lexicon: Lexicon): readonly LexicalHit[] {
  const ranked = rank(index, text, { lexicon, least: MOST_HITS });
  const best = ranked[0]?.score ?? 0;
  const least = Math.max(THRESHOLD, FRACTION * best);
  const leastRelated = Math.max(RELATED_THRESHOLD, RELATED_FRACTION * best);
  const isHit = ({ score, matches }: Ranked) =>
    score >= leastRelated || (score >= least && matches().some(({ related }) => related === undefined));
  return ranked
    .filter((each) => each.name !== undefined || isHit(each))
    .map(hitOf)
    .sort((a, b) => b.score - a.score || compareText(a.unit, b.unit));
}

function hitOf({ document, matches, score, name }: Ranked): LexicalHit {
  const found = matches().map(matchText).sort(compareText);
  const words = found.length > 0 ? found : [name ?? ''];
  return { unit: document.searched.unit, words, score: Math.max(THRESHOLD, Math.round(score)) };
}

/** `soup`, or `appointment ~ event` where the unit has a word that goes with the one in the text. */
export const matchText = ({ word, related }: Match): string =>
  related === undefined ? word : `${word} ~ ${related}`;
