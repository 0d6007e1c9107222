/**
 * Clauses as the solver holds them: unit patterns such as `tool(X)` compiled away.
 *
 * Units are atoms in the solver, so a pattern cannot match one by unification. Each becomes a variable U and
 * the goal `identity(U, tool(X))`, a relation between an atom and the compound it stands for.
 */

import type { Clause } from '../logic/program.ts';
import {
  atom,
  type Compound,
  compound,
  indicator,
  isCompound,
  plain,
  type Term,
  variablesOf,
} from '../logic/term.ts';
import { BUILTINS, COMPARISONS, type Mode } from './builtins.ts';
import { createScope, hint, identityGoal, lift, type Pattern, type Scope, within } from './unit-patterns.ts';

export { decodeTerm, encodeTerm, identityRelation, unitOf } from './encode-term.ts';

/** A conjunction being encoded. `waiting` are patterns whose identity goal is still to come. */
interface Sequence {
  readonly scope: Scope;
  readonly goals: Term[];
  waiting: readonly Pattern[];
}

/**
 * The clause as the solver holds it, with the same answers.
 *
 * An identity goal stands where the goals before it bind U or the whole pattern: mostly right after the goal
 * that the pattern stood in, right before it where the pattern is known. Where either may be bound by the
 * caller, as in a head, a hint that never fails takes U apart (or puts it together) at once if it is, and the
 * goal itself still comes later, but before anything that cuts, negates or compares. A pattern that nothing
 * binds ranges over the registered units.
 */
export function encodeClause({ head, body, place }: Clause): Clause {
  const scope = createScope(head, ...(body ? [body] : []));
  for (const name of variablesOf(head)) scope.met.add(name);
  const { term, patterns } = lift(head, [], scope.fresh);
  const goals = encodeGoals(body ? conjuncts(body) : [], scope, patterns);
  return { head: term as Clause['head'], ...(goals.length > 0 && { body: conjunction(goals) }), place };
}

/** The goals of a conjunction, encoded. `heads` are patterns whose U may be bound from outside. */
function encodeGoals(goals: readonly Term[], scope: Scope, heads: readonly Pattern[] = []): Term[] {
  const sequence: Sequence = { scope, goals: [], waiting: heads };
  const first = goals[0] ? kindOf(goals[0]) : 'control';
  if (first !== 'control' && first !== 'comparison') sequence.goals.push(...heads.map(hint));
  for (const goal of goals) {
    ADD[kindOf(goal)](sequence, goal);
    for (const name of variablesOf(goal)) scope.met.add(name);
  }
  settle(sequence, sequence.waiting);
  return sequence.goals;
}

const ADD = {
  relation: addRelation,
  unification: addUnification,
  builtin: addBuiltin,
  comparison: addComparison,
  control: addControl,
};

function kindOf(goal: Term): keyof typeof ADD {
  const name = indicator(goal) ?? 'variable';
  if (CONTROL.has(name) || name === 'variable' || name === '!/0') return 'control';
  if (name === '=/2') return 'unification';
  if (COMPARISONS.has(name)) return 'comparison';
  return BUILTINS.has(name) ? 'builtin' : 'relation';
}

function addRelation(sequence: Sequence, goal: Term): void {
  const { term, open, used } = liftInto(sequence, goal);
  const guessed = open.filter(({ variables }) => variables.some((name) => sequence.scope.met.has(name)));
  sequence.goals.push(...guessed.map(hint), term);
  bind(sequence, goal, used);
}

function addUnification(sequence: Sequence, goal: Term): void {
  const { term, open, used } = liftInto(sequence, goal);
  sequence.goals.push(term, ...open.map(hint));
  const sides = goal.kind === 'compound' ? goal.args : [];
  if (sides.some((side) => isBound(sequence.scope, variablesOf(side)))) bind(sequence, goal, used);
}

/** A built-in must be given what it reads, as a relation need not; the rest it binds. */
function addBuiltin(sequence: Sequence, goal: Term): void {
  const read = compound('read', ...readBy(goal, sequence.scope));
  const names = new Set(variablesOf(read));
  const { open } = liftInto(sequence, read);
  const needed = sequence.waiting.filter(({ variables }) => variables.some((name) => names.has(name)));
  settle(sequence, [...new Set([...open, ...needed])]);
  addRelation(sequence, goal);
}

/** The arguments that a built-in does not bind, in the first of its modes that fits what is bound here. */
function readBy(goal: Term, scope: Scope): readonly Term[] {
  const builtin = BUILTINS.get(indicator(goal) ?? '');
  const args = goal.kind === 'compound' ? goal.args : [];
  if (!builtin) return args;
  const fits = ({ needs }: Mode) => needs.every((i) => isBound(scope, variablesOf(args[i] ?? atom(''))));
  const mode = [builtin, ...(builtin.or ?? [])].find(fits) ?? builtin;
  return args.filter((_, i) => !mode.binds.includes(i));
}

/** A comparison binds nothing, so all it compares must be known before it. */
function addComparison(sequence: Sequence, goal: Term): void {
  const { term } = liftInto(sequence, goal);
  settle(sequence, sequence.waiting);
  sequence.goals.push(term);
}

function addControl(sequence: Sequence, goal: Term): void {
  settle(sequence, sequence.waiting);
  const encode = goal.kind === 'compound' ? CONTROL.get(indicator(goal) ?? '') : undefined;
  sequence.goals.push(encode && goal.kind === 'compound' ? encode(sequence, goal) : plain(goal));
  settle(sequence, sequence.waiting);
}

/** A goal with variables for its patterns. */
interface Lifted {
  readonly term: Term;
  /** Patterns of the goal that have no identity goal yet. */
  readonly used: readonly Pattern[];
  /** Those of them that occur here first. */
  readonly open: readonly Pattern[];
}

/** Lifts a goal: patterns that are known are settled before it, new ones wait. */
function liftInto(sequence: Sequence, goal: Term): Lifted {
  const { scope, waiting } = sequence;
  const { term, patterns } = lift(goal, [...scope.settled, ...waiting], scope.fresh);
  const unsettled = patterns.filter((pattern) => !scope.settled.includes(pattern));
  const fresh = unsettled.filter((pattern) => !waiting.includes(pattern));
  const open = fresh.filter((pattern) => !isBound(scope, pattern.variables));
  sequence.waiting = [...waiting, ...open];
  const known = fresh.filter((pattern) => !open.includes(pattern));
  settle(sequence, known);
  return { term, open, used: unsettled.filter((pattern) => !known.includes(pattern)) };
}

const isBound = (scope: Scope, names: readonly string[]): boolean =>
  names.every((name) => scope.bound.has(name));

/**
 * Every solution of `goal` binds its variables. Its own patterns are taken apart first, which binds what they
 * are made of, then those that wait for it.
 */
function bind(sequence: Sequence, goal: Term, used: readonly Pattern[]): void {
  for (const name of variablesOf(goal)) sequence.scope.bound.add(name);
  settle(sequence, used);
  const ready = sequence.waiting.filter((pattern) => isBound(sequence.scope, pattern.variables));
  settle(sequence, ready);
}

function settle(sequence: Sequence, patterns: readonly Pattern[]): void {
  for (const pattern of patterns) {
    sequence.goals.push(identityGoal(pattern));
    sequence.scope.settled.push(pattern);
    for (const name of pattern.variables) sequence.scope.bound.add(name);
  }
  sequence.waiting = sequence.waiting.filter((pattern) => !patterns.includes(pattern));
}

type Encode<Goal = Compound> = (sequence: Sequence, goal: Goal) => Term;

const arg = ({ args }: Compound, i: number): Term => args[i] as Term;

/** A goal inside another: what it settles stays inside. */
const nested = (scope: Scope, goal: Term, heads?: readonly Pattern[]): Term =>
  conjunction(encodeGoals(conjuncts(goal), within(scope), heads));

const encodeOnly: Encode = ({ scope }, goal) => compound(goal.name, nested(scope, arg(goal, 0)));

/** `(If -> Then)` and `forall(If, Then)`: the second goal knows what the first has settled. */
const encodeBoth: Encode = ({ scope }, goal) => {
  const branch = within(scope);
  const first = encodeGoals(conjuncts(arg(goal, 0)), branch);
  return compound(goal.name, conjunction(first), nested(branch, arg(goal, 1)));
};

/** Alternatives, however many: each branch keeps what it settles to itself. */
const encodeEither: Encode = (sequence, goal) => {
  const branches: Term[] = [];
  let rest: Term = goal;
  for (; isCompound(rest, ';', 2); rest = arg(rest, 1)) branches.push(arg(rest, 0));
  const [last, ...others] = [...branches, rest].map((branch) => encodeBranch(sequence, branch)).reverse();
  return others.reduce((after, branch) => compound(';', branch, after), last as Term);
};

const encodeBranch: Encode<Term> = (sequence, branch) =>
  isCompound(branch, '->', 2) ? encodeBoth(sequence, branch) : nested(sequence.scope, branch);

/** What is collected is put together inside; a pattern in the result is taken apart after it. */
const encodeFindall: Encode = (sequence, goal) => {
  const { scope } = sequence;
  const template = lift(compound('t', arg(goal, 0)), scope.settled, scope.fresh);
  const heads = template.patterns.filter((pattern) => !scope.settled.includes(pattern));
  const collected = nested(scope, arg(goal, 1), heads);
  const { term } = liftInto(sequence, compound('t', arg(goal, 2)));
  return compound('findall', arg(template.term as Compound, 0), collected, arg(term as Compound, 0));
};

/** `A \= B` is `\+ A = B`; a pattern in it is matched inside the negation. */
const encodeDiffers: Encode = ({ scope }, goal) => {
  const { term, patterns } = lift(goal, [], scope.fresh);
  if (patterns.length === 0) return term;
  return compound('\\+', nested(scope, compound('=', ...goal.args)));
};

const CONTROL: ReadonlyMap<string, Encode> = new Map([
  ['\\+/1', encodeOnly],
  ['once/1', encodeOnly],
  ['call/1', encodeOnly],
  ['->/2', encodeBoth],
  ['forall/2', encodeBoth],
  [';/2', encodeEither],
  ['findall/3', encodeFindall],
  ['\\=/2', encodeDiffers],
]);

/** The goals of a conjunction from left to right. */
function conjuncts(goal: Term): Term[] {
  const goals: Term[] = [];
  const stack = [goal];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (isCompound(next, ',', 2)) stack.push(arg(next, 1), arg(next, 0));
    else goals.push(next);
  }
  return goals;
}

function conjunction(goals: readonly Term[]): Term {
  if (goals.length === 0) return atom('true');
  return goals.reduceRight((rest, goal) => compound(',', goal, rest));
}
