/** The budget as it arrives: checked once, with every problem named. */

import { z } from 'zod';
import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { type Budget, DEFAULT_BUDGET } from './budget.ts';

/** What is wrong with one field of a budget. */
export interface BudgetProblem {
  readonly code:
    | 'invalid_budget'
    | 'unknown_field'
    | 'expected_positive_integer'
    | 'expected_nonnegative_integer'
    | 'unsupported_overflow';
  /** Empty when the whole budget is meant. */
  readonly field: string;
  readonly message: string;
  readonly expected: string;
  /** The nearest known field, when one is near. */
  readonly nearest?: string;
}

const positive = z.int().min(1);
const nonnegative = z.int().min(0);

/** The last two are fields of an older form: checked, and then without effect. */
const FIELDS = {
  max_context_tokens: positive.default(DEFAULT_BUDGET.max_context_tokens),
  provider_context_tokens: positive.default(DEFAULT_BUDGET.provider_context_tokens),
  reserve_output_tokens: nonnegative.default(DEFAULT_BUDGET.reserve_output_tokens),
  safety_margin_tokens: nonnegative.default(DEFAULT_BUDGET.safety_margin_tokens),
  min_recent_turns: nonnegative.optional(),
  overflow: z.literal('deny').optional(),
};
const NAMES = Object.keys(FIELDS);
const EXPECTED = {
  expected_positive_integer: 'an integer from 1 up',
  expected_nonnegative_integer: 'an integer from 0 up',
  unsupported_overflow: '"deny"',
} as const;

const shape = z.strictObject(FIELDS);

/** The budget that a JSON object states; fields that it leaves out are those of {@link DEFAULT_BUDGET}. */
export function checkBudget(value: unknown): Result<Budget, readonly BudgetProblem[]> {
  const read = shape.safeParse(value);
  if (!read.success) return fail(read.error.issues.flatMap((issue) => problemsOf(issue, value)));
  const { min_recent_turns: _, overflow: __, ...budget } = read.data;
  return ok(budget);
}

function problemsOf(issue: z.core.$ZodIssue, value: unknown): BudgetProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownField);
  const field = issue.path[0];
  return [
    typeof field === 'string'
      ? badField(field, (value as Record<string, unknown>)[field])
      : notABudget(value),
  ];
}

function unknownField(field: string): BudgetProblem {
  const nearest = nearestName(field, NAMES);
  const message = `${shown(field)} is no field of a budget`;
  const expected = `one of ${NAMES.map((name) => `\`${name}\``).join(', ')}`;
  return { code: 'unknown_field', field, message, expected, ...(nearest === undefined ? {} : { nearest }) };
}

function badField(field: string, value: unknown): BudgetProblem {
  const code = codeOf(field);
  return { code, field, message: `\`${field}\` is ${describe(value)}`, expected: EXPECTED[code] };
}

function codeOf(field: string): keyof typeof EXPECTED {
  if (field === 'overflow') return 'unsupported_overflow';
  return field.endsWith('context_tokens') ? 'expected_positive_integer' : 'expected_nonnegative_integer';
}

const notABudget = (value: unknown): BudgetProblem => ({
  code: 'invalid_budget',
  field: '',
  message: `the budget is ${describe(value)}`,
  expected: 'an object',
});

/** A value in a few words, for a message. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return shown(String(value));
  if (typeof value === 'string') return shown(JSON.stringify(value));
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}
