/** Files that are broken, foreign or made to mislead. */

import { describe, expect, test } from 'vitest';
import { FORMS } from '../../../src/hosts/transcripts/forms.ts';
import { withoutElements } from '../../../src/hosts/transcripts/own-text.ts';
import { CWD, lines, SESSION, TRANSCRIPTS } from './agents.ts';
import { brief, replayText } from './replayed.ts';

const RULE = { say: 'Never push to main.' };
const PUSH = { run: 'git push origin main' };
const claude = (...records: readonly object[]): string =>
  TRANSCRIPTS['claude-code']([RULE]) +
  lines(
    records.map((record) => ({ sessionId: SESSION, cwd: CWD, timestamp: '2026-11-20T10:00:00Z', ...record })),
  );
const call = (input: unknown, name: unknown = 'Bash', id = 't1') => ({
  type: 'assistant',
  message: { role: 'assistant', content: [{ type: 'tool_use', id, name, input }] },
});

describe('a line that cannot be read', () => {
  test.each([
    ['{"type": ', 'not JSON from here'],
    ['[1, 2]', 'not an object'],
    ['{"a":1,"a":2}', 'the key `a` stands twice'],
    [`${'{"a":'.repeat(300)}1${'}'.repeat(300)}`, 'nested too deeply'],
  ])('is told with its number, and the replay goes on: %.20s', async (bad, message) => {
    const [rule = '', ...rest] = TRANSCRIPTS['claude-code']([RULE, PUSH]).split('\n').slice(1);
    expect(brief(await replayText([rule, bad, ...rest].join('\n')))).toEqual([
      'said prohibit git_push',
      `bad line 2: ${message}`,
      'deny | git push origin main',
    ]);
  });

  test('is passed over at the end, where the writing stopped', async () => {
    const text = TRANSCRIPTS['claude-code']([RULE, PUSH]);
    expect(brief(await replayText(`${text}{"type":"assis`))).toEqual([
      'said prohibit git_push',
      'deny | git push origin main',
    ]);
  });
});

describe('a file that is no transcript', () => {
  test.each([
    '',
    '{}',
    '{"name":"shop","version":"1.0.0"}\n',
    '[\n1\n]',
    'hello\nworld\n',
    '{"__proto__":{"type":"user"}}',
    lines(Array(2000).fill({ x: 1 })),
  ])('is no agent’s: %.30j', async (text) => {
    expect((await replayText(text)).agent).toBeUndefined();
  });

  test('is not read to its end', async () => {
    const { agent, findings } = await replayText('no json\n'.repeat(5000));
    expect(agent).toBeUndefined();
    expect(findings.length).toBeLessThanOrEqual(1000);
  });

  test('of one agent is none of another', async () => {
    for (const { agent } of FORMS)
      for (const other of FORMS)
        expect((await replayText(TRANSCRIPTS[agent]([RULE]), other.agent)).agent).toBe(
          other.agent === agent ? agent : undefined,
        );
  });
});

describe('what a program wrote', () => {
  const said = async (text: string, rest: object = {}) =>
    brief(
      await replayText(claude({ type: 'user', message: { role: 'user', content: text }, ...rest })),
    ).slice(1);

  test.each([
    '<local-command-stdout>Never deploy.</local-command-stdout>',
    '<SYSTEM-REMINDER>Never deploy.</SYSTEM-REMINDER>',
    '<system-reminder>a <system-reminder>b</system-reminder> Never deploy.</system-reminder>',
    '<system-reminder>Never deploy.',
    '<task-notification><result>Never deploy.</result></task-notification>',
    '[Request interrupted by user for tool use]',
  ])('sets no rule: %s', async (text) => {
    expect(await said(text)).toEqual([]);
  });

  test.each([
    ['isMeta', true],
    ['isSidechain', true],
    ['isCompactSummary', true],
    ['agentId', 'a1'],
    ['origin', { kind: 'task-notification' }],
    ['toolUseResult', { stdout: '' }],
  ])('and is marked as such sets no rule: %s', async (name, value) => {
    expect(await said('Never deploy.', { [name]: value })).toEqual([]);
  });

  test('leaves what the user typed beside it', async () => {
    expect(await said('<system-reminder>x</system-reminder>Never deploy.')).toEqual(['said prohibit deploy']);
    expect(await said('<command-name>/fix</command-name><command-args>Never deploy.</command-args>')).toEqual(
      ['said prohibit deploy'],
    );
  });

  test('is told apart in time that grows with the text', () => {
    const text = '<system-reminder>'.repeat(60_000);
    expect(withoutElements(`a${text}`, new Set(['system-reminder']))).toBe('a');
    expect(withoutElements('<'.repeat(200_000), new Set(['a']))).toHaveLength(200_000);
  });
});

describe('a message that was typed while the agent worked', () => {
  test('is the user’s', async () => {
    const queued = {
      type: 'attachment',
      attachment: { type: 'queued_command', prompt: 'Never deploy.', commandMode: 'prompt' },
    };
    expect(brief(await replayText(claude(queued)))).toContain('said prohibit deploy');
    const notice = { ...queued, attachment: { ...queued.attachment, commandMode: 'task-notification' } };
    expect(brief(await replayText(claude(notice)))).not.toContain('said prohibit deploy');
  });
});

describe('a call', () => {
  test('that stands twice is one', async () => {
    const twice = { ...call({ command: 'git push origin main' }), uuid: 'x' };
    const found = await replayText(claude(twice, twice, call({ command: 'git push origin main' })));
    expect(found.totals.broken).toBe(1);
  });

  test.each([
    [null],
    [7],
    ['text'],
    [[1]],
    [{ command: { deep: [{}] } }],
    [{ constructor: 'x', __proto__: null }],
  ])('with arguments of any kind is taken as it is: %j', async (input) => {
    const found = await replayText(
      claude(call(input), call({}, 7, 't2'), call({ command: 'git push origin main' }, 'Bash', 't3')),
    );
    expect(brief(found).at(-1)).toBe('deny | git push origin main');
  });

  test('of a tool with the name of a prototype’s field is a call like others', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'x'.repeat(64 * 1024)];
    const found = await replayText(claude(...names.map((name, i) => call({ a: 1 }, name, `n${i}`))));
    expect(found.totals.calls).toBe(names.length);
  });

  test('is shown short, however long it is', async () => {
    const found = await replayText(
      claude(call({ command: `git push origin main # ${'x'.repeat(1_000_000)}` })),
    );
    const broken = found.findings.at(-1);
    expect(broken?.kind).toBe('rule_broken');
    expect(JSON.stringify(broken).length).toBeLessThan(3000);
  });
});

describe('a time', () => {
  test.each(['never', '', 7, null, '2026-13-45T00:00:00Z'])(
    'that is none leaves the last one: %j',
    async (timestamp) => {
      const found = await replayText(claude({ ...call({ command: 'git push origin main' }), timestamp }));
      expect(brief(found)).toEqual(['said prohibit git_push', 'deny | git push origin main']);
    },
  );
});
