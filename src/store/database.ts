/** An opened database: what the two engines have in common, and where they differ. */

import type { Kysely, Transaction } from 'kysely';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { faultOf, type StoreFault } from './fault.ts';
import type { StoreLocation } from './location.ts';
import { checkVersion, migrate, STORE_VERSION, versionOf } from './migrations.ts';
import type { Tables } from './tables.ts';

export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  /**
   * Runs `work` in a transaction in which nobody else writes. Throws what `work` throws, and has then changed nothing.
   * In a file, waits for another writer for so many milliseconds.
   */
  exclusively<T>(work: (db: Transaction<Tables>) => Promise<T>, patience?: number): Promise<T>;
  /** Tells the other hosts, once the transaction is through. */
  announce(db: Transaction<Tables>): Promise<void>;
  /** Calls `onChange` when another process changed something; returns what ends it. */
  watch(onChange: () => void): Promise<() => Promise<void>>;
  /** Whether an error says that a table is not there. */
  isMissingTable(error: unknown): boolean;
  close(): Promise<void>;
}

/** Opens a database and brings it up to this version. */
export async function openDatabase(location: StoreLocation): Promise<Result<Database, StoreFault>> {
  const opened = await guarded(() => connect(location));
  if (!opened.ok) return opened;
  const ready = await guarded(() => upToDate(opened.value));
  if (ready.ok) return opened;
  await opened.value.close();
  return ready;
}

/** The drivers are loaded when they are first needed. */
const connect = async (location: StoreLocation): Promise<Database> =>
  location.engine === 'sqlite'
    ? (await import('./sqlite.ts')).openSqlite(location.path)
    : (await import('./postgres.ts')).openPostgres(location.url);

async function upToDate(database: Database): Promise<void> {
  if (await isCurrent(database)) return;
  await database.exclusively((db) => migrate(db));
}

async function isCurrent({ db, isMissingTable }: Database): Promise<boolean> {
  try {
    await checkVersion(db);
    return (await versionOf(db)) === STORE_VERSION;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}

/** What fails because of the surroundings is a value; a mistake of our own is thrown on. */
export async function guarded<T>(work: () => Promise<T>): Promise<Result<T, StoreFault>> {
  try {
    return ok(await work());
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return fail(fault);
  }
}
