/** Folders: the policy files in one and below it, without leaving it. */

import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Diagnostic, shown } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import type { Found } from './files.ts';
import { wrong } from './wrong.ts';

/** Folders inside folders; a deeper tree is no policy. */
const MAX_DEPTH = 64;

/** Every `.pl` file below a folder, in order. What is wrong on the way is added to `unread`. */
export async function policyFilesBelow(path: string, real: string, unread: Diagnostic[]): Promise<Found[]> {
  const found: Found[] = [];
  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => error as Error);
    if (entries instanceof Error) {
      const message = `${shown(folder)} cannot be read: ${entries.message}`;
      unread.push(wrong(folder, 'unreadable_path', message));
      return;
    }
    for (const entry of entries.sort((a, b) => compareText(a.name, b.name))) await meet(folder, entry, depth);
  };
  const meet = async (folder: string, entry: Dirent, depth: number): Promise<void> => {
    const at = join(folder, entry.name);
    if (isPassedOver(entry.name)) return;
    if (entry.isSymbolicLink()) found.push(...(await followLink(at, real, unread)));
    else if (entry.isDirectory() && depth < MAX_DEPTH) await visit(at, depth + 1);
    else if (entry.isFile() && isPolicy(entry.name))
      found.push({ path: slashes(at), real: await realpath(at) });
  };
  await visit(path, 0);
  return found;
}

const isPolicy = (name: string): boolean => name.endsWith('.pl');
const isPassedOver = (name: string): boolean => name.startsWith('.') || name === 'node_modules';
const slashes = (path: string): string => path.replaceAll(sep, '/');

/** Whether a real path is the folder or lies below it. */
export function isBelow(real: string, folder: string): boolean {
  const way = relative(folder, real);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !/^([\\/]|[A-Za-z]:)/.test(way));
}

/**
 * A link to a file of the same tree counts as a file here; a link to a folder of it leads to nothing new. A
 * policy that is linked from elsewhere might change without anyone seeing it here, and is refused.
 */
async function followLink(at: string, root: string, unread: Diagnostic[]): Promise<readonly Found[]> {
  try {
    const real = await realpath(at);
    const target = await stat(real);
    if (!target.isDirectory() && !isPolicy(at)) return [];
    if (isBelow(real, root)) return target.isFile() ? [{ path: slashes(at), real }] : [];
    const message = `${shown(at)} leads out of the folder that was given`;
    unread.push(
      wrong(slashes(at), 'path_outside', message, { expected: 'the file itself, or its own path' }),
    );
  } catch (error) {
    if (isPolicy(at)) {
      const message = `the link ${shown(at)} leads nowhere`;
      unread.push(wrong(slashes(at), 'unreadable_path', error instanceof Error ? message : String(error)));
    }
  }
  return [];
}
