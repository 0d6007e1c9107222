/** A conjunction of schemas as one schema of a dialect, with the way back. */

import type { Json } from '../catalog/unit.ts';
import { conditionText } from './condition-words.ts';
import { convertArray } from './convert-array.ts';
import { convertObject } from './convert-object.ts';
import { convertNumber, convertText } from './convert-scalar.ts';
import type { Place } from './document.ts';
import { evaluate, startEvaluation } from './evaluate.ts';
import { cellOf } from './evaluation.ts';
import { type Facet, type Flat, flatten, stated } from './flatten.ts';
import { DEPTH_LIMIT, isDeeperThan, isList, isObject, own } from './json.ts';
import { plainSchema } from './plain.ts';
import { inPlace, jsonText, union, withWords } from './union.ts';
import { emitValues, listedValues } from './values.ts';
import { demandOf, typesText, typeWord } from './words.ts';
import { type Emitted, type Kind, lose, refuseStrict, SAME, say, sayUsual, type Writing } from './writing.ts';

/** Schemas written in one rewriting; more are cut. */
const SIZE_LIMIT = 6_000;
/** How often a structure is written in full; what is referred to more often is cut. */
const REPEAT_LIMIT = 40;
const BRANCH_LIMIT = 100;

export type Convert = (places: readonly Place[], depth: number) => Emitted;

/** What all of these places accept together, as one emitted schema. `depth` counts the schemas around it. */
export function convert(writing: Writing, places: readonly Place[], depth: number): Emitted {
  const flat = flatten(writing.document, places);
  if (writing.rules.keywords === undefined) return plainOf(writing, places, flat, depth);
  return convertFacets(writing, flat.facets, flat, depth);
}

/** Whether a value is accepted at all of these places. */
export function fitsAll(writing: Writing, places: readonly Place[]): (value: Json) => boolean {
  return (value) => {
    if (isDeeperThan(value, DEPTH_LIMIT)) return false;
    const run = startEvaluation(writing.document);
    const cell = cellOf(value);
    return places.every((place) => evaluate(run, place, cell).problems.length === 0) && !run.exhausted;
  };
}

function plainOf(writing: Writing, places: readonly Place[], flat: Flat, depth: number): Emitted {
  const fits = fitsAll(writing, places);
  if (places.length === 0) return plainAny(fits);
  const schemas = places.map((place) => plainSchema(writing, place, depth));
  const schema = schemas.length === 1 ? schemas[0] : { allOf: schemas };
  const object = schema === true ? {} : schema === false || schema === undefined ? { not: {} } : schema;
  const some = flat.never ? {} : { schema: object };
  return { ...some, nullable: false, restore: SAME, kinds: new Set(), fits, words: [] };
}

const plainAny = (fits: (value: Json) => boolean): Emitted => ({ ...NEVER(fits), schema: {} });

const NEVER = (fits: (value: Json) => boolean): Emitted => ({
  nullable: false,
  restore: SAME,
  kinds: new Set(),
  fits,
  words: [],
});

export const isNever = (emitted: Emitted): boolean => emitted.schema === undefined && !emitted.nullable;

/** The facets as one schema; what is in a circle comes out as a reference, or is cut. */
function convertFacets(writing: Writing, facets: readonly Facet[], flat: Flat, depth: number): Emitted {
  const places = facets.map(({ place }) => place);
  const fits = fitsAll(writing, places);
  if (flat.never) return NEVER(fits);
  const key = keyOf(writing, facets);
  const done = writing.done.get(key);
  if (done) return done;
  const opened = key === '' ? undefined : writing.opened.get(key);
  if (opened) return circle(writing, opened, facets, fits);
  if (writing.impossible !== undefined || isTooMuch(writing, key, facets) || depth > writing.rules.depth)
    return tooLarge(writing, facets, fits);
  noteUnread(writing, facets, flat);
  // Filled in when the schema is written: what refers to it has it already.
  const restore: { -readonly [K in keyof Emitted['restore']]: Emitted['restore'][K] } = { kind: 'same' };
  const open = { restore: restore as Emitted['restore'] };
  writing.opened.set(key, open);
  const emitted = described(writing, facets, oneOfKinds(writing, facets, fits, depth));
  writing.opened.delete(key);
  Object.assign(restore, emitted.restore);
  return defined(writing, key, open, emitted);
}

const STRUCTURES = ['properties', 'items', 'prefixItems', 'anyOf', 'oneOf', 'additionalProperties'];

/** Whether there is more to write than is taken: in all, or of one structure that is used again and again. */
function isTooMuch(writing: Writing, key: string, facets: readonly Facet[]): boolean {
  if (++writing.size > SIZE_LIMIT) return true;
  if (!STRUCTURES.some((keyword) => stated(facets, keyword).length > 0)) return false;
  const times = (writing.repeats.get(key) ?? 0) + 1;
  writing.repeats.set(key, times);
  return times > REPEAT_LIMIT;
}

/** By the schemas that demand something: the same conjunction is the same key. */
function keyOf(writing: Writing, facets: readonly Facet[]): string {
  const ids = facets

    .filter(({ keywords }) => Object.keys(keywords).some((keyword) => !NOTES.has(keyword)))
    .map(({ place, without: taken = '' }) => `${idOf(writing, place.schema)}${taken}`);
  return ids.sort().join();
}

const NOTES = new Set([
  'title',
  'description',
  'default',
  'examples',
  '$defs',
  '$id',
  '$anchor',
  '$comment',
  '$schema',
]);

function idOf(writing: Writing, schema: Place['schema']): number {
  if (typeof schema === 'boolean') return -1;
  const known = writing.ids.get(schema) ?? writing.ids.size;
  writing.ids.set(schema, known);
  return known;
}

/** A schema inside itself: a reference where the dialect has them, else any object. */
function circle(
  writing: Writing,
  opened: { readonly restore: Emitted['restore']; name?: string },
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
): Emitted {
  if (writing.rules.references === 'none') return cut(writing, facets, fits, 'it is in a circle');
  opened.name ??= nameOf(writing, facets);
  return {
    schema: { $ref: `#/$defs/${opened.name}` },
    nullable: false,
    restore: opened.restore,
    kinds: new Set<Kind>(['object', 'array', 'string', 'number', 'boolean']),
    fits,
    words: [],
  };
}

function nameOf(writing: Writing, facets: readonly Facet[]): string {
  const speaking = facets.filter(({ keywords }) =>
    Object.keys(keywords).some((keyword) => !NOTES.has(keyword)),
  );
  const last = (speaking[0]?.place.pointer ?? '').split('/').at(-1) ?? '';
  const base = last.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, 40) || 'root';
  const taken = new Set([
    ...writing.definitions.keys(),
    ...[...writing.opened.values()].map(({ name }) => name),
  ]);
  for (let n = 1; ; n++)
    if (!taken.has(n === 1 ? base : `${base}_${n}`)) return n === 1 ? base : `${base}_${n}`;
}

/** What other schemas refer to is written once, and referred to here too. */
function defined(
  writing: Writing,
  key: string,
  open: { readonly restore: Emitted['restore']; name?: string },
  emitted: Emitted,
): Emitted {
  if (open.name === undefined || !emitted.schema) return emitted;
  writing.definitions.set(open.name, inPlace(writing, emitted));
  const reference: Emitted = {
    ...emitted,
    schema: { $ref: `#/$defs/${open.name}` },
    nullable: false,
    restore: open.restore,
    words: [],
  };
  writing.done.set(key, reference);
  return reference;
}

function tooLarge(writing: Writing, facets: readonly Facet[], fits: (value: Json) => boolean): Emitted {
  if (writing.rules.plain)
    refuseStrict(writing, `the schema is nested deeper than ${writing.rules.depth} levels`);
  return cut(writing, facets, fits, 'it is nested too deeply');
}

/** Any object in place of objects, any list in place of lists, JSON text in place of others. */
function cut(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
  why: string,
): Emitted {
  if (writing.rules.plain) refuseStrict(writing, 'the schema is in a circle');
  const { types } = typesOf(facets);
  const kinds = types ? [...types].filter((type) => type !== 'null') : [];
  for (const { place } of facets.slice(0, 1))
    lose(writing, place, place.pointer.split('/').at(-1) ?? '', 'cut', `${why}: any value is taken here`);
  if (kinds.length !== 1 || kinds[0] === 'array') return jsonText(writing, false, fits, []);
  const type = kinds[0] ?? 'object';
  return {
    schema: { type },
    nullable: types?.has('null') ?? false,
    restore: SAME,
    kinds: new Set<Kind>([type === 'integer' ? 'number' : (type as Kind)]),
    fits,
    words: [`${typeWord(type)} like the one around it`],
  };
}

/** References that lead out, and keywords that are no keywords. */
export function noteUnread(writing: Writing, facets: readonly Facet[], flat: Flat): void {
  const [first] = facets;
  if (flat.truncated && first)
    lose(writing, first.place, 'allOf', 'dropped', 'it has too many parts; the last ones are not read');
  for (const { place, keyword } of flat.unresolved)
    lose(writing, place, keyword, 'dropped', 'the reference leads out of the schema, and is not followed');
  for (const { place } of facets)
    for (const keyword of writing.document.modern(place).malformed)
      lose(
        writing,
        place,
        keyword,
        'dropped',
        `the value of \`${keyword}\` is malformed and demands nothing`,
      );
}

/** Title and description of the first facet that has them; notes that the dialect has no keyword for, in words. */
function described(writing: Writing, facets: readonly Facet[], emitted: Emitted): Emitted {
  if (!emitted.schema) return emitted;
  const text = stated(facets, 'description').map(({ value }) => value)[0];
  const title = stated(facets, 'title').map(({ value }) => value)[0];
  const notes = ['default', 'examples', 'deprecated', 'readOnly', 'writeOnly'].flatMap((keyword) =>
    stated(facets, keyword)
      .slice(0, 1)
      .flatMap(({ facet, value }) =>
        value === false && keyword !== 'default' ? [] : sayUsual(writing, facet, keyword, value),
      ),
  );
  const words = [...emitted.words, ...notes];
  const own = typeof text === 'string' && text !== '' ? text : undefined;
  const schema = withWords(
    writing,
    { ...emitted, words },
    own ?? (emitted.schema.description as string | undefined),
  );
  const alone = writing.rules.alone.some((keyword) => Object.hasOwn(schema, keyword));
  const titled = typeof title === 'string' && !alone ? { title, ...schema } : schema;
  return { ...emitted, schema: titled, words: [] };
}

/** What types the facets leave. Undefined `types`: nothing is said of types. */
export function typesOf(facets: readonly Facet[]): { readonly types?: ReadonlySet<string> } {
  const lists = stated(facets, 'type').map(
    ({ value }) => new Set((isList(value) ? value : [value]).map(String)),
  );
  const [first, ...more] = lists;
  if (!first) return {};
  return { types: more.reduce<ReadonlySet<string>>(commonTypes, first) };
}

/** Types in both; an integer is a number. */
function commonTypes(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  const both = [...a].filter((type) => b.has(type) || (type === 'integer' && b.has('number')));
  if (a.has('number') && b.has('integer') && !a.has('integer')) both.push('integer');
  return new Set(both);
}

const HINTS: { readonly [type: string]: readonly string[] } = {
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
  ],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems'],
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

/** The types that keywords are about, where no type is stated. */
function hintedTypes(writing: Writing, facets: readonly Facet[]): ReadonlySet<string> | undefined {
  const hinted = Object.keys(HINTS).filter((type) =>
    HINTS[type]?.some((keyword) => stated(facets, keyword).length > 0),
  );
  if (hinted.length === 0) return undefined;
  for (const facet of facets)
    if (Object.keys(facet.keywords).some((keyword) => hinted.some((type) => HINTS[type]?.includes(keyword))))
      lose(writing, facet.place, 'type', 'dropped', `no type is stated; taken as ${typesText(hinted)}`);
  return new Set(hinted);
}

function oneOfKinds(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
  depth: number,
): Emitted {
  const values = listedValues(facets, fits);
  if (values) return values.length === 0 ? NEVER(fits) : emitValues(writing, facets, values, fits);
  const chosen = combinatorOf(writing, facets);
  if (chosen) return distributed(writing, facets, chosen, fits, depth);
  const types = typesOf(facets).types ?? hintedTypes(writing, facets);
  const words = remaining(writing, facets);
  if (!types && facets[0])
    lose(writing, facets[0].place, 'type', 'reshaped', 'a value of any type is given as JSON text');
  if (!types) return { ...jsonText(writing, false, fits, []), words: ['JSON text of any value', ...words] };
  const kinds = [...types].filter((type) => type !== 'null');
  const parts = kinds
    .filter((type) => type !== 'integer' || !types.has('number'))
    .map((type) => ofType(writing, facets, type, fits, depth));
  const all = union(writing, [...parts, { ...NEVER(fits), nullable: types.has('null') }], fits);
  return { ...all, words: [...all.words, ...words] };
}

function ofType(
  writing: Writing,
  facets: readonly Facet[],
  type: string,
  fits: (value: Json) => boolean,
  depth: number,
): Emitted {
  if (type === 'object') return convertObject(writing, facets, fits, depth);
  if (type === 'array') return convertArray(writing, facets, fits, depth);
  if (type === 'string') return convertText(writing, facets, fits);
  if (type === 'boolean') return { ...NEVER(fits), schema: { type }, kinds: new Set<Kind>(['boolean']) };
  return convertNumber(writing, facets, type === 'integer', fits);
}

interface Combinator {
  readonly facet: Facet;
  readonly keyword: 'anyOf' | 'oneOf';
  readonly branches: readonly Place[];
}

export function combinatorsOf(writing: Writing, facets: readonly Facet[]): readonly Combinator[] {
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) =>
    stated(facets, keyword).map(({ facet, value }) => ({
      facet,
      keyword,
      branches: isList(value) ? value.map((_, i) => writing.document.at(facet.place, keyword, i)) : [],
    })),
  );
}

/** Keywords of a branch that only says more of what is there, and is better said in words. */
const THIN = new Set([
  'required',
  'not',
  'dependentRequired',
  'minProperties',
  'maxProperties',
  'description',
  'title',
  '$comment',
  'if',
  'then',
  'else',
]);

export const isThin = (writing: Writing, { branches }: Combinator): boolean =>
  branches.every((branch) => {
    const { facets, never } = flatten(writing.document, [branch]);
    return (
      never || facets.every(({ keywords }) => Object.keys(keywords).every((keyword) => THIN.has(keyword)))
    );
  });

/** The combinator that becomes the emitted `anyOf`: the first whose branches say what a value is. */
function combinatorOf(writing: Writing, facets: readonly Facet[]): Combinator | undefined {
  return combinatorsOf(writing, facets).find(
    (one) => !isThin(writing, one) && one.branches.length <= BRANCH_LIMIT,
  );
}

/** Every branch with all that stands around it. */
function distributed(
  writing: Writing,
  facets: readonly Facet[],
  chosen: Combinator,
  fits: (value: Json) => boolean,
  depth: number,
): Emitted {
  const base = facets
    .map((facet) => (facet === chosen.facet ? without(facet, chosen.keyword) : facet))
    .map(withoutNotes);
  const parts = chosen.branches.map((branch) => {
    const flat = flatten(writing.document, [branch]);
    return convertFacets(writing, withBranch(base, flat.facets), flat, depth);
  });
  const held = parts.filter((part) => !isNever(part));
  if (held.length === 0) return NEVER(fits);
  const all = union(writing, held, fits);
  const words =
    chosen.keyword === 'oneOf' && held.length > 1 && !apart(held)
      ? say(writing, chosen.facet, 'oneOf', 'must fit exactly one of the forms')
      : [];
  return { ...all, words: [...all.words, ...words] };
}

/** What is noted of the whole is not noted of each branch again. */
const withoutNotes = (facet: Facet): Facet => ({
  ...facet,
  keywords: Object.fromEntries(Object.entries(facet.keywords).filter(([keyword]) => !NOTES.has(keyword))),
});

/** The branch first: its description is the one to read. */
function withBranch(base: readonly Facet[], branch: readonly Facet[]): readonly Facet[] {
  const added = new Set(branch.map(({ place }) => place.schema));
  return [...branch, ...base.filter(({ place }) => !added.has(place.schema))];
}

export const without = ({ place, keywords, without: before = '' }: Facet, keyword: string): Facet => ({
  place,
  without: `${before}-${keyword}`,
  keywords: Object.fromEntries(Object.entries(keywords).filter(([key]) => key !== keyword)),
});

/** Whether no value fits two of these: they are of other kinds, or objects told apart by a tag. */
function apart(parts: readonly Emitted[]): boolean {
  const kinds = parts.flatMap((part) => [...part.kinds, ...(part.nullable ? ['null'] : [])]);
  if (parts.every(({ restore }) => restore.kind === 'same') && new Set(kinds).size === kinds.length)
    return true;
  const [first] = parts;
  const required = first?.schema?.required;
  return isList(required) && required.some((name) => isTag(parts, String(name)));
}

/** Whether every part requires the field and lists values for it that no other lists. */
function isTag(parts: readonly Emitted[], name: string): boolean {
  const lists = parts.map(({ schema, nullable }) => {
    const { required, properties } = schema ?? {};
    const field = isObject(properties) ? own(properties, name) : undefined;
    if (nullable || !isList(required) || !required.includes(name) || !isObject(field)) return undefined;
    const values = own(field, 'enum');
    return isList(values)
      ? values
      : Object.hasOwn(field, 'const')
        ? [own(field, 'const') ?? null]
        : undefined;
  });
  const all = lists.flatMap((list) => list ?? []);
  return lists.every((list) => list !== undefined) && new Set(all).size === all.length;
}

/** Keywords about values of any type that no dialect of this kind has. */
export function remaining(writing: Writing, facets: readonly Facet[]): readonly string[] {
  const nots = stated(facets, 'not').flatMap(({ facet, value }) => sayUsual(writing, facet, 'not', value));
  const ifs = stated(facets, 'if').flatMap(({ facet }) => conditionalWords(writing, facet));
  const choices = combinatorsOf(writing, facets).flatMap((one) =>
    say(writing, one.facet, one.keyword, choiceWords(writing, one)),
  );
  return [...choices, ...nots, ...ifs];
}

function conditionalWords(writing: Writing, facet: Facet): readonly string[] {
  return say(writing, facet, 'if', conditionText(facet.keywords));
}

/** `give \`a\` or \`b\``, for branches that only require fields. */
export function choiceWords(writing: Writing, { branches, keyword }: Combinator): string {
  const ways = branches.map((branch) => {
    const { facets } = flatten(writing.document, [branch]);
    const names = stated(facets, 'required').flatMap(({ value }) => (isList(value) ? value.map(String) : []));
    const nots = stated(facets, 'not').map(({ value }) => demandOf('not', value) ?? '');
    return [...(names.length > 0 ? [names.map((name) => `\`${name}\``).join(' and ')] : []), ...nots].join(
      ', ',
    );
  });
  if (ways.some((way) => way === ''))
    return keyword === 'oneOf' ? 'must fit exactly one of several forms' : 'must fit one of several forms';
  return `give ${keyword === 'oneOf' ? 'only one of ' : ''}${ways.slice(0, 8).join(' or ')}`;
}
