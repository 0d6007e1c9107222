/** What each agent sends to a hook, in its own words. */

import { ADAPTERS, eventsOf } from '../../src/hosts/hooks/adapters.ts';
import type { AgentName, HookEventName } from '../../src/hosts/hooks/event.ts';

/** What each agent calls its shell, whose argument `command` holds the command. */
export const SHELLS: Readonly<Record<AgentName, string>> = {
  'claude-code': 'Bash',
  codex: 'Bash',
  gemini: 'run_shell_command',
  copilot: 'bash',
  cursor: 'Shell',
  opencode: 'bash',
};

export interface Said {
  readonly prompt?: string;
  readonly command?: string;
  readonly tool?: string;
  readonly args?: object;
  readonly session?: string;
  readonly error?: string;
  readonly source?: string;
  readonly cwd?: string;
  /** The helper of the agent that it is said to. */
  readonly helper?: string;
}

/** The event by the agent's name, and its payload. Where shell commands have an event of their own, it is that. */
export function payloadOf(agent: AgentName, meant: HookEventName, said: Said) {
  const adapter = ADAPTERS.get(agent);
  const names = adapter ? eventsOf(adapter, meant) : [];
  const called = names.find((name) => name.startsWith('beforeShell')) ?? names[0];
  if (!adapter || called === undefined) throw new Error(`${agent} has no ${meant}`);
  const { fields } = adapter;
  const put = (names: readonly string[], value: unknown) =>
    value === undefined ? {} : { [names[0] ?? '']: value };
  const args = said.args ?? (said.command === undefined ? undefined : { command: said.command });
  const payload = {
    ...put(fields.event, called),
    ...put(fields.session_id, said.session ?? 's1'),
    ...put(fields.cwd, said.cwd),
    ...put(fields.prompt, said.prompt),
    ...put(fields.tool, said.tool ?? (said.command === undefined ? undefined : SHELLS[agent])),
    ...put(fields.arguments, args),
    ...put(fields.error, said.error),
    ...put(fields.source, said.source),
    ...put(fields.subagent, said.helper),
    ...(adapter.toolOf?.[called] !== undefined && said.command !== undefined && { command: said.command }),
  };
  return { called, payload: JSON.stringify(payload) };
}

/** What becomes of a call: what the agent would do with the answer to its hook. */
export function fateOf({
  stdout,
  stderr,
  exit,
}: {
  readonly stdout: string;
  readonly stderr: string;
  readonly exit: number | null;
}): string {
  if (exit === 2) return stderr === '' ? 'runs' : 'blocked';
  const found = /"(?:permissionDecision|decision|permission)":"(\w+)"/.exec(stdout);
  return found?.[1] ?? 'allow';
}
