/** Bodies of generated clauses: goals of every kind, over variables that are mostly bound where they must be. */

import { atom, compound, int, list, type Term, variable } from '../../src/logic/term.ts';
import { type Choose, constant, type Dialect, once, type Pools, pick, type Sort } from './program-terms.ts';

/** A relation that a body may ask. Arguments at `needs` must be bound. */
export interface Signature {
  readonly name: string;
  readonly sorts: readonly Sort[];
  readonly needs?: readonly number[];
}

export interface Scope {
  readonly choose: Choose;
  readonly dialect: Dialect;
  readonly pools: Pools;
  /** What may be asked, and what of it may stand below a negation. */
  readonly asked: readonly Signature[];
  readonly negated: readonly Signature[];
  /** Variables that the goals so far bind. */
  readonly bound: { readonly name: string; readonly sort: Sort }[];
  readonly fresh: () => string;
}

export const relationOf = ({ name, sorts }: Signature): string => `${name}/${sorts.length}`;
export const call = (name: string, args: readonly Term[]): Term =>
  args.length === 0 ? atom(name) : compound(name, ...args);
export const conjoin = (goals: readonly Term[]): Term =>
  goals.length === 0 ? atom('true') : goals.reduceRight((rest, goal) => compound(',', goal, rest));

/** Fresh names for the variables of one clause. */
export function variableNames(): () => string {
  let count = 0;
  return () => `V${++count}`;
}

/** A scope whose own variables are forgotten outside. */
const inner = (scope: Scope): Scope => ({ ...scope, bound: [...scope.bound] });

const boundOf = ({ bound }: Scope, sort: Sort) => bound.filter((one) => one.sort === sort);

/** A bound variable or a constant. */
export function value(scope: Scope, sort: Sort): Term {
  const { choose, pools, dialect } = scope;
  const known = boundOf(scope, sort);
  if (known.length > 0 && choose(4) > 0) return variable(pick(choose, known).name);
  if (sort === 'term' && once(choose, 4)) return compound('f', value(scope, 'name'), value(scope, 'number'));
  return constant(choose, pools, sort, dialect);
}

export function bind(scope: Scope, sort: Sort): Term {
  const name = scope.fresh();
  scope.bound.push({ name, sort });
  return variable(name);
}

/** An argument of a goal that binds what it is given. */
function argument(scope: Scope, sort: Sort): Term {
  const { choose } = scope;
  const way = choose(10);
  if (way < 4) return bind(scope, sort);
  if (way < 5) return variable(`_${scope.fresh()}`);
  if (way < 6 && sort === 'term') return compound('f', argument(scope, 'name'), argument(scope, 'number'));
  if (way < 6 && sort === 'list') return compound('.', argument(scope, 'name'), argument(scope, 'list'));
  return value(scope, sort);
}

/** A relation asked; `asked` is what it may be. */
export function literal(scope: Scope, asked: readonly Signature[] = scope.asked): Term {
  const { choose, dialect } = scope;
  const one = asked.length > 0 ? pick(choose, asked) : undefined;
  if (!one) return atom('true');
  const args = one.sorts.map((sort, i) =>
    one.needs?.includes(i) && !once(choose, 30) ? value(scope, sort) : argument(scope, sort),
  );
  const goal = call(one.name, args);
  if (dialect.pure || !once(choose, 12)) return goal;
  return called(choose, goal);
}

/** The goal as `call/N` says it. */
function called(choose: Choose, goal: Term): Term {
  if (goal.kind !== 'compound') return compound('call', goal);
  const kept = choose(goal.args.length + 1);
  return compound('call', call(goal.name, goal.args.slice(0, kept)), ...goal.args.slice(kept));
}

function expression(scope: Scope, depth = 2): Term {
  const { choose, dialect } = scope;
  if (depth === 0 || choose(2) === 0) return value(scope, 'number');
  const side = () => expression(scope, depth - 1);
  if (dialect.pure) return value(scope, 'number');
  const name = pick(choose, [
    '+',
    '-',
    '*',
    '+',
    ...(dialect.iso ? ['//', 'mod'] : ['//', 'mod', 'rem', 'min', 'max', '/']),
  ]);
  if (once(choose, 6)) return compound(pick(choose, ['abs', '-', 'sign']), side());
  return compound(name, side(), side());
}

const COMPARISONS = ['<', '>', '=<', '>=', '=:=', '=\\='];
const IDENTITY = ['==', '\\==', '\\=', '='];
const ORDER = ['@<', '@>', '@=<', '@>='];
const TYPES = [
  'atom',
  'integer',
  'number',
  'compound',
  'atomic',
  'var',
  'nonvar',
  'ground',
  'is_list',
  'float',
  'callable',
];

const anySort = (choose: Choose): Sort => pick(choose, ['name', 'name', 'number', 'term', 'list']);

function comparison(scope: Scope): Term {
  const { choose, dialect } = scope;
  const sort = anySort(choose);
  const way = choose(3);
  if (way === 0) return compound(pick(choose, COMPARISONS), expression(scope), expression(scope));
  if (way === 1 || (dialect.iso && sort === 'number'))
    return compound(pick(choose, IDENTITY), value(scope, sort), value(scope, sort));
  return compound(pick(choose, dialect.pure ? IDENTITY : ORDER), value(scope, sort), value(scope, sort));
}

function textTest(scope: Scope): Term {
  const { choose } = scope;
  return compound(
    pick(choose, ['starts_with', 'ends_with', 'contains', 'under']),
    value(scope, 'name'),
    value(scope, 'name'),
  );
}

const nested = (scope: Scope, most: number): Term => conjoin(body(inner(scope), 1 + scope.choose(most)));

/** A goal that binds nothing outside itself. */
export function test(scope: Scope): Term {
  const { choose, dialect, negated } = scope;
  const below = { ...inner(scope), asked: negated };
  switch (choose(dialect.pure ? 5 : 10)) {
    case 0:
    case 1:
      return comparison(scope);
    case 2:
      return compound('\\+', literal(below));
    case 3:
      return compound('\\+', nested(below, 2));
    case 4:
      return compound('forall', literal(below), test({ ...below, bound: below.bound }));
    case 5:
      return compound('once', nested(below, 2));
    case 6:
      return dialect.iso ? comparison(scope) : textTest(scope);
    case 7:
      return compound(pick(choose, TYPES), value(scope, anySort(choose)));
    case 8:
      // Prologs disagree on memberchk/2 where the list is open or none.
      if (dialect.iso) return compound('memberchk', value(scope, 'name'), pick(choose, scope.pools.list));
      return compound(pick(choose, ['memberchk', 'member']), value(scope, 'name'), items(scope));
    default:
      return compound('\\+', compound(';', nested(below, 1), nested(below, 2)));
  }
}

const items = (scope: Scope): Term => {
  const { choose } = scope;
  if (once(choose, 4) && !scope.dialect.pure) return value(scope, 'list');
  return list(Array.from({ length: choose(4) }, () => value(scope, pick(choose, ['name', 'number']))));
};

/** Both sides bind the same new variables, and what only one binds is forgotten. */
function either(scope: Scope): Term {
  const sort = anySort(scope.choose);
  const shared = { name: scope.fresh(), sort };
  const branch = () => {
    const one = inner(scope);
    const goals = body(one, 1 + scope.choose(2));
    return conjoin([...goals, compound('=', variable(shared.name), value(one, sort))]);
  };
  const goal = compound(';', branch(), branch());
  scope.bound.push(shared);
  return goal;
}

function conditional(scope: Scope): Term {
  const { choose } = scope;
  const condition = test(scope);
  const { args } = either(scope) as { args: readonly Term[] };
  const then = compound('->', condition, args[0] as Term);
  return once(choose, 5) ? then : compound(';', then, args[1] as Term);
}

function unification(scope: Scope): Term {
  const { choose } = scope;
  const sort = anySort(choose);
  const known = value(scope, sort);
  const way = choose(4);
  if (way === 0 && sort === 'term')
    return compound('=', known, compound('f', argument(scope, 'name'), argument(scope, 'number')));
  if (way === 1 && sort === 'list')
    return compound('=', known, compound('.', argument(scope, 'name'), argument(scope, 'list')));
  if (way === 2) return compound('=', known, bind(scope, sort));
  return compound('=', bind(scope, sort), known);
}

/** A goal that binds, or asks, beyond Datalog proper. */
function calculation(scope: Scope): Term {
  const { choose, dialect } = scope;
  switch (choose(5)) {
    case 0:
    case 1: {
      const result = expression(scope, 2);
      return compound('is', once(choose, 6) ? value(scope, 'number') : bind(scope, 'number'), result);
    }
    case 2: {
      const from = items(scope);
      return compound('member', bind(scope, 'name'), from);
    }
    case 3:
      return compound(
        'between',
        int(choose(3)),
        int(choose(6)),
        once(choose, 4) ? value(scope, 'number') : bind(scope, 'number'),
      );
    default: {
      if (dialect.iso) return unification(scope);
      const input = value(scope, 'name');
      return compound('lower', input, bind(scope, 'name'));
    }
  }
}

/** What the compiled engine leaves to the interpreter, in the middle of a body. */
function builtin(scope: Scope): Term {
  const { choose, dialect } = scope;
  switch (choose(dialect.ordered ? 7 : 4)) {
    case 0: {
      // SWI-Prolog takes a number for text.
      const word = dialect.iso ? pick(choose, scope.pools.name) : value(scope, 'name');
      return compound('atom_length', word, bind(scope, 'number'));
    }
    case 1:
      return compound('=..', value(scope, 'term'), list([atom('f')], bind(scope, 'list')));
    case 2:
      // Prologs disagree on what to say of an arity that is none.
      if (dialect.iso) return literal(scope);
      return compound('functor', value(scope, 'term'), bind(scope, 'name'), bind(scope, 'number'));
    case 3: {
      const collected = variable(scope.fresh());
      const found = { ...inner(scope), asked: scope.negated };
      const goal = compound('findall', bind(found, 'name'), conjoin(body(found, 1)), collected);
      return conjoin([goal, compound('sort', collected, bind(scope, 'list'))]);
    }
    case 4: {
      const found = { ...inner(scope), asked: scope.negated };
      const goals = body(found, 2);
      const template = value(found, 'name');
      return compound('findall', template, conjoin(goals), bind(scope, 'list'));
    }
    case 5:
      return compound('once', literal(scope));
    default:
      return compound(';', compound('->', literal(scope), atom('true')), literal(scope));
  }
}

/** A negation whose variables are used after it, where they may be open. */
function leaking(scope: Scope): Term {
  const goal = literal({ ...inner(scope), asked: scope.negated });
  if (goal.kind === 'compound')
    for (const arg of goal.args) if (arg.kind === 'var') scope.bound.push({ name: arg.name, sort: 'name' });
  return compound('\\+', goal);
}

/** Control, goals that are known at run time only, and a relation that nobody states. */
function rareGoal(scope: Scope): Term {
  const { choose, dialect } = scope;
  const way = choose(8);
  if (way < 3) return atom(pick(choose, ['fail', 'true', 'false']));
  if (way < 6) return compound('call', nested(scope, 2));
  if (way < 7 || !dialect.interpreted) return call('missing', [argument(scope, 'name')]);
  const goal = literal(scope);
  const name = variable(scope.fresh());
  const args = goal.kind === 'compound' ? goal.args : [];
  return conjoin([
    compound('=', name, atom(goal.kind === 'compound' ? goal.name : 'true')),
    compound('call', name, ...args),
  ]);
}

function goalOf(scope: Scope): Term {
  const { choose, dialect } = scope;
  const way = choose(24);
  if (way < 11) return literal(scope);
  if (way < 15) return test(scope);
  if (way < 17) return unification(scope);
  if (way < 18) return either(scope);
  if (way < 19) return conditional(scope);
  if (dialect.pure) return literal(scope);
  if (way < 21) return calculation(scope);
  if (way < 22) return dialect.interpreted ? builtin(scope) : calculation(scope);
  if (way < 23) return once(choose, 3) ? leaking(scope) : literal(scope);
  return rareGoal(scope);
}

/** `length` goals from left to right. */
export function body(scope: Scope, length: number): Term[] {
  const goals: Term[] = [];
  for (let i = 0; i < length; i++) goals.push(goalOf(scope));
  return goals;
}

/** The arguments of a head: what the body binds, constants, compounds of both. */
export function headArguments(scope: Scope, sorts: readonly Sort[]): Term[] {
  const { choose, dialect } = scope;
  return sorts.map((sort) => {
    const known = boundOf(scope, sort);
    if (known.length > 0 && choose(5) > 0) return variable(pick(choose, known).name);
    if (!dialect.pure && once(choose, 60)) return variable(scope.fresh());
    return value(scope, sort);
  });
}
