/** Checking arguments agrees with ajv, on generated schemas and values. */

import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/catalog/unit.ts';
import { isObject } from '../../src/schema/json.ts';
import { validateArguments } from '../../src/schema/validate.ts';
import { numRuns } from '../support/runs.ts';
import { toolSchema, valueFor } from '../support/schema-arbitraries.ts';

const pairs = (depth: number) =>
  fc
    .oneof(toolSchema({ depth }), toolSchema({ closed: true, depth }))
    .chain((schema) => fc.tuple(fc.constant(schema), valueFor(schema)))
    .map(withoutProto);

/** Ajv does not look at fields of that name. */
const withoutProto = (pair: [JsonObject, Json]): [JsonObject, Json] =>
  JSON.parse(JSON.stringify(pair).replaceAll('"__proto__"', '"proto"'));

test('arguments are valid exactly when ajv finds them so', () => {
  let valid = 0;
  fc.assert(
    fc.property(pairs(2), ([schema, value]) => {
      const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
      const expected = ajvValid(ajv, schema, value);
      fc.pre(expected !== undefined);
      if (expected) valid += 1;
      const problems = validateArguments(schema, value);
      expect(problems.length === 0, JSON.stringify(problems)).toBe(expected);
    }),
    { numRuns },
  );
  expect(valid).toBeGreaterThan(numRuns / 10);
});

test('a schema of draft 7 is read as one: arguments are valid exactly when ajv finds them so', () => {
  let valid = 0;
  fc.assert(
    fc.property(pairs(2), ([modern, value]) => {
      const schema = { $schema: 'http://json-schema.org/draft-07/schema#', ...asDraft7(modern) };
      const ajv = new Ajv({ strict: false, validateFormats: false, ownProperties: true });
      const expected = ajvValid(ajv, schema, value);
      fc.pre(expected !== undefined);
      if (expected) valid += 1;
      const problems = validateArguments(schema, value);
      expect(problems.length === 0, JSON.stringify(problems)).toBe(expected);
    }),
    { numRuns },
  );
  expect(valid).toBeGreaterThan(numRuns / 10);
});

/** A reference with others beside it, which draft 7 does not read, stands in an `allOf`. */
function asDraft7({ $ref, ...schema }: JsonObject): JsonObject {
  if ($ref === undefined) return older7(schema);
  const { allOf } = schema;
  return older7({ ...schema, allOf: [...(Array.isArray(allOf) ? (allOf as Json[]) : []), { $ref }] });
}

/** The schema with what draft 7 calls otherwise under its older name, and without what it does not have. */
function older7(schema: JsonObject): JsonObject {
  const { prefixItems, items, $defs, dependentRequired, dependentSchemas, ...rest } = schema;
  const older: { [keyword: string]: Json } = {};
  for (const [keyword, value] of Object.entries(rest))
    if (!NOT_IN_7.has(keyword)) older[keyword] = DATA.has(keyword) ? value : inDraft7(keyword, value);
  if (prefixItems !== undefined) older.items = inDraft7('prefixItems', prefixItems);
  if (items !== undefined)
    older[prefixItems === undefined ? 'items' : 'additionalItems'] = inDraft7('items', items);
  if ($defs !== undefined) older.definitions = inDraft7('$defs', $defs);
  const needed = isObject(dependentRequired) ? dependentRequired : {};
  const schemas = isObject(dependentSchemas) ? (inDraft7('$defs', dependentSchemas) as JsonObject) : {};
  if (dependentRequired ?? dependentSchemas) older.dependencies = { ...needed, ...schemas };
  return older;
}

const NOT_IN_7 = new Set(['minContains', 'maxContains', 'unevaluatedProperties', 'unevaluatedItems']);
const DATA = new Set(['const', 'enum', 'default', 'examples', 'required', 'type']);
const MAPS = new Set(['properties', 'patternProperties', '$defs']);

function inDraft7(keyword: string, value: Json): Json {
  if (typeof value === 'string')
    return keyword === '$ref' ? value.replace('#/$defs/', '#/definitions/') : value;
  if (Array.isArray(value)) return value.map((one: Json) => inDraft7('', one));
  if (!isObject(value)) return value;
  if (!MAPS.has(keyword)) return Object.keys(value).join() === '$ref' ? older7(value) : asDraft7(value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inDraft7('', one)]));
}

/** Undefined where ajv goes round in circles. */
function ajvValid(ajv: Ajv | Ajv2020, schema: JsonObject, value: Json): boolean | undefined {
  if (containsAgain(schema, false)) return undefined;
  try {
    return ajv.validate(schema, value) as boolean;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Whether `contains` stands where it is checked again and again. What ajv 8.20 finds in one item it keeps for the next
 * there, so that an empty list after one that fits is said to contain something.
 */
function containsAgain(schema: Json | undefined, again: boolean): boolean {
  if (Array.isArray(schema)) return schema.some((one) => containsAgain(one as Json, again));
  if (!isObject(schema)) return false;
  return Object.entries(schema).some(
    ([keyword, value]) =>
      (again && keyword === 'contains') || containsAgain(value, again || REPEATED.has(keyword)),
  );
}

const REPEATED = new Set([
  ...['items', 'additionalItems', 'unevaluatedItems', 'contains'],
  ...['additionalProperties', 'unevaluatedProperties', 'patternProperties', '$defs', 'definitions'],
]);
