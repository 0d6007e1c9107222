/** Policy files on disk: the files and folders a host names, as the texts that loading takes. */

import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { LIMITS } from '../catalog/analyse/clauses.ts';
import type { Code } from '../catalog/analyse/codes.ts';
import { type LoadInput, loadPolicyFiles, type PolicyFile } from '../catalog/load.ts';
import { type Diagnostic, fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { attachmentsBeside } from './attachments.ts';
import { policyFilesBelow } from './folders.ts';
import { readUtf8 } from './utf8.ts';
import { namesIn, wrong } from './wrong.ts';

export interface ReadOptions {
  /** Called before each file. */
  readonly onProgress?: (progress: {
    readonly step: string;
    readonly done: number;
    readonly total: number;
  }) => void;
}

/** A file to read: its name in diagnostics, and where it is. */
export interface Found {
  readonly path: string;
  readonly real: string;
}

/**
 * Reads policy files, and every `.pl` file in the folders and below.
 *
 * Folders named `node_modules` or starting with a dot are passed over, and links that lead out of a folder are
 * errors. The error holds everything that is wrong, with the mistakes in the files that could be read too.
 */
export async function readPolicyFiles(
  paths: readonly string[],
  { onProgress }: ReadOptions = {},
): Promise<Result<LoadInput>> {
  const unread: Diagnostic[] = [];
  const found = await findAll(paths, unread);
  const files: PolicyFile[] = [];
  for (const [done, { path, real }] of found.entries()) {
    onProgress?.({ step: 'reading', done, total: found.length });
    const text = await readFound({ path, real });
    if (typeof text === 'string') files.push({ path, text });
    else unread.push(text);
  }
  onProgress?.({ step: 'checking', done: found.length, total: found.length });
  const input = { files, attachment: attachmentsBeside(files.map(({ path }) => path)) };
  if (unread.length === 0) return ok(input);
  const loaded = loadPolicyFiles({ ...input, unread });
  return fail(loaded.ok ? unread : loaded.error);
}

/** The files that the paths name, each once, by name. */
async function findAll(paths: readonly string[], unread: Diagnostic[]): Promise<Found[]> {
  const byReal = new Map<string, Found>();
  if (paths.length === 0) unread.push(wrong('policy', 'empty_policy', 'no file or folder is given'));
  for (const path of [...paths].sort(compareText)) {
    for (const file of await findAt(path, unread)) if (!byReal.has(file.real)) byReal.set(file.real, file);
  }
  return [...byReal.values()].sort((a, b) => compareText(a.path, b.path));
}

async function findAt(path: string, unread: Diagnostic[]): Promise<readonly Found[]> {
  const known = await stat(path).catch((error: unknown) => error);
  if (known instanceof Error) {
    unread.push(await notThere(path, known));
    return [];
  }
  const real = await realpath(path);
  const { isFile, isFolder } = kindOf(known);
  if (isFile) return [{ path, real }];
  if (!isFolder) {
    unread.push(wrong(path, 'unreadable_path', `${shown(path)} is neither a file nor a folder`));
    return [];
  }
  const files = await policyFilesBelow(path, real, unread);
  if (files.length === 0 && unread.length === 0)
    unread.push(
      wrong(path, 'empty_policy', `there is no policy file in ${shown(path)}`, {
        expected: 'a file named *.pl',
      }),
    );
  return files;
}

function kindOf(known: unknown): { isFile: boolean; isFolder: boolean } {
  const stats = known as Awaited<ReturnType<typeof stat>>;
  return { isFile: stats.isFile(), isFolder: stats.isDirectory() };
}

async function notThere(path: string, error: Error): Promise<Diagnostic> {
  const code = 'code' in error ? error.code : undefined;
  if (code !== 'ENOENT' && code !== 'ENOTDIR') return unreadable(path, error);
  const nearest = nearestName(basename(path), await namesIn(dirname(resolve(path))));
  const beside =
    nearest === undefined ? undefined : path.slice(0, path.length - basename(path).length) + nearest;
  return wrong(path, 'missing_path', `there is no file or folder ${shown(path)}`, { nearest: beside });
}

const unreadable = (path: string, error: unknown): Diagnostic =>
  wrong(
    path,
    'unreadable_path',
    `${shown(path)} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`,
  );

/** The text of a file, or why there is none. */
async function readFound({ path, real }: Found): Promise<string | Diagnostic> {
  try {
    const { size } = await stat(real);
    if (size > LIMITS.file) {
      return wrong(path, 'file_too_large', `the file has ${size} bytes`, {
        expected: `at most ${LIMITS.file}`,
      });
    }
    const read = await readUtf8(real);
    if (read.ok) return read.text;
    const code: Code = 'not_utf8';
    return { ...wrong(path, code, 'the file is not UTF-8 text', { expected: 'UTF-8' }), ...read.at };
  } catch (error) {
    return unreadable(path, error);
  }
}
