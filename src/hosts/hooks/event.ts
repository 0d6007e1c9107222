/** What a coding agent tells a hook, and what the hook answers, in words that all agents share. */

import type { JsonObject } from '../../catalog/unit.ts';

export const AGENTS = ['claude-code', 'codex', 'gemini', 'copilot', 'cursor', 'opencode'] as const;
export type AgentName = (typeof AGENTS)[number];

export const HOOK_EVENTS = [
  'prompt',
  'pre_tool',
  'post_tool',
  'tool_failed',
  'session_start',
  'pre_compact',
  'subagent_start',
  'stop',
] as const;
export type HookEventName = (typeof HOOK_EVENTS)[number];

export interface HookEvent {
  readonly agent: AgentName;
  readonly event: HookEventName;
  /** The event as the agent calls it. */
  readonly called: string;
  /** Absent where the agent says none: rules of any session then hold. */
  readonly session_id?: string;
  /** An absolute path, where the agent says it. */
  readonly cwd?: string;
  /** What the user wrote. */
  readonly prompt?: string;
  /** The user's message, where the agent numbers them. */
  readonly message_id?: string;
  /** The tool as the agent calls it. */
  readonly tool?: string;
  readonly arguments?: JsonObject;
  readonly call_id?: string;
  /** What went wrong, of a call that failed. */
  readonly error?: string;
  /** How the session began: `startup`, `resume`, `clear`, `compact`, … */
  readonly source?: string;
  /** The helper of the agent that the event is of; what is said to one is the agent's word. */
  readonly subagent?: string;
}

export interface Verdict {
  readonly decision: 'allow' | 'ask' | 'deny';
  /** For the model, and for the person who is asked: why. */
  readonly reason?: string;
  /** For the model, beside what it asked for. */
  readonly context?: string;
  /** For the person, in a line or a few. */
  readonly notice?: string;
}

/** How the process of a hook ends. 2 blocks a tool call wherever exit codes count, given a line on standard error. */
export interface HookOutput {
  readonly stdout: string;
  readonly stderr: string;
  readonly exit: 0 | 2;
}
