/** `lictor watch`: what a person sees of a session that is over. */

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Event, TRANSCRIPTS } from '../hosts/transcripts/agents.ts';
import { runCli } from '../support/cli.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../hosts/transcripts/fixtures/${name}`, import.meta.url));
const watch = (...argv: readonly string[]) => runCli(['watch', ...argv, '--zone', 'UTC']);

describe('watch', () => {
  test('says in order what was said, broken, waived and ended, and counts it', async () => {
    const { out, err, exit } = await watch(fixture('claude-code.jsonl'));
    expect(err).toBe('');
    expect(exit).toBe(1);
    const labels = [...out.matchAll(/^ {2}\d\d:\d\d {2}(.{13})/gm)].map(([, label = '']) => label.trim());
    expect(labels).toEqual([
      ...['rule', 'BROKEN', 'NOT ASKED', 'waived', 'allowed once', 'BROKEN', 'NOT ASKED', 'ended'],
    ]);
    expect(out.trimEnd().split('\n').slice(-3)).toEqual([
      '1 transcript, 3 messages of the user, 9 calls',
      '1 rule said, 1 ended, 1 waived',
      '3 calls broke a rule: 1 would have been denied, 2 asked about; 3 came after a compaction',
    ]);
  });

  test('exits with 0 when no rule was broken', async () => {
    const { exit, out } = await piped([{ say: 'Never push to main.' }, { run: 'git push origin cart' }]);
    expect(exit).toBe(0);
    expect(out).toContain('no call broke a rule');
  });

  test('writes one record a finding and then a summary as JSON', async () => {
    const { out, exit } = await watch(fixture('claude-code.jsonl'), '--json');
    const records = out
      .trimEnd()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line));
    expect(exit).toBe(1);
    expect(records.map(({ kind }) => kind)).toEqual([
      ...[
        'rule_said',
        'rule_broken',
        'rule_broken',
        'rule_changed',
        'waiver_used',
        'rule_broken',
        'rule_broken',
      ],
      ...['rule_changed', 'summary'],
    ]);
    expect(records[1]).toMatchObject({
      ...{ agent: 'claude-code', line: 11, at: '2026-11-20T09:05:00.000Z', decision: 'deny', outcome: 'ran' },
      ...{
        tool: 'Bash',
        arguments: { command: 'cd app && git push origin HEAD:main' },
        after_compaction: true,
      },
      rules: [{ sentence: 'Never push to main, and ask me before you install anything.' }],
    });
    expect(records.at(-1)).toMatchObject({ transcripts: 1, broken: 3, would_deny: 1, would_ask: 2 });
  });

  test('reads standard input, and tells whose transcript it is', async () => {
    for (const agent of Object.keys(TRANSCRIPTS) as (keyof typeof TRANSCRIPTS)[]) {
      const { out } = await piped([{ say: 'Never push to main.' }, { run: 'git push origin main' }], agent);
      expect(out).toContain(agent);
      expect(out).toContain('1 call broke a rule');
    }
  });

  test('shows nothing of a command that could steer a terminal', async () => {
    const run = 'git push origin main # \u001b[2J\u202e';
    const { out } = await piped([{ say: 'Never push to main.' }, { run }]);
    expect(out).toContain('BROKEN');
    expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });
});

const piped = (events: readonly Event[], agent: keyof typeof TRANSCRIPTS = 'claude-code') =>
  runCli(['watch', '-', '--zone', 'UTC'], { stdin: TRANSCRIPTS[agent](events) });

describe('what is no transcript', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lictor-watch-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is refused with what was looked for', async () => {
    const { err, exit } = await watch(file('other.jsonl', '{"a":1}\n'));
    expect(exit).toBe(2);
    expect(err).toContain('is no transcript of an agent that lictor knows');
    for (const agent of Object.keys(TRANSCRIPTS)) expect(err).toContain(`  ${agent}: `);
  });

  test('of the agent that is named is refused too', async () => {
    const { out, exit } = await watch(fixture('claude-code.jsonl'), '--agent', 'codex', '--json');
    expect(exit).toBe(2);
    const error = JSON.parse(out.split('\n')[0] ?? '');
    expect(error).toMatchObject({ ok: false, error: { code: 'unknown_transcript' } });
    expect(error.error.looked_for).toHaveLength(1);
  });

  test('does not keep others from being replayed', async () => {
    const { out, exit } = await watch(file('other.jsonl', '{}\n'), fixture('claude-code.jsonl'));
    expect(exit).toBe(2);
    expect(out).toContain('3 calls broke a rule');
  });

  test.each([
    [['nowhere.jsonl'], 'there is no file or folder `nowhere.jsonl`'],
    [[fixture('claude-code.jsonl'), '--zone', 'Mars'], 'is no time zone'],
    [[fixture('claude-code.jsonl'), '--agent', 'clippy'], "argument 'clippy' is invalid"],
    [[], 'missing required argument'],
  ])('is said of %j', async (argv, message) => {
    const { err, exit } = await runCli(['watch', ...argv]);
    expect(exit).toBe(2);
    expect(err).toContain(message);
  });
});

describe('a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lictor-watch-'));
  beforeAll(() => {
    mkdirSync(join(folder, 'project'));
    const write = (name: string, text: string, day: number) => {
      writeFileSync(join(folder, name), text);
      utimesSync(join(folder, name), new Date(2026, 10, day), new Date(2026, 10, day));
    };
    const session = [{ say: 'Never push to main.' }, { run: 'git push origin main' }];
    write('project/old.jsonl', TRANSCRIPTS['claude-code'](session), 1);
    write('new.json', TRANSCRIPTS.opencode(session), 9);
    write('middle.jsonl', TRANSCRIPTS.codex(session), 5);
    write('package.json', '{"name":"shop"}', 7);
    write('notes.md', 'Never push to main.', 7);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('stands for all transcripts below it, newest first; other files are passed over', async () => {
    const { out, err, exit } = await watch(folder);
    expect(err).toBe('');
    expect(exit).toBe(1);
    expect([...out.matchAll(/([a-z]+)\.jsonl? {2}/g)].map(([, name]) => name)).toEqual([
      'new',
      'middle',
      'old',
    ]);
    expect(out).toContain('3 transcripts, 3 messages of the user, 3 calls');
  });

  test('without any is refused', async () => {
    mkdirSync(join(folder, 'empty'));
    expect((await watch(join(folder, 'empty'))).exit).toBe(2);
  });
});
