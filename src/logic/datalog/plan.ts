/**
 * Plans: how a predicate is run when some of its arguments are bound.
 *
 * A clause becomes a chain of steps, one a goal, from left to right as it is written: what raises in the
 * interpreter is then reached here by the same values. Which variables have values at each step is known
 * beforehand, so that a look-up knows its index and nothing is unified.
 */

import type { Clause } from '../program.ts';
import { variablesOf } from '../term.ts';
import { type Compiling, compileGoal } from './compile-goal.ts';
import { type Dispatch, dispatchOf } from './dispatch.ts';
import { builder, createSlots, type Match, matchers, withVariables } from './pattern.ts';
import type { Predicate, Predicates } from './predicates.ts';
import { NotCompiled, type Step } from './run.ts';

export interface ClausePlan {
  readonly clause: Clause;
  /** For each bound argument: its position, and what it must match. */
  readonly head: readonly { readonly position: number; readonly match: Match }[];
  readonly body: Step;
  /** The register of each variable. */
  readonly slots: ReadonlyMap<string, number>;
}

export interface Plan {
  readonly clauses: readonly ClausePlan[];
  /** Finds the clauses that can hold at all, where that pays. */
  readonly dispatch: Dispatch | undefined;
}

/** The plan for the arguments bound by `mask`; undefined when only the interpreter can be asked so. */
export function planOf(predicates: Predicates, predicate: Predicate, mask: number): Plan | undefined {
  if (predicate.plans.has(mask)) return predicate.plans.get(mask);
  const plan = tryPlan(predicates, predicate, mask);
  predicate.plans.set(mask, plan);
  return plan;
}

function tryPlan(predicates: Predicates, predicate: Predicate, mask: number): Plan | undefined {
  try {
    const clauses = predicate.clauses.map((clause) => clausePlan(predicates, predicate, clause, mask));
    return { clauses, dispatch: dispatchOf(predicates, predicate, mask) };
  } catch (error) {
    // A body of very many goals is nested as deep as it is long.
    if (error instanceof NotCompiled || error instanceof RangeError) return undefined;
    throw error;
  }
}

function clausePlan(predicates: Predicates, predicate: Predicate, clause: Clause, mask: number): ClausePlan {
  const slots = createSlots();
  const args = clause.head.kind === 'compound' ? clause.head.args : [];
  const given = args.flatMap((arg, position) => (mask & (1 << position) ? [{ arg, position }] : []));
  const terms = given.map(({ arg }) => arg);
  const matches = matchers(terms, new Set(), slots);
  const head = given.map(({ position }, i) => ({ position, match: matches[i] as Match }));
  const bound = withVariables(new Set(), ...terms);
  const compiling: Compiling = {
    predicates,
    slots,
    component: predicate.kind === 'recursive' ? predicate.component : -1,
  };
  const body = compileGoal(compiling, clause.body, bound, (after) => {
    const open = variablesOf(...args).find((name) => !after.has(name));
    if (open !== undefined) throw new NotCompiled(`nothing gives ${open} a value`);
    const builds = args.map((arg) => builder(arg, slots));
    return ({ registers, back }) =>
      back(
        builds.map((build) => build(registers)),
        registers,
      );
  });
  return { clause, head, body, slots: slots.names };
}
