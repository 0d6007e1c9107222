/**
 * The compiled engine has the answers of Tau, and of plain bottom-up evaluation where Tau does not end.
 *
 * A failing law prints the smallest program it fails for.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compiledSolver } from '../../src/logic/engine.ts';
import { type Facts, program, type Row } from '../../src/logic/program.ts';
import { layer } from '../../src/logic/relations.ts';
import type { Solver } from '../../src/logic/solver.ts';
import { tauSolver } from '../../src/logic/tau.ts';
import { atom, int, type Term } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { evaluate, rowsLike } from '../support/program-oracle.ts';
import {
  ask,
  type Compared,
  layersOf,
  mergedLayer,
  optionsOf,
  type Question,
  questionsOf,
  showQuestion,
  solve,
  steadyChoice,
} from '../support/program-questions.ts';
import { clausesOfText } from '../support/program-texts.ts';
import { type Dialect, programOf, type Sample, samples, sampleText } from '../support/programs.ts';
import { numRuns } from '../support/runs.ts';

/** What Tau may spend on a question, and the engine, which counts otherwise. */
const TAU_INFERENCES = 1_000;
const ENGINE_INFERENCES = 10_000;

/** Each question, and what Tau says to it. */
interface Asked {
  readonly question: Question;
  readonly answer: Compared;
}

const tauOf = (sample: Sample): Solver =>
  tauSolver(programOf(sample), mergedLayer(sample), optionsOf(sample));
const engineOf = (sample: Sample): Solver =>
  compiledSolver(programOf(sample), mergedLayer(sample), optionsOf(sample));

function openRows(solver: Solver, relation: string) {
  const open = new Array<undefined>(Number(relation.slice(relation.lastIndexOf('/') + 1))).fill(undefined);
  const answer = solver.rows(relation, open, { inferences: TAU_INFERENCES });
  return answer.ok ? answer.value.map(({ args }) => args) : [];
}

/** What Tau decides, open questions and bound ones. */
function askTau(sample: Sample, each: number): readonly Asked[] {
  const tau = tauOf(sample);
  return questionsOf(sample, (relation) => openRows(tau, relation), each)
    .map((question) => ({ question, answer: ask(tau, question, TAU_INFERENCES) }))
    .filter(({ answer }) => answer !== 'limit');
}

/** Where Tau raises, the engine need only not answer. */
const same = (answer: Compared, expected: Compared, what: string): void =>
  typeof expected === 'string' && typeof answer === 'string'
    ? undefined
    : expect(answer, what).toEqual(expected);

function agrees(solver: Solver, asked: readonly Asked[]): void {
  for (const { question, answer } of asked)
    same(ask(solver, question, ENGINE_INFERENCES), answer, showQuestion(question));
}

/** A law of every program of a dialect. */
function law(dialect: Dialect, holds: (sample: Sample) => void, share = 1): void {
  fc.assert(
    fc.property(samples(dialect), (sample) => {
      try {
        holds(sample);
      } catch (error) {
        throw new Error(`${error instanceof Error ? error.message : error}\n\n${sampleText(sample)}`);
      }
    }),
    { numRuns: Math.ceil(numRuns * share) },
  );
}

describe('the rows of the compiled engine are those of Tau', () => {
  test.each<readonly [string, Dialect, number]>([
    ['Datalog that binds what it uses', { pure: true }, 0.2],
    ['Datalog that asks too early, computes and raises', {}, 0.3],
    ['programs that only an interpreter can run in parts', { interpreted: true }, 0.3],
    [
      'programs in which the order of answers tells, and how often each comes',
      { interpreted: true, ordered: true },
      0.2,
    ],
  ])('%s', (_, dialect, share) => {
    law(dialect, (sample) => agrees(engineOf(sample), askTau(sample, 4)), share);
  });
});

test('the solutions of a goal are those of Tau', () => {
  const agree = (sample: Sample): void => {
    const [tau, engine] = [tauOf(sample), engineOf(sample)];
    const sorts = sampleText(sample).includes('sort(');
    for (const goal of sample.goals) {
      const expected = solve(tau, goal, TAU_INFERENCES, sorts);
      if (expected === 'limit') continue;
      same(solve(engine, goal, ENGINE_INFERENCES, sorts), expected, writeTerm(goal));
    }
  };
  law({ interpreted: true }, agree, 0.5);
});

describe('bottom-up evaluation gives the same rows', () => {
  let decided = 0;
  let limited = 0;
  const judged = (solver: Solver, sample: Sample): void => {
    const tables = evaluate(sample);
    if (!tables) return;
    const rowsOf = (relation: string) => [...(tables.get(relation)?.values() ?? [])];
    for (const question of questionsOf(sample, rowsOf, 5)) {
      const answer = ask(solver, question, ENGINE_INFERENCES);
      // Some recursion over terms is left to the interpreter, where it runs in circles.
      if (answer === 'limit') limited++;
      else expect(answer, showQuestion(question)).toEqual(rowsLike(tables, question));
      decided++;
    }
  };

  test('where recursion ends in Prolog', () => {
    law({ pure: true }, (sample) => judged(engineOf(sample), sample), 0.2);
  });

  test('where it runs in circles, to the left, and through itself', () => {
    law({ pure: true, circles: true }, (sample) => judged(engineOf(sample), sample), 0.5);
  });

  test('whatever the order of clauses and rows', () => {
    law(
      { pure: true, circles: true },
      (sample) => {
        const turned = {
          ...sample,
          clauses: sample.clauses.toReversed(),
          layers: sample.layers.map(
            (facts) => new Map([...facts].map(([name, rows]) => [name, rows.toReversed()])),
          ),
        };
        judged(engineOf(turned), sample);
      },
      0.3,
    );
  });

  test('and hardly ever none', () => {
    expect(limited).toBeLessThan(decided / 20);
  });
});

describe('layers', () => {
  const layered = (sample: Sample): readonly Solver[] => {
    const solvers: Solver[] = [];
    for (const facts of layersOf(sample)) {
      const below = solvers.at(-1);
      solvers.push(below ? below.with(facts) : compiledSolver(programOf(sample), facts, optionsOf(sample)));
    }
    return solvers;
  };

  test('facts in layers are as good as all in one', () => {
    law(
      { interpreted: true },
      (sample) => {
        const top = layered(sample).at(-1);
        if (top) agrees(top, askTau(sample, 2));
      },
      0.3,
    );
  });

  test('a solver with more facts leaves the earlier ones as they were', () => {
    law(
      { interpreted: true },
      (sample) => {
        const solvers = layered(sample);
        const expected = sample.layers.map((_, i) =>
          askTau({ ...sample, layers: sample.layers.slice(0, i + 1) }, 1),
        );
        for (const i of [2, 0, 1, 2, 0]) agrees(solvers[i] as Solver, expected[i] ?? []);
      },
      0.2,
    );
  });

  test('two solvers over one program do not see each other', () => {
    law(
      { interpreted: true },
      (sample) => {
        const shared = programOf(sample);
        const [first, second] = sample.layers.slice(0, 2).map((facts) => {
          const only = { ...sample, layers: [facts] };
          return { asked: askTau(only, 1), solver: compiledSolver(shared, layer(facts), optionsOf(sample)) };
        });
        for (const one of [first, second, first]) if (one) agrees(one.solver, one.asked);
      },
      0.2,
    );
  });
});

test('questions may be asked in any order, and again', () => {
  law(
    { interpreted: true, ordered: true },
    (sample) => {
      const asked = askTau(sample, 3);
      const choose = steadyChoice(asked.length);
      const engine = engineOf(sample);
      const shuffled = asked.map((one) => [choose(1000), one] as const).sort(([a], [b]) => a - b);
      agrees(
        engine,
        shuffled.map(([, one]) => one),
      );
      agrees(engine, asked);
    },
    0.2,
  );
});

describe('what a long run found', () => {
  const asked = (clauses: string, facts: Facts = new Map()) => {
    const relations = ['fact/1', 'pair/2'];
    return (solver: typeof tauSolver, goal: string) =>
      solve(
        solver(program(clausesOfText(clauses)), layer(facts), { relations }),
        clausesOfText(`goal :- ${goal}.`)[0]?.body as Term,
        ENGINE_INFERENCES,
      );
  };
  const pairs: Facts = new Map<string, readonly Row[]>([
    ['pair/2', Array.from({ length: 40 }, (_, i) => ({ args: [int(i), int(i + 1)] }))],
    ['fact/1', [{ args: [atom('a')] }]],
  ]);

  test.each([
    [
      'a variable given twice is bound on both sides inside an interpreted rule',
      'q(X, Y) :- -1 = Y, atom_length(abc, X).\np :- q(V, V).',
      'p',
    ],
    [
      'a term that is part open is seen by a rule that denies',
      'calm(f(X, Y)) :- \\+ fact(Y), pair(Y, _), fact(X).\nr(Y) :- calm(f(Y, 1)).',
      'r(Y)',
    ],
    [
      'a search that fails at a head is short, however long it is without it',
      'p(f(X, 1)) :- pair(X, _), pair(_, X), pair(_, _), pair(_, _).\nr(Y) :- p(f(_, Y)).',
      'r(b)',
    ],
    [
      'a test that the interpreter makes of a compiled rule ends with its first proof',
      'p(X) :- pair(X, _), pair(_, _), pair(_, _), pair(_, _).\nr :- findall(X, fact(X), _), \\+ p(3).',
      'r',
    ],
  ])('%s', (_, clauses, goal) => {
    const ask = asked(clauses, pairs);
    const expected = ask(tauSolver, goal);
    same(ask(compiledSolver, goal), expected, goal);
    expect(expected).not.toBe('limit');
  });
});

test('a relation that nothing states holds nothing', () => {
  expect(compiledSolver(program([]), new Map()).rows('nothing/1', [undefined])).toEqual({
    ok: true,
    value: [],
  });
});
