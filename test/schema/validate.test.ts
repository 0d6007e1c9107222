/** What is said of wrong arguments, and that hostile schemas end. */

import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/catalog/unit.ts';
import { restoreArguments } from '../../src/schema/restore.ts';
import { rewriteSchema } from '../../src/schema/rewrite.ts';
import { validateArguments } from '../../src/schema/validate.ts';

const MAIL: JsonObject = {
  type: 'object',
  properties: {
    to: {
      type: 'array',
      items: {
        type: 'object',
        properties: { address: { type: 'string', format: 'email' } },
        required: ['address'],
      },
    },
    priority: { enum: ['low', 'normal', 'high'] },
    copies: { type: 'integer', minimum: 1, multipleOf: 0.5 },
    subject: { type: 'string' },
  },
  required: ['to', 'subject'],
  additionalProperties: false,
};

const said = (schema: JsonObject, args: Json) =>
  validateArguments(schema, args).map(({ field, code, nearest }) => [
    field,
    code,
    ...(nearest === undefined ? [] : [nearest]),
  ]);

describe('wrong arguments', () => {
  test.each<[Json, (readonly string[])[]]>([
    [
      {},
      [
        ['to', 'required'],
        ['subject', 'required'],
      ],
    ],
    [
      { to: [], subjekt: 'x' },
      [
        ['subject', 'required', 'subjekt'],
        ['subjekt', 'unknown_field', 'subject'],
      ],
    ],
    [{ to: [{ address: 'x' }], subject: 'x' }, [['to[0].address', 'format']]],
    [
      { to: [{ address: 'a@b.org' }, {}], subject: 1 },
      [
        ['to[1].address', 'required'],
        ['subject', 'type'],
      ],
    ],
    [{ to: [], subject: 'x', priority: 'higgh' }, [['priority', 'enum', 'high']]],
    [{ to: [], subject: 'x', copies: 0.25 }, [['copies', 'type']]],
    [{ to: [], subject: 'x', copies: 1.0 }, []],
    [[], [['', 'type']]],
  ])('%j are named by their fields', (args, expected) => {
    const found = said(MAIL, args);
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  test('a field of a prototype is missing unless it is given', () => {
    expect(said({ type: 'object', required: ['constructor', '__proto__'] }, {})).toEqual([
      ['constructor', 'required'],
      ['__proto__', 'required'],
    ]);
  });

  test('a decimal is a multiple of a decimal', () => {
    expect(said({ multipleOf: 0.1 }, 0.3)).toEqual([]);
    expect(said({ multipleOf: 0.1 }, 0.35)).toEqual([['', 'multipleOf']]);
    expect(said({ multipleOf: 1e-300 }, 1e300)).toEqual([]);
  });

  test('what cannot be checked within bounds is refused', () => {
    let deep: Json = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(said({ items: { $ref: '#' } }, deep)).toEqual([['', 'too_deep']]);
    const slow = { type: 'string', pattern: '^(?=(a+)+$)' };
    expect(said(slow, `${'a'.repeat(40)}!`)).toEqual([['', 'too_complex']]);
  });

  test('alternatives nested forty times are looked at once each', () => {
    const $defs: Record<string, Json> = { d40: { type: 'string' } };
    for (let i = 0; i < 40; i++)
      $defs[`d${i}`] = { anyOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] };
    expect(said({ $ref: '#/$defs/d0', $defs }, 'x')).toEqual([]);
    expect(said({ $ref: '#/$defs/d0', $defs }, 5)).toHaveLength(1);
  });
});

describe('arguments turned back', () => {
  const map: JsonObject = {
    type: 'object',
    properties: { env: { type: 'object', additionalProperties: { type: 'string' } } },
  };

  test('a key twice is an error', () => {
    const { restore } = rewriteSchema(map, 'openai-strict');
    const pairs = [
      { key: 'A', value: '1' },
      { key: 'A', value: '2' },
    ];
    const back = restoreArguments(restore, { env: pairs });
    expect(back.ok ? [] : back.error.map(({ field, code }) => [field, code])).toEqual([
      ['env[1].key', 'duplicate_key'],
    ]);
  });

  test('a key may be called anything', () => {
    const { restore } = rewriteSchema(map, 'openai-strict');
    const back = restoreArguments(restore, { env: [{ key: '__proto__', value: '1' }] });
    expect(back.ok && JSON.stringify(back.value)).toBe('{"env":{"__proto__":"1"}}');
  });

  test('a number given as text is the number, and another text is refused', () => {
    const { restore } = rewriteSchema({ type: 'object', properties: { n: { enum: [1, 2, 3] } } }, 'gemini');
    expect(restoreArguments(restore, { n: '2' })).toEqual({ ok: true, value: { n: 2 } });
    expect(restoreArguments(restore, { n: '4' }).ok).toBe(false);
  });

  test('null leaves a field out where null is not allowed, and stays where it is', () => {
    const schema: JsonObject = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: ['string', 'null'] } },
    };
    const { restore } = rewriteSchema(schema, 'openai-strict');
    expect(restoreArguments(restore, { a: null, b: null })).toEqual({ ok: true, value: { b: null } });
  });
});
