/**
 * Negation: which units the text of a turn says to do without.
 *
 * Prose can only narrow, so in doubt nothing is negated: a name counts where a word ends, after one of the
 * wordings in negation-lexer.ts, and not in a clause that says "not without". `scoring: "overlap"` looks for four
 * wordings followed by the characters of a name, as the older program did.
 */

import nearley from 'nearley';
import { compareText, type UnitId } from '../catalog/identity.ts';
import { type NameFound, type NameTable, nameKey, namesAt, nameTable } from '../search/names.ts';
import { lowerCase, UNSPACED, wordsOf } from '../search/words.ts';
import grammar from './negation.generated.ts';
import { type Item, type Items, OPENER, WRITTEN } from './negation-lexer.ts';
import type { Scoring } from './turn.ts';

/** A unit and what people call it: the last name of its identity, its name, its aliases. */
export interface NamedUnit {
  readonly unit: UnitId;
  readonly names: readonly string[];
}

/** A unit that the text says to do without, and which of its names it says: the first by code point. */
export interface Negation {
  readonly unit: UnitId;
  readonly alias: string;
}

/**
 * Negations by identity text. A text without an opener costs one search, and no text costs more for more
 * units (by overlap: for more lengths of names).
 */
export type NegationFinder = (text: string) => readonly Negation[];

export function negationFinder(units: Iterable<NamedUnit>, scoring: Scoring): NegationFinder {
  return scoring === 'overlap' ? overlapFinder(units) : rankedFinder(units);
}

/** One negation a unit, with the first name. */
function distinct(found: Iterable<Negation>): readonly Negation[] {
  const first = new Map<UnitId, Negation>();
  for (const negation of found) {
    const known = first.get(negation.unit);
    if (!known || compareText(negation.alias, known.alias) < 0) first.set(negation.unit, negation);
  }
  return [...first.values()].sort((a, b) => compareText(a.unit, b.unit));
}

const OVERLAP_OPENER = /without |do not use |don't use |dont use /g;

/** A name, in lower case, right after an opener; longer words that begin with it count too. */
function overlapFinder(units: Iterable<NamedUnit>): NegationFinder {
  const byName = new Map<string, Negation[]>();
  for (const { unit, names } of units) {
    for (const alias of names) {
      const known = byName.get(lowerCase(alias));
      if (known) known.push({ unit, alias });
      else byName.set(lowerCase(alias), [{ unit, alias }]);
    }
  }
  const lengths = new Set(Array.from(byName.keys(), (name) => name.length));
  return (text) => {
    const lowered = lowerCase(text);
    const said = new Set<string>();
    for (const { 0: opener, index } of lowered.matchAll(OVERLAP_OPENER)) {
      const start = index + opener.length;
      for (const length of lengths) {
        const name = lowered.slice(start, start + length);
        if (byName.has(name)) said.add(name);
      }
    }
    return distinct([...said].flatMap((name) => byName.get(name) ?? []));
  };
}

function rankedFinder(units: Iterable<NamedUnit>): NegationFinder {
  // Most texts have no opener, and many catalogs change before one that has.
  let made: NameTable<Negation> | undefined;
  const table = () => {
    made ??= nameTable(Array.from(units, (unit) => [...spellingsOf(unit)]).flat());
    return made;
  };
  return (text) => distinct(sentencesOf(text).flatMap((sentence) => negatedIn(table(), sentence)));
}

/** What may stand for a unit: its names, without an article, and its identity ("tool:git", "the tool git"). */
function* spellingsOf({ unit, names }: NamedUnit): Generator<readonly [string, Negation]> {
  for (const alias of names) {
    yield [alias, { unit, alias }];
    const bare = alias.replace(/^(?:the|an?)\s+/i, '');
    if (bare !== alias) yield [bare, { unit, alias }];
  }
  const [alias] = names;
  if (alias !== undefined) yield [unit, { unit, alias }];
}

const SENTENCE_END = /[.!?]+(?=\s|$)|[。;]|\n\s*\n|\n\s*(?=[-*•]|\d+[.)])/u;
const QUOTES = /["“”„«»`*]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu;

/** The sentences that hold an opener, lower-cased, without quotation marks, at most 2,000 UTF-16 units each. */
function sentencesOf(text: string): readonly string[] {
  const plain = lowerCase(text.normalize('NFKC')).replace(/[‘’‛]/g, "'").replace(QUOTES, ' ');
  if (!OPENER.test(plain)) return [];
  return plain
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.match(/[\s\S]{1,2000}/g) ?? [])
    .filter((sentence) => OPENER.test(sentence));
}

/** No name goes on after one of these. */
const NAME_END = new RegExp(`[,;:](?=\\s|$)|[(){}\\[\\]—–…、]|${OPENER.source}`, 'u');

const GRAMMAR = nearley.Grammar.fromCompiled(grammar);

/** Names are looked up for the first so many items of a sentence. */
const ITEM_LIMIT = 32;

/** Where a lower-cased sentence may name what to do without. The grammar accepts every sentence, in one way. */
export function readSentence(sentence: string): Items {
  const parser = new nearley.Parser(GRAMMAR);
  parser.feed(sentence);
  const [items] = parser.results as Items[];
  return (items ?? []).slice(0, ITEM_LIMIT);
}

function negatedIn(table: NameTable<Negation>, sentence: string): readonly Negation[] {
  const negations: Negation[] = [];
  let inside = (_: Item) => false;
  for (const item of readSentence(sentence)) {
    if (inside(item)) continue;
    const name = longestName(table, sentence, item);
    if (!name) continue;
    negations.push(...name.values);
    // "Search and replace" may be one name although the grammar reads a list.
    inside = ({ at }) => nameKey(sentence.slice(item.at, at)).length < name.key.length;
  }
  return negations;
}

/** What may follow a name and be no part of it. */
const GENERIC = new Set(
  ['', ...'tool skill server plugin command function mcp mcpserver mcptool'.split(' ')].flatMap((word) => [
    word,
    `${word}s`,
  ]),
);

/** The longest name that begins where the item does and fits it. */
function longestName(
  table: NameTable<Negation>,
  sentence: string,
  { at, end, fit }: Item,
): NameFound<Negation> | undefined {
  const item = nameKey(sentence.slice(at, end));
  // A name may go on where the item ends: "find in files" has a preposition.
  const [rest] = sentence.slice(at, at + 2 * table.longest + 1).split(NAME_END) as [string];
  const ends = wordEnds(rest);
  const fits = ({ key }: NameFound<Negation>) =>
    ends.has(key.length) && (fit === 'prefix' || GENERIC.has(item.slice(key.length)));
  return namesAt(table, wordsOf(rest), 0).findLast(fits);
}

/** How much of the key of a text stands before the end of each word as written: `git_diff` ends once. */
function wordEnds(text: string): ReadonlySet<number> {
  const ends = new Set<number>();
  let length = 0;
  for (const [written] of text.matchAll(WRITTEN)) {
    for (const word of UNSPACED.test(written) ? wordsOf(written) : [nameKey(written)]) {
      length += word.length;
      ends.add(length);
    }
  }
  return ends;
}
