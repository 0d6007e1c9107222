/**
 * Copilot CLI. Events in camel case have payloads in camel case. A hook that crashes or exits with anything but 0
 * blocks the call; one that takes too long does not.
 */

import type { Adapter } from './adapter.ts';
import type { HookEvent, HookOutput, Verdict } from './event.ts';
import { jsonOutput, present, REFUSED, unlessEmpty } from './output.ts';
import { COPILOT_TOOLS } from './tool-names.ts';

export const copilot: Adapter = {
  agent: 'copilot',
  events: {
    userPromptSubmitted: 'prompt',
    preToolUse: 'pre_tool',
    postToolUse: 'post_tool',
    postToolUseFailure: 'tool_failed',
    sessionStart: 'session_start',
    preCompact: 'pre_compact',
    subagentStart: 'subagent_start',
    agentStop: 'stop',
  },
  fields: {
    session_id: ['sessionId', 'session_id'],
    cwd: ['cwd'],
    prompt: ['prompt'],
    message_id: ['messageId'],
    tool: ['toolName', 'tool_name'],
    arguments: ['toolArgs', 'tool_input'],
    call_id: ['toolUseId', 'toolCallId', 'tool_use_id'],
    error: ['error', 'errorMessage'],
    source: ['source', 'trigger'],
    subagent: ['agentId', 'agent_id'],
    event: ['hookEventName', 'hook_event_name'],
  },
  tools: COPILOT_TOOLS,
  asksAt: ['preToolUse'],
  answer,
};

const TAKES_CONTEXT: ReadonlySet<string> = new Set(['sessionStart', 'userPromptSubmitted', 'subagentStart']);

function answer(event: HookEvent, { decision, reason, context }: Verdict): HookOutput {
  if (event.event === 'pre_tool' && decision !== 'allow')
    return jsonOutput({
      permissionDecision: decision,
      permissionDecisionReason: reason || REFUSED,
    });
  return unlessEmpty(present({ additionalContext: TAKES_CONTEXT.has(event.called) ? context : undefined }));
}
