/** Asking in another thread: the solver does not yield, and only a thread can be ended from outside. */

import { Worker } from 'node:worker_threads';
import type { ReplReply, ReplRequest } from './repl-asked.ts';
import type { Started } from './repl-worker.ts';
import { besides } from './thread.ts';

export interface Asker {
  /** The promise holds `stopped` when `signal` aborts; what was loaded is loaded again when it is next needed. */
  ask(request: ReplRequest, signal: AbortSignal): Promise<ReplReply | 'stopped'>;
  end(): Promise<void>;
}

export function askerInThread(policy: Started): Asker {
  let worker: Worker | undefined;
  const started = (): Worker => {
    worker ??= new Worker(besides(import.meta.url, 'repl-worker'), { workerData: policy });
    return worker;
  };
  const end = async (): Promise<void> => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  return { ask: (request, signal) => exchange(started(), request, signal, end), end };
}

/** One question to a running thread. */
function exchange(
  worker: Worker,
  request: ReplRequest,
  signal: AbortSignal,
  end: () => Promise<void>,
): Promise<ReplReply | 'stopped'> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', answered).off('error', failed).off('exit', gone);
      signal.removeEventListener('abort', stopped);
      act();
    };
    const answered = (reply: ReplReply): void => settle(() => resolve(reply));
    const stopped = (): void => settle(() => void end().then(() => resolve('stopped')));
    const failed = (error: unknown): void => settle(() => void end().then(() => reject(error)));
    const gone = (): void => failed(new Error('the query ended without an answer'));
    worker.on('message', answered).on('error', failed).on('exit', gone);
    signal.addEventListener('abort', stopped);
    worker.postMessage(request);
  });
}
