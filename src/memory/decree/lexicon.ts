/** The lexicon of decrees: the facts of rules/decree-lexicon.pl, and a host's, as look-ups. */

import type { Facts } from '../../logic/program.ts';
import type { Form } from './english-forms.ts';
import { hostFacts, type WordFact } from './facts.ts';
import { languageOf, together, UNSPACED_LANGUAGES, withServices } from './language-words.ts';
import type { PhraseIndex } from './phrases.ts';
import { folded, spellings } from './spelling.ts';
import { readLanguage } from './stored.ts';
import { COMMON, LANGUAGES } from './words.generated.ts';

/** What a verb or a noun is about: `push` in `vcs`. */
export interface Sense {
  readonly action: string;
  readonly domain: string;
}

export interface WordEntry {
  /** The words, lower case. */
  readonly words: readonly string[];
  readonly lemma: string;
  readonly senses: readonly Sense[];
  readonly form: Form;
}

/** By first word (or character); the longest entry first. */
export type WordIndex = ReadonlyMap<string, readonly WordEntry[]>;

export interface Language {
  readonly phrases: PhraseIndex;
  readonly verbs: WordIndex;
  readonly nouns: WordIndex;
  readonly persons: WordIndex;
  readonly pronouns: WordIndex;
  /** Each with the English one that means the same; `object` stands before what the verb is done to. */
  readonly prepositions: ReadonlyMap<string, string>;
  readonly determiners: ReadonlySet<string>;
  readonly everything: ReadonlySet<string>;
  readonly style: ReadonlySet<string>;
  readonly styleNouns: ReadonlySet<string>;
}

export interface Alias {
  readonly kind: string;
  readonly canonical: string;
  /** A policy says so: what it means stands for it, since nobody else knows the word. */
  readonly stated?: true;
}

/** `create_branch`: the words by which commands say that they come to it, and the nouns it is done to. */
export interface NounDeed {
  readonly deed: string;
  readonly nouns: readonly string[];
}

export interface DecreeLexicon {
  readonly languages: readonly string[];
  /** The languages that a small word tells. */
  readonly hints: ReadonlyMap<string, readonly string[]>;
  /** A language is made ready when a sentence in it is first read. */
  readonly language: (code: string) => Language;
  /** A domain and the wider ones it belongs to, itself first. */
  readonly wider: ReadonlyMap<string, ReadonlySet<string>>;
  readonly like: ReadonlyMap<string, ReadonlySet<string>>;
  readonly reads: ReadonlySet<string>;
  readonly commands: ReadonlyMap<string, string>;
  /** What actions done to some things are, by action. */
  readonly deeds: ReadonlyMap<string, readonly NounDeed[]>;
  readonly aliases: ReadonlyMap<string, Alias>;
  readonly programs: ReadonlySet<string>;
  /** By language: characters that are read as others, as traditional ones are. */
  readonly variants: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** What a policy calls tools and servers. */
  readonly named: readonly (Alias & { readonly words: readonly string[] })[];
  /** What somebody is to the user, and the words ("my") after which everything is. */
  readonly roles: ReadonlySet<string>;
  readonly possessives: ReadonlySet<string>;
}

const NO_FACTS: Facts = new Map();
const lexicons = new WeakMap<Facts, DecreeLexicon>();

/** The shipped words and those that the facts of a policy add. Read when they are first asked for, and kept. */
export function decreeLexicon(facts: Facts = NO_FACTS): DecreeLexicon {
  const known = lexicons.get(facts);
  if (known) return known;
  const made = lexiconOf(hostFacts(facts));
  lexicons.set(facts, made);
  return made;
}

const shipped = new Map<string, Language>();

/** A language as it is shipped; one that is not shipped has no words. */
function shippedLanguage(code: string): Language {
  const known = shipped.get(code);
  if (known) return known;
  const text = Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
  const made = text === undefined ? languageOf(code, []) : readLanguage(text);
  shipped.set(code, made);
  return made;
}

function lexiconOf(host: readonly WordFact[]): DecreeLexicon {
  const facts = [...(JSON.parse(COMMON) as WordFact[]), ...host];
  const of = (relation: string) => facts.filter((fact) => fact.relation === relation);
  const said = new Set(
    host.flatMap(({ relation, words }) => (relation === 'decree_alias' ? words.flatMap(withoutArticle) : [])),
  );
  const stated = (word: string) => said.has(word) && ({ stated: true } as const);
  const codes = new Set([...Object.keys(LANGUAGES), ...languagesIn(host)]);
  const made = new Map<string, Language>();
  return {
    languages: [...codes],
    hints: hintsOf(of('decree_hint').filter(({ names }) => codes.has(names[0] ?? ''))),
    language: (code) => {
      const known = made.get(code);
      if (known) return known;
      const own = host.filter(({ names }) => names[0] === code);
      const ready =
        own.length === 0 ? shippedLanguage(code) : together(shippedLanguage(code), languageOf(code, own));
      const language = UNSPACED_LANGUAGES.has(code) ? withServices(ready, shippedLanguage('en')) : ready;
      made.set(code, language);
      return language;
    },
    wider: closure(manyBy(of('decree_in'))),
    like: new Map(
      Array.from(manyBy(of('decree_like')), ([action, words]) => [action, new Set([action, ...words])]),
    ),
    reads: new Set(of('decree_reads').flatMap(({ words }) => words)),
    commands: new Map(
      of('decree_command').map(({ names: [action = ''], words: [command = ''] }) => [action, command]),
    ),
    deeds: deedsOf(of('decree_deed')),
    aliases: new Map(
      of('decree_alias').flatMap(({ names: [kind = '', canonical = ''], words }) =>
        isOfTools(kind)
          ? []
          : words
              .flatMap(withoutArticle)
              .flatMap((word) =>
                [word, folded('de', word), folded('fr', word)].map(
                  (spelled) => [spelled, { kind, canonical, ...stated(word) }] as const,
                ),
              ),
      ),
    ),
    named: of('decree_alias').flatMap(({ names: [kind = '', canonical = ''], words }) =>
      isOfTools(kind) ? [{ kind, canonical, words: words.flatMap(withoutArticle) }] : [],
    ),
    programs: new Set(of('decree_programs').flatMap(({ words }) => words)),
    variants: new Map(
      Array.from(manyBy(of('decree_variant')), ([code, pairs]) => [code, new Map(pairs.map(pairOf))]),
    ),
    roles: new Set(of('decree_role').flatMap(({ words }) => words)),
    possessives: new Set(of('decree_possessive').flatMap(({ words }) => words)),
  };
}

function hintsOf(facts: readonly WordFact[]): DecreeLexicon['hints'] {
  const all = new Map<string, string[]>();
  for (const {
    names: [code = ''],
    words,
  } of facts)
    for (const word of words.flatMap((one) => spellings(code, one))) {
      const codes = all.get(word) ?? [];
      all.set(word, codes.includes(code) ? codes : [...codes, code]);
    }
  return all;
}

function deedsOf(facts: readonly WordFact[]): DecreeLexicon['deeds'] {
  const all = new Map<string, NounDeed[]>();
  for (const { names, words } of facts) {
    const [action = '', deed = ''] = names;
    const known = all.get(action) ?? [];
    all.set(action, known);
    known.push({ deed: deed.replaceAll('_', ' '), nouns: words });
  }
  return all;
}

/** "The ledger" and "ledger": sentences put other words before a name. */
export const withoutArticle = (called: string): readonly string[] => {
  const bare = called.replace(/^(?:the|a|an|my|our) (?=\S)/, '');
  return bare === called ? [called] : [called, bare];
};

const isOfTools = (kind: string): boolean => kind === 'tool' || kind === 'server';

/** Languages that have wordings of their own. */
export const languagesIn = (facts: readonly WordFact[]): ReadonlySet<string> =>
  new Set(facts.flatMap(({ relation, names }) => (relation === 'decree_phrase' ? names.slice(0, 1) : [])));

/** The words of the first name, all facts together. */
function manyBy(facts: readonly WordFact[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  for (const {
    names: [name = ''],
    words,
  } of facts)
    all.set(name, [...(all.get(name) ?? []), ...words]);
  return all;
}

const pairOf = (pair: string): readonly [string, string] => {
  const [from = '', to = from] = [...pair];
  return [from, to];
};

function closure(parents: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Array.from(parents.keys(), (domain) => {
      const all = new Set([domain]);
      for (const one of all) for (const parent of parents.get(one) ?? []) all.add(parent);
      return [domain, all];
    }),
  );
}

/** The longest entry whose words stand at a place. */
export function entryAt(index: WordIndex, norms: readonly string[], at: number): WordEntry | undefined {
  return index.get(norms[at] ?? '')?.find(({ words }) => words.every((word, i) => norms[at + i] === word));
}
