/** Laws of rewriting schemas, over generated schemas and values. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/catalog/unit.ts';
import { DIALECT_RULES } from '../../src/schema/dialects.ts';
import { equalJson, isObject } from '../../src/schema/json.ts';
import { restoreArguments } from '../../src/schema/restore.ts';
import { rewriteSchema } from '../../src/schema/rewrite.ts';
import { DIALECTS, type Dialect } from '../../src/schema/rewritten.ts';
import { validateArguments } from '../../src/schema/validate.ts';
import { violations } from '../support/dialect-check.ts';
import { express, withoutNulls } from '../support/express.ts';
import { numRuns } from '../support/runs.ts';
import { anyJson, nonsenseSchema, toolSchema, valueFor } from '../support/schema-arbitraries.ts';

const withValue = (schemas: fc.Arbitrary<JsonObject>) =>
  schemas.chain((schema) => fc.tuple(fc.constant(schema), valueFor(schema)));
const isValid = (schema: JsonObject, value: Json) => validateArguments(schema, value).length === 0;
const usedRules = (dialect: Dialect, strict: boolean) =>
  DIALECT_RULES[strict ? dialect : (DIALECT_RULES[dialect].plain ?? dialect)];

function keepsValid(dialect: Dialect, schema: JsonObject, value: Json): void {
  fc.pre(isValid(schema, value) && isObject(value));
  const rewritten = rewriteSchema(schema, dialect);
  const { allRequired } = usedRules(dialect, rewritten.strict);
  const form = express(rewritten.restore, value, allRequired);
  expect(form, 'has a form').toBeDefined();
  expect(
    validateArguments(rewritten.schema, form ?? null),
    JSON.stringify({ form, emitted: rewritten.schema }),
  ).toEqual([]);
  const back = restoreArguments(rewritten.restore, form ?? null);
  if (!back.ok) throw new Error(JSON.stringify(back.error));
  const same = allRequired
    ? equalJson(withoutNulls(back.value), withoutNulls(value))
    : equalJson(back.value, value);
  expect(same, JSON.stringify({ value, form, back: back.value })).toBe(true);
}

describe.each(DIALECTS)('a schema rewritten for %s', (dialect) => {
  test('takes every value of the original, in a form that is turned back into it', () => {
    fc.assert(
      fc.property(withValue(toolSchema({ closed: true })), ([schema, value]) =>
        keepsValid(dialect, schema, value),
      ),
      { numRuns },
    );
  });

  test('keeps every constraint or reports it', () => {
    const withForm = toolSchema().chain((schema) => {
      const rewritten = rewriteSchema(schema, dialect);
      return fc.tuple(fc.constant({ schema, rewritten }), valueFor(rewritten.schema));
    });
    fc.assert(
      fc.property(withForm, ([{ schema, rewritten }, form]) => {
        fc.pre(isValid(rewritten.schema, form));
        const back = restoreArguments(rewritten.restore, form);
        if (back.ok && !isValid(schema, back.value))
          expect(
            rewritten.losses.filter(({ code, keyword }) => code !== 'reshaped' || keyword === 'properties'),
          ).not.toEqual([]);
      }),
      { numRuns },
    );
  });

  test('keeps to the data of the dialect, and is a JSON Schema', () => {
    fc.assert(
      fc.property(
        fc.oneof(toolSchema(), toolSchema({ closed: true, depth: 3 }), nonsenseSchema),
        (schema) => {
          const { schema: emitted, strict } = rewriteSchema(schema, dialect);
          const written = strict ? dialect : (DIALECT_RULES[dialect].plain ?? dialect);
          expect(violations(emitted, written), JSON.stringify(emitted)).toEqual([]);
          const ajv = new Ajv2020({ strict: false, validateFormats: false });
          expect(ajv.validateSchema(emitted), JSON.stringify(ajv.errors)).toBe(true);
          expect(() => ajv.compile(emitted)).not.toThrow();
        },
      ),
      { numRuns },
    );
  });

  test('does not depend on the order of keys, and leaves the original as it is', () => {
    fc.assert(
      fc.property(toolSchema(), (schema) => {
        const before = JSON.stringify(schema);
        const { restore: _, ...first } = rewriteSchema(schema, dialect);
        const { restore: __, ...turned } = rewriteSchema(reversed(schema) as JsonObject, dialect);
        expect(JSON.stringify(turned)).toBe(JSON.stringify(first));
        expect(JSON.stringify(schema)).toBe(before);
      }),
      { numRuns },
    );
  });

  test('rewritten again is the same', () => {
    fc.assert(
      fc.property(toolSchema(), (schema) => {
        const once = rewriteSchema(schema, dialect);
        const again = rewriteSchema(
          once.schema,
          once.strict ? dialect : (DIALECT_RULES[dialect].plain ?? dialect),
        );
        expect(again.schema).toEqual(once.schema);
      }),
      { numRuns },
    );
  });

  test('comes of any JSON object, and takes any JSON back', () => {
    fc.assert(
      fc.property(nonsenseSchema, anyJson, (schema, value) => {
        const { restore } = rewriteSchema(schema, dialect);
        restoreArguments(restore, value);
        validateArguments(schema, value);
      }),
      { numRuns },
    );
  });
});

/** The same JSON with the keys of schemas the other way round; fields of `properties` keep their order. */
function reversed(value: Json, isMap = false): Json {
  if (Array.isArray(value)) return value.map((one) => reversed(one));
  if (!isObject(value)) return value;
  const keys = isMap ? Object.keys(value) : Object.keys(value).reverse();
  return Object.fromEntries(
    keys.map((key) => [key, reversed(value[key] ?? null, key === 'properties' && !isMap)]),
  );
}
