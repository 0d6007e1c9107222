/**
 * One hook, from what the agent says to what it is answered:
 *
 *     payload → event → verdict → the agent's form
 */

import type { Adapter } from './adapter.ts';
import { adapterNamed, eventCalled } from './adapters.ts';
import type { HookEvent, HookOutput, Verdict } from './event.ts';
import { blocking, SILENT } from './output.ts';
import { readEvent } from './read-event.ts';
import type { HookWorld } from './world.ts';

export interface HookRequest {
  readonly agent: string;
  /** The event as the agent calls it, or as we do. */
  readonly event: string;
  /** All of standard input. */
  readonly payload: string;
}

/**
 * Answers one hook. Never throws: where a call of a tool may be waiting, whatever goes wrong blocks it; elsewhere
 * nothing can be lost by saying nothing, and the trouble is told.
 */
export async function runHook({ agent, event, payload }: HookRequest, world: HookWorld): Promise<HookOutput> {
  const adapter = adapterNamed(agent);
  if (!adapter) return blocking(`there is no agent \`${agent.slice(0, 60)}\``);
  const called = eventCalled(adapter, event);
  if (called === undefined)
    return blocking(`${adapter.agent} has no event \`${event.slice(0, 60)}\` that lictor knows`);
  try {
    const read = readEvent(adapter, called, payload);
    if (!read.ok) return troubled(adapter, called, read.error);
    return adapter.answer(read.value, await verdictOn(adapter, read.value, world));
  } catch (error) {
    return troubled(adapter, called, error instanceof Error ? error.message : 'unknown trouble');
  }
}

/** The answer to a hook that cannot be answered: a call is blocked, and everything else passes and is told. */
export function unanswered({ agent, event }: Pick<HookRequest, 'agent' | 'event'>, why: string): HookOutput {
  const adapter = adapterNamed(agent);
  const called = adapter && eventCalled(adapter, event);
  return adapter && called !== undefined ? troubled(adapter, called, why) : blocking(why);
}

/** What an event needs is loaded when it comes: a hook has little time. */
export async function verdictOn(adapter: Adapter, event: HookEvent, world: HookWorld): Promise<Verdict> {
  switch (event.event) {
    case 'prompt':
      return (await import('./on-prompt.ts')).verdictOnPrompt(adapter, event, world);
    case 'pre_tool':
      return (await import('./on-call.ts')).verdictOnCall(adapter, event, world);
    case 'post_tool':
    case 'tool_failed':
      return (await import('./on-failure.ts')).noteFailure(adapter, event, world);
    case 'session_start':
    case 'subagent_start':
      return (await import('./on-session.ts')).verdictOnStart(event, world);
    case 'pre_compact':
      return (await import('./on-session.ts')).noteCompaction(event, world);
    case 'stop':
      return { decision: 'allow' };
  }
}

function troubled(adapter: Adapter, called: string, why: string): HookOutput {
  const event = adapter.events[called] ?? 'pre_tool';
  if (event === 'pre_tool') return blocking(why);
  const { stderr } = blocking(why);
  if (event === 'stop' || event === 'pre_compact') return { ...SILENT, stderr };
  const notice = `lictor: ${why}; what was said is NOT in force`;
  return {
    ...adapter.answer({ agent: adapter.agent, event, called }, { decision: 'allow', notice }),
    stderr,
  };
}
