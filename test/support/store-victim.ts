/**
 * Works with a store until it is killed, by itself at a given moment or from outside. On standard output it says
 * `ready` before it opens the store, then `opened`, and `done` for each step that was acknowledged.
 */

import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/store.ts';
import { atMoment } from './store-moments.ts';
import { STEPS, writing } from './store-works.ts';
import type { VictimTask } from './victims.ts';

const { location, work, name = 'w', moment } = JSON.parse(process.argv[2] ?? '') as VictimTask;

// At once: what is buffered in this process dies with it.
const say = (line: string): void => void writeSync(1, `${line}\n`);

async function run(): Promise<void> {
  say('ready');
  atMoment(moment, () => process.kill(process.pid, 'SIGKILL'));
  const store = await openStore(location);
  if (!store.ok) throw new Error(store.error.message);
  say('opened');
  for (const step of work === 'write' ? writing(name) : STEPS[work]) {
    if (!(await step({ store: store.value, location }))) throw new Error('a step was refused');
    say('done');
  }
  await store.value.close();
}

void run();
