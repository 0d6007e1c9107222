/** Goals compiled to steps. */

import { calledGoal } from '../program.ts';
import { type Compound, indicator, isCompound, type Term } from '../term.ts';
import { callStep } from './call-step.ts';
import { dependenciesOf } from './goals.ts';
import { NATIVE_GOALS } from './native.ts';
import { type Bound, isBound, type Slots } from './pattern.ts';
import type { Predicates } from './predicates.ts';
import { NotCompiled, type Step } from './run.ts';

export interface Compiling {
  readonly predicates: Predicates;
  readonly slots: Slots;
  /** The component of the predicate being compiled, where it is recursive; otherwise -1. */
  readonly component: number;
}

/** Makes the step after a goal, for the variables that have values by then. */
export type Next = (bound: Bound) => Step;

const FOUND: Step = () => true;
const found: Next = () => FOUND;

export function compileGoal(compiling: Compiling, goal: Term | undefined, bound: Bound, next: Next): Step {
  if (!goal) return next(bound);
  const called = calledGoal(goal);
  if (called) return compileGoal(compiling, called, bound, next);
  const name = indicator(goal);
  if (name === undefined) throw new NotCompiled('a goal is known only when it runs');
  const control = CONTROL_GOALS.get(name);
  if (control) return control(compiling, goal as Compound, bound, next);
  const native = NATIVE_GOALS.get(name);
  if (native) return native(compiling, goal as Compound, bound, next);
  return callStep(compiling, goal, bound, next);
}

export type CompileGoal = (compiling: Compiling, goal: Compound, bound: Bound, next: Next) => Step;

const arg = ({ args }: Compound, i: number): Term => args[i] as Term;

const both: CompileGoal = (compiling, goal, bound, next) =>
  compileGoal(compiling, arg(goal, 0), bound, (after) => compileGoal(compiling, arg(goal, 1), after, next));

/** What comes after a choice is compiled once for each set of variables that its branches give values to. */
function joined(next: Next): Next {
  const made = new Map<string, Step>();
  return (bound) => {
    const key = [...bound].sort().join('\0');
    const known = made.get(key);
    if (known) return known;
    if (made.size >= MOST_JOINS) throw new NotCompiled('alternatives give values to different variables');
    const step = next(bound);
    made.set(key, step);
    return step;
  };
}

const MOST_JOINS = 4;

const either: CompileGoal = (compiling, goal, bound, next) => {
  const after = joined(next);
  const first = arg(goal, 0);
  if (isCompound(first, '->', 2)) return choice(compiling, first, arg(goal, 1), bound, after);
  const left = compileGoal(compiling, first, bound, after);
  const right = compileGoal(compiling, arg(goal, 1), bound, after);
  return (frame, run) => left(frame, run) || right(frame, run);
};

function choice(
  compiling: Compiling,
  chosen: Compound,
  otherwise: Term | undefined,
  bound: Bound,
  next: Next,
): Step {
  const condition = arg(chosen, 0);
  const known = truthOf(condition, bound);
  if (known === true) return compileGoal(compiling, arg(chosen, 1), bound, next);
  const rest: Step = otherwise ? compileGoal(compiling, otherwise, bound, next) : () => false;
  if (known === false) return rest;
  let given = bound;
  const test = compileGoal(compiling, condition, bound, (after) => {
    if (given !== bound && !sameSet(given, after))
      throw new NotCompiled('a condition gives values in two ways');
    given = after;
    return FOUND;
  });
  if (given !== bound && !isOrdered(compiling.predicates, condition))
    throw new NotCompiled('which answer of a condition comes first is not settled');
  const then = compileGoal(compiling, arg(chosen, 1), given, next);
  return (frame, run) => (test(frame, run) ? then(frame, run) : rest(frame, run));
}

/** Whether answers come in the order of clauses and facts, as they do outside recursion. */
const isOrdered = ({ get }: Predicates, condition: Term): boolean =>
  dependenciesOf(condition).every(({ name }) => !get(name).recurses && !get(name).interprets);

const sameSet = (a: Bound, b: Bound): boolean => a.size === b.size && [...a].every((name) => b.has(name));

/** Whether a condition holds by what has a value alone; undefined where it takes more to say. */
function truthOf(condition: Term, bound: Bound): boolean | undefined {
  if (isCompound(condition, ';', 2)) {
    const left = truthOf(arg(condition, 0), bound);
    const right = truthOf(arg(condition, 1), bound);
    return left === undefined || right === undefined ? undefined : left || right;
  }
  if (condition.kind !== 'compound' || condition.args.length !== 1) return undefined;
  const term = arg(condition, 0);
  if (condition.name === 'nonvar') return term.kind !== 'var' || bound.has(term.name);
  if (condition.name === 'var') return term.kind === 'var' && !bound.has(term.name);
  return condition.name === 'ground' ? isBound(term, bound) : undefined;
}

const not: CompileGoal = (compiling, goal, bound, next) => {
  const test = compileGoal(compiling, arg(goal, 0), bound, found);
  const rest = next(bound);
  return (frame, run) => !test(frame, run) && rest(frame, run);
};

const once: CompileGoal = (compiling, goal, bound, next) =>
  choice(compiling, { kind: 'compound', name: '->', args: [arg(goal, 0), TRUE] }, undefined, bound, next);

const TRUE: Term = { kind: 'atom', name: 'true' };

/** For every way the first holds, the second does. */
const forall: CompileGoal = (compiling, goal, bound, next) => {
  const exception = compileGoal(compiling, arg(goal, 0), bound, (after) => {
    const test = compileGoal(compiling, arg(goal, 1), after, found);
    return (frame, run) => !test(frame, run);
  });
  const rest = next(bound);
  return (frame, run) => !exception(frame, run) && rest(frame, run);
};

const CONTROL_GOALS: ReadonlyMap<string, CompileGoal> = new Map<string, CompileGoal>([
  [',/2', both],
  [';/2', either],
  ['->/2', (compiling, goal, bound, next) => choice(compiling, goal, undefined, bound, next)],
  ['\\+/1', not],
  ['once/1', once],
  ['call/1', (compiling, goal, bound, next) => compileGoal(compiling, arg(goal, 0), bound, next)],
  ['forall/2', forall],
  ['true/0', (_, __, bound, next) => next(bound)],
  ['fail/0', () => () => false],
  ['false/0', () => () => false],
]);
