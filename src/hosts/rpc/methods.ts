/** The methods of the wire: what each takes and gives back, and what it does with the store. */

import { z } from 'zod';
import { fail, ok, type Result } from '../../logic/diagnostics.ts';
import { setRule } from '../../memory/capture.ts';
import { type Mark, type RuleChange, ruleChange } from '../../memory/change.ts';
import { type RuleAudience, rulesInForce } from '../../memory/in-force.ts';
import { sameTool } from '../../memory/matching.ts';
import type { Origin } from '../../memory/new-rule.ts';
import { byPriority } from '../../memory/order.ts';
import { rulesForPrompt } from '../../memory/pins.ts';
import { proposedRule, putRules, type ReadSentence } from '../../memory/put.ts';
import type { Rule } from '../../memory/rule.ts';
import {
  checked,
  type FieldProblem,
  type RuleRecord,
  ruleInput,
  ruleRecord,
  toolName,
  toRecord,
} from '../../memory/wire.ts';
import type { StoreFault } from '../../store/fault.ts';
import type { Store } from '../../store/store.ts';

/** What a call of a method goes by. Time and ids are the caller's. */
export interface MethodWorld {
  readonly store: Store;
  readonly origin: Origin;
  readonly read: ReadSentence;
}

export type MethodError =
  | { readonly kind: 'params'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'store'; readonly fault: StoreFault };

export interface Method {
  readonly summary: string;
  readonly params: z.ZodObject;
  readonly result: z.ZodType;
  call(given: unknown, world: MethodWorld): Promise<Result<unknown, MethodError>>;
}

function method<P extends z.ZodObject>(
  summary: string,
  params: P,
  result: z.ZodType,
  run: (params: z.output<P>, world: MethodWorld) => Promise<Result<unknown, MethodError>>,
): Method {
  return {
    summary,
    params,
    result,
    async call(given, world) {
      const read = checked(params, given);
      return read.ok ? run(read.value, world) : fail({ kind: 'params', problems: read.error });
    },
  };
}

const ofTool = z.strictObject({
  tool_name: toolName,
  include_ended: z.boolean().optional().describe('Rules that hold no more, too.'),
});
const one = z.strictObject({ tool_name: toolName, id: z.string().max(64) });
const text = z.string().max(1024);

/** By name. Results are those of `tool_rule_put` wherever a rule is given back. */
export const METHODS: Readonly<Record<string, Method>> = {
  'memory.tool_rule_put': method(
    'Set a rule, or change the given fields of one. A sentence without structure is read for it.',
    ruleInput.extend({
      written_by: z
        .enum(['host', 'model'])
        .optional()
        .describe('A model may only tighten: no change of a rule, no permission, nothing above high.'),
    }),
    ruleRecord,
    put,
  ),
  'memory.tool_rule_get': method('One rule, or null.', one, ruleRecord.nullable(), get),
  'memory.tool_rule_list': method(
    'The rules of a tool that hold: critical first, then the newest.',
    ofTool,
    z.array(ruleRecord),
    list,
  ),
  'memory.tool_rule_delete': method(
    'End a rule; it stays in the history. False when there is none.',
    one,
    z.boolean(),
    end,
  ),
  'memory.tool_rules_for_prompt': method(
    'The block to pin in a prompt, and the rules in it.',
    z.strictObject({
      tools: z.array(z.string().max(256)).max(10_000).optional().describe('None, or empty: every tool.'),
      owner: text.optional(),
      project: text.optional(),
      agent: text.optional(),
      session_id: text.optional(),
    }),
    z.strictObject({
      rendered: z.string(),
      rules: z.array(ruleRecord),
      left_out: z.number().describe('High rules that found no room.'),
    }),
    forPrompt,
  ),
  'memory.tool_rules_json': method(
    'The rules of a tool, as `tool_rule_list`.',
    ofTool,
    z.array(ruleRecord),
    list,
  ),
};

type Answer<T> = Promise<Result<T, MethodError>>;

const stored = <T>(answer: Result<T, StoreFault>): Result<T, MethodError> =>
  answer.ok ? answer : fail({ kind: 'store', fault: answer.error });

const hostMark = ({ now, message_id }: Origin, by = 'host'): Mark => ({
  at: now,
  by,
  ...(message_id !== undefined && { message_id }),
});

type PutParams = z.output<typeof ruleInput> & { readonly written_by?: 'host' | 'model' | undefined };

/** A new rule that says what another says refreshes that one; a known id is changed. */
async function put({ written_by = 'host', ...input }: PutParams, world: MethodWorld): Answer<RuleRecord> {
  const { store, origin, read } = world;
  const known = (rules: readonly Rule[]) => (input.id ? rules.find(({ id }) => id === input.id) : undefined);
  const answer = await store.change(
    hostMark(origin, written_by),
    ({ rules }): { changes: readonly RuleChange[]; result: Result<Rule, readonly FieldProblem[]> } => {
      const existing = known(rules);
      const wanted =
        written_by === 'model'
          ? alone(proposedRule(input, origin, read))
          : putRules(input, existing, origin, read);
      if (!wanted.ok) return { changes: [], result: wanted };
      const changes = existing
        ? [ruleChange('edit', wanted.value[0])]
        : wanted.value.flatMap((rule) =>
            input.id ? [ruleChange('add', rule)] : setRule(rule, origin, { rules, waivers: [] }).changes,
          );
      const [first] = changes;
      return { changes, result: ok(first?.kind === 'rule' && first.value ? first.value : wanted.value[0]) };
    },
    { ended: true },
  );
  const put = stored(answer);
  if (!put.ok) return put;
  return put.value.ok ? ok(toRecord(put.value.value)) : fail({ kind: 'params', problems: put.value.error });
}

const alone = (
  rule: Result<Rule, readonly FieldProblem[]>,
): Result<readonly [Rule], readonly FieldProblem[]> => (rule.ok ? ok([rule.value]) : rule);

async function get(
  { tool_name, id }: z.output<typeof one>,
  { store }: MethodWorld,
): Answer<RuleRecord | null> {
  const state = stored(await store.state({ ids: [id], tool: tool_name }));
  if (!state.ok) return state;
  const [rule] = state.value.rules;
  return ok(rule ? toRecord(rule) : null);
}

async function list(
  { tool_name, include_ended = false }: z.output<typeof ofTool>,
  { store, origin }: MethodWorld,
): Answer<readonly RuleRecord[]> {
  const state = stored(await store.state({ tool: tool_name, ended: include_ended }));
  if (!state.ok) return state;
  const { rules } = state.value;
  const held = include_ended
    ? rules
    : rules.filter((rule) => rulesInForce([rule], everywhere(rule, origin)).length > 0);
  return ok([...held].sort(byPriority).map(toRecord));
}

/** Whoever lists a tool's rules asks for those of every project and agent. */
const everywhere = ({ scope: { kind, name = '' } }: Rule, { now }: Origin): RuleAudience => ({
  now,
  ...(kind === 'project' && { project: name }),
  ...(kind === 'agent' && { agent: name }),
});

async function end({ tool_name, id }: z.output<typeof one>, { store, origin }: MethodWorld): Answer<boolean> {
  return stored(
    await store.change(
      hostMark(origin),
      ({ rules }) => {
        const found = rules.filter((rule) => rule.id === id && sameTool(rule.tool, tool_name));
        const changes = found.map((rule) =>
          ruleChange('end', { ...rule, status: 'ended' as const, updated_at: origin.now }),
        );
        return { changes, result: changes.length > 0 };
      },
      { ids: [id] },
    ),
  );
}

interface PromptParams {
  readonly tools?: readonly string[] | undefined;
  readonly owner?: string | undefined;
  readonly project?: string | undefined;
  readonly agent?: string | undefined;
  readonly session_id?: string | undefined;
}

async function forPrompt(
  { tools = [], ...who }: PromptParams,
  { store, origin }: MethodWorld,
): Answer<object> {
  const state = stored(await store.state());
  if (!state.ok) return state;
  const given = Object.fromEntries(Object.entries(who).filter(([, value]) => value !== undefined));
  const { rendered, rules, left_out } = rulesForPrompt(
    rulesInForce(state.value.rules, { now: origin.now, ...given }),
    { tools },
  );
  return ok({ rendered, rules: rules.map(toRecord), left_out });
}
