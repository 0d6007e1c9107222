/** Files to write: compared with what is there, and replaced all together or not at all. */

import { copyFile, mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { shown as quoted } from '../logic/diagnostics.ts';
import { type Failure, usage } from './failure.ts';
import { moreLine, shorten } from './layout.ts';
import { clean, cut } from './text.ts';
import type { Paint, View } from './view.ts';

export interface OutFile {
  readonly path: string;
  readonly text: string;
}

/** A file to write, and how that stands to what is there. */
export interface PlannedFile extends OutFile {
  readonly state: 'new' | 'same' | 'differs';
  readonly before?: string;
}

export const plan = (files: readonly OutFile[]): Promise<PlannedFile[]> => Promise.all(files.map(planOne));

async function planOne(file: OutFile): Promise<PlannedFile> {
  const before = await readFile(file.path, 'utf8').catch(() => undefined);
  if (before === undefined) return { ...file, state: 'new' };
  return { ...file, before, state: before === file.text ? 'same' : 'differs' };
}

/** What is asked of a file system. Tests give one that fails. */
export interface Disk {
  readonly makeFolder: (path: string) => Promise<unknown>;
  /** Writes a text that is on the disk when this returns. */
  readonly write: (path: string, text: string) => Promise<unknown>;
  readonly copy: (from: string, to: string) => Promise<unknown>;
  readonly rename: (from: string, to: string) => Promise<unknown>;
  readonly remove: (path: string) => Promise<unknown>;
}

const DISK: Disk = {
  makeFolder: (path) => mkdir(path, { recursive: true }),
  write: writeThrough,
  copy: copyFile,
  rename,
  remove: (path) => rm(path, { force: true }),
};

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A file with its new text beside it, and its old one where there is one. */
interface Staged {
  readonly path: string;
  readonly fresh: string;
  readonly old: string | undefined;
}

/**
 * Writes what is new or differs, in the order given.
 *
 * All texts are written beside their files first, and then put in their place one by one; when that fails, those
 * that were replaced are put back. A file that is being read meanwhile is either the old one or the new one. If
 * the process dies in between, the files up to there are new: callers order them so that this can be read. What
 * it left beside them is taken away by the next run.
 */
export async function writeAll(
  files: readonly PlannedFile[],
  disk: Disk = DISK,
): Promise<Failure | undefined> {
  const staged: Staged[] = [];
  const replaced: Staged[] = [];
  let current = '';
  try {
    for (const file of files) {
      const path = await realpath(file.path).catch(() => file.path);
      await discard(await leftBeside(path), disk);
      if (file.state === 'same') continue;
      current = file.path;
      const beside = `${path}.${process.pid}-${staged.length}`;
      const one = { path, fresh: `${beside}.new`, old: file.state === 'new' ? undefined : `${beside}.old` };
      staged.push(one);
      await stage(one, file.text, disk);
    }
    for (const one of staged) {
      current = one.path;
      await disk.rename(one.fresh, one.path);
      replaced.push(one);
    }
    return undefined;
  } catch (error) {
    for (const one of replaced.reverse()) await putBack(one, disk);
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return usage('unwritable_file', `${quoted(current)} cannot be written (${why})`);
  } finally {
    for (const { fresh, old } of staged) await discard([fresh, old], disk);
  }
}

/** Files of a run that died are older than any run takes. */
const LEFT_AFTER_MS = 60_000;

/** What a run that died left beside a file. */
async function leftBeside(path: string): Promise<string[]> {
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  const names = await readdir(folder).catch((): string[] => []);
  const named = names.filter(
    (name) => name.startsWith(start) && /^\d+-\d+\.(?:new|old)$/.test(name.slice(start.length)),
  );
  const left = await Promise.all(named.map((name) => isLeft(join(folder, name))));
  return named.filter((_, i) => left[i]).map((name) => join(folder, name));
}

const isLeft = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile() && Date.now() - found.mtimeMs > LEFT_AFTER_MS,
    () => false,
  );

async function stage({ path, fresh, old }: Staged, text: string, disk: Disk): Promise<void> {
  await disk.makeFolder(dirname(path));
  await disk.write(fresh, text);
  if (old !== undefined) await disk.copy(path, old);
}

/** As far as that is possible: the failure that led here is the one to tell. */
async function putBack({ path, old }: Staged, disk: Disk): Promise<void> {
  await (old === undefined ? disk.remove(path) : disk.rename(old, path)).catch(() => undefined);
}

async function discard(paths: readonly (string | undefined)[], disk: Disk): Promise<void> {
  for (const path of paths) if (path !== undefined) await disk.remove(path).catch(() => undefined);
}

const MOST_LINES = 20;

/** Lines that would go and come. Lines that only move are not told. */
export function differenceLines(
  { text, before = '' }: PlannedFile,
  { all, width }: View,
  paint: Paint,
): string[] {
  const line = (mark: string, content: string) => cut(`${mark} ${clean(content)}`, width - 4);
  const gone = without(before.split('\n'), text.split('\n')).map((content) => paint.red(line('-', content)));
  const come = without(text.split('\n'), before.split('\n')).map((content) =>
    paint.green(line('+', content)),
  );
  const changed = [...gone, ...come];
  if (changed.length === 0) return ['    the same lines in another order'];
  const { shown, more } = shorten(changed, MOST_LINES, all);
  return [...shown.map((dressed) => `    ${dressed}`), ...moreLine(more)];
}

/** The lines of one text that the other has not, as often as it has not. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const there = left.get(line) ?? 0;
    if (there > 0) left.set(line, there - 1);
    return there === 0;
  });
}
