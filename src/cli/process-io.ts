/** The process as the commands see it. */

import { Worker } from 'node:worker_threads';
import type { Io, Output } from './io.ts';
import type { QueryReply, QueryTask } from './query-answer.ts';
import type { QueryMessage } from './query-worker.ts';
import { besides } from './thread.ts';

export const processIo = (): Io => ({
  out: outputTo(process.stdout),
  err: outputTo(process.stderr),
  // Asked for only when it is read: opening standard input costs time, and may keep the process alive.
  get stdin() {
    return { terminal: process.stdin.isTTY === true, bytes: process.stdin };
  },
  askApart,
});

const outputTo = (stream: NodeJS.WriteStream): Output => ({
  write: (text) => void stream.write(text),
  terminal: stream.isTTY === true,
  colours: coloursOn(stream.isTTY === true, process.env),
  ...(stream.columns && { columns: stream.columns }),
});

/** NO_COLOR wins, then FORCE_COLOR; otherwise a terminal that is not dumb has colours. See no-color.org. */
export function coloursOn(terminal: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return terminal && env.TERM !== 'dumb';
}

/** In a thread of its own: the solver does not yield, and only a thread can be ended from outside. */
function askApart(task: QueryTask, onLoaded: () => void, signal: AbortSignal): Promise<QueryReply> {
  const worker = new Worker(besides(import.meta.url, 'query-worker'), { workerData: task });
  signal.addEventListener('abort', () => void worker.terminate());
  return new Promise((resolve, reject) => {
    worker.on('message', (message: QueryMessage) => {
      if (message === 'loaded') onLoaded();
      else resolve(message);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the query ended without an answer')));
  });
}
