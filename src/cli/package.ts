/** The package this program came in: its version, and the files beside it. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder upwards with a package.json: the program runs from `dist` and from `src` alike. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (let up = dirname(folder); up !== folder; up = dirname(folder)) {
    if (manifestIn(folder)) return folder;
    folder = up;
  }
  throw new Error('the program stands outside its package');
}

export const version = (): string => String(manifestIn(packageRoot())?.version);

export const EXAMPLE = join('docs', 'examples', 'workspace');

function manifestIn(folder: string): { version?: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: unknown };
  } catch {
    return undefined;
  }
}
