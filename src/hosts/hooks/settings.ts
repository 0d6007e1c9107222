/** Where each agent keeps its hooks, and what is written there. */

import { ok, type Result } from '../../logic/diagnostics.ts';
import { ADAPTERS } from './adapters.ts';
import { commandLine, guarded, type Platform, type Program } from './command-line.ts';
import type { AgentName, HookEventName } from './event.ts';

export type SettingsScope = 'user' | 'project';

/** A command that an agent runs, by its shell. */
export interface HookHandler {
  readonly called: string;
  readonly command: string;
  readonly platform: Platform;
}

export interface AgentSettings {
  /** Below the home of the user, and below the project. */
  readonly path: Readonly<Record<SettingsScope, string>>;
  /** The variable that names another folder in the place of the first of the user's path. */
  readonly movedBy?: string;
  /** A file that holds nothing but ours is written and removed whole. */
  readonly own: boolean;
  /** Where the handlers of an event stand in the file. */
  readonly place: (called: string) => readonly string[];
  /** One entry of the list that stands there. */
  readonly entry: (handler: HookHandler) => object;
  /** What the file has to say beside, where it says nothing yet. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** The agent's own switch that makes a failing hook block, in words; undefined: it has none. */
  readonly failClosed?: string;
  /** What a person has to do after it was written. */
  readonly afterwards?: string;
}

/** Seconds; a hook of ours answers or blocks within twenty. */
const PATIENCE = 60;

const usualPlace = (called: string): readonly string[] => ['hooks', called];

const isCall = (agent: AgentName, called: string): boolean =>
  ADAPTERS.get(agent)?.events[called] === 'pre_tool';

export const SETTINGS: Readonly<Record<Exclude<AgentName, 'opencode'>, AgentSettings>> = {
  'claude-code': {
    path: { user: '.claude/settings.json', project: '.claude/settings.json' },
    movedBy: 'CLAUDE_CONFIG_DIR',
    own: false,
    place: usualPlace,
    entry: ({ called, command }) => ({
      hooks: [
        {
          type: 'command',
          command,
          timeout: PATIENCE,
          ...(isCall('claude-code', called) && { onFailure: 'block' }),
        },
      ],
    }),
    failClosed: '`onFailure: "block"` on the hook before each call',
  },
  codex: {
    path: { user: '.codex/hooks.json', project: '.codex/hooks.json' },
    movedBy: 'CODEX_HOME',
    own: false,
    place: usualPlace,
    entry: ({ command }) => ({ hooks: [{ type: 'command', command, timeout: PATIENCE }] }),
    afterwards:
      'start codex, open /hooks and trust the hooks of lictor: until then codex skips them silently',
  },
  gemini: {
    path: { user: '.gemini/settings.json', project: '.gemini/settings.json' },
    own: false,
    place: usualPlace,
    // Milliseconds here.
    entry: ({ command }) => ({
      hooks: [{ name: 'lictor', type: 'command', command, timeout: PATIENCE * 1000 }],
    }),
  },
  copilot: {
    path: { user: '.copilot/hooks/lictor.json', project: '.github/hooks/lictor.json' },
    movedBy: 'COPILOT_HOME',
    own: true,
    place: usualPlace,
    entry: ({ command, platform }) => ({
      type: 'command',
      [platform === 'windows' ? 'powershell' : 'bash']: command,
      timeoutSec: PATIENCE,
    }),
    beside: { version: 1 },
    failClosed: 'a hook that crashes blocks the call; one that takes too long does not',
  },
  cursor: {
    path: { user: '.cursor/hooks.json', project: '.cursor/hooks.json' },
    own: false,
    place: usualPlace,
    entry: ({ called, command }) => ({
      command,
      timeout: PATIENCE,
      ...(isCall('cursor', called) && { failClosed: true }),
    }),
    beside: { version: 1 },
    failClosed: '`failClosed: true` on the hooks before each call',
  },
};

/** The events that are hooked: those that agents have, and that something is done at. */
const HOOKED: ReadonlySet<HookEventName> = new Set([
  'prompt',
  'pre_tool',
  'tool_failed',
  'session_start',
  'pre_compact',
  'subagent_start',
]);

/** The handlers of an agent. The error names a path that no command line can hold. */
export function handlersFor(
  agent: AgentName,
  program: Program,
  flags: readonly string[],
  platform: Platform,
): Result<readonly HookHandler[], string> {
  const handlers: HookHandler[] = [];
  for (const [called, event] of Object.entries(ADAPTERS.get(agent)?.events ?? {})) {
    if (!HOOKED.has(event)) continue;
    const line = commandLine(program, ['hook', agent, called, ...flags], platform);
    if (!line.ok) return line;
    const command = event === 'pre_tool' ? guarded(line.value, platform) : line.value;
    handlers.push({ called, command, platform });
  }
  return ok(handlers);
}

/** Whether a command of the settings is a hook of ours for this agent. */
export const isOurs = (agent: AgentName, command: unknown): boolean =>
  typeof command === 'string' &&
  /lictor|[\\/]cli[\\/]main\.[jt]s/.test(command) &&
  command.includes(` hook ${agent} `);
