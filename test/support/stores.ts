/** Both engines of the store, for one suite that runs on each. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { StoreLocation } from '../../src/store/location.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { needsPostgres, type Postgres, startPostgres } from './postgres.ts';

export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** A place where no store has been. */
  fresh(): StoreLocation;
  /** Opens a store that is closed after the test. */
  open(location?: StoreLocation): Promise<Store>;
  readonly server: Postgres | undefined;
}

export function onBothEngines(suite: (engine: Engine) => void): void {
  describe('on SQLite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lictor-store-'));
    let made = 0;
    suite(
      engineOver(
        'sqlite',
        () => undefined,
        () => {
          made += 1;
          return { engine: 'sqlite', path: join(folder, `${made}`, 'lictor.db') };
        },
      ),
    );
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
  });

  describe.skipIf(!needsPostgres)('on PostgreSQL', () => {
    let server: Postgres | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    afterAll(() => server?.remove());
    suite(
      engineOver(
        'postgres',
        () => server,
        () => ({ engine: 'postgres', url: server?.fresh() ?? '' }),
      ),
    );
  });
}

function engineOver(
  name: Engine['name'],
  server: () => Postgres | undefined,
  fresh: () => StoreLocation,
): Engine {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  return {
    name,
    fresh,
    get server() {
      return server();
    },
    async open(location = fresh()) {
      const store = await openStore(location);
      if (!store.ok) throw new Error(store.error.message);
      opened.push(store.value);
      return store.value;
    },
  };
}
