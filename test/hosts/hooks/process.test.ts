/** The hook as agents start it: processes of the built program over one store. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, runBuilt } from '../../support/built-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'lictor-hook-process-'));
const env = { LICTOR_STORE: join(folder, 'lictor.db'), HOME: folder };

beforeAll(build, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hook = (event: string, payload: object, session = 's1') =>
  runBuilt(
    ['hook', 'claude-code', event],
    JSON.stringify({ session_id: session, cwd: folder, hook_event_name: event, ...payload }),
    env,
  );

const bash = (command: string) => ({ tool_name: 'Bash', tool_input: { command } });
const PUSH = 'cd app && git push origin HEAD:main';

describe('the story, each step a process', { timeout: 300_000 }, () => {
  it('is told by the hooks and by the history', async () => {
    const said = await hook('UserPromptSubmit', {
      prompt: 'never push to main, and ask me before you install anything',
    });
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toContain('lictor rules undo');
    const denied = await hook('PreToolUse', bash(PUSH));
    expect(denied).toMatchObject({ code: 0, err: '' });
    expect(denied.out).toContain('"permissionDecision":"deny"');
    const begun = await hook('SessionStart', { source: 'startup' }, 's2');
    expect(begun.out).toContain('never push to main');
    await hook('UserPromptSubmit', { prompt: 'you may push to main now, just this once' }, 's2');
    expect((await hook('PreToolUse', bash(PUSH), 's2')).out).not.toContain('"permissionDecision":"deny"');
    expect((await hook('PreToolUse', bash(PUSH), 's2')).out).toContain('"permissionDecision":"deny"');
    const history = await runBuilt(['rules', 'history'], '', env);
    for (const action of ['add', 'waive', 'use']) expect(history.out).toContain(action);
  });

  it('loses nothing of twenty hooks at once', async () => {
    const said = Array.from({ length: 20 }, (_, i) =>
      hook('UserPromptSubmit', { prompt: `Never touch the file secret${i}.txt.` }, `p${i}`),
    );
    const ended = await Promise.all(said);
    for (const { code } of ended) expect(code).toBe(0);
    const { out } = await runBuilt(['rules', 'export'], '', env);
    // On a machine that is too slow for twenty at once, whoever had no answer in time was told so.
    for (const [i, { err }] of ended.entries())
      if (!err.includes('no answer in time')) expect(out).toContain(`secret${i}.txt`);
  });

  it.each([
    [['hook'], ''],
    [['hook', 'claude-code'], ''],
    [['hook', 'claude-code', 'PreToolUse', '--wrong'], '{}'],
    [['hook', 'codex', 'PreToolUse'], 'no JSON'],
  ])('blocks for %j', async (argv, payload) => {
    const { code, out, err } = await runBuilt(argv, payload, env);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^lictor: .+\n$/);
  });
});
