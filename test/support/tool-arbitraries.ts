/** Arbitraries for tools: schemas of every keyword, and arguments that nearly fit them. */

import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/catalog/unit.ts';
import type { ToolSchema } from '../../src/compile/compiled.ts';
import { toolOf } from './tools.ts';
import { anyName } from './unit-arbitraries.ts';

const FIELDS = ['a', 'b', 'user-id', 'user_id', 'type', 'properties', '$ref', '__proto__', 'constructor', ''];
const field = fc.constantFrom(...FIELDS);

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('a', 'b', '', '1', 1, 2, 1.5, 0, -1, true, false, null),
  fc.integer({ min: -3, max: 12 }),
);

/** Own fields, whatever their names. */
const record = <T>(value: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<{ [name: string]: T }> =>
  fc
    .uniqueArray(fc.tuple(field, value), { maxLength, selector: ([name]) => name })
    .map((entries) => Object.fromEntries(entries));

const text = fc.record(
  {
    minLength: fc.integer({ min: 0, max: 2 }),
    maxLength: fc.integer({ min: 0, max: 3 }),
    pattern: fc.constantFrom('^a', 'b$', '(a+)+$', '('),
    format: fc.constantFrom('email', 'date-time', 'x-odd'),
    description: fc.constantFrom('Words', 'A\u202eB'),
  },
  { requiredKeys: [] },
);
const number = fc.record(
  {
    minimum: fc.integer({ min: -2, max: 5 }),
    exclusiveMaximum: fc.integer({ min: 0, max: 9 }),
    multipleOf: fc.constantFrom(1, 2, 0.5),
    default: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: [] },
);

const leaf: fc.Arbitrary<JsonObject> = fc.oneof(
  text.map((more) => ({ type: 'string', ...more })),
  number.map((more) => ({ type: 'integer', ...more })),
  number.map((more) => ({ type: ['number', 'null'], ...more })),
  fc.constant<JsonObject>({ type: 'boolean' }),
  fc.constant<JsonObject>({}),
  fc.constantFrom<JsonObject>({ $ref: '#/$defs/Node' }, { $ref: '#' }, { $ref: '#/nowhere' }),
  fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
  scalar.map((value) => ({ const: value })),
);

/** Objects whose properties have these schemas; half of them say more, which refuses most arguments. */
function objectOf(part: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> {
  const branch = fc
    .tuple(record(part, 2), fc.subarray(FIELDS, { maxLength: 2 }))
    .map(([properties, required]): JsonObject => ({ type: 'object', properties, required }));
  const more = fc.record(
    {
      additionalProperties: part,
      anyOf: fc.array(branch, { minLength: 1, maxLength: 2 }),
      allOf: fc.array(branch, { minLength: 1, maxLength: 2 }),
      not: branch,
      minProperties: fc.integer({ min: 0, max: 2 }),
      dependentRequired: fc.constant({ a: ['b'] }),
      patternProperties: fc.constant({ '^x': { type: 'string' } }),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(record(part, 3), fc.subarray(FIELDS), fc.boolean(), more)
    .map(([properties, names, says, rest]): JsonObject => {
      const required = names.filter((name) => Object.hasOwn(properties, name));
      return {
        type: 'object',
        properties,
        ...(required.length > 0 && { required }),
        ...(says && (rest as JsonObject)),
      };
    });
}

/** Schemas in which a few levels of these stand. */
function around(part: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> {
  const parts = (maxLength: number) => fc.array(part, { minLength: 1, maxLength });
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 2, arbitrary: objectOf(part) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(part, fc.boolean(), fc.integer({ min: 0, max: 2 }))
        .map(([items, uniqueItems, minItems]) => ({ type: 'array', items, uniqueItems, minItems })),
    },
    {
      weight: 1,
      arbitrary: parts(2).map((prefixItems) => ({ type: 'array', prefixItems, items: false })),
    },
    { weight: 1, arbitrary: parts(3).map((oneOf) => ({ oneOf })) },
  );
}

const flag = fc.constantFrom<Json>(true, false);
const shallow: fc.Arbitrary<Json> = fc.oneof({ weight: 8, arbitrary: leaf }, { weight: 1, arbitrary: flag });
const middle: fc.Arbitrary<Json> = fc.oneof(
  { weight: 8, arbitrary: around(shallow) },
  { weight: 1, arbitrary: flag },
);
const schema = around(middle);

const NODE: JsonObject = {
  type: 'object',
  properties: { name: { type: 'string' }, next: { $ref: '#/$defs/Node' } },
};

/** A schema of arguments; its root is nearly always an object. */
export const anySchema: fc.Arbitrary<JsonObject> = fc
  .oneof(
    {
      weight: 6,
      arbitrary: record<Json>(schema, 4).map((properties) => ({
        type: 'object',
        properties,
      })),
    },
    { weight: 2, arbitrary: schema },
  )
  .map((root): JsonObject => ({ ...root, $defs: { Node: NODE } }));

export const anyToolSchema: fc.Arbitrary<ToolSchema> = fc
  .tuple(anyName, fc.option(anyName), fc.string({ unit: 'grapheme', maxLength: 20 }), anySchema)
  .map(([name, server, description, of]) =>
    toolOf(name, { ...(server !== null && { server }), description, schema: of }),
  );

/** Arguments of the fields that the schemas above speak of. */
const inner = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 2 }) },
  { weight: 2, arbitrary: record(scalar, 3) },
);
export const anyArguments: fc.Arbitrary<JsonObject> = record<Json>(
  fc.oneof(
    { weight: 4, arbitrary: inner },
    { weight: 1, arbitrary: fc.array(inner, { maxLength: 2 }) },
    { weight: 1, arbitrary: record(inner, 3) },
  ),
  4,
);
