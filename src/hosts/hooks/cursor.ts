/**
 * Cursor. Shell commands and MCP calls have events of their own, and only there `ask` asks; `preToolUse` sees every
 * tool and can refuse. A hook that says nothing counts as failing where it fails closed, so an empty object is said.
 */

import { type Adapter, USUAL_FIELDS } from './adapter.ts';
import type { HookEvent, HookOutput, Verdict } from './event.ts';
import { askAsDeny, jsonOutput, present, REFUSED } from './output.ts';
import { CURSOR_TOOLS } from './tool-names.ts';

export const cursor: Adapter = {
  agent: 'cursor',
  events: {
    beforeSubmitPrompt: 'prompt',
    preToolUse: 'pre_tool',
    beforeShellExecution: 'pre_tool',
    beforeMCPExecution: 'pre_tool',
    postToolUse: 'post_tool',
    postToolUseFailure: 'tool_failed',
    sessionStart: 'session_start',
    preCompact: 'pre_compact',
    subagentStart: 'subagent_start',
    stop: 'stop',
  },
  fields: {
    ...USUAL_FIELDS,
    session_id: ['conversation_id', 'session_id'],
    cwd: ['cwd', 'workspace_roots'],
    message_id: ['generation_id'],
    error: ['error', 'error_message'],
  },
  toolOf: { beforeShellExecution: 'Shell' },
  tools: CURSOR_TOOLS,
  asksAt: ['beforeShellExecution', 'beforeMCPExecution'],
  answer,
};

function answer(event: HookEvent, given: Verdict): HookOutput {
  const { context, notice } = given;
  if (event.event === 'prompt') return jsonOutput({ continue: true, ...present({ user_message: notice }) });
  if (event.event !== 'pre_tool') return jsonOutput(present({ additional_context: context }));
  const verdict = cursor.asksAt.includes(event.called) ? given : askAsDeny(given, event);
  if (verdict.decision === 'allow') return jsonOutput({});
  const reason = verdict.reason || REFUSED;
  return jsonOutput({ permission: verdict.decision, user_message: notice ?? reason, agent_message: reason });
}
