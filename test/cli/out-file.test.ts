/** Files that are written together: whatever fails, and wherever the process dies. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { importCatalog } from '../../src/catalog/import-catalog.ts';
import { catalogPaths, planUpdate } from '../../src/cli/import-update.ts';
import { type Disk, plan, writeAll } from '../../src/cli/out-file.ts';
import type { View } from '../../src/cli/view.ts';
import { loadPolicy } from '../../src/node.ts';

const base = mkdtempSync(join(tmpdir(), 'lictor-out-'));
afterAll(() => rmSync(base, { recursive: true }));
let out = '';
beforeEach(() => {
  out = mkdtempSync(join(base, 'out-'));
});

/** A disk whose nth action fails; with `dead`, as does every one after it. */
function failing(nth: number, dead: boolean): { readonly disk: Disk; readonly done: () => number } {
  let count = 0;
  const act = async (action: () => Promise<unknown>): Promise<unknown> => {
    count += 1;
    if (count === nth || (dead && count > nth)) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    return action();
  };
  const disk: Disk = {
    makeFolder: (path) => act(() => mkdir(path, { recursive: true })),
    write: (path, text) => act(() => writeFile(path, text)),
    copy: (from, to) => act(() => copyFile(from, to)),
    rename: (from, to) => act(() => rename(from, to)),
    remove: (path) => act(() => rm(path, { force: true })),
  };
  return { disk, done: () => count };
}

const contents = (): Record<string, string> =>
  Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]));

const tools = (version: number, ...names: string[]): object[] =>
  names.map((name) => ({
    name,
    description: `Version ${version}`,
    inputSchema: { type: 'object', properties: { [`v${version}`]: {} } },
  }));
const OLD = tools(1, 'stays', 'goes');
const NEW = tools(2, 'comes', 'stays');

/** Imports the tools into the folder. Gives how many actions that took, and the failure if there is one. */
async function importing(list: readonly object[], nth: number, dead: boolean) {
  const paths = catalogPaths('s', out);
  const made = importCatalog(list, { from: 'mcp', name: 's', schemasFile: 's.schemas.json' });
  if (!made.ok) throw new Error(made.error[0]?.message);
  const update = await planUpdate({} as View, made.value, paths, false);
  if (!update.ok) throw new Error(update.error.message);
  const { disk, done } = failing(nth, dead);
  const failed = await writeAll(update.value.steps, disk);
  return { failed, actions: done() };
}

/** The descriptions that a reader finds. */
async function read(): Promise<string> {
  const policy = await loadPolicy([out]);
  if (!policy.ok) return policy.error.map(({ message }) => message).join();
  const units = [...policy.value.catalog.units.values()].filter(({ kind }) => kind === 'mcp_tool');
  return units.map(({ name, description }) => `${name} ${description}`).join(', ');
}

describe('a catalog that is imported again', { timeout: 60_000 }, () => {
  test('is the old one, byte for byte, when any action fails', async () => {
    const { actions } = await importing(OLD, 0, false);
    expect(actions).toBeGreaterThan(6);
    const before = contents();
    for (let nth = 1; ; nth++) {
      const { failed } = await importing(NEW, nth, false);
      if (!failed) break;
      expect(failed.message).toMatch(/cannot be written \(ENOSPC\)/);
      expect(contents()).toEqual(before);
      expect(nth).toBeLessThan(100);
    }
    expect(await read()).toBe('comes Version 2, stays Version 2');
    expect(Object.keys(contents())).toEqual(['s.import.json', 's.pl', 's.schemas.json']);
  });

  test('loads as the old or the new one wherever the process dies, and the next import ends it', async () => {
    const found = new Set<string>();
    for (let nth = 1; ; nth++) {
      rmSync(out, { recursive: true });
      await importing(OLD, 0, false);
      const { failed } = await importing(NEW, nth, true);
      found.add(await read());
      await importing(NEW, 0, false);
      expect(await read()).toBe('comes Version 2, stays Version 2');
      if (!failed) break;
      expect(nth).toBeLessThan(100);
    }
    expect([...found]).toEqual(['goes Version 1, stays Version 1', 'comes Version 2, stays Version 2']);
  });
});

describe('writeAll', () => {
  test('leaves a file alone that says the same, and makes folders', async () => {
    const [same, fresh] = [join(out, 'same'), join(out, 'deep', 'fresh')];
    writeFileSync(same, 'x');
    const { disk, done } = failing(0, false);
    expect(
      await writeAll(
        await plan([
          { path: same, text: 'x' },
          { path: fresh, text: 'y' },
        ]),
        disk,
      ),
    ).toBeUndefined();
    expect(readFileSync(fresh, 'utf8')).toBe('y');
    expect(done()).toBe(4);
  });

  test('takes away what a run left that died, and nothing else', async () => {
    const old = ['a.pl.71-0.new', 'a.pl.71-1.old', 'a.pl.new', 'a.pl.71-0.newer', 'b.pl.71-0.new'];
    for (const name of [...old, 'a.pl.72-0.new']) writeFileSync(join(out, name), 'x');
    for (const name of old) utimesSync(join(out, name), 1, 1);
    writeFileSync(join(out, 'a.pl'), 'x');
    await writeAll(await plan([{ path: join(out, 'a.pl'), text: 'x' }]));
    expect(readdirSync(out).sort()).toEqual(
      ['a.pl', 'a.pl.71-0.newer', 'a.pl.72-0.new', 'a.pl.new', 'b.pl.71-0.new'].sort(),
    );
  });
});
