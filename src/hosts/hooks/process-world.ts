/** The world of a hook as the process has it. */

import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fail } from '../../logic/diagnostics.ts';
import { idFrom } from '../../memory/id.ts';
import { homeFolder } from '../../node/home-folder.ts';
import { projectOf } from '../../node/project-of.ts';
import { realPath } from '../../node/real-path.ts';
import { systemZone } from '../../node/system-zone.ts';
import { storeLocation } from '../../store/location.ts';
import { keptRules } from './kept-rules.ts';
import { type SessionFile, sessionFile } from './session-file.ts';
import type { HookWorld } from './world.ts';

export interface WorldOptions {
  readonly shadow?: boolean;
  /** A file, or a `postgres://` address; default as for every command. */
  readonly store?: string;
  /** Files and folders of a policy whose words count; default: those of `LICTOR_POLICY`. */
  readonly policy?: readonly string[];
}

/** Where there is no place for notes, there are none. */
const NO_FILE: SessionFile = {
  known: () => undefined,
  know: () => {},
  read: () => undefined,
  write: () => {},
};

export function processWorld({ shadow = false, store, policy }: WorldOptions): HookWorld {
  const home = homeFolder();
  const location = storeLocation(store, process.env, home);
  const file = location.ok && location.value.engine === 'sqlite' ? location.value.path : undefined;
  const folder = file === undefined ? join(home, '.lictor') : dirname(file);
  const paths = policy ?? (process.env.LICTOR_POLICY ?? '').split(delimiter).filter((path) => path !== '');
  const kept = file === undefined ? undefined : keptRules(file);
  return {
    ...(kept && { kept }),
    now: new Date().toISOString(),
    zone: systemZone(process.env.TZ),
    home,
    cwd: process.cwd(),
    newId: (prefix) => idFrom(prefix, crypto.getRandomValues(new Uint8Array(16))),
    storeIsThere: () => file === undefined || existsSync(file),
    openStore: async () =>
      location.ok ? (await import('../../store/store.ts')).openStore(location.value) : fail(location.error),
    notesOf: ({ agent, session_id = '' }) =>
      home === '' && file === undefined ? NO_FILE : sessionFile(folder, agent, session_id),
    projectOf,
    ...(paths.length > 0 && {
      words: async () => (await import('./load-words.ts')).loadWords(paths),
    }),
    realPath,
    shadow,
  };
}
