/** What a tool does, by its name: so that a rule about `write_file` holds for `echo x > file`, too. */

import { isSameTool, spellingOf } from '../../catalog/tool-spelling.ts';

/** Actions, and the names of tools that do the same. Words are joined with `_`, in lower case. */
const TOOLS: Readonly<Record<string, string>> = {
  file_write:
    'write_file edit_file create_file write edit multi_edit notebook_edit str_replace str_replace_editor apply_patch ' +
    'str_replace_based_edit_tool insert replace replace_in_file write_to_file save_file update_file modify_file ' +
    'append_file append_to_file move_file rename_file copy_file patch_file fs_write edit_block search_replace ' +
    'insert_content apply_diff change_file overwrite_file file_write file_edit file_create text_editor upload_file',
  file_read:
    'read_file read view view_file open_file cat get_file read_many_files read_multiple_files notebook_read fs_read ' +
    'file_read read_text_file read_files grep search_files get_file_contents load_file',
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
  create_pr:
    'create_pr create_pull_request open_pr open_pull_request pr_create create_merge_request gh_pr_create',
  merge_pr: 'merge_pr merge_pull_request pr_merge merge_merge_request gh_pr_merge',
  git_push: 'git_push push push_branch push_to_remote push_commits push_files',
  git_commit: 'git_commit commit create_commit commit_changes commit_files',
  git_merge: 'git_merge merge merge_branch',
};

/** The name in lower case, its words joined with `_`: `gitPush`, `git-push` → `git_push`. */
export const plainName = (name: string): string =>
  name
    .slice(0, 256)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

const byTool = new Map(
  Object.entries(TOOLS).flatMap(([action, tools]) =>
    tools.split(' ').map((tool) => [spellingOf(tool).whole, action] as const),
  ),
);

/** More tools and the actions they come to: `{ save_document: 'file_write' }`. */
export type ToolActions = Readonly<Record<string, string>>;

/** The action that a tool does, however it is spelt; every `git_…` is one of its own. */
export function actionOf(tool: string, more: ToolActions = {}): string | undefined {
  const own = Object.entries(more).find(([name]) => isSameTool(name, tool));
  if (own) return own[1];
  const { name, server, bare, whole } = spellingOf(tool);
  const known = byTool.get(bare) ?? byTool.get(whole);
  if (known !== undefined) return known;
  const plain = plainName(name);
  if (/^git_[a-z]/.test(plain)) return plain;
  if (server?.toLowerCase() === 'git') return `git_${plain}`;
  return byTool.get(spellingOf(plain.replace(/^[\p{L}\p{N}]+_/u, '')).whole) === 'send_email'
    ? 'send_email'
    : undefined;
}

/** How acts of a shell name an action, so that no tool of a host is mistaken for one. */
export const actionKey = (action: string): string => `@${action}`;
