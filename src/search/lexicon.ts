/**
 * The lexicon: words that stand for other words, by stem.
 *
 * It is facts: `word_class(Class, Word)`, whose words stand for one another, and `related_word(Word, Other,
 * Percent)`. The shipped ones are in rules/lexicon.pl, and a policy may add its own.
 */

import { source } from '../logic/diagnostics.ts';
import type { Facts } from '../logic/program.ts';
import { readText } from '../logic/reader.ts';
import { indicator, type Term } from '../logic/term.ts';
import { RULE_FILES } from '../rules.generated.ts';
import { stem } from './stems.ts';
import { lowerCase } from './words.ts';

export interface RelatedStem {
  readonly stem: string;
  /** What the other word counts, where the word itself counts 1. */
  readonly weight: number;
}

/** For the stem of a word in a request, the stems that a unit may have in its place. */
export type Lexicon = ReadonlyMap<string, readonly RelatedStem[]>;

/** What a word counts for another of its class. */
const CLASS_WEIGHT = 0.35;

/** A class of more words than this says too little to stand for each other; the first by code point do. */
const MOST_IN_CLASS = 64;

type Statement = readonly Term[];

let shipped: readonly Statement[] | undefined;
const lexicons = new WeakMap<Facts, Lexicon>();

/** The shipped words and those that the facts of a policy add. Read when it is first asked for, and kept. */
export function lexiconOf(facts: Facts): Lexicon {
  const known = lexicons.get(facts);
  if (known) return known;
  shipped ??= readShipped();
  const own = ['word_class/2', 'related_word/3'].flatMap((name) => facts.get(name) ?? []);
  const made = lexicon([...shipped, ...own.map(({ args }) => args)]);
  lexicons.set(facts, made);
  return made;
}

function readShipped(): Statement[] {
  const { clauses, diagnostics } = readText(source('rules/lexicon.pl', RULE_FILES['lexicon.pl'] ?? ''));
  if (diagnostics.length > 0) throw new Error(`rules/lexicon.pl: ${diagnostics[0]?.message}`);
  return clauses.map(({ term }) => {
    if (term.kind !== 'compound') throw new Error(`rules/lexicon.pl: ${indicator(term)} is no fact`);
    return term.args;
  });
}

function lexicon(statements: readonly Statement[]): Lexicon {
  const weights = new Map<string, Map<string, number>>();
  const relate = (word: string, other: string, weight: number) => {
    if (word === other) return;
    const known = weights.get(word) ?? new Map<string, number>();
    known.set(other, Math.max(weight, known.get(other) ?? 0));
    weights.set(word, known);
  };
  for (const [word, other, percent] of statements)
    if (percent?.kind === 'int')
      relate(stemIn(word), stemIn(other), Math.min(100, Math.max(0, percent.value)) / 100);
  for (const words of classesIn(statements))
    for (const word of words) for (const other of words) relate(word, other, CLASS_WEIGHT);
  return new Map(Array.from(weights, ([word, others]) => [word, inOrder(others)]));
}

function classesIn(statements: readonly Statement[]): readonly (readonly string[])[] {
  const classes = new Map<string, Set<string>>();
  for (const [name, word, percent] of statements) {
    if (percent) continue;
    const words = classes.get(textIn(name)) ?? new Set<string>();
    classes.set(textIn(name), words.add(stemIn(word)));
  }
  return Array.from(classes.values(), (words) => [...words].sort().slice(0, MOST_IN_CLASS));
}

const inOrder = (others: ReadonlyMap<string, number>): readonly RelatedStem[] =>
  Array.from(others, ([stem, weight]) => ({ stem, weight })).sort((a, b) => (a.stem < b.stem ? -1 : 1));

const stemIn = (term: Term | undefined): string => stem(lowerCase(textIn(term)));

function textIn(term: Term | undefined): string {
  if (term?.kind === 'atom') return term.name;
  return term?.kind === 'text' ? term.value : '';
}
