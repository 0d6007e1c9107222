/** Proofs: how a row follows, clause by clause, with places. */

import type { Derived } from './derivation.ts';
import type { Place } from './diagnostics.ts';
import { instantiate, match, matchOpen } from './matching.ts';
import { bodyGoals, type Program } from './program.ts';
import type { Bindings, SolveOptions, Solver, Undetermined } from './solver.ts';
import { compound, indicator, isCompound, isGround, mapLeaves, type Term, variable } from './term.ts';

/** How one goal follows. `by` says from what; `because` holds the proofs of a rule's body, in order. */
export interface Proof {
  readonly goal: Term;
  readonly by: 'fact' | 'rule' | 'builtin' | 'absence';
  readonly place?: Place;
  readonly because: readonly Proof[];
}

const DEPTH_LIMIT = 32;

/** Proves a ground goal by the first clause that gives it; undefined when it does not hold. */
export function prove(program: Program, solver: Solver, goal: Term, depth = 0): Proof | undefined {
  if (!program.clauses.has(indicator(goal) ?? '')) return proveLeaf(solver, goal);
  const found = solver.derivation?.(goal) ?? firstDerivation(program, solver, goal);
  if (!found) return proveLeaf(solver, goal);
  const { clause, bindings } = found;
  const goals = clause.body ? conditions(instantiate(clause.body, bindings)) : [];
  const because = depth < DEPTH_LIMIT ? goals.flatMap((g) => proveGoal(program, solver, g, depth)) : [];
  return { goal, by: clause.body ? 'rule' : 'fact', place: clause.place, because };
}

/** Proves each condition of a body whose variables have their values, in order; what is still open is left out. */
export const proveBody = (program: Program, solver: Solver, body: Term): readonly Proof[] =>
  conditions(body).flatMap((condition) => proveGoal(program, solver, condition, 0));

/** The first clause that gives the goal, found by asking its body. */
function firstDerivation(program: Program, solver: Solver, goal: Term): Derived | undefined {
  for (const clause of program.clauses.get(indicator(goal) ?? '') ?? []) {
    const head = match(setApart(clause.head), goal);
    const solved = head && firstSolution(solver, instantiate(setApart(clause.body ?? TRUE), head));
    if (!head || !solved) continue;
    const bindings = new Map([...head, ...solved]);
    return {
      clause,
      bindings: new Map([...bindings].map(([name, term]) => [name.slice(APART.length), term])),
    };
  }
  return undefined;
}

const TRUE: Term = { kind: 'atom', name: 'true' };

/** The conditions of a body as people read them: what is negated, collected or tested for all stays whole. */
function conditions(body: Term): { goal: Term; negated: boolean }[] {
  if (body.kind === 'compound' && [',/2', ';/2', '->/2'].includes(indicator(body) ?? ''))
    return body.args.flatMap(conditions);
  if (isCompound(body, '\\+', 1)) return [{ goal: body.args[0] as Term, negated: true }];
  return [{ goal: body, negated: false }];
}

/** Goals over all solutions of another; their variables stay open. */
const COLLECTING: ReadonlySet<string> = new Set(['findall/3', 'forall/2', 'bagof/3', 'setof/3']);

function proveGoal(
  program: Program,
  solver: Solver,
  { goal, negated }: { goal: Term; negated: boolean },
  depth: number,
): Proof[] {
  if (negated) return [{ goal, by: 'absence', because: [] }];
  if (goal.kind === 'atom' && goal.name === 'true') return [];
  if (COLLECTING.has(indicator(goal) ?? '')) return [{ goal, by: 'builtin', because: [] }];
  const proof = isGround(goal) ? prove(program, solver, goal, depth + 1) : undefined;
  // A goal that does not follow stands in a branch that was not taken.
  return proof ? [proof] : [];
}

/** A goal without clauses: a stated fact with its place, or a built-in that holds. */
function proveLeaf(solver: Solver, goal: Term): Proof | undefined {
  const relation = indicator(goal) ?? '';
  const rows = solver.rows(relation, goal.kind === 'compound' ? goal.args : []);
  const row = rows.ok ? rows.value[0] : undefined;
  if (row) return { goal, by: 'fact', ...(row.place && { place: row.place }), because: [] };
  return firstSolution(solver, goal) ? { goal, by: 'builtin', because: [] } : undefined;
}

function firstSolution(solver: Solver, goal: Term): Bindings | undefined {
  const answer = solver.solve(goal, { answers: 1 });
  return answer.ok ? answer.value.solutions[0] : undefined;
}

const APART = 'C_';

/** Variables of a clause set apart from those of the question. */
export const setApart = (term: Term): Term =>
  mapLeaves(term, (leaf) => (leaf.kind === 'var' ? variable(APART + leaf.name) : leaf));

/** The variables of a clause under their own names again. */
export const asWritten = (term: Term): Term =>
  mapLeaves(term, (leaf) =>
    leaf.kind === 'var' && leaf.name.startsWith(APART) ? variable(leaf.name.slice(APART.length)) : leaf,
  );

/**
 * The clause in which asking `goal` goes wrong: the deepest whose own goals raise or run out of the limit.
 * Undefined when every clause ends well.
 */
export function placeOfFault(
  program: Program,
  solver: Solver,
  goal: Term,
  options: SolveOptions,
  depth = 0,
): Place | undefined {
  if (depth > DEPTH_LIMIT) return undefined;
  for (const clause of program.clauses.get(indicator(goal) ?? '') ?? []) {
    const bindings = matchOpen(setApart(clause.head), goal);
    if (!clause.body || !bindings) continue;
    const body = instantiate(setApart(clause.body), bindings);
    if (solver.solve(body, options).ok) continue;
    const inner = bodyGoals(body).find(({ goal: g }) => !solver.solve(g, options).ok)?.goal;
    const deeper = inner && placeOfFault(program, solver, inner, options, depth + 1);
    return deeper ?? clause.place;
  }
  return undefined;
}

/** The same problem with the place of the clause it arose in. */
export function located(
  program: Program,
  solver: Solver,
  goal: Term,
  error: Undetermined,
  options: SolveOptions = {},
): Undetermined {
  if (error.place) return error;
  const place = placeOfFault(program, solver, goal, options);
  return place ? { ...error, place } : error;
}

export const conjunction = (...goals: readonly [Term, ...Term[]]): Term =>
  goals.reduceRight((rest, goal) => compound(',', goal, rest));
