import { describe, expect, test } from 'vitest';
import { decide } from '../../src/decide/decide.ts';
import { SHELL_EVASION } from '../cases/shell-evasion.ts';

const NOW = '2026-11-30T09:00:00Z';

test('the table has lines enough, allowed ones among them', () => {
  const rows = SHELL_EVASION.flatMap(([, , lines]) => lines);
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter(([, decision]) => decision === 'allow').length).toBeGreaterThan(40);
});

describe.each(SHELL_EVASION)('%s', (_, rules, rows) => {
  test.each(rows)('%s', (command, decision) => {
    const call = { tool: 'bash', arguments: { command }, cwd: '/srv/app' };
    const decided = decide({ call, rules, now: NOW });
    expect(decided.decision, JSON.stringify(decided.reasons)).toBe(decision);
  });
});
