/** Things: what the words of an order name, as far as a call can be matched against it. */

import type { DecreeContext } from '../reading.ts';
import type { Lexeme } from './lexemes.ts';
import { type Alias, type DecreeLexicon, entryAt, type Language, type Sense } from './lexicon.ts';

export type ThingKind =
  | 'person'
  | 'path'
  | 'url'
  | 'channel'
  | 'branch'
  | 'environment'
  | 'amount'
  | 'clock'
  | 'flag'
  | 'command'
  | 'sql'
  | 'folder'
  | 'name'
  | 'pronoun'
  | 'tool'
  /** "Anything", "the emails": every call. */
  | 'all';

export interface Thing {
  readonly kind: ThingKind;
  /** What a call is matched against; absent for `all`. */
  readonly value?: string;
  readonly prep: string | null;
  /** As the user wrote it. */
  readonly text: string;
  /** What its nouns are about. */
  readonly senses: readonly Sense[];
  /** For `all`: its nouns, which tell calls apart where the tool is about something else. */
  readonly bare?: string;
  /** For `tool`. */
  readonly tool?: string;
  /** It is also what a server is called: the names of its tools. */
  readonly group?: readonly string[];
  readonly norm: string;
  /** Where it stands in the message. */
  readonly from: number;
}

export interface Group {
  readonly tools: readonly string[];
  /** A policy says so: whatever else the word may be, it is this. */
  readonly stated: boolean;
}

export interface Naming {
  readonly language: Language;
  readonly lexicon: DecreeLexicon;
  /** Lower-cased names of tools. */
  readonly tools: ReadonlyMap<string, string>;
  /** What servers are called, and the names of their tools. */
  readonly groups: ReadonlyMap<string, Group>;
  readonly message: string;
  readonly context: DecreeContext;
}

/** As it is written in the message, without quotation marks around it. */
export const textOf = (lexemes: readonly Lexeme[], message: string): string => {
  const [first] = lexemes;
  const last = lexemes.at(-1);
  return first && last
    ? message
        .slice(first.from, last.to)
        .replace(/^["'“‘`*_]+|["'”’`*_]+$/g, '')
        .replace(/\s+/gu, ' ')
    : '';
};

const EMPTY = new Set(
  'one ones the a an any my our your his her its their this that these those all every each some more new another other such even of own two three four five six seven eight nine ten single whole entire real actual current present latest'.split(
    ' ',
  ),
);

/** The thing that a name and its preposition stand for. */
export function thingOf(item: readonly Lexeme[], prep: string | null, naming: Naming): Thing {
  const text = textOf(item, naming.message);
  const norms = item.map(({ norm }) => norm);
  const base = {
    prep,
    text,
    norm: norms.join(' '),
    senses: sensesIn(norms, naming),
    from: item[0]?.from ?? 0,
  };
  const tool = toolIn(item, naming);
  if (tool) return { ...base, kind: 'tool', tool };
  const thing =
    byShape(item, prep, base) ??
    pronoun(norms, naming, base) ??
    byAlias(item, naming, base) ??
    byWords(item, norms, naming, base);
  const group = groupIn(norms, naming);
  return group && (group.stated || thing.kind === 'name') ? { ...thing, group: group.tools } : thing;
}

const OF_SERVERS = /^(?:servers?|tools?|mcp|integrations?|connectors?|plugins?)$/;

/** "Acct", "the acct server", "any acct tool". */
function groupIn(norms: readonly string[], { groups }: Naming): Group | undefined {
  if (groups.size === 0) return undefined;
  const whole = norms.join(' ');
  const bare = norms.filter((norm) => !EMPTY.has(norm));
  const name = bare.length > 1 ? bare.filter((norm) => !OF_SERVERS.test(norm)) : bare;
  return groups.get(whole) ?? groups.get(bare.join(' ')) ?? groups.get(name.join(' '));
}

type Base = Omit<Thing, 'kind' | 'value' | 'tool' | 'group' | 'bare'>;

function toolIn(item: readonly Lexeme[], { tools, message }: Naming): string | undefined {
  const whole = textOf(item, message).toLowerCase();
  const bare = whole.replace(/^(?:the|a|an|my) | (?:tool|command|function|skill)s?$/g, '');
  for (const name of [whole, bare]) if (tools.has(name)) return tools.get(name);
  const [one] = item.filter(({ text }) => /_/.test(text) && tools.has(text.toLowerCase()));
  return one && tools.get(one.text.toLowerCase());
}

const SQL = /^(?:DROP|DELETE|TRUNCATE|ALTER|INSERT|UPDATE|GRANT|REVOKE)$/;
const MORE = /^(?:above|over|exceeding|beyond|than|超过|高于|大于|多于|以上|über|ueber|plus)$/;
const LESS = /^(?:below|under|up to|beneath|低于|少于|小于|以下|unter)$/;

/** What it is by how it is written: an address, a path, an amount. */
function byShape(item: readonly Lexeme[], prep: string | null, base: Base): Thing | undefined {
  const of = (kind: Lexeme['kind']) => item.find((lexeme) => lexeme.kind === kind);
  const [first] = item;
  if (first && SQL.test(first.text)) return { ...base, kind: 'sql', value: written(item) };
  const email = of('email');
  if (email) return { ...base, kind: 'person', value: email.text };
  const flag = of('flag');
  if (flag) {
    const words = item
      .filter(({ norm }) => !EMPTY.has(norm) && !CALLED_FLAG.test(norm))
      .map(({ text }) => text);
    return { ...base, kind: 'flag', value: words.join(' ') };
  }
  const channel = of('channel');
  if (channel) return { ...base, kind: 'channel', value: channel.text };
  const mention = of('mention');
  if (mention && EVERYBODY.test(mention.text)) return { ...base, kind: 'channel', value: mention.text };
  if (mention) return { ...base, kind: 'person', value: mention.text };
  const path = of('path');
  if (path && isHost(path.text)) return { ...base, kind: 'url', value: path.text };
  if (path) return { ...base, kind: 'path', value: pathValue(path.text, base) };
  const url = of('url');
  if (url) return { ...base, kind: 'url', value: url.text };
  const number = of('number');
  const compared = prep !== null && (MORE.test(prep) || LESS.test(prep));
  const less = item.some(({ norm }) => norm === 'below');
  const comparing = less || item.some(({ norm }) => MORE.test(norm) || norm === 'more' || norm === 'over');
  const money = number && /[$€£¥]|usd|eur|gbp|chf|dollar|euro|buck|pound|元|块/i.test(base.text);
  if (number && (compared || comparing || money)) {
    const sign = less || (prep !== null && LESS.test(prep)) ? '<' : '>';
    return {
      ...base,
      kind: 'amount',
      value: `${compared || comparing ? sign : ''}${plainNumber(number.text)}`,
    };
  }
  const clock = of('clock');
  if (clock && prep !== null && /^(?:before|after|于)$/.test(prep))
    return { ...base, kind: 'clock', value: `${prep === 'before' ? '<' : '>'}${clockValue(clock.text)}` };
  return undefined;
}

/** "The --no-verify flag". */
const CALLED_FLAG = /^(?:flags?|options?|switch|switches|arguments?|args?|parameters?|params?)$/;

/** Everybody in a channel. */
const EVERYBODY = /^@(?:channel|here|everyone|all)$/i;

const HOST =
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|edu|gov|co|uk|de|fr|app|cn|jp|eu|me|info|tv)(?:\/|$)/i;
const isHost = (text: string): boolean => HOST.test(text);

/** "Under /etc", "the src/legacy folder": all of it. */
function pathValue(path: string, { prep, norm }: Base): string {
  const folder =
    path.endsWith('/') ||
    (prep !== null && /^(?:under|in|inside|within|into|below|beneath|across|throughout|from)$/.test(prep)) ||
    /\b(?:folder|directory|dir|目录|文件夹)\b|目录|文件夹/.test(norm);
  const file = /\.[A-Za-z]\w{0,8}$/.test(path) && !path.endsWith('/');
  if (path.includes('*') || file || !folder) return path;
  return `${path.replace(/\/$/, '')}/*`;
}

/** `1,000 EUR` → `1000`; `1.234,50` → `1234.50`; `2k` → `2000`. */
export function plainNumber(text: string): string {
  const thousands = /\d[kK](?![A-Za-z])/.test(text);
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  const grouped = digits.replace(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  const number = grouped.replace(',', '.');
  return thousands ? String(Number(number) * 1000) : number;
}

/** `9am` → `09:00`, `18:30` → `18:30`. */
export function clockValue(text: string): string {
  const [, hour = '0', minute = '00'] = /(\d{1,2})(?::(\d{2}))?/.exec(text) ?? [];
  const afternoon = /p\.?m/i.test(text) && Number(hour) < 12;
  const midnight = /a\.?m/i.test(text) && Number(hour) === 12;
  const hours = midnight ? 0 : Number(hour) + (afternoon ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function pronoun(norms: readonly string[], { language }: Naming, base: Base): Thing | undefined {
  const found = entryAt(language.pronouns, norms, 0);
  if (!found || found.words.length !== norms.length) return undefined;
  return { ...base, kind: 'pronoun' };
}

/** "Prod", "the main branch", "prod-db". */
function byAlias(item: readonly Lexeme[], { lexicon, language }: Naming, base: Base): Thing | undefined {
  if (item.length > 8) return undefined;
  for (const one of item) {
    const { norm, text } = one;
    if (norm === 'stage' && item.length > 1) continue;
    const code = one.kind === 'quoted' ? commandIn(text, lexicon) : undefined;
    if (code !== undefined) return { ...base, kind: 'command', value: code };
    if (norm === 'root' && base.prep !== null && base.prep !== 'as') continue;
    const alias =
      lexicon.aliases.get(norm) ?? lexicon.aliases.get(base.norm) ?? unspacedAlias(base.norm, lexicon);
    if (alias) return { ...base, kind: alias.kind as ThingKind, value: ownOrCanonical(text, alias) };
    const [head = ''] = norm.split(/[-_]/);
    const part = norm === head ? undefined : lexicon.aliases.get(head);
    if (part) return { ...base, kind: part.kind as ThingKind, value: text };
    if (lexicon.programs.has(norm) && !isOnlyNoun(item, norm, language) && !OF_FILES.test(base.norm))
      return command(item, base);
  }
  return undefined;
}

/** Code that begins with a program is a command, whatever its other words are: `git add .`. */
function commandIn(text: string, { programs }: DecreeLexicon): string | undefined {
  const code = text.replace(/^[`"'“”‘’]+|[`"'“”‘’]+$/g, '').trim();
  const [first = '', ...rest] = code.split(/\s+/);
  return rest.length > 0 && programs.has(first.toLowerCase()) ? code : undefined;
}

/** "Python files" are no programs. */
const OF_FILES = / files?$/;

/** "生产库上": an alias among characters. */
function unspacedAlias(norm: string, { aliases }: DecreeLexicon): Alias | undefined {
  const characters = norm.replaceAll(' ', '');
  if (!/^[^a-z]*[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(characters)) return undefined;
  for (let length = Math.min(8, characters.length); length > 1; length--)
    for (let at = 0; at + length <= characters.length; at++) {
      const alias = aliases.get(characters.slice(at, at + length));
      if (alias) return alias;
    }
  return undefined;
}

/** A program's name that is also an everyday word counts only where the user writes it as one. */
const isOnlyNoun = (item: readonly Lexeme[], norm: string, language: Language): boolean =>
  (language.prepositions.has(norm) ||
    /^(?:go|make|find|black|service|screen|less|cat|node|swift|sh|az|hub|tail|su|kill|eval|zip)$/.test(
      norm,
    )) &&
  item.length > 1;

function command(item: readonly Lexeme[], base: Base): Thing {
  const words = item
    .filter(({ norm }) => !EMPTY.has(norm) && !/^commands?$/.test(norm))
    .map(({ text }) => text);
  return { ...base, kind: 'command', value: words.join(' ') };
}

const ownOrCanonical = (text: string, { canonical, stated }: Alias): string =>
  !stated && /^[\p{Script=Latin}\d_-]+$/u.test(text) && text.toLowerCase() !== 'root' ? text : canonical;

/** What a name is called by and matched without. */
const TITLE = /^(?:dr|mr|mrs|ms|mx|prof|professor|sir|madam|rev|inc|ltd|llc|corp|gmbh)$/;

/** People, kinds of things, and whatever else has a name. */
function byWords(
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

const WEEKDAYS = /^((?:mon|tues|wednes|thurs|fri|satur|sun)day)s$/i;

/** Words as they are written, without possessive endings; what stands without a space stays so. */
function written(words: readonly Lexeme[]): string {
  let text = '';
  let end = -1;
  for (const word of words) {
    if (word.from < end) continue;
    const bare = word.possessive ? word.text.replace(/['’]s$/, '') : word.text.replace(WEEKDAYS, '$1');
    text += text !== '' && word.from > end ? ` ${bare}` : bare;
    end = word.to;
  }
  return text;
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

const sensesIn = (norms: readonly string[], { language }: Naming): readonly Sense[] =>
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
