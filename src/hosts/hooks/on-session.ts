/** When a session or a subagent begins: the rules in force stand in its context. */

import { rulesInForce } from '../../memory/in-force.ts';
import { rulesForPrompt } from '../../memory/pins.ts';
import type { HookEvent, Verdict } from './event.ts';
import { NO_NOTES } from './session-file.ts';
import { audienceOf, type HookWorld, withStore } from './world.ts';

export async function verdictOnStart(event: HookEvent, world: HookWorld): Promise<Verdict> {
  const state = await withStore(event, world, (store) => store.state());
  const file = event.session_id === undefined ? undefined : world.notesOf(event);
  if (state.ok) {
    const { compacted: _, ...notes } = file?.read() ?? NO_NOTES;
    file?.write(notes);
    file?.know(state.value);
  }
  const known = state.ok ? state.value.rules : (file?.known()?.rules ?? []);
  const rules = rulesInForce(known, audienceOf(event, world));
  const { rendered, rules: pinned } = rulesForPrompt(rules);
  const notice = [
    ...(state.ok ? [] : [`lictor: ${state.error.message} (lictor doctor)`]),
    ...(pinned.length > 0 && event.event === 'session_start' ? [inForce(pinned.length)] : []),
  ];
  return {
    decision: 'allow',
    ...(rendered !== '' && { context: rendered }),
    ...(notice.length > 0 && { notice: notice.join('\n') }),
  };
}

const inForce = (n: number): string =>
  `lictor: ${n} ${n === 1 ? 'rule is' : 'rules are'} in force here (lictor rules list)`;

/** What was said before a compaction is gone; the rules are said again with the next prompt. */
export function noteCompaction(event: HookEvent, world: HookWorld): Verdict {
  if (event.session_id !== undefined) {
    const file = world.notesOf(event);
    file.write({ ...(file.read() ?? NO_NOTES), compacted: true });
  }
  return { decision: 'allow' };
}
