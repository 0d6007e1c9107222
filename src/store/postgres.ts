/** PostgreSQL, where several hosts share one store. */

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Milliseconds: to connect, and for one statement. */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 15_000;
/** Writers of rules take turns, under one lock of the database; the number is "lictor" in letters' places. */
const WRITE_LOCK = 129_320_151;
const CHANNEL = 'lictor_rules';
/** Milliseconds between attempts to listen again. */
const LISTEN_AGAIN = 250;

export async function openPostgres(url: string): Promise<Database> {
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true };
  const pool = new pg.Pool({
    ...connection,
    max: 8,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + 1_000,
    lock_timeout: 10_000,
  });
  // A connection that breaks is told to the call that uses it; the next call opens another. As an event that nobody
  // listens to, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    db,
    exclusively: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(WRITE_LOCK)})`.execute(transaction);
        return work(transaction);
      }),
    announce: async (transaction) => {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
    },
    watch: (onChange) => listen(connection, onChange),
    isMissingTable: (error) => error instanceof Error && 'code' in error && error.code === '42P01',
    close: () => db.destroy(),
  };
}

/** Listens on a connection of its own. What was missed while it was broken counts as a change. */
async function listen(connection: pg.ClientConfig, onChange: () => void): Promise<() => Promise<void>> {
  let ended = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    if (ended || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      start().then(onChange, again);
    }, LISTEN_AGAIN);
    timer.unref();
  };
  const start = async (): Promise<void> => {
    const next = new pg.Client(connection);
    next.on('notification', onChange);
    next.on('error', () => undefined);
    next.on('end', again);
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  await start();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
