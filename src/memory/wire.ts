/** Rules on the wire: the JSON that hosts send and get, checked. The sentence is called `rule` there. */

import { z } from 'zod';
import { fail, nearestName, ok, type Result } from '../logic/diagnostics.ts';
import type { Waiver } from './change.ts';
import { keyOf, namespaceOf, type Rule } from './rule.ts';

/** One mistake in what was given. `field` is a path such as `matchers[0].value`. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
  readonly nearest?: string;
}

/** A name of a tool, an owner, an argument: one line, nothing hidden. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const name = (limit: number) =>
  z
    .string()
    .trim()
    .min(1, 'is required')
    .max(limit, `has at most ${limit} characters`)
    .refine((text) => !HIDDEN.test(text), 'holds characters that cannot be seen');
const time = z.iso.datetime({ offset: true, error: 'is no time of RFC 3339' });

const matcher = z.strictObject({
  arg: name(256).optional(),
  value: name(1000),
  role: z.boolean().optional(),
});
const until = z.strictObject({
  kind: z.enum(['task', 'session', 'time']),
  at: time.optional(),
  text: name(200),
});
const scope = z.strictObject({ kind: z.enum(['user', 'project', 'agent']), name: name(1024).optional() });

/** One that names no place would hold in none. */
const place = z.strictObject({ kind: z.enum(['project', 'agent']), name: name(1024) });

const sentence = z
  .string()
  .refine((text) => text.trim() !== '', 'is required')
  .max(4000, 'has at most 4000 characters')
  .describe("The user's own sentence.");
/** The name under which rules of no tool are kept. */
const UNSCOPED = '__unscoped__';

/** `null`, or the name that stands for it. */
export const toolName = name(256)
  .nullable()
  .transform((text) => (text === UNSCOPED ? null : text))
  .describe('The tool as the host calls it; null: bound to none.');

const fields = {
  id: name(64),
  tool_name: toolName,
  rule: sentence,
  effect: z.enum(['prohibit', 'confirm', 'prefer', 'permit']),
  matchers: z.array(matcher).max(64).describe('Every one has to hold; none: every call of the tool.'),
  condition: name(1000),
  except: z.array(matcher).max(64).describe('Calls that are exempt.'),
  priority: z.enum(['critical', 'high', 'normal']),
  source: z.enum(['user_explicit', 'post_turn', 'programmatic']),
  tags: z.array(name(64)).max(32),
  owner: name(256),
  scope,
  status: z.enum(['active', 'ended', 'unenforced']),
  message_id: name(256),
  session_id: name(256),
};

/** What a host gives to set or change a rule. What is left out stays as it is; null takes an optional field away. */
export const ruleInput = z.strictObject({
  id: z
    .string()
    .max(64, 'has at most 64 characters')
    .refine((text) => !HIDDEN.test(text), 'holds characters that cannot be seen')
    .optional()
    .describe('Of the rule to change; blank: a new rule, with an id of its own.'),
  tool_name: fields.tool_name.optional(),
  rule: fields.rule.optional(),
  effect: fields.effect.optional(),
  matchers: fields.matchers.optional(),
  condition: fields.condition.nullable().optional(),
  except: fields.except.nullable().optional(),
  until: z
    .union([name(200), until])
    .nullable()
    .optional()
    .describe('In words, or resolved.'),
  priority: fields.priority.optional(),
  source: fields.source.optional(),
  tags: fields.tags.optional(),
  owner: fields.owner.optional(),
  scope: fields.scope.optional(),
  status: fields.status.optional(),
  message_id: fields.message_id.optional(),
  session_id: fields.session_id.optional(),
});
export type RuleInput = z.infer<typeof ruleInput>;

const lift = z.strictObject({
  scope: place,
  sentence,
  at: time,
  message_id: fields.message_id.optional(),
  session_id: fields.session_id.optional(),
});

/** A rule as it is given back, exported and imported. */
export const ruleRecord = z.strictObject({
  ...fields,
  condition: fields.condition.optional(),
  except: fields.except.optional(),
  until: until.optional(),
  message_id: fields.message_id.optional(),
  session_id: fields.session_id.optional(),
  lifted: z.array(lift).max(1000).optional().describe('Where it does not hold, though its scope is `user`.'),
  created_at: time,
  updated_at: time,
  namespace: z.string().optional().describe('`tool-{name}`; left out on import.'),
  key: z.string().optional().describe('`rule/{id}`; left out on import.'),
});
export type RuleRecord = z.infer<typeof ruleRecord>;

/** A rule set aside, once or for a time, as it stands in a file. */
const waiverRecord = z.strictObject({
  id: name(64),
  rule: name(64),
  sentence,
  once: z.boolean(),
  call: z.strictObject({ mark: name(64), text: z.string().max(1000) }).optional(),
  until: until.optional(),
  granted_at: time,
  used_at: time.optional(),
  message_id: fields.message_id.optional(),
  session_id: fields.session_id.optional(),
  scope: place.optional(),
});

export const waiverFrom = (given: unknown): Result<Waiver, readonly FieldProblem[]> => {
  const read = checked(waiverRecord, given);
  return read.ok ? ok(read.value as Waiver) : read;
};

export function toRecord({ tool, sentence: rule, ...rest }: Rule): RuleRecord {
  const fields = new Map<string, unknown>(
    Object.entries({ ...rest, tool_name: tool, rule, namespace: namespaceOf(tool), key: keyOf(rest.id) }),
  );
  // In one order, whatever became of the rule.
  const ordered = Object.keys(ruleRecord.shape).filter((field) => fields.get(field) !== undefined);
  return Object.fromEntries(ordered.map((field) => [field, fields.get(field)])) as RuleRecord;
}

/** A rule as it was given back, checked. */
export function fromRecord(given: unknown): Result<Rule, readonly FieldProblem[]> {
  const read = checked(ruleRecord, given);
  if (!read.ok) return read;
  const { tool_name, rule, namespace: _, key: __, ...rest } = read.value;
  return ok({ ...rest, tool: tool_name, sentence: rule } as Rule);
}

/** A value that a schema allows, or every mistake in it. */
export function checked<S extends z.ZodType>(
  schema: S,
  given: unknown,
): Result<z.output<S>, readonly FieldProblem[]> {
  const read = schema.safeParse(given);
  return read.success ? ok(read.data) : fail(read.error.issues.flatMap((issue) => problemsOf(issue, schema)));
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType): readonly FieldProblem[] {
  const field = pathText(issue.path);
  if (issue.code !== 'unrecognized_keys') return [{ field, message: wordingOf(issue) }];
  const known = issue.path.length === 0 && schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return issue.keys.slice(0, 20).map((key) => {
    const nearest = nearestName(key, known);
    return {
      field: pathText([...issue.path, key]),
      message: 'is not a field here',
      ...(nearest !== undefined && { nearest }),
    };
  });
}

function wordingOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `is one of ${issue.values.map(String).join(', ')}`;
  // Zod keeps what it was given to itself, and says in words that there was nothing.
  if (issue.code === 'invalid_type' && /received undefined$/.test(issue.message)) return 'is required';
  if (issue.code === 'invalid_type') return `is expected to be of type ${issue.expected}`;
  if (issue.code === 'invalid_union') return 'has none of the forms that are expected here';
  return issue.message.replace(/^Invalid input: /, '');
}

/** At most 200 characters, however long a key is. */
const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${String(step)}`))
    .join('')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\ufffd')
    .slice(0, 200);

/** A mistake as a clause: the field, and what it is expected to be. */
export const fieldMessage = ({ field, message, nearest }: FieldProblem): string =>
  `${field === '' ? 'the input' : `\`${field}\``} ${message}${nearest === undefined ? '' : `; did you mean \`${nearest}\`?`}`;
