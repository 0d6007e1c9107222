/** What a conjunction of schemas says of objects: their fields, and what holds for the others. */

import type { JsonObject } from '../catalog/unit.ts';
import { convert, isNever } from './convert.ts';
import type { Place } from './document.ts';
import { type Facet, stated } from './flatten.ts';
import { isList, isObject, own } from './json.ts';
import { matcherOf } from './patterns.ts';
import { namesText } from './words.ts';
import { type Emitted, say, sayUsual, type Writing } from './writing.ts';

export interface Field {
  readonly emitted: Emitted;
  readonly required: boolean;
  /** Where the field is stated. */
  readonly facet: Facet;
}

/** An object before it is put together. */
export interface ObjectParts {
  readonly fields: ReadonlyMap<string, Field>;
  /** Whether other fields are refused. */
  readonly closed: boolean;
  /** Whether other fields are refused unless a pattern names them. */
  readonly closing: boolean;
  /** Whether nothing is said of fields at all, or only of all of them: a map of free names. */
  readonly map: boolean;
  /** What fields that are not listed must be. */
  readonly rest: readonly Place[];
  /** What fields whose names match a pattern must be. */
  readonly patterns: readonly Place[];
  readonly words: readonly string[];
  /** Whether a field that must be there is refused: no object is accepted. */
  readonly never: boolean;
}

/** Names in `properties` and `required`, in the order in which they are first stated. */
function namesOf(facets: readonly Facet[]): readonly string[] {
  const listed = stated(facets, 'properties').flatMap(({ value }) =>
    isObject(value) ? Object.keys(value) : [],
  );
  return [...new Set([...listed, ...requiredOf(facets)])];
}

const requiredOf = (facets: readonly Facet[]): readonly string[] =>
  stated(facets, 'required').flatMap(({ value }) => (isList(value) ? value.map(String) : []));

/** The fields, and what is said of the others. */
export function objectParts(writing: Writing, facets: readonly Facet[], depth: number): ObjectParts {
  const required = new Set(requiredOf(facets));
  const fields = new Map<string, Field>();
  let never = false;
  const refused: string[] = [];
  for (const name of namesOf(facets)) {
    const places = placesOf(writing, facets, name);
    const emitted = convert(writing, places, depth + 1);
    const facet = facets.find(({ keywords }) => hasField(keywords, name)) ?? facets[0];
    if (!isNever(emitted) && facet) fields.set(name, { emitted, required: required.has(name), facet });
    else if (required.has(name)) never = true;
    else refused.push(name);
  }
  const closing = closingFacets(facets);
  const schemas = stated(facets, 'additionalProperties').filter(
    ({ value }) => typeof value === 'object' || value === true,
  );
  const patterns = stated(facets, 'patternProperties').flatMap(({ facet, value }) =>
    isObject(value)
      ? Object.keys(value).map((pattern) => writing.document.at(facet.place, 'patternProperties', pattern))
      : [],
  );
  const named = stated(facets, 'properties').length > 0 || fields.size > 0;
  return {
    fields,
    closed: closing.length > 0 && patterns.length === 0,
    closing: closing.length > 0,
    map: !named || (namesOf(facets).length === 0 && (schemas.length > 0 || patterns.length > 0)),
    rest: schemas.map(({ facet }) => writing.document.at(facet.place, 'additionalProperties')),
    patterns,
    words: [
      ...objectWords(writing, facets),
      ...(closing.length > 0 ? [] : refusedWords(writing, facets, refused)),
    ],
    never,
  };
}

/** Fields that may not be given, in an object that takes others. */
function refusedWords(
  writing: Writing,
  facets: readonly Facet[],
  names: readonly string[],
): readonly string[] {
  return names.flatMap((name) => {
    const facet = facets.find(({ keywords }) => hasField(keywords, name)) ?? facets[0];
    return facet ? say(writing, facet, 'properties', `must not have ${namesText(names)}`) : [];
  });
}

const hasField = (keywords: JsonObject, name: string): boolean => {
  const properties = own(keywords, 'properties');
  return isObject(properties) && Object.hasOwn(properties, name);
};

export const closingFacets = (facets: readonly Facet[]) => [
  ...stated(facets, 'additionalProperties').filter(({ value }) => value === false),
  ...stated(facets, 'unevaluatedProperties').filter(({ value }) => value === false),
];

/** What a field must be in every facet: by its name, by its pattern, or as one of the others. */
function placesOf(writing: Writing, facets: readonly Facet[], name: string): readonly Place[] {
  return facets.flatMap(({ place, keywords }) => {
    const places = hasField(keywords, name) ? [writing.document.at(place, 'properties', name)] : [];
    const patterns = own(keywords, 'patternProperties');
    const plain = writing.rules.keywords === undefined && facets.length === 1;
    if (isObject(patterns) && !plain)
      for (const pattern of Object.keys(patterns))
        if (matcherOf(pattern).matches?.(name) === true)
          places.push(writing.document.at(place, 'patternProperties', pattern));
    const rest =
      places.length === 0 &&
      !(isObject(patterns) && plain) &&
      Object.hasOwn(keywords, 'additionalProperties');
    return rest ? [writing.document.at(place, 'additionalProperties')] : places;
  });
}

const WHOLE = [
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'patternProperties',
  'unevaluatedProperties',
];

/** What no dialect of this kind has a keyword for. */
function objectWords(writing: Writing, facets: readonly Facet[]): readonly string[] {
  if (writing.rules.keywords === undefined) return [];
  return WHOLE.flatMap((keyword) =>
    stated(facets, keyword).flatMap(({ facet, value }) =>
      value === true ? [] : sayUsual(writing, facet, keyword, value),
    ),
  );
}
