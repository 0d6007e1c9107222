import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'lictor-decide-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const RULES = 'docs/examples/calls/rules.json';
const SARAH = '{"tool": "send_email", "arguments": {"to": "sarah@example.com"}}';

describe('lictor decide', () => {
  test.each([
    ['a call that is denied', SARAH, 1, 'deny'],
    ['a call that is asked about', '{"tool": "bash", "arguments": {"command": "npm i x"}}', 1, 'ask'],
    ['a call that is allowed', '{"tool": "send_email", "arguments": {"to": "bob@example.com"}}', 0, 'allow'],
    [
      'arguments that are JSON as text',
      '{"tool": "send_email", "arguments": "{\\"to\\": \\"sarah@example.com\\"}"}',
      1,
      'deny',
    ],
  ])('says so of %s, and in its exit code', async (_, stdin, exit, decision) => {
    const ran = await runCli(['decide', '--rules', RULES, '--call', '-', '--json'], { stdin });
    expect(ran.exit).toBe(exit);
    expect(JSON.parse(ran.out)).toMatchObject({ decision });
  });

  test.each([
    ['a waiver that is none', { waivers: [{ rule: 'sarah', once: 'yes' }] }, 'waivers[0].once'],
    ['waivers that are no list', { waivers: 'all' }, 'waivers'],
  ])('refuses rules with %s, which could set a rule aside', async (_, given, named) => {
    const rules = file('waivers.json', JSON.stringify({ rules: [], ...given }));
    const ran = await runCli(['decide', '--rules', rules, '--call', '-'], { stdin: SARAH });
    expect([ran.exit, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(named);
  });

  test('answers a line for each of several calls, bad ones too, and ends with the worst code', async () => {
    const calls = file(
      'calls.jsonl',
      `${SARAH}\n\n{"tool": 7}\nno\n{"tool": "send_email", "arguments": {"to": "b@c.d"}}\n`,
    );
    const ran = await runCli(['decide', '--rules', RULES, '--calls', calls, '--json']);
    const lines = ran.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
    expect(lines[0]).toMatchObject({ decision: 'deny' });
    expect(lines[1]).toMatchObject({ ok: false, error: { code: 'invalid_call' } });
    expect(lines[2]).toMatchObject({ ok: false, error: { code: 'invalid_json' } });
    expect(lines[3]).toMatchObject({ decision: 'allow', reasons: [] });
    expect(ran.exit).toBe(2);
  });

  test.each<readonly [string, readonly string[], string, string]>([
    ['without a call', ['--rules', RULES], '', 'missing_option'],
    ['with two kinds of calls', ['--rules', RULES, '--call', '-', '--calls', '-'], SARAH, 'too_many_calls'],
    ['without a policy and rules', ['--call', '-'], SARAH, 'missing_argument'],
    ['with a time that is none', ['--rules', RULES, '--call', '-', '--now', 'noon'], SARAH, 'invalid_time'],
    [
      'with a zone that is none',
      ['--rules', RULES, '--call', '-', '--zone', 'Mars/Base'],
      SARAH,
      'invalid_zone',
    ],
    [
      'with a context that is no object',
      ['--rules', RULES, '--call', '-', '--context', '[1]'],
      SARAH,
      'invalid_context',
    ],
    ['with rules that are not JSON', ['--rules', file('a.json', '{'), '--call', '-'], SARAH, 'invalid_json'],
    ['with rules that are no list', ['--rules', file('b.json', '{}'), '--call', '-'], SARAH, 'invalid_rules'],
    [
      'with a rule of an impossible effect',
      ['--rules', file('c.json', '[{"tool": "a", "effect": "maybe", "sentence": "x"}]'), '--call', '-'],
      SARAH,
      'invalid_rules',
    ],
    [
      'with rules that are not there',
      ['--rules', join(folder, 'none.json'), '--call', '-'],
      SARAH,
      'no_such_file',
    ],
    ['with a call that is not JSON', ['--rules', RULES, '--call', '-'], 'x', 'invalid_json'],
    ['with a call of an unknown field', ['--rules', RULES, '--call', '-'], '{"tol": "x"}', 'invalid_call'],
    [
      'with a folder that is relative',
      ['--rules', RULES, '--call', '-'],
      '{"tool": "x", "cwd": "a/b"}',
      'invalid_call',
    ],
  ])('is refused %s', async (_, args, stdin, code) => {
    const ran = await runCli(['decide', ...args, '--json'], { stdin });
    expect(ran.exit).toBe(2);
    expect(JSON.parse(ran.out).error.code).toBe(code);
  });

  test('names every mistake of a call, and the nearest field', async () => {
    const ran = await runCli(['decide', '--rules', RULES, '--call', '-'], {
      stdin: '{"tol": "x", "arguments": 3}',
    });
    expect(ran.err).toContain('unknown field `tol`; did you mean `tool`?');
    expect(ran.err).toContain('tool: expected the name of a tool');
    expect(ran.err).toContain('arguments: expected an object');
  });

  test('prints nothing of a sentence that could steer a terminal', async () => {
    const sentence = 'No\u001b[2J mail \u202e to Sarah\n- **ok**';
    const rules = file('d.json', JSON.stringify([{ tool: 'send_email', sentence }]));
    const ran = await runCli(['decide', '--rules', rules, '--call', '-'], { stdin: SARAH });
    expect(ran.exit).toBe(1);
    expect(ran.screen).not.toMatch(/[\p{Cf}]|(?!\n)\p{Cc}/u);
    expect(ran.screen).toContain('No mail to Sarah - **ok**');
  });
});
