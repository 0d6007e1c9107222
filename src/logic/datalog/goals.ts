/** The goals of a body: which relations it asks, and which of them must be known whole before it goes on. */

import { calledGoal } from '../program.ts';
import { indicator, type Term } from '../term.ts';

export interface Dependency {
  /** `name/arity`; empty where the goal is known at run time only. */
  readonly name: string;
  /** Stands under a negation, or where only whether or how it first holds counts. */
  readonly tested: boolean;
}

/** Which arguments of a control construct are goals, and which of these are tests. */
const CONTROL: ReadonlyMap<string, { readonly goals: readonly number[]; readonly tests: readonly number[] }> =
  new Map([
    [',/2', { goals: [0, 1], tests: [] }],
    [';/2', { goals: [0, 1], tests: [] }],
    ['->/2', { goals: [0, 1], tests: [0] }],
    ['\\+/1', { goals: [0], tests: [0] }],
    ['call/1', { goals: [0], tests: [] }],
    ['once/1', { goals: [0], tests: [0] }],
    ['findall/3', { goals: [1], tests: [1] }],
    ['forall/2', { goals: [0, 1], tests: [0, 1] }],
    ['bagof/3', { goals: [1], tests: [1] }],
    ['setof/3', { goals: [1], tests: [1] }],
  ]);

interface Goal {
  readonly goal: Term;
  readonly tested: boolean;
}

/** Left to right. */
export const dependenciesOf = (body: Term | undefined): Dependency[] =>
  takenApart(body).map(({ goal, tested }) => ({ name: indicator(goal) ?? '', tested }));

/** The goals themselves, those that are tested or collected too. */
export const goalsIn = (body: Term | undefined): Term[] => takenApart(body).map(({ goal }) => goal);

/** The goals of a body, control taken apart. `whole` names control that stays as it is. */
export function takenApart(body: Term | undefined, whole?: ReadonlySet<string>): Goal[] {
  const found: Goal[] = [];
  const stack: Goal[] = body ? [{ goal: body, tested: false }] : [];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { goal, tested } = next;
    const name = indicator(goal) ?? '';
    const called = calledGoal(goal);
    const control = whole?.has(name) ? undefined : CONTROL.get(name);
    if (called) stack.push({ goal: called, tested });
    else if (!control || goal.kind !== 'compound') found.push(next);
    else
      for (const i of [...control.goals].reverse())
        stack.push({ goal: goal.args[i] as Term, tested: tested || control.tests.includes(i) });
  }
  return found;
}
