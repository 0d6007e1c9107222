/** Folders, made with those above them. */

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Throws what the system says when a folder cannot be made. Where a file system answers that a folder above is
 * missing though it is there (`/proc`, homes that are mounted when they are asked for), Node's own `recursive` tries
 * for ever.
 */
export function makeFolder(path: string, mode = 0o777): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    const above = dirname(path);
    if (code !== 'ENOENT' || above === path || existsSync(above)) throw error;
    makeFolder(above, mode);
    makeFolderIn(path, mode);
  }
}

/** Another process may have made it meanwhile. */
function makeFolderIn(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
