/** Hostile and odd schemas, and what each dialect gives for them. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/catalog/unit.ts';
import { rewriteSchema } from '../../src/schema/rewrite.ts';
import { DIALECTS } from '../../src/schema/rewritten.ts';
import { HOSTILE_SCHEMAS } from '../cases/hostile-schemas.ts';

describe.each(HOSTILE_SCHEMAS)('$what', ({ schema, gives }) => {
  test('is stated for every dialect', () => {
    expect(gives.flatMap(({ dialects }) => dialects).sort()).toEqual([...DIALECTS].sort());
  });

  test.each(gives)(
    'gives one form in $dialects',
    ({ dialects, strict, unusable, schema: emitted, losses }) => {
      for (const dialect of dialects) {
        const rewritten = rewriteSchema(JSON.parse(schema) as JsonObject, dialect);
        expect(JSON.stringify(rewritten.schema)).toBe(emitted);
        expect(rewritten.strict).toBe(strict);
        expect(rewritten.unusable !== undefined).toBe(unusable ?? false);
        expect(
          rewritten.losses.map((loss) => `${loss.code} ${loss.pointer}#${loss.keyword}: ${loss.message}`),
        ).toEqual(losses);
      }
    },
  );
});
