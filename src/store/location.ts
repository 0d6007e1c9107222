/** Where the store is: what was asked for, what the environment says, or a file in the user's home. */

import { join, resolve } from 'node:path';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { type StoreFault, storeFault } from './fault.ts';

export type StoreLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string };

export interface LocationEnvironment {
  readonly LICTOR_STORE?: string | undefined;
  readonly XDG_DATA_HOME?: string | undefined;
}

/**
 * A file, or a `postgres://` address. Without either, `LICTOR_STORE`; then `lictor/lictor.db` in `XDG_DATA_HOME`
 * (XDG Base Directory Specification); then `~/.lictor/lictor.db`.
 */
export function storeLocation(
  given: string | undefined,
  environment: LocationEnvironment,
  home: string,
): Result<StoreLocation, StoreFault> {
  const named = given ?? (environment.LICTOR_STORE || undefined);
  if (named === undefined) {
    const path = defaultPath(environment, home);
    return path === undefined
      ? fail(storeFault('unopenable', 'there is no home folder'))
      : ok({ engine: 'sqlite', path });
  }
  if (/^postgres(ql)?:\/\//i.test(named)) return ok({ engine: 'postgres', url: named });
  if (named.trim() === '' || named.includes('\0') || /^[a-z][a-z0-9+.-]*:\/\//i.test(named))
    return fail(storeFault('bad_location'));
  return ok({ engine: 'sqlite', path: resolve(named) });
}

/** None where there is no home: a path without one would be below whatever folder is the current one. */
function defaultPath({ XDG_DATA_HOME }: LocationEnvironment, home: string): string | undefined {
  if (XDG_DATA_HOME?.startsWith('/')) return join(XDG_DATA_HOME, 'lictor', 'lictor.db');
  return home === '' ? undefined : join(home, '.lictor', 'lictor.db');
}
