/**
 * A third reading of generated programs: SWI-Prolog gives the rows that the compiled engine gives.
 *
 * One process answers for all programs of a dialect. Programs keep to what ISO decides. Where Tau, and so the
 * engine, is known to differ from SWI-Prolog, `DIFFERENCES` says how, and shows that the difference is still there.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compiledSolver } from '../../src/logic/engine.ts';
import { program } from '../../src/logic/program.ts';
import type { Solver } from '../../src/logic/solver.ts';
import { tauSolver } from '../../src/logic/tau.ts';
import { variable } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { evaluate } from '../support/program-oracle.ts';
import {
  ask,
  type Compared,
  mergedLayer,
  optionsOf,
  questionsOf,
  showQuestion,
} from '../support/program-questions.ts';
import { clausesOfText } from '../support/program-texts.ts';
import { type Dialect, programOf, type Sample, samples, sampleText } from '../support/programs.ts';
import { askSwi, type Examination } from '../support/swi-programs.ts';
import { haveSwipl, runSwipl } from '../support/swipl.ts';

const SEED = 20261130;
const INFERENCES = 1_500;

interface Examined extends Examination {
  readonly expected: readonly Compared[];
}

/** What the engine decides, so that no question takes SWI-Prolog for ever. */
function examined(sample: Sample): Examined {
  const engine = compiledSolver(programOf(sample), mergedLayer(sample), optionsOf(sample));
  const tables = evaluate(sample);
  const rowsOf = (relation: string) => [...(tables?.get(relation)?.values() ?? [])];
  const asked = questionsOf(sample, rowsOf, 3)
    .map((question) => ({ question, answer: ask(engine, question, INFERENCES) }))
    .filter(({ answer }) => answer !== 'limit');
  return {
    sample,
    questions: asked.map(({ question }) => question),
    expected: asked.map(({ answer }) => answer),
  };
}

describe.skipIf(!haveSwipl)('SWI-Prolog gives the same rows as the compiled engine', () => {
  test.each<readonly [string, Dialect, number, boolean]>([
    ['to Datalog, computing and raising', {}, 30, false],
    ['to programs with parts for an interpreter', { interpreted: true }, 25, false],
    ['where the order of answers tells', { interpreted: true, ordered: true }, 20, false],
    ['to recursion of any kind, tabled', { pure: true, circles: true }, 40, true],
  ])('%s', (_, dialect, count, tabled) => {
    const drawn = fc.sample(samples({ ...dialect, iso: true }), { numRuns: count, seed: SEED });
    const all = drawn.map(examined);
    const answers = askSwi(all, tabled);
    let rows = 0;
    all.forEach(({ sample, questions, expected }, i) => {
      questions.forEach((question, at) => {
        const answer = expected[at] as Compared;
        rows += typeof answer === 'string' ? 0 : answer.length;
        expect(answers[i]?.[at], `${showQuestion(question)}\n${sampleText(sample)}`).toEqual(answer);
      });
    });
    expect(rows).toBeGreaterThan(count);
  });
});

/** A goal with one variable X; what Tau and the engine say; what SWI-Prolog says; why. */
const DIFFERENCES: readonly (readonly [string, string, string, string])[] = [
  ['X is 4 / 2', '2.0', '2', '/ gives a float here, as in ISO of 1995; SWI keeps exact integers'],
  ['X is 2 ** 3', '8.0', '8', '** gives a float here, as in ISO of 1995; SWI prefers integers'],
  ['X is max(2, 1.0)', '2.0', '2', 'a float as soon as either side is one; ISO leaves the type open'],
  ['X is 9007199254740991 + 1', 'error', '9007199254740992', 'integers are bounded here, as ISO allows'],
  ['2.0 @< 1, X = yes', 'yes', 'no', 'every float is before every integer, as in ISO; SWI compares by value'],
  ['memberchk(a, 7), X = yes', 'no', 'error', 'no list has no members; SWI calls it a type error'],
  ['memberchk(b, [a, Y]), X = Y', 'error', 'b', 'a list must be ground to be searched'],
  ['X is [a]', 'error', '97', 'SWI takes a list of one character for its code'],
];

describe('where Tau and SWI-Prolog differ', () => {
  const clauses = (goal: string) => clausesOfText(`p(X) :- ${goal}.`);
  const answerOf = (solver: Solver): string => {
    const answer = solver.rows('p/1', [undefined]);
    if (!answer.ok) return 'error';
    return answer.value.map(({ args }) => writeTerm(args[0] ?? variable('X'))).join(' ') || 'no';
  };

  test.each(DIFFERENCES)('%s is %s in Tau and in the engine', (goal, expected) => {
    expect(answerOf(tauSolver(program(clauses(goal)), new Map()))).toBe(expected);
    expect(answerOf(compiledSolver(program(clauses(goal)), new Map()))).toBe(expected);
  });

  test.skipIf(!haveSwipl)('SWI-Prolog says what the table says of it', () => {
    const asked = DIFFERENCES.map(
      ([goal]) => `:- catch((${goal}, !, print(X) ; print(no)), _, print(error)), nl.`,
    );
    const said = runSwipl(`:- style_check(-singleton).\n${asked.join('\n')}`, ['--traditional']).trim();
    expect(said.split('\n')).toEqual(DIFFERENCES.map(([, , swi]) => swi));
  });
});
