/** SWI-Prolog as a second opinion: run it when it is installed, skip loudly when it is not. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const found = spawnSync('swipl', ['--version'], { timeout: 60_000 }).status === 0;
const required = Boolean(process.env.CI || process.env.LICTOR_REQUIRE_ALL);

/** Whether to run the tests that need `swipl`. Where everything is required they run, and fail, without it. */
export const haveSwipl: boolean = found || required;

if (!haveSwipl) console.info('swipl is not installed: tests against SWI-Prolog are skipped');

/**
 * Loads a program from a temporary file and returns what it prints; its directives do the work.
 *
 * Throws after 60 seconds, and when SWI-Prolog reports an error. Warnings are about style.
 */
export function runSwipl(program: string, args: readonly string[] = []): string {
  if (!found) throw new Error('swipl is not installed, but CI or LICTOR_REQUIRE_ALL asks for it');
  const folder = mkdtempSync(join(tmpdir(), 'lictor-swipl-'));
  try {
    const file = join(folder, 'program.pl');
    writeFileSync(file, `:- encoding(utf8).\n${program}`);
    const { status, stdout, stderr, error } = spawnSync('swipl', ['-q', ...args, '-t', 'halt', file], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      input: '',
      maxBuffer: 1 << 28,
      timeout: 60_000,
    });
    if (error) throw error;
    if (status !== 0 || /^ERROR/m.test(stderr))
      throw new Error(`swipl ended with ${status}: ${stderr.slice(0, 2000)}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
