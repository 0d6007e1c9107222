/** The shape of a turn in JSON, before its terms and identities are read, and what is wrong with a shape. */

import { z } from 'zod';
import { described } from '../catalog/unit-problem.ts';
import { nearestName, shown } from '../logic/diagnostics.ts';
import type { ContextValue, TurnProblem } from './turn.ts';

/** Signals, needs and selected units a turn may have, of each. */
export const MOST_TERMS = 1024;

/** Lists around a value of the context. */
const MOST_LISTS = 64;

const texts = (most: number) => z.array(z.string()).max(most);
/** Nesting is bounded here, since the schema follows it by recursion. */
const contextValue = z.custom<ContextValue>((value) => wrongInContext(value, []) === undefined);
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
  const problems = read.error.issues.flatMap((issue) => shapeProblems(issue, given));
  return { shape: withoutBad(given, problems), problems };
}

type Path = readonly PropertyKey[];

/** `sections[2].tokens` */
const pathText = (path: Path): string =>
  path.reduce<string>(
    (before, key) =>
      typeof key === 'number' ? `${before}[${key}]` : before ? `${before}.${String(key)}` : String(key),
    '',
  );

/** Paths that end in the same word but differ in positions are one kind of field: `sections[].tokens`. */
const kindOf = (path: Path): string =>
  path[0] === 'context' && path.length > 1 ? 'context.' : pathText(path).replaceAll(/\[\d+\]/g, '[]');

function shapeProblems(issue: z.core.$ZodIssue, given: object): TurnProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(issue.path, key));
  const value = issue.path.reduce<unknown>(
    (inside, key) => (inside as { [key: PropertyKey]: unknown })[key],
    given,
  );
  if (issue.path[0] === 'context' && issue.path.length > 1) return [contextProblem(value, issue.path)];
  if (issue.code === 'invalid_union' && Array.isArray(value)) return listProblems(value, issue.path);
  if (issue.code === 'too_big' && Array.isArray(value))
    return [tooMany(value, issue.path, Number(issue.maximum))];
  return [wrongValue(value, issue.path, shapeCode(issue))];
}

function unknownField(path: Path, key: string): TurnProblem {
  const known = path.length === 0 ? TURN_FIELDS : Object.keys(section.shape);
  const nearest = nearestName(key, known);
  return {
    field: pathText([...path, key]),
    code: 'unknown_field',
    message: `${shown(key)} is no field of a ${path.length === 0 ? 'turn' : 'section'}`,
    expected: `one of ${known.join(', ')}`,
    ...(nearest && { nearest }),
  };
}

/** A list where a list or a word may stand. */
function listProblems(value: readonly unknown[], path: Path): TurnProblem[] {
  if (value.length > MOST_TERMS) return [tooMany(value, path, MOST_TERMS)];
  return value.flatMap((item, i) =>
    typeof item === 'string' ? [] : [wrongValue(item, [...path, i], 'invalid_discovery_scope')],
  );
}

const tooMany = (value: readonly unknown[], path: Path, most: number): TurnProblem => ({
  field: pathText(path),
  code: 'too_many',
  message: `${pathText(path)} has ${value.length} items`,
  expected: `at most ${most}`,
});

function wrongValue(value: unknown, path: Path, code: string): TurnProblem {
  const field = pathText(path);
  const words = WORDS[field] ?? WORDS[kindOf(path)];
  const nearest = words && typeof value === 'string' ? nearestName(value, words) : undefined;
  return {
    field,
    code: CODES[field] ?? code,
    message: value === undefined ? `${field} is missing` : `${field} is ${described(value)}`,
    expected: words ? words.map((word) => `\`${word}\``).join(' or ') : (EXPECTED[kindOf(path)] ?? 'text'),
    ...(nearest && { nearest }),
  };
}

const SCOPE = '`all`, or a list of `kind:K`, `category:C`, `unit:U` or identities';
const SCOPE_ITEM = '`kind:K`, `category:C`, `unit:U` or an identity';
const TERM = 'text with a term, such as "failed(tests)"';
const IDENTITY = 'text with an identity, such as "tool:send_email"';

/** What may stand in a field. */
const EXPECTED: Readonly<Record<string, string>> = {
  text: 'text',
  signals: 'a list of terms as text',
  needs: 'a list of terms as text',
  capabilities: 'a list of terms as text',
  selected: 'a list of identities',
  denied: 'a list of identities',
  'signals[]': TERM,
  'needs[]': TERM,
  'capabilities[]': TERM,
  'selected[]': IDENTITY,
  'denied[]': IDENTITY,
  discovery_scope: SCOPE,
  parent_discovery_scope: SCOPE,
  'discovery_scope[]': SCOPE_ITEM,
  'parent_discovery_scope[]': SCOPE_ITEM,
  context: 'a record of values by name',
  sections: 'a list of records with `name`, `visibility` and `tokens`',
  'sections[]': 'a record with `name`, `visibility` and `tokens`',
  'sections[].name': 'text that is not empty',
  'sections[].tokens': `a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`,
  candidate_limit: 'a whole number of at least 1',
  pack: '`true` or `false`',
};

/** The words that a field chooses among. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  scoring: ['ranked', 'overlap'],
  mode: ['compiled', 'all_tools'],
  'sections[].visibility': ['model', 'host'],
};

const CODES: Readonly<Record<string, string>> = {
  text: 'expected_text',
  pack: 'expected_boolean',
  candidate_limit: 'expected_positive_integer',
  discovery_scope: 'invalid_discovery_scope',
  parent_discovery_scope: 'invalid_discovery_scope',
};

function shapeCode(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return 'invalid_value';
  return issue.expected === 'array' ? 'expected_list' : `expected_${issue.expected}`;
}

/** Where a value of the context, or what stands in its lists, is none: the path, or undefined. */
function wrongInContext(value: unknown, path: Path): Path | undefined {
  if (!Array.isArray(value)) return isScalar(value) ? undefined : path;
  if (path.length >= MOST_LISTS) return path;
  for (const [i, item] of value.entries()) {
    const wrong = wrongInContext(item, [...path, i]);
    if (wrong) return wrong;
  }
  return undefined;
}

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

function contextProblem(value: unknown, path: Path): TurnProblem {
  const inside = wrongInContext(value, []) ?? [];
  const wrong = inside.reduce((list, i) => (list as readonly unknown[])[i as number], value);
  const field = pathText([...path, ...inside]);
  const deep = Array.isArray(wrong);
  return {
    field,
    code: 'invalid_value',
    message: `${field} is ${deep ? `a list in ${MOST_LISTS} others` : described(wrong)}`,
    expected: 'text, a number, `true`, `false`, `null`, or a list of these',
  };
}

/** The fields that are well-formed, so that the mistakes inside them are found in the same pass. */
function withoutBad(given: object, problems: readonly TurnProblem[]): Shape {
  const bad = new Set(problems.map(({ field }) => field.split(/[.[]/)[0]));
  return Object.fromEntries(
    Object.entries(given).filter(([key]) => TURN_FIELDS.includes(key) && !bad.has(key)),
  ) as Shape;
}
