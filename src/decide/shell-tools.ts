/** Tools that run a line of a shell. */

import { spellingOf } from '../catalog/tool-spelling.ts';

/** What agents call the tool that runs a command. A host adds its own. */
const SHELLS: readonly string[] = (
  'bash sh zsh shell cmd powershell pwsh terminal console run_command run_shell run_shell_command run_terminal_cmd ' +
  'run_terminal_command run_in_terminal execute_command execute_bash execute_shell exec_command shell_exec ' +
  'run_script start_process run_process spawn_process execute_process process_start run_in_shell shell_run terminal_run ' +
  'execute_in_terminal run_command_in_terminal terminal_execute send_command execute_shell_command ssh_exec ssh_execute ' +
  'remote_exec run_remote_command docker_exec container_exec exec_in_container sandbox_exec kubectl_exec ' +
  'local_shell bash_tool bashtool run_bash bash_exec container.exec shell_command developer__shell exec'
).split(' ');

/** Tools that run a program in another language. */
const CODE: readonly string[] = (
  'execute_code executecode run_code python python_repl run_python execute_python python_exec ipython jupyter_execute ' +
  'code_interpreter code_execution node_repl run_javascript execute_javascript run_js eval_code repl notebook_execute ' +
  'run_cell execute_cell'
).split(' ');

/** The keys of these names, which are plain: spelling them takes longer than deciding a call. */
const plainKeys = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => name.replace(/[^a-z]/g, '')));

const usualShells = plainKeys(SHELLS);
const usualCode = plainKeys(CODE);

/** Whether a tool runs programs that are not looked into. */
export function isCodeTool(tool: string): boolean {
  const { bare, whole } = spellingOf(tool);
  return usualCode.has(bare) || usualCode.has(whole);
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Whether a tool runs lines of a shell, however it is spelt. */
export function isShellTool(tool: string, more: readonly string[] | undefined): boolean {
  const { bare, whole } = spellingOf(tool);
  const shells = shellsOf(more);
  return shells.has(bare) || shells.has(whole);
}

function shellsOf(more: readonly string[] | undefined): ReadonlySet<string> {
  if (!more || more.length === 0) return usualShells;
  const known = sets.get(more);
  if (known) return known;
  const all = new Set([...usualShells, ...more.map((name) => spellingOf(name).whole)]);
  sets.set(more, all);
  return all;
}
