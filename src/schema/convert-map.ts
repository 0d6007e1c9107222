/** Maps of free names: an object where the dialect has such, else a list of pairs. */

import type { Json } from '../catalog/unit.ts';
import { convert, isNever } from './convert.ts';
import { type Stating, stateNumber } from './convert-scalar.ts';
import { type Facet, stated } from './flatten.ts';
import { isObject, own } from './json.ts';
import type { ObjectParts } from './object-parts.ts';
import { inPlace, jsonText } from './union.ts';
import { schemaText } from './words.ts';
import { type Emitted, lose, refuseStrict, SAME, say, sayUsual, type Writing } from './writing.ts';

/** A map of free names. */
export function convertMap(
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
