/** The compiled program as a process: pipes, signals, colours, threads, and the door for defects. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { coloursOn } from '../../src/cli/process-io.ts';
import { build, runBuilt, start } from '../support/built-cli.ts';

const WORKSHOP = 'test/cli/fixtures/workshop';
const OTHER = 'test/cli/fixtures/other';

beforeAll(build, 120_000);

/** Looks again and again; a test that waits for ever runs into its time limit. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the program', { timeout: 60_000 }, () => {
  it('reads a turn from a pipe and exits with 0', async () => {
    const { code, out, err } = await runBuilt(
      ['compile', WORKSHOP, '--turn', '-'],
      '{"text": "read the list"}',
    );
    expect(out).toContain('tool:read_file');
    expect([code, err]).toEqual([0, '']);
  });

  it('exits with 3 for a bad policy, and says why on standard error', async () => {
    const { code, out, err } = await runBuilt(['compile', `${OTHER}/broken.pl`, '--text', 'x']);
    expect(err).toContain('broken.pl:1:16: error unknown_property');
    expect([code, out]).toEqual([3, '']);
  });

  it('writes no colours into a pipe, and does where it is told to', async () => {
    const argv = ['compile', WORKSHOP, '--text', 'read the list', '--counter', 'estimate'];
    const plain = await runBuilt(argv, '', { CI: '1' });
    const forced = await runBuilt(argv, '', { FORCE_COLOR: '1' });
    expect(plain.out).not.toContain('\u001b');
    expect(forced.out).toContain('\u001b[1m');
  });

  it('answers a query in a thread of its own', async () => {
    const { code, out } = await runBuilt(['query', WORKSHOP, 'requires(U, tool(write_file)).']);
    expect([code, out]).toEqual([0, 'U = skill(tidy_up)\n']);
  });

  it('ends a query that takes too long', async () => {
    const { code, out, err } = await runBuilt([
      'query',
      `${OTHER}/endless.pl`,
      'count(0, N)',
      '--timeout',
      '0.5',
    ]);
    expect(err).toBe('lictor: no answer within 0.5 seconds (--timeout)\n');
    expect([code, out]).toEqual([1, '']);
  });

  it('ends quietly when nobody reads on', async () => {
    const started = start(['compile', WORKSHOP, '--turns', '-', '--json']);
    started.closeOutput();
    started.write('{"text": "read the list"}\n'.repeat(50));
    started.closeInput();
    const { code, err } = await started.ended;
    expect([code, err]).toEqual([0, '']);
  });

  it('ends at once and without a word when it is interrupted', async () => {
    const started = start(['query', `${OTHER}/endless.pl`, 'count(0, N)']);
    setTimeout(started.interrupt, 2000);
    const { signal, err } = await started.ended;
    expect([signal, err]).toEqual(['SIGINT', '']);
  });

  it('takes the server along when an import is interrupted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lictor-process-'));
    const file = join(folder, 'pid');
    const server = `require('node:fs').writeFileSync('${file}', String(process.pid)); setInterval(() => {}, 1000)`;
    const started = start(['import', '--server', `'${process.execPath}' -e "${server}"`]);
    await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
    started.interrupt();
    const { code, err } = await started.ended;
    expect([code, err]).toEqual([130, '']);
    await until(() => !isAlive(Number(readFileSync(file, 'utf8'))));
    rmSync(folder, { recursive: true });
  });

  it('owns up to a defect, and shows the stack where that is asked for', async () => {
    const broken = "data:text/javascript,JSON.stringify=()=>{throw new Error('boom')}";
    const argv = ['lint', WORKSHOP, '--json'];
    const { code, out, err } = await runBuilt(argv, '', { NODE_OPTIONS: `--import="${broken}"` });
    expect(err).toMatch(/^lictor: this is a defect in lictor: boom\n {2}please report it .* LICTOR_DEBUG=1/);
    expect([code, out]).toEqual([70, '']);
    const debugged = await runBuilt(argv, '', { NODE_OPTIONS: `--import="${broken}"`, LICTOR_DEBUG: '1' });
    expect(debugged.err).toMatch(/boom\nError: boom\n {4}at /);
  });

  it('prints each result of a stream of turns before the next turn comes', async () => {
    const started = start(['compile', WORKSHOP, '--turns', '-', '--json']);
    started.write('{"text": "read the list"}\n');
    const first = await started.until((out) => out.includes('\n'));
    expect(JSON.parse(first)).toMatchObject({ line: 1, ok: true });
    started.closeInput();
    expect((await started.ended).code).toBe(0);
  });
});

describe('colours', () => {
  const cases: [boolean, NodeJS.ProcessEnv, boolean][] = [
    [true, {}, true],
    [false, {}, false],
    [false, { CI: 'true' }, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { TERM: 'dumb' }, false],
  ];
  it.each(cases)('on a terminal (%s) with %j: %s', (terminal, env, expected) => {
    expect(coloursOn(terminal, env)).toBe(expected);
  });
});
