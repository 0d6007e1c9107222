/**
 * Bottom-up evaluation, as plainly as it can be written: every rule over every row, stratum by stratum, until
 * nothing is new. The judge of Datalog programs that do not end in Prolog.
 */

import { compareTerms } from '../../src/logic/order.ts';
import { bodyGoals, type Clause, type Row } from '../../src/logic/program.ts';
import {
  equalTerms,
  indicator,
  isCompound,
  isGround,
  listItems,
  mapLeaves,
  type Term,
  variablesOf,
} from '../../src/logic/term.ts';
import { keyOfRow, type Question } from './program-questions.ts';
import type { Sample } from './programs.ts';

type Substitution = ReadonlyMap<string, Term>;
/** Rows of each relation, by their keys. */
type Tables = ReadonlyMap<string, Map<string, readonly Term[]>>;

/** The rows of every relation; undefined where the program is not of the kind that this can judge. */
export function evaluate({ clauses, layers, relations }: Sample): Tables | undefined {
  const tables = new Map(relations.map((relation) => [relation, new Map<string, readonly Term[]>()]));
  for (const facts of layers)
    for (const [relation, rows] of facts) for (const row of rows) add(tables, relation, row);
  steps = 0;
  try {
    for (const stratum of strata(clauses)) while (stratum.some((clause) => derive(tables, clause)));
    return tables;
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}

/** The rows that agree with the bound arguments of a question, as it is compared. */
export function rowsLike(tables: Tables, { relation, args }: Question): readonly string[] {
  const bound = args.map((arg) => arg && keyOfRow([arg]));
  const rows = [...(tables.get(relation)?.values() ?? [])];
  return rows
    .filter((row) => row.every((value, i) => bound[i] === undefined || bound[i] === keyOfRow([value])))
    .map(keyOfRow)
    .sort();
}

/** Rows looked at in one evaluation, after which it is given up: joins here have no index. */
const MOST_STEPS = 300_000;
let steps = 0;

/** What only Prolog can say. */
class Unclear extends Error {}

function add(tables: Tables, relation: string, { args }: Row): boolean {
  const table = tables.get(relation);
  const key = keyOfRow(args);
  if (!table) throw new Unclear();
  if (table.has(key)) return false;
  table.set(key, args);
  return true;
}

/** Clauses in an order in which what is negated or collected is complete before it is asked. */
function strata(clauses: readonly Clause[]): Clause[][] {
  const level = new Map<string, number>();
  const of = (relation: string | undefined) => level.get(relation ?? '') ?? 0;
  for (let round = 0, changed = true; changed; round++) {
    if (round > clauses.length + 2) throw new Unclear();
    changed = false;
    for (const { head, body } of clauses) {
      const name = indicator(head) as string;
      const least = Math.max(
        0,
        ...goalsOf(body).map(({ relation, strict }) => of(relation) + Number(strict)),
      );
      if (least <= of(name)) continue;
      level.set(name, least);
      changed = true;
    }
  }
  const levels = [...new Set(clauses.map(({ head }) => of(indicator(head))))].sort((a, b) => a - b);
  return levels.map((at) => clauses.filter(({ head }) => of(indicator(head)) === at));
}

/** What a body asks. Conditions count as negated: the branch that is not taken depends on all of them. */
function goalsOf(body: Term | undefined): { relation: string | undefined; strict: boolean }[] {
  const hasCondition = body !== undefined && bodyText(body).has('->/2');
  return bodyGoals(body).map(({ goal, negated }) => ({
    relation: indicator(goal),
    strict: negated || hasCondition,
  }));
}

function bodyText(body: Term): ReadonlySet<string> {
  const names = new Set<string>();
  const stack = [body];
  for (let next = stack.pop(); next; next = stack.pop()) {
    names.add(indicator(next) ?? '');
    if (next.kind === 'compound') stack.push(...next.args);
  }
  return names;
}

function derive(tables: Tables, { head, body }: Clause): boolean {
  let found = false;
  for (const solution of body ? [...solutions(tables, body, new Map())] : [new Map<string, Term>()]) {
    const row = apply(head, solution);
    if (!isGround(row)) throw new Unclear();
    if (add(tables, indicator(head) as string, { args: row.kind === 'compound' ? row.args : [] }))
      found = true;
  }
  return found;
}

function apply(term: Term, bindings: Substitution): Term {
  return mapLeaves(term, (leaf) => {
    const bound = leaf.kind === 'var' ? bindings.get(leaf.name) : undefined;
    return bound ? apply(bound, bindings) : leaf;
  });
}

/** The most general unifier; a variable that would stand inside itself is unclear. */
function unify(a: Term, b: Term, bindings: Substitution): Substitution | undefined {
  const [left, right] = [apply(a, bindings), apply(b, bindings)];
  if (left.kind === 'var' && right.kind === 'var' && left.name === right.name) return bindings;
  if (left.kind === 'var') {
    if (variablesOf(right).includes(left.name)) throw new Unclear();
    return new Map([...bindings, [left.name, right]]);
  }
  if (right.kind === 'var') return unify(right, left, bindings);
  if (left.kind !== 'compound' || right.kind !== 'compound')
    return equalTerms(left, right) ? bindings : undefined;
  if (left.name !== right.name || left.args.length !== right.args.length) return undefined;
  let unifier: Substitution | undefined = bindings;
  for (let i = 0; unifier && i < left.args.length; i++)
    unifier = unify(left.args[i] as Term, right.args[i] as Term, unifier);
  return unifier;
}

/** The first term as the most general unifier of both makes it; 'circle' where one would stand inside itself. */
export function unified(a: Term, b: Term): Term | undefined | 'circle' {
  try {
    const unifier = unify(a, b, new Map());
    return unifier && apply(a, unifier);
  } catch (error) {
    if (error instanceof Unclear) return 'circle';
    throw error;
  }
}

type Control = (tables: Tables, args: readonly Term[], bindings: Substitution) => Iterable<Substitution>;

const holds = (tables: Tables, goal: Term, bindings: Substitution): boolean =>
  [...solutions(tables, goal, bindings)].length > 0;

const when = (condition: boolean, bindings: Substitution): Substitution[] => (condition ? [bindings] : []);

const CONTROL: Readonly<Record<string, Control>> = {
  'true/0': (_, __, bindings) => [bindings],
  ',/2': function* (tables, [a, b], bindings) {
    for (const first of solutions(tables, a as Term, bindings)) yield* solutions(tables, b as Term, first);
  },
  ';/2': function* (tables, [a, b], bindings) {
    if (!isCompound(a as Term, '->', 2)) {
      yield* solutions(tables, a as Term, bindings);
      yield* solutions(tables, b as Term, bindings);
      return;
    }
    const [condition, then] = (a as { args: readonly Term[] }).args as [Term, Term];
    const [first] = solutions(tables, condition, bindings);
    yield* first ? solutions(tables, then, first) : solutions(tables, b as Term, bindings);
  },
  '->/2': function* (tables, [condition, then], bindings) {
    const [first] = solutions(tables, condition as Term, bindings);
    if (first) yield* solutions(tables, then as Term, first);
  },
  '\\+/1': (tables, [goal], bindings) => when(!holds(tables, goal as Term, bindings), bindings),
  'forall/2': (tables, [goal, test], bindings) =>
    when(
      [...solutions(tables, goal as Term, bindings)].every((one) => holds(tables, test as Term, one)),
      bindings,
    ),
  '=/2': (_, [a, b], bindings) => [unify(a as Term, b as Term, bindings)].filter((one) => one !== undefined),
  '\\=/2': (_, [a, b], bindings) => when(!unify(a as Term, b as Term, bindings), bindings),
  '==/2': (_, [a, b], bindings) => when(order(a, b, bindings) === 0, bindings),
  '\\==/2': (_, [a, b], bindings) => when(order(a, b, bindings) !== 0, bindings),
  'member/2': function* (_, [item, items], bindings) {
    const all = listItems(apply(items as Term, bindings));
    if (!all) throw new Unclear();
    for (const one of all) yield* [unify(item as Term, one, bindings)].filter((found) => found !== undefined);
  },
  '</2': compared((a, b) => a < b),
  '>/2': compared((a, b) => a > b),
  '=</2': compared((a, b) => a <= b),
  '>=/2': compared((a, b) => a >= b),
  '=:=/2': compared((a, b) => a === b),
  '=\\=/2': compared((a, b) => a !== b),
};

const order = (a: Term | undefined, b: Term | undefined, bindings: Substitution): number =>
  compareTerms(apply(a as Term, bindings), apply(b as Term, bindings));

function compared(test: (a: number, b: number) => boolean): Control {
  return (_, args, bindings) => {
    const [a, b] = args.map((arg) => apply(arg, bindings)) as [Term, Term];
    if (a.kind !== 'int' || b.kind !== 'int') throw new Unclear();
    return when(test(a.value, b.value), bindings);
  };
}

function* solutions(tables: Tables, goal: Term, bindings: Substitution): Iterable<Substitution> {
  const name = indicator(goal) ?? '';
  const args = goal.kind === 'compound' ? goal.args : [];
  const control = CONTROL[name];
  if (control) {
    yield* control(tables, args, bindings);
    return;
  }
  const table = tables.get(name);
  if (!table) throw new Unclear();
  for (const row of [...table.values()]) {
    if (++steps > MOST_STEPS) throw new Unclear();
    let unifier: Substitution | undefined = bindings;
    for (let i = 0; unifier && i < args.length; i++)
      unifier = unify(args[i] as Term, row[i] as Term, unifier);
    if (unifier) yield unifier;
  }
}
