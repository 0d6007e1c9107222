/** Things by their words: people, kinds of things, and whatever else has a name. */

import type { Lexeme } from './lexemes.ts';
import { type DecreeLexicon, entryAt, type Language, type Sense } from './lexicon.ts';
import { type Base, EMPTY, written } from './thing-shapes.ts';
import type { Naming, Thing } from './things.ts';

/** What a name is called by and matched without. */
const TITLE = /^(?:dr|mr|mrs|ms|mx|prof|professor|sir|madam|rev|inc|ltd|llc|corp|gmbh)$/;

/** People, kinds of things, and whatever else has a name. */
export function byWords(
  item: readonly Lexeme[],
  norms: readonly string[],
  { language, lexicon }: Naming,
  base: Base,
): Thing {
  if (
    norms.every((norm) => language.everything.has(norm) || EMPTY.has(norm)) ||
    language.everything.has(norms.join(''))
  )
    return { ...base, kind: 'all' };
  const named = item.filter(
    ({ kind, norm, possessive }) =>
      !EMPTY.has(norm) &&
      !(kind === 'han' && norm === '谁') &&
      !(possessive && base.prep === null && ANYBODY.test(norm)),
  );
  const kept = named.length > 1 ? named.filter(({ norm }) => !TITLE.test(norm)) : named;
  const keptNorms = kept.map(({ norm }) => norm);
  const person = keptNorms.findIndex((_, i) => entryAt(language.persons, keptNorms, i));
  const nouns = nounPlaces(keptNorms, language, lexicon);
  if (person >= 0 && (person === kept.length - 1 || isHeadless(kept, person)) && !nouns.has(kept.length - 1))
    return personThing(kept, person, base);
  const rest = kept.filter((_, i) => !nouns.has(i));
  const own = item.findIndex(({ norm }) => norm === 'own');
  if (rest.length === 0 && own >= 0 && item.length > 1)
    return { ...base, kind: 'name', value: written(item.slice(Math.max(0, own - 1), own + 1)) };
  if (rest.length === 0) return { ...base, kind: 'all', bare: written(kept) };
  if (
    person >= 0 &&
    (kept[person]?.possessive ||
      (kept.slice(person).every((_, i) => !nouns.has(person + i)) &&
        keptNorms.slice(person + 1).every((norm) => language.persons.has(norm))))
  )
    return personThing(kept, person, base);
  const folder =
    /^(?:folder|directory|label|channel|branch)$/.exec(keptNorms.at(-1) ?? '')?.[0] ??
    /^(?:label|tag|status|stage|priority|state|folder)$/.exec(keptNorms[0] ?? '')?.[0];
  const value = written(
    rest.length > 1 && folder === keptNorms[0] ? rest.filter((one) => one !== kept[0]) : rest,
  );
  const last = rest.at(-1)?.norm ?? '';
  if (rest.length > 1 && CALLED_SO.test(last) && /\p{Lu}/u.test(rest[0]?.text ?? ''))
    return { ...base, kind: 'name', value: written(rest.slice(0, -1)) };
  if (folder === 'branch') return { ...base, kind: 'branch', value };
  if (folder === 'channel') return { ...base, kind: 'channel', value };
  return { ...base, kind: folder ? 'folder' : 'name', value };
}

/** "The OPS project": the noun is not its name. */
const CALLED_SO = /^(?:project|board|workspace|team|account|table|list|space|queue|pipeline)$/;

/** In scripts without spaces a person is several characters. */
const isHeadless = (kept: readonly Lexeme[], person: number): boolean =>
  kept[person]?.kind === 'han' ||
  kept[person]?.possessive === true ||
  /^(?:at|from|in)$/.test(kept[person + 1]?.norm ?? '');

const ANYBODY = /^(?:anyone|anybody|everyone|everybody|someone|somebody|people|person)$/;

function personThing(kept: readonly Lexeme[], at: number, base: Base): Thing {
  const word = kept[at] as Lexeme;
  if (kept.length === 1 && ANYBODY.test(word.norm)) return { ...base, kind: 'all' };
  const words = word.possessive
    ? [word]
    : kept.filter(({ norm }) => !ANYBODY.test(norm) || kept.length === 1);
  const value = written(words);
  return { ...base, kind: 'person', value };
}

/** Where the nouns are that only say what kind of thing it is: the last, and those before it about the like. */
function nounPlaces(
  norms: readonly string[],
  language: Language,
  { wider }: DecreeLexicon,
): ReadonlySet<number> {
  const places = new Set<number>();
  const last = sensesAt(norms, language).at(-1) ?? [];
  const isLike = ({ domain }: Sense) =>
    last.some(
      (one) =>
        one.domain === domain || wider.get(one.domain)?.has(domain) || wider.get(domain)?.has(one.domain),
    );
  for (let at = 0; at < norms.length; at++) {
    const noun = entryAt(language.nouns, norms, at);
    if (!noun) continue;
    if (!noun.senses.some(isLike) || noun.senses.every(({ action }) => action === 'name')) {
      at += noun.words.length - 1;
      continue;
    }
    for (let i = 0; i < noun.words.length; i++) places.add(at + i);
    at += noun.words.length - 1;
  }
  return places;
}

export const sensesIn = (norms: readonly string[], { language }: Naming): readonly Sense[] =>
  sensesAt(norms, language).flat();

/** What each noun is about, in order. */
function sensesAt(norms: readonly string[], language: Language): readonly (readonly Sense[])[] {
  const senses: (readonly Sense[])[] = [];
  for (let at = 0; at < norms.length; at++) {
    const noun = entryAt(language.nouns, norms, at);
    if (!noun) continue;
    senses.push(noun.senses);
    at += noun.words.length - 1;
  }
  return senses;
}
