/** The tools that agents are built with, and what each does under one common name. */

/** How one tool of an agent maps to the common one: its name, and its arguments by their names in the agent. */
export interface KnownTool {
  /** The common name, which is Claude Code's where it has such a tool. */
  readonly tool: string;
  /** Arguments in the order in which people know them: the agent's name, and the common one where it differs. */
  readonly arguments: Readonly<Record<string, string>>;
}

export type ToolNames = Readonly<Record<string, KnownTool>>;

/** `command timeout? file:file_path` as a tool: `:` gives the common name of an argument. */
const known = (tool: string, args: string): KnownTool => ({
  tool,
  arguments: Object.fromEntries(
    args
      .split(' ')
      .filter(Boolean)
      .map((arg) => {
        const [own = '', common = own] = arg.split(':');
        return [own, common];
      }),
  ),
});

/** Claude Code 2.1 (tool inputs of its published types). `MultiEdit` is of older versions. */
export const CLAUDE_CODE_TOOLS: ToolNames = {
  Bash: known('Bash', 'command timeout description run_in_background dangerouslyDisableSandbox'),
  PowerShell: known('Bash', 'command description timeout run_in_background'),
  Read: known('Read', 'file_path offset limit pages'),
  Write: known('Write', 'file_path content'),
  Edit: known('Edit', 'file_path old_string new_string replace_all'),
  MultiEdit: known('MultiEdit', 'file_path edits'),
  NotebookEdit: known('NotebookEdit', 'notebook_path:file_path cell_id new_source cell_type edit_mode'),
  Glob: known('Glob', 'pattern path'),
  Grep: known('Grep', 'pattern path glob output_mode type'),
  WebFetch: known('WebFetch', 'url prompt'),
  WebSearch: known('WebSearch', 'query allowed_domains blocked_domains'),
  Agent: known('Agent', 'description prompt subagent_type model run_in_background'),
  Task: known('Agent', 'description prompt subagent_type'),
  Skill: known('Skill', 'skill args'),
  ToolSearch: known('ToolSearch', 'query'),
  TodoWrite: known('TodoWrite', 'todos'),
  TaskCreate: known('TaskCreate', 'subject description'),
  TaskUpdate: known('TaskUpdate', 'taskId status subject'),
  TaskGet: known('TaskGet', 'taskId'),
  TaskStop: known('TaskStop', 'task_id'),
  AskUserQuestion: known('AskUserQuestion', 'questions'),
  ExitPlanMode: known('ExitPlanMode', 'plan'),
  ListMcpResourcesTool: known('ListMcpResourcesTool', 'server'),
  ReadMcpResourceTool: known('ReadMcpResourceTool', 'server uri'),
  CronCreate: known('CronCreate', 'cron prompt recurring'),
  Monitor: known('Monitor', 'description timeout_ms command'),
  EnterWorktree: known('EnterWorktree', 'name path'),
};

/** Codex CLI 0.163: its shells are one `Bash` to hooks, and a patch is one argument. */
export const CODEX_TOOLS: ToolNames = {
  Bash: known('Bash', 'command description'),
  apply_patch: known('apply_patch', 'command'),
};

/** Gemini CLI 0.61. */
export const GEMINI_TOOLS: ToolNames = {
  run_shell_command: known('Bash', 'command description directory dir_path'),
  read_file: known('Read', 'file_path offset limit absolute_path:file_path path:file_path'),
  read_many_files: known('Read', 'paths include:paths'),
  write_file: known('Write', 'file_path content'),
  replace: known('Edit', 'file_path old_string new_string instruction'),
  list_directory: known('LS', 'path dir_path:path'),
  glob: known('Glob', 'pattern path dir_path:path'),
  grep_search: known('Grep', 'pattern path dir_path:path'),
  web_fetch: known('WebFetch', 'prompt url'),
  google_web_search: known('WebSearch', 'query'),
  write_todos: known('TodoWrite', 'todos'),
  activate_skill: known('Skill', 'name:skill'),
  invoke_agent: known('Agent', 'agent_name:subagent_type prompt'),
};

/** Copilot CLI (its documentation of 2026). */
export const COPILOT_TOOLS: ToolNames = {
  bash: known('Bash', 'command description'),
  powershell: known('Bash', 'command description'),
  view: known('Read', 'path:file_path'),
  create: known('Write', 'path:file_path file_text:content'),
  edit: known('Edit', 'path:file_path old_str:old_string new_str:new_string'),
  grep: known('Grep', 'pattern path glob'),
  glob: known('Glob', 'pattern path'),
  web_fetch: known('WebFetch', 'url'),
  task: known('Agent', 'description prompt agent_type:subagent_type'),
  ask_user: known('AskUserQuestion', 'question:questions'),
};

/** Cursor's agent (its documentation of autumn 2026). */
export const CURSOR_TOOLS: ToolNames = {
  Shell: known('Bash', 'command cwd timeout'),
  Read: known('Read', 'file_path path:file_path content'),
  Write: known('Write', 'file_path path:file_path content contents:content'),
  Edit: known('Edit', 'file_path path:file_path old_string new_string'),
  Delete: known('Delete', 'file_path path:file_path'),
  Grep: known('Grep', 'pattern path'),
  Task: known('Agent', 'description prompt subagent_type'),
};

/** opencode 1.18. */
export const OPENCODE_TOOLS: ToolNames = {
  bash: known('Bash', 'command description timeout workdir:cwd'),
  read: known('Read', 'filePath:file_path offset limit'),
  write: known('Write', 'filePath:file_path content'),
  edit: known('Edit', 'filePath:file_path oldString:old_string newString:new_string replaceAll:replace_all'),
  glob: known('Glob', 'pattern path'),
  grep: known('Grep', 'pattern path include:glob'),
  webfetch: known('WebFetch', 'url format'),
  task: known('Agent', 'description prompt subagent_type'),
  skill: known('Skill', 'name:skill'),
  todowrite: known('TodoWrite', 'todos'),
};

/**
 * What a shell does that people speak of as if it were a tool: rules about these are held against the commands of
 * a line (src/decide/shell).
 */
export const SHELL_ACTS: readonly string[] = [
  ...['git_push', 'git_commit', 'git_merge', 'git_reset', 'create_pr', 'merge_pr', 'deploy', 'rollback'],
  ...['delete_file', 'install_package', 'publish_package', 'db_query', 'db_migrate', 'run_tests'],
  // Codex has no tools of its own for these, and what it does to files comes as patches or commands.
  ...['Read', 'Write', 'Edit', 'WebFetch'],
];
