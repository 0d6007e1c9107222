/**
 * The machine: a session of Tau Prolog with the clauses of one program.
 *
 * Clauses are added as terms; relations of facts, computed relations and compiled predicates are foreign predicates
 * over what we hold. Facts are switched in before each question, so that all policies with the same program share
 * one machine.
 */

import './tau-globals.ts';
import './tau-unify.ts';
import pl, { type TauForeign, type TauSession, type TauState, type TauTerm } from 'tau-prolog';
import installLists from 'tau-prolog/modules/lists.js';
import { type Computed, TEXT_RELATIONS } from './computed.ts';
import { OutOfBudget } from './datalog/run.ts';
import type { Clause, Program } from './program.ts';
import { hasRows, type Layers, lookup, patternOf } from './relations.ts';
import { fromTau, toTau } from './tau-terms.ts';
import { type Atom, type Compound, compound, type Term, variable } from './term.ts';

installLists(pl);
const { lists } = pl.modules;

/**
 * The machine looks for the goal it runs inside its parents, to name the predicate in an error. It would look
 * into the data of goals too, in time that grows with the terms of a recursion; goals stand in control only.
 */
const CONTROL: ReadonlySet<string> = new Set(
  [',/2', ';/2', '->/2', ':/2', '\\+/1', 'call/1', 'once/1', 'findall/3', 'findall/4', 'forall/2'].concat([
    'bagof/3',
    'setof/3',
    '*->/2',
  ]),
);
const searchGoal = pl.type.Term.prototype.search;
pl.type.Term.prototype.search = function (goal) {
  return CONTROL.has(this.indicator) ? searchGoal.call(this, goal) : this === goal || this.ref === goal.ref;
};

export interface TauOptions {
  /** Relations (`name/arity`) that may be asked though nothing states them: they hold nothing. */
  readonly relations?: readonly string[];
  /** Relations that are computed, beside the text relations. */
  readonly computed?: ReadonlyMap<string, Computed>;
  /** Built-ins (`name/arity`) that may be called; any other raises. All, when left out. */
  readonly allowed?: ReadonlySet<string>;
}

/** Predicates that another engine answers while this one runs the rest. */
export interface CompiledPredicates {
  readonly names: ReadonlySet<string>;
  /** The rows that agree with the bound arguments; undefined where their clauses must be run after all. */
  ask(name: string, args: readonly Term[]): readonly (readonly Term[])[] | undefined;
}

/** The machine with the clauses of one program, and the facts of the question being asked. */
export interface Machine {
  readonly session: TauSession;
  readonly program: Program;
  readonly computed: ReadonlyMap<string, Computed>;
  current: Layers;
  /** Inferences of the question answered last. */
  cost: number;
}

/** Whether the machine has a predicate of its own by that `name/arity`. */
export const isBuiltin = (name: string): boolean =>
  [pl.modules.system, lists].some((module) => module !== undefined && Object.hasOwn(module.rules, name));

export function createMachine(program: Program, options: TauOptions, compiled?: CompiledPredicates): Machine {
  const session = pl.create();
  const computed = new Map([...TEXT_RELATIONS, ...(options.computed ?? [])]);
  const machine: Machine = { session, program, computed, current: { layers: [] }, cost: 0 };
  if (lists) session.modules.lists = session.modules.user.modules.lists = lists;
  for (const [name, relation] of computed)
    session.modules.user.rules[name] = foreign((goal) => computedRows(machine, name, relation, goal));
  for (const [name, clauses] of program.clauses) {
    if (session.modules.user.rules[name]) continue;
    const prefix = compiled?.names.has(name) ? 'clauses:' : '';
    addFactsClause(machine, name, prefix);
    for (const clause of clauses) addOwnClause(session, clause, prefix);
    if (compiled && prefix) session.modules.user.rules[name] = compiledRows(name, compiled);
  }
  for (const name of options.relations ?? []) defineRelation(machine, name);
  if (options.allowed) refuseOthers(machine, options.allowed);
  return machine;
}

/** The machine recurses over terms, so that a clause may be too deep for it. */
function addOwnClause(session: TauSession, { head, body, place }: Clause, prefix: string): void {
  try {
    addClause(session, renamed(head, prefix), body);
  } catch (error) {
    if (error instanceof RangeError)
      throw new OutOfBudget(place, 'a clause is nested too deeply to be interpreted');
    throw error;
  }
}

const renamed = (head: Atom | Compound, prefix: string): Atom | Compound =>
  prefix === '' ? head : { ...head, name: prefix + head.name };

/** The rows another engine has, or the clauses, which are kept under another name. */
function compiledRows(name: string, { ask }: CompiledPredicates): TauForeign {
  return (thread, point, goal) => {
    const rows = ask(name, goal.args.map(fromTau));
    if (rows) thread.prepend(rows.flatMap((row) => continuation(point, goal, row)));
    else {
      const clauses = new pl.type.Term(`clauses:${goal.id}`, goal.args);
      thread.prepend([new pl.type.State(point.goal?.replace(clauses) ?? null, point.substitution, point)]);
    }
    return undefined;
  };
}

/** What the machine itself calls to do what is allowed. */
const INTERNAL: ReadonlySet<string> = new Set(['findall/4', 'fail/0', 'true/0', 'throw/1', 'repeat/0']);

/** Built-ins that reach out, or change the machine that policies share, are defined away. */
function refuseOthers({ session }: Machine, allowed: ReadonlySet<string>): void {
  const { rules } = session.modules.user;
  for (const name of Object.keys(pl.modules.system?.rules ?? {})) {
    const isOurs = Object.hasOwn(rules, name) || name.startsWith('$') || name.startsWith('call/');
    if (isOurs || allowed.has(name) || INTERNAL.has(name)) continue;
    rules[name] = ((thread, _, goal) => {
      const refused = new pl.type.Term('not_allowed_in_rules', [new pl.type.Term(goal.indicator)]);
      thread.throw_error(new pl.type.Term('error', [refused, new pl.type.Term('[]')]));
      return undefined;
    }) satisfies TauForeign;
  }
}

function addClause(session: TauSession, head: Term, body: Term | undefined): void {
  const rule = new pl.type.Rule(toTau(head) as TauTerm, body ? (toTau(body) as TauTerm) : null);
  session.add_rule(rule, { context_module: 'user' });
}

/** A relation with clauses reads its facts through a first clause: `r(A, B) :- 'facts:r'(A, B).` */
function addFactsClause(machine: Machine, name: string, prefix: string): void {
  const [functor, arity] = splitIndicator(name);
  if (arity === 0) return;
  const args = Array.from({ length: arity }, (_, i) => variable(`A${i}`));
  addClause(machine.session, compound(prefix + functor, ...args), compound(`facts:${functor}`, ...args));
  machine.session.modules.user.rules[`facts:${name}`] = factsOf(machine, name);
}

export function defineRelation(machine: Machine, name: string): void {
  const { rules } = machine.session.modules.user;
  if (!Object.hasOwn(rules, name)) rules[name] = factsOf(machine, name);
}

function factsOf(machine: Machine, name: string): TauForeign {
  const stated = foreign((goal) => lookup(machine.current, name, patternOf(goal)).map(({ args }) => args));
  // Reading the goal costs its size, which a recursion over a growing term should not pay at every step.
  return (thread, point, goal) => (hasRows(machine.current, name) ? stated(thread, point, goal) : undefined);
}

/** Where too little is bound to compute, the stated rows of the relation are all there is to choose from. */
function computedRows(machine: Machine, name: string, relation: Computed, goal: readonly Term[]) {
  const pattern = patternOf(goal);
  const rows = relation(pattern);
  if (rows || !machine.current.layers.some((relations) => relations.has(name))) return rows;
  return lookup(machine.current, name, pattern).map(({ args }) => args);
}

/** A predicate whose solutions are rows. Without rows to choose from (undefined) it raises. */
function foreign(answer: (goal: readonly Term[]) => readonly (readonly Term[])[] | undefined): TauForeign {
  return (thread, point, goal) => {
    const found = answer(goal.args.map(fromTau));
    if (!found) thread.throw_error(pl.error.instantiation(goal.indicator));
    else thread.prepend(found.flatMap((row) => continuation(point, goal, row)));
    return undefined;
  };
}

function continuation(point: TauState, goal: TauTerm, row: readonly Term[]): readonly TauState[] {
  const rest = point.goal?.replace(null) ?? null;
  if (goal.ground) return [new pl.type.State(rest, point.substitution, point)];
  const unifier = pl.unify(goal, new pl.type.Term(goal.id, row.map(toTau)), false);
  if (!unifier) return [];
  return [new pl.type.State(rest?.apply(unifier) ?? null, point.substitution.apply(unifier), point)];
}

/** `name/arity` apart. */
export function splitIndicator(relation: string): [string, number] {
  const slash = relation.lastIndexOf('/');
  return [relation.slice(0, slash), Number(relation.slice(slash + 1))];
}
