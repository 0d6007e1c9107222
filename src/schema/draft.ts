/** Older spellings of JSON Schema read as draft 2020-12: one object's keywords at a time. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { isList, isObject, own } from './json.ts';

/** 6 is read as 7. */
export type Draft = 4 | 7 | 2019 | 2020;

/** The keywords of one schema object as draft 2020-12 has them, every one of them well formed. */
export interface Modern {
  readonly keywords: JsonObject;
  /** Keywords that say nothing a reader could use, and were left out. */
  readonly malformed: readonly string[];
  /** Where a keyword's value stood in the original, when under another name. */
  readonly origin: ReadonlyMap<string, readonly string[]>;
}

export const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;

/** The draft that `$schema` names, or the one around it. */
export function draftOf(schema: JsonObject, around: Draft): Draft {
  const named = own(schema, '$schema');
  if (typeof named !== 'string') return around;
  if (/draft-0?[34]\b/.test(named)) return 4;
  if (/draft-0?[67]\b/.test(named)) return 7;
  return /2019-09/.test(named) ? 2019 : 2020;
}

const isSchema = (value: Json): boolean => isObject(value) || typeof value === 'boolean';
const isSchemas = (value: Json): boolean => isList(value) && value.length > 0 && value.every(isSchema);
const isSchemaMap = (value: Json): boolean => isObject(value) && Object.values(value).every(isSchema);
const isCount = (value: Json): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isNumber = (value: Json): boolean => typeof value === 'number' && Number.isFinite(value);
const isText = (value: Json): boolean => typeof value === 'string';
const isFlag = (value: Json): boolean => typeof value === 'boolean';
const isNames = (value: Json): boolean => isList(value) && value.every(isText);
const isAny = (): boolean => true;

/** What each keyword may hold. Others are annotations, and never looked into. */
const WELL_FORMED: { readonly [keyword: string]: (value: Json) => boolean } = {
  type: (value) => (isList(value) ? value : [value]).some((type) => TYPES.some((known) => known === type)),
  enum: isList,
  const: isAny,
  ...{ multipleOf: (value: Json) => typeof value === 'number' && value > 0 && Number.isFinite(value) },
  ...{ minimum: isNumber, maximum: isNumber, exclusiveMinimum: isNumber, exclusiveMaximum: isNumber },
  ...{ minLength: isCount, maxLength: isCount, pattern: isText, format: isText },
  ...{
    minItems: isCount,
    maxItems: isCount,
    uniqueItems: isFlag,
    minContains: isCount,
    maxContains: isCount,
  },
  ...{ minProperties: isCount, maxProperties: isCount, required: isNames },
  dependentRequired: (value) => isObject(value) && Object.values(value).every(isNames),
  ...{ properties: isSchemaMap, patternProperties: isSchemaMap, dependentSchemas: isSchemaMap },
  ...{ additionalProperties: isSchema, propertyNames: isSchema, unevaluatedProperties: isSchema },
  ...{ items: isSchema, prefixItems: isSchemas, contains: isSchema, unevaluatedItems: isSchema },
  ...{ allOf: isSchemas, anyOf: isSchemas, oneOf: isSchemas, not: isSchema },
  ...Object.fromEntries(['if', 'then', 'else'].map((keyword) => [keyword, isSchema])),
  ...{ $ref: isText, $dynamicRef: isText, $defs: isSchemaMap },
  ...{ $id: isText, $anchor: isText, $dynamicAnchor: isText, $schema: isText, $comment: isText },
  ...{ title: isText, description: isText, default: isAny, examples: isList },
  ...{ deprecated: isFlag, readOnly: isFlag, writeOnly: isFlag },
};

export const isKeyword = (keyword: string): boolean => Object.hasOwn(WELL_FORMED, keyword);

/** The keywords of one schema object, read by its draft. What is inside them is not read yet. */
export function modern(schema: JsonObject, draft: Draft): Modern {
  const keywords = new Map<string, Json>();
  const malformed: string[] = [];
  const origin = new Map<string, readonly string[]>();
  for (const [keyword, value] of renamed(schema, origin)) {
    const taken = !isKeyword(keyword) || WELL_FORMED[keyword]?.(value) ? value : repaired(keyword, value);
    if (taken !== value) malformed.push(keyword);
    if (taken !== undefined) keywords.set(keyword, taken);
  }
  readTypes(keywords);
  // Up to draft 7, a reference is all that its object says.
  if (draft <= 7 && keywords.has('$ref')) keepOnly(keywords, ['$ref', 'title', 'description', '$defs']);
  return { keywords: Object.fromEntries(keywords), malformed, origin };
}

/** What is well formed inside a value that is not; undefined when nothing is. */
function repaired(keyword: string, value: Json): Json | undefined {
  if (WELL_FORMED[keyword] === isSchemaMap && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isSchema(one) ? one : true]));
  if (keyword === 'required' && isList(value)) return value.filter(isText);
  return undefined;
}

function keepOnly(keywords: Map<string, Json>, kept: readonly string[]): void {
  for (const keyword of [...keywords.keys()]) if (!kept.includes(keyword)) keywords.delete(keyword);
}

/** `nullable` of OpenAPI, and names of types that no draft has. */
function readTypes(keywords: Map<string, Json>): void {
  const type = keywords.get('type');
  const nullable = keywords.get('nullable') === true;
  keywords.delete('nullable');
  if (type === undefined) return;
  const known = (isList(type) ? type : [type]).filter((name) => TYPES.some((one) => one === name));
  if (nullable && !known.includes('null')) known.push('null');
  keywords.set('type', known.length === 1 ? (known[0] ?? null) : [...new Set(known)]);
  const values = keywords.get('enum');
  if (isList(values) && known.includes('null') && keywordWasNullable(type) && !values.includes(null))
    keywords.set('enum', [...values, null]);
}

/** `nullable` beside an `enum` adds null to it; a `type` that names null does not. */
const keywordWasNullable = (type: Json): boolean => !(isList(type) ? type : [type]).includes('null');

function* renamed(
  schema: JsonObject,
  origin: Map<string, readonly string[]>,
): Generator<readonly [string, Json]> {
  const tuple = isList(own(schema, 'items'));
  for (const [keyword, value] of Object.entries(schema)) {
    const name = nameNow(keyword, tuple);
    if (name !== keyword && name !== undefined) origin.set(name, [keyword]);
    if (keyword === 'dependencies') yield* dependencies(value, origin);
    else if (keyword === 'exclusiveMinimum' || keyword === 'minimum')
      yield* bound(schema, keyword, 'minimum', 'exclusiveMinimum');
    else if (keyword === 'exclusiveMaximum' || keyword === 'maximum')
      yield* bound(schema, keyword, 'maximum', 'exclusiveMaximum');
    else if (name !== undefined && (name === keyword || !Object.hasOwn(schema, name) || tuple))
      yield [name, value];
  }
}

/** What a keyword is called in draft 2020-12; undefined when it says nothing. */
function nameNow(keyword: string, tuple: boolean): string | undefined {
  if (keyword === 'items') return tuple ? 'prefixItems' : 'items';
  if (keyword === 'additionalItems') return tuple ? 'items' : undefined;
  if (keyword === 'definitions') return '$defs';
  if (keyword === 'id') return '$id';
  if (keyword === '$recursiveRef') return '$ref';
  return keyword;
}

/** Draft 4 says by a flag beside it that a bound is exclusive. */
function* bound(
  schema: JsonObject,
  keyword: string,
  inclusive: string,
  exclusive: string,
): Generator<readonly [string, Json]> {
  const flag = own(schema, exclusive);
  if (typeof flag !== 'boolean') yield [keyword, own(schema, keyword) ?? null];
  else if (keyword === inclusive) yield [flag ? exclusive : inclusive, own(schema, inclusive) ?? null];
}

function* dependencies(
  value: Json,
  origin: Map<string, readonly string[]>,
): Generator<readonly [string, Json]> {
  const all = isObject(value) ? Object.entries(value) : [];
  const needed = all.filter(([, one]) => isList(one));
  const schemas = all.filter(([, one]) => !isList(one));
  origin.set('dependentRequired', ['dependencies']).set('dependentSchemas', ['dependencies']);
  if (needed.length > 0) yield ['dependentRequired', Object.fromEntries(needed)];
  if (schemas.length > 0) yield ['dependentSchemas', Object.fromEntries(schemas)];
}
