import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { removeUnit, replaceUnit } from '../../src/lictor.ts';
import { nextTurn, type SessionTurn, type TurnOptions } from '../../src/session/next-turn.ts';
import {
  isVisible,
  openSession,
  type Session,
  type SessionOptions,
  visibleUnits,
  withFound,
} from '../../src/session/session.ts';
import { compiled, policy } from '../support/policies.ts';

const POLICY = policy(`
unit(instruction(style), [description("How"), activation(always), content("Be brief.")]).
${['read', 'write', 'send', 'draw']
  .map(
    (name) =>
      `unit(tool(${name}), [description("To ${name} things"), triggers([keyword("${name}")-50]), schema(json("{\\"type\\":\\"object\\"}"))]).`,
  )
  .join('\n')}
unit(skill(long), [description("Long"), triggers([keyword("long")-50]), content("Take your time.")]).
unit(skill(short), [description("Short"), triggers([keyword("short")-50]), content("Hurry."), conflicts([skill(long)])]).
requires_capability(tool(write), disk).
`);

function begun(options: SessionOptions): Session {
  const opened = openSession(options);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

function take(session: Session, turn: TurnInput, options: TurnOptions & { from?: Policy } = {}): SessionTurn {
  const { from = POLICY, ...rest } = options;
  const next = nextTurn(session, from, compiled(from, turn), rest);
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
}

const say = (session: Session, ...texts: readonly string[]): Session =>
  texts.reduce((now, text) => take(now, { text, capabilities: ['disk'] }).session, session);

const id = (text: string) => text as UnitId;

describe('a session', () => {
  test('keeps a tool visible after the turn that showed it', () => {
    const session = say(begun({ provider: 'anthropic' }), 'read', 'hello');
    expect(isVisible(session, id('tool:read'))).toBe(true);
    expect(isVisible(session, id('tool:send'))).toBe(false);
  });

  test('takes back what the turn may not have, and offers it again by name', () => {
    const session = say(begun({ provider: 'anthropic' }), 'hello', 'write');
    const without = take(session, { text: 'hello' });
    expect(without.ledger.dropped).toMatchObject([
      { unit: 'tool:write', cause: 'ineligible', way: 'withdrawn' },
    ]);
    expect(isVisible(without.session, id('tool:write'))).toBe(false);
    const again = take(without.session, { text: 'write', capabilities: ['disk'] });
    expect(again.request.messages.at(-1)?.message).toEqual({
      role: 'system',
      content: [{ type: 'tool_addition', tool: { type: 'tool_reference', name: 'write' } }],
    });
    expect(again.ledger.end).toBeUndefined();
    expect(isVisible(again.session, id('tool:write'))).toBe(true);
  });

  test('leaves what it cannot take back where it is, and refuses it', () => {
    const session = say(begun({ provider: 'gemini' }), 'write');
    const { ledger, session: next } = take(session, { text: 'hello' });
    expect(ledger.dropped).toMatchObject([{ unit: 'tool:write', way: 'refused' }]);
    expect(ledger.end).toBeUndefined();
    expect(isVisible(next, id('tool:write'))).toBe(false);
  });

  test('does not let two texts in conflict stand beside each other', () => {
    const session = say(begun({ provider: 'anthropic' }), 'hello', 'long', 'hello');
    const { ledger } = take(session, { text: 'short' });
    expect(ledger.end).toEqual({ cause: 'beaten', part: 'messages', unit: 'skill:long' });
  });

  test('defines a changed tool anew behind what was sent, where the old one can be taken back', () => {
    const session = say(begun({ provider: 'anthropic' }), 'read');
    const changed = replaceUnit(POLICY, {
      unit: 'tool:read',
      description: 'To read other things',
      triggers: [{ signal: 'keyword(read)', weight: 50 }],
      schema: { type: 'object' },
    });
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
    const { ledger, drift, request } = take(session, { text: 'read' }, { from: changed.value.policy });
    expect(drift).toEqual([{ unit: 'tool:read', fields: ['description'] }]);
    expect(ledger.end).toBeUndefined();
    expect(JSON.stringify(request.messages.at(-1))).toMatch(/tool_removal.*tool_addition.*other things/);
  });

  test('ends the prefix where a reload changed what was sent, and only then', () => {
    const session = say(begun({ provider: 'openai-chat' }), 'read');
    const unseen = removeUnit(POLICY, 'tool:draw');
    const seen = removeUnit(POLICY, 'tool:read');
    if (!unseen.ok || !seen.ok) throw new Error('not removed');
    expect(take(session, { text: 'hello' }, { from: unseen.value.policy }).ledger.end).toBeUndefined();
    const { ledger, drift } = take(session, { text: 'hello' }, { from: seen.value.policy });
    expect(ledger.end).toEqual({ cause: 'policy_changed', part: 'tools', unit: 'tool:read' });
    expect(drift).toEqual([{ unit: 'tool:read', fields: [] }]);
  });

  test('drops what was used longest ago when its budget is spent, and a call counts as use', () => {
    const session = say(begun({ provider: 'anthropic', budget: 70 }), 'read', 'send');
    const tight = take(session, { text: 'draw' });
    expect(tight.ledger.dropped).toMatchObject([{ unit: 'tool:read', cause: 'budget', way: 'left' }]);
    const called = take(session, { text: 'draw' }, { called: [id('tool:read')] });
    expect(called.ledger.dropped).toMatchObject([{ unit: 'tool:send', cause: 'budget', way: 'left' }]);
  });

  test('fails when what the turn shows has no room, and says how much it needs', () => {
    const session = begun({ provider: 'anthropic', budget: 5 });
    const next = nextTurn(session, POLICY, compiled(POLICY, 'read'));
    expect(next).toEqual({
      ok: false,
      error: { code: 'session_budget_failed', budget: 5, needed: expect.any(Number) },
    });
  });

  test('leaves out the lowest rank where a provider takes no more tools', () => {
    const session = begun({ provider: 'openai-chat', hostTools: 127 });
    const { leftOut, session: next } = take(session, { text: 'read send' });
    expect(leftOut.map(({ code }) => code)).toEqual(['tool_limit']);
    expect(visibleUnits(next)).toHaveLength(2);
  });

  test('makes visible what was found, until its definition changes', () => {
    const session = withFound(say(begun({ provider: 'anthropic' }), 'hello'), POLICY.catalog, [
      id('tool:draw'),
      id('tool:unknown'),
    ]);
    expect(visibleUnits(session)).toEqual(['instruction:style', 'tool:draw']);
    const changed = replaceUnit(POLICY, { unit: 'tool:draw', description: 'Other' });
    if (!changed.ok) throw new Error('not changed');
    const { session: next } = take(session, { text: 'hello' }, { from: changed.value.policy });
    expect(isVisible(next, id('tool:draw'))).toBe(false);
    expect(isVisible(say(session, 'hello'), id('tool:draw'))).toBe(true);
  });

  test('lists the first tools of a session in full where others are deferred behind them', () => {
    const session = say(begun({ provider: 'anthropic', reveal: 'deferred' }), 'hello');
    const { request, session: next } = take(session, { text: 'read' });
    expect(request.fields.tools).toMatchObject([{ name: 'read' }]);
    expect(JSON.stringify(request.fields.tools)).not.toContain('defer_loading');
    expect(take(next, { text: 'send' }).request.fields.tools).toMatchObject([
      { name: 'read' },
      { name: 'send', defer_loading: true },
    ]);
  });

  test('refuses a turn that was compiled from another policy', () => {
    const other = policy('unit(tool(clock), []).');
    expect(nextTurn(begun({ provider: 'gemini' }), other, compiled(POLICY, 'read'))).toEqual({
      ok: false,
      error: { code: 'other_policy' },
    });
  });

  test.each([
    [{ provider: 'antropic' }, 'provider', 'anthropic'],
    [{ provider: 'gemini', reveal: 'inline' }, 'reveal', undefined],
    [{ provider: 'gemini', declare: 'all' }, 'declare', undefined],
    [{ provider: 'gemini', budget: -1 }, 'budget', undefined],
    [{ provider: 'gemini', hostTools: 0.5 }, 'hostTools', undefined],
    [{}, 'provider', undefined],
  ])('is not opened with %j', (options, field, nearest) => {
    const opened = openSession(options as SessionOptions);
    expect(opened.ok ? undefined : opened.error[0]).toMatchObject({ field, ...(nearest && { nearest }) });
  });
});
