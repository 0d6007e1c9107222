/** Where a path leads once its links are followed. */

import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Of a path that is not there yet, the folders that are. Undefined for a relative path. */
export function realPath(path: string): string | undefined {
  if (!path.startsWith('/') || path.includes('\0')) return undefined;
  let rest = '';
  for (let at = path; ; at = dirname(at)) {
    try {
      return join(realpathSync.native(at), rest);
    } catch {
      if (at === dirname(at)) return undefined;
      rest = join(basename(at), rest);
    }
  }
}
