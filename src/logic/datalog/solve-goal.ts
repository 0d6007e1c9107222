/** Goals that are asked, rather than relations: compiled like the body of a clause. */

import { keyOfBindings } from '../relations.ts';
import type { Bindings } from '../solver.ts';
import { type Term, variablesOf } from '../term.ts';
import { compileGoal } from './compile-goal.ts';
import { bindingsOf } from './derive.ts';
import { createSlots } from './pattern.ts';
import { Doubt, NotCompiled, type Run, type Step } from './run.ts';

interface GoalPlan {
  readonly step: Step;
  /** The variables that have values in the answer being handed on. */
  given: ReadonlyMap<string, number>;
}

/** Each solution once, at most `most`. */
export function solveGoal(
  run: Run,
  goal: Term,
  most: number,
): { solutions: readonly Bindings[]; more: boolean } {
  const plan = goalPlan(run, goal);
  const solutions = new Map<string, Bindings>();
  const back = (_: unknown, registers: Parameters<typeof bindingsOf>[1]): boolean => {
    const solution = bindingsOf(plan.given, registers);
    const key = keyOfBindings(solution);
    if (!solutions.has(key) && solutions.size === most) return true;
    solutions.set(key, solution);
    return false;
  };
  const more = plan.step({ registers: [], back }, run);
  return { solutions: [...solutions.values()], more };
}

function goalPlan({ predicates }: Run, goal: Term): GoalPlan {
  const slots = createSlots();
  const names = variablesOf(goal);
  const plan: { given: ReadonlyMap<string, number> } = { given: new Map() };
  try {
    const step = compileGoal({ predicates, slots, component: -1 }, goal, new Set(), (after) => {
      const given = new Map(names.filter((name) => after.has(name)).map((name) => [name, slots.of(name)]));
      return ({ registers, back }) => {
        plan.given = given;
        return back([], registers);
      };
    });
    return Object.assign(plan, { step });
  } catch (error) {
    if (error instanceof NotCompiled) throw new Doubt(error.message);
    throw error;
  }
}
