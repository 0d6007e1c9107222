/**
 * Stored languages: the indexes of a language as a text that is generated, so that nothing has to be built of the
 * lexicon when a hook starts. Patterns are compiled when a word of theirs is first met.
 */

import type { Form } from './english-forms.ts';
import type { Language, Sense, WordEntry, WordIndex } from './lexicon.ts';
import type { Phrase, PhraseIndex } from './phrases.ts';

const SETS = ['determiners', 'everything', 'style', 'styleNouns'] as const;
const INDEXES = ['verbs', 'nouns', 'persons', 'pronouns'] as const;

/** Words joined by a space, lemma (0: the same), numbers of its senses, form. */
type StoredEntry = readonly [words: string, lemma: string | 0, senses: readonly number[], form: Form];

interface Stored {
  readonly phrases: readonly (readonly [role: string, pattern: string])[];
  readonly firsts: readonly (readonly [word: string, phrases: readonly number[]])[];
  readonly senses: readonly (readonly [action: string, domain: string])[];
  readonly indexes: readonly (readonly StoredEntry[])[];
  readonly prepositions: readonly (readonly [word: string, meaning: string])[];
  readonly sets: readonly (readonly string[])[];
}

/** The text of a language, which `readLanguage` reads back. */
export function storeLanguage(language: Language): string {
  const phrases = new Map<Phrase, number>();
  for (const known of language.phrases.values())
    for (const phrase of known) if (!phrases.has(phrase)) phrases.set(phrase, phrases.size);
  const senses = new Map<string, number>();
  const numberOf = ({ action, domain }: Sense): number => {
    const key = `${action} ${domain}`;
    const number = senses.get(key) ?? senses.size;
    senses.set(key, number);
    return number;
  };
  const entryOf = ({ words, lemma, senses: own, form }: WordEntry): StoredEntry => {
    const text = words.join(' ');
    return [text, text === lemma ? 0 : lemma, own.map(numberOf), form];
  };
  const indexes = INDEXES.map((name) => [...language[name].values()].flat().map(entryOf));
  const stored: Stored = {
    phrases: Array.from(phrases.keys(), ({ role, pattern }) => [role, pattern.source]),
    firsts: Array.from(language.phrases, ([word, known]) => [
      word,
      known.map((phrase) => phrases.get(phrase) ?? 0),
    ]),
    senses: Array.from(senses.keys(), (key) => key.split(' ') as [string, string]),
    indexes,
    prepositions: [...language.prepositions],
    sets: SETS.map((name) => [...language[name]]),
  };
  return JSON.stringify(stored);
}

export function readLanguage(text: string): Language {
  const stored = JSON.parse(text) as Stored;
  const senses = stored.senses.map(([action, domain]): Sense => ({ action, domain }));
  const [verbs = [], nouns = [], persons = [], pronouns = []] = stored.indexes;
  const [determiners, everything, style, styleNouns] = stored.sets.map((words) => new Set(words));
  const none = new Set<string>();
  return {
    phrases: phrasesOf(stored),
    verbs: indexOf(verbs, senses),
    nouns: indexOf(nouns, senses),
    persons: indexOf(persons, senses),
    pronouns: indexOf(pronouns, senses),
    prepositions: new Map(stored.prepositions),
    determiners: determiners ?? none,
    everything: everything ?? none,
    style: style ?? none,
    styleNouns: styleNouns ?? none,
  };
}

function phrasesOf({ phrases, firsts }: Stored): PhraseIndex {
  const made = phrases.map(([role, pattern]) => lazyPhrase(role, pattern));
  return new Map(firsts.map(([word, known]) => [word, known.flatMap((at) => made[at] ?? [])]));
}

function lazyPhrase(role: string, source: string): Phrase {
  let compiled: RegExp | undefined;
  return {
    role,
    get pattern() {
      compiled ??= new RegExp(source, 'y');
      return compiled;
    },
  };
}

/** Entries come by their first words, the longest first. */
function indexOf(entries: readonly StoredEntry[], senses: readonly Sense[]): WordIndex {
  const index = new Map<string, WordEntry[]>();
  for (const [text, lemma, own, form] of entries) {
    const words = text.split(' ');
    const first = words[0] ?? '';
    const one = {
      words,
      lemma: lemma === 0 ? text : lemma,
      senses: own.flatMap((at) => senses[at] ?? []),
      form,
    };
    const known = index.get(first);
    if (known) known.push(one);
    else index.set(first, [one]);
  }
  return index;
}
