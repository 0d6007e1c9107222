/**
 * The ranked index: which units a text is about, and how much.
 *
 * A fielded BM25 (BM25F). With f over the fields and tf the count of a word in a field,
 *
 *   weight(word, unit) = Σ_f W_f · tf_f / (1 − B_f + B_f · length_f / averageLength_f)
 *   rarity(word)       = ln(1 + (N − n + ½) / (n + ½)), n of N units holding the word
 *   score(unit)        = SCALE · Σ_word rarity(word) / rarity(a word of one unit) · weight / (K + weight)
 *
 * See Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004.
 *
 * The scale is that of trigger weights. A rare word is worth about 20 in a description and 35 in a name, and a
 * request that names verb, object and service of a tool comes to about 100. There is no upper bound.
 */

import { compareText, parseUnitId } from '../catalog/identity.ts';
import { byIdentity, type LexicalHit, type LexicalIndex, rankHits, type SearchText } from './lexical.ts';
import { type NameTable, namesAt, nameTable } from './names.ts';
import { contentWords, STOP_WORDS, wordsOf } from './words.ts';

/** What a field weighs (W), how much its length tells (B), and the words a unit has in it. */
interface Field {
  readonly weight: number;
  readonly lengthEffect: number;
  words(searched: SearchText): readonly string[];
}

const all = (texts: readonly string[], words: (text: string) => readonly string[]): readonly string[] =>
  texts.length === 1 ? words(texts[0] as string) : texts.flatMap((text) => [...words(text)]);

const FIELDS: readonly Field[] = [
  { weight: 3, lengthEffect: 0.6, words: ({ names }) => all(names, contentWords) },
  { weight: 2, lengthEffect: 0.4, words: ({ aliases }) => all(aliases, contentWords) },
  { weight: 1, lengthEffect: 0.4, words: ({ description }) => contentWords(description) },
  {
    weight: 0.5,
    lengthEffect: 0.4,
    words: ({ argumentNames, argumentDescriptions = [] }) =>
      all([...argumentNames, ...argumentDescriptions], contentWords),
  },
  { weight: 2, lengthEffect: 0, words: ({ server }) => contentWords(server ?? '') },
  { weight: 0.5, lengthEffect: 0, words: (searched) => all(statedCategories(searched), contentWords) },
];

/** How soon repetition stops to count. */
const K = 2.2;
const SCALE = 60;

/** A hit scores at least this, so that a word which many units share brings none of them in. */
const THRESHOLD = 8;

/** … and this part of the best, so that the side words of a long request do not bring in hundreds. */
const FRACTION = 0.2;

/** Units without any word that are imagined beside the catalog, so that in a small one words are rare too. */
const IMAGINED = 50;

/** The category that a unit has because nothing was said is its kind, and every unit of the kind has it. */
function statedCategories({ unit, categories }: SearchText): readonly string[] {
  const kind = parseUnitId(unit)?.kind;
  return categories.filter((category) => category !== kind);
}

/** The units that hold a word, by position and rising, and what it is worth in each. */
interface Posting {
  readonly units: number[];
  readonly worth: number[];
}
type Postings = ReadonlyMap<string, Posting>;

/**
 * Names, aliases, description, arguments, server and stated categories. A unit is always a hit when its name or
 * an alias stands in the text; one that is nothing but stop words (`it`) counts in a text of nothing but these.
 */
export function rankedIndex(units: Iterable<SearchText>): LexicalIndex {
  const searched = byIdentity(units);
  const named = searched.flatMap(({ names, aliases }, unit) =>
    [...names, ...aliases].map((name) => [name, unit] as const),
  );
  const index: Index = { searched, postings: postingsOf(searched), names: nameTable(named) };
  return { hits: (text) => rankedHits(index, text) };
}

interface Index {
  /** Positions in the other two are positions here. */
  readonly searched: readonly SearchText[];
  readonly postings: Postings;
  readonly names: NameTable<number>;
}

function postingsOf(searched: readonly SearchText[]): Postings {
  const { words, tokens, ends } = tokensOf(searched);
  const averages = averageLengths(ends);
  const postings = words.map((): Posting => ({ units: [], worth: [] }));
  let at = 0;
  ends.forEach((end, list) => {
    const f = list % FIELDS.length;
    const { weight, lengthEffect } = FIELDS[f] as Field;
    const relativeLength = (end - at) / (averages[f] as number);
    const worth = weight / (1 - lengthEffect + lengthEffect * relativeLength);
    for (; at < end; at++)
      addWorth(postings[tokens[at] as number] as Posting, Math.floor(list / FIELDS.length), worth);
  });
  for (const posting of postings) scale(posting, searched.length);
  return new Map(words.map((word, i) => [word, postings[i] as Posting]));
}

/** The words of every field of every unit, one list after the other: `tokens` numbers them, `ends` divides them. */
function tokensOf(searched: readonly SearchText[]) {
  const numbers = new Map<string, number>();
  const tokens: number[] = [];
  const ends: number[] = [];
  for (const unit of searched) {
    for (const field of FIELDS) {
      for (const word of field.words(unit)) {
        const number = numbers.get(word) ?? numbers.size;
        if (number === numbers.size) numbers.set(word, number);
        tokens.push(number);
      }
      ends.push(tokens.length);
    }
  }
  return { words: [...numbers.keys()], tokens, ends };
}

/** The average length of each field, among the units that have it. */
function averageLengths(ends: readonly number[]): readonly number[] {
  const lengths = ends.map((end, list) => end - (ends[list - 1] ?? 0));
  return FIELDS.map((_, f) => {
    const own = lengths.filter((length, list) => length > 0 && list % FIELDS.length === f);
    return own.reduce((sum, length) => sum + length, 0) / Math.max(1, own.length);
  });
}

function addWorth({ units, worth }: Posting, unit: number, added: number): void {
  const last = units.length - 1;
  if (units[last] === unit) worth[last] = (worth[last] as number) + added;
  else {
    units.push(unit);
    worth.push(added);
  }
}

/** From weights to what is added to a score. */
function scale({ units, worth }: Posting, size: number): void {
  const most = (SCALE * rarity(units.length, size)) / rarity(1, size);
  worth.forEach((weight, i) => {
    worth[i] = (most * weight) / (K + weight);
  });
}

function rarity(holders: number, units: number): number {
  return Math.log(1 + (units + IMAGINED - holders + 0.5) / (holders + 0.5));
}

function rankedHits({ searched, postings, names }: Index, text: string): readonly LexicalHit[] {
  const asked = new Set(contentWords(text));
  const found = [...asked].filter((word) => postings.has(word)).sort(compareText);
  const scores = scoresOf(postings, found, searched.length);
  const least = Math.max(THRESHOLD, FRACTION * scores.reduce((best, score) => Math.max(best, score), 0));
  const named = namedIn(names, text, asked.size === 0);
  const shared = new Map<number, string[]>(Array.from(named.keys(), (unit) => [unit, []]));
  scores.forEach((score, unit) => {
    if (score >= least) shared.set(unit, []);
  });
  for (const word of found) for (const unit of postings.get(word)?.units ?? []) shared.get(unit)?.push(word);
  for (const [unit, name] of named) if (shared.get(unit)?.length === 0) shared.set(unit, [name]);
  return rankHits(searched, shared, (unit) => Math.max(THRESHOLD, Math.round(scores[unit] as number)));
}

function scoresOf(postings: Postings, found: readonly string[], size: number): Float64Array {
  const scores = new Float64Array(size);
  for (const word of found) {
    const { units, worth } = postings.get(word) as Posting;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i] as number;
      scores[unit] = (scores[unit] as number) + (worth[i] as number);
    }
  }
  return scores;
}

/** Units by position that the text names, and the key of the name. */
function namedIn(
  names: NameTable<number>,
  text: string,
  onlyStopWords: boolean,
): ReadonlyMap<number, string> {
  const words = wordsOf(text);
  const named = new Map<number, string>();
  words.forEach((_, start) => {
    for (const { key, end, values } of namesAt(names, words, start)) {
      const content = onlyStopWords || words.slice(start, end).some((word) => !STOP_WORDS.has(word));
      if (content) for (const unit of values) named.set(unit, key);
    }
  });
  return named;
}
