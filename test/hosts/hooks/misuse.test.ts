/** The hook among damaged, locked and missing stores, odd payloads and sudden deaths; each a process. */

import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fateOf } from '../../support/agent-payload.ts';
import { build, MAIN, runBuilt } from '../../support/built-cli.ts';
import { numRuns } from '../../support/runs.ts';

const root = mkdtempSync(join(tmpdir(), 'lictor-hook-misuse-'));
beforeAll(build, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
let made = 0;
beforeEach(() => {
  made += 1;
  folder = join(root, `${made}`);
  mkdirSync(folder);
});

const store = (): string => join(folder, 'lictor.db');
const env = () => ({ LICTOR_STORE: store(), HOME: folder });

const send = async (event: string, text: string) => {
  const { code, out, err } = await runBuilt(['hook', 'claude-code', event], text, env());
  return { exit: code, stdout: out, stderr: err };
};
const payload = (fields: object, session = 's1') =>
  JSON.stringify({ session_id: session, cwd: folder, ...fields });
const say = (prompt: string, session?: string) => send('UserPromptSubmit', payload({ prompt }, session));
const bash = (command: string) => ({ tool_name: 'Bash', tool_input: { command } });
const call = (command: string, session?: string) => send('PreToolUse', payload(bash(command), session));
const PUSH = 'git push origin main';

/** Blocked with a word, in one of the two forms that block. */
function expectBlocked(answer: Awaited<ReturnType<typeof send>>): void {
  expect(['deny', 'blocked']).toContain(fateOf(answer));
  if (answer.exit === 2)
    expect(answer).toMatchObject({ stdout: '', stderr: expect.stringMatching(/^lictor: .+\n$/) });
}

describe('a store that', () => {
  it('is not there yet is made, and everything is allowed', async () => {
    expect(fateOf(await call('ls'))).toBe('allow');
  });

  it('another process holds for itself neither loosens a rule nor lets a call pass unseen', async () => {
    await say('Never push to main.');
    const holder = new Libsql(store());
    holder.pragma('locking_mode = EXCLUSIVE');
    holder.exec('begin exclusive');
    try {
      const [known, unknown] = await Promise.all([call(PUSH), call('ls', 'another')]);
      expectBlocked(known);
      // A reader that is not held up decides as ever; one that is blocks, for it knows no rule.
      if (unknown.stdout + unknown.stderr !== '') expectBlocked(unknown);
    } finally {
      holder.exec('rollback');
      holder.close();
    }
    expectBlocked(await call(PUSH));
  }, 120_000);

  it('is corrupt blocks a session that knows no rules, and leaves the others theirs', async () => {
    await say('Never push to main.');
    for (const rest of ['-wal', '-shm']) rmSync(store() + rest, { force: true });
    writeFileSync(store(), 'no store at all'.repeat(1000));
    expectBlocked(await call('ls', 'another'));
    expectBlocked(await call(PUSH));
    const passed = await call('ls');
    expect(fateOf(passed)).toBe('allow');
    expect(passed.stdout).toContain('systemMessage');
  });

  it('is a folder blocks', async () => {
    mkdirSync(store());
    expectBlocked(await call('ls'));
  });

  it('may not be written to still has its rules', async () => {
    await say('Never push to main.');
    chmodSync(store(), 0o400);
    expectBlocked(await call(PUSH));
    chmodSync(store(), 0o600);
  });

  it('says that it is empty is none where a session knows rules of it', async () => {
    await say('Never push to main.');
    for (const rest of ['', '-wal', '-shm']) rmSync(store() + rest, { force: true });
    expectBlocked(await call(PUSH));
  });
});

describe('a payload', () => {
  it.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['half of an object', '{"tool_name":"Bash","tool_input":{"command":"l'],
    ['a call without a tool', '{"tool_input":{}}'],
    ['arguments that are a number', '{"tool_name":"Bash","tool_input":3}'],
    ['deep nesting', `{"tool_name":"Bash","tool_input":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
    ['two values', '{"tool_name":"Bash","tool_input":{}} {}'],
    ['another event', '{"hook_event_name":"Stop","tool_name":"Bash","tool_input":{}}'],
  ])('that is %s blocks the call', async (_, text) => {
    expectBlocked(await send('PreToolUse', text));
  });

  it('of 10 MB is decided like any other', async () => {
    await say('Never push to main.');
    const content = 'x '.repeat(5_000_000);
    const long = payload({ tool_name: 'Write', tool_input: { file_path: '/tmp/a', content } });
    expect(fateOf(await send('PreToolUse', long))).toBe('allow');
    // A line that is too long to be seen through is asked about.
    expect(fateOf(await call(`${PUSH} # ${'y'.repeat(1_000_000)}`))).toMatch(/^(?:ask|deny)$/);
  });

  it('of a newer agent, with fields that nobody knows, is decided like any other', async () => {
    await say('Never push to main.');
    const newer = payload({
      ...bash(PUSH),
      effort: { level: 9 },
      from_the_future: [null, {}],
      __proto__x: 1,
    });
    expectBlocked(await send('PreToolUse', newer));
  });

  it.each(['PreToolUs', '__proto__', 'constructor'])('for the event %s blocks', async (event) => {
    expectBlocked(await send(event, '{}'));
  });
});

describe('a hook that is killed', () => {
  /** Starts a hook with its payload, and kills it after so many milliseconds. */
  const killed = (prompt: string, after: number): Promise<void> =>
    new Promise((resolve) => {
      const args = [MAIN, 'hook', 'claude-code', 'UserPromptSubmit'];
      const child = spawn(process.execPath, args, { env: { ...process.env, ...env() } });
      child.stdin.on('error', () => {});
      child.stdin.end(payload({ prompt }));
      const timer = setTimeout(() => child.kill('SIGKILL'), after);
      child.on('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  it('at any moment leaves the store sound, and the next hook works', async () => {
    await say('Never push to main.');
    const times = Math.max(3, Math.ceil(numRuns / 5));
    for (let i = 0; i < times; i++) {
      // Spread over the time that a hook takes, in an order that repeats.
      await killed(`Never touch the file secret${i}.txt.`, 20 + ((i * 37) % 700));
      if (i % 10 === 9 || i === times - 1) expectBlocked(await call(PUSH));
    }
    const file = new Libsql(store());
    expect(file.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
    file.close();
    const said = await say('Never touch the file last.txt.');
    expect(said.stdout).toContain('is enforced from now on');
    expectBlocked(
      await send('PreToolUse', payload({ tool_name: 'Edit', tool_input: { file_path: 'last.txt' } })),
    );
    expect(existsSync(store())).toBe(true);
  });
});
