import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Catalog,
  emptyCatalog,
  registerUnits,
  removeUnit,
  replaceUnit,
} from '../../src/catalog/catalog.ts';
import { checkUnit } from '../../src/catalog/check-unit.ts';
import { catalogFingerprint, unitFingerprint } from '../../src/catalog/fingerprint.ts';
import type { UnitSpec } from '../../src/catalog/unit.ts';
import { compareText } from '../../src/logic/order.ts';
import { registerUnit } from '../support/register.ts';
import { runs } from '../support/term-arbitraries.ts';
import { anyUnitSpec, anyUnitSpecs } from '../support/unit-arbitraries.ts';

function value<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const catalogOf = (specs: readonly UnitSpec[]): Catalog => value(registerUnits(emptyCatalog, specs)).catalog;
const ids = ({ units }: Catalog): readonly string[] => [...units.keys()];

/** Specs, and the same in another order. */
const shuffled = anyUnitSpecs().chain((specs) =>
  fc.shuffledSubarray(specs, { minLength: specs.length }).map((other) => [specs, other] as const),
);

describe('a catalog', () => {
  test('is the same whatever the order of registration, at once or one by one', () => {
    fc.assert(
      fc.property(shuffled, ([specs, other]) => {
        const atOnce = catalogOf(specs);
        const oneByOne = other.reduce((now, spec) => value(registerUnit(now, spec)).catalog, emptyCatalog);
        expect([...oneByOne.units]).toEqual([...atOnce.units]);
        expect(catalogFingerprint(oneByOne)).toBe(catalogFingerprint(atOnce));
        expect(ids(atOnce)).toEqual([...ids(atOnce)].sort(compareText));
        expect(oneByOne.revision).toBe(specs.length);
      }),
      runs,
    );
  });

  test('stays as it was when another is made from it', () => {
    fc.assert(
      fc.property(anyUnitSpecs(), anyUnitSpec, (specs, more) => {
        const catalog = catalogOf(specs);
        const before = [...catalog.units];
        registerUnit(catalog, more);
        replaceUnit(catalog, more);
        removeUnit(catalog, specs[0]?.unit ?? 'tool:a');
        expect([...catalog.units]).toEqual(before);
        expect(() => (catalog.units as unknown as Map<string, unknown>).clear()).toThrow();
      }),
      runs,
    );
  });

  test('is told apart from the old one by its patches', () => {
    fc.assert(
      fc.property(anyUnitSpecs(), anyUnitSpecs(), (specs, more) => {
        const catalog = catalogOf(specs);
        const fresh = more.filter(({ unit }) => !catalog.units.has(value(checkUnit({ unit })).unit));
        const change = value(registerUnits(catalog, fresh));
        const patched = new Map<string, unknown>(catalog.units);
        for (const { op, path, value: unit } of change.patches) {
          if (path[0] === 'revision') expect(unit).toBe(change.catalog.revision);
          else
            expect([op, path.length, patched.set(String(path[1]), unit).size]).toEqual([
              'add',
              2,
              patched.size,
            ]);
        }
        expect(patched).toEqual(new Map(change.catalog.units));
        expect(change.patches.length).toBe(fresh.length === 0 ? 0 : fresh.length + 1);
      }),
      runs,
    );
  });

  test('registers all units or none', () => {
    fc.assert(
      fc.property(anyUnitSpecs(), fc.nat(8), (specs, at) => {
        const bad = { unit: 'tool:bad', priority: -1 };
        const result = registerUnits(emptyCatalog, specs.toSpliced(at, 0, bad as UnitSpec));
        expect(!result.ok && result.error.map(({ index, code }) => [index, code])).toEqual([
          [Math.min(at, specs.length), 'expected_nonnegative_integer'],
        ]);
      }),
      runs,
    );
  });

  test('is the same value when the same units come again', () => {
    fc.assert(
      fc.property(anyUnitSpecs(), (specs) => {
        const catalog = catalogOf(specs);
        const again = value(registerUnits(catalog, specs));
        expect(again.catalog).toBe(catalog);
        expect(again.patches).toEqual([]);
        for (const spec of specs) expect(value(registerUnit(catalog, spec)).status).toBe('existing');
        for (const spec of specs) expect(value(replaceUnit(catalog, spec)).catalog).toBe(catalog);
      }),
      runs,
    );
  });

  test('has its fingerprint again when a unit is put in and taken out', () => {
    fc.assert(
      fc.property(anyUnitSpecs(), anyUnitSpec, (specs, more) => {
        const catalog = catalogOf(specs.filter(({ unit }) => unit !== more.unit));
        const added = value(registerUnit(catalog, more)).catalog;
        expect(catalogFingerprint(added)).not.toBe(catalogFingerprint(catalog));
        const removed = value(removeUnit(added, more.unit)).catalog;
        expect(catalogFingerprint(removed)).toBe(catalogFingerprint(catalog));
        expect([...removed.units]).toEqual([...catalog.units]);
        expect(removed.revision).toBe(catalog.revision + 2);
      }),
      runs,
    );
  });
});

describe('the fingerprint of a unit', () => {
  test('is equal for equal units', () => {
    fc.assert(
      fc.property(anyUnitSpec, (spec) => {
        const print = unitFingerprint(value(checkUnit(spec)));
        expect(print).toMatch(/^[0-9a-f]{64}$/);
        expect(unitFingerprint(value(checkUnit(structuredClone(spec))))).toBe(print);
      }),
      runs,
    );
  });

  test('changes with every field', () => {
    fc.assert(
      fc.property(anyUnitSpec, anyUnitSpec, (spec, other) => {
        const unit = value(checkUnit(spec));
        for (const [field, replacement] of Object.entries(other)) {
          if (field === 'kind' || field === 'unit') continue;
          const changed = checkUnit({ ...spec, [field]: replacement });
          if (!changed.ok) continue;
          const key = field as keyof typeof unit;
          const same = JSON.stringify(changed.value[key]) === JSON.stringify(unit[key]);
          if (!same) expect(unitFingerprint(changed.value)).not.toBe(unitFingerprint(unit));
        }
      }),
      runs,
    );
  });
});
