/**
 * The lexicon: words that stand for other words, by stem.
 *
 * It is facts: `word_class(Class, Word)`, whose words stand for one another, and `related_word(Word, Other,
 * Percent)`. The shipped ones are in rules/lexicon.pl, and a policy may add its own.
 */

import type { Facts } from '../logic/program.ts';
import type { Term } from '../logic/term.ts';
import { RULE_FILES } from '../rules.generated.ts';
import { stem } from './stems.ts';
import { lowerCase } from './words.ts';

export interface RelatedStem {
  readonly stem: string;
  /** The word that the lexicon has for it. */
  readonly word: string;
  /** What the other word counts, where the word itself counts 1. */
  readonly weight: number;
}

/** For the stem of a word in a request, the stems that a unit may have in its place. */
export type Lexicon = ReadonlyMap<string, readonly RelatedStem[]>;

/** What a word counts for another of its class. */
const CLASS_WEIGHT = 0.4;

/** A class of more words than this says too little to stand for each other; the first by code point do. */
const MOST_IN_CLASS = 64;

/** The arguments of a fact: a class and a word, or two words and what the second counts, in percent. */
type Statement = readonly [string, string, number?];

let shipped: readonly Statement[] | undefined;
/** That of a policy which adds nothing, as most do. */
let common: Lexicon | undefined;
const lexicons = new WeakMap<Facts, Lexicon>();

/** The shipped words and those that the facts of a policy add. Read when it is first asked for, and kept. */
export function lexiconOf(facts: Facts): Lexicon {
  const known = lexicons.get(facts);
  if (known) return known;
  shipped ??= readShipped();
  const own = ['word_class/2', 'related_word/3'].flatMap((name) => facts.get(name) ?? []);
  const made =
    own.length > 0
      ? lexicon([...shipped, ...own.map(({ args }) => statementIn(args))])
      : (common ?? lexicon(shipped));
  if (own.length === 0) common = made;
  lexicons.set(facts, made);
  return made;
}

const FACT = /^(?:word_class|related_word)\((\w+|"[^"]*"), (\w+|"[^"]*")(?:, (\d+))?\)\.$/gm;

/**
 * The shipped file has a fact a line, of plain words, which a test holds it to. So it is read here in a
 * thirtieth of the time that Prolog's whole syntax takes.
 */
function readShipped(): Statement[] {
  const text = RULE_FILES['lexicon.pl'] ?? '';
  return Array.from(text.matchAll(FACT), ([, first = '', second = '', percent]): Statement => {
    const [one, two] = [first.replaceAll('"', ''), second.replaceAll('"', '')];
    return percent === undefined ? [one, two] : [one, two, Number(percent)];
  });
}

function statementIn([first, second, percent]: readonly Term[]): Statement {
  const words = [textIn(first), textIn(second)] as const;
  return percent?.kind === 'int' ? [...words, percent.value] : words;
}

function lexicon(statements: readonly Statement[]): Lexicon {
  const related = new Map<string, Map<string, RelatedStem>>();
  const relate = (from: string, word: string, weight: number) => {
    const [one, other] = [stemIn(from), stemIn(word)];
    const known = related.get(one) ?? new Map<string, RelatedStem>();
    related.set(one, known);
    const before = known.get(other);
    const isFirst = !before || word < before.word;
    if (one !== other)
      known.set(other, {
        stem: other,
        word: isFirst ? word : before.word,
        weight: Math.max(weight, before?.weight ?? 0),
      });
  };
  for (const [word, other, percent] of statements)
    if (percent !== undefined) relate(word, other, Math.min(100, Math.max(0, percent)) / 100);
  for (const words of classesIn(statements))
    for (const word of words) for (const other of words) relate(word, other, CLASS_WEIGHT);
  return new Map(Array.from(related, ([word, others]) => [word, inOrder(others.values())]));
}

function classesIn(statements: readonly Statement[]): readonly (readonly string[])[] {
  const classes = new Map<string, Set<string>>();
  for (const [name, word, percent] of statements) {
    if (percent !== undefined) continue;
    const words = classes.get(name) ?? new Set<string>();
    classes.set(name, words.add(word));
  }
  return Array.from(classes.values(), (words) => [...words].sort().slice(0, MOST_IN_CLASS));
}

const inOrder = (others: Iterable<RelatedStem>): readonly RelatedStem[] =>
  [...others].filter(({ weight }) => weight > 0).sort((a, b) => (a.stem < b.stem ? -1 : 1));

const stemIn = (word: string): string => stem(lowerCase(word));

function textIn(term: Term | undefined): string {
  if (term?.kind === 'atom') return term.name;
  return term?.kind === 'text' ? term.value : '';
}
