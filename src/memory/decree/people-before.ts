/** Whom "her", "him" and "them" stand for, by what the message says before. */

import { type Lexeme, lexemesOf } from './lexemes.ts';
import { entryAt } from './lexicon.ts';
import type { Scene } from './scene.ts';
import type { Naming, Thing } from './things.ts';

/** At most so much of the message is looked through for a name. */
export const LONGEST_LOOK = 300;

/** "Text Joe if you must, but don't email him": the last person named in the sentence before the pronoun. */
export function personBefore({ norm, from }: Thing, { naming }: Scene): string | undefined {
  if (!/^(?:her|him|him or her)$/.test(norm)) return undefined;
  const before = naming.message.slice(Math.max(0, from - LONGEST_LOOK), from);
  const start = Math.max(...[...before.matchAll(/[.!?。！？;\n](?=\s)/gu)].map(({ index }) => index + 1), 0);
  const words = lexemesOf(before.slice(start), 0, before.slice(start));
  const norms = words.map((word) => word.norm);
  return words.findLast((word, i) => isPerson(word, i, norms, naming))?.text.replace(/['’]s$/, '');
}

/** "Jo and Max left. Don't email them": who the sentence before, or the start of this one, is about. */
export function peopleBefore({ norm, from }: Thing, { naming }: Scene): readonly string[] {
  if (!/^(?:her|him|them|him or her)$/.test(norm)) return [];
  const before = naming.message.slice(Math.max(0, from - LONGEST_LOOK), from);
  const sentences = before.split(/(?<=[.!?;\n])(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof)\.)\s+/u);
  for (const sentence of sentences.slice(-2).reverse()) {
    const names = SUBJECT.exec(sentence)?.[1]?.split(/,? and | & |, /) ?? [];
    const known = names
      .map((name) => name.replace(/^(?:The|Our|My) |^(?:Dr|Mr|Mrs|Ms|Prof)\. /, ''))
      .filter((name) => isName(name, naming));
    if (known.length === 0 || known.length !== names.length) continue;
    return norm === 'them' || known.length === 1 ? known : [];
  }
  return norm === 'them' ? [] : onlyPerson(sentences.at(-2) ?? '', naming);
}

/** "I talked to Anna. Don't email her.": where the sentence before names one person. */
function onlyPerson(sentence: string, naming: Naming): readonly string[] {
  const words = lexemesOf(sentence, 0, sentence);
  const norms = words.map(({ norm }) => norm);
  const found = words.filter((word, i) => isPerson(word, i, norms, naming)).map(({ text }) => text);
  return new Set(found).size === 1 ? [(found[0] ?? '').replace(/['’]s$/, '')] : [];
}

/** Names at the start of a sentence, and a verb or comma after them. */
const NAME = String.raw`(?:The |Our |My )?(?:(?:Dr|Mr|Mrs|Ms|Prof)\. )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?`;
const SUBJECT = new RegExp(
  String.raw`^(?:(?:So|Also|And|But|Ok|Okay|Hey|FYI|Heads up)[,:]? )?(${NAME}(?:(?:,? and | & |, )${NAME}){0,3}) (?:(?:from|at|in) [\p{L} ]{2,20} )?(?:is|are|was|were|has|have|had|just|left|called|can't|cannot|doesn't|don't|didn't|isn't|aren't|wants?|asked|hates?|keeps?|quit|never|still|already|\p{Ll}+(?:ed|s))\b`,
  'u',
);

const isName = (name: string, { language }: Naming): boolean => {
  const norms = name.toLowerCase().split(' ');
  return !norms.some(
    (one, i) =>
      NO_NAME.test(one) ||
      language.determiners.has(one) ||
      language.prepositions.has(one) ||
      language.everything.has(one) ||
      entryAt(language.pronouns, norms, i) !== undefined ||
      entryAt(language.nouns, norms, i) !== undefined ||
      CALENDAR.test(one),
  );
};

const NO_NAME =
  /^(?:i|he|she|it|we|you|they|this|that|there|who|what|why|how|when|where|which|everyone|everybody|someone|nobody|nothing|something|everything|thanks|sorry|yes|no|please|also|however|if|because|since|as|so|but|and|or|then|now|here|today|yesterday|tomorrow|never|always|only|just|people|users|let|lets|don't|do|does|did)$/;

/** A noun for a person, or a name: a capital letter within the sentence, in a word that is nothing else. */
function isPerson(
  { kind, text, norm }: Lexeme,
  at: number,
  norms: readonly string[],
  naming: Naming,
): boolean {
  const { language } = naming;
  if (kind === 'mention' || kind === 'email') return true;
  if (kind !== 'word') return false;
  if (entryAt(language.persons, norms, at)) return true;
  return (
    at > 0 &&
    norm === text.toLowerCase().replace(/['’]s$/, '') &&
    norm !== 'i' &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    !entryAt(language.nouns, norms, at) &&
    !entryAt(language.verbs, norms, at) &&
    !CALENDAR.test(norm)
  );
}

const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;
