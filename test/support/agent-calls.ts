/** Calls in Claude Code's words as other agents make them. */

import type { JsonObject } from '../../src/catalog/unit.ts';

export interface AgentCall {
  readonly tool: string;
  readonly arguments: JsonObject;
}

type Form = (args: JsonObject) => AgentCall;

const called =
  (tool: string, names: Readonly<Record<string, string>> = {}): Form =>
  (args) => ({
    tool,
    arguments: Object.fromEntries(Object.entries(args).map(([name, value]) => [names[name] ?? name, value])),
  });

const patch =
  (head: string, body: string): Form =>
  ({ file_path }) => ({
    tool: 'apply_patch',
    arguments: { command: `*** Begin Patch\n*** ${head} File: ${file_path}\n${body}\n*** End Patch` },
  });

const FORMS: Readonly<Record<string, Readonly<Record<string, Form>>>> = {
  'claude-code': Object.fromEntries(
    ['Bash', 'Edit', 'Write', 'Read', 'WebFetch', 'TodoWrite'].map((tool) => [tool, called(tool)]),
  ),
  gemini: {
    Bash: called('run_shell_command'),
    Edit: called('replace'),
    Write: called('write_file'),
    Read: called('read_file', { file_path: 'absolute_path' }),
    TodoWrite: called('write_todos'),
  },
  codex: {
    Bash: called('Bash'),
    Edit: patch('Update', '@@\n-a\n+b'),
    Write: patch('Add', '+x'),
  },
  copilot: {
    Bash: called('bash'),
    Edit: called('edit', { file_path: 'path', old_string: 'old_str', new_string: 'new_str' }),
    Write: called('create', { file_path: 'path', content: 'file_text' }),
    Read: called('view', { file_path: 'path' }),
    WebFetch: called('web_fetch'),
  },
  opencode: {
    Bash: called('bash'),
    Edit: called('edit', { file_path: 'filePath', old_string: 'oldString', new_string: 'newString' }),
    Write: called('write', { file_path: 'filePath' }),
    Read: called('read', { file_path: 'filePath' }),
    WebFetch: called('webfetch'),
    TodoWrite: called('todowrite'),
  },
};

/** By agent: the call it makes; undefined where it has no such tool. */
export const AGENT_CALLS: Readonly<Record<string, (call: AgentCall) => AgentCall | undefined>> =
  Object.fromEntries(
    Object.entries(FORMS).map(([agent, forms]) => [
      agent,
      ({ tool, arguments: args }: AgentCall) => forms[tool]?.(args),
    ]),
  );
