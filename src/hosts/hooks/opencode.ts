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
  typed: typedIn,
  tools: OPENCODE_TOOLS,
  asksAt: [],
  answer,
};

/**
 * `opencode run "never push"` puts each of its words that holds a space between quotes, and a text between quotes
 * is somebody else's: where that is all there is, or all before what was piped in, the quotes are taken off.
 */
export function typedIn(prompt: string): string {
  const [whole, inner] = /^"((?:[^"\\]|\\.)*)"(?=\n|$)/s.exec(prompt) ?? [];
  return whole === undefined || inner === undefined
    ? prompt
    : inner.replaceAll('\\"', '"') + prompt.slice(whole.length);
}

function answer(event: HookEvent, given: Verdict): HookOutput {
  const { decision, reason, context, notice } = askAsDeny(given, event);
  const why = decision === 'allow' ? reason : reason || REFUSED;
  return jsonOutput({ decision, ...present({ reason: why, context, notice }) });
}
