/** Rules that cannot be decided: what people read, and the place of the rule. */

import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import { compile } from '../../src/compile/compile.ts';
import { explain } from '../../src/compile/explain.ts';
import { faultText } from '../../src/compile/faults.ts';
import type { ContextValue } from '../../src/compile/turn.ts';
import { compiled, policy } from '../support/policies.ts';

const UNIT = 'unit(tool(t), []).\nunit(skill(s), [requires([tool(t)])]).\n';

/** A rule in line 3, the fact `context(a, …)` that it meets, and what is said. */
const CASES: readonly (readonly [rule: string, value: ContextValue, said: string])[] = [
  ['denied(U, x) :- unit(U), context(a, N), N > 3.', 'foo', 'the comparison needs numbers, and got `foo`'],
  [
    'denied(U, x) :- unit(U), context(a, N), X = f(N), X > 3.',
    1,
    'the comparison needs numbers, and got `f/1`, which computes nothing',
  ],
  ['denied(U, x) :- unit(U), context(a, N), atom_length(N, L), L > 3.', 5, 'text is needed, and got `5`'],
  ['denied(U, x) :- unit(U), context(a, N), X is 1 // N, X > 3.', 0, 'a number is divided by zero'],
  [
    'priority(U, P) :- unit(U), context(a, P).',
    'foo',
    'a rule of `priority/2` derives `foo`, which it cannot hold',
  ],
];

describe('a rule that cannot be decided', () => {
  test.each(CASES)('%s with %j', (rule, value, said) => {
    const result = compiled(policy(UNIT + rule), { selected: ['tool:t'], context: { a: value } });
    const found = explain(result, 'tool:t' as UnitId);
    expect(found?.words).toEqual([`a rule could not be decided: ${said}`]);
  });

  test('is named with its place, for those that need the unit too', () => {
    const rule = 'denied(tool(t), x) :- context(a, N), N > 3.';
    const turn = { selected: ['tool:t', 'skill:s'], context: { a: 'foo' } };
    const result = compiled(policy(UNIT + rule), turn);
    for (const unit of ['tool:t', 'skill:s'])
      expect(explain(result, unit as UnitId)?.reasons).toMatchObject([{ at: { line: 3, column: 1 } }]);
    expect(explain(result, 'skill:s' as UnitId)?.words).toEqual([
      'it needs `tool:t`, about which a rule could not be decided: the comparison needs numbers, and got `foo`',
    ]);
  });

  test('is named with its place where it keeps the whole compile from ending', () => {
    const rule = 'attacks(U, V) :- unit(U), unit(V), context(a, N), N > 1.';
    const result = compile(policy(UNIT + rule), { selected: ['tool:t'], context: { a: 'foo' } });
    expect(result).toMatchObject({ error: { code: 'policy_undetermined', problem: { place: { line: 3 } } } });
  });

  test.each([
    ['instantiation_error', 'a variable has no value where one is needed'],
    ['existence_error(procedure, p/1)', 'there is no relation `p/1`'],
    ['the inference limit was reached', 'the inference limit was reached'],
  ])('says %s as %s', (message, words) => {
    expect(faultText({ relation: 'barred/3', message })).toBe(words);
  });
});
