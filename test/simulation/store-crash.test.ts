/** Processes that write to a store are killed at any moment: no acknowledged rule is lost, and the store is sound. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type RuleState, replay } from '../../src/memory/change.ts';
import { openDatabase } from '../../src/store/database.ts';
import type { StoreLocation } from '../../src/store/location.ts';
import { build } from '../support/built-cli.ts';
import { numRuns } from '../support/runs.ts';
import { type Engine, onBothEngines } from '../support/stores.ts';

/** 200 in a landing, where properties run a thousand times. */
const KILLS = Math.min(200, Math.ceil(numRuns / 5));
/** Writers at the same time. */
const TOGETHER = 5;
const WRITER = fileURLToPath(new URL('../support/store-writer.mjs', import.meta.url));

beforeAll(build, 600_000);

/** Starts a writer and kills it a while after its first acknowledgement. Answers with what was acknowledged. */
function killedWriter(location: StoreLocation, name: string, after: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [WRITER, JSON.stringify(location), name]);
  let out = '';
  let err = '';
  let acknowledging = false;
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString('utf8');
  });
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString('utf8');
    if (!acknowledging) setTimeout(() => child.kill('SIGKILL'), after);
    acknowledging = true;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (_, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`the writer ended by itself: ${err}`));
      // A line that was cut off was not acknowledged.
      else
        resolve(
          out
            .slice(0, out.lastIndexOf('\n') + 1)
            .split('\n')
            .filter(Boolean),
        );
    });
  });
}

onBothEngines((engine) => {
  test(`${KILLS} kills lose no acknowledged rule`, async () => {
    const location = engine.fresh();
    await engine.open(location);
    const acknowledged = new Set<string>();
    for (let kills = 0; kills < KILLS; kills += TOGETHER) {
      const wave = Array.from({ length: Math.min(TOGETHER, KILLS - kills) }, (_, i) =>
        killedWriter(location, `w${kills + i}`, Math.random() * 60),
      );
      for (const ids of await Promise.all(wave)) for (const id of ids) acknowledged.add(id);
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    await isSound(engine, location, acknowledged);
  });
});

async function isSound(
  engine: Engine,
  location: StoreLocation,
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const store = await engine.open(location);
  const [state, history] = [await store.state({ ended: true }), await store.history()];
  if (!state.ok || !history.ok) throw new Error('the store cannot be read');
  const ids = new Set(state.value.rules.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  const halves = [...ids].filter(
    (id) => !ids.has(id.endsWith('a') ? id.replace(/a$/, 'b') : id.replace(/b$/, 'a')),
  );
  expect(halves).toEqual([]);
  expect(byId(replay(history.value))).toEqual(byId(state.value));
  expect(history.value.map(({ seq }) => seq)).toEqual(history.value.map((_, i) => i + 1));
  if (engine.name === 'sqlite') expect(await integrity(location)).toBe('ok');
}

const byId = ({ rules }: RuleState) => [...rules].sort((a, b) => (a.id < b.id ? -1 : 1));

async function integrity(location: StoreLocation): Promise<string | undefined> {
  const database = await openDatabase(location);
  if (!database.ok) throw new Error(database.error.message);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.value.db);
  await database.value.close();
  return rows[0]?.integrity_check;
}
