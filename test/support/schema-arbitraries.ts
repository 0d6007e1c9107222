/** Schemas, and values that have a fair chance to be valid under them. */

import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/catalog/unit.ts';
import { isList, isObject, own } from '../../src/schema/json.ts';

/** Names that trip up whoever reads schemas as plain objects, and names that some dialects refuse. */
export const NAMES = [
  ...[
    'a',
    'b',
    'kind',
    'user-id',
    'user_id',
    'a b',
    'type',
    'properties',
    '$ref',
    '__proto__',
    'constructor',
  ],
  ...['名前', '1st', 'required', 'items'],
];
export const TEXTS = ['', 'a', 'b', 'ab', 'abc', 'x', '1', 'null', 'true', '名', '👍', '2026-01-01'];
const NUMBERS = [-3, -1, 0, 1, 2, 3, 5, 0.5, 1.5, 2.25, 10];

export interface SchemaShape {
  /** Every object says whether it takes other fields, and every schema its type. */
  readonly closed?: boolean;
  /** Schemas around a schema. */
  readonly depth?: number;
}

const name = fc.constantFrom(...NAMES);
const text = fc.constantFrom(...TEXTS);
const number = fc.constantFrom(...NUMBERS);
const count = fc.integer({ min: 0, max: 3 });
const scalar: fc.Arbitrary<Json> = fc.oneof(text, number, fc.boolean(), fc.constant(null));

const withSome = (fields: Record<string, fc.Arbitrary<Json>>): fc.Arbitrary<JsonObject> =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;

const merged = (...parts: fc.Arbitrary<JsonObject>[]): fc.Arbitrary<JsonObject> =>
  fc.tuple(...parts).map((all) => Object.fromEntries(all.flatMap((one) => Object.entries(one))));

const typed = (type: Json, more: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> =>
  merged(fc.constant({ type }), more);

const stringSchema = typed(
  'string',
  withSome({
    minLength: count,
    maxLength: fc.integer({ min: 1, max: 4 }),
    pattern: fc.constantFrom('^a', 'b$', '^[a-c]*$', '.', '^(?=a)'),
  }),
);
const numberKeywords = withSome({
  ...{ minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number },
  multipleOf: fc.constantFrom(1, 2, 0.5, 3),
});
const numberSchema = fc.constantFrom('number', 'integer').chain((type) => typed(type, numberKeywords));
const enumSchema = fc.oneof(
  fc
    .uniqueArray(text, { minLength: 1, maxLength: 3 })
    .map((values): JsonObject => ({ type: 'string', enum: values })),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 })
    .map((values): JsonObject => ({ enum: values })),
  fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }).map((values): JsonObject => ({ enum: values })),
  scalar.map((value): JsonObject => ({ const: value })),
  fc.constant<JsonObject>({ enum: [{ a: 1 }, ['x'], 'x'] }),
);
const simpleSchema = (closed: boolean): fc.Arbitrary<JsonObject> =>
  fc.oneof(
    stringSchema,
    numberSchema,
    enumSchema,
    fc.constantFrom<JsonObject[]>(
      { type: 'boolean' },
      { type: 'null' },
      { type: ['string', 'null'] },
      { type: ['integer', 'string'] },
    ),
    ...(closed
      ? []
      : [
          fc.constant<JsonObject>({}),
          numberKeywords,
          withSome({ minLength: count, pattern: fc.constant('^a') }),
        ]),
  );

/** An object with fields; where it is to be closed, other fields are refused. */
function objectSchema(inner: fc.Arbitrary<Json>, closed: boolean): fc.Arbitrary<JsonObject> {
  const fields = fc.uniqueArray(fc.tuple(name, inner), { maxLength: 4, selector: ([key]) => key });
  const base = fields.chain((all) =>
    fc.record({
      type: fc.constant('object'),
      properties: fc.constant(Object.fromEntries(all) as Json),
      required: fc.subarray(all.map(([key]) => key)) as fc.Arbitrary<Json>,
    }),
  ) as fc.Arbitrary<JsonObject>;
  const others = closed
    ? fc.constant<JsonObject>({ additionalProperties: false })
    : withSome({ additionalProperties: fc.oneof(fc.boolean(), inner) });
  const whole = withSome({
    ...{ minProperties: fc.integer({ min: 0, max: 1 }), maxProperties: fc.integer({ min: 2, max: 5 }) },
    dependentRequired: fc.record({ a: fc.constantFrom(['b'], ['kind'], []) }),
    ...(!closed && {
      patternProperties: inner.map((one) => ({ '^u': one })),
      propertyNames: fc.constant({ maxLength: 8 }),
    }),
  });
  return merged(
    base,
    others,
    fc.oneof({ weight: 3, arbitrary: fc.constant<JsonObject>({}) }, { weight: 1, arbitrary: whole }),
  );
}

const mapSchema = (inner: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> =>
  merged(
    inner.map((one): JsonObject => ({ type: 'object', additionalProperties: one })),
    withSome({
      minProperties: fc.integer({ min: 0, max: 1 }),
      maxProperties: fc.integer({ min: 1, max: 4 }),
    }),
  );

const arraySchema = (inner: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> =>
  typed(
    'array',
    withSome({
      items: fc.oneof({ weight: 4, arbitrary: inner }, { weight: 1, arbitrary: fc.constant(false) }),
      prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
      ...{
        minItems: count,
        maxItems: fc.integer({ min: 1, max: 4 }),
        uniqueItems: fc.boolean(),
        contains: inner,
      },
    }),
  );

function combination(inner: fc.Arbitrary<Json>, closed: boolean): fc.Arbitrary<JsonObject> {
  const some = fc.array(inner, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    some.map((anyOf): JsonObject => ({ anyOf })),
    some.map((oneOf): JsonObject => ({ oneOf })),
    ...(closed
      ? []
      : [some.map((allOf): JsonObject => ({ allOf })), inner.map((not): JsonObject => ({ not }))]),
    ...(closed
      ? []
      : [
          fc.tuple(inner, inner, inner).map(
            ([one, yes, no]): JsonObject =>
              Object.fromEntries([
                ['if', one],
                ['then', yes],
                ['else', no],
              ]),
          ),
        ]),
    fc.constantFrom<JsonObject[]>({ $ref: '#/$defs/One' }, { $ref: '#/$defs/Two', description: 'see there' }),
    fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 2, maxLength: 3 }).chain((tags) =>
      fc.tuple(...tags.map(() => inner)).map(
        (fields): JsonObject => ({
          oneOf: tags.map((tag, i) => ({
            ...{ type: 'object', required: ['kind', `f${i}`], additionalProperties: false },
            properties: { kind: { const: tag }, [`f${i}`]: fields[i] ?? {} },
          })),
        }),
      ),
    ),
  );
}

function schemaWithin(depth: number, closed: boolean): fc.Arbitrary<Json> {
  const simple = simpleSchema(closed);
  if (depth <= 0) return simple;
  const inner = fc.oneof(
    { weight: 6, arbitrary: schemaWithin(depth - 1, closed) },
    ...(closed ? [] : [{ weight: 1, arbitrary: fc.boolean() as fc.Arbitrary<Json> }]),
  );
  return fc.oneof(
    { weight: 3, arbitrary: simple },
    { weight: 3, arbitrary: objectSchema(inner, closed) },
    { weight: 1, arbitrary: mapSchema(inner) },
    { weight: 2, arbitrary: arraySchema(inner) },
    { weight: 2, arbitrary: combination(inner, closed) },
  );
}

/** The schema of a tool: mostly an object, sometimes a combination, with definitions that may go in circles. */
export function toolSchema({ closed = false, depth = 2 }: SchemaShape = {}): fc.Arbitrary<JsonObject> {
  const inner = schemaWithin(depth, closed);
  const root = fc.oneof(
    { weight: 6, arbitrary: objectSchema(inner, closed) },
    { weight: 1, arbitrary: combination(objectSchema(inner, closed), closed) },
    {
      weight: 1,
      arbitrary: merged(objectSchema(inner, closed), combination(objectSchema(inner, closed), closed)),
    },
    { weight: 1, arbitrary: inner.filter(isObject) as fc.Arbitrary<JsonObject> },
  );
  const definitions = fc.record({
    One: schemaWithin(1, closed),
    Two: fc.oneof(schemaWithin(1, closed), fc.constant(CIRCLE)),
  });
  return fc.tuple(root, definitions).map(([schema, $defs]) => ({ ...schema, $defs: $defs as Json }));
}

const CIRCLE: JsonObject = {
  type: 'object',
  properties: { v: { type: 'string' }, next: { $ref: '#/$defs/Two' } },
  required: ['v'],
  additionalProperties: false,
};

const anyValue: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(name, scalar, { maxKeys: 3 }) as fc.Arbitrary<Json>,
);

/** Values for a schema: often valid, never far off. */
export function valueFor(root: JsonObject): fc.Arbitrary<Json> {
  return guess(root, root, 5);
}

function guess(root: JsonObject, schema: Json, depth: number): fc.Arbitrary<Json> {
  if (!isObject(schema) || depth <= 0) return anyValue;
  const likely = guesses(root, schema, depth);
  return likely.length === 0
    ? anyValue
    : fc.oneof({ weight: 24, arbitrary: fc.oneof(...likely) }, { weight: 1, arbitrary: anyValue });
}

function guesses(root: JsonObject, schema: JsonObject, depth: number): fc.Arbitrary<Json>[] {
  const found: fc.Arbitrary<Json>[] = [];
  const values = own(schema, 'enum');
  if (isList(values) && values.length > 0) return [fc.constantFrom(...values)];
  if (Object.hasOwn(schema, 'const')) return [fc.constant(own(schema, 'const') ?? null)];
  const ref = own(schema, '$ref');
  if (typeof ref === 'string') {
    const definitions = own(root, '$defs');
    const target = isObject(definitions) ? own(definitions, ref.replace('#/$defs/', '')) : undefined;
    found.push(guess(root, target ?? {}, depth - 1));
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const branches = own(schema, keyword);
    if (!isList(branches)) continue;
    const joined = branches.map((branch) =>
      isObject(branch) && Object.hasOwn(schema, 'properties')
        ? joinedSchemas(schema, branch, keyword)
        : branch,
    );
    for (const branch of joined) found.push(guess(root, branch, depth - 1));
    if (keyword === 'allOf')
      found.push(
        guess(
          root,
          joined.reduce<JsonObject>(
            (all, one) => (isObject(one) ? joinedSchemas(all, one, 'allOf') : all),
            {},
          ),
          depth - 1,
        ),
      );
  }
  if (found.length > 0) return found;
  const type = own(schema, 'type');
  for (const one of isList(type) ? type : type === undefined ? hinted(schema) : [type])
    found.push(ofType(root, schema, String(one), depth));
  if (own(schema, 'nullable') === true) found.push(fc.constant(null));
  return found;
}

const hinted = (schema: JsonObject): readonly string[] =>
  Object.hasOwn(schema, 'properties') || Object.hasOwn(schema, 'additionalProperties')
    ? ['object']
    : Object.hasOwn(schema, 'items')
      ? ['array']
      : [];

/** A rough conjunction of two objects, for guessing only. */
function joinedSchemas(a: JsonObject, b: JsonObject, without: string): JsonObject {
  const { [without]: _, ...rest } = a;
  const fields = (one: JsonObject) => {
    const all = own(one, 'properties');
    return isObject(all) ? Object.entries(all) : [];
  };
  const needs = (one: JsonObject) => {
    const all = own(one, 'required');
    return isList(all) ? all : [];
  };
  return {
    ...rest,
    ...b,
    properties: Object.fromEntries([...fields(a), ...fields(b)]),
    required: [...new Set([...needs(a), ...needs(b)])],
  };
}

function ofType(root: JsonObject, schema: JsonObject, type: string, depth: number): fc.Arbitrary<Json> {
  switch (type) {
    case 'object':
      return objectFor(root, schema, depth);
    case 'array':
      return arrayFor(root, schema, depth);
    case 'string':
      return fc.oneof(
        text,
        scalar.map((value) => JSON.stringify(value)),
      );
    case 'integer':
      return fc.integer({ min: -3, max: 10 });
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function objectFor(root: JsonObject, schema: JsonObject, depth: number): fc.Arbitrary<Json> {
  const properties = own(schema, 'properties');
  const fields = isObject(properties) ? Object.entries(properties) : [];
  const required = own(schema, 'required');
  const needed = new Set(isList(required) ? required.map(String) : []);
  const known = fc.tuple(
    ...fields.map(([key, inner]) =>
      fc
        .tuple(fc.constant(key), guess(root, inner, depth - 1), fc.integer({ min: 0, max: 9 }))
        .map(([one, value, chance]) => (chance < (needed.has(one) ? 10 : 6) ? [[one, value] as const] : [])),
    ),
  );
  const others = own(schema, 'additionalProperties');
  const more =
    others === undefined || others === false
      ? fc.constant<(readonly [string, Json])[]>([])
      : fc.array(fc.tuple(name, guess(root, others, depth - 1)), { maxLength: 2 });
  return fc.tuple(known, more).map(([some, rest]) => Object.fromEntries([...rest, ...some.flat()]));
}

function arrayFor(root: JsonObject, schema: JsonObject, depth: number): fc.Arbitrary<Json> {
  const prefix = own(schema, 'prefixItems');
  const items = own(schema, 'items');
  const fixed = isList(prefix)
    ? fc.tuple(...prefix.map((one) => guess(root, one, depth - 1)))
    : fc.constant<Json[]>([]);
  const rest =
    items === false
      ? fc.constant<Json[]>([])
      : fc.array(guess(root, items ?? {}, depth - 1), { maxLength: 3 });
  return fc.tuple(fixed, rest).map(([first, more]) => [...(first as readonly Json[]), ...more]);
}

/** Any JSON at all, deep and odd. */
export const anyJson: fc.Arbitrary<Json> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>,
  anyValue,
);

const KEYWORDS = [
  ...[
    'type',
    'properties',
    'required',
    'items',
    'anyOf',
    'oneOf',
    'allOf',
    'not',
    '$ref',
    '$defs',
    'enum',
    'const',
    'pattern',
  ],
  ...[
    'additionalProperties',
    'patternProperties',
    'dependencies',
    'definitions',
    'minimum',
    'exclusiveMinimum',
    '$id',
    '$schema',
  ],
  ...[
    'if',
    'then',
    'nullable',
    'prefixItems',
    'contains',
    'unevaluatedProperties',
    '$dynamicRef',
    'propertyNames',
    'default',
  ],
];

/** Objects with the keys of schemas and anything behind them. */
export const nonsenseSchema: fc.Arbitrary<JsonObject> = fc.letrec<{ node: Json; object: JsonObject }>(
  (tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(
        scalar,
        fc.constantFrom<Json[]>('string', 'object', 'array', '#', '#/properties/a', '#/$defs/a', '(', '^a+$'),
      ),
      fc.array(tie('node'), { maxLength: 3 }),
      tie('object'),
    ),
    object: fc.dictionary(fc.oneof(fc.constantFrom(...KEYWORDS), name), tie('node'), {
      maxKeys: 4,
      noNullPrototype: true,
    }) as fc.Arbitrary<JsonObject>,
  }),
).object;
