/** What a user of a coding agent says holds in each agent: by its own tools, through its own calls. */

import { describe, expect, test } from 'vitest';
import { decideByRules } from '../../../src/decide/by-rules.ts';
import type { Adapter } from '../../../src/hosts/hooks/adapter.ts';
import { adapterNamed } from '../../../src/hosts/hooks/adapters.ts';
import type { HookEvent } from '../../../src/hosts/hooks/event.ts';
import { callsOf, speakableTools } from '../../../src/hosts/hooks/neutral-call.ts';
import { readDecrees } from '../../../src/memory/decrees.ts';
import type { Rule } from '../../../src/memory/rule.ts';
import { AGENT_CALLS, type AgentCall } from '../../support/agent-calls.ts';
import { EVASIONS, type Evasion, isKept, rulesAfter } from '../../support/evasions.ts';

const ROWS = EVASIONS.filter(({ tools, open }) => tools === 'coder' && !open);
const NOW = '2026-11-30T09:00:00Z';

describe.each(Object.entries(AGENT_CALLS))('%s', (name, callOf) => {
  const adapter = adapterNamed(name) as Adapter;
  const known = new Map<string, readonly Rule[]>();
  const rulesFor = (say: string): readonly Rule[] => {
    const rules = known.get(say) ?? rulesAfter(readDecrees(say, { tools: speakableTools(adapter) }));
    known.set(say, rules);
    return rules;
  };

  test('keeps to what the user said, and lets through what it is not about', () => {
    const wrong = ROWS.flatMap((row) => {
      const call = callOf(row.call);
      return call && !holds(adapter, rulesFor(row.say), row, call)
        ? [{ say: row.say, call, expect: row.expect }]
        : [];
    });
    expect(wrong).toEqual([]);
  });
});

/** All that a call does has to be allowed. */
function holds(adapter: Adapter, rules: readonly Rule[], row: Evasion, call: AgentCall): boolean {
  const event = { ...call, cwd: '/srv/app' } as unknown as HookEvent;
  const decisions = callsOf(adapter, event).map((one) => decideByRules({ rules, call: one, now: NOW }));
  const kept = decisions.map((decision) => isKept(row, decision));
  return row.expect === 'allow' ? kept.every(Boolean) : kept.some(Boolean);
}
