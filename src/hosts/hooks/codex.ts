/**
 * Codex CLI. One field that it does not know, a missing reason or `ask` make it run the tool, so a refusal holds
 * exactly what it takes. It has no switch that makes a failing hook block.
 */

import { type Adapter, USUAL_FIELDS } from './adapter.ts';
import type { HookEvent, HookOutput, Verdict } from './event.ts';
import { askAsDeny, jsonOutput, present, REFUSED, SILENT, unlessEmpty } from './output.ts';
import { CODEX_TOOLS } from './tool-names.ts';

export const codex: Adapter = {
  agent: 'codex',
  events: {
    UserPromptSubmit: 'prompt',
    PreToolUse: 'pre_tool',
    PostToolUse: 'post_tool',
    SessionStart: 'session_start',
    PreCompact: 'pre_compact',
    SubagentStart: 'subagent_start',
    Stop: 'stop',
  },
  fields: USUAL_FIELDS,
  tools: CODEX_TOOLS,
  asksAt: [],
  answer,
};

const TAKES_CONTEXT: ReadonlySet<string> = new Set(['UserPromptSubmit', 'SessionStart', 'SubagentStart']);

function answer(event: HookEvent, given: Verdict): HookOutput {
  const { decision, reason, context, notice } = askAsDeny(given, event);
  if (event.event === 'pre_tool')
    return decision === 'allow'
      ? SILENT
      : jsonOutput({
          hookSpecificOutput: {
            hookEventName: event.called,
            permissionDecision: 'deny',
            permissionDecisionReason: reason || REFUSED,
          },
        });
  if (!TAKES_CONTEXT.has(event.called)) return SILENT;
  return unlessEmpty({
    ...(context !== undefined && {
      hookSpecificOutput: { hookEventName: event.called, additionalContext: context },
    }),
    ...present({ systemMessage: notice }),
  });
}
