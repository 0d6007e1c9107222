/** Files and units of the host, loaded together. */

import { describe, expect, it } from 'vitest';
import type { UnitSpec } from '../../src/catalog/unit.ts';
import { createPolicy, replaceUnit } from '../../src/lictor.ts';
import { formatDiagnostic } from '../../src/logic/diagnostics.ts';
import { active } from '../support/policies.ts';

const load = (text: string, units: readonly UnitSpec[]) =>
  createPolicy({ files: [{ path: 'p.pl', text }], units });

const loaded = (text: string, units: readonly UnitSpec[]) => {
  const policy = load(text, units);
  if (!policy.ok) throw new Error(policy.error.map(formatDiagnostic).join('\n'));
  expect(policy.value.warnings).toEqual([]);
  return policy.value;
};

const CLOCK: UnitSpec = { unit: 'tool:clock', description: 'Tell the time', category: 'time_of_day' };

/** A file over the clock of the host, and what is wrong with the two together. */
const CASES: readonly (readonly [text: string, units: readonly UnitSpec[], problems: readonly string[]])[] = [
  ['activation(tool(clock), always).', [CLOCK], []],
  ['denied(U, "x") :- category(U, time_of_day), context(a, b).', [CLOCK], []],
  [
    'activation(tool(clok), always).',
    [CLOCK],
    ['p.pl:1:12: error unknown_unit: there is no unit `tool(clok)`; did you mean `tool(clock)`?'],
  ],
  [
    'unit(tool(clock), []).',
    [CLOCK],
    [
      'p.pl:1:6: error duplicate_unit: `tool(clock)` is registered by the host; expected facts and rules about it, or no such unit from the host',
    ],
  ],
  [
    'description(tool(clock), "late").',
    [CLOCK],
    [
      'p.pl:1:1: error not_yours_to_state: the host registers `tool(clock)`, and says its `description`; expected `description` in what the host registers',
    ],
  ],
  [
    'denied(tool(clock), "x") :- contxt(a, b).',
    [CLOCK, { unit: 'tool:x', priority: -1 }, { unit: 'tool:y', requirs: [] } as UnitSpec],
    [
      'p.pl:1:29: error unknown_relation: there is no relation `contxt/2`; did you mean `context/2`?',
      'units[1]:1:1: error expected_nonnegative_integer: priority is `-1`; expected an integer from 0 to 1000000000',
      'units[2]:1:1: error unknown_field: a unit has no field `requirs`; did you mean `requires`?',
    ],
  ],
  [
    'deny(C, "x") :- call_tool(C, tool(clock)), call_arg(C, zoen, _).',
    [{ ...CLOCK, schema: { type: 'object', properties: { zone: {} }, additionalProperties: false } }],
    [
      'p.pl:1:56: error rule_unsatisfiable: the rule can never fire: `tool:clock` has no argument `zoen`; expected zone',
    ],
  ],
  [
    'denied(U, "x") :- category(U, time_of_dya), context(a, b).',
    [CLOCK],
    [
      'p.pl:1:31: warning misspelt_category: no unit has the category `time_of_dya`; did you mean `time_of_day`?',
    ],
  ],
];

describe('files and units of the host', () => {
  it.each(CASES)('%s', (text, units, problems) => {
    const policy = load(text, units);
    const found = policy.ok ? policy.value.warnings : policy.error;
    expect(found.map(formatDiagnostic)).toEqual(problems);
  });

  it('may state properties as facts, one by one or in a list', () => {
    const policy = loaded('activation(tool(clock), always). aliases(tool(bell), [gong, chime]).', [
      CLOCK,
      { unit: 'tool:bell' },
    ]);
    expect(active(policy, '')).toEqual(['tool:clock']);
    expect(active(policy, 'chime')).toEqual(['tool:bell', 'tool:clock']);
  });

  it('keep what the file says when the host replaces a unit', () => {
    const policy = loaded('activation(tool(clock), always).', [CLOCK]);
    const next = replaceUnit(policy, { ...CLOCK, description: 'Tell the hour' });
    expect(next.ok && active(next.value.policy, '')).toEqual(['tool:clock']);
  });

  it('need no file', () => {
    const policy = createPolicy({ files: [], units: [CLOCK] });
    expect(policy.ok && [...policy.value.catalog.units.keys()]).toEqual(['tool:clock']);
    expect(createPolicy({ files: [] }).ok).toBe(false);
  });
});
