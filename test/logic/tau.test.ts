import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { source } from '../../src/logic/diagnostics.ts';
import { type Clause, program, type Row } from '../../src/logic/program.ts';
import { located } from '../../src/logic/proof.ts';
import { readText } from '../../src/logic/reader.ts';
import { layer } from '../../src/logic/relations.ts';
import type { Solver } from '../../src/logic/solver.ts';
import { tauSolver } from '../../src/logic/tau.ts';
import { atom, compound, float, int, list, plain, type Term, variable } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { numRuns } from '../support/runs.ts';

/** The program of a text; facts of it stay clauses. */
function programOf(text: string) {
  const read = readText(source('test.pl', text));
  expect(read.diagnostics).toEqual([]);
  return program(
    read.clauses.map(({ term }, i): Clause => {
      const clause = plain(term);
      const place = { file: 'test.pl', line: i + 1, column: 1 };
      if (clause.kind === 'compound' && clause.name === ':-')
        return { head: clause.args[0] as Clause['head'], body: clause.args[1] as Term, place };
      return { head: clause as Clause['head'], place };
    }),
  );
}

const facts = (rows: Record<string, readonly (readonly Term[])[]>) =>
  layer(new Map(Object.entries(rows).map(([name, all]) => [name, all.map((args): Row => ({ args }))])));

const solver = (text: string, rows: Record<string, readonly (readonly Term[])[]> = {}): Solver =>
  tauSolver(programOf(text), facts(rows), { relations: ['nothing/1'] });

function shown(answer: ReturnType<Solver['rows']>): readonly string[] | string {
  if (!answer.ok) return answer.error.code;
  return answer.value.map(({ args }) => args.map(writeTerm).join(', '));
}

describe('rows', () => {
  const family = solver(
    'parent(ann, bob). parent(bob, cid). elder(X, Y) :- parent(X, Y). elder(X, Z) :- parent(X, Y), elder(Y, Z).',
    {
      'parent/2': [[atom('cid'), atom('dot')]],
      'age/2': [
        [atom('ann'), int(70)],
        [atom('bob'), float(45.5)],
      ],
    },
  );

  test.each([
    ['facts of the program and of the layer alike', 'parent/2', [atom('cid'), undefined], ['cid, dot']],
    [
      'derived rows, without duplicates',
      'elder/2',
      [atom('ann'), undefined],
      ['ann, bob', 'ann, cid', 'ann, dot'],
    ],
    [
      'rows by their second argument',
      'elder/2',
      [undefined, atom('dot')],
      ['cid, dot', 'ann, dot', 'bob, dot'],
    ],
    ['numbers as they are', 'age/2', [undefined, undefined], ['ann, 70', 'bob, 45.5']],
    ['nothing of a relation that nobody states', 'nothing/1', [undefined], []],
  ] as const)('gives %s', (_, relation, args, expected) => {
    expect(shown(family.rows(relation, args))).toEqual(expected);
  });

  test('is the text relation asked for', () => {
    const ask = (name: string, a: string, b: string) =>
      shown(family.rows(`${name}/2`, [atom(a), atom(b)])).length;
    expect([
      ask('starts_with', 'abc', 'ab'),
      ask('ends_with', 'abc', 'ab'),
      ask('contains', 'abc', 'b'),
    ]).toEqual([1, 0, 1]);
  });

  test.each([
    ['/workspace/a/b', '/workspace', true],
    ['/workspace/../etc/passwd', '/workspace', false],
    ['/workspace-other', '/workspace', false],
    ['C:\\work\\a', 'C:/work', true],
    ['a/../../b', '.', false],
    ['/workspace', '/workspace/', true],
  ])('says whether %s is under %s', (path, folder, expected) => {
    expect(shown(family.rows('under/2', [atom(path), atom(folder)])).length === 1).toBe(expected);
  });
});

describe('layers', () => {
  test('a layer adds rows to its own solver and to no other', () => {
    const base = solver('free(X) :- room(X), \\+ taken(X).', {
      'room/1': [[atom('a')], [atom('b')]],
      'taken/1': [],
    });
    const later = base.with(facts({ 'taken/1': [[atom('a')]] }));
    expect(shown(later.rows('free/1', [undefined]))).toEqual(['b']);
    expect(shown(base.rows('free/1', [undefined]))).toEqual(['a', 'b']);
  });

  test('policies with the same program do not see each other', () => {
    const shared = programOf('seen(X) :- thing(X).');
    const one = tauSolver(shared, facts({ 'thing/1': [[atom('one')]] }));
    const two = tauSolver(shared, facts({ 'thing/1': [[atom('two')]] }));
    expect(shown(one.rows('seen/1', [undefined]))).toEqual(['one']);
    expect(shown(two.rows('seen/1', [undefined]))).toEqual(['two']);
  });
});

describe('limits', () => {
  const wild = solver(`
    loop(X) :- loop(X).
    grow(X) :- grow(s(X)).
    deep(0).
    deep(s(X)) :- deep(X).
    bad(X) :- X is foo + 1.
    open(X, Y) :- X = Y.
    helper(X) :- thing(X), bad(X).
    thing(1).
  `);

  test.each([
    ['a loop', 'loop/1', [atom('x')], 'limit'],
    ['a term that grows', 'grow/1', [atom('x')], 'limit'],
    ['an error', 'bad/1', [undefined], 'error'],
    ['an open answer', 'open/2', [undefined, undefined], 'error'],
    ['an unknown predicate', 'helper/9', new Array(9).fill(undefined), []],
  ] as const)('%s is undetermined, never a row', (_, relation, args, expected) => {
    expect(shown(wild.rows(relation, args, { inferences: 20_000 }))).toEqual(expected);
  });

  test('the next question is answered as if nothing had happened', () => {
    wild.rows('loop/1', [atom('x')], { inferences: 1000 });
    expect(shown(wild.rows('thing/1', [undefined]))).toEqual(['1']);
  });

  test('an error is placed in the deepest clause that raises it', () => {
    const all = programOf('bad(X) :- X > foo. helper(X) :- thing(X), bad(X). thing(1).');
    const asked = tauSolver(all, facts({}));
    const goal = compound('helper', variable('X'));
    const answer = asked.solve(goal);
    if (answer.ok) throw new Error('expected an error');
    expect(located(all, asked, goal, answer.error).place).toEqual({ file: 'test.pl', line: 1, column: 1 });
  });

  test('an answer limit says that there are more', () => {
    const answer = solver('n(X) :- member(X, [1, 2, 3]).').solve(compound('n', variable('X')), {
      answers: 2,
    });
    expect(answer.ok && [answer.value.solutions.length, answer.value.more]).toEqual([2, true]);
  });
});

describe('hostile names', () => {
  test.each([
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'x), halt',
    "it's",
    '\u0000',
    '[]',
    '{}',
    '!',
    '',
  ])('the name %j is an atom like any other', (name) => {
    const rules = solver('chosen(X) :- thing(X), \\+ barred(X).', {
      'thing/1': [[atom(name)], [atom('other')]],
      'barred/1': [[atom('other')]],
    });
    expect(rules.rows('chosen/1', [undefined])).toEqual({ ok: true, value: [{ args: [atom(name)] }] });
    expect(shown(rules.rows('chosen/1', [atom(name)]))).toHaveLength(1);
  });

  test('a name of 64 KB passes through', () => {
    const name = 'x'.repeat(65_536);
    const rules = solver('chosen(X) :- thing(X).', { 'thing/1': [[atom(name)]] });
    expect(shown(rules.rows('chosen/1', [atom(name)]))).toEqual([name]);
  });

  test('variables may have any name', () => {
    const answer = solver('n(1).').solve(compound('n', variable('__proto__')));
    expect(answer.ok && answer.value.solutions.map((found) => found.get('__proto__'))).toEqual([int(1)]);
  });
});

test('a ground term comes back from the machine as it went in', () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }).map(atom),
    fc.integer().map(int),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(float),
  );
  const { term } = fc.letrec<{ term: Term }>((tie) => ({
    term: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc
        .tuple(fc.constantFrom('f', '-', ','), fc.array(tie('term'), { minLength: 1, maxLength: 3 }))
        .map(([name, args]) => compound(name, ...args)),
      fc.array(tie('term'), { maxLength: 3 }).map((items) => list(items)),
    ),
  }));
  const copy = solver('copy(X, X) :- given(X).', {});
  fc.assert(
    fc.property(term, (value) => {
      const answer = copy.with(facts({ 'given/1': [[value]] })).rows('copy/2', [undefined, undefined]);
      expect(answer).toEqual({ ok: true, value: [{ args: [value, value] }] });
    }),
    { numRuns },
  );
});
