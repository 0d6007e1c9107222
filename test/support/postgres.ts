/** A PostgreSQL of its own for a test file: started in a folder of its own on a free port, and removed with it. */

import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Postgres {
  /** The address of a database without tables. */
  fresh(): string;
  /** Ends every connection, as a server that goes away does. */
  cutOff(): void;
  stop(): void;
  start(): void;
  remove(): void;
}

/** Where Debian puts them; the newest first. */
function programs(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

export const hasPostgres = programs() !== undefined;
/** Tests that need it are not left out where everything is required. */
export const needsPostgres = hasPostgres || process.env.LICTOR_REQUIRE_ALL !== undefined;
if (!hasPostgres) console.warn('PostgreSQL is not installed: the tests that need it are left out');

export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  if (bin === undefined) throw new Error('PostgreSQL is required, and not installed');
  const folder = mkdtempSync(join(tmpdir(), 'lictor-pg-'));
  const port = await freePort();
  const as = serverUser(folder);
  const run = (program: string, args: readonly string[]): string =>
    execFileSync(as[0] ?? join(bin, program), as[0] ? [...as.slice(1), join(bin, program), ...args] : args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const data = join(folder, 'data');
  run('initdb', ['--no-sync', '-A', 'trust', '-U', 'lictor', '-E', 'UTF8', '--locale=C.UTF-8', '-D', data]);
  // What is tested is what happens to clients; the server's own durability is not.
  const options = `-p ${port} -c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const server = (action: readonly string[]) => run('pg_ctl', ['-w', '-D', data, ...action]);
  const start = () => void server(['-l', join(folder, 'log'), '-o', options, 'start']);
  const stop = () => void server(['-m', 'immediate', 'stop']);
  const ask = (text: string) =>
    run('psql', ['-h', folder, '-p', String(port), '-U', 'lictor', '-c', text, 'postgres']);
  start();
  let made = 0;
  return {
    // A schema is as good as a database, and quickly made.
    fresh() {
      made += 1;
      ask(`create schema test${made}`);
      return `postgres://lictor@127.0.0.1:${port}/postgres?options=-c%20search_path%3Dtest${made}`;
    },
    cutOff() {
      ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    },
    start,
    stop,
    remove() {
      try {
        stop();
      } catch {
        // It was stopped by the test.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root: then it runs as the user that Debian made for it. */
function serverUser(folder: string): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  chownSync(folder, id('-u'), id('-g'));
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
