/** Units and sections to pack as they arrive from outside: checked once, with every problem named. */

import { z } from 'zod';
import type { PackUnit, Section } from '../../src/compile/budget.ts';
import { describe } from '../../src/compile/budget-input.ts';
import { fail, ok, type Result } from '../../src/logic/diagnostics.ts';

/** What is wrong with one part of a pack request. */
export interface PackProblem {
  readonly code:
    | 'expected_list'
    | 'invalid_unit'
    | 'invalid_variant'
    | 'invalid_section'
    | 'invalid_visibility'
    | 'expected_boolean'
    | 'expected_nonnegative_integer'
    | 'duplicate_unit';
  /** Where it stands: `units[0].variants[1].tokens`. */
  readonly field: string;
  readonly message: string;
  readonly expected: string;
}

export interface PackInput {
  readonly units: readonly PackUnit[];
  readonly sections: readonly Section[];
}

/** Ten thousand units of this utility still sum within 2^53. */
export const UTILITY_LIMIT = 100_000_000_000;

const variant = z.object({
  kind: z.string(),
  tokens: z.int().min(0),
  utility: z.int().min(0).max(UTILITY_LIMIT),
});
const unit = z.object({
  id: z.string(),
  mandatory: z.boolean(),
  variants: z.array(variant),
  requires: z.array(z.string()).default([]),
});
const section = z.object({
  name: z.string(),
  visibility: z.enum(['model', 'host']),
  tokens: z.int().min(0),
});
const shape = z.object({ units: z.array(unit), sections: z.array(section) });

/** The units and sections that two JSON lists state. Fields that packing does not know are left aside. */
export function checkPackInput(units: unknown, sections: unknown): Result<PackInput, readonly PackProblem[]> {
  const value = { units, sections };
  const read = shape.safeParse(value);
  if (!read.success) return fail(read.error.issues.map((issue) => problemAt(issue.path, value)));
  const repeated = duplicates(read.data.units);
  return repeated.length > 0 ? fail(repeated) : ok(read.data);
}

const EXPECTED: Record<Exclude<PackProblem['code'], 'duplicate_unit'>, string> = {
  expected_list: 'a list',
  invalid_unit: 'an object with `id`, `mandatory`, `variants` and, if any, `requires`',
  invalid_variant: 'an object with `kind`, `tokens` and `utility`',
  invalid_section: 'an object with `name`, `visibility` and `tokens`',
  invalid_visibility: '"model" or "host"',
  expected_boolean: 'true or false',
  expected_nonnegative_integer: `an integer from 0 up, for a utility up to ${UTILITY_LIMIT}`,
};

function problemAt(path: readonly PropertyKey[], whole: unknown): PackProblem {
  const value = path.reduce((part, key) => (part as Record<PropertyKey, unknown>)[key], whole);
  const code = codeOf(path, value);
  const field = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
  return { code, field, message: `\`${field}\` is ${describe(value)}`, expected: EXPECTED[code] };
}

/** A field that is missing is the mistake of the object that lacks it. */
function codeOf(path: readonly PropertyKey[], value: unknown): keyof typeof EXPECTED {
  const key = path.at(-1);
  if (value !== undefined || path.length === 1) {
    if (key === 'tokens' || key === 'utility') return 'expected_nonnegative_integer';
    if (key === 'visibility') return 'invalid_visibility';
    if (key === 'mandatory') return 'expected_boolean';
    if (key === 'variants' || key === 'requires' || path.length === 1) return 'expected_list';
  }
  if (path[0] === 'sections') return 'invalid_section';
  return path[2] === 'variants' && path.length > 3 ? 'invalid_variant' : 'invalid_unit';
}

function duplicates(units: readonly PackUnit[]): PackProblem[] {
  const seen = new Map<string, number>();
  return units.flatMap(({ id }, index) => {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, index);
    if (first === undefined) return [];
    const message = `\`units[${index}].id\` is that of \`units[${first}]\` too`;
    return [
      { code: 'duplicate_unit' as const, field: `units[${index}].id`, message, expected: 'distinct ids' },
    ];
  });
}
