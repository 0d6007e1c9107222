/** The files that the arguments of `lictor watch` stand for. */

import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import type { Failure } from './failure.ts';
import { unreadable } from './read-file.ts';

export interface TranscriptFile {
  readonly path: string;
  /** RFC 3339: when it was last written. */
  readonly written: string;
  /** Whether it was named, and not found in a folder: then it has to be a transcript. */
  readonly named: boolean;
}

/** Named files in their order, and those of a folder newest first. */
export async function transcriptFiles(
  path: string,
  now: string,
): Promise<Result<readonly TranscriptFile[], Failure>> {
  if (path === '-') return ok([{ path, written: now, named: true }]);
  try {
    const about = await stat(path);
    return ok(about.isDirectory() ? await filesIn(path) : [fileAt(path, about, true)]);
  } catch (error) {
    return fail(await unreadable(path, error, 'file or folder'));
  }
}

const fileAt = (path: string, { mtime }: Stats, named: boolean): TranscriptFile => ({
  path,
  written: mtime.toISOString(),
  named,
});

const NAMES = /\.(?:jsonl|json)$/i;

/** Links are not followed: a folder may hold itself. */
async function filesIn(folder: string): Promise<readonly TranscriptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() && NAMES.test(entry.name));
  const files: TranscriptFile[] = [];
  for (const { parentPath, name } of paths) {
    const path = join(parentPath, name);
    // A file that is gone again, or may not be looked at, is met when it is read.
    const about = await stat(path).catch(() => undefined);
    if (about) files.push(fileAt(path, about, false));
  }
  return files.sort((a, b) =>
    a.written === b.written ? (a.path < b.path ? -1 : 1) : a.written < b.written ? 1 : -1,
  );
}
