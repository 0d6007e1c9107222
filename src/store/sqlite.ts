/** SQLite in a file: durable at every commit, and safe for several processes. */

import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database.ts';
import { FaultError, storeFault } from './fault.ts';
import type { Tables } from './tables.ts';

/** How long a writer waits for another, in milliseconds. */
const BUSY_TIMEOUT = 10_000;
/** How often a change by another process is looked for, in milliseconds. */
const POLL_EVERY = 200;

export async function openSqlite(path: string): Promise<Database> {
  const file = openFile(path);
  // A transaction that begins as a reader cannot become a writer once somebody else has written.
  const prepare = (text: string) => file.prepare(text === 'begin' ? 'begin immediate' : text);
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: { prepare, close: () => void file.close() } as never }),
  });
  return {
    engine: 'sqlite',
    db,
    exclusively: (work) => db.transaction().execute(work),
    // Whoever watches looks for itself.
    announce: async () => undefined,
    watch: async (onChange) => poll(file, onChange),
    isMissingTable: (error) => error instanceof Error && /no such table/.test(error.message),
    close: () => db.destroy(),
  };
}

/** Only its owner may read what a user forbade. */
function openFile(path: string): Libsql.Database {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    throw unopened(error);
  }
  const file = new Libsql(path, { timeout: BUSY_TIMEOUT });
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
