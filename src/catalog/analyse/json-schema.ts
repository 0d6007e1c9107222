/**
 * JSON Schemas: whether a value is one (draft 2020-12, or draft-07 where `$schema` says so).
 *
 * This states what the meta-schema states. A validator would give the same verdict, but takes longer to start
 * than a whole catalog takes to load; a test holds the two against each other.
 */

import { nearestName, shown } from '../../logic/diagnostics.ts';
import type { Json, JsonObject } from '../unit.ts';
import { atPointer, isObject, ownValue, pointerTo } from './json.ts';

export interface SchemaProblem {
  /** Where in the schema, as a JSON pointer. */
  readonly pointer: string;
  readonly message: string;
  readonly expected?: string;
  readonly nearest?: string;
}

type Shape =
  | 'schema'
  | 'schemas'
  | 'map of schemas'
  | 'schema or schemas'
  | 'map of schemas or names'
  | 'string'
  | 'pattern'
  | 'boolean'
  | 'number'
  | 'positive'
  | 'natural'
  | 'array'
  | 'choices'
  | 'names'
  | 'map of names'
  | 'map of booleans'
  | 'type'
  | 'identifier'
  | 'anchor'
  | 'patterns';

/** The shape of the value of each keyword. Keywords that aren't here may hold anything. */
const KEYWORDS: ReadonlyMap<string, Shape> = new Map(
  Object.entries({
    schema:
      'items contains additionalProperties propertyNames if then else not unevaluatedItems ' +
      'unevaluatedProperties contentSchema',
    schemas: 'prefixItems allOf anyOf oneOf',
    'map of schemas': 'properties $defs definitions dependentSchemas',
    patterns: 'patternProperties',
    'map of schemas or names': 'dependencies',
    string:
      '$schema $ref $dynamicRef $recursiveRef $comment title description format contentEncoding contentMediaType',
    pattern: 'pattern',
    boolean: 'uniqueItems deprecated readOnly writeOnly',
    number: 'maximum exclusiveMaximum minimum exclusiveMinimum',
    positive: 'multipleOf',
    natural: 'maxLength minLength maxItems minItems maxContains minContains maxProperties minProperties',
    array: 'examples',
    choices: 'enum',
    names: 'required',
    'map of names': 'dependentRequired',
    'map of booleans': '$vocabulary',
    type: 'type',
    identifier: '$id',
    anchor: '$anchor $dynamicAnchor',
  } satisfies Record<string, string>).flatMap(([shape, names]) =>
    names.split(' ').map((name) => [name, shape as Shape] as const),
  ),
);

/** What draft-07 has besides. */
const OLDER: ReadonlyMap<string, Shape> = new Map([
  ...KEYWORDS,
  ['items', 'schema or schemas'],
  ['$id', 'string'],
  ['additionalItems', 'schema'],
]);

export const JSON_TYPES = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'] as const;

/** Every place where `schema` is no JSON Schema. The value's depth is bounded by {@link parseJson}. */
export function schemaProblems(schema: Json): SchemaProblem[] {
  const dialect = isObject(schema) ? ownValue(schema, '$schema') : undefined;
  const shapes = typeof dialect === 'string' && /draft-0[467]/.test(dialect) ? OLDER : KEYWORDS;
  const problems: SchemaProblem[] = [];
  const parts: [JsonObject, string][] = [];
  const check = (value: Json, pointer: string): void => {
    if (typeof value === 'boolean') return;
    if (!isObject(value)) {
      problems.push(wrong(pointer, 'a schema: an object, true or false'));
      return;
    }
    parts.push([value, pointer]);
    for (const key of Object.keys(value)) {
      const shape = shapes.get(key);
      if (!shape) continue;
      for (const one of CHECKS[shape](value[key] as Json, pointerTo(pointer, key), check)) problems.push(one);
    }
  };
  check(schema, '');
  return problems.length > 0 ? problems : danglingReferences(schema, parts);
}

const wrong = (pointer: string, expected: string, nearest?: string): SchemaProblem => ({
  pointer,
  message: `${shown(pointer === '' ? '/' : pointer)} does not fit`,
  expected,
  ...(nearest === undefined ? {} : { nearest }),
});

type Check = (
  value: Json,
  pointer: string,
  schema: (value: Json, pointer: string) => void,
) => SchemaProblem[];

const test =
  (expected: string, fits: (value: Json) => boolean): Check =>
  (value, pointer) =>
    fits(value) ? [] : [wrong(pointer, expected)];

const isString = (value: Json): value is string => typeof value === 'string';
const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);
const isNames = (value: Json): boolean =>
  isArray(value) && value.every(isString) && new Set(value).size === value.length;

/** Checks each member of an object, whose members `each` judges. */
const members =
  (expected: string, each: Check): Check =>
  (value, pointer, schema) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, member]) => each(member, pointerTo(pointer, key), schema))
      : [wrong(pointer, expected)];

const aSchema: Check = (value, pointer, schema) => {
  schema(value, pointer);
  return [];
};

const someSchemas: Check = (value, pointer, schema) => {
  if (!isArray(value) || value.length === 0) return [wrong(pointer, 'a list of schemas, not empty')];
  for (const [i, member] of value.entries()) schema(member, pointerTo(pointer, i));
  return [];
};

const names = test('a list of different names', isNames);

const CHECKS: Readonly<Record<Shape, Check>> = {
  schema: aSchema,
  schemas: someSchemas,
  'schema or schemas': (value, ...rest) => (isArray(value) ? someSchemas : aSchema)(value, ...rest),
  'map of schemas': members('an object of schemas', aSchema),
  'map of schemas or names': members('an object of schemas or lists of names', (value, ...rest) =>
    (isArray(value) ? names : aSchema)(value, ...rest),
  ),
  patterns: (value, pointer, schema) => [
    ...members('an object of schemas', aSchema)(value, pointer, schema),
    ...(isObject(value) ? Object.keys(value) : [])
      .filter((key) => !isPattern(key))
      .map((key) => wrong(pointerTo(pointer, key), 'a regular expression as name')),
  ],
  string: test('text', isString),
  pattern: test('a regular expression', (value) => isString(value) && isPattern(value)),
  boolean: test('true or false', (value) => typeof value === 'boolean'),
  number: test('a number', (value) => typeof value === 'number'),
  positive: test('a number above 0', (value) => typeof value === 'number' && value > 0),
  natural: test('a natural number', (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0),
  array: test('a list', isArray),
  // The meta-schema allows an empty list, which allows nothing, and which validators refuse.
  choices: test('a list of values, not empty', (value) => isArray(value) && value.length > 0),
  names,
  'map of names': members('an object of lists of names', names),
  'map of booleans': members('an object of true or false', (value, pointer) =>
    typeof value === 'boolean' ? [] : [wrong(pointer, 'true or false')],
  ),
  type: checkType,
  identifier: test('a URI without fragment', (value) => isString(value) && /^[^#]*#?$/.test(value)),
  anchor: test('a name', (value) => isString(value) && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(value)),
};

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

function checkType(value: Json, pointer: string): SchemaProblem[] {
  const types = isArray(value) ? value : [value];
  const expected = JSON_TYPES.join(', ');
  if (isArray(value) && (value.length === 0 || new Set(value).size < value.length))
    return [wrong(pointer, `a list of different types: ${expected}`)];
  return types.flatMap((type, i) => {
    if (isString(type) && (JSON_TYPES as readonly string[]).includes(type)) return [];
    const at = isArray(value) ? pointerTo(pointer, i) : pointer;
    return [wrong(at, expected, isString(type) ? nearestName(type, JSON_TYPES) : undefined)];
  });
}

// ------------------------------------------------------------------------------------------- references

/** References into the schema itself that lead nowhere. Parts with an `$id` of their own are left alone. */
function danglingReferences(schema: Json, parts: readonly [JsonObject, string][]): SchemaProblem[] {
  if (!parts.some(([part]) => Object.hasOwn(part, '$ref'))) return [];
  if (parts.some(([part, pointer]) => pointer !== '' && Object.hasOwn(part, '$id'))) return [];
  const anchors = new Set(
    parts.flatMap(([part]) => ['$anchor', '$dynamicAnchor'].map((key) => ownValue(part, key))),
  );
  return parts.flatMap(([part, pointer]) => {
    const reference = ownValue(part, '$ref');
    if (typeof reference !== 'string' || !reference.startsWith('#')) return [];
    if (anchors.has(reference.slice(1)) || referenced(schema, reference) !== undefined) return [];
    const message = `${shown(reference)} leads nowhere`;
    return [{ pointer: pointerTo(pointer, '$ref'), message, expected: 'a part of the same schema' }];
  });
}

/** What a local reference (`#`, `#/$defs/x`) leads to. */
export function referenced(schema: Json, reference: string): Json | undefined {
  try {
    return atPointer(schema, decodeURIComponent(reference.slice(1)));
  } catch {
    return undefined;
  }
}
