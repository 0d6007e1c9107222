/** A policy that came from another by registering, replacing and removing units compiles like the same one made anew. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogOf } from '../../src/catalog/catalog.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import { compile } from '../../src/compile/compile.ts';
import { registerUnits, removeUnit, replaceUnit } from '../../src/lictor.ts';
import { outcome } from '../support/laws.ts';
import { numRuns } from '../support/runs.ts';
import { policyOf, worlds } from '../support/worlds.ts';

/** A step: a unit of the world that is taken out, put back, or given the fields of another. */
const step = fc.record({
  kind: fc.constantFrom('remove', 'register', 'replace'),
  at: fc.nat(),
  like: fc.nat(),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Units = Parameters<typeof policyOf>[0]['units'];

function changed(policy: Policy, units: Units, { kind, at, like }: Step): Policy {
  const spec = units[at % units.length];
  const other = units[like % units.length];
  if (!spec || !other) return policy;
  const change =
    kind === 'remove'
      ? removeUnit(policy, spec.unit)
      : kind === 'register'
        ? registerUnits(policy, [spec])
        : replaceUnit(policy, { ...other, unit: spec.unit });
  return change.ok ? change.value.policy : policy;
}

/** The same policy, about which nothing is known yet. */
const anew = (policy: Policy): Policy => ({
  ...policy,
  catalog: { ...catalogOf(policy.catalog.units.values()), revision: policy.catalog.revision },
});

test('a changed policy compiles like the same one made anew', () => {
  const law = fc.property(worlds, fc.array(step, { minLength: 1, maxLength: 6 }), (world, steps) => {
    let policy = policyOf(world);
    compile(policy, world.turn);
    for (const [i, one] of steps.entries()) {
      policy = changed(policy, world.units, one);
      if (i % 2 === 0)
        expect(outcome(compile(policy, world.turn))).toBe(outcome(compile(anew(policy), world.turn)));
    }
    expect(outcome(compile(policy, world.turn))).toBe(outcome(compile(anew(policy), world.turn)));
  });
  fc.assert(law, { numRuns });
});
