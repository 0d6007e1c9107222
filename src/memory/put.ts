/** Putting a rule by hand or over the wire: a new one, or a change of some fields of one that is there. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { sameTool } from './matching.ts';
import { keptSentence, type Origin, ruleFrom } from './new-rule.ts';
import type { Decrees, Reading } from './reading.ts';
import type { Rule } from './rule.ts';
import { readUntil } from './until.ts';
import type { FieldProblem, RuleInput } from './wire.ts';

/** Reads a sentence for the tools it may be about. */
export type ReadSentence = (sentence: string, tools: readonly string[]) => Decrees;

/** What a model may set: rules that tighten, never above `high`, and never in place of its user's. */
const tightened = ({ priority = 'normal', tags = [], ...rest }: RuleInput): RuleInput => ({
  ...rest,
  source: 'programmatic',
  priority: priority === 'critical' ? 'high' : priority,
  tags: [...tags.filter((tag) => tag !== 'user-edict' && tag !== 'model-written'), 'model-written'],
});

/** The rule that a model proposes. It takes effect at once, since all it can do is forbid, ask or advise more. */
export function proposedRule(
  input: RuleInput,
  origin: Origin,
  read?: ReadSentence,
): Result<Rule, readonly FieldProblem[]> {
  const problems: FieldProblem[] = [];
  if (input.id !== undefined)
    problems.push({ field: 'id', message: 'is not for a model to give: it adds rules, and changes none' });
  if (input.effect === 'permit') problems.push({ field: 'effect', message: 'is not for a model to loosen' });
  if (input.status !== undefined) problems.push({ field: 'status', message: 'is not for a model to set' });
  if (input.owner !== undefined) problems.push({ field: 'owner', message: 'is not for a model to set' });
  return problems.length > 0 ? fail(problems) : putRule(tightened(input), undefined, origin, read);
}

/**
 * A new rule, or one with the given fields changed and all others kept. Where the structure is not given, the
 * sentence is read for it; a new rule whose sentence is not understood is kept, and not enforced.
 */
export function putRule(
  input: RuleInput,
  existing: Rule | undefined,
  origin: Origin,
  read?: ReadSentence,
): Result<Rule, readonly FieldProblem[]> {
  const problems = missing(input, existing);
  if (problems.length > 0) return fail(problems);
  const before = existing ?? startingRule(input, origin);
  return ok(withFields(before, read ? structured(input, before, read, origin) : input, origin));
}

/**
 * As {@link putRule}, for a sentence that may say several things of one tool ("never email Sarah or Bob"): the first
 * rule is the one that was asked for, the others stand beside it.
 */
export function putRules(
  input: RuleInput,
  existing: Rule | undefined,
  origin: Origin,
  read: ReadSentence,
): Result<readonly [Rule, ...Rule[]], readonly FieldProblem[]> {
  const first = putRule(input, existing, origin, read);
  if (!first.ok) return first;
  const { rule, tool_name = null, effect, matchers, id: _, ...rest } = input;
  if (existing || rule === undefined || effect !== undefined || matchers !== undefined)
    return ok([first.value]);
  const { readings, unread } = read(rule, tool_name === null ? [] : [tool_name]);
  const settings = readings.filter((reading) => sameTool(reading.tool, tool_name)).filter(isSetting);
  if (settings.length < 2 || unread.length > 0) return ok([first.value]);
  const rules = settings.map((reading, i) => {
    const start = { ...startingRule(input, origin), ...(i === 0 && { id: first.value.id }) };
    return withFields(start, { ...fieldsOf(reading, origin), ...rest, rule, tool_name }, origin);
  });
  return ok(rules as unknown as readonly [Rule, ...Rule[]]);
}

function missing({ tool_name, rule }: RuleInput, existing: Rule | undefined): readonly FieldProblem[] {
  if (existing) return [];
  return [
    ...(tool_name === undefined
      ? [{ field: 'tool_name', message: 'is required; null for a rule of no tool' }]
      : []),
    ...(rule === undefined ? [{ field: 'rule', message: 'is required' }] : []),
  ];
}

const startingRule = ({ id = '', rule = '', effect, matchers }: RuleInput, origin: Origin): Rule => ({
  id: id.trim() === '' ? origin.newId('r') : id,
  owner: origin.owner,
  scope: origin.scope,
  tool: null,
  effect: 'prohibit',
  matchers: [],
  sentence: rule,
  priority: 'normal',
  source: 'programmatic',
  tags: [],
  created_at: origin.now,
  updated_at: origin.now,
  ...(origin.message_id !== undefined && { message_id: origin.message_id }),
  ...(origin.session_id !== undefined && { session_id: origin.session_id }),
  status: effect === undefined && matchers === undefined ? 'unenforced' : 'active',
});

/** The structure of a sentence that is new and stands alone; what is given goes before what is read. */
function structured(input: RuleInput, before: Rule, read: ReadSentence, origin: Origin): RuleInput {
  const { rule, tool_name = before.tool, effect, matchers } = input;
  if (rule === undefined || effect !== undefined || matchers !== undefined) return input;
  const reading = onlyReading(read(rule, tool_name === null ? [] : [tool_name]), tool_name);
  return reading ? { ...fieldsOf(reading, origin), ...input } : input;
}

function onlyReading({ readings, unread }: Decrees, tool: string | null): Setting | undefined {
  const [only, ...others] = readings.filter((reading) => sameTool(reading.tool, tool));
  return only && isSetting(only) && others.length === 0 && unread.length === 0 ? only : undefined;
}

type Setting = Parameters<typeof ruleFrom>[0];
const isSetting = (reading: Reading): reading is Setting => reading.kind !== 'retract';

/** Through the rule that it would become, so that a sentence means the same wherever it is given. */
function fieldsOf(reading: Setting, { facts }: Pick<Origin, 'facts'>): RuleInput {
  const { effect, matchers, condition, except } = ruleFrom(reading, { ...NOWHERE, ...(facts && { facts }) });
  return {
    effect,
    matchers: [...matchers],
    status: 'active',
    ...(condition !== undefined && { condition }),
    ...(except && { except: [...except] }),
    ...(reading.until !== undefined && { until: reading.until }),
  };
}

const NOWHERE: Origin = { now: '', zone: 'UTC', owner: '', scope: { kind: 'user' }, newId: () => '' };

function withFields(before: Rule, input: RuleInput, origin: Origin): Rule {
  const { id: _, tool_name, rule, until, condition, except, ...rest } = input;
  const optional = {
    condition: condition === undefined ? before.condition : (condition ?? undefined),
    except: except === undefined ? before.except : (except ?? undefined),
    until:
      until === undefined
        ? before.until
        : typeof until === 'string'
          ? readUntil(until, origin)
          : (until ?? undefined),
  };
  const { condition: c, except: e, until: u, ...kept } = before;
  return {
    ...kept,
    ...present(optional),
    ...present(rest),
    ...(tool_name !== undefined && { tool: tool_name }),
    ...(rule !== undefined && { sentence: keptSentence(rule) }),
    updated_at: origin.now,
  } as Rule;
}

const present = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
