/** The root of a tool's schema, which every dialect wants to be one object. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { convert, fitsAll, isNever, noteUnread, remaining } from './convert.ts';
import { combinatorsOf, isThin, without } from './convert-choices.ts';
import { putTogether } from './convert-object.ts';
import { typesOf } from './convert-types.ts';
import type { Place } from './document.ts';
import { type Facet, flatten, stated } from './flatten.ts';
import { byText, equalJson, isObject } from './json.ts';
import { type ObjectParts, objectParts } from './object-parts.ts';
import { plainSchema } from './plain.ts';
import { several } from './root-forms.ts';
import { inPlace, restoreInPlace, withWords } from './union.ts';
import { type Emitted, lose, refuseStrict, sayUsual, takes, type Writing } from './writing.ts';

const ALTERNATIVES = 50;

/** The emitted root, or undefined when nothing can be valid. */
export function convertRoot(writing: Writing): Emitted | undefined {
  const { root } = writing.document;
  const flat = flatten(writing.document, [root]);
  if (flat.never) return undefined;
  const forms = alternatives(writing, flat.facets);
  const objects = forms.filter(takesObjects);
  if (objects.length === 0) return forms.length === 0 ? undefined : wrapped(writing, root);
  for (const { facet, value } of stated(flat.facets, 'type'))
    if (Array.isArray(value) && value.length > 1)
      lose(writing, facet.place, 'type', 'dropped', 'arguments are always an object');
  noteUnread(writing, flat.facets, flat);
  const fits = fitsAll(writing, [root]);
  const [only, ...more] = objects;
  if (only && more.length === 0) return single(writing, only, fits);
  return several(writing, flat.facets, objects, fits);
}

const takesObjects = (facets: readonly Facet[]): boolean => {
  const { types } = typesOf(facets);
  if (types && !types.has('object')) return false;
  const values = [
    ...stated(facets, 'enum').map(({ value }) => value),
    ...stated(facets, 'const').map(({ value }) => [value]),
  ];
  return values.every((some) => Array.isArray(some) && some.some(isObject));
};

/** Every way through the combinators of the root, as facets without them; too many of them stay as they are. */
function alternatives(writing: Writing, facets: readonly Facet[]): readonly (readonly Facet[])[] {
  let ways: readonly (readonly Facet[])[] = [facets];
  for (let round = 0; round < ALTERNATIVES; round++) {
    const next: (readonly Facet[])[] = [];
    for (const way of ways) {
      next.push(...waysThrough(writing, way));
      if (next.length > ALTERNATIVES) return ways;
    }
    if (next.length === ways.length && next.every((way, i) => way === ways[i])) return ways;
    ways = next;
  }
  return ways;
}

/** The ways through the first combinator that says what a value is; the facets themselves where there is none. */
function waysThrough(writing: Writing, facets: readonly Facet[]): readonly (readonly Facet[])[] {
  const combinator = combinatorsOf(writing, facets).find((one) => !isThin(writing, one));
  if (!combinator || combinator.branches.length > ALTERNATIVES) return [facets];
  const base = facets.map((facet) =>
    facet === combinator.facet ? without(facet, combinator.keyword) : facet,
  );
  const known = new Set(base.map(({ place }) => place.schema));
  return combinator.branches.flatMap((branch) => {
    const flat = flatten(writing.document, [branch]);
    return flat.never ? [] : [[...base, ...flat.facets.filter(({ place }) => !known.has(place.schema))]];
  });
}

/** `{ value: … }` around what is no object. */
function wrapped(writing: Writing, root: Place): Emitted | undefined {
  const emitted = convert(writing, [root], 1);
  if (isNever(emitted)) return undefined;
  lose(writing, root, 'type', 'reshaped', 'the arguments are given in the field `value`');
  const closed = writing.rules.closed ? { additionalProperties: false } : {};
  return {
    ...emitted,
    schema: {
      type: 'object',
      properties: { value: inPlace(writing, emitted) },
      required: ['value'],
      ...closed,
    },
    nullable: false,
    restore: { kind: 'unwrap', inner: restoreInPlace(writing, emitted) },
    words: [],
  };
}

function single(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
): Emitted | undefined {
  const parts = objectParts(writing, facets, 1);
  if (parts.never) return undefined;
  if (parts.map && !parts.closed && (writing.rules.maps === 'pairs' || writing.rules.maps === 'refused'))
    refuseStrict(writing, 'arguments with free names cannot be said');
  return finished(writing, facets, parts, fits);
}

export function finished(
  writing: Writing,
  facets: readonly Facet[],
  parts: ObjectParts,
  fits: (value: Json) => boolean,
): Emitted {
  const emitted = putTogether(writing, facets, parts, fits, true);
  const others =
    writing.rules.keywords === undefined
      ? keptKeywords(writing, facets, emitted)
      : { words: remaining(writing, facets), schema: {} };
  const enums = takes(writing, 'enum') && writing.rules.enums === 'any' ? [] : valueWords(writing, facets);
  const notes = ['default', 'examples'].flatMap((keyword) =>
    takes(writing, keyword)
      ? []
      : stated(facets, keyword)
          .slice(0, 1)
          .flatMap(({ facet, value }) => sayUsual(writing, facet, keyword, value)),
  );
  for (const { place } of facets)
    for (const keyword of writing.document.modern(place).malformed)
      lose(
        writing,
        place,
        keyword,
        'dropped',
        `the value of \`${keyword}\` is malformed and demands nothing`,
      );
  const description = stated(facets, 'description').map(({ value }) => value)[0];
  const title = stated(facets, 'title').map(({ value }) => value)[0];
  const whole = {
    ...emitted,
    schema: { ...others.schema, ...emitted.schema, ...(typeof title === 'string' && { title }) },
    words: [...emitted.words, ...others.words, ...enums, ...notes],
  };
  return {
    ...whole,
    schema: withWords(writing, whole, typeof description === 'string' ? description : undefined),
    words: [],
  };
}

const valueWords = (writing: Writing, facets: readonly Facet[]): readonly string[] =>
  ['enum', 'const'].flatMap((keyword) =>
    stated(facets, keyword).flatMap(({ facet, value }) => sayUsual(writing, facet, keyword, value)),
  );

const PUT_TOGETHER = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'minProperties',
  'maxProperties',
  'title',
  'description',
  '$ref',
  'allOf',
]);

/** The other keywords of a root that takes all of JSON Schema, where they may stand at the root. */
function keptKeywords(
  writing: Writing,
  facets: readonly Facet[],
  emitted: Emitted,
): { readonly schema: JsonObject; readonly words: readonly string[] } {
  const schema: { [keyword: string]: Json } = {};
  const words: string[] = [...remainingAtRoot(writing, facets)];
  // A field under another name would not be met by what else speaks of it.
  const renamed = emitted.restore.kind === 'object';
  for (const facet of facets) {
    const plain = plainSchema(writing, facet.place, 1);
    if (typeof plain === 'boolean') continue;
    for (const [keyword, value] of byKeyword(plain)) {
      if (PUT_TOGETHER.has(keyword) || keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'not')
        continue;
      const speaksOfNames = renamed && NAMING.has(keyword);
      if (!writing.rules.notAtRoot.includes(keyword) && !Object.hasOwn(schema, keyword) && !speaksOfNames)
        schema[keyword] = value;
      else if (!equalJson(schema[keyword] ?? null, value) || speaksOfNames)
        words.push(...sayUsual(writing, facet, keyword, value));
    }
  }
  return { schema, words };
}

const byKeyword = (schema: JsonObject) => Object.entries(schema).sort(([a], [b]) => byText(a, b));

const NAMING = new Set([
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'patternProperties',
  'unevaluatedProperties',
]);

function remainingAtRoot(writing: Writing, facets: readonly Facet[]): readonly string[] {
  return remaining(
    writing,
    facets.map(({ place, keywords }) => ({
      place,
      keywords: Object.fromEntries(Object.entries(keywords).filter(([keyword]) => keyword !== 'if')),
    })),
  );
}
