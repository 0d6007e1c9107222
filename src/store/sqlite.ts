/** SQLite in a file: durable at every commit, and safe for several processes. */

import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database.ts';
import { FaultError, faultOf, storeFault } from './fault.ts';
import { makeFolder } from './make-folder.ts';
import type { Tables } from './tables.ts';

/** How long a writer waits for another, in milliseconds. */
const WAIT_AT_MOST = 15_000;
/** SQLite waits by blocking the thread, which would also block a writer in the same process: hardly at all. */
const BLOCK_AT_MOST = 5;
/** How often a change by another process is looked for, in milliseconds. */
const POLL_EVERY = 200;

export async function openSqlite(path: string): Promise<Database> {
  const file = await whileBusy(async () => openFile(path));
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: databaseFor(file) }),
  });
  return {
    engine: 'sqlite',
    db,
    exclusively: (work, patience) =>
      whileBusy((enter) => db.transaction().execute((transaction) => work(enter(transaction))), patience),
    // Whoever watches looks for itself.
    announce: async () => undefined,
    watch: async (onChange) => poll(file, onChange),
    isMissingTable: (error) => error instanceof Error && /no such table/.test(error.message),
    close: () => db.destroy(),
  };
}

/** A transaction that begins as a reader cannot become a writer once somebody else has written. */
const ENDS: { readonly [text: string]: string } = {
  begin: 'begin immediate',
  commit: 'commit',
  rollback: 'rollback',
};

/** What Kysely asks of a driver. A prepared statement that fails stays open in libsql, and holds up every commit. */
function databaseFor(file: Libsql.Database): SqliteDatabase {
  const prepared = (text: string): SqliteStatement => file.prepare(text) as unknown as SqliteStatement;
  const executed = (text: string): SqliteStatement => ({
    reader: false,
    all: () => [],
    iterate: () => [][Symbol.iterator](),
    run() {
      file.exec(text);
      return { changes: 0, lastInsertRowid: 0 };
    },
  });
  return {
    prepare: (text) => (Object.hasOwn(ENDS, text) ? executed(ENDS[text] ?? text) : prepared(text)),
    close: () => void file.close(),
  };
}

type Enter = <T>(given: T) => T;

/** Tries again while another holds the file, until `enter` is called: from then on it is ours. */
async function whileBusy<T>(
  attempt: (enter: Enter) => Promise<T>,
  patience: number = WAIT_AT_MOST,
): Promise<T> {
  const until = Date.now() + patience;
  let entered = false;
  const enter: Enter = (given) => {
    entered = true;
    return given;
  };
  for (;;)
    try {
      return await attempt(enter);
    } catch (error) {
      if (entered || faultOf(error)?.cause !== 'locked' || Date.now() >= until) throw error;
      // Not all at the same moment.
      await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 20));
    }
}

/** Only its owner may read what a user forbade. */
function openFile(path: string): Libsql.Database {
  try {
    makeFolder(dirname(path), 0o700);
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    throw unopened(error);
  }
  const file = new Libsql(path, { timeout: BLOCK_AT_MOST });
  try {
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    checkDurable(file);
  } catch (error) {
    file.close();
    throw error;
  }
  return file;
}

function unopened(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const cause =
    error.code === 'EROFS' || error.code === 'EACCES' || error.code === 'EPERM' ? 'read_only' : 'unopenable';
  return new FaultError(storeFault(cause, error.message));
}

/** Some file systems refuse what durability needs. `2` is FULL (sqlite.org/pragma.html#pragma_synchronous). */
function checkDurable(file: Libsql.Database): void {
  const [mode, sync] = [pragma(file, 'journal_mode'), pragma(file, 'synchronous')];
  if (mode !== 'wal' || sync !== 2)
    throw new FaultError(storeFault('unopenable', 'its file system does not allow a write-ahead log'));
}

function pragma(file: Libsql.Database, name: string): unknown {
  const rows: unknown = file.pragma(name);
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  return row !== null && typeof row === 'object' ? Reflect.get(row, name) : undefined;
}

/** `data_version` differs when another connection has committed. */
function poll(file: Libsql.Database, onChange: () => void): () => Promise<void> {
  let seen = pragma(file, 'data_version');
  const timer = setInterval(() => {
    const version = readVersion(file);
    if (version === seen) return;
    seen = version;
    onChange();
  }, POLL_EVERY);
  timer.unref();
  return async () => clearInterval(timer);
}

/** A store that cannot be read has changed: whoever watches reads it again, and is told why it cannot. */
function readVersion(file: Libsql.Database): unknown {
  try {
    return pragma(file, 'data_version');
  } catch {
    return undefined;
  }
}
