/** Surroundings that fail: each has an outcome of its own, and none lets anything through. */

import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleChange } from '../../src/memory/change.ts';
import { faultOf } from '../../src/store/fault.ts';
import { storeLocation } from '../../src/store/location.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { build } from '../support/built-cli.ts';
import { needsPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { NOW, ruleWith } from '../support/rules.ts';

beforeAll(build, 600_000);

const folder = mkdtempSync(join(tmpdir(), 'lictor-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (store: Store, id = 'r1') =>
  store.change({ at: NOW, by: 'user' }, () => ({
    changes: [ruleChange('add', ruleWith({ id }))],
    result: id,
  }));

const opened = async (path: string): Promise<Store> => {
  const store = await openStore({ engine: 'sqlite', path });
  if (!store.ok) throw new Error(store.error.message);
  return store.value;
};

const unavailable = (cause: string) => ({ ok: false, error: { code: 'store_unavailable', cause } });

describe('a file', () => {
  test('of something else is refused, and left as it is', async () => {
    const path = join(folder, 'notes.txt');
    writeFileSync(path, 'my notes\n'.repeat(1000));
    expect(await openStore({ engine: 'sqlite', path })).toMatchObject(unavailable('corrupt'));
    expect(statSync(path).size).toBe(9000);
  });

  test('that is damaged is refused, or says so when it is read', async () => {
    const path = join(folder, 'damaged.db');
    const store = await opened(path);
    for (let i = 0; i < 50; i++) await put(store, `r${i}`);
    await store.close();
    // What was written last stands in the log until it is moved into the file.
    const file = new Libsql(path);
    file.pragma('wal_checkpoint(truncate)');
    file.close();
    const size = statSync(path).size;
    const damaged = spawnSync('dd', [
      ...[
        'if=/dev/urandom',
        `of=${path}`,
        'bs=1024',
        'seek=4',
        `count=${Math.floor(size / 1024) - 4}`,
        'conv=notrunc',
      ],
    ]);
    expect(damaged.status).toBe(0);
    const again = await openStore({ engine: 'sqlite', path });
    const answer = again.ok ? await again.value.state() : again;
    if (again.ok) await again.value.close();
    expect(answer).toMatchObject(unavailable('corrupt'));
  });

  test('below a file, or that is a folder, cannot be opened', async () => {
    const path = join(folder, 'plain');
    writeFileSync(path, '');
    expect(await openStore({ engine: 'sqlite', path: join(path, 'a.db') })).toMatchObject(
      unavailable('unopenable'),
    );
    expect(await openStore({ engine: 'sqlite', path: folder })).toMatchObject(unavailable('unopenable'));
  });

  test('is for its owner only', async () => {
    const path = join(folder, 'own', 'lictor.db');
    await (await opened(path)).close();
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
    expect((statSync(join(folder, 'own')).mode & 0o777).toString(8)).toBe('700');
  });

  test('that another holds is locked, after a while, and what was asked is not done', async () => {
    const path = join(folder, 'held.db');
    const store = await opened(path);
    const other = new Libsql(path);
    other.exec('begin immediate');
    expect(await put(store)).toMatchObject({ ok: false, error: { cause: 'locked', retryable: 'after' } });
    expect(await store.state()).toEqual({ ok: true, value: { rules: [], waivers: [] } });
    other.exec('rollback');
    expect(await put(store)).toMatchObject({ ok: true });
    other.close();
    await store.close();
  });

  // What the kernel shows of itself takes no new files, from root neither.
  test.skipIf(process.platform !== 'linux')('on a disk that takes no files is read-only', async () => {
    expect(await openStore({ engine: 'sqlite', path: '/sys/lictor.db' })).toMatchObject(
      unavailable('read_only'),
    );
  });

  test.skipIf(!othersMayRead())('in a folder that is read-only is not written to', async () => {
    const locked = join(folder, 'read-only');
    mkdirSync(locked);
    await (await opened(join(locked, 'lictor.db'))).close();
    chmodSync(join(locked, 'lictor.db'), 0o444);
    chmodSync(locked, 0o555);
    const asked = asOrdinaryUser(locked, join(locked, 'lictor.db'));
    chmodSync(locked, 0o755);
    expect(asked).toMatch(/^(read_only|unopenable)$/);
  });
});

/** Whether a user without rights can run what is compiled. */
function othersMayRead(): boolean {
  if (process.getuid?.() !== 0) return process.platform !== 'win32';
  const as = [
    '--reuid=65534',
    '--regid=65534',
    '--clear-groups',
    'ls',
    new URL('../../node_modules', import.meta.url).pathname,
  ];
  return spawnSync('setpriv', as).status === 0;
}

/** What opening a store, or writing to it, comes to for a user without special rights. */
function asOrdinaryUser(locked: string, path: string): string {
  const url = new URL('../../dist/store/store.js', import.meta.url).href;
  const text = `
    const { openStore } = await import(${JSON.stringify(url)});
    const store = await openStore({ engine: 'sqlite', path: ${JSON.stringify(path)} });
    const put = store.ok && await store.value.change({ at: '', by: '' }, () => ({
      changes: [{ action: 'add', kind: 'waiver', id: 'w', value: { id: 'w', rule: 'r' } }], result: 0 }));
    console.log(store.ok ? (put.ok ? 'written' : put.error.cause) : store.error.cause);`;
  const node = [process.execPath, '--input-type=module', '-e', text];
  const root = process.getuid?.() === 0;
  if (root) {
    chownSync(locked, 65_534, 65_534);
    chownSync(path, 65_534, 65_534);
    chmodSync(folder, 0o755);
  }
  const [program = '', ...args] = root
    ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', ...node]
    : node;
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: '/' });
  return stdout.trim() || stderr;
}

describe.skipIf(!needsPostgres)('a server', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.remove());

  const open = async (): Promise<Store> => {
    const store = await openStore({ engine: 'postgres', url: server.fresh() });
    if (!store.ok) throw new Error(store.error.message);
    return store.value;
  };

  test('that goes away in the middle of a call loses that call, and serves the next when it is back', async () => {
    const store = await open();
    await put(store, 'r0');
    const inside = store.change({ at: NOW, by: 'user' }, () => {
      server.cutOff();
      return { changes: [ruleChange('add', ruleWith())], result: 0 };
    });
    expect(await inside).toMatchObject({ ok: false, error: { cause: 'disconnected', retryable: 'after' } });
    expect(await store.state()).toMatchObject({ ok: true, value: { rules: [{ id: 'r0' }] } });
    expect(await put(store)).toMatchObject({ ok: true });
    await store.close();
  });

  test('that is down is unavailable; who watches is told when it is back', async () => {
    const store = await open();
    let told = (): void => undefined;
    const back = new Promise<void>((resolve) => {
      told = resolve;
    });
    const watching = await store.watch(() => told());
    server.stop();
    expect(await store.state()).toMatchObject(unavailable('disconnected'));
    expect(await put(store)).toMatchObject({ ok: false });
    server.start();
    await back;
    expect(await put(store)).toMatchObject({ ok: true });
    if (watching.ok) await watching.value();
    await store.close();
  });

  test('that is not there cannot be connected to', async () => {
    expect(await openStore({ engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' })).toMatchObject(
      unavailable('disconnected'),
    );
  });
});

test('a mistake of our own is not taken for a fault of the store', () => {
  expect(faultOf(new TypeError('x is not a function'))).toBeUndefined();
  expect(faultOf('text')).toBeUndefined();
});

describe('the place of a store', () => {
  const place = (given: string | undefined, environment = {}) =>
    storeLocation(given, environment, '/home/ann');
  const sqlite = (path: string) => ({ ok: true, value: { engine: 'sqlite', path } });

  test.each([
    [undefined, {}, sqlite('/home/ann/.lictor/lictor.db')],
    [undefined, { XDG_DATA_HOME: '/data' }, sqlite('/data/lictor/lictor.db')],
    [undefined, { XDG_DATA_HOME: 'relative' }, sqlite('/home/ann/.lictor/lictor.db')],
    [undefined, { LICTOR_STORE: '/a.db', XDG_DATA_HOME: '/data' }, sqlite('/a.db')],
    [undefined, { LICTOR_STORE: '' }, sqlite('/home/ann/.lictor/lictor.db')],
    ['/b.db', { LICTOR_STORE: '/a.db' }, sqlite('/b.db')],
    ['postgres://h/d', {}, { ok: true, value: { engine: 'postgres', url: 'postgres://h/d' } }],
    ['postgresql://h/d', {}, { ok: true, value: { engine: 'postgres', url: 'postgresql://h/d' } }],
    ['mysql://h/d', {}, unavailable('bad_location')],
    ['http://h/d', {}, unavailable('bad_location')],
    ['', {}, unavailable('bad_location')],
    ['a\0b', {}, unavailable('bad_location')],
  ])('%s with %j', (given, environment, expected) => {
    expect(place(given, environment)).toMatchObject(expected);
  });
});
