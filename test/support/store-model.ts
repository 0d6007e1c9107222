/** What a work leaves in a store when nothing comes between: after it was opened, and after each step. */

import type { StoreLocation } from '../../src/store/location.ts';
import { openStore } from '../../src/store/store.ts';
import { type Dump, dumpOf } from './store-dump.ts';
import { atMoment } from './store-moments.ts';
import { STEPS, type Work } from './store-works.ts';

export interface Model {
  /** The first: it was opened. */
  readonly dumps: readonly Dump[];
  /** Statements that are sent, each with the moment before and after it. */
  readonly moments: number;
}

/** Does the work twice, in places prepared alike. */
export async function modelOf(work: Work, place: () => Promise<StoreLocation>): Promise<Model> {
  const counted = await place();
  const moments = atMoment(undefined, () => undefined);
  await doAll(work, counted);
  moments.end();
  const location = await place();
  const dumps: Dump[] = [];
  await doAll(work, location, async () => void dumps.push(await dumpOf(location)));
  return { dumps, moments: moments.count() };
}

/** The steps that were acknowledged before one was not. */
export async function doAll(
  work: Work,
  location: StoreLocation,
  after?: () => Promise<void>,
): Promise<number> {
  const opened = await openStore(location);
  if (!opened.ok) return 0;
  const store = opened.value;
  let steps = 0;
  await after?.();
  for (const step of STEPS[work]) {
    if (!(await step({ store, location }))) break;
    steps += 1;
    await after?.();
  }
  await store.close();
  return steps;
}
