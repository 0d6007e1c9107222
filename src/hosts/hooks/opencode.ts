/**
 * opencode. A plugin of ours (plugin.ts) runs the hook and throws unless it is told, in so many words, that the
 * call is allowed. There is no way to ask from there.
 */

import { type Adapter, USUAL_FIELDS } from './adapter.ts';
import type { HookEvent, HookOutput, Verdict } from './event.ts';
import { askAsDeny, jsonOutput, present, REFUSED } from './output.ts';
import { OPENCODE_TOOLS } from './tool-names.ts';

export const opencode: Adapter = {
  agent: 'opencode',
  events: {
    'chat.message': 'prompt',
    'tool.execute.before': 'pre_tool',
    'tool.execute.after': 'post_tool',
    'session.created': 'session_start',
    'session.compacting': 'pre_compact',
  },
  fields: USUAL_FIELDS,
  tools: OPENCODE_TOOLS,
  asksAt: [],
  answer,
};

function answer(event: HookEvent, given: Verdict): HookOutput {
  const { decision, reason, context, notice } = askAsDeny(given, event);
  const why = decision === 'allow' ? reason : reason || REFUSED;
  return jsonOutput({ decision, ...present({ reason: why, context, notice }) });
}
