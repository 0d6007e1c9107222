/**
 * Arbitrary programs: facts in layers, and relations over them in strata, from plain joins to predicates that
 * only an interpreter can run.
 *
 * A sample shrinks by losing clauses, goals and rows, so that what is left shows the fault.
 */

import fc from 'fast-check';
import { type Clause, type Facts, type Program, program, type Row } from '../../src/logic/program.ts';
import { type Atom, atom, type Compound, compound, int, type Term, variable } from '../../src/logic/term.ts';
import { writeClause, writeTerm } from '../../src/logic/writer.ts';
import {
  bind,
  body,
  call,
  conjoin,
  headArguments,
  literal,
  relationOf,
  type Scope,
  type Signature,
  test,
  value,
  variableNames,
} from './program-bodies.ts';
import { smallerSamples } from './program-shrink.ts';
import {
  type Choose,
  constant,
  type Dialect,
  namesOf,
  once,
  type Pools,
  pick,
  poolsFor,
  SORTS,
  type Sort,
} from './program-terms.ts';

export type { Dialect } from './program-terms.ts';

/** A program, what holds in each layer, and what to ask. */
export interface Sample {
  readonly clauses: readonly Clause[];
  /** The rows of the policy, the turn and the call. */
  readonly layers: readonly Facts[];
  /** Every relation, `name/arity`, that anything mentions. */
  readonly relations: readonly string[];
  /** Conjunctions to solve. */
  readonly goals: readonly Term[];
  /** Values to bind arguments to, whether they occur or not. */
  readonly values: readonly Term[];
}

export const programOf = ({ clauses }: Sample): Program => program(clauses);

/** The sample as a text to read in a report. */
export function sampleText({ clauses, layers, goals }: Sample): string {
  const rows = layers.flatMap((facts, i) =>
    [...facts].map(([relation, all]) => {
      const shown = all.map(({ args }) =>
        writeTerm(call(relation.slice(0, relation.lastIndexOf('/')), args)),
      );
      return `% layer ${i}, ${writeTerm(atom(relation))}: ${shown.join(', ')}`;
    }),
  );
  const rules = clauses.map(({ head, body: goal }) => writeClause(goal ? compound(':-', head, goal) : head));
  return [...rows, ...rules, ...goals.map((goal) => `?- ${writeClause(goal)}`)].join('\n');
}

/** What is being put together. */
interface Draft {
  readonly choose: Choose;
  readonly dialect: Dialect;
  readonly pools: Pools;
  readonly clauses: Clause[];
  readonly rows: Map<string, Row[]>[];
  /** What may be asked so far. */
  readonly asked: Signature[];
  readonly named: Set<string>;
}

function state(draft: Draft, head: Term, goals: readonly Term[] = []): void {
  const place = { file: 'generated.pl', line: draft.clauses.length + 1, column: 1 };
  const clause = { head: head as Atom | Compound, place };
  draft.clauses.push(goals.length === 0 ? clause : { ...clause, body: conjoin(goals) });
}

function scopeOf({ choose, dialect, pools, asked }: Draft): Scope {
  return {
    choose,
    dialect,
    pools,
    asked: [...asked],
    negated: [...asked],
    bound: [],
    fresh: variableNames(),
  };
}

/** A name and columns that no relation has yet. */
function signature(draft: Draft, sorts: readonly Sort[], needs?: readonly number[]): Signature {
  const { choose, dialect, named } = draft;
  const names = once(choose, 3)
    ? namesOf(dialect).filter((name) => name !== '[]' && name !== '-')
    : ['p', 'q', 'r', 's', 't'];
  const base = pick(choose, names);
  for (let i = 0; ; i++) {
    const one = { name: i === 0 ? base : `${base}${i}`, sorts, ...(needs && { needs }) };
    if (RESERVED.has(relationOf(one)) || named.has(relationOf(one))) continue;
    named.add(relationOf(one));
    return one;
  }
}

/** Control, whatever a program says of it. */
const RESERVED = new Set(['!/0', ',/2', '[]/0', '{}/0', '{}/1', '-/2', '-/1']);

const columns = (choose: Choose, most: number): Sort[] =>
  Array.from({ length: choose(most + 1) }, () =>
    pick(choose, ['name', 'name', 'number', pick(choose, SORTS)]),
  );

/** A relation of facts: rows of a layer, clauses, or both. */
function addFacts(draft: Draft): void {
  const { choose, pools, dialect } = draft;
  const one = signature(draft, columns(choose, 3));
  const count = once(choose, 5) ? 0 : once(choose, 12) ? 60 : 1 + choose(6);
  const rows = Array.from({ length: count }, () =>
    one.sorts.map(
      (sort): Term =>
        count > 20 && sort === 'number' ? int(choose(80)) : constant(choose, pools, sort, dialect),
    ),
  );
  addRows(draft, one, rows);
  draft.asked.push(one);
}

function addRows(draft: Draft, one: Signature, rows: readonly (readonly Term[])[]): void {
  const { choose } = draft;
  const inClauses = once(choose, 3);
  const layer = choose(3);
  if (!inClauses) storeOf(draft, layer, one);
  for (const args of rows) {
    // A relation without columns has clauses or rows; Tau reads no rows beside clauses of it.
    if (inClauses && (args.length === 0 || !once(choose, 4))) state(draft, call(one.name, args));
    else storeOf(draft, once(choose, 4) ? choose(3) : layer, one).push({ args });
  }
}

function storeOf({ rows }: Draft, layer: number, one: Signature): Row[] {
  const facts = rows[layer] as Map<string, Row[]>;
  const known = facts.get(relationOf(one)) ?? [];
  facts.set(relationOf(one), known);
  return known;
}

/** Edges between numbers or names, from lower to higher ones unless circles are allowed. */
function addEdges(draft: Draft): Signature {
  const { choose, dialect, pools } = draft;
  const sort = pick(choose, ['name', 'number'] as const);
  const nodes = pools[sort];
  const edges = signature(draft, [sort, sort]);
  const rows: Term[][] = [];
  for (let i = 2 + choose(6); i > 0; i--) {
    const [a, b] = [choose(nodes.length), choose(nodes.length)].sort((x, y) => x - y) as [number, number];
    if (dialect.circles) rows.push([nodes[a] as Term, nodes[choose(nodes.length)] as Term]);
    else if (a !== b && nodes.findIndex((node) => writeTerm(node) === writeTerm(nodes[b] as Term)) === b)
      rows.push([nodes[a] as Term, nodes[b] as Term]);
  }
  addRows(draft, edges, rows);
  draft.asked.push(edges);
  return edges;
}

/** A relation by rules over what there is. */
function addRules(draft: Draft): void {
  const { choose, dialect } = draft;
  const one = signature(draft, columns(choose, 3));
  for (let i = 1 + choose(3); i > 0; i--) {
    const scope = scopeOf(draft);
    const goals = body(scope, once(choose, 10) ? 6 : 1 + choose(3));
    state(draft, call(one.name, headArguments(scope, one.sorts)), goals);
  }
  if (one.sorts.length > 0 && once(choose, 6))
    addRows(draft, one, [one.sorts.map((sort) => constant(choose, draft.pools, sort, dialect))]);
  draft.asked.push(one);
}

/** Recursion along edges. Where there are no circles it starts with an edge, so that it ends in Prolog. */
function addRecursion(draft: Draft, edges: Signature): void {
  const { choose, dialect } = draft;
  const sort = edges.sorts[0] as Sort;
  const one = signature(draft, [sort, sort]);
  const two = once(choose, 3) ? signature(draft, [sort, sort]) : one;
  const [x, y, z, w] = ['X', 'Y', 'Z', 'W'].map(variable) as [Term, Term, Term, Term];
  const step = (a: Term, b: Term) => call(edges.name, [a, b]);
  const reach = ({ name }: Signature, a: Term, b: Term) => call(name, [a, b]);
  const ends = [
    [step(x, y), reach(two, y, z)],
    [step(x, y), reach(two, y, w), reach(one, w, z)],
    [step(x, y), reach(two, y, w), step(w, z)],
  ];
  const circles = [
    [reach(two, x, y), step(y, z)],
    [reach(two, x, y), reach(one, y, z)],
    [step(y, x), reach(two, y, w), step(w, z)],
  ];
  const extra = (): Term[] => {
    const scope = {
      ...scopeOf(draft),
      bound: [
        { name: 'X', sort },
        { name: 'Z', sort },
      ],
    };
    return once(choose, 3) ? [once(choose, 2) ? literal(scope) : test(scope)] : [];
  };
  for (const relation of new Set([one, two])) {
    state(draft, reach(relation, x, z), [step(x, z), ...extra()]);
    for (let i = 1 + choose(2); i > 0; i--)
      state(draft, reach(relation, x, z), [
        ...pick(choose, dialect.circles ? [...ends, ...circles] : ends),
        ...extra(),
      ]);
  }
  draft.asked.push(one);
  if (two !== one) draft.asked.push(two);
}

/** Relations in one stratum that ask each other and themselves, anywhere and in any way. */
function addStratum(draft: Draft): void {
  const { choose } = draft;
  const sorts = columns(choose, 2);
  const own = Array.from({ length: 1 + choose(3) }, () => signature(draft, sorts));
  for (const one of own)
    for (let i = 1 + choose(3); i > 0; i--) {
      const scope = { ...scopeOf(draft), asked: [...draft.asked, ...own, ...own] };
      const goals = body(scope, 1 + choose(3));
      state(draft, call(one.name, headArguments(scope, one.sorts)), goals);
    }
  draft.asked.push(...own);
}

/** A path with its length, and the nodes on it: recursion that makes new values. */
function addPath(draft: Draft, edges: Signature): void {
  const { choose } = draft;
  const sort = edges.sorts[0] as Sort;
  const one = signature(draft, [sort, sort, pick(choose, ['number', 'list'] as const)]);
  const [x, y, z, n, m] = ['X', 'Y', 'Z', 'N', 'M'].map(variable) as [Term, Term, Term, Term, Term];
  const counted = one.sorts[2] === 'number';
  const step = (a: Term, b: Term) => call(edges.name, [a, b]);
  state(draft, call(one.name, [x, z, counted ? int(1) : atom('[]')]), [step(x, z)]);
  if (counted)
    state(draft, call(one.name, [x, z, n]), [
      step(x, y),
      call(one.name, [y, z, m]),
      compound('is', n, compound('+', m, int(1))),
    ]);
  else state(draft, call(one.name, [x, z, compound('.', y, n)]), [step(x, y), call(one.name, [y, z, n])]);
  draft.asked.push(one);
}

/** A relation that must be asked with arguments bound: `big(N) :- N > 5`. */
function addHelper(draft: Draft): void {
  const { choose } = draft;
  const sorts = [pick(choose, ['number', 'name', 'term'] as const), ...columns(choose, 1)];
  const one = signature(draft, sorts, [0]);
  for (let i = 1 + choose(3); i > 0; i--) {
    const scope = scopeOf(draft);
    const given = bind(scope, sorts[0] as Sort);
    const goals = [once(choose, 4) ? literal(scope) : test(scope), ...body(scope, choose(2))];
    state(draft, call(one.name, [given, ...headArguments(scope, sorts.slice(1))]), goals);
  }
  draft.asked.push(one);
}

/** Many clauses, each for a constant of its own. */
function addTable(draft: Draft): void {
  const { choose, pools } = draft;
  const one = signature(draft, ['number', 'name', 'number']);
  const count = 30 + choose(200);
  for (let i = 0; i < count; i++) {
    const scope = scopeOf(draft);
    const goals = once(choose, 3) ? body(scope, 1) : [];
    state(draft, call(one.name, [int(i % 50), pick(choose, pools.name), value(scope, 'number')]), goals);
  }
  draft.asked.push(one);
}

/** Walks over lists and numbers, and cuts: predicates for the interpreter. */
function addInterpreted(draft: Draft): void {
  const { choose, pools } = draft;
  const [x, y, t, n] = ['X', 'Y', 'T', 'N'].map(variable) as [Term, Term, Term, Term];
  const cons = (a: Term, b: Term) => compound('.', a, b);
  const scope = { ...scopeOf(draft), bound: [{ name: 'X', sort: 'name' as const }] };
  const kinds = draft.dialect.ordered ? 6 : 5;
  switch (choose(kinds)) {
    case 0: {
      const each = signature(draft, ['list'], [0]);
      state(draft, call(each.name, [atom('[]')]));
      state(draft, call(each.name, [cons(x, t)]), [test(scope), call(each.name, [t])]);
      draft.asked.push(each);
      return;
    }
    case 1: {
      const walk = signature(draft, ['name', 'list'], [1]);
      state(draft, call(walk.name, [x, cons(x, variable('_T'))]), once(choose, 2) ? [literal(scope)] : []);
      state(draft, call(walk.name, [x, cons(variable('_Y'), t)]), [call(walk.name, [x, t])]);
      draft.asked.push(walk);
      return;
    }
    case 2: {
      const size = signature(draft, ['list', 'number'], [0]);
      state(draft, call(size.name, [atom('[]'), int(0)]));
      state(draft, call(size.name, [cons(variable('_X'), t), n]), [
        call(size.name, [t, y]),
        compound('is', n, compound('+', y, int(1))),
      ]);
      draft.asked.push(size);
      return;
    }
    case 3: {
      const joined = signature(draft, ['list', 'list', 'list'], [0, 1]);
      state(draft, call(joined.name, [atom('[]'), x, x]));
      state(draft, call(joined.name, [cons(x, t), y, cons(x, n)]), [call(joined.name, [t, y, n])]);
      draft.asked.push(joined);
      return;
    }
    case 4: {
      const kind = signature(draft, ['name', 'name'], [0]);
      state(draft, call(kind.name, [x, pick(choose, pools.name)]), [test(scope), atom('!')]);
      state(draft, call(kind.name, [x, pick(choose, pools.name)]), once(choose, 2) ? [test(scope)] : []);
      draft.asked.push(kind);
      return;
    }
    default: {
      const first = signature(draft, ['name', 'number']);
      const open = scopeOf(draft);
      const goals = [...body(open, 1), atom('!'), ...body(open, choose(2))];
      state(draft, call(first.name, headArguments(open, first.sorts)), goals);
      state(draft, call(first.name, headArguments(scopeOf(draft), first.sorts)));
      draft.asked.push(first);
    }
  }
}

function build(choose: Choose, dialect: Dialect): Sample {
  const draft: Draft = {
    choose,
    dialect,
    pools: poolsFor(choose, dialect),
    clauses: [],
    rows: [new Map(), new Map(), new Map()],
    asked: [],
    named: new Set(),
  };
  for (let i = 1 + choose(4); i > 0; i--) addFacts(draft);
  const edges = addEdges(draft);
  if (once(choose, 12)) addTable(draft);
  for (let i = 1 + choose(7); i > 0; i--) addAny(draft, edges);
  return {
    clauses: draft.clauses,
    layers: draft.rows,
    relations: [...draft.named],
    goals: Array.from({ length: choose(3) }, () => conjoin(body(scopeOf(draft), 1 + choose(3)))),
    values: [...Object.values(draft.pools).flat(), atom('nobody'), int(6)],
  };
}

function addAny(draft: Draft, edges: Signature): void {
  const { choose, dialect } = draft;
  const way = choose(10);
  if (way < 4) addRules(draft);
  else if (way < 6) addRecursion(draft, edges);
  else if (way < 7 && dialect.circles) addStratum(draft);
  else if (dialect.pure) addRules(draft);
  else if (way < 7 && !dialect.circles) addPath(draft, edges);
  else if (way < 9 || !dialect.interpreted) addHelper(draft);
  else addInterpreted(draft);
}

/** Draws programs of a dialect. fast-check asks for a class. */
class Samples extends fc.Arbitrary<Sample> {
  readonly #dialect: Dialect;

  constructor(dialect: Dialect) {
    super();
    this.#dialect = dialect;
  }

  override generate(random: fc.Random): fc.Value<Sample> {
    const sample = build((below) => random.nextInt(0, below - 1), this.#dialect);
    return new fc.Value(sample, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Sample {
    return typeof value === 'object' && value !== null && 'clauses' in value;
  }

  override shrink(sample: Sample): fc.Stream<fc.Value<Sample>> {
    return fc.stream(smallerSamples(sample)).map((smaller) => new fc.Value(smaller, undefined));
  }
}

/** Programs of a dialect. */
export const samples = (dialect: Dialect): fc.Arbitrary<Sample> => new Samples(dialect);
