/** Processes that work with a store are killed at any moment: no acknowledged rule is lost, and the store is sound. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RuleState, replay } from '../../src/memory/change.ts';
import type { StoreLocation } from '../../src/store/location.ts';
import { openStore } from '../../src/store/store.ts';
import { drawn, together } from '../support/draws.ts';
import { storeOfVersion1 } from '../support/old-stores.ts';
import { ruleWith } from '../support/rules.ts';
import { numRuns } from '../support/runs.ts';
import { dumpOf } from '../support/store-dump.ts';
import { doAll, modelOf } from '../support/store-model.ts';
import { atMoment } from '../support/store-moments.ts';
import { type Work, written } from '../support/store-works.ts';
import { type Engine, onBothEngines } from '../support/stores.ts';
import { buildVictims, type Victims } from '../support/victims.ts';

/** Of processes that write; 200 in a landing, where properties run a thousand times. */
const KILLS = Math.min(200, Math.ceil(numRuns / 5));
/** Of processes that do other work. */
const FEWER = Math.ceil(KILLS / 5);
/** Of connections, and of servers. */
const FEWEST = Math.ceil(KILLS / 10);

let victims: Victims;
beforeAll(async () => {
  victims = await buildVictims();
}, 600_000);
afterAll(() => victims.remove());

interface Killed {
  readonly title: string;
  readonly work: Work;
  readonly prepare?: (location: StoreLocation) => Promise<void>;
}

const atVersion1 = (location: StoreLocation) =>
  storeOfVersion1(
    location,
    ['git_push', 'files/edit_file', 'EditFile', 'deploy'].map((tool, i) => ruleWith({ id: `r${i}`, tool })),
    ['git_push', 'gitpush', 'deploy'].map((tool, i) => ({
      tool,
      denied: i + 1,
      last_at: `2026-11-0${i + 1}`,
    })),
  );

const WORKS: readonly Killed[] = [
  { title: 'that opens a new store', work: 'open' },
  { title: 'that opens a store of version 1', work: 'open', prepare: atVersion1 },
  { title: 'that imports rules', work: 'import' },
  { title: 'that takes rules back, and takes that back', work: 'take back' },
];

onBothEngines((engine) => {
  const placeFor = (killed: Killed) => async (): Promise<StoreLocation> => {
    const location = engine.fresh();
    await killed.prepare?.(location);
    return location;
  };

  test(`${KILLS} kills of a process that writes lose no acknowledged rule`, async () => {
    const location = engine.fresh();
    await engine.open(location);
    const acknowledged: string[] = [];
    await together(5, drawn(KILLS), async ({ share }, i) => {
      const task = { location, work: 'write', name: `w${i}` } as const;
      const { steps } = await victims.run(task, { line: 'done', after: share * 60 });
      for (let step = 0; step < steps; step++) acknowledged.push(...written(`w${i}`, step));
    });
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    await isSound(engine, location, acknowledged);
  });

  for (const killed of WORKS)
    test(`a process ${killed.title} and is killed has wholly done each step, or not at all`, async () => {
      const [work, place] = [killed.work, placeFor(killed)];
      const model = await modelOf(work, place);
      const { lasted } = await victims.run({ location: await place(), work });
      await together(3, drawn(FEWER), async (draw) => {
        const location = await place();
        const moment = draw.either ? { moment: 1 + Math.floor(draw.share * model.moments) } : {};
        const after = draw.either ? {} : { after: draw.share * lasted };
        const beside: Promise<boolean>[] = [];
        const meanwhile = () => void (draw.other && beside.push(opens(location)));
        const { steps } = await victims.run(
          { location, work, ...moment },
          { line: 'ready', ...after, meanwhile },
        );
        expect(await Promise.all(beside), draw.text).not.toContain(false);
        expect(model.dumps.slice(steps, steps + 2), draw.text).toContainEqual(await dumpOf(location));
      });
    });

  if (engine.name === 'postgres')
    for (const killed of WORKS)
      test(`a server that goes away from a process ${killed.title} has wholly done each step, or not at all`, async () => {
        const [work, place] = [killed.work, placeFor(killed)];
        const model = await modelOf(work, place);
        for (const draw of drawn(FEWEST)) {
          const location = await place();
          const moments = atMoment(1 + Math.floor(draw.share * model.moments), () => {
            if (draw.either) return engine.server?.cutOff();
            engine.server?.stop();
            engine.server?.start();
          });
          const steps = await doAll(work, location);
          moments.end();
          expect(model.dumps.slice(steps, steps + 2), draw.text).toContainEqual(await dumpOf(location));
        }
      });
});

/** Whether somebody else can open it at the same time. */
async function opens(location: StoreLocation): Promise<boolean> {
  const store = await openStore(location);
  if (store.ok) await store.value.close();
  return store.ok;
}

async function isSound(
  engine: Engine,
  location: StoreLocation,
  acknowledged: readonly string[],
): Promise<void> {
  const store = await engine.open(location);
  const [state, history] = [await store.state({ ended: true }), await store.history()];
  if (!state.ok || !history.ok) throw new Error('the store cannot be read');
  const ids = new Set(state.value.rules.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect([...ids].filter((id) => !ids.has(otherOf(id)))).toEqual([]);
  expect(byId(replay(history.value))).toEqual(byId(state.value));
  expect(history.value.map(({ seq }) => seq)).toEqual(history.value.map((_, i) => i + 1));
  expect((await dumpOf(location)).integrity ?? [{ integrity_check: 'ok' }]).toEqual([
    { integrity_check: 'ok' },
  ]);
}

const otherOf = (id: string): string => (id.endsWith('a') ? id.replace(/a$/, 'b') : id.replace(/b$/, 'a'));

const byId = ({ rules }: RuleState) => [...rules].sort((a, b) => (a.id < b.id ? -1 : 1));
