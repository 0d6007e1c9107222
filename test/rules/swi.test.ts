/**
 * A second reading: SWI-Prolog holds the shipped rules over the same facts as Tau, and judges laws 1 to 5.
 *
 * One process reads all worlds, one after another.
 */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VOCABULARY } from '../../src/catalog/vocabulary.ts';
import { catalogFacts } from '../../src/compile/catalog-facts.ts';
import { compile } from '../../src/compile/compile.ts';
import type { Compiled } from '../../src/compile/compiled.ts';
import { type Trace, traceOf } from '../../src/compile/trace.ts';
import type { Row } from '../../src/logic/program.ts';
import { readTerm } from '../../src/logic/reader.ts';
import { keyOf } from '../../src/logic/relations.ts';
import { atom, compound, type Term, variable } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { related } from '../support/laws.ts';
import { haveSwipl, runSwipl } from '../support/swipl.ts';
import { policyOf, worlds } from '../support/worlds.ts';

const WORLDS = 300;
const SEED = 20261129;
const COMPARED = [
  'evidence/3',
  'barred/3',
  'inadmissible/3',
  'attacks/2',
  'vouches/2',
  'outranks/2',
] as const;

describe.skipIf(!haveSwipl)('the shipped rules in SWI-Prolog', () => {
  const compiled = fc.sample(worlds, { numRuns: WORLDS, seed: SEED }).flatMap((world) => {
    const result = compile(policyOf(world), world.turn);
    return result.ok ? [result.value] : [];
  });
  const answers = haveSwipl ? askSwi(compiled) : [];

  test('most generated worlds compile', () => {
    expect(compiled.length).toBeGreaterThan(WORLDS / 2);
    expect(answers.length).toBe(compiled.length);
  });

  test.each(COMPARED)('%s holds the same rows as in Tau', (relation) => {
    let rows = 0;
    compiled.forEach((one, i) => {
      const expected = tauRows(traceOf(one), relation);
      rows += expected.length;
      expect(answers[i]?.get(relation) ?? [], `world ${i} of seed ${SEED}`).toEqual(expected);
    });
    expect(rows).toBeGreaterThan(0);
  });

  test('laws 1 to 5 hold of every outcome', () => {
    const broken = answers.flatMap((answer, i) =>
      (answer.get('broken/3') ?? []).map((row) => `world ${i}: ${row}`),
    );
    expect(broken).toEqual([]);
  });

  test('the laws are not empty: an outcome with a unit struck out breaks one', () => {
    const victim = compiled.find((one) =>
      one.selected.some(({ reasons }) => reasons[0]?.type === 'dependency_of'),
    );
    if (!victim) throw new Error('no world with a requirement');
    const struck = {
      ...victim,
      selected: victim.selected.filter(({ reasons }) => reasons[0]?.type !== 'dependency_of'),
    };
    const [answer] = askSwi([victim], [struck]);
    expect(answer?.get('broken/3')?.length ?? 0).toBeGreaterThan(0);
  });
});

/** Rows by relation, as sorted keys, of each world. `outcomes` replace what is judged by the laws. */
function askSwi(compiled: readonly Compiled[], outcomes = compiled): ReadonlyMap<string, string[]>[] {
  const all = compiled.map((one, i) => worldTerm(one, outcomes[i] ?? one));
  const dynamic = changing(compiled);
  const text = [prelude(dynamic), lawTables(), ...all, main(dynamic)].join('\n');
  const lines = runSwipl(text).split('\n');
  const answers: Map<string, string[]>[] = [];
  for (const line of lines) {
    if (line === 'world') answers.push(new Map());
    // SWI-Prolog escapes some characters in a form of its own.
    const iso = line.replace(/\\u([0-9A-Fa-f]{4})/g, '\\x$1\\');
    const read = line.startsWith('row(') ? readTerm(iso) : undefined;
    if (!read?.ok || read.value.term.kind !== 'compound') continue;
    const [relation, row] = read.value.term.args as [Term, Term];
    const name = relation.kind === 'atom' ? relation.name : '';
    const last = answers.at(-1);
    last?.set(name, [...(last.get(name) ?? []), keyOf(row)].sort());
  }
  return answers;
}

function tauRows({ fighting }: Trace, relation: string): string[] {
  if (relation !== 'outranks/2') {
    const rows = fighting().rows(relation, new Array(Number(relation.at(-1))).fill(undefined));
    return rows.ok
      ? rows.value.map(({ args }) => keyOf(compound(relation.slice(0, -2), ...args))).sort()
      : ['undetermined'];
  }
  const [a, b] = [variable('A'), variable('B')];
  const goal = ['entry', 'entry'].map((name, i) => compound(name, i === 0 ? a : b));
  const asked = compound(',', goal[0] as Term, compound(',', goal[1] as Term, compound('outranks', a, b)));
  const answer = fighting().solve(asked);
  if (!answer.ok) return ['undetermined'];
  return answer.value.solutions
    .map((found) => keyOf(compound('outranks', found.get('A') as Term, found.get('B') as Term)))
    .sort();
}

/** `world([Clause, …]).` with the facts of the policy, the turn and the outcome, and every rule. */
function worldTerm(compiled: Compiled, outcome: Compiled): string {
  const { opened, fighting } = traceOf(compiled);
  const clauses: string[] = [];
  for (const list of opened.program.clauses.values())
    for (const { head, body } of list)
      clauses.push(body ? `(${writeTerm(compound(':-', head, body))})` : writeTerm(head));
  const fact = (relation: string, rows: readonly Row[]) => {
    for (const { args } of rows) clauses.push(writeTerm(compound(relation.slice(0, -2), ...args)));
  };
  for (const [relation, rows] of catalogFacts(opened.policy)) fact(relation, rows);
  for (const [relation, { given, arity }] of VOCABULARY) {
    if (given !== 'turn' && given !== 'compiler') continue;
    if (relation === 'precedes/2') continue;
    const rows = fighting().rows(relation, new Array(arity).fill(undefined));
    if (rows.ok) fact(relation, rows.value);
  }
  clauses.push(...outcomeFacts(outcome, compiled));
  return `world([${clauses.join(',\n  ')}]).`;
}

function outcomeFacts(outcome: Compiled, compiled: Compiled): string[] {
  const terms: Term[] = [];
  for (const { unit, reasons } of outcome.selected) {
    terms.push(compound('outcome_selected', atom(unit)));
    if (related(compiled, 'activation/2', unit).some((value) => String(value) === 'always'))
      terms.push(compound('pinned', atom(unit)));
    for (const reason of reasons)
      if ('unit' in reason) terms.push(compound('because', atom(unit), atom(reason.type), atom(reason.unit)));
  }
  for (const { unit } of compiled.candidates) terms.push(compound('candidate', atom(unit)));
  for (const { unit, reasons } of compiled.rejected)
    for (const reason of reasons)
      if ('unit' in reason) terms.push(compound('beaten', atom(unit), atom(reason.type), atom(reason.unit)));
  return terms.map(writeTerm);
}

/** The laws, as clauses beside the relations of the worlds. */
const lawTables = (): string => readFileSync(new URL('laws.pl', import.meta.url), 'utf8');

const OUTCOME = ['outcome_selected/1', 'pinned/1', 'candidate/1', 'because/3', 'beaten/3'];

/** What differs from world to world, and is forgotten after each: helpers of the policies, too. */
function changing(compiled: readonly Compiled[]): readonly string[] {
  const all = new Set([...VOCABULARY.keys(), 'identity/2', ...OUTCOME]);
  for (const one of compiled) {
    const { program, policy } = traceOf(one).opened;
    for (const relation of [...program.clauses.keys(), ...policy.facts.keys()]) all.add(relation);
  }
  all.delete('precedes/2');
  return [...all];
}

const prelude = (dynamic: readonly string[]): string => `
:- set_prolog_flag(double_quotes, atom).
:- dynamic ${dynamic.join(', ')}.
:- discontiguous world/1.
precedes(A, B) :- A @< B.
starts_with(Whole, Start) :- once(sub_atom(Whole, 0, _, _, Start)).
`;

const main = (dynamic: readonly string[]): string => `
relation(R) :- member(R, [${COMPARED.map((relation) => `${relation.slice(0, -2)}/${relation.at(-1)}`).join(', ')}, broken/3]).
row(outranks/2, outranks(A, B)) :- !, entry(A), entry(B), outranks(A, B).
row(Name/Arity, Goal) :- functor(Goal, Name, Arity), call(Goal).
show(Name/Arity) :-
    findall(Goal, row(Name/Arity, Goal), Goals),
    sort(Goals, Rows),
    atomic_list_concat([Name, /, Arity], Relation),
    forall(member(Row, Rows), (write_term(row(Relation, Row), [quoted(true), ignore_ops(true)]), nl)).
clear :- forall(member(Name/Arity, [${dynamic.join(', ')}]), (functor(Head, Name, Arity), retractall(Head))), abolish_all_tables.
main :-
    set_stream(user_output, encoding(utf8)),
    forall(world(Clauses), (
        clear,
        forall(member(Clause, Clauses), assertz(Clause)),
        write(world), nl,
        forall(relation(R), show(R))
    )).
:- initialization((catch(main, E, (write(E), nl)), halt)).
`;
