/** What JavaScript lets through: arguments of the wrong type are answered, not thrown at. */

import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import {
  createPolicy,
  emptyPolicy,
  type LoadInput,
  query,
  registerUnits,
  removeUnit,
  replaceUnit,
  type UnitSpec,
} from '../../src/index.ts';
import { formatDiagnostic } from '../../src/logic/diagnostics.ts';
import { policy } from '../support/policies.ts';

const any = <T>(value: unknown): T => value as T;

const INPUTS: readonly (readonly [input: unknown, said: readonly string[]])[] = [
  [undefined, ['the input is a value of type undefined; expected a record with `files`']],
  [null, ['the input is `null`; expected a record with `files`']],
  ['unit(tool(a)).', ['the input is `unit(tool(a)).`; expected a record with `files`']],
  [{}, ['files is missing; expected a list of files']],
  [{ files: 'a.pl' }, ['files is `a.pl`; expected a list of files']],
  [
    { files: [null, { path: 'a.pl' }, { path: 1, text: 2 }] },
    [
      'files[0] is `null`; expected a record with `path` and `text`',
      'files[1].text is missing; expected text',
      'files[2].path is `1`; expected text',
      'files[2].text is `2`; expected text',
    ],
  ],
  [
    { files: [], units: 5, attachment: 'x' },
    ['units is `5`; expected a list of units', 'attachment is `x`; expected a function'],
  ],
];

describe('createPolicy', () => {
  test.each(INPUTS)('answers %j', (input, said) => {
    const made = createPolicy(any<LoadInput>(input));
    const found = made.ok ? [] : made.error.map(formatDiagnostic);
    expect(found).toEqual(said.map((text) => `input:1:1: error invalid_input: ${text}`));
  });

  test('answers units that are none', () => {
    const made = createPolicy({ files: [], units: any<UnitSpec[]>([5, { unit: 6 }, null]) });
    expect(made.ok ? [] : made.error.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'units[0] invalid_unit_spec',
      'units[1] invalid_unit_identity',
      'units[2] invalid_unit_spec',
    ]);
  });
});

describe('changes of a policy', () => {
  test.each([5, null, undefined, 'tool:a', {}])('answer %j in place of units', (specs) => {
    expect(registerUnits(emptyPolicy, any<UnitSpec[]>(specs))).toMatchObject({
      ok: false,
      error: [{ index: 0, code: 'expected_list' }],
    });
  });

  test.each([5, null, undefined, {}])('answer %j in place of a unit', (unit) => {
    expect(removeUnit(emptyPolicy, any<string>(unit))).toMatchObject({ error: [{ code: 'unknown_unit' }] });
    expect(replaceUnit(emptyPolicy, any<UnitSpec>(unit)).ok).toBe(false);
    expect(query(emptyPolicy, any<string>(unit))).toMatchObject({ error: { code: 'invalid_goal' } });
  });

  test('leave no place to a unit that no file states any more', () => {
    const first = policy('unit(tool(a), [priority(3)]).\nunit(tool(b), []).');
    const replaced = replaceUnit(first, { unit: 'tool:a', priority: 4 });
    if (!replaced.ok) throw new Error('not replaced');
    const removed = removeUnit(replaced.value.policy, 'tool:b');
    if (!removed.ok) throw new Error('not removed');
    expect([...first.places.keys()]).toEqual(['tool:a', 'tool:b']);
    expect([...replaced.value.policy.places.keys()]).toEqual(['tool:b']);
    expect(removed.value.policy.places.size).toBe(0);
    const added = registerUnits(first, [{ unit: 'tool:A' }]);
    expect(added.ok && added.value.policy.places.has('tool:a' as UnitId)).toBe(true);
  });

  test('replace a unit by one that states what was left out before', () => {
    const first = policy('unit(tool(a), []).');
    const stated = replaceUnit(first, { unit: 'tool:a', available: true });
    if (!stated.ok) throw new Error('not replaced');
    expect(stated.value.patches.length).toBeGreaterThan(0);
    expect(replaceUnit(stated.value.policy, { unit: 'tool:a', available: true })).toMatchObject({
      ok: true,
      value: { patches: [] },
    });
  });
});
