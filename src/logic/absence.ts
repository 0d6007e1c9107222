/** Absence: why nothing answers a goal, clause by clause, down to the first goal that fails. */

import type { Place } from './diagnostics.ts';
import { instantiate, matchOpen } from './matching.ts';
import type { Clause, Program } from './program.ts';
import { asWritten, conjunction, setApart } from './proof.ts';
import type { Bindings, Solver } from './solver.ts';
import { indicator, isCompound, type Term } from './term.ts';

/** A clause that would give an answer but for one goal. */
export interface Missing {
  /** Where the clause stands. */
  readonly place: Place;
  /** The first goal that fails, with the values of those before it; `\+ G` where G holds. */
  readonly goal: Term;
}

export interface Absence {
  /** The first goal of the question that has no answer, with the values of those before it. */
  readonly goal: Term;
  /** One for each clause whose head matches, in their order; none where nothing states the relation. */
  readonly missing: readonly Missing[];
}

/** More clauses than this are not looked at. */
const MOST_CLAUSES = 16;

/** Why `goal` has no answer; undefined when it has one, or when that cannot be decided. */
export function absenceOf(program: Program, solver: Solver, goal: Term): Absence | undefined {
  const failing = firstFailing(solver, goal);
  if (!failing) return undefined;
  const missing: Missing[] = [];
  for (const clause of program.clauses.get(indicator(failing) ?? '') ?? []) {
    if (missing.length === MOST_CLAUSES) break;
    const lacking = failingIn(solver, clause, failing);
    if (lacking) missing.push({ place: clause.place, goal: asWritten(lacking) });
  }
  return { goal: failing, missing };
}

function failingIn(solver: Solver, { head, body }: Clause, goal: Term): Term | undefined {
  const bindings = matchOpen(setApart(head), goal);
  return bindings && body ? firstFailing(solver, instantiate(setApart(body), bindings)) : undefined;
}

/** The first goal of a conjunction that fails after those before it. */
function firstFailing(solver: Solver, body: Term): Term | undefined {
  const goals = conjuncts(body);
  let before: Bindings = new Map();
  for (let i = 0; i < goals.length; i++) {
    const prefix = goals.slice(0, i + 1) as [Term, ...Term[]];
    const answer = solver.solve(conjunction(...prefix), { answers: 1 });
    if (!answer.ok) return undefined;
    const [solution] = answer.value.solutions;
    if (!solution) return instantiate(goals[i] as Term, before);
    before = solution;
  }
  return undefined;
}

function conjuncts(body: Term): Term[] {
  const goals: Term[] = [];
  const stack = [body];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (isCompound(next, ',', 2)) stack.push(next.args[1] as Term, next.args[0] as Term);
    else goals.push(next);
  }
  return goals;
}
