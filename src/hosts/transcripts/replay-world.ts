/** The world of a replay: a clock that the transcript turns, notes and rules in memory, and nothing of this machine. */

import { ok } from '../../logic/diagnostics.ts';
import { idFrom } from '../../memory/id.ts';
import type { Store } from '../../store/store.ts';
import { type KnownRules, knownOf, type SessionFile, type SessionNotes } from '../hooks/session-file.ts';
import type { HookWorld } from '../hooks/world.ts';

export interface ReplayOptions {
  /** An IANA name. */
  readonly zone: string;
  /** What `~` stands for, where the transcript's own folders do not say it. */
  readonly home: string;
  /** The folder of transcripts that name none. */
  readonly cwd: string;
  /** RFC 3339: the time of transcripts that name none. */
  readonly now: string;
}

/** A session is one project, which its first folder names: whether there is a checkout is not asked of this machine. */
export interface ReplayWorld {
  readonly at: (now: string, folder: string | undefined) => HookWorld;
}

export function replayWorld(store: Store, { zone, home, cwd }: ReplayOptions): ReplayWorld {
  const notes = new Map<string, SessionNotes>();
  const rules = new Map<string, KnownRules>();
  let ids = 0;
  const notesOf = (session = ''): SessionFile => ({
    known: () => rules.get(session),
    know: (state) => void rules.set(session, knownOf(state)),
    read: () => notes.get(session),
    write: (written) => void notes.set(session, written),
  });
  const newId = (prefix: 'r' | 'w'): string => {
    ids += 1;
    const bytes = new Uint8Array(16);
    new DataView(bytes.buffer).setUint32(12, ids);
    return idFrom(prefix, bytes);
  };
  return {
    at: (now, folder = cwd) => ({
      ...{ now, zone, newId, cwd: folder },
      home: homeIn(folder) ?? home,
      storeIsThere: () => true,
      openStore: () => Promise.resolve(ok(store)),
      notesOf: ({ session_id }) => notesOf(session_id),
      projectOf: () => folder,
      realPath: () => undefined,
      shadow: false,
    }),
  };
}

/** `/home/NAME`, `/Users/NAME`, `C:\Users\NAME`: the folder may be of another machine. */
const homeIn = (folder: string): string | undefined =>
  /^(?:\/(?:home|Users)\/[^/]+|[A-Za-z]:\\Users\\[^\\]+)(?=[\\/]|$)/.exec(folder)?.[0];
