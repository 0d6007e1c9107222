/**
 * Two engines over one program: the interpreter reads compiled predicates, and compiled ones ask the interpreter.
 */

import { callPredicate } from './datalog/call.ts';
import { MOST_ARGUMENTS } from './datalog/obstacles.ts';
import { saysMore } from './datalog/pattern.ts';
import { type Predicate, type Predicates, predicatesOf } from './datalog/predicates.ts';
import { createRun, Doubt, type Run } from './datalog/run.ts';
import type { Tuple } from './datalog/stored.ts';
import { toTerm, toValue, type Value } from './datalog/value.ts';
import type { Program } from './program.ts';
import { type Pattern, patternOf } from './relations.ts';
import { DEFAULT_INFERENCES, type SolveOptions, type Solver } from './solver.ts';
import { solverOfMachine } from './tau.ts';
import { createMachine, isBuiltin, type Machine, type TauOptions } from './tau-machine.ts';
import { isGround, type Term } from './term.ts';

/** What is made of a program once and shared by all solvers over it. */
export interface Engine {
  readonly predicates: Predicates;
  /** Made when something has to be interpreted first. */
  machine(): Machine;
  /** The run in whose facts interpreted predicates read compiled ones. */
  reading: Run | undefined;
  /** A question was too much for compiled rules; until it is answered, nothing compiled is read. */
  alone: boolean;
}

export function createEngine(program: Program, options: TauOptions): Engine {
  const predicates = predicatesOf(program, {
    declared: new Set(options.relations),
    computed: options.computed ?? new Map(),
    isBuiltin,
  });
  let machine: Machine | undefined;
  const engine: Engine = {
    predicates,
    reading: undefined,
    alone: false,
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

/** The bound arguments of a question, and the bitmask of their positions. */
export function boundArguments(args: Pattern): { readonly mask: number; readonly values: Tuple } {
  const values: Value[] = [];
  let mask = 0;
  args.forEach((arg, i) => {
    if (!arg) return;
    mask |= 1 << i;
    values[i] = toValue(arg);
  });
  return { mask, values };
}

export function tauOver(engine: Engine, run: Run): Solver {
  const solver = solverOfMachine(engine.machine, { layers: run.layers });
  const reading = <T>(ask: () => T): T => {
    const before = engine.reading;
    engine.reading = exactRun(run);
    try {
      return ask();
    } finally {
      engine.reading = before;
      if (!before) engine.alone = false;
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

function readCompiled(engine: Engine, name: string, args: readonly Term[]): Term[][] | undefined {
  const { reading, predicates } = engine;
  if (!reading || engine.alone) return undefined;
  const predicate = predicates.get(name);
  if (predicate.sensitive && saysMore(args.filter((arg) => !isGround(arg)))) return undefined;
  const { mask, values } = boundArguments(patternOf(args));
  const found: Term[][] = [];
  try {
    callPredicate(reading, predicate, mask, values, (row) => {
      found.push(row.map(toTerm));
      return false;
    });
    return found;
  } catch (error) {
    if (error instanceof RangeError) engine.alone = true;
    if (error instanceof Doubt || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** An interpreted predicate asked by a compiled one. */
export function interpreted(
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
  // Asked as a whole, it may take the first answer where this takes all.
  if (!answer.ok) throw new Doubt(answer.error.message);
  return answer.value.map((row) => row.args.map(toValue));
}
