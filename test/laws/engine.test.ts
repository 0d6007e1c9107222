/** Law: a policy means the same to the compiled engine and to Tau, in every relation and in every turn. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Policy } from '../../src/catalog/policy.ts';
import { VOCABULARY } from '../../src/catalog/vocabulary.ts';
import { compile } from '../../src/compile/compile.ts';
import { traceOf } from '../../src/compile/trace.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import type { Solver } from '../../src/logic/solver.ts';
import { atom, type Term } from '../../src/logic/term.ts';
import { loadPolicy } from '../../src/node.ts';
import { GOOD_POLICIES, UNITS } from '../cases/good-policies.ts';
import { outcome } from '../support/laws.ts';
import { policy } from '../support/policies.ts';
import { clausesOf, policyUnits, RULES } from '../support/policy-texts.ts';
import { ask, showQuestion } from '../support/program-questions.ts';
import { numRuns } from '../support/runs.ts';
import { policyOf, worlds } from '../support/worlds.ts';

const TURNS: readonly [TurnInput, ...TurnInput[]] = [
  { text: 'write a letter and mail it to __proto__', context: { env: 'production', hour: 21 } },
  { text: 'github search', selected: ['mcp_tool:github/search'], context: { env: 'offline' } },
  { text: '', signals: ['urgent', 'failed(tests)'], capabilities: ['network(smtp)', 'files(read)'] },
];

const inTau = (one: Policy): Policy => ({ ...one, engine: 'tau' });

/** Nothing a turn says differs between the engines, nor does what any relation holds of any unit. */
function meansTheSame(compiled: Policy, turn: TurnInput): void {
  const [ours, theirs] = [compile(compiled, turn), compile(inTau(compiled), turn)];
  expect(outcome(ours)).toBe(outcome(theirs));
  if (!ours.ok || !theirs.ok) return;
  const units = [...compiled.catalog.units.keys()].slice(0, 3).map(atom);
  sameRelations(traceOf(ours.value).fighting(), traceOf(theirs.value).fighting(), units);
}

function sameRelations(ours: Solver, theirs: Solver, units: readonly Term[]): void {
  for (const [relation, { arity }] of VOCABULARY) {
    const open = new Array<Term | undefined>(arity).fill(undefined);
    const patterns = [
      open,
      ...(arity > 0 ? units.flatMap((unit) => [open.with(0, unit), open.with(-1, unit)]) : []),
    ];
    for (const args of patterns) {
      const question = { relation, args };
      const expected = ask(theirs, question, 20_000);
      if (expected === 'limit') continue;
      const answer = ask(ours, question, 1_000_000);
      if (typeof expected === 'string' && typeof answer === 'string') continue;
      expect(answer, showQuestion(question)).toEqual(expected);
    }
  }
}

describe('the compiled engine and Tau agree', () => {
  test.each(GOOD_POLICIES)('on %s', (_, text) => {
    const one = policy(UNITS + text);
    meansTheSame(one, TURNS[0]);
    for (const turn of TURNS.slice(1))
      expect(outcome(compile(one, turn))).toBe(outcome(compile(inTau(one), turn)));
  });

  test('on the example workspace, in all its turns', async () => {
    const folder = new URL('../../docs/examples/workspace', import.meta.url).pathname;
    const loaded = await loadPolicy([folder]);
    if (!loaded.ok) throw new Error('the example does not load');
    const lines = readFileSync(`${folder}/turns.jsonl`, 'utf8').trim().split('\n');
    for (const line of lines.filter((_, i) => i % 4 === 0))
      meansTheSame(loaded.value, JSON.parse(line) as TurnInput);
  });

  test('on generated worlds, with the shipped rules and a policy of their own', () => {
    fc.assert(
      fc.property(worlds, (world) => meansTheSame(policyOf(world), world.turn)),
      { numRuns: Math.ceil(numRuns * 0.2) },
    );
  });

  test('on generated policies', () => {
    const drawn = fc.tuple(policyUnits, fc.constantFrom([], RULES), fc.constantFrom(...TURNS));
    fc.assert(
      fc.property(drawn, ([units, rules, turn]) => {
        const clauses = clausesOf(units, (below) => (units.length + rules.length) % below);
        meansTheSame(policy([...clauses, ...rules].join('\n')), turn);
      }),
      { numRuns: Math.ceil(numRuns * 0.05) },
    );
  });
});
