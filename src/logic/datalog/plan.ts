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
import { Doubt, NotCompiled, type Step } from './run.ts';

export interface ClausePlan {
  readonly clause: Clause;
  /** For each bound argument: its position, and what it must match. */
  readonly head: readonly { readonly position: number; readonly match: Match }[];
  readonly body: Step;
  /** The register of each variable. */
  readonly slots: ReadonlyMap<string, number>;
}

export interface Plan {
  /** How many clauses there are. */
  readonly size: number;
  /** Of many clauses, each is compiled when it is first run. */
  clause(position: number): ClausePlan;
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
  const { length: size } = predicate.clauses;
  const compile = (clause: Clause) => clausePlan(predicates, predicate, clause, mask);
  const dispatch = dispatchOf(predicates, predicate, mask);
  if (dispatch) return { size, dispatch, clause: lazily(predicate.clauses, compile) };
  try {
    const clauses = predicate.clauses.map(compile);
    return { size, dispatch, clause: (position) => clauses[position] as ClausePlan };
  } catch (error) {
    if (isTooMuch(error)) return undefined;
    throw error;
  }
}

/** A body of very many goals is nested as deep as it is long. */
const isTooMuch = (error: unknown): boolean => error instanceof NotCompiled || error instanceof RangeError;

function lazily(clauses: readonly Clause[], compile: (clause: Clause) => ClausePlan): Plan['clause'] {
  const made: ClausePlan[] = [];
  return (position) => {
    const known = made[position];
    if (known) return known;
    try {
      const plan = compile(clauses[position] as Clause);
      made[position] = plan;
      return plan;
    } catch (error) {
      throw isTooMuch(error) ? new Doubt(String(error)) : error;
    }
  };
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
