/** The words of a language as look-ups: made of its facts, and joined with those that a host adds. */

import { type Form, nounForms, verbForms } from './english-forms.ts';
import type { WordFact } from './facts.ts';
import type { Language, Sense, WordEntry, WordIndex } from './lexicon.ts';
import { formsIn, pluralsIn } from './other-forms.ts';
import { phraseIndex } from './phrases.ts';
import { folded } from './spelling.ts';

/** Domains of which only names of services are English everywhere ("Slack", "PR"). */
const COMMON_DOMAINS: ReadonlySet<string> = new Set([
  'any',
  'none',
  'file',
  'db',
  'cloud',
  'vcs',
  'web',
  'shell',
]);

/** Services are called by their English names in languages of other scripts, too. */
export function withServices(language: Language, english: Language): Language {
  const services = [...english.nouns].flatMap(([word, entries]) => {
    const kept = entries.filter(({ senses }) => senses.every(({ domain }) => !COMMON_DOMAINS.has(domain)));
    return kept.length > 0 && !language.nouns.has(word) ? [[word, kept] as const] : [];
  });
  return { ...language, nouns: new Map([...language.nouns, ...services]) };
}

/** What a host adds to a language stands beside what is there. */
export function together(one: Language, other: Language): Language {
  const words = (a: WordIndex, b: WordIndex) => wordIndex([...a.values(), ...b.values()].flat());
  const all = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a, ...b]);
  const phrases = new Map(one.phrases);
  for (const [word, known] of other.phrases) phrases.set(word, [...(phrases.get(word) ?? []), ...known]);
  return {
    phrases,
    verbs: words(one.verbs, other.verbs),
    nouns: words(one.nouns, other.nouns),
    persons: words(one.persons, other.persons),
    pronouns: words(one.pronouns, other.pronouns),
    prepositions: new Map([...one.prepositions, ...other.prepositions]),
    determiners: all(one.determiners, other.determiners),
    everything: all(one.everything, other.everything),
    style: all(one.style, other.style),
    styleNouns: all(one.styleNouns, other.styleNouns),
  };
}

/** A language of its facts: what the generated module is made of, and what a host adds. */
export function languageOf(code: string, facts: readonly WordFact[]): Language {
  const of = (relation: string) =>
    facts.filter((fact) => fact.relation === relation && fact.names[0] === code);
  const plainly = (word: string) => folded(code, word);
  const words = (relation: string) => new Set(of(relation).flatMap((fact) => fact.words.map(plainly)));
  const irregular = new Map<string, (readonly string[])[]>();
  for (const [base = '', ...forms] of of('decree_forms').flatMap(({ lists }) => lists))
    irregular.set(base, [...(irregular.get(base) ?? []), forms]);
  const english = code === 'en';
  const verbs = of('decree_verb').flatMap((fact) =>
    fact.words.flatMap((verb) => {
      const forms = english ? [...verbForms(verb, irregular)] : formsIn(code, verb, irregular);
      return forms.map(([form, written]) =>
        entry(code, plainly(written), plainly(verb), senseOf(fact), form),
      );
    }),
  );
  const nouns = of('decree_noun').flatMap((fact) =>
    fact.words.flatMap((noun) =>
      (english ? nounForms(noun) : pluralsIn(code, noun)).map((written) =>
        entry(
          code,
          plainly(written),
          plainly(noun),
          { action: fact.names[2] ?? 'none', domain: fact.names[1] ?? 'any' },
          'base',
        ),
      ),
    ),
  );
  const plain = (relation: string, plural: boolean) =>
    [...words(relation)].flatMap((word) =>
      (plural ? nounForms(word) : [word]).map((written) => entry(code, written, word, NO_SENSE, 'base')),
    );
  const pronouns = of('decree_pronoun').flatMap(({ names: [, meaning], words: own }) =>
    own.map((word) => entry(code, plainly(word), meaning ?? plainly(word), NO_SENSE, 'base')),
  );
  return {
    phrases: phraseIndex(
      of('decree_phrase').flatMap(({ names, words: templates }) =>
        templates.map((template) => [names[1] ?? '', plainly(template)] as const),
      ),
    ),
    verbs: wordIndex(verbs),
    nouns: wordIndex(nouns),
    persons: wordIndex(plain('decree_person', english)),
    pronouns: wordIndex(pronouns),
    prepositions: new Map(
      of('decree_preposition').flatMap(({ names: [, meaning], words: own }) =>
        own.map((word) => [plainly(word), meaning ?? word] as const),
      ),
    ),
    determiners: words('decree_determiner'),
    everything: words('decree_everything'),
    style: words('decree_style'),
    styleNouns: words('decree_style_noun'),
  };
}

const NO_SENSE: Sense = { action: 'none', domain: 'any' };
const senseOf = ({ names }: WordFact): Sense => ({ action: names[1] ?? 'none', domain: names[2] ?? 'any' });

/** Languages without spaces are looked up character by character. */
export const UNSPACED_LANGUAGES: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

const entry = (code: string, written: string, lemma: string, sense: Sense, form: Form): WordEntry => ({
  words: UNSPACED_LANGUAGES.has(code) ? splitUnspaced(written) : written.split(' '),
  lemma,
  senses: [sense],
  form,
});

/** `git 推送` → `git`, `推`, `送`. */
const splitUnspaced = (text: string): readonly string[] => text.match(/[A-Za-z0-9_.-]+|[^\s]/gu) ?? [];

function wordIndex(entries: readonly WordEntry[]): WordIndex {
  const merged = new Map<string, WordEntry>();
  for (const one of entries) {
    const key = `${one.words.join(' ')}`;
    const known = merged.get(key);
    if (!known) merged.set(key, one);
    else if (known.lemma === one.lemma || one.senses[0]?.action !== 'none')
      merged.set(key, { ...known, senses: [...known.senses, ...one.senses] });
  }
  const index = new Map<string, WordEntry[]>();
  for (const one of merged.values()) {
    const first = one.words[0] ?? '';
    const known = index.get(first);
    if (known) known.push(one);
    else index.set(first, [one]);
  }
  for (const known of index.values()) known.sort((a, b) => b.words.length - a.words.length);
  return index;
}
