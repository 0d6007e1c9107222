/** Objects of a dialect: their fields one by one, then what holds for the object as a whole. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { convert, isNever } from './convert.ts';
import { type Stating, stateNumber } from './convert-scalar.ts';
import type { Place } from './document.ts';
import { type Facet, stated } from './flatten.ts';
import { isList, isObject, own } from './json.ts';
import { emittedNames } from './names.ts';
import { matcherOf } from './patterns.ts';
import type { Restore } from './rewritten.ts';
import { inPlace, jsonText, restoreInPlace } from './union.ts';
import { namesText, schemaText } from './words.ts';
import { type Emitted, lose, refuseStrict, SAME, say, sayUsual, takes, type Writing } from './writing.ts';

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

export function convertObject(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
  depth: number,
): Emitted {
  const parts = objectParts(writing, facets, depth);
  if (parts.never) return { nullable: false, restore: SAME, kinds: new Set(), fits, words: [] };
  if (parts.map && !parts.closed) return convertMap(writing, facets, parts, fits, depth);
  return putTogether(writing, facets, parts, fits, false);
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

const closingFacets = (facets: readonly Facet[]) => [
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

/** A map of free names. */
function convertMap(
  writing: Writing,
  facets: readonly Facet[],
  parts: ObjectParts,
  fits: (value: Json) => boolean,
  depth: number,
): Emitted {
  if (writing.rules.maps === 'refused')
    refuseStrict(writing, 'an object with free names of fields cannot be said');
  if (writing.rules.maps === 'pairs') return pairs(writing, facets, parts, fits, depth);
  const into: Stating = { schema: { type: 'object' }, words: [...parts.words] };
  stateNumber(writing, facets, 'minProperties', into);
  stateNumber(writing, facets, 'maxProperties', into);
  return {
    schema: into.schema,
    nullable: false,
    restore: SAME,
    kinds: new Set(['object']),
    fits,
    words: [...restWords(writing, facets), ...into.words],
  };
}

function restWords(writing: Writing, facets: readonly Facet[]): readonly string[] {
  return stated(facets, 'additionalProperties').flatMap(({ facet, value }) => {
    if (!isObject(value) || Object.keys(value).length === 0) return [];
    return say(writing, facet, 'additionalProperties', `takes fields of any name, each ${schemaText(value)}`);
  });
}

function pairs(
  writing: Writing,
  facets: readonly Facet[],
  parts: ObjectParts,
  fits: (value: Json) => boolean,
  depth: number,
): Emitted {
  // Values under several rules at once, by their names, are not told apart in the list.
  const places =
    parts.patterns.length === 0 ? parts.rest : parts.rest.length === 0 && parts.closing ? parts.patterns : [];
  const value =
    places.length === 0 || (parts.patterns.length > 0 && places.length > 1)
      ? jsonText(writing, false, () => true, [])
      : convert(writing, places, depth + 2);
  for (const facet of facets.filter(isOfObjects))
    lose(writing, facet.place, keywordOfMap(facet), 'reshaped', 'given as a list of `key` and `value`');
  if (places.length === 0)
    for (const { facet, value } of stated(facets, 'additionalProperties'))
      sayUsual(writing, facet, 'additionalProperties', value);
  const into: Stating = { schema: { type: 'array' }, words: [...parts.words] };
  into.schema.items = {
    type: 'object',
    properties: {
      key: { type: 'string' },
      value: isNever(value) ? { type: 'string' } : inPlace(writing, value),
    },
    required: ['key', 'value'],
    additionalProperties: false,
  };
  for (const [from, to] of [
    ['minProperties', 'minItems'],
    ['maxProperties', 'maxItems'],
  ] as const) {
    const before: Stating = { schema: {}, words: [] };
    stateNumber(writing, facets.map(renamed(from, to)), to, before);
    Object.assign(into.schema, before.schema);
  }
  return {
    schema: into.schema,
    nullable: false,
    restore: { kind: 'pairs', value: value.restore },
    kinds: new Set(['array']),
    fits,
    words: into.words,
  };
}

const renamed =
  (from: string, to: string) =>
  (facet: Facet): Facet => {
    const value = own(facet.keywords, from);
    return { ...facet, keywords: value === undefined ? {} : { [to]: value } };
  };

const isOfObjects = ({ keywords }: Facet): boolean =>
  ['type', 'additionalProperties', 'patternProperties', 'propertyNames'].some((keyword) =>
    Object.hasOwn(keywords, keyword),
  );

const keywordOfMap = ({ keywords }: Facet): string =>
  ['additionalProperties', 'patternProperties', 'propertyNames', 'type'].find((keyword) =>
    Object.hasOwn(keywords, keyword),
  ) ?? 'type';

/** The object with its fields, under names that the dialect takes. */
export function putTogether(
  writing: Writing,
  facets: readonly Facet[],
  parts: ObjectParts,
  fits: (value: Json) => boolean,
  atRoot: boolean,
): Emitted {
  const { names, closed, allRequired } = writing.rules;
  const emittedBy = emittedNames(
    [...parts.fields.keys()],
    names && (atRoot || names.everywhere) ? names.pattern : undefined,
  );
  const properties: [string, JsonObject][] = [];
  const required: string[] = [];
  const restores = new Map<
    string,
    { readonly name: string; readonly restore: Restore; readonly nullIsAbsent: boolean }
  >();
  for (const [name, field] of parts.fields) {
    const emittedName = emittedBy.get(name) ?? name;
    const forced = allRequired && !field.required;
    properties.push([
      emittedName,
      withName(
        writing,
        name,
        emittedName,
        field,
        inPlace(writing, field.emitted, field.emitted.nullable || forced),
      ),
    ]);
    if (allRequired || field.required) required.push(emittedName);
    if (forced)
      lose(
        writing,
        field.facet.place,
        'required',
        'reshaped',
        'a field that may be left out is given as null',
      );
    restores.set(emittedName, {
      name,
      restore: restoreInPlace(writing, field.emitted),
      nullIsAbsent: forced && !field.emitted.nullable,
    });
  }
  const into: Stating = { schema: { type: 'object' }, words: [...parts.words] };
  if (properties.length > 0 || !writing.rules.nullable)
    into.schema.properties = Object.fromEntries(properties);
  if (required.length > 0) into.schema.required = required;
  if (closed || parts.closing) close(writing, facets, parts, into);
  else if (parts.rest.length > 0) openRest(writing, facets, parts.rest, into);
  stateNumber(writing, facets, 'minProperties', into);
  stateNumber(writing, facets, 'maxProperties', into);
  const forced = allRequired && [...parts.fields.values()].some(({ required: needed }) => !needed);
  const same =
    !forced && [...restores].every(([emitted, one]) => emitted === one.name && one.restore.kind === 'same');
  return {
    schema: into.schema,
    nullable: false,
    restore: same ? SAME : { kind: 'object', fields: restores },
    kinds: new Set(['object']),
    fits,
    words: into.words,
  };
}

/** A field under another name says what it is called. */
function withName(
  writing: Writing,
  name: string,
  emitted: string,
  field: Field,
  schema: JsonObject,
): JsonObject {
  if (name === emitted) return schema;
  lose(
    writing,
    writing.document.at(field.facet.place, 'properties', name),
    'properties',
    'reshaped',
    `named \`${emitted}\` here`,
  );
  return schema;
}

function close(writing: Writing, facets: readonly Facet[], parts: ObjectParts, into: Stating): void {
  if (takes(writing, 'additionalProperties')) into.schema.additionalProperties = false;
  // A model gives the fields that are listed without being told to; words for it would stand at every object.
  else
    for (const { facet } of closingFacets(facets))
      lose(
        writing,
        facet.place,
        'additionalProperties',
        'dropped',
        'other fields are refused only at the call',
      );
  if (parts.closed || !writing.rules.closed) return;
  if (parts.rest.length + parts.patterns.length > 0)
    refuseStrict(writing, 'an object takes fields that are not listed');
  const open = facets.filter(({ keywords }) => Object.hasOwn(keywords, 'properties'));
  for (const facet of open)
    lose(
      writing,
      facet.place,
      'additionalProperties',
      'dropped',
      'fields that are not listed cannot be given',
    );
}

function openRest(writing: Writing, facets: readonly Facet[], rest: readonly Place[], into: Stating): void {
  if (takes(writing, 'additionalProperties')) {
    const schema = convert(writing, rest, 1).schema;
    if (schema) into.schema.additionalProperties = schema;
    return;
  }
  const given = stated(facets, 'additionalProperties').filter(
    ({ value }) => isObject(value) && Object.keys(value).length > 0,
  );
  for (const { facet, value } of given)
    into.words.push(...sayUsual(writing, facet, 'additionalProperties', value));
}
