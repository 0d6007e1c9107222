/** The command of a hook: shells of this machine read it; those of Windows are held to by what they read alike. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { commandLine, guarded, ownWords, type Platform } from '../../../src/hosts/hooks/command-line.ts';
import { AGENTS } from '../../../src/hosts/hooks/event.ts';
import { handlersFor } from '../../../src/hosts/hooks/settings.ts';
import { numRuns } from '../../support/runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'lictor-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WORDS = ['hook', 'codex', 'PreToolUse'];

function lineOf(main: string, platform: Platform, node = process.execPath): string {
  const line = commandLine({ node, main }, WORDS, platform);
  if (!line.ok) throw new Error(line.error);
  return line.value;
}

/** A program that says what it was given, and ends with a code. */
function echoing(name: string, exit = 0): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `console.log(JSON.stringify(process.argv.slice(2))); process.exit(${exit});`);
  return path;
}

const ODD = [
  'a b',
  "it's",
  'naïve-日本',
  'x & y',
  '(1)',
  'a;b',
  '#c',
  '~',
  '[x]',
  '{y}',
  '^z',
  '@',
  ',',
  '=+',
];

describe('on this machine', () => {
  it.each([...ODD, '$HOME', '`id`', '"q"', '\\', '%PATH%', '*', '!', 'line\nend'])(
    'sh finds a program in a folder that is called %j',
    (name) => {
      const { stdout } = spawnSync('sh', ['-c', lineOf(echoing(`${name}/p.cjs`), 'posix')], {
        encoding: 'utf8',
      });
      expect(JSON.parse(stdout)).toEqual(WORDS);
    },
  );

  it('sh finds a program with any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
        const name = text.replace(/[/\0]/g, '_');
        fc.pre(name !== '.' && name !== '..');
        const command = commandLine({ node: 'printf', main: `${name}` }, ['x'], 'posix');
        const { stdout } = spawnSync('sh', [
          '-c',
          `printf '%s|' ${command.ok ? command.value.slice(9) : ''}`,
        ]);
        expect(stdout.toString('utf8')).toBe(`${Buffer.from(name).toString('utf8')}|x|`);
      }),
      { numRuns: Math.min(numRuns, 100) },
    );
  });

  it('sh reads the path of a policy as one word', () => {
    const words = [...WORDS, '--shadow', '--policy', "/p/it's a; policy"];
    const line = commandLine({ node: process.execPath, main: echoing('p.cjs') }, words, 'posix');
    const { stdout } = spawnSync('sh', ['-c', line.ok ? line.value : ''], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual(words);
  });

  it.each([
    ['is not there', '/no/such/program', ''],
    ['crashes', process.execPath, 'process.exit(1)'],
    ['is killed', process.execPath, 'process.kill(process.pid, "SIGKILL")'],
    ['blocks', process.execPath, 'console.error("why"); process.exit(2)'],
  ])('a guarded program that %s blocks with a word', (_, node, code) => {
    const main = join(folder, 'dies.cjs');
    writeFileSync(main, code);
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', guarded(lineOf(main, 'posix', node), 'posix')],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim()).not.toBe('');
  });
});

describe('on Windows', () => {
  const WINDOWS = 'C:\\Users\\Åsa Öz\\AppData\\Roaming\\npm\\node_modules\\lictor\\dist\\cli\\main.js';

  it('the line begins with a bare word, has `/` in paths, and passes the exit code on', () => {
    expect(lineOf(WINDOWS, 'windows', 'C:\\Program Files\\nodejs\\node.exe')).toBe(
      'node "C:/Users/Åsa Öz/AppData/Roaming/npm/node_modules/lictor/dist/cli/main.js" hook codex PreToolUse ; exit $LASTEXITCODE',
    );
  });

  /** Git Bash reads a line as this machine's bash does; `node` is looked for in PATH. */
  it.each(['a b', `it's & (x)`, 'naïve-日本;#~'])(
    'bash finds a program in a folder that is called %j, and passes the code on',
    (name) => {
      const line = lineOf(echoing(`w/${name}/p.cjs`, 2), 'windows');
      const { stdout, status } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
      expect([JSON.parse(stdout), status]).toEqual([WORDS, 2]);
    },
  );

  it.each(['a$b', 'a`b', 'a%b%', 'a!b', 'a"b', 'a\nb'])(
    'a path with %j, which shells read differently, is refused',
    (name) => {
      expect(commandLine({ node: 'node', main: `C:\\${name}\\main.js` }, WORDS, 'windows').ok).toBe(false);
      expect(handlersFor('codex', { node: 'node', main: `C:\\${name}\\main.js` }, [], 'windows').ok).toBe(
        false,
      );
    },
  );

  it('what cmd.exe hands on behind the words is no word', () => {
    const handedOn = [...WORDS, '--shadow', ';', 'exit', '$LASTEXITCODE'];
    expect(ownWords(handedOn)).toEqual([...WORDS, '--shadow']);
    for (const argv of [WORDS, [';'], [...WORDS, ';', 'rm'], []]) expect(ownWords(argv)).toEqual(argv);
  });

  it.each(AGENTS.filter((agent) => agent !== 'opencode'))(
    'no handler of %s needs a shell of its own kind',
    (agent) => {
      const handlers = handlersFor(agent, { node: 'C:\\n\\node.exe', main: WINDOWS }, [], 'windows');
      expect(handlers.ok).toBe(true);
      for (const { command } of handlers.ok ? handlers.value : []) expect(command).not.toMatch(/[|&{}'<>]/);
    },
  );
});
