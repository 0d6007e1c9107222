/** A call that is always denied: what shows that a hook is alive. No agent has a tool of this name. */

import type { Adapter } from './adapter.ts';
import type { HookEvent, HookOutput, Verdict } from './event.ts';

export const PROBE = 'lictor_probe';
export const PROBE_REASON = 'this is the harmless call of lictor doctor, which is always denied';

export const probeVerdict = ({ tool, arguments: args }: HookEvent): Verdict | undefined =>
  tool === PROBE || args?.command === PROBE ? { decision: 'deny', reason: PROBE_REASON } : undefined;

/** The payload in the agent's own words. */
export function probePayload({ fields, toolOf }: Adapter, called: string, cwd: string): string {
  const put = (names: readonly string[], value: unknown): object => ({ [names[0] ?? '']: value });
  return JSON.stringify({
    ...put(fields.session_id, 'lictor-doctor'),
    ...put(fields.cwd, cwd),
    ...put(fields.event, called),
    ...put(fields.tool, PROBE),
    ...(toolOf?.[called] === undefined ? put(fields.arguments, {}) : { command: PROBE }),
  });
}

/** Whether this is the answer that denies the probe, and no other. */
export const deniesProbe = ({
  stdout,
  exit,
}: Pick<HookOutput, 'stdout'> & { exit: number | null }): boolean =>
  exit === 0 && stdout.includes(PROBE_REASON) && /"(?:deny|permission":"deny)"/.test(stdout);
