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
import type { Predicate } from './datalog/predicates.ts';
import { type Budget, createRun, Doubt, homeOf, OutOfBudget, type Run } from './datalog/run.ts';
import { solveGoal } from './datalog/solve-goal.ts';
import { sameTuple, type Tuple } from './datalog/stored.ts';
import { tupleSet } from './datalog/trie.ts';
import { toTerm, toValue } from './datalog/value.ts';
import type { Derived } from './derivation.ts';
import { boundArguments, createEngine, type Engine, interpreted, tauOver } from './mixed.ts';
import type { Facts, Program, Row } from './program.ts';
import { distinct, type Layer, lookup, type Pattern } from './relations.ts';
import {
  type Answer,
  DEFAULT_INFERENCES,
  type Revised,
  type SolveOptions,
  type Solver,
  type Undetermined,
} from './solver.ts';
import type { TauOptions } from './tau-machine.ts';
import { indicator, isGround, type Term } from './term.ts';

const DEFAULT_ANSWERS = 1_000_000;

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
  const ask: Ask<readonly Row[]> = (most) => tauOver(engine, run).rows(relation, args, most);
  if (predicate.kind === 'interpreted' || predicate.arity > MOST_ARGUMENTS)
    return orAlone(engine, ask, options, ask(options));
  return attempt(engine, run, relation, options, ask, () => {
    const found = compiledRows(run, predicate, args, options.answers ?? DEFAULT_ANSWERS);
    return found ? { ok: true, value: found } : limited(relation, 'more answers than the limit allows');
  });
}

/** Each row once; undefined when there are more than `most`. */
function compiledRows(run: Run, predicate: Predicate, args: Pattern, most: number): Row[] | undefined {
  const { mask, values } = boundArguments(args);
  const found: Tuple[] = [];
  callPredicate(run, predicate, mask, values, (row) => {
    found.push(row);
    return false;
  });
  const each = withoutRepeats(found);
  return each.length > most ? undefined : each.map((row) => ({ args: row.map(toTerm) }));
}

/** So few rows are compared with each other rather than put into a set. */
const FEW = 8;

function withoutRepeats(rows: readonly Tuple[]): readonly Tuple[] {
  if (rows.length < 2) return rows;
  if (rows.length <= FEW) return rows.filter((row, i) => !isRepeated(rows, row, i));
  const known = tupleSet();
  return rows.filter((row) => known.add(row));
}

function isRepeated(rows: readonly Tuple[], row: Tuple, end: number): boolean {
  for (let i = 0; i < end; i++) if (sameTuple(rows[i] as Tuple, row)) return true;
  return false;
}

function solve(engine: Engine, run: Run, goal: Term, options: SolveOptions = {}): Answer<Solutions> {
  const relation = indicator(goal) ?? 'goal';
  const ask: Ask<Solutions> = (most) => tauOver(engine, run).solve(goal, most);
  return attempt(engine, run, relation, options, ask, () => {
    const value = solveGoal(run, goal, options.answers ?? DEFAULT_ANSWERS);
    return { ok: true, value };
  });
}

/** Asks the interpreter. */
type Ask<T> = (options: SolveOptions) => Answer<T>;
type Solutions = Extract<ReturnType<Solver['solve']>, { ok: true }>['value'];

/** A short search, in inferences. The interpreter fails or is done early at times where compiled rules list all. */
const SHORT = 20_000;

/** The compiled answer, or that of the interpreter where the compiled rules do not decide. */
function attempt<T>(
  engine: Engine,
  { budget }: Run,
  relation: string,
  options: SolveOptions,
  interpret: Ask<T>,
  compiled: () => Answer<T>,
): Answer<T> {
  budget.left = options.inferences ?? DEFAULT_INFERENCES;
  budget.at = undefined;
  try {
    return compiled();
  } catch (error) {
    if (error instanceof OutOfBudget)
      return orAlone(engine, interpret, options, limited(relation, error.message, error));
    if (error instanceof RangeError) engine.alone = true;
    if (error instanceof Doubt || error instanceof RangeError)
      return orAlone(engine, interpret, options, interpret(options));
    throw error;
  }
}

/** Where compiled rules ran out, the answer of the interpreter alone, if a short search finds it. */
function orAlone<T>(engine: Engine, ask: Ask<T>, options: SolveOptions, answer: Answer<T>): Answer<T> {
  if (answer.ok || answer.error.code !== 'limit') return answer;
  engine.alone = true;
  const short = ask({ ...options, inferences: Math.min(options.inferences ?? SHORT, SHORT) });
  return short.ok ? short : answer;
}

function limited(
  relation: string,
  message: string,
  at?: OutOfBudget,
): { readonly ok: false; readonly error: Undetermined } {
  return { ok: false, error: { code: 'limit', relation, message, ...(at?.place && { place: at.place }) } };
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
