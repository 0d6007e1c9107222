/** The store: putting a rule, reading all of them, their history, and how soon another host is told. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mark, ruleChange } from '../../src/memory/change.ts';
import type { Rule } from '../../src/memory/rule.ts';
import type { StoreLocation } from '../../src/store/location.ts';
import { openStore, type Store, type Stored } from '../../src/store/store.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { ruleWith } from '../support/rules.ts';
import { alone } from './sample.ts';
import { atMost, type Row, type Table } from './table.ts';

const RULES = 1_000;
const COUNT = RULES.toLocaleString('en-US');
const MARK: Mark = { at: '2026-11-27T09:00:00Z', by: 'user' };
/** Milliseconds within which a change is in force on another host. */
const TOLD_WITHIN = 1_000;

export async function storeBench(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'lictor-store-bench-'));
  const server = hasPostgres ? await startPostgres() : undefined;
  try {
    return {
      topic: 'store',
      title: 'The store of rules',
      rows: [
        ...(await rowsOf('SQLite', { engine: 'sqlite', path: join(folder, 'lictor.db') })),
        ...(server ? await rowsOf('PostgreSQL', { engine: 'postgres', url: server.fresh() }) : []),
      ],
      notes: server
        ? ['PostgreSQL runs on this machine, without waiting for its disk.']
        : ['PostgreSQL is not installed, and was not measured.'],
    };
  } finally {
    server?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rowsOf(name: string, location: StoreLocation): Promise<readonly Row[]> {
  const [store, other] = [await opened(location), await opened(location)];
  try {
    await put(
      store,
      Array.from({ length: RULES }, (_, i) => ruleAt(i)),
    );
    const effort = { rounds: 40, warmUp: 5 };
    const { tell } = await telling(store, other);
    const told = await alone(tell, { rounds: 20, warmUp: 2, patience: 20_000 });
    return [
      {
        work: `${name}: put a rule`,
        ours: await alone((n) => put(store, [ruleAt(n % RULES)]), effort),
        targets: [],
      },
      {
        work: `${name}: list ${COUNT} rules`,
        ours: await alone(async () => got(await store.state()), effort),
        targets: [],
      },
      {
        work: `${name}: those of one tool`,
        ours: await alone(async () => got(await store.state({ tool: 'GitPush' })), effort),
        targets: [],
      },
      {
        work: `${name}: the history of a rule`,
        ours: await alone(async () => got(await store.history(ruleAt(1).id)), effort),
        targets: [],
      },
      {
        work: `${name}: tell another host`,
        ours: told,
        targets: [atMost(TOLD_WITHIN, told)],
      },
    ];
  } finally {
    await store.close();
    await other.close();
  }
}

/** From putting a rule here until it is read there, by whoever watches. */
async function telling(store: Store, other: Store): Promise<{ readonly tell: (n: number) => Promise<void> }> {
  let heard = (): void => undefined;
  got(await other.watch(() => heard()));
  return {
    tell: async (n) => {
      const told = new Promise<void>((resolve) => {
        heard = resolve;
      });
      // Whoever watches keeps no process alive, and this one has nothing else to do.
      const alive = setInterval(() => undefined, TOLD_WITHIN);
      await put(store, [ruleAt(n % RULES)]);
      await told;
      clearInterval(alive);
      got(await other.state({ ids: [ruleAt(n % RULES).id] }));
    },
  };
}

const TOOLS = ['git_push', 'Write', 'install_package', 'send_email', 'Bash'];

const ruleAt = (i: number): Rule =>
  ruleWith({ id: `r${i}`, tool: TOOLS[i % TOOLS.length] ?? null, matchers: [{ value: `thing${i}` }] });

const put = async (store: Store, rules: readonly Rule[]): Promise<void> =>
  got(
    await store.change(MARK, () => ({
      changes: rules.map((rule) => ruleChange('add', rule)),
      result: undefined,
    })),
  );

function got<T>(answer: Stored<T>): T {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

async function opened(location: StoreLocation): Promise<Store> {
  return got(await openStore(location));
}
