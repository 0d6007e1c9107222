/** When a call failed: it is counted for the notes that repeated failures earn. */

import type { Adapter } from './adapter.ts';
import type { HookEvent, Verdict } from './event.ts';
import { commonName } from './neutral-call.ts';
import { NO_NOTES } from './session-file.ts';
import type { HookWorld } from './world.ts';

const MOST_FAILED = 50;
const SUMMARY = 500;

export function noteFailure(adapter: Adapter, event: HookEvent, world: HookWorld): Verdict {
  const { session_id, tool, error } = event;
  if (session_id === undefined || tool === undefined || error === undefined) return { decision: 'allow' };
  const file = world.notesOf(event);
  const notes = file.read() ?? NO_NOTES;
  const failed = {
    tool: commonName(adapter, tool),
    arguments: {},
    success: false,
    output_summary: error.slice(0, SUMMARY),
  };
  file.write({ ...notes, failed: [...notes.failed, failed].slice(-MOST_FAILED) });
  return { decision: 'allow' };
}
