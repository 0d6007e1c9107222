/** What is said of a command of a shell holds for the tool that does the same, and the other way round. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/catalog/unit.ts';
import { decideByRules } from '../../src/decide/by-rules.ts';
import { decide } from '../../src/decide/decide.ts';
import { createPolicy } from '../../src/lictor.ts';
import { ruleOf } from '../support/user-rules.ts';

type Args = { readonly [name: string]: Json };
const NOW = '2026-11-30T09:00:00Z';

const decided = (tool: string, arg: string, value: string, called: string, args: Args) =>
  decideByRules({
    rules: [ruleOf({ tool, matchers: [{ arg, value }], sentence: 'Never.' })],
    call: { tool: called, arguments: args, cwd: '/srv/app' },
    now: NOW,
  }).decision;

describe.each<readonly [command: string, tool: string, args: Args, decision: string]>([
  ['git push --force', 'git_push', { force: true }, 'deny'],
  ['git push --force', 'git_push', { force: false }, 'allow'],
  ['git push --force', 'git_push', {}, 'allow'],
  ['git push -f', 'mcp__git__git_push', { force_push: true, branch: 'x' }, 'deny'],
  ['git push --force', 'mcp__git__push', { branch: '+main' }, 'deny'],
  ['git push', 'gitPush', { remote: 'origin' }, 'deny'],
  ['git push origin main', 'git_push', { remote: 'origin', branch: 'main' }, 'deny'],
  ['git push', 'git_commit', { message: 'git push' }, 'allow'],
  ['git push --force', 'slack_post', { text: 'git push --force' }, 'allow'],
  ['npm install', 'npm_install', { package: 'left-pad' }, 'deny'],
  ['npm install', 'pip_install', { package: 'left-pad' }, 'allow'],
  ['rm -rf', 'delete_directory', { path: 'build' }, 'deny'],
  ['rm -rf', 'delete_file', { path: 'build/a.o' }, 'allow'],
])('a rule of a shell about `%s`', (command, tool, args, decision) => {
  test(`of ${tool} ${JSON.stringify(args)}: ${decision}`, () => {
    expect(decided('bash', 'command', command, tool, args)).toBe(decision);
  });
});

test('a rule about the tool holds for the command', () => {
  const line = (command: string) => decided('git_push', 'force', 'true', 'Bash', { command });
  expect(['git push --force', 'git push -f origin x', 'git push'].map(line)).toEqual([
    'deny',
    'deny',
    'allow',
  ]);
});

test('a rule about every command of a shell is about the shell alone', () => {
  expect(decided('bash', 'command', '*', 'git_push', {})).toBe('allow');
});

describe('an argument that a clause reads through another relation', () => {
  const text = `
    unit(tool(refund), []).
    unit(tool(echo), []).
    ask(C, "large") :- call_tool(C, tool(refund)), large(C).
    large(C) :- amount(C, N), N > 500.
    amount(Call, Amount) :- call_arg(Call, amount, Amount).
  `;
  const policy = createPolicy({ files: [{ path: 'policy.pl', text }] });
  if (!policy.ok) throw new Error(JSON.stringify(policy.error));
  test.each<readonly [string, Args, string]>([
    ['refund', {}, 'ask'],
    ['refund', { amount: 5 }, 'allow'],
    ['refund', { amount: 501 }, 'ask'],
    ['echo', {}, 'allow'],
  ])('is missed where it is not there: %s %o', (tool, args, decision) => {
    const result = decide({ policy: policy.value, call: { tool, arguments: args }, now: NOW });
    expect(result.decision, JSON.stringify(result.reasons)).toBe(decision);
  });
});
