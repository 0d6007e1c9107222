/**
 * The ranking: which units a request is about, in order, and how much.
 *
 * The score of a unit is a weighted sum of its features, beside that of the best, times what the best is worth
 * as a whole. The scale is that of trigger weights: a rare word is worth about 20 in a description and 35 in a
 * name, and a request that names verb, object and service of a tool comes to about 100. There is no upper bound.
 */

import { compareText } from '../catalog/identity.ts';
import { type Asked, type AskedTerm, askedTerms } from './asked.ts';
import { candidatesFor } from './candidates.ts';
import type { Document } from './document.ts';
import { FEATURES, type Features, featuresOf } from './features.ts';
import type { Lexicon } from './lexicon.ts';
import { mayBegin, nameKey, namesAt } from './names.ts';
import type { SearchIndex } from './postings.ts';
import { readRequest } from './request.ts';
import { STOP_WORDS, wordsOf } from './words.ts';

/** What each feature counts. */
const WEIGHTS: Readonly<Features> = {
  whole: 3,
  clause: 1.5,
  clauseRank: 1.3,
  cover: 1.6,
  clauseCover: 1.5,
  named: 0.5,
  server: 0.8,
  sibling: 0.6,
  pairs: 1.3,
};

const SCALE = 60;

export interface Ranked {
  readonly document: Document;
  readonly score: number;
  /** Why: made when it is asked for, since few of the ranked are shown. */
  readonly matches: () => readonly Match[];
  /** The key of its name or alias, where the text holds that. */
  readonly name?: string;
}

/** A word of the request, and the word of the unit that it stands for where that is another. */
export interface Match {
  readonly word: string;
  readonly related?: string;
}

export interface RankOptions {
  readonly lexicon: Lexicon;
  /** Slots of units that are not looked at. */
  readonly excluded?: ReadonlySet<number>;
  /** So many are ranked where there are as many; the default is enough for a page. */
  readonly least?: number;
}

/**
 * Best first; equal scores by identity. Units that the text names are among them, whatever their score, and what
 * the whole text is the name of goes before everything else.
 */
export function rank(index: SearchIndex, text: string, options: RankOptions): readonly Ranked[] {
  const { asked, found, named } = ask(index, text, options);
  const sums = featuresOf(index, asked, found).map(total);
  const best = sums.reduce((most, sum) => Math.max(most, sum), 0) || 1;
  const strength = SCALE * found.slots.reduce((most, slot) => Math.max(most, found.whole[slot] as number), 0);
  const whole = nameKey(text);
  const ranked = found.slots.map((slot, i): Ranked => {
    const document = index.documents[slot] as Document;
    const name = named.get(slot);
    const isAll = name === whole && whole !== '';
    const score = (strength * (sums[i] as number)) / best;
    return {
      document,
      score: isAll ? Math.max(score, strength + AHEAD) : score,
      matches: () => matchesOf(document, asked.terms),
      ...(name !== undefined && { name }),
    };
  });
  return ranked.sort(byRank);
}

/** What a unit is ahead of all others by, at least, when the whole text is its name. */
const AHEAD = 1;

const byRank = (a: Ranked, b: Ranked): number =>
  b.score - a.score || compareText(a.document.searched.unit, b.document.searched.unit);

/** A request, held against an index. */
export function ask(
  index: SearchIndex,
  text: string,
  { lexicon, excluded = new Set(), least = 0 }: RankOptions,
) {
  const request = readRequest(text);
  const terms = askedTerms(index, request, lexicon);
  const positions = new Map(terms.map(({ stem }, position) => [stem, position]));
  const clauses = request.clauses
    .map((stems) => stems.flatMap((stem) => positions.get(stem) ?? []))
    .filter((clause) => clause.length > 0);
  const named = namedIn(index, text);
  const asked: Asked = { request, terms, clauses };
  return { asked, named, found: candidatesFor(index, asked, { named: [...named.keys()], excluded, least }) };
}

const total = (features: Features): number =>
  FEATURES.reduce((sum, feature) => sum + WEIGHTS[feature] * features[feature], 0);

function matchesOf({ worth }: Document, terms: readonly AskedTerm[]): readonly Match[] {
  return terms.flatMap(({ word, own, related, implied }): Match[] => {
    if (own && worth.has(own.stem)) return [implied === undefined ? { word } : { word, related: implied }];
    const others = related.filter(({ stem }) => worth.has(stem)).sort((a, b) => b.most - a.most);
    return others.slice(0, 1).map((other) => ({ word, related: other.word }));
  });
}

/**
 * The slots of the units that a text names, and the key of the name. A name of nothing but stop words (`it`)
 * counts in a text of nothing but these.
 */
function namedIn(index: SearchIndex, text: string): ReadonlyMap<number, string> {
  const words = wordsOf(text);
  const onlyStopWords = words.every((word) => STOP_WORDS.has(word));
  const table = { byKey: index.byName, longest: index.longestName };
  const named = new Map<number, string>();
  words.forEach((_, start) => {
    if (!mayBegin(index.beginnings, words, start)) return;
    for (const { key, end, values } of namesAt(table, words, start)) {
      const content = onlyStopWords || words.slice(start, end).some((word) => !STOP_WORDS.has(word));
      if (content) for (const slot of values) named.set(slot, key);
    }
  });
  return named;
}
