/** What a tool does, by its name: so that a rule about `write_file` holds for `echo x > file`, too. */

import { isSameTool, spellingOf } from '../../catalog/tool-spelling.ts';
import { actionInWords } from './tool-words.ts';

/** Actions, and the names of tools that do the same. Words are joined with `_`, in lower case. */
const TOOLS: Readonly<Record<string, string>> = {
  file_write:
    'write_file edit_file create_file write edit multi_edit notebook_edit str_replace str_replace_editor apply_patch ' +
    'str_replace_based_edit_tool insert replace replace_in_file write_to_file save_file update_file modify_file ' +
    'append_file append_to_file patch_file fs_write edit_block search_replace ' +
    'insert_content apply_diff change_file overwrite_file file_write file_edit file_create text_editor upload_file',
  file_move: 'move_file rename_file move rename mv file_move file_rename move_files rename_files',
  file_copy: 'copy_file cp file_copy copy_files',
  file_read:
    'read_file read view view_file open_file cat get_file read_many_files read_multiple_files notebook_read fs_read ' +
    'file_read read_text_file read_files get_file_contents load_file',
  file_search:
    'grep search_files ripgrep rg search_code codebase_search find_in_files grep_search file_search glob',
  file_delete:
    'delete_file remove_file rm delete unlink delete_path trash_file delete_directory remove_directory file_delete ' +
    'delete_files remove_files delete_folder rmdir',
  db_query:
    'db_query execute_sql run_sql run_query query query_database sql sql_query postgres_query execute_query query_db ' +
    'mysql_query database_query psql mysql sqlite db_execute execute_statement',
  db_migrate:
    'db_migrate migrate run_migration run_migrations apply_migration apply_migrations migrate_database migration ' +
    'database_migrate',
  deploy: 'deploy release ship deploy_app deploy_service deploy_to run_deploy trigger_deploy promote',
  rollback: 'rollback roll_back revert_deploy rollback_deploy',
  package_install:
    'install_package package_install install npm_install pip_install add_dependency install_dependency ' +
    'install_dependencies add_package install_packages',
  package_publish: 'publish_package npm_publish package_publish',
  http_request:
    'web_fetch fetch http_request http_get http_post curl wget fetch_url browse open_url browser_open ' +
    'browser_navigate download download_file web_request get_url http navigate url_fetch',
  send_email:
    'send_email send_mail email mail sendmail gmail_send_email send_message_email email_send gmail_send',
  chat_post:
    'slack_post post_slack post_message slack_dm slack_send post_to_slack send_dm discord_post teams_post chat_post ' +
    'post_to_channel send_channel_message',
  send_sms: 'send_sms text_message send_text sms send_imessage send_whatsapp whatsapp_send',
  payment: 'make_payment send_payment create_payment pay payment transfer_money send_money create_charge',
  create_pr:
    'create_pr create_pull_request open_pr open_pull_request pr_create create_merge_request gh_pr_create',
  merge_pr: 'merge_pr merge_pull_request pr_merge merge_merge_request gh_pr_merge',
  git_push: 'git_push push push_branch push_to_remote push_commits push_files create_or_update_file',
  git_commit: 'git_commit commit create_commit commit_changes commit_files',
  git_merge: 'git_merge merge merge_branch',
  run_tests: 'run_tests run_test test run_test_suite tests_run',
};

/** The name in lower case, its words joined with `_`: `gitPush`, `git-push` → `git_push`. */
export const plainName = (name: string): string =>
  name
    .slice(0, 256)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

let spelled: ReadonlyMap<string, string> | undefined;

/** Read when it is first asked for, which is not needed for most calls of a shell. The names are plain. */
function byTool(): ReadonlyMap<string, string> {
  spelled ??= new Map(
    Object.entries(TOOLS).flatMap(([action, tools]) =>
      tools.split(' ').map((tool) => [tool.replaceAll('_', ''), action] as const),
    ),
  );
  return spelled;
}

/** More tools and the actions they come to: `{ save_document: 'file_write' }`. */
export type ToolActions = Readonly<Record<string, string>>;

const read = new Map<string, string | undefined>();
const MOST_READ = 5_000;

/** The action that a tool does, however it is spelt; every `git_…` is one of its own. */
export function actionOf(tool: string, more?: ToolActions): string | undefined {
  const own = more && Object.entries(more).find(([name]) => isSameTool(name, tool));
  if (own) return own[1];
  if (read.has(tool)) return read.get(tool);
  const action = readAction(tool);
  if (read.size >= MOST_READ) read.clear();
  if (tool.length <= 300) read.set(tool, action);
  return action;
}

function readAction(tool: string): string | undefined {
  const { name, server, bare, whole } = spellingOf(tool);
  const known = byTool().get(bare) ?? byTool().get(whole);
  if (known !== undefined) return known;
  const plain = plainName(name);
  if (/^git_[a-z]/.test(plain)) return plain;
  if (server?.toLowerCase() === 'git') return `git_${plain}`;
  const words = plain.split('_');
  return actionInWords(words, [...plainName(server ?? '').split('_'), ...words]);
}

/** How acts of a shell name an action, so that no tool of a host is mistaken for one. */
export const actionKey = (action: string): string => `@${action}`;

/** What else is done by doing it: who deletes a file changes it. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = Object.assign(Object.create(null), {
  file_write: ['file_create'],
  merge_pr: ['git_merge'],
  file_delete: ['file_write'],
  file_search: ['file_read'],
  db_migrate: ['db_query'],
});

/** The action and those that it implies. */
export const withImplied = (action: string): readonly string[] => [action, ...(IMPLIED[action] ?? [])];

/** What a call of a tool does besides: who moves a file writes one. Of a command, that is told by actions of its own. */
export const deedsOf = (action: string): readonly string[] =>
  action === 'file_move' || action === 'file_copy' ? [action, 'file_write'] : withImplied(action);

const EDITORS: ReadonlySet<string> = new Set(
  (
    'edit edit_file file_edit multi_edit notebook_edit str_replace replace replace_in_file edit_block search_replace ' +
    'apply_diff append_file append_to_file insert_content modify_file apply_patch'
  ).split(' '),
);

/** Tools that change what a file holds, and make none; what a patch makes is told file by file. */
export const isEditor = (tool: string): boolean => EDITORS.has(plainName(spellingOf(tool).name));

/** How calls of tools name what they do: met by rules that speak of the deed and not of the tool. */
export const deedKey = (action: string): string => `~${action}`;
