import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../src/catalog/canonical.ts';
import { type Catalog, emptyCatalog, registerUnits } from '../../src/catalog/catalog.ts';
import { checkUnit } from '../../src/catalog/check-unit.ts';
import { catalogFingerprint, unitFingerprint } from '../../src/catalog/fingerprint.ts';
import type { Json } from '../../src/catalog/unit.ts';
import { runs } from '../support/term-arbitraries.ts';

const print = (spec: object): string => {
  const unit = checkUnit(spec);
  return unit.ok ? unitFingerprint(unit.value) : '';
};

describe('fingerprint', () => {
  test.each<[string, Json, string]>([
    ['the empty record', {}, '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
    [
      'keys in any order',
      { b: [1, 2.5, 1e21], a: 'é\n' },
      fingerprint({ a: 'é\n', b: [1.0, 2.5, 1000000000000000000000] }),
    ],
    ['minus zero', [-0], fingerprint([0])],
  ])('of %s', (_, value, expected) => {
    expect(fingerprint(value)).toBe(expected);
  });

  test('differs where the canonical JSON differs, and only there', () => {
    const json = fc.jsonValue() as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(fingerprint(a) === fingerprint(b)).toBe(canonicalize(a) === canonicalize(b));
      }),
      runs,
    );
  });

  test('exists for what RFC 8785 refuses', () => {
    const odd: readonly Json[] = ['\ud800', '\udc00', '\ufffd', { '\ud800': 1 }, Number.NaN, ['a\ud800']];
    expect(new Set(odd.map(fingerprint)).size).toBe(odd.length);
  });
});

describe('the fingerprint of a unit', () => {
  test.each<[string, object, object]>([
    [
      '1 and 1.0 in a signal',
      { triggers: [{ signal: 'a(1)', weight: 1 }] },
      { triggers: [{ signal: 'a(1.0)', weight: 1 }] },
    ],
    ['a name and a term of that name', { requires_capability: 'a(b)' }, { requires_capability: "'a(b)'" }],
    ['activation left out and always', {}, { activation: 'always' }],
    ['a default that rules may join, and one they may replace', {}, { priority: 100 }],
    ['no content and empty content', {}, { content: '' }],
    ['an availability that rules see and one they do not', {}, { available: true }],
    ['an activation that is stated', {}, { activation: 'relevant' }],
    ['a description that is stated, and empty', {}, { description: '' }],
    ['a name that is stated', {}, { name: 'a' }],
    ['where a unit came from', {}, { provenance: 'other' }],
    ['two texts and one with a comma', { aliases: ['a', 'b'] }, { aliases: ['a","b'] }],
  ])('tells %s apart', (_, one, other) => {
    expect(print({ unit: 'tool:a', ...one })).not.toBe(print({ unit: 'tool:a', ...other }));
  });

  test.each<[string, object]>([
    ['a stated default that nothing can change', { aliases: [], requires: [], effect: [] }],
    ['a category that is empty', { category: [] }],
    ['the capability none', { requires_capability: 'none' }],
  ])('does not count %s', (_, spec) => {
    expect(print({ unit: 'tool:a', ...spec })).toBe(print({ unit: 'tool:a' }));
  });

  test('does not count the order of keys in a schema', () => {
    expect(print({ unit: 'tool:a', schema: { type: 'object', title: 't' } })).toBe(
      print({ unit: 'tool:a', schema: { title: 't', type: 'object' } }),
    );
  });
});

test('the fingerprint of a catalog does not count the revision', () => {
  const add = (catalog: Catalog, ...units: string[]): Catalog => {
    const change = registerUnits(
      catalog,
      units.map((unit) => ({ unit })),
    );
    return change.ok ? change.value.catalog : emptyCatalog;
  };
  const once = add(emptyCatalog, 'tool:a', 'tool:b');
  const twice = add(add(emptyCatalog, 'tool:b'), 'tool:a');
  expect([once.revision, twice.revision]).toEqual([1, 2]);
  expect(catalogFingerprint(twice)).toBe(catalogFingerprint(once));
});
