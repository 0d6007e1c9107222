/** Errors as the recording has them: a phase, a kind and a code, the first mistake in its order of checks. */

import type { UnitProblem } from '../../src/catalog/unit-problem.ts';
import type { CompileError } from '../../src/compile/compiled.ts';
import type { TurnProblem } from '../../src/compile/turn.ts';
import { recordedCode } from './units.ts';

export interface Fault {
  readonly phase: string;
  readonly kind: string;
  readonly detail: { readonly code: string; readonly cause?: unknown };
}

export const compilerFault = (phase: string, code: string, cause?: unknown): Fault => ({
  phase,
  kind: 'prompt_compiler_fault',
  detail: { code, ...(cause !== undefined && { cause }) },
});

export const packFault = (code: string): Fault => ({
  phase: 'pack',
  kind: 'validation_error',
  detail: { code },
});

/** The fields of a turn in the order in which the recorded program looks at them. */
const CHECK_ORDER = [
  ...['', 'text', 'signals', 'needs', 'selected', 'denied', 'capabilities'],
  ...['discovery_scope', 'parent_discovery_scope'],
  ...['candidate_limit', 'pack', 'budget'],
];
/** Fields that are looked at only after the scope was found no wider than its parent. */
export const AFTER_SCOPE: readonly string[] = ['candidate_limit', 'pack', 'budget'];

export const topField = (problem: TurnProblem): string => problem.field.split(/[.[]/)[0] ?? '';

/** The mistake that the recorded program would have met first. */
export function firstProblem(problems: readonly TurnProblem[]): TurnProblem | undefined {
  const place = (problem: TurnProblem) => CHECK_ORDER.indexOf(topField(problem));
  return [...problems].sort((a, b) => place(a) - place(b))[0];
}

export function compileFault(phase: string, error: CompileError): Fault {
  if (error.code === 'context_budget_failed') return budgetFault(phase, error.cause.code);
  const first = error.code === 'invalid_turn' ? firstProblem(error.problems) : undefined;
  if (!first) return compilerFault(phase, error.code);
  return topField(first) === 'budget' ? budgetFault(phase, first.code) : compilerFault(phase, first.code);
}

const budgetFault = (phase: string, code: string): Fault =>
  compilerFault(phase, 'context_budget_failed', policyFault(code));

/** A budget that is no record is called a policy there. */
export const policyFault = (code: string): Fault =>
  packFault(code === 'invalid_budget' ? 'invalid_policy' : code);

/** Problems of a unit come in the order of its fields already. */
export const unitFault = (phase: string, problems: readonly UnitProblem[]): Fault =>
  compilerFault(phase, recordedCode(problems[0]?.code ?? 'no_problem_named'));
