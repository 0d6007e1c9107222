/** Things: what the words of an order name, as far as a call can be matched against it. */

import type { DecreeContext } from '../reading.ts';
import type { Lexeme } from './lexemes.ts';
import { type Alias, type DecreeLexicon, entryAt, type Language, type Sense } from './lexicon.ts';
import { type Base, byShape, EMPTY } from './thing-shapes.ts';
import { byWords, sensesIn } from './thing-words.ts';

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
        // The lexemes end before a bracket closes.
        .replace(/\([^()]*$/, (open) => `${open})`)
    : '';
};

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

function toolIn(item: readonly Lexeme[], { tools, message }: Naming): string | undefined {
  const whole = textOf(item, message).toLowerCase();
  const bare = whole.replace(/^(?:the|a|an|my) | (?:tool|command|function|skill)s?$/g, '');
  for (const name of [whole, bare]) if (tools.has(name)) return tools.get(name);
  const [one] = item.filter(({ text }) => /_/.test(text) && tools.has(text.toLowerCase()));
  return one && tools.get(one.text.toLowerCase());
}

function pronoun(norms: readonly string[], { language }: Naming, base: Base): Thing | undefined {
  const found = entryAt(language.pronouns, norms, 0);
  if (!found || found.words.length !== norms.length) return undefined;
  return { ...base, norm: found.lemma, kind: 'pronoun' };
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
      return command(item, language, base);
  }
  return undefined;
}

/** Code that begins with a program is a command, whatever its other words are: `git add .`. */
function commandIn(text: string, { programs }: DecreeLexicon): string | undefined {
  const code = text.replace(/^[`"'“”‘’]+|[`"'“”‘’]+$/g, '').trim();
  const [first = '', ...rest] = code.split(/\s+/);
  return rest.length > 0 && programs.has(first.toLowerCase()) ? code : undefined;
}

/** "Python files", "ssh keys" are no programs. */
const OF_FILES = / (?:files?|keys?)$/;

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

/** "Terraform applies" are `terraform apply`. */
function command(item: readonly Lexeme[], { everything, verbs }: Language, base: Base): Thing {
  const words = item
    .filter(({ norm }) => !EMPTY.has(norm) && !everything.has(norm) && !/^(?:commands?|cli)$/.test(norm))
    .map(({ text, norm }, i) => {
      const verb = i > 0 ? entryAt(verbs, [norm], 0) : undefined;
      return verb?.form === 'third' ? verb.lemma : text;
    });
  return { ...base, kind: 'command', value: words.join(' ') };
}

const ownOrCanonical = (text: string, { canonical, stated }: Alias): string =>
  !stated && /^[\p{Script=Latin}\d_-]+$/u.test(text) && text.toLowerCase() !== 'root' ? text : canonical;
