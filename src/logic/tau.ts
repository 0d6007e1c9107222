/**
 * Tau Prolog as a solver: its machine is stepped synchronously inside an inference limit.
 *
 * With `tau-machine.ts` and `tau-terms.ts` the only file that knows Tau.
 */

import './tau-globals.ts';
import pl, { type TauState, type TauTerm } from 'tau-prolog';
import { OutOfBudget } from './datalog/run.ts';
import type { Program, Row } from './program.ts';
import { distinct, keyOfBindings, type Layer, type Layers, lookup } from './relations.ts';
import {
  type Answer,
  type Bindings,
  DEFAULT_INFERENCES,
  type SolveOptions,
  type Solver,
  type Undetermined,
} from './solver.ts';
import {
  createMachine,
  defineRelation,
  type Machine,
  splitIndicator,
  type TauOptions,
} from './tau-machine.ts';
import { fromTau, toTau } from './tau-terms.ts';
import { atom, compound, indicator, isGround, mapLeaves, type Term, variable, variablesOf } from './term.ts';

const DEFAULT_ANSWERS = 1_000_000;
/** A step that builds more than this many terms costs as many inferences as it builds this often. */
const TERMS_PER_INFERENCE = 16;

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
