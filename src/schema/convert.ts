/** A conjunction of schemas as one schema of a dialect, with the way back. */

import type { Json } from '../catalog/unit.ts';
import { conditionText } from './condition-words.ts';
import { convertArray } from './convert-array.ts';
import { choiceWords, combinatorOf, combinatorsOf, distributed } from './convert-choices.ts';
import { circle, defined, isTooMuch, keyOf, tooLarge } from './convert-cut.ts';
import { convertObject } from './convert-object.ts';
import { convertNumber, convertText } from './convert-scalar.ts';
import { hintedTypes, typesOf } from './convert-types.ts';
import type { Place } from './document.ts';
import { evaluate, startEvaluation } from './evaluate.ts';
import { cellOf } from './evaluation.ts';
import { type Facet, type Flat, flatten, stated } from './flatten.ts';
import { DEPTH_LIMIT, isDeeperThan } from './json.ts';
import { plainSchema } from './plain.ts';
import { jsonText, union, withWords } from './union.ts';
import { emitValues, listedValues } from './values.ts';
import { type Emitted, type Kind, lose, SAME, say, sayUsual, type Writing } from './writing.ts';

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

export const NEVER = (fits: (value: Json) => boolean): Emitted => ({
  nullable: false,
  restore: SAME,
  kinds: new Set(),
  fits,
  words: [],
});

export const isNever = (emitted: Emitted): boolean => emitted.schema === undefined && !emitted.nullable;

/** The facets as one schema; what is in a circle comes out as a reference, or is cut. */
export function convertFacets(
  writing: Writing,
  facets: readonly Facet[],
  flat: Flat,
  depth: number,
): Emitted {
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
