/** What a hook is given of the process it runs in: clock, chance, places and the store. */

import { fail, type Result } from '../../logic/diagnostics.ts';
import type { RuleAudience } from '../../memory/in-force.ts';
import type { Origin } from '../../memory/new-rule.ts';
import type { PolicyWords } from '../../memory/policy-words.ts';
import { storeFault } from '../../store/fault.ts';
import type { Store, Stored } from '../../store/store.ts';
import type { HookEvent } from './event.ts';
import type { KeptRules } from './kept-rules.ts';
import type { SessionFile } from './session-file.ts';

export interface HookWorld {
  /** RFC 3339. */
  readonly now: string;
  /** An IANA name. */
  readonly zone: string;
  readonly home: string;
  /** Where the hook itself runs: the folder of an agent that says none. */
  readonly cwd: string;
  readonly newId: Origin['newId'];
  /** Whether there is a store to open; it is made where there is none. */
  readonly storeIsThere: () => boolean;
  /** Opens the store, which the caller closes. */
  readonly openStore: () => Promise<Stored<Store>>;
  /** The rules as they were kept beside the store, where they are. */
  readonly kept?: KeptRules;
  readonly notesOf: (event: HookEvent) => SessionFile;
  /** The project of a folder. */
  readonly projectOf: (folder: string) => string;
  /** The words and tools of the user's policy; the error says why they cannot be had. */
  readonly words?: () => Promise<Result<PolicyWords, string>>;
  readonly realPath: (path: string) => string | undefined;
  /** Decide and count, and let every call pass. */
  readonly shadow: boolean;
}

/** Whose word counts at this machine. */
export const OWNER = 'user';

export function audienceOf(event: HookEvent, world: HookWorld): RuleAudience {
  return {
    now: world.now,
    owner: OWNER,
    project: world.projectOf(event.cwd ?? world.cwd),
    agent: event.agent,
    ...(event.session_id !== undefined && { session_id: event.session_id }),
  };
}

/** What is said in a project is about it. */
export function originOf(event: HookEvent, world: HookWorld): Origin {
  const { now, zone, newId } = world;
  const { message_id, session_id } = event;
  return {
    now,
    zone,
    newId,
    owner: OWNER,
    scope: { kind: 'project', name: world.projectOf(event.cwd ?? world.cwd) },
    ...(message_id !== undefined && { message_id }),
    ...(session_id !== undefined && { session_id }),
  };
}

/**
 * Does something with the store and closes it, whatever comes of it. A store that is gone while a session knows
 * rules of it is a fault, and not an empty store.
 */
export async function withStore<T>(
  event: HookEvent,
  world: HookWorld,
  act: (store: Store) => Promise<Stored<T>>,
): Promise<Stored<T>> {
  if (!world.storeIsThere() && knowsRules(event, world)) return fail(storeFault('unopenable', 'it is gone'));
  const opened = await world.openStore();
  if (!opened.ok) return opened;
  try {
    return await act(opened.value);
  } finally {
    await opened.value.close();
  }
}

const knowsRules = (event: HookEvent, world: HookWorld): boolean =>
  event.session_id !== undefined && (world.notesOf(event).known()?.rules.length ?? 0) > 0;
