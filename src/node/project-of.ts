/** The project that a folder belongs to: what is said there is about it. */

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The nearest folder at or above that is a checkout; a folder outside of any is its own project. */
export function projectOf(folder: string): string {
  const start = real(resolve(folder));
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return start;
  }
}

function real(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
