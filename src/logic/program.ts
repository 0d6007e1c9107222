/** The program: clauses by relation, and rows of facts, each with the place it was stated at. */

import type { Place } from './diagnostics.ts';
import { type Atom, type Compound, indicator, type Term } from './term.ts';

/** One clause. A fact has no body; a conjunction is one `','(A, B)` term. Terms are {@link plain}. */
export interface Clause {
  readonly head: Atom | Compound;
  readonly body?: Term;
  readonly place: Place;
}

/** The clauses of each relation (`name/arity`), in the order they were stated. */
export interface Program {
  readonly clauses: ReadonlyMap<string, readonly Clause[]>;
}

/** One row of a relation. All terms are ground. */
export interface Row {
  readonly args: readonly Term[];
  readonly place?: Place;
}

/** Rows of facts by relation (`name/arity`). */
export type Facts = ReadonlyMap<string, readonly Row[]>;

export function program(clauses: Iterable<Clause>): Program {
  const byRelation = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const relation = indicator(clause.head) as string;
    const known = byRelation.get(relation);
    if (known) known.push(clause);
    else byRelation.set(relation, [clause]);
  }
  return { clauses: byRelation };
}

/** A goal of a body, and whether it stands under a negation. */
export interface BodyGoal {
  readonly goal: Term;
  readonly negated: boolean;
}

/** Control constructs, with the argument positions that are goals; `not` marks a negation. */
const CONTROL: ReadonlyMap<string, { readonly goals: readonly number[]; readonly not?: true }> = new Map([
  [',/2', { goals: [0, 1] }],
  [';/2', { goals: [0, 1] }],
  ['->/2', { goals: [0, 1] }],
  ['\\+/1', { goals: [0], not: true }],
  ['call/1', { goals: [0] }],
  ['once/1', { goals: [0] }],
  ['findall/3', { goals: [1], not: true }],
  ['forall/2', { goals: [0, 1], not: true }],
  ['bagof/3', { goals: [1], not: true }],
  ['setof/3', { goals: [1], not: true }],
]);

/**
 * The goals of a body, control constructs taken apart, left to right.
 *
 * What `findall/3`, `forall/2`, `bagof/3` and `setof/3` collect counts as negated: the answer depends on all of it.
 */
export function bodyGoals(body: Term | undefined): BodyGoal[] {
  const goals: BodyGoal[] = [];
  const stack: BodyGoal[] = body ? [{ goal: body, negated: false }] : [];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const called = calledGoal(next.goal);
    if (called) {
      stack.push({ goal: called, negated: next.negated });
      continue;
    }
    const control = CONTROL.get(indicator(next.goal) ?? '');
    if (!control || next.goal.kind !== 'compound') {
      goals.push(next);
      continue;
    }
    const negated = next.negated || control.not === true;
    for (const i of [...control.goals].reverse()) stack.push({ goal: next.goal.args[i] as Term, negated });
  }
  return goals;
}

/** `call(p, A, B)` asks p(A, B); undefined for any other goal, and where what is called is a variable. */
export function calledGoal(goal: Term): Term | undefined {
  if (goal.kind !== 'compound' || goal.name !== 'call' || goal.args.length < 2) return undefined;
  const [closure, ...rest] = goal.args;
  if (closure?.kind === 'atom') return { kind: 'compound', name: closure.name, args: rest };
  if (closure?.kind === 'compound') return { ...closure, args: [...closure.args, ...rest] };
  return undefined;
}

/**
 * The relations that `relation` is defined by, directly or through others, itself included. The empty name is
 * among them where a goal is known at run time only.
 */
export function reaches(program: Program, relation: string): ReadonlySet<string> {
  const seen = new Set([relation]);
  for (const name of seen)
    for (const { body } of program.clauses.get(name) ?? [])
      for (const { goal } of bodyGoals(body)) seen.add(indicator(goal) ?? '');
  return seen;
}
