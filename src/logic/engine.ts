/**
 * The compiled engine as a solver, with the interpreter for all that is not compiled.
 *
 * A question goes to the compiled rules first. Where these meet something they do not decide (an error, a term
 * left open, a mode that was not planned for), the interpreter is asked the whole question instead, so that there
 * is one meaning. Interpreted predicates read compiled ones and the other way round, without copies.
 */

import { callPredicate } from './datalog/call.ts';
import { derive } from './datalog/derive.ts';
import { carryOver } from './datalog/maintain.ts';
import { MOST_ARGUMENTS } from './datalog/obstacles.ts';
import { type Predicate, type Predicates, predicatesOf } from './datalog/predicates.ts';
import { type Budget, createRun, Doubt, homeOf, OutOfBudget, type Run } from './datalog/run.ts';
import { solveGoal } from './datalog/solve-goal.ts';
import type { Tuple } from './datalog/stored.ts';
import { tupleSet } from './datalog/trie.ts';
import { toTerm, toValue, type Value } from './datalog/value.ts';
import type { Derived } from './derivation.ts';
import type { Facts, Program, Row } from './program.ts';
import { distinct, type Layer, lookup, type Pattern } from './relations.ts';
import type { Answer, Revised, SolveOptions, Solver, Undetermined } from './solver.ts';
import { createMachine, isBuiltin, type Machine, solverOfMachine, type TauOptions } from './tau.ts';
import { indicator, isGround, type Term } from './term.ts';

const DEFAULT_ANSWERS = 1_000_000;
const DEFAULT_INFERENCES = 1_000_000;

/** What is made of a program once and shared by all solvers over it. */
interface Engine {
  readonly predicates: Predicates;
  /** Made when something has to be interpreted first. */
  machine(): Machine;
  /** The run in whose facts interpreted predicates read compiled ones. */
  reading: Run | undefined;
  /** A question went too deep for compiled rules; until it is answered, nothing compiled is read. */
  tooDeep: boolean;
}

const engines = new WeakMap<Program, { readonly options: TauOptions; readonly engine: Engine }>();

/**
 * A solver over `program` and `facts` whose Datalog part is compiled. Creating a second one for the same program
 * and options is cheap. Same answers as `tauSolver`.
 */
export function compiledSolver(program: Program, facts: Layer, options: TauOptions = {}): Solver {
  const known = engines.get(program);
  const engine = known && sameOptions(known.options, options) ? known.engine : createEngine(program, options);
  if (engine !== known?.engine) engines.set(program, { options, engine });
  const budget: Budget = { left: 0, at: undefined };
  const from = { predicates: engine.predicates, budget, derivations: undefined, exact: false };
  const interpret: Run['interpret'] = (run, predicate, args) => interpreted(engine, run, predicate, args);
  return solverFor(engine, createRun({ ...from, interpret }, facts));
}

const sameOptions = (a: TauOptions, b: TauOptions): boolean =>
  a.relations === b.relations && a.computed === b.computed && a.allowed === b.allowed;

function createEngine(program: Program, options: TauOptions): Engine {
  const predicates = predicatesOf(program, {
    declared: new Set(options.relations),
    computed: options.computed ?? new Map(),
    isBuiltin,
  });
  let machine: Machine | undefined;
  const engine: Engine = {
    predicates,
    reading: undefined,
    tooDeep: false,
    machine() {
      machine ??= createMachine(program, options, {
        names: new Set(predicates.defined.filter(isExact).map(({ name }) => name)),
        ask: (name, args) => readCompiled(engine, name, args),
      });
      return machine;
    },
  };
  return engine;
}

/** Whether a predicate gives its rows as often and in the order that the interpreter does. */
const isExact = ({ arity, interprets, recurses }: Predicate): boolean =>
  arity > 0 && arity <= MOST_ARGUMENTS && !interprets && !recurses;

function solverFor(engine: Engine, run: Run): Solver {
  return {
    rows: (relation, args, options) => rows(engine, run, relation, args, options),
    solve: (goal, options) => solve(engine, run, goal, options),
    with: (more) => solverFor(engine, createRun({ ...run, parent: run }, more)),
    derivation: (goal) => derivation(run, goal),
    ...(!run.parent && { revised: (facts, changed) => revised(engine, run, facts, changed) }),
  };
}

function revised(engine: Engine, run: Run, facts: Layer, changed: Facts): Revised {
  const { parent: _, ...rest } = run;
  const next = createRun(rest, facts);
  const values = new Map(
    Array.from(changed, ([name, all]) => [name, all.map(({ args }) => args.map(toValue))] as const),
  );
  const changes = carryOver(run, next, values);
  return {
    solver: solverFor(engine, next),
    changed(relation) {
      if (!changes.has(relation)) return [];
      return changes.get(relation)?.map((row) => ({ args: row.map(toTerm) }));
    },
  };
}

function rows(
  engine: Engine,
  run: Run,
  relation: string,
  args: Pattern,
  options: SolveOptions = {},
): Answer<readonly Row[]> {
  const predicate = engine.predicates.get(relation);
  if (predicate.kind === 'stated') return { ok: true, value: distinct(lookup(run, relation, args)) };
  const ask = () => tauOver(engine, run).rows(relation, args, options);
  if (predicate.kind === 'interpreted' || predicate.arity > MOST_ARGUMENTS) return ask();
  return attempt(engine, run, relation, options, ask, () => {
    const found = compiledRows(run, predicate, args, options.answers ?? DEFAULT_ANSWERS);
    return found ? { ok: true, value: found } : limited(relation, 'more answers than the limit allows');
  });
}

/** Each row once; undefined when there are more than `most`. */
function compiledRows(run: Run, predicate: Predicate, args: Pattern, most: number): Row[] | undefined {
  const values: Value[] = [];
  let mask = 0;
  args.forEach((arg, i) => {
    if (!arg) return;
    mask |= 1 << i;
    values[i] = toValue(arg);
  });
  const found: Tuple[] = [];
  callPredicate(run, predicate, mask, values, (row) => {
    found.push(row);
    return false;
  });
  const each = withoutRepeats(found);
  return each.length > most ? undefined : each.map((row) => ({ args: row.map(toTerm) }));
}

function withoutRepeats(rows: readonly Tuple[]): readonly Tuple[] {
  if (rows.length < 2) return rows;
  const known = tupleSet();
  return rows.filter((row) => known.add(row));
}

function solve(
  engine: Engine,
  run: Run,
  goal: Term,
  options: SolveOptions = {},
): ReturnType<Solver['solve']> {
  const relation = indicator(goal) ?? 'goal';
  const ask = () => tauOver(engine, run).solve(goal, options);
  return attempt(engine, run, relation, options, ask, () => {
    const value = solveGoal(run, goal, options.answers ?? DEFAULT_ANSWERS);
    return { ok: true, value };
  });
}

/** The compiled answer, or that of the interpreter where the compiled rules do not decide. */
function attempt<T>(
  engine: Engine,
  { budget }: Run,
  relation: string,
  options: SolveOptions,
  interpret: () => Answer<T>,
  compiled: () => Answer<T>,
): Answer<T> {
  budget.left = options.inferences ?? DEFAULT_INFERENCES;
  budget.at = undefined;
  try {
    return compiled();
  } catch (error) {
    if (error instanceof OutOfBudget) return limited(relation, error.message, error);
    if (error instanceof RangeError) engine.tooDeep = true;
    if (error instanceof Doubt || error instanceof RangeError) return interpret();
    throw error;
  }
}

function limited(
  relation: string,
  message: string,
  at?: OutOfBudget,
): { readonly ok: false; readonly error: Undetermined } {
  return { ok: false, error: { code: 'limit', relation, message, ...(at?.place && { place: at.place }) } };
}

// ---------------------------------------------------------------------------------------- the interpreter

function tauOver(engine: Engine, run: Run): Solver {
  const solver = solverOfMachine(engine.machine, { layers: run.layers });
  const reading = <T>(ask: () => T): T => {
    const before = engine.reading;
    engine.reading = exactRun(run);
    try {
      return ask();
    } finally {
      engine.reading = before;
      if (!before) engine.tooDeep = false;
    }
  };
  return {
    ...solver,
    rows: (relation, args, options) => reading(() => solver.rows(relation, args, withBudget(run, options))),
    solve: (goal, options) => reading(() => solver.solve(goal, withBudget(run, options))),
  };
}

/** Sets what compiled predicates may spend that the interpreter reads. */
function withBudget({ budget }: Run, options: SolveOptions = {}): SolveOptions {
  budget.left = options.inferences ?? DEFAULT_INFERENCES;
  return options;
}

const exactRuns = new WeakMap<Run, Run>();

/** The same facts, with answers as often and in the order that the interpreter has them. */
function exactRun(run: Run): Run {
  if (run.exact) return run;
  const known = exactRuns.get(run);
  if (known) return known;
  const { parent, ...rest } = run;
  const made = createRun({ ...rest, exact: true, ...(parent && { parent: exactRun(parent) }) }, run.own);
  exactRuns.set(run, made);
  return made;
}

function readCompiled(engine: Engine, name: string, args: Pattern): Term[][] | undefined {
  const { reading, predicates } = engine;
  if (!reading || engine.tooDeep) return undefined;
  const values: Value[] = [];
  let mask = 0;
  args.forEach((arg, i) => {
    if (!arg) return;
    mask |= 1 << i;
    values[i] = toValue(arg);
  });
  const found: Term[][] = [];
  try {
    callPredicate(reading, predicates.get(name), mask, values, (row) => {
      found.push(row.map(toTerm));
      return false;
    });
    return found;
  } catch (error) {
    if (error instanceof RangeError) engine.tooDeep = true;
    if (error instanceof Doubt || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** An interpreted predicate asked by a compiled one. */
function interpreted(
  engine: Engine,
  run: Run,
  predicate: Predicate,
  args: readonly (Value | undefined)[],
): readonly Tuple[] {
  // The interpreter is reading this; it runs the clauses then.
  if (run.exact) throw new Doubt(`${predicate.name} needs more bound`);
  const pattern = args.map((value) => (value === undefined ? undefined : toTerm(value)));
  const { budget } = run;
  const { left, at } = budget;
  const machine = engine.machine();
  const answer = tauOver(engine, run).rows(predicate.name, pattern, { inferences: left });
  budget.left = Math.min(left, budget.left) - Math.ceil(machine.cost);
  budget.at = at;
  if (!answer.ok && answer.error.code === 'limit')
    throw new OutOfBudget(predicate.clauses[0]?.place ?? at?.place);
  if (!answer.ok) throw new Doubt(answer.error.message);
  return answer.value.map((row) => row.args.map(toValue));
}

// ---------------------------------------------------------------------------------------- derivations

const tracedRuns = new WeakMap<Run, Run>();

/** The same facts, where every row of a recursion keeps how it followed. */
function tracedRun(run: Run): Run {
  const known = tracedRuns.get(run);
  if (known) return known;
  const { parent, ...rest } = run;
  const made = createRun(
    { ...rest, derivations: new Map(), ...(parent && { parent: tracedRun(parent) }) },
    run.own,
  );
  tracedRuns.set(run, made);
  return made;
}

function derivation(run: Run, goal: Term): Derived | undefined {
  if (!isGround(goal)) return undefined;
  const predicate = run.predicates.get(indicator(goal) ?? '');
  if (predicate.arity > MOST_ARGUMENTS || !['rules', 'recursive'].includes(predicate.kind)) return undefined;
  const traced = tracedRun(homeOf(run, predicate));
  run.budget.left = DEFAULT_INFERENCES;
  const args = goal.kind === 'compound' ? goal.args.map(toValue) : [];
  try {
    return derive(traced, predicate, args);
  } catch (error) {
    if (error instanceof Doubt || error instanceof OutOfBudget || error instanceof RangeError)
      return undefined;
    throw error;
  }
}
