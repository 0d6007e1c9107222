import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyFingerprint } from '../../src/compile/surface.ts';
import { createPolicy } from '../../src/lictor.ts';
import { policy } from '../support/policies.ts';
import { runs } from '../support/term-arbitraries.ts';

const CLAUSES = [
  'unit(tool(a), [description("Reads."), category(files)]).',
  'unit(tool(b), [effect(write)]).',
  'conflicts(tool(a), tool(b)).',
  'denied(U, "closed") :- context(env, production), effect(U, write).',
  'activation(U, always) :- category(U, files).',
];
const print = (...clauses: readonly string[]): string => policyFingerprint(policy(clauses.join('\n')));

describe('the fingerprint of a policy', () => {
  test('is the same whatever the order of clauses and files', () => {
    const orders = fc.shuffledSubarray(CLAUSES, { minLength: CLAUSES.length });
    fc.assert(
      fc.property(orders, fc.nat({ max: CLAUSES.length }), (clauses, cut) => {
        const files = [clauses.slice(0, cut), clauses.slice(cut)].map((part, i) => ({
          path: `${i}.pl`,
          text: part.join('\n'),
        }));
        const loaded = createPolicy({ files });
        expect(loaded.ok && policyFingerprint(loaded.value)).toBe(print(...CLAUSES));
      }),
      runs,
    );
  });

  test.each([
    ['a comment', `% said\n${CLAUSES[3]}`],
    ['layout', 'denied(U,"closed"):-context(env,production),\n  effect(U,write).'],
    ['the names of variables', 'denied(Unit, "closed") :- context(env, production), effect(Unit, write).'],
  ])('does not count %s', (_, clause) => {
    expect(print(...CLAUSES.with(3, clause))).toBe(print(...CLAUSES));
  });

  test.each([
    ['a reason', 'denied(U, "shut") :- context(env, production), effect(U, write).'],
    ['the order of goals', 'denied(U, "closed") :- effect(U, write), context(env, production).'],
    [
      'which variable stands where',
      'denied(U, "closed") :- context(env, production), effect(V, write), conflicts(U, V).',
    ],
    ['that a clause is gone', ''],
  ])('counts %s', (_, clause) => {
    expect(print(...CLAUSES.with(3, clause))).not.toBe(print(...CLAUSES));
  });

  test('counts what a unit says', () => {
    expect(print(...CLAUSES.with(0, 'unit(tool(a), [description("Reads!"), category(files)]).'))).not.toBe(
      print(...CLAUSES),
    );
  });
});
