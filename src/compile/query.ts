/** Asking a policy any goal, with the facts of a turn in force. */

import { checkGoal } from '../catalog/check-goal.ts';
import { decodeTerm, encodeClause } from '../catalog/encode.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Absence } from '../logic/absence.ts';
import { type Diagnostic, fail, ok, type Result, sortDiagnostics, source } from '../logic/diagnostics.ts';
import { instantiate } from '../logic/matching.ts';
import { type Proof, proveBody } from '../logic/proof.ts';
import { readTerm } from '../logic/reader.ts';
import { keyOfBindings } from '../logic/relations.ts';
import type { Bindings, SolveOptions, Solver, Undetermined } from '../logic/solver.ts';
import { atom, compound, plain, type Term, variable } from '../logic/term.ts';
import { shownAbsence } from './absent.ts';
import { FIRST_READ, type Opened, open, readTurnRelations } from './opened.ts';
import { isShown, shownProof } from './shown-proof.ts';
import { readTurn, type TurnInput, type TurnProblem } from './turn.ts';
import { evidenceFacts, hostFacts, scopeFacts } from './turn-facts.ts';
import { type ScopeWidening, turnScope } from './turn-scope.ts';

export interface QueryOptions extends SolveOptions {
  /** The turn whose facts hold; default the empty turn. */
  readonly turn?: TurnInput | string;
}

export interface QueryAnswer {
  /** Each solution once: the terms of the goal's variables by name. */
  readonly solutions: readonly Bindings[];
  /** The answer limit cut off more. */
  readonly more: boolean;
  /** Where there is no solution: the first goal that fails and, for each clause of it, the first goal of it that does. */
  readonly absence?: Absence;
}

export type QueryError =
  | { readonly code: 'invalid_goal'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly code: 'invalid_turn'; readonly problems: readonly TurnProblem[] }
  | ScopeWidening
  | { readonly code: 'policy_undetermined'; readonly problem: Undetermined };

/**
 * Solves a goal such as `requires(U, tool(X))`; a final stop may be left out. By default at most 1,000,000
 * answers within 1,000,000 inferences.
 *
 * Errors: `invalid_goal` with every mistake that a rule with this body would have, `invalid_turn`,
 * `discovery_scope_widening_denied`, and `policy_undetermined` when asking raises or runs out of a limit.
 */
export function query(
  policy: Policy,
  goal: string,
  { turn = {}, ...options }: QueryOptions = {},
): Result<QueryAnswer, QueryError> {
  const asked = asking(policy, goal, turn);
  if (!asked.ok) return asked;
  const { opened, solver, term, names } = asked.value;
  const answer = solver.solve(encodedGoal(term, names), options);
  if (!answer.ok) return fail({ code: 'policy_undetermined', problem: answer.error });
  const { solutions, more } = answer.value;
  if (solutions.length > 0) return ok({ solutions: eachOnce(solutions, names), more });
  const absence = shownAbsence(opened.program, solver, encodedGoal(term, names));
  return ok({ solutions, more, ...(absence && { absence }) });
}

/**
 * How one answer of a goal follows: a proof for each condition of the goal, in order. A condition that the
 * answer leaves open, or that lies in a branch not taken, has none.
 */
export function proveAnswer(
  policy: Policy,
  goal: string,
  answer: Bindings,
  { turn = {} }: Pick<QueryOptions, 'turn'> = {},
): Result<readonly Proof[], QueryError> {
  const asked = asking(policy, goal, turn);
  if (!asked.ok) return asked;
  const { opened, solver, term } = asked.value;
  const body = encodedGoal(instantiate(plain(term), answer), []);
  return ok(proveBody(opened.program, solver, body).filter(isShown).map(shownProof));
}

/** A goal that was read and judged, and the solver that knows the turn. */
interface Asked {
  readonly opened: Opened;
  readonly solver: Solver;
  readonly term: Term;
  readonly names: readonly string[];
}

function asking(policy: Policy, goal: string, input: TurnInput | string): Result<Asked, QueryError> {
  const text = String(goal);
  const read = readTerm(text, 'goal');
  if (!read.ok) return fail({ code: 'invalid_goal', diagnostics: read.error });
  const mistakes = checkGoal(policy, source('goal', text), read.value.term);
  if (mistakes.length > 0) return fail({ code: 'invalid_goal', diagnostics: sortDiagnostics(mistakes) });
  const turn = readTurn(input);
  if (!turn.ok) return fail({ code: 'invalid_turn', problems: turn.error });
  const opened = open(policy);
  const host = opened.solver.with(hostFacts(turn.value));
  const relations = readTurnRelations(opened, host, FIRST_READ);
  const scope = turnScope(opened, relations, turn.value);
  if (!scope.ok) return scope;
  const solver = host
    .with(scopeFacts(opened, relations, scope.value))
    .with(evidenceFacts(opened, relations, turn.value));
  const names = read.value.variables.filter((name) => !name.startsWith('_'));
  return ok({ opened, solver, term: read.value.term, names });
}

function eachOnce(solutions: readonly Bindings[], names: readonly string[]): Bindings[] {
  const shown = solutions.map((bindings) => shownBindings(bindings, names));
  return [...new Map(shown.map((bindings) => [keyOfBindings(bindings), bindings])).values()];
}

/** The goal as the body of a clause, so that units and unit patterns are encoded as they are in a policy. */
function encodedGoal(goal: Term, names: readonly string[]) {
  const head = names.length === 0 ? atom('query') : compound('query', ...names.map(variable));
  const place = { file: 'goal', line: 1, column: 1 };
  return encodeClause({ head, body: plain(goal), place }).body ?? atom('true');
}

const shownBindings = (bindings: Bindings, names: readonly string[]): Bindings =>
  new Map(
    names.flatMap((name) => {
      const value = bindings.get(name);
      return value ? [[name, decodeTerm(value)] as const] : [];
    }),
  );
