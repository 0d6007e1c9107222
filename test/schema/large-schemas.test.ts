/** Schemas of a size that no table holds, and schemas whose form is lost in a reader's own. */

import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/catalog/unit.ts';
import { DIALECT_RULES } from '../../src/schema/dialects.ts';
import { restoreArguments } from '../../src/schema/restore.ts';
import { rewriteSchema } from '../../src/schema/rewrite.ts';
import { DIALECTS } from '../../src/schema/rewritten.ts';
import { validateArguments } from '../../src/schema/validate.ts';

const nested = (levels: number, innermost: JsonObject): JsonObject =>
  Array.from({ length: levels }).reduce<JsonObject>(
    (inner) => ({ type: 'object', properties: { a: inner }, required: ['a'], additionalProperties: false }),
    innermost,
  );
const nestedValue = (levels: number, innermost: Json): Json =>
  Array.from({ length: levels }).reduce<Json>((inner) => ({ a: inner }), innermost);
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('200 levels of objects', () => {
  const schema = nested(200, { type: 'string', minLength: 3 });

  test.each(DIALECTS)('are cut for %s where its reader stops, and the place is told', (dialect) => {
    const { schema: emitted, losses, strict } = rewriteSchema(schema, dialect);
    expect(strict).toBe(false);
    const cut = losses.filter(({ code }) => code === 'cut');
    const { depth } = DIALECT_RULES[DIALECT_RULES[dialect].plain ?? dialect];
    expect(cut).toHaveLength(1);
    expect(cut[0]?.message).toBe('it is nested too deeply: any value is taken here');
    expect(cut[0]?.pointer).toMatch(/^(\/properties\/a)+$/);
    expect(cut[0]?.pointer.match(/\/a/g)).toHaveLength(depth);
    expect(depthOf(emitted)).toBeLessThanOrEqual(2 * depth + 2);
  });

  test('are checked to the last one', () => {
    expect(validateArguments(schema, nestedValue(200, 'abc'))).toEqual([]);
    const [problem] = validateArguments(schema, nestedValue(200, 'ab'));
    expect(problem).toMatchObject({ code: 'minLength' });
    expect(problem?.message).toContain('must have at least 3 characters, but has 2');
  });
});

describe('an enum of 5,000 texts', () => {
  const values = Array.from({ length: 5000 }, (_, i) => `value_${i}`);
  const schema = { type: 'object', properties: { e: { enum: values } }, required: ['e'] };

  test.each(DIALECTS)('keeps them all for %s; OpenAI takes it only where it is not strict', (dialect) => {
    const { schema: emitted, strict, losses } = rewriteSchema(schema, dialect);
    expect((emitted.properties as { e: JsonObject }).e.enum).toEqual(values);
    expect(strict).toBe(dialect === 'anthropic-strict');
    expect(losses.filter(({ pointer }) => pointer.startsWith('/properties'))).toEqual([]);
    expect(validateArguments(schema, { e: 'value_4999' })).toEqual([]);
    expect(validateArguments(schema, { e: 'value_5000' })[0]).toMatchObject({ field: 'e', code: 'enum' });
  });
});

describe('null alone', () => {
  const schema: JsonObject = {
    type: 'object',
    properties: { a: { type: 'null' }, all: { type: 'array', items: { type: 'null' } } },
    required: ['a', 'all'],
  };

  test('is given to Gemini as a text, which is null again when it comes back', () => {
    const { restore } = rewriteSchema(schema, 'gemini');
    expect(restoreArguments(restore, { a: 'null', all: ['null', null] })).toEqual({
      ok: true,
      value: { a: null, all: [null, null] },
    });
    expect(restoreArguments(restore, { a: null, all: [] }).ok).toBe(true);
  });
});

describe('forms of which one takes any field', () => {
  const schema: JsonObject = {
    oneOf: [
      { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
      { type: 'object', additionalProperties: { type: 'boolean' }, minProperties: 1 },
    ],
  };

  test.each(['anthropic-strict', 'openai-strict'] as const)('are not said strictly for %s', (dialect) => {
    const { schema: emitted, strict } = rewriteSchema(schema, dialect);
    expect(strict).toBe(false);
    expect(validateArguments(emitted, { other: true })).toEqual([]);
  });
});

describe('a condition', () => {
  const fields = { kind: { enum: ['a', 'b'] }, v: { type: 'string' } };
  const said = (schema: JsonObject): unknown =>
    rewriteSchema({ type: 'object', properties: fields, ...schema }, 'gemini').schema.description;

  test.each([
    [
      {
        required: ['kind'],
        if: { properties: { kind: { const: 'a' } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ['v'], properties: { v: { minLength: 4 } } },
        else: { not: { required: ['v'] } },
      },
      'if `kind` is "a", it must have `v`, `v` must have at least 4 characters; otherwise it must not have `v`',
    ],
    [{ if: { required: ['v'] }, else: { required: ['kind'] } }, 'unless it has `v`, it must have `kind`'],
    [
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { properties: { v: { const: 'x' } } }, then: false },
      'if `v` is "x" or not given, it is not accepted',
    ],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    [{ if: { minProperties: 3 }, then: true }, undefined],
  ])('is said in words: %j', (schema, words) => {
    expect(said(schema)).toBe(words);
  });
});
