/** Progress of a long load: on a terminal only, and only when it is long. */

import { Worker } from 'node:worker_threads';
import type { Output } from './io.ts';
import type { ProgressMessage } from './progress-worker.ts';
import { besides } from './thread.ts';

export interface Step {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

export interface Progress {
  step(step: Step): void;
  /** Resolves when the line is cleared. */
  end(): Promise<void>;
}

/** A load that is done before this, in milliseconds, shows nothing. */
const PATIENCE = 300;

const silent: Progress = { step: () => {}, end: () => Promise.resolve() };

/** Loading keeps this thread busy, so the spinner turns in another. */
export function startProgress(err: Output): Progress {
  // A terminal that does not say how wide it is cannot be told to clear a line.
  if (!err.terminal || !err.columns) return silent;
  const began = performance.now();
  const worker = new Worker(besides(import.meta.url, 'progress-worker'), { workerData: PATIENCE });
  // Without a spinner the load goes on all the same.
  worker.on('error', () => {});
  worker.unref();
  const over = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
  });
  const say = (message: ProgressMessage): void => worker.postMessage(message);
  return {
    step: ({ step, done, total }) => say({ text: done < total ? `${step} ${done}/${total}` : step }),
    end: async () => {
      worker.ref();
      if (performance.now() - began < PATIENCE) void worker.terminate();
      else say('end');
      await over;
    },
  };
}
