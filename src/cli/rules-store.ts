/** The store as the commands open it, and how its faults are told. */

import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { isTimeZone } from '../memory/calendar.ts';
import { idFrom } from '../memory/id.ts';
import type { RuleAudience } from '../memory/in-force.ts';
import type { Origin } from '../memory/new-rule.ts';
import { homeFolder } from '../node/home-folder.ts';
import { projectOf } from '../node/project-of.ts';
import type { StoreFault } from '../store/fault.ts';
import { storeLocation } from '../store/location.ts';
import { openStore, type Store } from '../store/store.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { clean } from './text.ts';
import type { View } from './view.ts';

export interface StoreOptions {
  readonly store?: string;
  readonly owner?: string;
  readonly project?: string;
  readonly agent?: string;
  readonly session?: string;
  readonly now?: string;
  readonly zone?: string;
  readonly message?: string;
}

export const storeFailure = ({ code, cause, message, retryable }: StoreFault): Failure => ({
  exit: EXIT.usage,
  code,
  message,
  detail: { cause, retryable },
});

export async function openNamedStore(given: string | undefined): Promise<Result<Store, Failure>> {
  const location = storeLocation(given, process.env, homeFolder());
  if (!location.ok) return fail(storeFailure(location.error));
  const opened = await openStore(location.value);
  return opened.ok ? opened : fail(storeFailure(opened.error));
}

/** Opens the store, does what is asked, and closes it whatever comes of it. */
export async function withOpenStore(
  view: View,
  options: StoreOptions,
  act: (store: Store, asked: Asked) => Promise<Result<ExitCode, Failure>>,
): Promise<ExitCode> {
  const asked = askedWith(options);
  if (!asked.ok) return refuse(view, asked.error);
  const store = await openNamedStore(options.store);
  if (!store.ok) return refuse(view, store.error);
  try {
    const done = await act(store.value, asked.value);
    return done.ok ? done.value : refuse(view, done.error);
  } finally {
    await store.value.close();
  }
}

export interface Asked {
  readonly audience: RuleAudience;
  readonly origin: Origin;
}

/** The clock and chance of the process enter here. */
export function askedWith(options: StoreOptions): Result<Asked, Failure> {
  const { owner = 'user', project, agent, session, message } = options;
  const now = options.now ?? new Date().toISOString();
  const zone = options.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!/^\d{4}-\d\d-\d\dT/.test(now) || Number.isNaN(Date.parse(now)))
    return fail(
      usage('invalid_time', `--now: \`${clean(now)}\` is no time of RFC 3339, such as 2026-11-30T09:00:00Z`),
    );
  if (!isTimeZone(zone))
    return fail(usage('invalid_zone', `--zone: \`${clean(zone)}\` is no time zone, such as Europe/Berlin`));
  const here = {
    // What is said to an agent is about the project it works in: whoever looks from there sees it.
    project: project ?? projectOf(process.cwd()),
    ...(agent !== undefined && { agent }),
  };
  return ok({
    audience: {
      ...{ now: new Date(now).toISOString(), owner, ...here },
      ...(session !== undefined && { session_id: session }),
    },
    origin: {
      now: new Date(now).toISOString(),
      zone,
      owner,
      scope: scopeOf(options),
      here,
      ...(session !== undefined && { session_id: session }),
      ...(message !== undefined && { message_id: message }),
      newId: (prefix) => idFrom(prefix, randomBytes(16)),
    },
  });
}

/** What is said in a project, or to an agent, is about it. */
function scopeOf({ project, agent }: StoreOptions): Origin['scope'] {
  if (project !== undefined) return { kind: 'project', name: project };
  return agent === undefined ? { kind: 'user' } : { kind: 'agent', name: agent };
}
