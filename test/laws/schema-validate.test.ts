/** Checking arguments agrees with ajv, on generated schemas and values. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/catalog/unit.ts';
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

/** Undefined where ajv goes round in circles. */
function ajvValid(ajv: Ajv2020, schema: JsonObject, value: Json): boolean | undefined {
  try {
    return ajv.validate(schema, value) as boolean;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
