/** How rules are run, and what a question without an answer lacks. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/compile/explain.ts';
import { query } from '../../src/compile/query.ts';
import { reportRules } from '../../src/compile/rules-report.ts';
import type { Proof } from '../../src/logic/proof.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { compiled, policy } from '../support/policies.ts';

const UNITS = `
  unit(tool(a), [category(core), effect(write), requires([tool(b)])]).
  unit(tool(b), [category(core), requires([tool(c)])]).
  unit(tool(c), [effect(read), requires([tool(a)])]).
`;

const RULES = `
  writes(U) :- effect(U, write).
  denied(U, "no writing") :- context(env, production), writes(U).
  leads(U, V) :- requires(U, V).
  leads(U, V) :- leads(U, W), requires(W, V).
  suggests(U, V) :- leads(U, V), \\+ writes(V).
  first(U) :- category(U, core), !.
  evidence(U, "first", 7) :- unit(U), first(U).
  deny(Call, "a write") :- call_tool(Call, U), writes(U).
  calm(U) :- \\+ effect(U, write).
  evidence(U, "calm", 3) :- unit(U), calm(U).
`;

describe('the report on rules', () => {
  const reports = new Map(
    reportRules(policy(UNITS + RULES)).map((report) => [report.relation, report] as const),
  );

  test.each([
    ['writes/1', 'listed', 'catalog', 0],
    ['denied/2', 'compiled', 'turn', 0],
    ['leads/2', 'recursive', 'catalog', 0],
    ['suggests/2', 'listed', 'catalog', 1],
    ['first/1', 'interpreted', 'catalog', 0],
    ['deny/2', 'compiled', 'call', 0],
    ['calm/1', 'compiled', 'catalog', 1],
  ] as const)('%s runs as %s, changes with the %s, in stratum %i', (relation, runs, changesWith, stratum) => {
    expect(reports.get(relation)).toMatchObject({ runs, changesWith, stratum });
  });

  test('names the clause that keeps a relation from being compiled', () => {
    expect(reports.get('first/1')?.because).toMatchObject([{ message: 'cuts', place: { line: 11 } }]);
  });

  test('says which relations need values', () => {
    expect(reports.get('calm/1')?.needsBound).toBe(true);
    expect(reports.get('writes/1')?.needsBound).toBe(false);
  });

  test('leaves the shipped rules out unless they are asked for', () => {
    expect(reports.has('barred/3')).toBe(false);
    const all = reportRules(policy(UNITS), { shipped: true });
    expect(all.map(({ relation }) => relation)).toContain('barred/3');
  });
});

describe('a question without an answer', () => {
  const absence = (goal: string) => {
    const answer = query(policy(UNITS + RULES), goal);
    if (!answer.ok) throw new Error(answer.error.code);
    const missing = answer.value.absence?.missing.map(({ place, goal: lacking }) => [
      place.line,
      writeTerm(lacking),
    ]);
    return { goal: answer.value.absence && writeTerm(answer.value.absence.goal), missing };
  };

  test.each([
    ['denied(tool(a), R)', 'denied(tool(a),R)', [[7, 'context(env,production)']]],
    ['unit(U), writes(tool(b))', 'writes(tool(b))', [[6, 'effect(tool(b),write)']]],
    ['calm(tool(a))', 'calm(tool(a))', [[14, '\\+effect(tool(a),write)']]],
    ['effect(tool(b), read)', 'effect(tool(b),read)', []],
  ] as const)('%s says what it lacks', (goal, failing, missing) => {
    expect(absence(goal)).toEqual({ goal: failing, missing });
  });

  test('is not explained when it has an answer', () => {
    expect(absence('writes(tool(a))').goal).toBeUndefined();
  });
});

describe('explaining', () => {
  test('a hidden unit says what would speak for it', () => {
    const { absence } = explain(compiled(policy('unit(tool(a), []).'), 'nothing'), 'tool:a' as never) ?? {};
    expect(absence?.missing.map(({ goal }) => writeTerm(goal))).toContain('selected(tool(a))');
  });

  test('a row of a circle is proved from facts, and not from itself', () => {
    const from = policy(`${UNITS.replaceAll('requires', 'suggests')}
      leads(U, V) :- suggests(U, W), leads(W, V).
      leads(U, V) :- suggests(U, V).
      evidence(U, "led to", 5) :- leads(tool(a), U).`);
    const { proofs = [] } = explain(compiled(from, 'x'), 'tool:c' as never) ?? {};
    const goals = (proof: Proof): string[] => [writeTerm(proof.goal), ...proof.because.flatMap(goals)];
    expect(proofs.slice(0, 1).flatMap(goals)).toEqual([
      "evidence(tool(c),'led to',5)",
      'leads(tool(a),tool(c))',
      'suggests(tool(a),tool(b))',
      'leads(tool(b),tool(c))',
      'suggests(tool(b),tool(c))',
    ]);
  });
});
