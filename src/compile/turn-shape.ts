/** The shape of a turn in JSON, before its terms and identities are read, and what is wrong with a shape. */

import { z } from 'zod';
import { nearestName, shown } from '../logic/diagnostics.ts';
import type { ContextValue, TurnProblem } from './turn.ts';

/** Signals, needs and selected units a turn may have, of each. */
export const MOST_TERMS = 1024;

const texts = (most: number) => z.array(z.string()).max(most);
const contextValue: z.ZodType<ContextValue> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(contextValue)]),
);
const section = z.strictObject({
  name: z.string().min(1),
  visibility: z.enum(['model', 'host']),
  tokens: z.int().min(0),
});
const scope = z.union([z.literal('all'), texts(MOST_TERMS)]);

/** The shape of a turn, before its terms and identities are read. */
const TurnShape = z.strictObject({
  text: z.string().optional(),
  signals: texts(MOST_TERMS).optional(),
  needs: texts(MOST_TERMS).optional(),
  selected: texts(MOST_TERMS).optional(),
  denied: texts(10_000).optional(),
  capabilities: texts(10_000).optional(),
  discovery_scope: scope.optional(),
  parent_discovery_scope: scope.optional(),
  context: z.record(z.string(), contextValue).optional(),
  budget: z.unknown().optional(),
  sections: z.array(section).max(256).optional(),
  candidate_limit: z.int().min(1).optional(),
  scoring: z.enum(['ranked', 'overlap']).optional(),
  mode: z.enum(['compiled', 'all_tools']).optional(),
  pack: z.boolean().optional(),
});
export const TURN_FIELDS: readonly string[] = Object.keys(TurnShape.shape);

export type Shape = z.infer<typeof TurnShape>;

/** The well-formed fields of a record, and every mistake of the others. */
export function readShape(given: object): { readonly shape: Shape; readonly problems: TurnProblem[] } {
  const read = TurnShape.safeParse(given);
  if (read.success) return { shape: read.data, problems: [] };
  const problems = read.error.issues.flatMap(shapeProblems);
  return { shape: withoutBad(given, problems), problems };
}

function shapeProblems(issue: z.core.$ZodIssue): TurnProblem[] {
  const field = issue.path.reduce<string>(
    (path, key) =>
      typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key),
    '',
  );
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(field, key));
  return [
    {
      field,
      code: shapeCode(field, issue),
      message: `${field} is not as expected`,
      expected: expectedShape(field, issue),
    },
  ];
}

function unknownField(parent: string, key: string): TurnProblem {
  const nearest = parent === '' ? nearestName(key, TURN_FIELDS) : undefined;
  return {
    field: parent ? `${parent}.${key}` : key,
    code: 'unknown_field',
    message: `${shown(key)} is no field of a turn`,
    ...(parent === '' && { expected: `one of ${TURN_FIELDS.join(', ')}` }),
    ...(nearest && { nearest }),
  };
}

function shapeCode(field: string, issue: z.core.$ZodIssue): string {
  if (field === 'text') return 'expected_text';
  if (field === 'pack') return 'expected_boolean';
  if (field === 'candidate_limit') return 'expected_positive_integer';
  if (field.endsWith('discovery_scope')) return 'invalid_discovery_scope';
  if (issue.code === 'invalid_type' && issue.expected === 'array') return 'expected_list';
  return issue.code === 'too_big'
    ? 'too_many'
    : issue.code === 'invalid_type'
      ? `expected_${issue.expected}`
      : 'invalid_value';
}

function expectedShape(field: string, issue: z.core.$ZodIssue): string {
  if (field === 'candidate_limit') return 'a whole number of at least 1';
  if (field.endsWith('discovery_scope'))
    return '`all`, or a list of `kind:K`, `category:C`, `unit:U` or identities';
  if (issue.code === 'invalid_value')
    return `one of ${issue.values.map((value) => `\`${String(value)}\``).join(', ')}`;
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}`;
  if (issue.code === 'invalid_type') return issue.expected === 'array' ? 'a list' : `a ${issue.expected}`;
  return issue.message;
}

/** The fields that are well-formed, so that the mistakes inside them are found in the same pass. */
function withoutBad(given: object, problems: readonly TurnProblem[]): Shape {
  const bad = new Set(problems.map(({ field }) => field.split(/[.[]/)[0]));
  return Object.fromEntries(
    Object.entries(given).filter(([key]) => TURN_FIELDS.includes(key) && !bad.has(key)),
  ) as Shape;
}
