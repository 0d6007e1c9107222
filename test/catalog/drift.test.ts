import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogOf } from '../../src/catalog/catalog.ts';
import { checkUnit } from '../../src/catalog/check-unit.ts';
import { drift, hasDrift, knownUnits } from '../../src/catalog/drift.ts';
import { unitFingerprint } from '../../src/catalog/fingerprint.ts';
import { lockText, readLock } from '../../src/catalog/lock.ts';
import type { Unit, UnitSpec } from '../../src/catalog/unit.ts';
import { runs } from '../support/term-arbitraries.ts';
import { anyUnitSpecs } from '../support/unit-arbitraries.ts';

function unit(spec: UnitSpec): Unit {
  const checked = checkUnit(spec);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
}
const catalog = (...specs: readonly UnitSpec[]) => catalogOf(specs.map(unit));
const catalogs = anyUnitSpecs().map((specs) => catalog(...specs));

describe('drift', () => {
  test('is none between a catalog and itself, read from a lock or not', () => {
    fc.assert(
      fc.property(catalogs, (one) => {
        const known = knownUnits(one);
        const sources = new Map([...one.units.keys()].slice(1).map((id) => [id, 'a'.repeat(64)]));
        for (const lock of [known, knownUnits(one, sources)])
          expect(readLock(lockText(lock))).toEqual({ ok: true, value: lock });
        expect(hasDrift(drift(one, one)) || hasDrift(drift(known, one))).toBe(false);
      }),
      runs,
    );
  });

  test('names the units whose fingerprints differ, and those that came and went', () => {
    fc.assert(
      fc.property(catalogs, catalogs, (a, b) => {
        const { added, removed, changed } = drift(a, b);
        expect(added).toEqual([...b.units.keys()].filter((id) => !a.units.has(id)));
        expect(removed).toEqual([...a.units.keys()].filter((id) => !b.units.has(id)));
        const differ = [...a.units.values()].filter((was) => {
          const is = b.units.get(was.unit);
          return is && unitFingerprint(is) !== unitFingerprint(was);
        });
        expect(changed.map((one) => one.unit).sort()).toEqual(differ.map((one) => one.unit).sort());
        expect(changed.filter(({ fields }) => fields.length === 0)).toEqual([]);
        const back = drift(b, a);
        expect([back.added, back.removed]).toEqual([removed, added]);
      }),
      runs,
    );
  });

  test.each<[what: string, UnitSpec, UnitSpec, readonly string[]]>([
    [
      'a description',
      { unit: 'tool:a', description: 'Reads.' },
      { unit: 'tool:a', description: 'Reads' },
      ['description'],
    ],
    [
      'what a schema says of one argument',
      { unit: 'tool:a', schema: { type: 'object', properties: { p: { type: 'string' } } } },
      { unit: 'tool:a', schema: { type: 'object', properties: { p: { type: 'number' } } } },
      ['schema'],
    ],
    ['an effect that appears', { unit: 'tool:a' }, { unit: 'tool:a', effect: 'delete' }, ['effect']],
    [
      'a default that is stated, where rules can tell',
      { unit: 'tool:a' },
      { unit: 'tool:a', priority: 100 },
      ['priority'],
    ],
    [
      'where it came from',
      { unit: 'tool:a', provenance: 'x' },
      { unit: 'tool:a', provenance: 'y' },
      ['provenance'],
    ],
  ])('says that %s changed', (_, was, is, fields) => {
    expect(drift(catalog(was), catalog(is)).changed).toEqual([{ unit: 'tool:a', fields }]);
  });

  test.each<[what: string, UnitSpec, UnitSpec]>([
    [
      'the order of keys in a schema',
      schema({ type: 'object', title: 'x' }),
      schema({ title: 'x', type: 'object' }),
    ],
    [
      'the order of aliases',
      { unit: 'tool:a', aliases: ['x', 'y'] },
      { unit: 'tool:a', aliases: ['y', 'x'] },
    ],
    ['a list that is stated to be empty', { unit: 'tool:a' }, { unit: 'tool:a', requires: [] }],
  ])('is none for %s', (_, was, is) => {
    expect(hasDrift(drift(catalog(was), catalog(is)))).toBe(false);
  });
});

function schema(value: NonNullable<UnitSpec['schema']>): UnitSpec {
  return { unit: 'tool:a', schema: value };
}

describe('a lock', () => {
  test('has a unit a line, so that a change of one is a change of one line', () => {
    const text = (description: string) =>
      lockText(knownUnits(catalog({ unit: 'tool:a' }, { unit: 'tool:b', description }, { unit: 'tool:c' })));
    const [was, is] = [text('x').split('\n'), text('y').split('\n')];
    expect(was.filter((line, i) => line !== is[i])).toHaveLength(1);
  });

  test.each([
    ['', 'not_json'],
    ['[1', 'not_json'],
    ['null', 'not_a_lock'],
    ['[]', 'not_a_lock'],
    ['{"units": {}}', 'not_a_lock'],
    ['{"lictor_lock": 1, "units": []}', 'not_a_lock'],
    ['{"lictor_lock": 2, "units": {}}', 'unknown_version'],
    ['{"lictor_lock": 1, "units": {"nobody": {}}}', 'bad_unit'],
    ['{"lictor_lock": 1, "units": {"tool:a": null}}', 'bad_unit'],
    [
      `{"lictor_lock": 1, "units": {"tool:a": {"fingerprint": "${'a'.repeat(63)}", "fields": {}}}}`,
      'bad_unit',
    ],
    [
      `{"lictor_lock": 1, "units": {"tool:a": {"fingerprint": "${'a'.repeat(64)}", "fields": {"__proto__": "${'a'.repeat(16)}"}}}}`,
      'bad_unit',
    ],
    [`{"lictor_lock": 1, "units": ${'['.repeat(300)}${']'.repeat(300)}}`, 'not_json'],
    ['{"lictor_lock": 1, "lictor_lock": 1, "units": {}}', 'not_json'],
  ])('is refused when it reads %j', (text, code) => {
    const read = readLock(text);
    expect(read.ok ? 'read' : read.error[0]?.code).toBe(code);
  });

  test('reports every unit that cannot be read', () => {
    const read = readLock('{"lictor_lock": 1, "units": {"a": 1, "tool:b": 2}}');
    expect(read.ok ? [] : read.error).toHaveLength(2);
  });
});
