import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeTerm, encodeClause, encodeTerm, identityRelation, unitOf } from '../../src/catalog/encode.ts';
import { identityTerm, type UnitId, unitId } from '../../src/catalog/identity.ts';
import { source } from '../../src/logic/diagnostics.ts';
import { type Clause, type Program, program } from '../../src/logic/program.ts';
import { readText } from '../../src/logic/reader.ts';
import { keyOf, layer } from '../../src/logic/relations.ts';
import { tauSolver } from '../../src/logic/tau.ts';
import {
  atom,
  type Compound,
  compound,
  int,
  list,
  mapLeaves,
  plain,
  type Term,
  text,
  variable,
  variablesOf,
} from '../../src/logic/term.ts';
import { numRuns } from '../support/runs.ts';
import { anyTerm, anyUnitId } from '../support/unit-arbitraries.ts';

const runs = { numRuns };
const place = { file: 'rules.pl', line: 1, column: 1 };

describe('encodeTerm', () => {
  test('turns every ground identity into the atom of its text form', () => {
    fc.assert(
      fc.property(anyUnitId, (id) => {
        expect(encodeTerm(compound('deny', identityTerm(id)))).toEqual(compound('deny', atom(id)));
      }),
      runs,
    );
  });

  test('is undone by decodeTerm where no name reads as an identity', () => {
    const isId = (leaf: Term) => leaf.kind === 'atom' && unitOf(leaf) !== undefined;
    fc.assert(
      fc.property(anyTerm, (term) => {
        let clash = false;
        mapLeaves(plain(term), (leaf) => {
          clash ||= isId(leaf);
          return leaf;
        });
        fc.pre(!clash);
        expect(decodeTerm(encodeTerm(term))).toEqual(plain(term));
      }),
      runs,
    );
  });

  test.each([
    ['tool(send)', compound('tool', atom('send')), atom('tool:send')],
    ['tool("send it")', compound('tool', text('send it')), atom('tool:send it')],
    ['mcp_tool("a/b%", c)', compound('mcp_tool', text('a/b%'), atom('c')), atom('mcp_tool:a%2Fb%25/c')],
    ['the capability network(smtp)', compound('network', atom('smtp')), compound('network', atom('smtp'))],
    ['text', text('tool'), atom('tool')],
    ['tool(X)', compound('tool', variable('X')), compound('tool', variable('X'))],
    ['tool(1)', compound('tool', int(1)), compound('tool', int(1))],
    ['tool/2', compound('tool', atom('a'), atom('b')), compound('tool', atom('a'), atom('b'))],
    [
      'a list of units',
      list([compound('tool', atom('a')), compound('skill', atom('b'))]),
      list([atom('tool:a'), atom('skill:b')]),
    ],
  ])('encodes %s', (_, term, encoded) => {
    expect(encodeTerm(term)).toEqual(encoded);
  });

  test('walks terms of any depth', () => {
    const unit = compound('tool', atom('a'));
    const many = Array.from({ length: 100_000 }, () => unit);
    const left = many.reduce((sum: Term, next) => compound('+', sum, next));
    expect(keyOf(encodeTerm(list(many)))).toBe(keyOf(list(many.map(() => atom('tool:a')))));
    expect(keyOf(decodeTerm(encodeTerm(left)))).toBe(keyOf(left));
  });

  test('decodes only the units that the caller knows', () => {
    const reason = compound('because', atom('skill: none yet'), atom('tool:send'));
    const known = (id: UnitId) => id === 'tool:send';
    expect(decodeTerm(reason, known)).toEqual(
      compound('because', atom('skill: none yet'), compound('tool', atom('send'))),
    );
  });
});

/** Units of the small world in which clauses are compared. */
const UNITS = ['a', 'b'].flatMap((name) => [
  unitId({ kind: 'tool', name }),
  unitId({ kind: 'skill', name }),
  unitId({ kind: 'mcp_tool', server: 's', name }),
]);

const v = variable;
type Sort = 'unit' | 'name';

/** Names and units are kept apart, as a policy's relations keep them. */
const RELATIONS = [
  ['p', 'unit', 'name'],
  ['q', 'unit', 'unit'],
  ['n', 'name', 'name'],
] as const;
const CONSTANTS = { unit: UNITS.map(identityTerm), name: ['a', 'b', 's'].map(atom) };
const VARIABLES = { unit: ['U', 'V', 'W'], name: ['X', 'Y', 'Z'] };

const constant = (sort: Sort) => fc.constantFrom<Term>(...CONSTANTS[sort]);
const fact = fc
  .constantFrom(...RELATIONS)
  .chain(([name, x, y]) => fc.tuple(constant(x), constant(y)).map((args) => compound(name, ...args)));

/** An argument: a variable, a constant, or a pattern over names. Only variables of `names` are used. */
const argument = (sort: Sort, names: readonly string[]): fc.Arbitrary<Term> => {
  const of = (wanted: Sort) => VARIABLES[wanted].filter((name) => names.includes(name)).map(v);
  const some = (wanted: Sort) =>
    fc.constantFrom<Term>(...(of(wanted).length > 0 ? of(wanted) : CONSTANTS[wanted]));
  if (sort === 'name') return fc.oneof({ weight: 4, arbitrary: some('name') }, constant('name'));
  const name = some('name');
  const identity = (kind: string, ...args: fc.Arbitrary<Term>[]) =>
    fc.tuple(...args).map((terms) => compound(kind, ...terms));
  return fc.oneof(
    { weight: 3, arbitrary: some('unit') },
    { weight: 1, arbitrary: constant('unit') },
    { weight: 3, arbitrary: identity('tool', name) },
    { weight: 1, arbitrary: identity('skill', name) },
    { weight: 1, arbitrary: identity('mcp_tool', fc.constant(atom('s')), name) },
    { weight: 1, arbitrary: identity('mcp_tool', name, name) },
  );
};

const relation = (names: readonly string[]): fc.Arbitrary<Term> =>
  fc
    .constantFrom(...RELATIONS)
    .chain(([name, x, y]) =>
      fc.tuple(argument(x, names), argument(y, names)).map((args) => compound(name, ...args)),
    );

/** Goals over variables that are bound before them. */
const later = (names: readonly string[]): fc.Arbitrary<Term> => {
  const goal = relation(names);
  const pair = fc.tuple(argument('unit', names), argument('unit', names));
  const collected = [...names, 'Z', 'W'];
  return fc.oneof(
    goal,
    goal.map((g) => compound('\\+', g)),
    fc
      .tuple(argument('unit', names), fc.array(constant('unit'), { maxLength: 3 }))
      .map(([x, units]) => compound('member', x, list(units))),
    goal.map((g) => compound('once', g)),
    fc.tuple(goal, goal).map(([g, h]) => compound(';', g, h)),
    fc.tuple(goal, goal, goal).map(([g, h, i]) => compound(';', compound('->', g, h), i)),
    fc.tuple(goal, goal).map(([g, h]) => compound('forall', g, h)),
    pair.map(([x, y]) => compound('=', x, y)),
    pair.map(([x, y]) => compound('\\=', x, y)),
    pair.map(([x, y]) => compound('==', x, y)),
    fc.tuple(goal, goal).map(([g, h]) => compound('\\+', compound(',', g, compound('\\+', h)))),
    relation(collected).map((g) => compound('\\+', g)),
    fc
      .tuple(relation(collected), argument('unit', names))
      .chain(([g, x]) =>
        argument('unit', [...names, ...variablesOf(g)]).map((template) =>
          compound(',', compound('findall', template, g, v('List')), compound('member', x, v('List'))),
        ),
      ),
  );
};

/** A clause `r(…, …) :- …` whose head is bound by the relations that its body starts with. */
const clause: fc.Arbitrary<Clause> = fc
  .array(relation(['X', 'Y', 'Z', 'U', 'V', 'W']), { minLength: 1, maxLength: 3 })
  .chain((first) => {
    const names = variablesOf(...first);
    const end = argument('unit', names);
    return fc.tuple(end, end, fc.array(later(names), { maxLength: 2 })).map(([x, y, then]) => ({
      head: compound('r', x, y),
      body: [...first, ...then].reduceRight((after, goal) => compound(',', goal, after)),
      place,
    }));
  });

const everyIdentity = new Map([
  [
    'identity/2',
    (args: readonly (Term | undefined)[]) =>
      identityRelation(args) ?? UNITS.map((id) => [atom(id), identityTerm(id)]),
  ],
]);

type Asked = readonly (Term | undefined)[];
const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc.constant([undefined, undefined]),
  constant('unit').map((unit) => [unit, undefined]),
  constant('unit').map((unit) => [undefined, unit]),
);

/** The rows of r/2, or the error, as texts that can be compared. */
function answers(rules: Program, pattern: Asked, encoded: boolean): readonly string[] {
  const solver = tauSolver(rules, new Map(), { relations: ['p/2', 'q/2', 'n/2'], computed: everyIdentity });
  const goal = compound(
    'r',
    ...pattern.map((arg, i) => (arg ? (encoded ? encodeTerm(arg) : arg) : v(`A${i}`))),
  );
  const found = solver.solve(goal);
  if (!found.ok) return [found.error.code];
  const rows = found.value.solutions.map((row) =>
    pattern.map((arg, i) => keyOf(encodeTerm(arg ?? row.get(`A${i}`) ?? atom('open')))).join(),
  );
  return [...new Set(rows)].sort();
}

describe('encodeClause', () => {
  test('keeps the answers of a clause, whichever arguments are asked for', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 12 }), clause, asked, (facts, rule, pattern) => {
        const stated = facts.map((head): Clause => ({ head, place }));
        const raw = program([...stated, rule]);
        const encoded = program([...stated, rule].map(encodeClause));
        expect(answers(encoded, pattern, true)).toEqual(answers(raw, pattern, false));
      }),
      runs,
    );
  }, 600_000);

  test.each([
    ['denied(tool(X), r) :- bad(X).', 'an unregistered unit composed by a rule is still found', [atom('x')]],
    ['denied(tool(X), r) :- same(X, Y), bad(Y).', 'and so is one bound by a later goal', [atom('x')]],
    ['denied(U, r) :- U = tool(X), bad(X).', 'and one that a unification names first', [atom('x')]],
    ['denied(tool(X), r) :- member(X, [x]).', 'and one that a built-in binds', []],
    ['denied(U, r) :- member(tool(X), [tool(x)]), member(U, [tool(X)]).', 'and one in a list', []],
    ['denied(tool(X), r) :- bad(X), atom_length(X, 1).', 'and one that a built-in looks at', [atom('x')]],
  ])('%s: %s', (rule, _, bad) => {
    const read = readText(source('rules.pl', rule)).clauses[0]?.term as Compound;
    const [head, body] = read.args as [Compound, Term];
    const rules = program([encodeClause({ head, body, place })]);
    const facts = layer(
      new Map([
        ['bad/1', bad.map((name) => ({ args: [name] }))],
        ['same/2', bad.map((name) => ({ args: [name, name] }))],
      ]),
    );
    const solver = tauSolver(rules, facts, { computed: everyIdentity });
    for (const unit of [undefined, atom('tool:x')])
      expect(solver.rows('denied/2', [unit, undefined])).toEqual({
        ok: true,
        value: [{ args: [atom('tool:x'), atom('r')] }],
      });
  });

  test('encodes a disjunction of 10,000 branches', () => {
    const branch = compound('p', compound('tool', v('X')));
    const body = Array.from({ length: 10_000 }, (): Term => branch).reduceRight((after, next) =>
      compound(';', next, after),
    );
    expect(encodeClause({ head: compound('r', v('X')), body, place }).body?.kind).toBe('compound');
  });

  test('leaves a relation that is called like a kind alone', () => {
    const clause = { head: compound('tool', v('X')), body: compound('skill', atom('a')), place };
    expect(encodeClause(clause)).toEqual(clause);
  });
});
