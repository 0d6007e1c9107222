/** Tools that run a line of a shell, and tools whose work a shell can do as well. */

import { fold } from './fold.ts';

/** What agents call the tool that runs a command. A host adds its own. */
const SHELLS: readonly string[] = (
  'bash sh zsh shell cmd powershell pwsh terminal console run_command run_shell run_shell_command run_terminal_cmd ' +
  'run_terminal_command run_in_terminal execute_command execute_bash execute_shell exec_command shell_exec ' +
  'local_shell bash_tool bashtool run_bash bash_exec container.exec shell_command developer__shell exec'
).split(' ');

const usual: ReadonlySet<string> = new Set(SHELLS);

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

export function shellToolsOf(more: readonly string[] | undefined): ReadonlySet<string> {
  if (!more || more.length === 0) return usual;
  const known = sets.get(more);
  if (known) return known;
  const all = new Set([...SHELLS, ...more.map((name) => fold(name).trim())]);
  sets.set(more, all);
  return all;
}
