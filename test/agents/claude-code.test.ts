/**
 * Claude Code itself, with the hooks that `lictor init` writes and a stub for its model: what is forbidden does not
 * run. Needs LICTOR_AGENTS=FOLDER and `node test/agents/install.mjs`.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, runBuilt } from '../support/built-cli.ts';
import { stubModel } from './stub-model.ts';

const PROGRAM = join(
  process.env.LICTOR_AGENTS ?? '',
  `node_modules/@anthropic-ai/claude-agent-sdk-${process.platform}-${process.arch}/claude`,
);
const isThere = process.env.LICTOR_AGENTS !== undefined && existsSync(PROGRAM);

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lictor-claude-code-')));
const project = join(folder, 'project');
const env = { HOME: folder, LICTOR_STORE: join(folder, 'lictor.db') };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One run without a person, with a model that wants `command` run. */
async function claude(prompt: string, command: string) {
  const model = await stubModel(command);
  const args = ['-p', prompt, '--allowedTools', 'Bash', '--output-format', 'json'];
  const child = spawn(PROGRAM, args, {
    cwd: project,
    env: {
      ...{ PATH: process.env.PATH, ...env, ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'stub' },
      ...{ DISABLE_AUTOUPDATER: '1', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' },
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), 120_000);
  await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  model.close();
  return model.requests.join('\n');
}

describe.skipIf(!isThere)('Claude Code with the hooks of lictor', () => {
  beforeAll(async () => {
    build();
    mkdirSync(join(project, '.git'), { recursive: true });
    const { code } = await runBuilt(['init', 'claude-code'], '', env);
    expect(code).toBe(0);
  });

  it('runs what nobody forbade, and not what the user did, and tells the model the sentence', async () => {
    await claude('hello', `touch ${join(folder, 'free')} # git push origin feature`);
    expect(existsSync(join(folder, 'free'))).toBe(true);
    const heard = await claude('never push to main', `touch ${join(folder, 'ran')}; git push origin main`);
    expect(existsSync(join(folder, 'ran'))).toBe(false);
    expect(heard).toContain('the user forbade this');
  }, 300_000);
});
