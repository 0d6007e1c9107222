/** An adapter: one agent's events, the fields of its payload, its tools, and the form of its answers. */

import type { AgentName, HookEvent, HookEventName, HookOutput, Verdict } from './event.ts';
import type { ToolNames } from './tool-names.ts';

/** Fields of a payload by what they mean; of several names the first that is there counts. */
export interface Fields {
  readonly session_id: readonly string[];
  readonly cwd: readonly string[];
  readonly prompt: readonly string[];
  readonly message_id: readonly string[];
  readonly tool: readonly string[];
  readonly arguments: readonly string[];
  readonly call_id: readonly string[];
  readonly error: readonly string[];
  readonly source: readonly string[];
  /** Who among the agent's own helpers the event is of. */
  readonly subagent: readonly string[];
  /** The event's own name, to check against the one the hook was started for. */
  readonly event: readonly string[];
}

export interface Adapter {
  readonly agent: AgentName;
  /** The agent's names of events, and what they are. */
  readonly events: Readonly<Record<string, HookEventName>>;
  readonly fields: Fields;
  /** Fields that only one event has, before the others. */
  readonly fieldsOf?: Readonly<Record<string, Partial<Fields>>>;
  /** The tool of an event that is about one kind of tool and does not name it. */
  readonly toolOf?: Readonly<Record<string, string>>;
  /** What the user typed, where the agent writes it down in another way. */
  readonly typed?: (prompt: string) => string;
  readonly tools: ToolNames;
  /** Whether an `ask` makes this agent ask at this event. */
  readonly asksAt: readonly string[];
  /** The answer in the agent's form. Never a form that lets a call pass that is not allowed. */
  readonly answer: (event: HookEvent, verdict: Verdict) => HookOutput;
}

/** The names that most agents took over from Claude Code. */
export const USUAL_FIELDS: Fields = {
  session_id: ['session_id'],
  cwd: ['cwd'],
  prompt: ['prompt'],
  message_id: ['prompt_id', 'turn_id'],
  tool: ['tool_name'],
  arguments: ['tool_input'],
  call_id: ['tool_use_id'],
  error: ['error'],
  source: ['source', 'trigger'],
  subagent: ['agent_id'],
  event: ['hook_event_name'],
};
