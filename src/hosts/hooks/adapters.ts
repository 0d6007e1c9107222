/** The adapter table. */

import type { Adapter } from './adapter.ts';
import { claudeCode } from './claude-code.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { cursor } from './cursor.ts';
import type { AgentName, HookEventName } from './event.ts';
import { gemini } from './gemini.ts';
import { opencode } from './opencode.ts';

export const ADAPTERS: ReadonlyMap<AgentName, Adapter> = new Map(
  [claudeCode, codex, gemini, copilot, cursor, opencode].map((adapter) => [adapter.agent, adapter]),
);

export const adapterNamed = (name: string): Adapter | undefined =>
  [...ADAPTERS.values()].find(({ agent }) => agent === name);

/**
 * The agent's name of an event that is called as the agent calls it, or as we do; upper case, `-`, `_` and `.` make
 * no difference: `PreToolUse`, `pre-tool-use`, `pre_tool`.
 */
export function eventCalled({ events }: Adapter, name: string): string | undefined {
  const wanted = letters(name);
  const own = Object.keys(events).find((known) => letters(known) === wanted);
  return own ?? Object.entries(events).find(([, event]) => letters(event) === wanted)?.[0];
}

const letters = (name: string): string => name.replace(/[-_.]/g, '').toLowerCase();

export const eventsOf = (adapter: Adapter, event: HookEventName): readonly string[] =>
  Object.entries(adapter.events).flatMap(([name, meant]) => (meant === event ? [name] : []));
