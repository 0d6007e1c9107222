/** The thread in which a query runs, so that one that takes too long can be ended from outside. */

import { parentPort, workerData } from 'node:worker_threads';
import { answerQuery, type QueryReply, type QueryTask } from './query-answer.ts';

export type QueryMessage = 'loaded' | QueryReply;

const say = (message: QueryMessage): void => parentPort?.postMessage(message);

say(await answerQuery(workerData as QueryTask, () => say('loaded')));
