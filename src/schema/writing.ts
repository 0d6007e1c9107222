/** The state of one rewriting: what is lost, what is open, what has been written; and how a constraint is put in words. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { shown } from '../logic/diagnostics.ts';
import type { DialectRules } from './dialects.ts';
import type { Place, SchemaDocument } from './document.ts';
import type { Facet } from './flatten.ts';
import { byText } from './json.ts';
import { matcherOf } from './patterns.ts';
import type { Restore, SchemaLoss } from './rewritten.ts';
import { demandOf } from './words.ts';

export type Kind = 'boolean' | 'number' | 'string' | 'array' | 'object';

/** A schema as it is emitted, with what it takes to read it. */
export interface Emitted {
  /** Undefined when only null is accepted, or nothing. */
  readonly schema?: JsonObject;
  /** Whether null is accepted too. It is added where the schema is used. */
  readonly nullable: boolean;
  readonly restore: Restore;
  /** The kinds of values that the emitted schema accepts. */
  readonly kinds: ReadonlySet<Kind>;
  /** Whether a restored value is accepted by the original. */
  readonly fits: (value: Json) => boolean;
  /** What the schema does not say; its description does not have it yet. */
  readonly words: readonly string[];
}

export const SAME: Restore = { kind: 'same' };

/** A reference to a schema that is still being written, or has been. */
export interface Opened {
  readonly restore: Restore;
  name?: string;
}

export interface Writing {
  readonly document: SchemaDocument;
  readonly rules: DialectRules;
  readonly losses: Map<string, SchemaLoss>;
  /** Why a strict dialect cannot say this schema. */
  impossible?: string;
  /** Schemas written so far. */
  size: number;
  /** How often each conjunction of schemas was written. */
  readonly repeats: Map<string, number>;
  readonly ids: Map<object, number>;
  readonly opened: Map<string, Opened>;
  readonly done: Map<string, Emitted>;
  readonly definitions: Map<string, JsonObject>;
  /** Names of definitions by what they define, for dialects that keep references as they are. */
  readonly named: Map<object, string>;
}

export const startWriting = (document: SchemaDocument, rules: DialectRules): Writing => ({
  document,
  rules,
  losses: new Map(),
  size: 0,
  repeats: new Map(),
  ids: new Map(),
  opened: new Map(),
  done: new Map(),
  definitions: new Map(),
  named: new Map(),
});

/** Notes a loss, once for each place, keyword and code. */
export function lose(
  writing: Writing,
  place: Place,
  keyword: string,
  code: SchemaLoss['code'],
  message: string,
): void {
  const named = writing.document.modern(place).origin.get(keyword)?.[0] ?? keyword;
  const loss: SchemaLoss = { pointer: place.pointer, keyword: named, code, message };
  const key = `${loss.pointer}\n${named}\n${code}`;
  if (!writing.losses.has(key)) writing.losses.set(key, loss);
}

/** Notes that words say what the schema does not. Gives the words. */
export function say(writing: Writing, facet: Facet, keyword: string, words: string): readonly string[] {
  if (words === '') return [];
  lose(writing, facet.place, keyword, 'described', words);
  return [words];
}

/** {@link say} in the usual words of the keyword. */
export const sayUsual = (writing: Writing, facet: Facet, keyword: string, value: Json): readonly string[] =>
  say(writing, facet, keyword, demandOf(keyword, value) ?? '');

/** Notes a pattern that no text is held against. Whether it was one. */
export function losePattern(writing: Writing, place: Place, pattern: Json): boolean {
  if (typeof pattern !== 'string' || matcherOf(pattern).matches) return false;
  const message = `${shown(pattern)} is no regular expression that can be checked, and demands nothing`;
  lose(writing, place, 'pattern', 'dropped', message);
  return true;
}

export const takes = (writing: Writing, keyword: string): boolean =>
  writing.rules.keywords?.has(keyword) ?? true;

export function refuseStrict(writing: Writing, why: string): void {
  writing.impossible ??= why;
}

export const sortedLosses = (writing: Writing): readonly SchemaLoss[] =>
  [...writing.losses.values()].sort(
    (a, b) => byText(a.pointer, b.pointer) || byText(a.keyword, b.keyword) || byText(a.code, b.code),
  );

const DESCRIPTION_LIMIT = 12;

/** A description with what it has to say more: `How many (must be at least 1; must be at most 5)`. */
export function describedAs(description: string | undefined, words: readonly string[]): string | undefined {
  const said = [...new Set(words)].filter((one) => !(description ?? '').includes(one));
  const kept = said.slice(0, DESCRIPTION_LIMIT);
  if (kept.length < said.length) kept.push(`and ${said.length - kept.length} more rules`);
  const text = kept.join('; ');
  if (text === '') return description;
  return description === undefined || description === '' ? text : `${description} (${text})`;
}
