/** Pinned units: the sixteen cases that the activation of units was asked to hold, and what comes with them. */

import { describe, expect, it } from 'vitest';
import {
  type Compiled,
  catalogFingerprint,
  compile,
  createPolicy,
  explain,
  type Policy,
  registerUnits,
  type TurnInput,
  type UnitId,
  type UnitSpec,
  unitsFromTools,
} from '../../src/index.ts';

type Kind = 'tool' | 'skill' | 'instruction';

const SCHEMA = { type: 'object', properties: { goal: { type: 'string' } } };

/** The pinned unit that the cases are about, as a host registers it. */
const task = (kind: Kind, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit: `${kind}:task`,
  description: 'Coordinate delegated work',
  aliases: ['delegator'],
  requires_capability: `${kind}(task)`,
  activation: 'always',
  ...(kind === 'tool' ? { schema: SCHEMA } : { content: 'Delegate what others do better.' }),
  ...more,
});

/** The same as policy text, with other properties after it. */
const taskText = (kind: Kind, more = 'activation(always)'): string => `
unit(${kind}(task), [
    description("Coordinate delegated work"),
    aliases(["delegator"]),
    requires_capability(${kind}(task)),
    ${kind === 'tool' ? `schema(json(${quoted(JSON.stringify(SCHEMA))}))` : 'content("Delegate what others do better.")'}${more && `,\n    ${more}`}
]).
`;

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

function policyOf(text: string): Policy {
  const policy = createPolicy({ files: [{ path: 'policy.pl', text }] });
  if (!policy.ok) throw new Error(JSON.stringify(policy.error));
  return policy.value;
}

/** A policy that was registered unit by unit, beside one that has nothing to do with any turn. */
function registered(...specs: UnitSpec[]): Policy {
  const change = registerUnits(policyOf('unit(resource(bystander), [description("zzz")]).'), specs);
  if (!change.ok) throw new Error(JSON.stringify(change.error));
  return change.value.policy;
}

function compiled(policy: Policy, kind: Kind, turn: TurnInput): Compiled {
  const result = compile(policy, { capabilities: [`${kind}(task)`], ...turn });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function failure(policy: Policy, kind: Kind, turn: TurnInput) {
  const result = compile(policy, { capabilities: [`${kind}(task)`], ...turn });
  if (result.ok) throw new Error('the turn compiles');
  return result.error;
}

const selected = ({ selected }: Compiled): string[] => selected.map(({ unit }) => unit);
const toolNames = ({ surface }: Compiled): string[] => surface.tools.map(({ name }) => name);
const reasonsFor = (result: Compiled, unit: string) => explain(result, unit as UnitId)?.reasons;
const stateOf = (result: Compiled, unit: string) => explain(result, unit as UnitId)?.state;

const PINNED = { type: 'activation', mode: 'always' };

/** A unit that words bring in. */
const weather = (name: string, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit: `skill:${name}`,
  description: 'Weather forecasts',
  ...more,
});

/** Cases that hold for every kind of unit that can be pinned. */
describe.each<Kind>(['tool', 'skill', 'instruction'])('a pinned %s', (kind) => {
  const unit = `${kind}:task`;

  it('always_activation_without_lexical_match_is_selected', () => {
    for (const policy of [policyOf(taskText(kind)), registered(task(kind))]) {
      const result = compiled(policy, kind, { text: 'weather tomorrow' });
      expect(selected(result)).toEqual([unit]);
      expect(reasonsFor(result, unit)).toEqual([PINNED]);
      expect(result.surface.active_units).toEqual([unit]);
      expect(toolNames(result)).toEqual(kind === 'tool' ? ['task'] : []);
    }
  });

  it('always_tool_survives_unrelated_turn_without_reregistration', () => {
    const policy = policyOf(taskText(kind));
    const { revision } = policy.catalog;
    for (const text of ['delegated work', 'weather', 'soup recipe'])
      expect(selected(compiled(policy, kind, { text }))).toEqual([unit]);
    expect(policy.catalog.units.size).toBe(1);
    expect(policy.catalog.revision).toBe(revision);
  });

  it('candidate_limit_does_not_evict_always_tool', () => {
    const others = ['a', 'b', 'c', 'd', 'e'].map((name) => weather(name, { priority: 900 }));
    const policy = registered(task(kind), ...others);
    for (const text of ['weather', 'weather for delegated work']) {
      const result = compiled(policy, kind, { text, candidate_limit: 1 });
      expect(selected(result)).toContain(unit);
      expect(result.candidates.map(({ unit: one }) => one)).toEqual(['skill:a']);
      expect(result.cut.size).toBe(4);
    }
  });

  it('natural_language_negation_does_not_hide_always_tool', () => {
    const policy = policyOf(taskText(kind));
    for (const text of ['without delegator', 'do not use delegator'])
      for (const scoring of ['ranked', 'overlap'] as const)
        expect(selected(compiled(policy, kind, { text, scoring }))).toEqual([unit]);
  });

  it('always_tool_over_budget_fails_structurally_when_mandatory', () => {
    const budget = {
      max_context_tokens: 8,
      provider_context_tokens: 8,
      reserve_output_tokens: 0,
      safety_margin_tokens: 0,
    };
    expect(failure(policyOf(taskText(kind)), kind, { text: 'weather', budget })).toMatchObject({
      code: 'context_budget_failed',
      cause: { code: 'no_feasible_context_pack', available: 8, ledger: { limit: 8 } },
    });
  });

  it('relevant_conflict_cannot_evict_always_tool', () => {
    const rival = weather('rival', { priority: 900, conflicts: [unit] });
    const result = compiled(registered(task(kind), rival), kind, { text: 'weather' });
    expect(selected(result)).toEqual([unit]);
    expect(stateOf(result, 'skill:rival')).toBe('rejected');
    expect(reasonsFor(result, 'skill:rival')).toEqual([{ type: 'conflict_with', unit }]);
  });

  it('relevant_superseder_cannot_remove_always_tool', () => {
    const successor = weather('successor', { priority: 900, supersedes: [unit] });
    const result = compiled(registered(task(kind), successor), kind, { text: 'weather' });
    expect(selected(result)).toEqual([unit, 'skill:successor']);
  });

  it('always_supersedes_always_fails_structurally', () => {
    const other: UnitSpec = { unit: 'skill:other', activation: 'always', supersedes: [unit] };
    expect(failure(registered(task(kind), other), kind, { text: 'weather' })).toEqual({
      code: 'contradictory_activation',
      contradictions: [
        { units: ['skill:other', unit], relation: 'supersession', because: [['skill:other'], [unit]] },
      ],
    });
  });
});

describe('a pinned tool', () => {
  it('relevant_activation_without_evidence_remains_hidden', () => {
    for (const policy of [
      policyOf(taskText('tool', '')),
      policyOf(taskText('tool', 'activation(relevant)')),
    ]) {
      const result = compiled(policy, 'tool', { text: 'weather tomorrow' });
      expect(selected(result)).toEqual([]);
      expect(result.rejected).toEqual([]);
      expect(stateOf(result, 'tool:task')).toBe('hidden');
      expect(reasonsFor(result, 'tool:task')).toEqual([{ type: 'no_matching_evidence' }]);
    }
  });

  const rejections = (result: Compiled) => {
    expect(selected(result)).toEqual([]);
    expect(toolNames(result)).toEqual([]);
    expect(result.surface.active_units).toEqual([]);
    expect(result.rejected.map(({ unit }) => unit)).toEqual(['tool:task']);
    return result.rejected[0]?.reasons;
  };

  it('trusted_explicit_denial_can_reject_always_tool', () => {
    const result = compiled(policyOf(taskText('tool')), 'tool', { text: 'weather', denied: ['tool:task'] });
    expect(rejections(result)).toEqual([{ type: 'explicit_denial' }]);
  });

  it('capability_denied_always_tool_is_not_exposed', () => {
    const result = compiled(policyOf(taskText('tool')), 'tool', { text: 'weather', capabilities: [] });
    expect(rejections(result)).toEqual([{ type: 'capability_denied', capability: 'tool(task)' }]);
  });

  it('discovery_scope_denied_always_tool_is_not_exposed', () => {
    const policy = policyOf(taskText('tool'));
    const result = compiled(policy, 'tool', { text: 'weather', discovery_scope: ['kind:skill'] });
    expect(rejections(result)).toEqual([{ type: 'discovery_scope_denied' }]);
  });

  it('unavailable_always_tool_is_not_exposed', () => {
    const policy = policyOf(taskText('tool', 'available(false),\n    activation(always)'));
    expect(rejections(compiled(policy, 'tool', { text: 'weather' }))).toEqual([{ type: 'unavailable' }]);
  });

  it('always_tool_schema_is_rendered_and_callable_surface_present', () => {
    const result = compiled(policyOf(taskText('tool')), 'tool', { text: 'weather' });
    expect(result.surface.tools).toEqual([
      { unit: 'tool:task', name: 'task', description: 'Coordinate delegated work', input_schema: SCHEMA },
    ]);
    expect(result.surface.active_units).toEqual(['tool:task']);
    expect(explain(result, 'tool:task' as UnitId)).toMatchObject({
      visible: true,
      authority: 'runtime_recheck_required',
    });
  });

  it('conflicting_always_units_fail_structurally', () => {
    const other: UnitSpec = {
      unit: 'tool:other',
      activation: 'always',
      conflicts: ['tool:task'],
      priority: 1,
    };
    expect(failure(registered(task('tool'), other), 'tool', { text: 'weather' })).toEqual({
      code: 'contradictory_activation',
      contradictions: [
        {
          units: ['tool:other', 'tool:task'],
          relation: 'conflict',
          because: [['tool:other'], ['tool:task']],
        },
      ],
    });
  });

  it('activation_changes_fingerprint', () => {
    const [pinned, relevant] = [
      registered(task('tool')),
      registered(task('tool', { activation: 'relevant' })),
    ];
    const turn = { text: 'delegated work' };
    expect(catalogFingerprint(pinned.catalog)).not.toBe(catalogFingerprint(relevant.catalog));
    expect(compiled(pinned, 'tool', turn).fingerprint).not.toBe(compiled(relevant, 'tool', turn).fingerprint);
  });

  it('tool_registry_import_can_mark_selected_tool_always_visible', () => {
    const tools = [
      { name: 'task', description: 'Coordinate delegated work', inputSchema: SCHEMA },
      { name: 'bake', description: 'Bake bread', inputSchema: SCHEMA },
    ];
    const imported = unitsFromTools('kitchen', tools, { alwaysVisible: ['task'] });
    if (!imported.ok) throw new Error(JSON.stringify(imported.error));
    const units = imported.value.units.filter(({ unit }) => unit.startsWith('mcp_tool:'));
    expect(units).toHaveLength(2);
    const result = compiled(registered(...imported.value.units), 'tool', { text: 'weather' });
    expect(selected(result)).toEqual(['mcp_tool:kitchen/task']);
    expect(toolNames(result)).toEqual(['task']);
    expect(stateOf(result, 'mcp_tool:kitchen/bake')).toBe('hidden');
  });
});

describe('contradictory pins', () => {
  const pins = (relation: string) => `
unit(tool(a), [activation(always), ${relation}([tool(b)])]).
unit(tool(b), [activation(always)]).
`;

  it.each(['conflicts', 'supersedes'])('are a mistake of the policy that states them: %s', (relation) => {
    const policy = createPolicy({ files: [{ path: 'policy.pl', text: pins(relation) }] });
    expect(policy.ok).toBe(false);
    expect(policy.ok ? [] : policy.error).toMatchObject([
      { code: 'contradictory_activation', severity: 'error', file: 'policy.pl', line: 2 },
    ]);
  });

  it('cause no error where one of them is not eligible', () => {
    const policy = registered(
      { unit: 'tool:a', activation: 'always', conflicts: ['tool:b'] },
      { unit: 'tool:b', activation: 'always' },
    );
    const result = compiled(policy, 'tool', { text: 'weather', denied: ['tool:b'] });
    expect(selected(result)).toEqual(['tool:a']);
  });

  it('are none between pinned units that agree', () => {
    const policy = registered(task('tool'), { unit: 'skill:other', activation: 'always' });
    expect(selected(compiled(policy, 'tool', { text: 'weather' }))).toEqual(['skill:other', 'tool:task']);
  });
});
