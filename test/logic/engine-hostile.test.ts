/** Hostile programs: an answer, or a limit with the place of the rule. Never a throw, and never for long. */

import { describe, expect, test } from 'vitest';
import { compiledSolver } from '../../src/logic/engine.ts';
import { type Clause, program, type Row } from '../../src/logic/program.ts';
import { layer } from '../../src/logic/relations.ts';
import type { Solver } from '../../src/logic/solver.ts';
import { atom, compound, equalTerms, int, list, type Term, variable } from '../../src/logic/term.ts';
import { clausesOfText } from '../support/program-texts.ts';

type Tables = Readonly<Record<string, readonly (readonly Term[])[]>>;

const facts = (tables: Tables) =>
  layer(new Map(Object.entries(tables).map(([name, rows]) => [name, rows.map((args): Row => ({ args }))])));

const solver = (clauses: string | readonly Clause[], tables: Tables = {}): Solver =>
  compiledSolver(program(typeof clauses === 'string' ? clausesOfText(clauses) : clauses), facts(tables), {
    relations: ['nothing/1'],
  });

const numbers = (count: number): Term[][] => Array.from({ length: count }, (_, i) => [int(i)]);
const chain = (length: number): Term[][] => Array.from({ length }, (_, i) => [int(i), int(i + 1)]);

function nested(depth: number): Term {
  let term: Term = atom('z');
  for (let i = 0; i < depth; i++) term = compound('s', term);
  return term;
}

/** Rows by number, so that a failure doesn't print them all; a limit with its place. */
function count(answer: ReturnType<Solver['rows']>): number | string {
  if (answer.ok) return answer.value.length;
  const { code, place } = answer.error;
  return place ? `${code} at line ${place.line}` : code;
}

const LENGTH = 100_000;
const INFERENCES = 200_000;
const RECURSIONS = {
  right: 'reach(X, Z) :- edge(X, Z).\nreach(X, Z) :- edge(X, Y), reach(Y, Z).',
  left: 'reach(X, Z) :- edge(X, Z).\nreach(X, Z) :- reach(X, Y), edge(Y, Z).',
  double: 'reach(X, Z) :- edge(X, Z).\nreach(X, Z) :- reach(X, Y), reach(Y, Z).',
};

describe('deep recursion', () => {
  test.each(Object.entries(RECURSIONS))('to the %s asks a chain of 100 for all it reaches', (_, rules) => {
    const asked = solver(rules, { 'edge/2': chain(100) });
    expect(count(asked.rows('reach/2', [int(0), undefined]))).toBe(100);
  });

  test.each(Object.entries(RECURSIONS))('to the %s over a chain of 100,000 ends', (_, rules) => {
    const asked = solver(rules, { 'edge/2': chain(LENGTH) });
    expect(['limit at line 1', 'limit at line 2', LENGTH]).toContain(
      count(asked.rows('reach/2', [int(0), undefined], { inferences: INFERENCES })),
    );
  });

  test('the last node of a chain of 100,000 is reached from the left', () => {
    const asked = solver(RECURSIONS.left, { 'edge/2': chain(LENGTH) });
    expect(count(asked.rows('reach/2', [int(LENGTH - 10), int(LENGTH)]))).toBe(1);
  });

  test('a circle of 300 ends however it is walked', () => {
    const circle = [...chain(300), [int(300), int(0)]];
    for (const rules of [RECURSIONS.left, RECURSIONS.right]) {
      const asked = solver(rules, { 'edge/2': circle });
      expect(count(asked.rows('reach/2', [int(7), undefined], { inferences: 1_000_000 }))).toBe(301);
    }
  });

  test('a chain of 1,000 rules is followed to its end', () => {
    const rules = Array.from({ length: 1000 }, (_, i) => `p${i}(X) :- p${i + 1}(X).`).join('\n');
    const answer = count(solver(rules, { 'p1000/1': numbers(3) }).rows('p0/1', [undefined]));
    expect([3, 'limit', 'limit at line 1']).toContain(answer);
  });
});

describe('what never ends stops at the limit and names the rule', () => {
  test.each<readonly [string, string, string, readonly (Term | undefined)[], readonly (number | string)[]]>([
    [
      'a cross product',
      'far(A, B, C) :- big(A), big(B), big(C).',
      'far/3',
      [undefined, undefined, undefined],
      ['limit at line 1'],
    ],
    [
      'a cross product without a match',
      'far(x) :- big(A), big(B), big(C), A + B + C < 0.',
      'far/1',
      [undefined],
      [0, 'limit at line 1'],
    ],
    [
      'a rule that asks itself',
      'loop(X) :- loop(X).',
      'loop/1',
      [atom('x')],
      [0, 'limit', 'limit at line 1'],
    ],
    [
      'a number that grows',
      'n(0).\nn(N) :- n(M), N is M + 1.',
      'n/1',
      [undefined],
      ['limit at line 2', 'limit'],
    ],
    ['a term that grows', 'grow(X) :- grow(s(X)).', 'grow/1', [atom('x')], ['limit', 'limit at line 1']],
    [
      'a term that grows from below',
      't(z).\nt(s(X)) :- t(X).',
      't/1',
      [undefined],
      ['limit', 'limit at line 2'],
    ],
    ['a term that doubles', 'd(z).\nd(f(X, X)) :- d(X).', 'd/1', [undefined], ['limit', 'limit at line 2']],
    [
      'negation through itself',
      'odd(X) :- big(X), \\+ odd(X).',
      'odd/1',
      [int(3)],
      ['limit', 'limit at line 1', 'error', 0],
    ],
    [
      'a list that is never closed',
      'l([]).\nl([_|T]) :- l(T).',
      'l/1',
      [undefined],
      ['limit', 'limit at line 2', 'error'],
    ],
    [
      'numbers without end',
      'b(N) :- between(0, 9007199254740991, N), N < 0.',
      'b/1',
      [undefined],
      ['limit', 'limit at line 1'],
    ],
  ])('%s', (_, rules, relation, args, expected) => {
    const asked = solver(rules, { 'big/1': numbers(100) });
    expect(expected).toContain(count(asked.rows(relation, args, { inferences: 5_000 })));
    expect(count(asked.rows('big/1', [int(3)]))).toBe(1);
  });
});

describe('large programs', () => {
  test('10,000 clauses of one relation answer by their constant', () => {
    const rules = Array.from({ length: 10_000 }, (_, i) => `c(k${i}, V) :- value(V), V > ${i}.`).join('\n');
    const asked = solver(rules, { 'value/1': numbers(10) });
    expect(count(asked.rows('c/2', [atom('k3'), undefined]))).toBe(6);
    expect(count(asked.rows('c/2', [atom('k9999'), undefined]))).toBe(0);
    expect(count(asked.rows('c/2', [undefined, undefined]))).toBe(45);
  });

  test('a disjunction of 1,000 branches', () => {
    const branches = Array.from({ length: 1000 }, (_, i) => `X = b${i}`).join(' ; ');
    const asked = solver(`either(X) :- ${branches}.`);
    expect(count(asked.rows('either/1', [atom('b999')]))).toBe(1);
    expect(count(asked.rows('either/1', [undefined]))).toBe(1000);
  });

  test('a conjunction of 1,000 goals', () => {
    const asked = solver(`all(X) :- ${Array.from({ length: 1000 }, () => 'big(X)').join(', ')}.`, {
      'big/1': numbers(3),
    });
    expect(count(asked.rows('all/1', [int(2)]))).toBe(1);
  });

  test('a list of 20,000 items in a rule', () => {
    const items = Array.from({ length: 20_000 }, (_, i) => `i${i}`).join(', ');
    const asked = solver(`one(X) :- memberchk(X, [${items}]).\nany(X) :- member(X, [${items}]).`);
    expect(count(asked.rows('one/1', [atom('i19999')]))).toBe(1);
    expect([20_000, 'limit', 'limit at line 2']).toContain(count(asked.rows('any/1', [undefined])));
  });
});

describe('large and strange constants', () => {
  test('an atom of 64 KB is compared, joined and taken apart like any other', () => {
    const long = atom('x'.repeat(65_536));
    const other = atom(`${'x'.repeat(65_535)}y`);
    const asked = solver('same(X) :- a(X), b(X).\nfirst(X) :- a(X), starts_with(X, xxx).', {
      'a/1': [[long], [other]],
      'b/1': [[long]],
    });
    expect(asked.rows('same/1', [undefined])).toEqual({ ok: true, value: [{ args: [long] }] });
    expect(count(asked.rows('first/1', [undefined]))).toBe(2);
  });

  test('a constant 100,000 levels deep is joined with itself, and with no other', () => {
    const deep = nested(LENGTH);
    const asked = solver('same(X) :- a(X), b(X).\nnone(X) :- a(X), \\+ b(X).\ninner(X) :- a(s(X)).', {
      'a/1': [[deep], [compound('s', deep)]],
      'b/1': [[nested(LENGTH)]],
    });
    const same = asked.rows('same/1', [undefined]);
    expect(same.ok && same.value.every(({ args }) => equalTerms(args[0] as Term, deep))).toBe(true);
    expect(count(same)).toBe(1);
    expect(count(asked.rows('none/1', [undefined]))).toBe(1);
    const inner = asked.rows('inner/1', [undefined]);
    expect([2, 'limit', 'limit at line 3']).toContain(count(inner));
  });

  test('a list of 100,000 items passes through', () => {
    const long = list(Array.from({ length: LENGTH }, (_, i) => int(i)));
    const asked = solver('kept(X) :- a(X).\nhead(X) :- a([X|_]).', { 'a/1': [[long]] });
    expect(count(asked.rows('kept/1', [undefined]))).toBe(1);
    expect(count(asked.rows('kept/1', [long]))).toBe(1);
    expect(asked.rows('head/1', [undefined])).toEqual({ ok: true, value: [{ args: [int(0)] }] });
  });

  test.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    '\0',
    '[]',
    '{}',
    'a/b',
    "it's",
    '\ud800',
  ])('a relation named %j is one like any other', (name) => {
    const [x, y] = [variable('X'), variable('Y')];
    const place = { file: 'test.pl', line: 1, column: 1 };
    const asked = solver(
      [
        {
          head: compound(name, x),
          body: compound(',', compound(name, x, y), compound('\\+', compound('no', y))),
          place,
        },
        { head: compound('no', atom(name)), place },
      ],
      {
        [`${name}/2`]: [
          [int(1), atom('a')],
          [int(2), atom(name)],
        ],
        [`${name}/1`]: [[int(3)]],
      },
    );
    const answer = asked.rows(`${name}/1`, [undefined]);
    const values = answer.ok ? answer.value.map(({ args }) => args[0]) : [];
    expect(values.map((value) => (value?.kind === 'int' ? value.value : value)).sort()).toEqual([1, 3]);
  });

  test('a variable may have any name', () => {
    const asked = solver('p(__proto__) :- a(__proto__), \\+ b(__proto__, _constructor).', {
      'a/1': numbers(2),
      'b/2': [[int(0), int(0)]],
    });
    expect(asked.rows('p/1', [undefined])).toEqual({ ok: true, value: [{ args: [int(1)] }] });
    const answer = asked.solve(compound('p', variable('__proto__')));
    expect(answer.ok && answer.value.solutions.map((found) => found.get('__proto__'))).toEqual([int(1)]);
  });

  test('lists of the program are lists of the facts', () => {
    const answer = solver('p(X) :- a([X, b]).', { 'a/1': [[list([int(1), atom('b')])]] }).rows('p/1', [
      undefined,
    ]);
    expect(answer).toEqual({ ok: true, value: [{ args: [int(1)] }] });
  });
});
