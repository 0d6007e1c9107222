import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractPart } from '../../src/catalog/analyse/extract.ts';
import { atPointer, parseJson } from '../../src/catalog/analyse/json.ts';
import { schemaProblems } from '../../src/catalog/analyse/json-schema.ts';
import type { Json } from '../../src/catalog/unit.ts';
import { numRuns } from '../support/runs.ts';

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';

const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, 1, -1, 1.5, 'object', 'string', 'nubmer', 'a', '', [], {}),
  fc.constantFrom<Json>(['string', 'null'], ['string', 'string'], [1], ['a', 'b'], { a: ['b'] }, { a: true }),
);
const KEYWORDS = [
  ...['type', 'enum', 'const', 'properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
  ...[
    'required',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
    'items',
    'prefixItems',
    'contains',
  ],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'minimum', 'exclusiveMaximum', 'multipleOf'],
  ...[
    'maxLength',
    'minItems',
    'uniqueItems',
    'minContains',
    'maxProperties',
    'title',
    'description',
    'default',
  ],
  ...['examples', 'deprecated', 'readOnly', 'format', '$comment', '$defs', 'definitions', '$id', '$anchor'],
  ...['unevaluatedItems', 'contentSchema', 'contentEncoding', 'additionalItems', 'x-mine', '__proto__'],
];
const { schema } = fc.letrec<{ schema: Json; value: Json }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.dictionary(fc.constantFrom(...KEYWORDS), tie('value'), { maxKeys: 4 }) as fc.Arbitrary<Json>,
  ),
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    tie('schema'),
    fc.array(tie('schema'), { maxLength: 2 }) as fc.Arbitrary<Json>,
    fc.dictionary(fc.constantFrom('a', 'b'), tie('schema'), { maxKeys: 2 }) as fc.Arbitrary<Json>,
  ),
}));

/** Names that came after draft-07, and `enum`, whose values had to differ. We judge them all the same. */
const OTHERWISE = [
  ...['enum', 'prefixItems', 'dependentRequired', 'dependentSchemas', 'minContains', 'deprecated', '$defs'],
  ...['$anchor', 'unevaluatedItems', 'contentSchema'],
];

describe('JSON Schemas', () => {
  const options = { strict: false, logger: false } as const;
  const newer = new Ajv2020(options);
  const older = new Ajv(options);

  it('are told from other values as the meta-schema of draft 2020-12 tells them', () => {
    fc.assert(
      fc.property(schema, (value) => {
        if (value === null || JSON.stringify(value).includes('"enum":[]')) return;
        expect(schemaProblems(value).length === 0).toBe(newer.validateSchema(value as object));
      }),
      { numRuns },
    );
  });

  it('are told as that of draft-07 tells them where $schema says so', () => {
    fc.assert(
      fc.property(schema, (value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
        const labelled = { ...value, $schema: DRAFT_7 } as Json;
        const text = JSON.stringify(value);
        if (OTHERWISE.some((key) => text.includes(`"${key}"`))) return;
        expect(schemaProblems(labelled).length === 0).toBe(older.validateSchema(labelled as object));
      }),
      { numRuns },
    );
  });

  it.each([
    [{ properties: { a: { type: 'strin' } } }, '/properties/a/type', 'string'],
    [{ properties: { 'a/b~c': 5 } }, '/properties/a~1b~0c', undefined],
    [{ anyOf: [{}, { minimum: 'low' }] }, '/anyOf/1/minimum', undefined],
    [{ pattern: '(' }, '/pattern', undefined],
    [{ properties: { a: { $ref: '#/$defs/gone' } } }, '/properties/a/$ref', undefined],
    [{ type: ['string', 'nul'] }, '/type/1', 'null'],
    [{ properties: { a: { enum: [] } } }, '/properties/a/enum', undefined],
  ] as const)('%j is wrong at %s', (value, pointer, nearest) => {
    expect(schemaProblems(value as Json).map((one) => [one.pointer, one.nearest])).toEqual([
      [pointer, nearest],
    ]);
  });

  it.each([
    { const: { $ref: '#/nowhere' }, default: { $ref: 5 } },
    { properties: { $ref: { type: 'string' } } },
    { $ref: '#/$defs/a%20b', $defs: { 'a b': true } },
    { $ref: '#name', $defs: { a: { $anchor: 'name' } } },
    { $ref: 'https://example.com/other.json' },
    { $ref: '#' },
  ] as const)('%j is right', (value) => {
    expect(schemaProblems(value as Json)).toEqual([]);
  });
});

describe('a part of a document', () => {
  const document: Json = {
    defs: {
      mail: {
        type: 'object',
        properties: { to: { $ref: '#/defs/address' }, reply: { $ref: '#/defs/mail' } },
      },
      address: { type: 'string', $comment: '#/defs/mail' },
      'a/b': { type: 'object' },
      plain: { type: 'object' },
    },
  };

  it('takes along what it refers to', () => {
    const part = extractPart(document, '/defs/mail');
    expect(schemaProblems(part as Json)).toEqual([]);
    const validate = new Ajv2020({ strict: false }).compile(part as object);
    expect(validate({ to: 'ann', reply: { to: 'ben' } })).toBe(true);
    expect(validate({ to: 'ann', reply: { to: 5 } })).toBe(false);
  });

  it('is found by escaped and encoded names, and is itself where it refers to nothing', () => {
    expect(extractPart(document, '/defs/a~1b')).toEqual({ type: 'object' });
    expect(extractPart(document, '/defs/a~1b')).toEqual(extractPart(document, '/defs/%61~1b'));
    expect(extractPart(document, '')).toBe(document);
    expect(extractPart(document, '/defs/gone')).toBeUndefined();
    expect(extractPart(document, 'defs')).toBeUndefined();
    expect(atPointer({}, '/__proto__')).toBeUndefined();
    expect(atPointer([1], '/length')).toBeUndefined();
  });
});

describe('JSON text', () => {
  it('is what the engine says it is', () => {
    const piece = fc.constantFrom(
      ...'{}[],:"\\ \n01-.eEtruefalsnl',
      '"a"',
      'true',
      'null',
      '1.5e3',
      '"\\u00e9"',
      '\u0001',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parsed = parseJson(text);
        let expected: unknown;
        try {
          expected = { ok: true, value: JSON.parse(text) };
        } catch {
          expected = { ok: false, reason: 'syntax', at: expect.any(Number) };
        }
        expect(parsed).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it.each([
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ['[1 2]', 3],
    ['{a: 1}', 1],
    ['nul', 0],
    ['[1', 2],
    ['{"a": "b\n"}', 6],
    ['{} x', 3],
    ['', 0],
    ['01', 1],
  ])('%j stops being JSON at %i', (text, at) => {
    expect(parseJson(text)).toEqual({ ok: false, reason: 'syntax', at });
  });

  it.each([
    ['{"a": 1, "b": {"a": 2}, "a": 3}', 24, 'a'],
    ['{"a": [{"x": 1}, {"x": 1, "\\u0078": 2}]}', 26, 'x'],
    ['{"__proto__": 1, "__proto__": 2}', 17, '__proto__'],
    ['[{"k": "k", "v": "k,"}, {"": 1, "": 2}]', 32, ''],
  ])('is refused where a key stands twice in %s', (text, at, key) => {
    expect(parseJson(text)).toEqual({ ok: false, reason: 'duplicate', at, key });
  });

  it('is refused where it nests too deep, brackets in strings aside', () => {
    expect(parseJson('['.repeat(257) + ']'.repeat(257))).toEqual({ ok: false, reason: 'depth', at: 256 });
    expect(parseJson(`["${'['.repeat(300)}\\"${'{'.repeat(300)}"]`).ok).toBe(true);
  });
});
