/** The flow of values through a body, from left to right. */

import { shown } from '../../logic/diagnostics.ts';
import { type Compound, indicator, isCompound, type Term, variablesOf } from '../../logic/term.ts';
import { BUILTINS, COMPARISONS, type Mode } from '../builtins.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { type Bound, bind, copyOf, either, equate, openIn } from './bound.ts';
import type { Flow } from './flow.ts';
import { called, conjuncts } from './goals.ts';
import type { Statement } from './statement.ts';

export type FlowCode = 'unsafe_variable' | 'unsafe_negation' | 'unbound_comparison' | 'unbound_argument';
/** Takes a problem: the variable it is about, and what is wrong with it. */
export type Complain = (variable: Term, code: FlowCode, wrong: string, expected: string) => void;

export interface Watch {
  readonly flow: Flow;
  readonly complain: Complain;
  /** Go on as if a relation that was asked wrongly had answered, so that one mistake is reported once. */
  readonly repair: boolean;
}

interface Run extends Watch {
  /** How often each variable stands in the whole clause. */
  readonly uses: ReadonlyMap<string, number>;
}

/** Carries values through the body of a clause. `bound` holds those at its end. */
export function runBody(clause: Statement, bound: Bound, watch: Watch): void {
  const uses = countUses([clause.head, clause.body as Term]);
  run(clause.body as Term, bound, { ...watch, uses });
}

function countUses(terms: readonly Term[]): Map<string, number> {
  const uses = new Map<string, number>();
  const stack = [...terms];
  for (let term = stack.pop(); term; term = stack.pop()) {
    if (term.kind === 'var') uses.set(term.name, (uses.get(term.name) ?? 0) + 1);
    if (term.kind === 'compound') stack.push(...term.args);
  }
  return uses;
}

function run(body: Term, bound: Bound, context: Run): void {
  for (const goal of conjuncts(body)) step(goal, bound, context);
}

function step(goal: Term, bound: Bound, context: Run): void {
  const name = indicator(goal);
  if (name === undefined) return;
  if (goal.kind === 'atom') {
    if (goal.name === 'fail' || goal.name === 'false') bound.unreachable = true;
    return;
  }
  const control = CONTROL_STEPS.get(name);
  if (control) control(goal as Compound, bound, context);
  else if (goal.kind === 'compound' && goal.name === 'call') step(called(goal.args), bound, context);
  else relation(goal as Compound, name, bound, context);
}

type Step = (goal: Compound, bound: Bound, context: Run) => void;

const first = (goal: Compound): Term => goal.args[0] as Term;
const second = (goal: Compound): Term => goal.args[1] as Term;

const CONTROL_STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  [',/2', run],
  [';/2', disjunction],
  ['->/2', both],
  ['once/1', (goal, bound, context) => run(first(goal), bound, context)],
  ['\\+/1', (goal, bound, context) => negation(goal, [first(goal)], bound, context)],
  ['forall/2', (goal, bound, context) => negation(goal, [first(goal), second(goal)], bound, context)],
  ['findall/3', collection],
  ['=/2', (goal, bound) => equate(bound, first(goal), second(goal))],
]);

function both(goal: Compound, bound: Bound, context: Run): void {
  run(first(goal), bound, context);
  run(second(goal), bound, context);
}

/** `A ; B ; …` along its right side, so that a long one takes no stack. */
function disjunction(goal: Compound, bound: Bound, context: Run): void {
  const branches: Bound[] = [];
  let rest: Term = goal;
  for (; isCompound(rest, ';', 2); rest = second(rest)) branches.push(branch(first(rest), bound, context));
  branches.push(branch(rest, bound, context));
  const after = branches.reduce((left, right) => {
    const both = copyOf(bound);
    either(both, left, right);
    return both;
  });
  bind(bound, after.names);
  bound.unreachable ||= after.unreachable;
}

function branch(goal: Term, bound: Bound, context: Run): Bound {
  const inner = copyOf(bound);
  run(goal, inner, context);
  return inner;
}

/** Inside a negation a variable may be new, but then nothing outside may speak of it. */
function negation(goal: Compound, goals: readonly Term[], bound: Bound, context: Run): void {
  const shared = sharedIn(goal, bound, context);
  for (const name of shared) {
    const wrong = 'has no value before this negation';
    context.complain(find(goal, name), 'unsafe_negation', wrong, 'a goal that gives it one, further left');
  }
  bind(bound, shared);
  const inner = copyOf(bound);
  for (const one of goals) run(one, inner, context);
}

/** The variables of a goal that have no value and stand outside it too. */
function sharedIn(goal: Term, bound: Bound, { uses }: Run): string[] {
  const inside = countUses([goal]);
  return openIn(bound, goal).filter((name) => (uses.get(name) ?? 0) > (inside.get(name) ?? 0));
}

function collection(goal: Compound, bound: Bound, context: Run): void {
  const [template, inner, result] = goal.args as [Term, Term, Term];
  const found = branch(inner, bound, context);
  for (const name of openIn(found, template)) {
    const wrong = 'is given no value by the goal of findall/3';
    context.complain(find(template, name), 'unsafe_variable', wrong, 'a goal inside that gives it one');
  }
  bind(bound, variablesOf(result));
}

function relation(goal: Compound, name: string, bound: Bound, context: Run): void {
  const builtin = BUILTINS.get(name);
  if (COMPARISONS.has(name) || name === 'is/2') compare(goal, name, bound, context);
  else if (builtin) useMode(goal, [builtin, ...(builtin.or ?? [])], bound, context);
  else if (!VOCABULARY.has(name)) askOwn(goal, name, bound, context);
  else {
    const modes = (VOCABULARY.get(name)?.modes ?? []).flatMap((letter, i) => (letter === '+' ? [i] : []));
    useMode(goal, [{ needs: modes, binds: goal.args.map((_, i) => i) }], bound, context);
  }
}

function compare(goal: Compound, name: string, bound: Bound, context: Run): void {
  const needed = name === 'is/2' ? [second(goal)] : goal.args;
  // `U \= tool(_)` says that U is no tool at all, as `\+ U = tool(_)` does.
  const opens =
    name === '\\=/2' ? sharedIn(goal, bound, context) : needed.flatMap((side) => openIn(bound, side));
  for (const open of new Set(opens)) {
    const wrong = `has no value before ${shown(goal.name)}`;
    context.complain(find(goal, open), 'unbound_comparison', wrong, 'a goal that gives it one, further left');
  }
  bind(bound, variablesOf(goal));
}

function useMode(goal: Compound, modes: readonly Mode[], bound: Bound, context: Run): void {
  const open = (i: number) => openIn(bound, goal.args[i] as Term)[0];
  const fits = modes.find(({ needs }) => needs.every((i) => open(i) === undefined));
  const mode = fits ?? (modes[0] as Mode);
  if (!fits) needArgument(goal, mode.needs.map(open).find((name) => name !== undefined) as string, context);
  bind(
    bound,
    mode.needs.flatMap((i) => variablesOf(goal.args[i] as Term)),
  );
  bind(
    bound,
    mode.binds.flatMap((i) => variablesOf(goal.args[i] as Term)),
  );
}

function askOwn(goal: Compound, name: string, bound: Bound, context: Run): void {
  const given = goal.args.map((arg) => openIn(bound, arg).length === 0);
  const outcome = context.flow.ask(name, given);
  const open = openIn(bound, goal)[0];
  if (outcome && !outcome.sound && open !== undefined) needArgument(goal, open, context);
  const repaired = !outcome || (context.repair && !outcome.sound);
  const binds = repaired ? given.map(() => true) : outcome.binds;
  bind(
    bound,
    goal.args.flatMap((arg, i) => (binds[i] ? variablesOf(arg) : [])),
  );
}

function needArgument(goal: Compound, name: string, { complain }: Run): void {
  const asked = indicator(goal) as string;
  const wrong = `has no value before ${shown(asked)}, which needs it`;
  complain(find(goal, name), 'unbound_argument', wrong, 'a goal that gives it one, further left');
}

/** The first place of a variable in a term. */
function find(term: Term, name: string): Term {
  const stack = [term];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.kind === 'var' && next.name === name) return next;
    if (next.kind === 'compound') for (let i = next.args.length; i-- > 0; ) stack.push(next.args[i] as Term);
  }
  return term;
}
