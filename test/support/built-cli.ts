/** The command line as it is installed: compiled, in a process of its own. */

import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const MAIN = join(ROOT, 'dist/cli/lictor.cjs');
/** What the build writes last. */
const BUNDLE = join(ROOT, 'dist/cli/hook.bundle.cjs');
const STEPS = [
  [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
  [join(ROOT, 'test/support/bundle-hook.mjs')],
];

/** Compiles the program unless that was done after the last change. */
export function build(): void {
  if (newestIn(join(ROOT, 'src')) <= timeOf(BUNDLE)) return;
  for (const step of STEPS) execFileSync(process.execPath, step, { cwd: ROOT });
}

const newestIn = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map((entry) =>
      entry.isDirectory() ? newestIn(join(folder, entry.name)) : timeOf(join(folder, entry.name)),
    ),
  );

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export interface Started {
  readonly ended: Promise<Ended>;
  readonly write: (text: string) => void;
  readonly closeInput: () => void;
  /** Stops reading what it writes, as `| head` does. */
  readonly closeOutput: () => void;
  readonly interrupt: () => void;
  /** Everything written so far, as soon as it is enough. */
  readonly until: (enough: (out: string) => boolean) => Promise<string>;
}

export function start(argv: readonly string[], env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, [MAIN, ...argv], { cwd: ROOT, env: { ...process.env, ...env } });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    written.out += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.err += chunk.toString('utf8');
  });
  child.stdin.on('error', () => {});
  return {
    ended: new Promise((resolve) => {
      child.on('close', (code, signal) => resolve({ code, signal, ...written }));
    }),
    write: (text) => void child.stdin.write(text),
    closeInput: () => child.stdin.end(),
    closeOutput: () => child.stdout.destroy(),
    interrupt: () => void child.kill('SIGINT'),
    until: (enough) =>
      new Promise((resolve) => {
        const look = () => enough(written.out) && resolve(written.out);
        child.stdout.on('data', look);
        look();
      }),
  };
}

/** Runs to the end, with all of its standard input at once. */
export function runBuilt(argv: readonly string[], stdin = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const started = start(argv, env);
  started.write(stdin);
  started.closeInput();
  return started.ended;
}
