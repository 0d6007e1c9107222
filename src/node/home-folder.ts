/** The home of the user. */

import { homedir, userInfo } from 'node:os';
import { isAbsolute } from 'node:path';

/** An absolute path, or nothing: a home that is called by an empty or relative name would be the current folder. */
export function homeFolder(): string {
  for (const find of [homedir, () => userInfo().homedir])
    try {
      const home = find();
      if (isAbsolute(home)) return home;
    } catch {
      // There is no such user.
    }
  return '';
}
