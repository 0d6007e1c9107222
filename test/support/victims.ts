/** Processes that work with a store and are killed: put into one piece, since most of their time is their start. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { StoreLocation } from '../../src/store/location.ts';
import type { Work } from './store-works.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface VictimTask {
  readonly location: StoreLocation;
  /** `write`: without an end, two rules a step, whose ids begin with the name. */
  readonly work: Work | 'write';
  readonly name?: string;
  /** At which it kills itself (store-moments.ts). */
  readonly moment?: number;
}

/** When a victim is killed from outside: so many milliseconds after a line. */
export interface KilledAfter {
  readonly line: 'ready' | 'opened' | 'done';
  readonly after: number;
  /** What else happens at that line. */
  readonly meanwhile?: () => void;
}

export interface Outcome {
  readonly killed: boolean;
  /** Steps that were acknowledged. */
  readonly steps: number;
  /** Milliseconds from `ready` to its end. */
  readonly lasted: number;
}

export interface Victims {
  run(task: VictimTask, kill?: Partial<KilledAfter>): Promise<Outcome>;
  remove(): void;
}

/** Builds the victim; takes a second or two. */
export async function buildVictims(): Promise<Victims> {
  const folder = mkdtempSync(join(tmpdir(), 'lictor-victim-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    ssr: { noExternal: true, external: ['libsql', 'pg'] },
    build: {
      ssr: 'test/support/store-victim.ts',
      outDir: folder,
      minify: true,
      target: 'node20',
      rollupOptions: { output: { format: 'cjs', entryFileNames: 'victim.cjs' } },
    },
  });
  return {
    run: (task, kill) => run(join(folder, 'victim.cjs'), task, kill),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Rejects when the victim ends by itself with an error. */
function run(
  file: string,
  task: VictimTask,
  { line, after, meanwhile }: Partial<KilledAfter> = {},
): Promise<Outcome> {
  const env = { ...process.env, NODE_PATH: join(ROOT, 'node_modules') };
  const child = spawn(process.execPath, [file, JSON.stringify(task)], { env });
  const written = { out: '', err: '' };
  let began = 0;
  let waiting = line !== undefined;
  child.stderr.on('data', (chunk: Buffer) => {
    written.err += chunk.toString('utf8');
  });
  child.stdout.on('data', (chunk: Buffer) => {
    written.out += chunk.toString('utf8');
    began ||= performance.now();
    if (!waiting || !written.out.includes(`${line}`)) return;
    waiting = false;
    meanwhile?.();
    if (after !== undefined) setTimeout(() => child.kill('SIGKILL'), after);
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL' && code !== 0)
        reject(new Error(`a victim ended by itself: ${written.err.slice(-1000)}`));
      // A line that was cut off was not acknowledged.
      const lines = written.out.slice(0, written.out.lastIndexOf('\n') + 1).split('\n');
      resolve({
        killed: signal === 'SIGKILL',
        steps: lines.filter((one) => one === 'done').length,
        lasted: performance.now() - began,
      });
    });
  });
}
