/** Deciders: one rule set in the form of each engine, as a function from a call to what denies it. */

import * as cedar from '@cedar-policy/cedar-wasm/nodejs';
import { newEnforcer, newModelFromString } from 'casbin';
import type { Policy } from '../../src/catalog/policy.ts';
import { open } from '../../src/compile/opened.ts';
import { type Layer, layer } from '../../src/logic/relations.ts';
import { atom, int, type Term } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import type { CallCase, CallRule } from './call-rules.ts';
import { loaded } from './catalogs.ts';

/** The reasons a call is denied for, sorted. */
export type Decide = (call: CallCase) => readonly string[];

// ------------------------------------------------------------------------------------------------ ours

const CALL = atom('call');

export function lictorDecider(rules: readonly CallRule[], tools: readonly string[]): Decide {
  const { solver } = open(lictorPolicy(rules, tools));
  return (call) => {
    const answer = solver.with(callFacts(call)).rows('deny/2', [CALL, undefined]);
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value.map(({ args }) => textOf(args[1])).sort();
  };
}

function lictorPolicy(rules: readonly CallRule[], tools: readonly string[]): Policy {
  const units = tools.map((tool) => `unit(tool(${tool}), []).`);
  const text = [...units, ...rules.map(clauseOf)].join('\n');
  return loaded({ files: [{ path: 'rules.pl', text }] });
}

function clauseOf({ reason, tool, condition }: CallRule): string {
  const goals = [
    ...(condition.kind === 'equal' ? [`context(env, ${condition.env})`] : []),
    ...(tool === undefined ? [] : [`call_tool(Call, tool(${tool}))`]),
    ...conditionGoals(condition),
  ];
  return `deny(Call, "${reason}") :- ${goals.join(', ')}.`;
}

function conditionGoals(condition: CallRule['condition']): string[] {
  const { kind, argument } = condition;
  if (kind === 'equal') return [`call_arg(Call, ${argument}, ${condition.value})`];
  const asked = `call_arg(Call, ${argument}, Value)`;
  return kind === 'above'
    ? [asked, `Value > ${condition.limit}`]
    : [asked, `starts_with(Value, "${condition.prefix}")`];
}

/** What the host says about a call, as the rules see it. */
function callFacts({ tool, args, env }: CallCase): Layer {
  const passed = Object.entries(args).map(([name, value]) => ({ args: [CALL, atom(name), termOf(value)] }));
  return layer(
    new Map([
      ['call_tool/2', [{ args: [CALL, atom(`tool:${tool}`)] }]],
      ['call_arg/3', passed],
      ['context/2', [{ args: [atom('env'), atom(env)] }]],
    ]),
  );
}

const termOf = (value: string | number): Term => (typeof value === 'number' ? int(value) : atom(value));
const textOf = (term: Term | undefined): string =>
  term?.kind === 'atom' ? term.name : term ? writeTerm(term) : '';

// ----------------------------------------------------------------------------------------------- Cedar

/** The policy set is parsed once and kept by Cedar; a call costs evaluation only. */
export function cedarDecider(rules: readonly CallRule[]): Decide {
  const preparsedPolicySetId = `rules${rules.length}`;
  const forbids = rules.map((rule) => [rule.reason, cedarPolicy(rule)] as const);
  const staticPolicies = Object.fromEntries([
    ['otherwise', 'permit(principal, action, resource);'],
    ...forbids,
  ]);
  const parsed = cedar.preparsePolicySet(preparsedPolicySetId, { staticPolicies });
  if (parsed.type === 'failure') throw new Error(parsed.errors[0]?.message);
  const fixed = {
    principal: { type: 'Agent', id: 'agent' },
    action: { type: 'Action', id: 'call' },
    entities: [],
    preparsedPolicySetId,
  };
  return ({ tool, args, env }) => {
    const answer = cedar.statefulIsAuthorized({
      ...fixed,
      resource: { type: 'Tool', id: tool },
      context: { ...args, env },
    });
    if (answer.type === 'failure') throw new Error(answer.errors[0]?.message);
    const { decision, diagnostics } = answer.response;
    return decision === 'allow' ? [] : [...diagnostics.reason].sort();
  };
}

function cedarPolicy({ tool, condition }: CallRule): string {
  const resource = tool === undefined ? 'resource' : `resource == Tool::"${tool}"`;
  return `forbid(principal, action, ${resource}) when { ${cedarCondition(condition)} };`;
}

function cedarCondition(condition: CallRule['condition']): string {
  const argument = `context.${condition.argument}`;
  const given = `context has ${condition.argument}`;
  if (condition.kind === 'above') return `${given} && ${argument} > ${condition.limit}`;
  if (condition.kind === 'prefix') return `${given} && ${argument} like "${condition.prefix}*"`;
  return `context.env == "${condition.env}" && ${given} && ${argument} == "${condition.value}"`;
}

// ---------------------------------------------------------------------------------------------- casbin

/**
 * A row a rule; the cheapest comparison goes first, and one function of ours tests the condition, which is much
 * faster than an expression a row (`eval`). It says only that a call is denied, not by which rows.
 */
const CASBIN_MODEL = `
[request_definition]
r = tool, call

[policy_definition]
p = tool, condition, eft

[policy_effect]
e = !some(where (p.eft == deny))

[matchers]
m = (p.tool == "*" || p.tool == r.tool) && holds(r.call, p.condition)
`;

export async function casbinDecider(rules: readonly CallRule[]): Promise<Decide> {
  const enforcer = await newEnforcer(newModelFromString(CASBIN_MODEL));
  const conditions = rules.map(({ condition }) => condition);
  enforcer.addFunction('holds', (call: CallCase, index: string) =>
    holds(call, conditions[Number(index)] as CallRule['condition']),
  );
  await enforcer.addPolicies(rules.map(({ tool }, index) => [tool ?? '*', String(index), 'deny']));
  return (call) => (enforcer.enforceSync(call.tool, call) ? [] : ['denied']);
}

function holds({ args, env }: CallCase, condition: CallRule['condition']): boolean {
  const value = args[condition.argument];
  if (condition.kind === 'above') return typeof value === 'number' && value > condition.limit;
  if (condition.kind === 'prefix') return typeof value === 'string' && value.startsWith(condition.prefix);
  return env === condition.env && value === condition.value;
}
