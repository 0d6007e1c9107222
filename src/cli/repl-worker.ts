/** The thread in which a prompt's questions run, one after another, so that any of them can be ended from outside. */

import { parentPort, workerData } from 'node:worker_threads';
import { type PolicyPaths, policyAnswers, type ReplRequest } from './repl-asked.ts';

/** What the thread is started with. */
export type Started = PolicyPaths;

const answer = policyAnswers(workerData as Started);

parentPort?.on('message', async (request: ReplRequest) => parentPort?.postMessage(await answer(request)));
