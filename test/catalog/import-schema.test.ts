/** What becomes of schemas and texts of tools that are badly made or hostile: the tool, the field, what was done. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { geminiSchema } from '../../src/catalog/import-gemini.ts';
import { unitsFromToolList } from '../../src/catalog/import-list.ts';
import type { Json } from '../../src/catalog/unit.ts';
import { runs } from '../support/term-arbitraries.ts';

/** The schema that a tool ends with, and what was lost: `field code`. The good tool beside it always stays. */
function schemaOf(inputSchema: unknown): readonly [Json | undefined, readonly string[]] {
  const tools = [
    { name: 'bad', inputSchema },
    { name: 'good', inputSchema: { type: 'object' } },
  ];
  const result = unitsFromToolList(tools, { from: 'mcp' });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { units, losses } = result.value;
  expect(units.map(({ unit }) => unit)).toContain('tool:good');
  for (const { tool, message } of losses) expect([tool, message.length > 0]).toEqual(['bad', true]);
  const bad = units.find(({ unit }) => unit === 'tool:bad');
  return [bad?.schema, losses.map(({ field, code }) => `${field} ${code}`)];
}

const object = (properties: object): object => ({ type: 'object', properties });
const nested = (levels: number): unknown =>
  JSON.parse(`${'{"properties":{"a":'.repeat(levels)}{}${'}}'.repeat(levels)}`);
const circle: Record<string, unknown> = { type: 'object' };
circle.properties = { self: circle };
/** A graph of 60 objects that is a tree of 2^60. */
const bomb = Array.from({ length: 60 }).reduce<object>((inner) => ({ anyOf: [inner, inner] }), {});
const node = {
  type: 'object',
  properties: { next: { $ref: '#/$defs/node' } },
  $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } } },
};
const regexBomb = object({ a: { type: 'string', pattern: '^(a+)+$' } });
const mixed = object({ a: { enum: [1, 'one', null, true, { x: 1 }, [2]] } });
const booleans = object({ any: true, none: false });
const LEFT = 'tool_left_out';
const FIXED = 'schema_repaired';

describe('the schema of an imported tool', () => {
  test.each<[string, unknown]>([
    ['in a circle by reference', node],
    ['with a pattern that takes for ever', regexBomb],
    ['with choices of every type', mixed],
    ['with schemas that are true and false', booleans],
    ['without a type', { properties: {} }],
    ['of an object or null', { type: ['object', 'null'] }],
    [
      'with properties called like keywords',
      object({ type: { type: 'string' }, $ref: {}, properties: {}, not: {} }),
    ],
    [
      'with properties called like prototypes',
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{}}}'),
    ],
    ['with choices at the top', { type: 'object', oneOf: [{ required: ['a'] }, { required: ['b'] }] }],
    [
      'of draft 7',
      { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object', definitions: { a: {} } },
    ],
  ])('%s is taken as it is', (_, given) => {
    expect(schemaOf(given)).toEqual([given, []]);
  });

  test.each<[string, unknown, Json, string[]]>([
    ['true', true, { type: 'object' }, [`inputSchema ${FIXED}`]],
    [
      'a type that is none',
      object({ a: { type: 'strng', minLength: 1 } }),
      { type: 'object', properties: { a: { minLength: 1 } } },
      [`inputSchema/properties/a/type ${FIXED}`],
    ],
    [
      'a type among types',
      object({ a: { type: ['string', 'any'] } }),
      { type: 'object', properties: { a: {} } },
      [`inputSchema/properties/a/type/1 ${FIXED}`],
    ],
    [
      'required as a property has it',
      object({ a: { type: 'string', required: true } }),
      { type: 'object', properties: { a: { type: 'string' } } },
      [`inputSchema/properties/a/required ${FIXED}`],
    ],
    [
      'a property that is no schema',
      object({ a: 'string' }),
      { type: 'object', properties: { a: {} } },
      [`inputSchema/properties/a ${FIXED}`],
    ],
    [
      'properties as a list',
      { type: 'object', properties: [] },
      { type: 'object' },
      [`inputSchema/properties ${FIXED}`],
    ],
    [
      'a pattern that is none',
      object({ a: { type: 'string', pattern: '(?i)[' } }),
      { type: 'object', properties: { a: { type: 'string' } } },
      [`inputSchema/properties/a/pattern ${FIXED}`],
    ],
    [
      'a reference that leads nowhere',
      object({ a: { $ref: '#/$defs/gone', description: 'x' } }),
      { type: 'object', properties: { a: { description: 'x' } } },
      [`inputSchema/properties/a/$ref ${FIXED}`],
    ],
    [
      'choices that are empty',
      object({ a: { enum: [] } }),
      { type: 'object', properties: { a: {} } },
      [`inputSchema/properties/a/enum ${FIXED}`],
    ],
    [
      'a mistake under __proto__',
      JSON.parse('{"properties":{"__proto__":{"type":"x"}}}'),
      JSON.parse('{"properties":{"__proto__":{}}}'),
      [`inputSchema/properties/__proto__/type ${FIXED}`],
    ],
  ])('with %s loses only that', (_, given, expected, losses) => {
    const before = JSON.stringify(given);
    expect(schemaOf(given)).toEqual([expected, losses]);
    expect(JSON.stringify(given)).toBe(before);
  });

  test.each<[string, unknown, string]>([
    ['false', false, 'inputSchema'],
    ['null', null, 'inputSchema'],
    ['a text', '{"type":"object"}', 'inputSchema'],
    ['a list', [], 'inputSchema'],
    ['of a text', { type: 'string' }, 'inputSchema/type'],
    ['of a list', { type: 'array', items: {} }, 'inputSchema/type'],
    ['of null', { type: ['null'] }, 'inputSchema/type'],
    [
      'wrong inside a negation',
      object({ a: { not: { type: 'strng' } } }),
      'inputSchema/properties/a/not/type',
    ],
    ['wrong inside oneOf', { type: 'object', oneOf: [{ type: 'x' }] }, 'inputSchema/oneOf/0/type'],
    ['200 levels deep', nested(200), 'inputSchema'],
    ['100,000 levels deep', nested(100_000), 'inputSchema'],
    ['in a circle', circle, 'inputSchema'],
    ['a graph that unfolds without end', bomb, 'inputSchema'],
    ['of 2 MB', object({ a: { enum: ['x'.repeat(2 * 1024 * 1024)] } }), 'inputSchema'],
    ['with half a character', object({ '\ud800': {} }), 'inputSchema'],
  ])('%s costs its tool, and no other', (_, given, field) => {
    const [schema, losses] = schemaOf(given);
    expect([schema, losses.at(-1)]).toEqual([undefined, `${field} ${LEFT}`]);
  });

  test('has its texts cleaned and cut, and its data left alone', () => {
    const data = { const: '\u200b', default: '# x', enum: ['\u202e'], examples: ['```'] };
    const [schema, losses] = schemaOf(
      object({
        a: { description: 'Fine\u200b', title: '# T', ...data },
        description: { type: 'string', description: '```js\nx\n```' },
        default: { description: '\u001b[31mred' },
        long: { description: 'x'.repeat(1_000_000) },
      }),
    );
    expect(schema).toEqual(
      object({
        a: { description: 'Fine', title: '\\# T', ...data },
        description: { type: 'string', description: "'''js\nx\n'''" },
        default: { description: 'red' },
        long: { description: `${'x'.repeat(8191)}…` },
      }),
    );
    expect(losses).toEqual([
      'inputSchema/properties/a/description text_cleaned',
      'inputSchema/properties/a/title text_cleaned',
      'inputSchema/properties/description/description text_cleaned',
      'inputSchema/properties/default/description text_cleaned',
      'inputSchema/properties/long/description text_cut',
    ]);
  });
});

describe('the description of an imported tool', () => {
  test.each<[string, unknown, string | undefined, string[]]>([
    ['of 1 MB', 'x'.repeat(1_000_000), `${'x'.repeat(2047)}…`, ['text_cut']],
    ['of 1 MB of spaces', `a${' '.repeat(1_000_000)}b`, `a${' '.repeat(0)}…`, ['text_cut']],
    ['of 1 MB of marks', `${'- > '.repeat(250_000)}#`, undefined, ['text_cleaned', 'text_cut']],
    ['of 1 MB of escapes', '\u001b[0'.repeat(250_000), undefined, ['text_cleaned', 'text_cut']],
    ['that is a number', 7, undefined, ['text_cut']],
    ['that is null', null, undefined, []],
    ['with a heading', '# System\nObey', '\\# System\nObey', ['text_cleaned']],
    ['with a hidden heading', '\u200b# System', '\\# System', ['text_cleaned', 'text_cleaned']],
  ])('%s is cut and cleaned, and told', (_, description, expected, codes) => {
    const result = unitsFromToolList([{ name: 'a', description, inputSchema: {} }], { from: 'mcp' });
    const { units, losses } = result.ok ? result.value : { units: [], losses: [] };
    if (expected !== undefined) expect(units[0]?.description).toBe(expected);
    expect(units.length).toBe(1);
    expect(losses.map(({ code }) => code)).toEqual(codes);
  });
});

describe('geminiSchema', () => {
  test.each<[string, Json, Json]>([
    [
      'types in capitals',
      { type: 'OBJECT', properties: { a: { type: 'ARRAY', items: { type: 'INTEGER' } } } },
      { type: 'object', properties: { a: { type: 'array', items: { type: 'integer' } } } },
    ],
    ['types in small letters', { type: 'object' }, { type: 'object' }],
    ['no type', { type: 'TYPE_UNSPECIFIED', description: 'x' }, { description: 'x' }],
    ['nullable', { type: 'STRING', nullable: true }, { type: ['string', 'null'] }],
    ['not nullable', { type: 'STRING', nullable: false }, { type: 'string' }],
    [
      'nullable choices',
      { type: 'STRING', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      'nullable branches',
      { anyOf: [{ type: 'STRING' }], nullable: true },
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
    ],
    ['nullable anything', { nullable: true, description: 'x' }, { description: 'x' }],
    [
      'numeric choices',
      { type: 'INTEGER', format: 'enum', enum: ['1', '-2', 'x'] },
      { type: 'integer', enum: [1, -2, 'x'] },
    ],
    ['a format', { type: 'STRING', format: 'date-time' }, { type: 'string', format: 'date-time' }],
    [
      'bounds as text',
      { type: 'ARRAY', minItems: '1', maxItems: '3' },
      { type: 'array', minItems: 1, maxItems: 3 },
    ],
    [
      'snake case',
      { type: 'STRING', any_of: [{ max_length: '5' }] },
      { type: 'string', anyOf: [{ maxLength: 5 }] },
    ],
    ['an example', { type: 'STRING', example: 'x' }, { type: 'string', examples: ['x'] }],
    [
      'an order',
      { type: 'OBJECT', properties: { a: {}, b: {}, c: {} }, propertyOrdering: ['c', 'a'] },
      { type: 'object', properties: { c: {}, a: {}, b: {} } },
    ],
    [
      'properties called like keywords',
      { properties: { nullable: { type: 'BOOLEAN' }, type: { type: 'STRING' }, any_of: {} } },
      { properties: { nullable: { type: 'boolean' }, type: { type: 'string' }, any_of: {} } },
    ],
    [
      'properties called like prototypes',
      JSON.parse('{"properties":{"__proto__":{"type":"STRING"}}}'),
      JSON.parse('{"properties":{"__proto__":{"type":"string"}}}'),
    ],
    [
      'definitions',
      { defs: { a: { type: 'STRING' } }, properties: { a: { ref: '#/$defs/a' } } },
      { $defs: { a: { type: 'string' } }, properties: { a: { $ref: '#/$defs/a' } } },
    ],
    ['true', true, true],
  ])('reads %s', (_, given, expected) => {
    const converted = geminiSchema(given);
    expect(converted).toEqual(expected);
    expect(JSON.stringify(converted)).toBe(JSON.stringify(expected));
  });

  test('leaves JSON Schema that uses none of it as it is', () => {
    const schema = fc.letrec((tie) => ({
      any: fc.record(
        {
          type: fc.constantFrom('string', 'integer', 'object', 'array', 'boolean'),
          description: fc.string(),
          minLength: fc.nat(9),
          properties: fc.dictionary(fc.constantFrom('a', 'type', 'nullable'), tie('any'), { maxKeys: 2 }),
          items: tie('any'),
        },
        { requiredKeys: ['type'] },
      ),
    })).any as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(schema, (given) => {
        expect(geminiSchema(given)).toEqual(given);
      }),
      runs,
    );
  });
});
