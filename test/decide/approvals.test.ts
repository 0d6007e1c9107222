/** What people reported of approvals that let another call pass (extra 139, Agenta 4854, qm 219, goose 12376). */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../src/decide/call.ts';
import { markOf, seenCall } from '../../src/decide/call-mark.ts';
import { decide } from '../../src/decide/decide.ts';
import type { Waiver } from '../../src/memory/change.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { numRuns } from '../support/runs.ts';
import { ruleOf } from '../support/user-rules.ts';

const NOW = '2026-11-01T10:00:00Z';
const called = (tool: string, args: Call['arguments']): Call => ({ tool, arguments: args });
const forbidden = (tool: string): Rule => ruleOf({ tool, sentence: `Never use ${tool}.` });

function fateOf(call: Call, rules: readonly Rule[], yesTo: Call) {
  const waivers = rules.map(
    ({ id }): Waiver => ({
      id: `w${id}`,
      rule: id,
      sentence: 'yes',
      once: true,
      call: seenCall(yesTo),
      granted_at: NOW,
    }),
  );
  return decide({ call, rules, waivers, now: NOW }).decision;
}

describe('a yes to one call', () => {
  const edit = forbidden('edit');
  const seen = called('edit', { path: 'a.txt', text: 'x' });

  test('is one to the same call made again, whatever the order of its arguments', () => {
    expect(fateOf(called('edit', { text: 'x', path: 'a.txt' }), [edit], seen)).toBe('allow');
    expect(fateOf(called('mcp__files__edit', { text: 'x', path: 'a.txt' }), [edit], seen)).toBe('deny');
  });

  test.each([
    ['other arguments', called('edit', { path: '/etc/shadow', text: 'x' })],
    ['more arguments', called('edit', { path: 'a.txt', text: 'x', mode: 'append' })],
    ['another folder', { ...seen, cwd: '/etc' }],
  ])('is none to a call with %s', (_, other) => {
    expect(fateOf(other, [edit], seen)).toBe('deny');
  });

  test('is none to another tool with the same arguments', () => {
    expect(fateOf(called('write', seen.arguments), [edit, forbidden('write')], seen)).toBe('deny');
  });

  test('releases no call of other arguments', () => {
    const args = fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
    fc.assert(
      fc.property(args, args, (one, other) => {
        const [call, others] = [
          called('edit', one as Call['arguments']),
          called('edit', other as Call['arguments']),
        ];
        fc.pre(markOf(call) !== markOf(others));
        expect(fateOf(call, [edit], call)).toBe('allow');
        expect(fateOf(others, [edit], call)).toBe('deny');
        expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
      }),
      { numRuns },
    );
  });
});

test('code that calls a forbidden tool is stopped by the same rule', () => {
  const bash = ruleOf({ tool: 'bash', sentence: 'Never use bash.' });
  const code = 'const r = await tools.bash({ command: "rm -rf build" });';
  const [plain, inside] = [called('bash', { command: 'rm -rf build' }), called('execute_code', { code })].map(
    (call) => decide({ call, rules: [bash], now: NOW }),
  );
  expect([plain?.decision, inside?.decision]).toEqual(['deny', 'ask']);
  expect(inside?.reasons[0]?.rule).toBe(plain?.reasons[0]?.rule);
});
