/** Unification as the interpreter does it: variables that meet each other stay together, however many meet. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { program } from '../../src/logic/program.ts';
import { tauSolver } from '../../src/logic/tau.ts';
import { atom, compound, list, mapLeaves, type Term, variable } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { unified } from '../support/program-oracle.ts';
import { solve } from '../support/program-questions.ts';
import { clausesOfText } from '../support/program-texts.ts';
import { numRuns } from '../support/runs.ts';

const NAMES = ['V', 'W', 'X', 'Y', 'Z'];

test.each([
  ['three arguments that one variable holds together', 't(V, V, V)', 't(A, B, C) :- A = x, B = y.', 0],
  ['the last of them', 't(V, V, V)', 't(A, B, C) :- B = y, C = z.', 0],
  ['two variables crossing', 't(V, W, V, W)', 't(A, B, C, D) :- A = x, D = y, C = x, B = y.', 1],
  ['a chain of terms', 't(V)', 't(X) :- f(X, Y, Z) = f(g(Y), g(Z), a), X == g(g(a)).', 1],
  ['rows behind a rule', 't', 't :- u(V, V, V).\nu(A, B, C) :- v(A, B, C).\nv(x, y, x).', 0],
])('%s', (_, goal, text, solutions) => {
  const solver = tauSolver(program(clausesOfText(text)), new Map());
  const asked = clausesOfText(`${goal}.`)[0]?.head as Term;
  expect(solve(solver, asked)).toHaveLength(solutions);
});

const term = fc.letrec<{ term: Term }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...NAMES).map(variable),
    fc.constantFrom('a', 'b').map(atom),
    fc.tuple(tie('term'), tie('term')).map((args) => compound('f', ...args)),
    tie('term').map((arg) => compound('g', arg)),
    fc.array(tie('term'), { maxLength: 3 }).map((items) => list(items)),
  ),
})).term;

const sides = fc.integer({ min: 1, max: 5 }).chain((length) => {
  const side = fc.array(term, { minLength: length, maxLength: length }).map((args) => compound('p', ...args));
  return fc.tuple(side, side);
});

/** The term as a text in which all open variables look the same. */
const shape = (of: Term): string =>
  writeTerm(mapLeaves(of, (leaf) => (leaf.kind === 'var' ? variable('_') : leaf)));

test('two terms are unified as by the book', () => {
  fc.assert(
    fc.property(sides, ([goal, pattern]) => {
      const head = mapLeaves(pattern, (leaf) => (leaf.kind === 'var' ? variable(`${leaf.name}1`) : leaf));
      const expected = unified(goal, head);
      // A variable inside itself: Prologs differ, and no policy should come near.
      fc.pre(expected !== 'circle');
      const answer = tauSolver(program([]), new Map()).solve(compound('=', goal, head));
      if (!answer.ok) throw new Error(answer.error.message);
      const [found] = answer.value.solutions;
      expect(found !== undefined).toBe(expected !== undefined);
      if (!found || !expected) return;
      const solved = (side: Term) =>
        mapLeaves(side, (leaf) => (leaf.kind === 'var' ? (found.get(leaf.name) ?? leaf) : leaf));
      // Which open variables are the same is not told, so each stands for itself.
      for (const side of [goal, head]) expect(shape(solved(side))).toBe(shape(expected));
    }),
    { numRuns },
  );
});
