/**
 * Gemini's `parameters`, a subset of OpenAPI 3.0 schemas, as JSON Schema (2020-12).
 *
 * Types are written in capitals, `nullable` stands beside the type, bounds may be text (64-bit integers in
 * protocol JSON), numeric choices are text with `format: "enum"`, and names may be in snake case.
 */

import type { Json, JsonObject } from './unit.ts';

type Convert = (value: Json) => Json;

const natural: Convert = (value) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
const schemas: Convert = (value) => (isList(value) ? value.map(geminiSchema) : value);
const schemaMap: Convert = (value) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, geminiSchema(part)]))
    : value;

/** How the value of each keyword is converted. Others stay as they are. */
const KEYWORDS: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ['properties', schemaMap],
  ['$defs', schemaMap],
  ['defs', schemaMap],
  ['items', geminiSchema],
  ['additionalProperties', geminiSchema],
  ['anyOf', schemas],
  ['prefixItems', schemas],
  ...['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties'].map(
    (name) => [name, natural] as [string, Convert],
  ),
]);

const CALLED: ReadonlyMap<string, string> = new Map([
  ['ref', '$ref'],
  ['defs', '$defs'],
]);
/** Read for what they do to the rest. */
const SPOKEN = new Set(['nullable', 'propertyOrdering', 'example', 'type', 'enum']);
const SNAKE =
  /^(any_of|property_ordering|additional_properties|prefix_items|(?:min|max)_(?:items|length|properties))$/;

/** One schema, and all in it. A value that is no object stays as it is. Its depth is bounded by the caller. */
export function geminiSchema(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const stated = new Map(Object.entries(schema).map(([key, value]) => [camel(key), value]));
  const converted = new Map(typeOf(stated));
  for (const [key, value] of stated) {
    if (SPOKEN.has(key) || (key === 'format' && value === 'enum')) continue;
    converted.set(CALLED.get(key) ?? key, KEYWORDS.get(key)?.(value) ?? value);
  }
  return Object.fromEntries(withNull(ordered(withExample(converted, stated), stated), stated));
}

const camel = (key: string): string =>
  SNAKE.test(key) ? key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : key;

/** `type` and `enum` in JSON Schema's words. */
function typeOf(stated: ReadonlyMap<string, Json>): [string, Json][] {
  const type = lowered(stated.get('type'));
  const choices = stated.get('enum');
  const numeric = type === 'integer' || type === 'number';
  const found: [string, Json][] = type === undefined ? [] : [['type', type]];
  if (choices !== undefined)
    found.push(['enum', numeric && isList(choices) ? choices.map(numberOf) : choices]);
  return found;
}

function lowered(type: Json | undefined): Json | undefined {
  if (isList(type)) return type.map((one) => lowered(one) ?? null);
  if (typeof type !== 'string') return type;
  return type === 'TYPE_UNSPECIFIED' ? undefined : type.toLowerCase();
}

const numberOf: Convert = (value) =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value;

type Fields = ReadonlyMap<string, Json>;

const withExample = (converted: Fields, stated: Fields): Fields => {
  const example = stated.get('example');
  return example === undefined ? converted : new Map([...converted, ['examples', [example]]]);
};

/** Properties in the order that `propertyOrdering` asks for; those it does not name come last. */
function ordered(converted: Fields, stated: Fields): Fields {
  const order = stated.get('propertyOrdering');
  const properties = converted.get('properties');
  if (!isList(order) || !isObject(properties)) return converted;
  const place = new Map(order.map((name, i) => [name, i]));
  const placed = Object.entries(properties).sort(
    ([a], [b]) => (place.get(a) ?? order.length) - (place.get(b) ?? order.length),
  );
  return new Map([...converted, ['properties', Object.fromEntries(placed)]]);
}

/** `nullable` allows null beside what the rest allows. */
function withNull(converted: Fields, stated: Fields): Fields {
  if (stated.get('nullable') !== true) return converted;
  const [type, choices, branches] = ['type', 'enum', 'anyOf'].map((key) => converted.get(key));
  const added: [string, Json][] = [];
  if (type !== undefined) added.push(['type', union(type, 'null')]);
  if (isList(choices)) added.push(['enum', union(choices, null)]);
  if (isList(branches)) added.push(['anyOf', [...branches, { type: 'null' }]]);
  return new Map([...converted, ...added]);
}

const union = (values: Json, added: Json): Json => {
  const list = isList(values) ? values : [values];
  return list.includes(added) ? list : [...list, added];
};

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
