/** Hooks and `lictor init` among odd texts, homes, folders and settings files; each a process of the built program. */

import { spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'jsonc-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writePlan } from '../../../src/cli/settings-file.ts';
import { fateOf } from '../../support/agent-payload.ts';
import { build, MAIN, runBuilt } from '../../support/built-cli.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'lictor-surroundings-')));
beforeAll(build, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let home = '';
let made = 0;
beforeEach(() => {
  made += 1;
  home = join(root, `${made}`);
  mkdirSync(home);
});

interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly exit: number | null;
}

/** A hook, in an environment that holds nothing but what is said. */
function hook(
  event: string,
  input: string | Uint8Array | undefined,
  env: NodeJS.ProcessEnv = { HOME: home },
) {
  return new Promise<Answer>((resolve) => {
    const args = [MAIN, 'hook', 'claude-code', event];
    const child = spawn(process.execPath, args, { cwd: home, env: { PATH: process.env.PATH, ...env } });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString('utf8');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8');
    });
    child.stdin.on('error', () => {});
    if (input !== undefined) child.stdin.end(input);
    child.on('close', (exit) => resolve({ stdout, stderr, exit }));
  });
}

const payload = (fields: object) => JSON.stringify({ session_id: 's1', cwd: home, ...fields });
const prompt = (text: string, cwd = home) => payload({ prompt: text, cwd });
const bash = (command: string, cwd = home) => payload({ tool_name: 'Bash', tool_input: { command }, cwd });
const PUSH = 'git push origin main';
const BLOCKS = { stdout: '', stderr: expect.stringMatching(/^lictor: .+\n$/) as string, exit: 2 };

describe('a payload', () => {
  it('that is no UTF-8 blocks the call', async () => {
    const text = Buffer.from(bash('echo X'));
    text[text.indexOf('X')] = 0xff;
    expect(await hook('PreToolUse', text)).toEqual(BLOCKS);
  });

  it('that is no UTF-8 is told where nothing waits for it, and the agent goes on', async () => {
    const text = Buffer.from(prompt('never push to main X'));
    text[text.indexOf('X')] = 0xff;
    const answer = await hook('UserPromptSubmit', text);
    expect(answer.exit).toBe(0);
    expect(JSON.parse(answer.stdout)).toEqual({ systemMessage: expect.stringContaining('NOT in force') });
  });

  it('with a byte order mark in front is read', async () => {
    await hook('UserPromptSubmit', `\uFEFF${prompt('never push to main')}`);
    expect(fateOf(await hook('PreToolUse', `\uFEFF${bash(PUSH)}`))).toBe('deny');
    expect(fateOf(await hook('PreToolUse', `\uFEFF${bash('ls')}`))).toBe('allow');
  });

  it('that never ends is answered all the same: the call is blocked, and the prompt passes', async () => {
    const [call, said] = await Promise.all([
      hook('PreToolUse', undefined),
      hook('UserPromptSubmit', undefined),
    ]);
    expect(call).toEqual(BLOCKS);
    expect(said).toMatchObject({ exit: 0, stdout: expect.stringContaining('NOT in force') });
  }, 120_000);
});

describe('a home that', () => {
  it.each([
    ['is a file', () => ({ HOME: join(home, 'file') })],
    ['is below no folder', () => ({ HOME: '/dev/null/home' })],
    ['does not exist and cannot be made', () => ({ HOME: '/proc/nobody' })],
    ['cannot be written to', () => ({ HOME: '/proc' })],
  ])(
    '%s blocks calls, says that what was said is not in force, and leaves nothing behind',
    async (_, env) => {
      writeFileSync(join(home, 'file'), '');
      const said = await hook('UserPromptSubmit', prompt('never push to main'), env());
      expect(said.exit).toBe(0);
      expect(said.stdout).toMatch(/in this session only|NOT in force/);
      expect(['deny', 'blocked']).toContain(fateOf(await hook('PreToolUse', bash('ls'), env())));
      expect(readdirSync(home)).toEqual(['file']);
    },
  );

  it('is called by an empty name is looked up, and is never the current folder', async () => {
    const store = join(home, 'rules', 'lictor.db');
    await hook('UserPromptSubmit', prompt('never push to main'), { HOME: '', LICTOR_STORE: store });
    expect(fateOf(await hook('PreToolUse', bash(PUSH), { LICTOR_STORE: store }))).toBe('deny');
    expect(readdirSync(home)).toEqual(['rules']);
  });
});

describe('two hooks at once', () => {
  it('do not both use what was allowed for one call', async () => {
    await hook('UserPromptSubmit', prompt('never push to main'));
    await hook('UserPromptSubmit', prompt('you may push to main now, just this once'));
    const answers = await Promise.all(Array.from({ length: 4 }, () => hook('PreToolUse', bash(PUSH))));
    expect(answers.map(fateOf).filter((fate) => fate === 'allow')).toHaveLength(1);
  });
});

describe('rules of several places', () => {
  const outer = () => join(home, 'outer');
  const inner = () => join(home, 'outer', 'inner');
  beforeEach(() => {
    for (const folder of [outer(), inner()]) mkdirSync(join(folder, '.git'), { recursive: true });
  });
  const fateIn = async (cwd: string, command = PUSH) => fateOf(await hook('PreToolUse', bash(command, cwd)));
  const everywhere = (sentence: string) =>
    runBuilt(['rules', 'add', sentence, '--tools', 'git_push'], '', {
      HOME: home,
      LICTOR_STORE: '',
      XDG_DATA_HOME: '',
    });
  const fates = async () => Promise.all([fateIn(home), fateIn(outer()), fateIn(inner())]);

  it('what is forbidden everywhere is lifted where the user takes it back, and ends when he says so', async () => {
    expect((await everywhere('Never push to main.')).code).toBe(0);
    expect(await fates()).toEqual(['deny', 'deny', 'deny']);
    await hook('UserPromptSubmit', prompt('You may push to main again.', outer()));
    expect(await fates()).toEqual(['deny', 'allow', 'deny']);
    await hook('UserPromptSubmit', prompt('You may push to main again, everywhere.', outer()));
    expect(await fates()).toEqual(['allow', 'allow', 'allow']);
  });

  it('what is allowed everywhere does not release what one project forbids', async () => {
    await hook('UserPromptSubmit', prompt('Never push to main.', outer()));
    await everywhere('You may push to main again.');
    expect(await fates()).toEqual(['allow', 'deny', 'allow']);
  });

  it('a project inside of another is a place of its own', async () => {
    await hook('UserPromptSubmit', prompt('Never push to main.', outer()));
    await hook('UserPromptSubmit', prompt('Never push to release.', inner()));
    expect(await fates()).toEqual(['allow', 'deny', 'allow']);
    const release = 'git push origin release';
    expect([await fateIn(outer(), release), await fateIn(inner(), release)]).toEqual(['allow', 'deny']);
  });

  it('a folder deep in a project is in it', async () => {
    const deep = join(outer(), 'src', 'a');
    mkdirSync(deep, { recursive: true });
    await hook('UserPromptSubmit', prompt('Never push to main.', outer()));
    expect(await fateIn(deep)).toBe('deny');
  });
});

describe.each([`it's "my" prójekt & $HOME; 日本`, '-rf'])(
  'a project in a folder that is called %j',
  (name) => {
    it('has its hooks, its rules and a doctor that finds them alive', async () => {
      const project = join(home, name);
      mkdirSync(join(project, '.git'), { recursive: true });
      const run = (...argv: string[]) =>
        new Promise<{ code: number | null; out: string }>((resolve) => {
          const env = { PATH: process.env.PATH, HOME: home };
          const child = spawn(process.execPath, [MAIN, ...argv], { cwd: project, env });
          let out = '';
          for (const stream of [child.stdout, child.stderr])
            stream.on('data', (chunk: Buffer) => {
              out += chunk.toString('utf8');
            });
          child.on('close', (code) => resolve({ code, out }));
        });
      expect((await run('init', 'claude-code', '--project')).code).toBe(0);
      expect(existsSync(join(project, '.claude/settings.json'))).toBe(true);
      expect(await run('doctor', 'claude-code')).toMatchObject({
        code: 0,
        out: expect.stringContaining('alive'),
      });
      await hook('UserPromptSubmit', prompt('never push to main', project));
      expect(fateOf(await hook('PreToolUse', bash(PUSH, project)))).toBe('deny');
      expect(fateOf(await hook('PreToolUse', bash(PUSH)))).toBe('allow');
      expect((await run('rules', 'list')).out).toContain('never push to main');
      expect((await run('init', 'claude-code', '--project', '--undo')).code).toBe(0);
      expect(readdirSync(project)).toEqual(['.git']);
    });
  },
);

describe('a home that is the project', () => {
  it('has settings that the doctor looks at once', async () => {
    await runBuilt(['init', 'claude-code'], '', { HOME: home });
    const child = spawn(process.execPath, [MAIN, 'doctor', 'claude-code', '--json'], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home },
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
    });
    await new Promise((resolve) => child.on('close', resolve));
    const { checks }: { checks: readonly { about: string; state: string }[] } = JSON.parse(out);
    expect(checks.map(({ about, state }) => [about, state])).toEqual([
      ['store', 'good'],
      ['claude-code PreToolUse', 'good'],
    ]);
  }, 60_000);
});

/** One whose file holds other things too, and one whose file is all ours; the editing of all is in settings.test.ts. */
const FILES = { 'claude-code': '.claude/settings.json', copilot: '.copilot/hooks/lictor.json' } as const;
const COMMENTED =
  '// mine\n{\n    /* keep */ "theme": "dark", // and this\n    "hooks": {\n        // none yet\n    },\n}\n';

describe.each(['claude-code', 'copilot'] as const)('the settings file of %s', (agent) => {
  const file = () => join(home, FILES[agent]);
  const init = (...argv: string[]) => runBuilt(['init', agent, ...argv], '', { HOME: home });
  const write = (text: string) => {
    mkdirSync(dirname(file()), { recursive: true });
    writeFileSync(file(), text);
  };

  it('keeps comments and trailing commas, and is put back byte for byte', async () => {
    write(COMMENTED);
    expect((await init()).code).toBe(0);
    const now = readFileSync(file(), 'utf8');
    for (const comment of ['// mine', '/* keep */', '// and this', '// none yet'])
      expect(now).toContain(comment);
    expect(parse(now)).toMatchObject({ theme: 'dark', hooks: expect.any(Object) });
    expect((await init()).code).toBe(0);
    expect(readFileSync(file(), 'utf8')).toBe(now);
    expect((await init('--undo')).code).toBe(0);
    expect(readFileSync(file(), 'utf8')).toBe(COMMENTED);
  });

  it('that was changed since keeps the change when the hooks are taken out', async () => {
    write(COMMENTED);
    await init();
    writeFileSync(file(), readFileSync(file(), 'utf8').replace('"dark"', '"light" /* new */'));
    expect((await init('--undo')).code).toBe(0);
    const now = readFileSync(file(), 'utf8');
    expect(now).not.toContain('lictor');
    expect(now).toContain('"light" /* new */');
    for (const comment of ['// mine', '/* keep */', '// and this']) expect(now).toContain(comment);
  });

  it('that is a link is written through, and stays one', async () => {
    const real = join(home, 'dotfiles', 'settings.json');
    mkdirSync(dirname(real));
    mkdirSync(dirname(file()), { recursive: true });
    writeFileSync(real, '{}\n');
    symlinkSync(real, file());
    expect((await init()).code).toBe(0);
    expect(lstatSync(file()).isSymbolicLink()).toBe(true);
    expect(readFileSync(real, 'utf8')).toContain(`hook ${agent}`);
    expect((await init('--undo')).code).toBe(0);
    expect([lstatSync(file()).isSymbolicLink(), readFileSync(real, 'utf8')]).toEqual([true, '{}\n']);
  });

  it('that begins with a byte order mark keeps it', async () => {
    write('\uFEFF{\n  "a": 1\n}\n');
    expect((await init()).code).toBe(0);
    expect(readFileSync(file(), 'utf8')).toMatch(/^\uFEFF\{\n {2}"a": 1,/);
    await init('--undo');
    expect(readFileSync(file(), 'utf8')).toBe('\uFEFF{\n  "a": 1\n}\n');
  });

  it.each([
    ['has a mistake', '{"a": 1,, }'],
    ['holds no object', '[]'],
    ['is no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
  ])('that %s is left as it is', async (_, text) => {
    mkdirSync(dirname(file()), { recursive: true });
    writeFileSync(file(), text);
    const { code, err } = await init();
    expect([code, err]).toEqual([2, expect.stringContaining('.json')]);
    expect(readFileSync(file())).toEqual(Buffer.from(text));
  });
});

describe('a settings file', () => {
  it('that another program changed since it was read is left as that one wrote it', () => {
    const path = join(home, 'settings.json');
    writeFileSync(path, '{"new": true}');
    const plan = { path, before: '{}', after: '{"hooks": {}}' };
    expect(writePlan(plan, false)).toMatchObject({ ok: false, error: { code: 'file_changed' } });
    expect(writePlan({ ...plan, before: null }, false)).toMatchObject({ ok: false });
    expect(readFileSync(path, 'utf8')).toBe('{"new": true}');
    expect(readdirSync(home)).toEqual(['settings.json']);
  });

  it('that several init write at once has each hook once, or one of them says that it was changed', async () => {
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => runBuilt(['init', 'claude-code'], '', { HOME: home })),
    );
    for (const { code, err } of runs) if (code !== 0) expect(err).toContain('changed by another program');
    const text = readFileSync(join(home, '.claude/settings.json'), 'utf8');
    expect(text.match(/hook claude-code PreToolUse/g)).toHaveLength(1);
    expect(readdirSync(join(home, '.claude'))).toEqual(['settings.json']);
  });
});
