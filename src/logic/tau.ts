/**
 * Tau Prolog as a solver. The only file that knows Tau.
 *
 * Clauses are added as terms, relations of facts and computed relations are foreign predicates over indexes of
 * ours, and the machine is stepped synchronously inside an inference limit. Sessions hold clauses only, so that
 * all policies with the same program share one; facts are switched in before each question.
 */

import './tau-globals.ts';
import './tau-unify.ts';
import pl, { type TauForeign, type TauSession, type TauState, type TauTerm, type TauValue } from 'tau-prolog';
import installLists from 'tau-prolog/modules/lists.js';
import { type Computed, TEXT_RELATIONS } from './computed.ts';
import { OutOfBudget } from './datalog/run.ts';
import type { Clause, Program, Row } from './program.ts';
import {
  distinct,
  hasRows,
  keyOfBindings,
  type Layer,
  type Layers,
  lookup,
  type Pattern,
  patternOf,
} from './relations.ts';
import type { Answer, Bindings, SolveOptions, Solver, Undetermined } from './solver.ts';
import {
  type Atom,
  atom,
  type Compound,
  compound,
  float,
  indicator,
  int,
  isGround,
  mapLeaves,
  type Term,
  variable,
  variablesOf,
} from './term.ts';

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

const DEFAULT_ANSWERS = 1_000_000;
const DEFAULT_INFERENCES = 1_000_000;
/** Terms deeper or larger than this come from a runaway recursion, not from a policy. */
const DEPTH_LIMIT = 10_000;
const SIZE_LIMIT = 1_000_000;
/** A step that builds more than this many terms costs as many inferences as it builds this often. */
const TERMS_PER_INFERENCE = 16;

export interface TauOptions {
  /** Relations (`name/arity`) that may be asked though nothing states them: they hold nothing. */
  readonly relations?: readonly string[];
  /** Relations that are computed, beside the text relations. */
  readonly computed?: ReadonlyMap<string, Computed>;
  /** Built-ins (`name/arity`) that may be called; any other raises. All, when left out. */
  readonly allowed?: ReadonlySet<string>;
}

/** Predicates that another engine answers while this one runs the rest. */
export interface Compiled {
  readonly names: ReadonlySet<string>;
  /** The rows that agree with the bound arguments; undefined where their clauses must be run after all. */
  ask(name: string, args: Pattern): readonly (readonly Term[])[] | undefined;
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

const machines = new WeakMap<Program, Machine>();

/** A solver over `program` and `facts`. Creating a second one for the same program is cheap. */
export function tauSolver(program: Program, facts: Layer, options: TauOptions = {}): Solver {
  const make = () => {
    const machine = machines.get(program) ?? createMachine(program, options);
    machines.set(program, machine);
    return machine;
  };
  return solverOfMachine(make, { layers: [facts] });
}

/** The solver of a machine; where its clauses are too much for it, one that decides nothing. */
export function solverOfMachine(make: () => Machine, facts: Layers): Solver {
  try {
    return solverOver(make(), facts);
  } catch (error) {
    if (error instanceof OutOfBudget) return undecided(error);
    throw error;
  }
}

function undecided(limit: OutOfBudget): Solver {
  const { message, place } = limit;
  const answer = (relation: string) => {
    const { error } = undetermined('limit', relation, message);
    return { ok: false, error: { ...error, ...(place && { place }) } } as const;
  };
  return { rows: answer, solve: (goal) => answer(indicator(goal) ?? 'goal'), with: () => undecided(limit) };
}

/** The solver of a machine whose facts are those of `layers`. */
function solverOver(machine: Machine, facts: Layers): Solver {
  for (const relations of facts.layers) for (const name of relations.keys()) defineRelation(machine, name);
  return {
    rows: (relation, args, options) => rows(machine, facts, relation, args, options),
    solve: (goal, options) => solve(machine, facts, goal, options),
    with: (more) => solverOver(machine, { layers: [...facts.layers, more] }),
  };
}

/** Whether the machine has a predicate of its own by that `name/arity`. */
export const isBuiltin = (name: string): boolean =>
  [pl.modules.system, lists].some((module) => module !== undefined && Object.hasOwn(module.rules, name));

export function createMachine(program: Program, options: TauOptions, compiled?: Compiled): Machine {
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
function compiledRows(name: string, { ask }: Compiled): TauForeign {
  return (thread, point, goal) => {
    const rows = ask(name, patternOf(goal.args.map(fromTau)));
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

function defineRelation(machine: Machine, name: string): void {
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

function rows(
  machine: Machine,
  facts: Layers,
  relation: string,
  args: readonly (Term | undefined)[],
  options: SolveOptions = {},
): Answer<readonly Row[]> {
  if (!machine.program.clauses.has(relation) && !machine.computed.has(relation))
    return { ok: true, value: distinct(lookup(facts, relation, args)) };
  const [functor] = splitIndicator(relation);
  const asked = args.map((arg, i) => arg ?? variable(`A${i}`));
  const goal = asked.length === 0 ? atom(functor) : compound(functor, ...asked);
  const answer = solve(machine, facts, goal, options);
  if (!answer.ok) return answer;
  if (answer.value.more) return undetermined('limit', relation, 'more answers than the limit allows');
  const found = answer.value.solutions.map((bindings) => ({
    args: asked.map((arg) => (arg.kind === 'var' ? (bindings.get(arg.name) ?? arg) : arg)),
  }));
  const open = found.find((row) => !row.args.every(isGround));
  if (open) return undetermined('error', relation, 'an answer leaves an argument open');
  return { ok: true, value: distinct(found) };
}

function solve(
  machine: Machine,
  facts: Layers,
  goal: Term,
  options: SolveOptions = {},
): ReturnType<Solver['solve']> {
  const relation = indicator(goal) ?? 'goal';
  const { current } = machine;
  machine.current = facts;
  try {
    return run(machine, goal, relation, options);
  } catch (error) {
    // The machine recurses over terms, so a runaway term ends in the host's stack limit.
    if (error instanceof RangeError) return undetermined('limit', relation, 'a term grew too large');
    if (error instanceof OutOfBudget) return undetermined('limit', relation, error.message);
    return undetermined('error', relation, error instanceof Error ? error.message : String(error));
  } finally {
    machine.current = current;
  }
}

/** Every question has a thread of its own, since a predicate it calls may ask another one. */
function run(
  machine: Machine,
  goal: Term,
  relation: string,
  options: SolveOptions,
): ReturnType<Solver['solve']> {
  const { session } = machine;
  const thread = new pl.type.Thread(session);
  const limit = options.answers ?? DEFAULT_ANSWERS;
  const inferences = options.inferences ?? DEFAULT_INFERENCES;
  const firstTerm = termsBuilt();
  let steps = 0;
  const asked = renameVariables(goal);
  const solutions = new Map<string, Bindings>();
  session.renamed_variables = {};
  thread.add_goal(toTau(asked.goal) as TauTerm, true);
  while (thread.points.length > 0) {
    const point = thread.head_point();
    machine.cost = steps + (termsBuilt() - firstTerm) / TERMS_PER_INFERENCE;
    if (point.goal === null) {
      const solution = readBindings(point, asked.names);
      const key = keyOfBindings(solution);
      if (!solutions.has(key) && solutions.size === limit)
        return { ok: true, value: { solutions: [...solutions.values()], more: true } };
      solutions.set(key, solution);
      thread.points.pop();
    } else if (pl.type.is_error_state(point)) {
      return undetermined('error', relation, describeError(point.goal));
    } else if (machine.cost > inferences) {
      return undetermined('limit', relation, 'the inference limit was reached');
    } else {
      steps++;
      if (thread.step() === true)
        return undetermined('error', relation, 'a predicate that waits cannot be used in a rule');
    }
  }
  return { ok: true, value: { solutions: [...solutions.values()], more: false } };
}

/** The machine numbers the terms it builds; a term that grows with every step shows here, not in the steps. */
const termsBuilt = (): number => new pl.type.Term('[]').ref;

/** Tau keeps variables in plain objects, so names from outside are replaced by safe ones. */
function renameVariables(goal: Term): { goal: Term; names: ReadonlyMap<string, string> } {
  const names = new Map(variablesOf(goal).map((name, i) => [name, `Q${i}`]));
  return { goal: substitute(goal, (name) => variable(names.get(name) ?? name)), names };
}

/** `term` with every variable replaced. */
export function substitute(term: Term, value: (name: string) => Term): Term {
  return mapLeaves(term, (leaf) => (leaf.kind === 'var' ? value(leaf.name) : leaf));
}

function readBindings(point: TauState, names: ReadonlyMap<string, string>): Bindings {
  const bindings = new Map<string, Term>();
  for (const [name, safe] of names) {
    const value = point.substitution.lookup(safe);
    if (value && !pl.type.is_variable(value)) bindings.set(name, fromTau(value));
  }
  return bindings;
}

function describeError(goal: TauTerm): string {
  const ball = fromTau(goal);
  const error = ball.kind === 'compound' && ball.args[0] ? ball.args[0] : ball;
  return JSON.stringify(errorText(error)).slice(1, -1);
}

function errorText(term: Term): string {
  if (term.kind === 'compound' && term.name === 'error') return errorText(term.args[0] as Term);
  if (term.kind !== 'compound') return 'value' in term ? String(term.value) : term.name;
  const [first, second] = term.args;
  if (term.name === '/' && first && second) return `${errorText(first)}/${errorText(second)}`;
  return `${term.name}(${term.args.map(errorText).join(', ')})`;
}

function undetermined(
  code: Undetermined['code'],
  relation: string,
  message: string,
): { ok: false; error: Undetermined } {
  return { ok: false, error: { code, relation, message } };
}

function splitIndicator(relation: string): [string, number] {
  const slash = relation.lastIndexOf('/');
  return [relation.slice(0, slash), Number(relation.slice(slash + 1))];
}

const tauTerms = new WeakMap<object, TauValue>();

/** A ground term is translated once; a term with variables must be fresh each time. */
function toTau(term: Term): TauValue {
  const known = tauTerms.get(term);
  if (known) return known;
  const value = translate(term);
  if (value.ground) tauTerms.set(term, value);
  return value;
}

function translate(term: Term): TauValue {
  switch (term.kind) {
    case 'atom':
      return new pl.type.Term(term.name, []);
    case 'text':
      return new pl.type.Term(term.value, []);
    case 'int':
      return new pl.type.Num(term.value, false);
    case 'float':
      return new pl.type.Num(term.value, true);
    case 'var':
      return new pl.type.Var(term.name);
    case 'compound':
      return new pl.type.Term(term.name, term.args.map(toTau));
  }
}

function fromTau(value: TauValue): Term {
  let size = 0;
  const read = (part: TauValue, depth: number): Term => {
    if (depth > DEPTH_LIMIT || ++size > SIZE_LIMIT) throw new RangeError('term too large');
    if (pl.type.is_variable(part)) return variable(part.id);
    if (pl.type.is_number(part)) return part.is_float ? float(part.value) : int(part.value);
    const { id, args } = part as TauTerm;
    return args.length === 0 ? atom(id) : compound(id, ...args.map((arg) => read(arg, depth + 1)));
  };
  return read(value, 0);
}
