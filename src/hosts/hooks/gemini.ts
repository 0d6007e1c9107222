/**
 * Gemini CLI. A refusal stands at the top level; Claude Code's form is passed over and runs the tool, and `ask`
 * hangs a run without a person.
 */

import { type Adapter, USUAL_FIELDS } from './adapter.ts';
import type { HookEvent, HookOutput, Verdict } from './event.ts';
import { askAsDeny, jsonOutput, present, REFUSED, unlessEmpty } from './output.ts';
import { GEMINI_TOOLS } from './tool-names.ts';

export const gemini: Adapter = {
  agent: 'gemini',
  events: {
    BeforeAgent: 'prompt',
    BeforeTool: 'pre_tool',
    AfterTool: 'post_tool',
    SessionStart: 'session_start',
    PreCompress: 'pre_compact',
    AfterAgent: 'stop',
  },
  fields: USUAL_FIELDS,
  tools: GEMINI_TOOLS,
  asksAt: [],
  answer,
};

const TAKES_CONTEXT: ReadonlySet<string> = new Set(['BeforeAgent', 'AfterTool', 'SessionStart']);

function answer(event: HookEvent, given: Verdict): HookOutput {
  const { decision, reason, context, notice } = askAsDeny(given, event);
  if (event.event === 'pre_tool' && decision !== 'allow')
    return jsonOutput({
      decision: 'deny',
      reason: reason || REFUSED,
      ...present({ systemMessage: notice }),
    });
  const heard = TAKES_CONTEXT.has(event.called) ? context : undefined;
  return unlessEmpty({
    ...(heard !== undefined && {
      hookSpecificOutput: { hookEventName: event.called, additionalContext: heard },
    }),
    ...present({ systemMessage: notice }),
  });
}
