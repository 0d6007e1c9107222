/** Tools that run a line of a shell. */

import { spellingOf } from '../catalog/tool-spelling.ts';

/** What agents call the tool that runs a command. A host adds its own. */
const SHELLS: readonly string[] = (
  'bash sh zsh shell cmd powershell pwsh terminal console run_command run_shell run_shell_command run_terminal_cmd ' +
  'run_terminal_command run_in_terminal execute_command execute_bash execute_shell exec_command shell_exec ' +
  'local_shell bash_tool bashtool run_bash bash_exec container.exec shell_command developer__shell exec'
).split(' ');

const keysOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => spellingOf(name).whole));

const usual = keysOf(SHELLS);

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Whether a tool runs lines of a shell, however it is spelt. */
export function isShellTool(tool: string, more: readonly string[] | undefined): boolean {
  const { bare, whole } = spellingOf(tool);
  const shells = shellsOf(more);
  return shells.has(bare) || shells.has(whole);
}

function shellsOf(more: readonly string[] | undefined): ReadonlySet<string> {
  if (!more || more.length === 0) return usual;
  const known = sets.get(more);
  if (known) return known;
  const all = new Set([...usual, ...keysOf(more)]);
  sets.set(more, all);
  return all;
}
