/**
 * Claude Code. Its hooks answer in `hookSpecificOutput`; without `hookEventName`, or with a decision it does not
 * know, it runs the tool. `ask` asks the person, and refuses where there is none (`-p`).
 */

import { type Adapter, USUAL_FIELDS } from './adapter.ts';
import type { HookEvent, HookOutput, Verdict } from './event.ts';
import { jsonOutput, present, REFUSED, unlessEmpty } from './output.ts';
import { CLAUDE_CODE_TOOLS } from './tool-names.ts';

export const claudeCode: Adapter = {
  agent: 'claude-code',
  events: {
    UserPromptSubmit: 'prompt',
    PreToolUse: 'pre_tool',
    PostToolUse: 'post_tool',
    PostToolUseFailure: 'tool_failed',
    SessionStart: 'session_start',
    PreCompact: 'pre_compact',
    SubagentStart: 'subagent_start',
    Stop: 'stop',
  },
  fields: USUAL_FIELDS,
  tools: CLAUDE_CODE_TOOLS,
  asksAt: ['PreToolUse'],
  answer,
};

/** Events whose `additionalContext` reaches the model. Stop is not one: context there makes the agent go on. */
const TAKES_CONTEXT: ReadonlySet<string> = new Set([
  'UserPromptSubmit',
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'SessionStart',
  'SubagentStart',
]);

function answer(event: HookEvent, { decision, reason, context, notice }: Verdict): HookOutput {
  const { called } = event;
  const heard = TAKES_CONTEXT.has(called) ? context : undefined;
  if (event.event === 'pre_tool' && decision !== 'allow')
    return jsonOutput({
      hookSpecificOutput: {
        hookEventName: called,
        permissionDecision: decision,
        permissionDecisionReason: reason || REFUSED,
        ...present({ additionalContext: heard }),
      },
      ...present({ systemMessage: notice }),
    });
  return unlessEmpty({
    ...(heard !== undefined && {
      hookSpecificOutput: { hookEventName: called, additionalContext: heard },
    }),
    ...present({ systemMessage: notice }),
  });
}
