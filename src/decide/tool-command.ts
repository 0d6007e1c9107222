/** A call of a tool as the command of a shell that does the same: `git_push {force: true}` is `git push --force`. */

import { spellingOf } from '../catalog/tool-spelling.ts';
import type { Json } from '../catalog/unit.ts';
import type { Leaf } from './arguments.ts';
import type { Call } from './call.ts';
import { actionOf, plainName, type ToolActions } from './shell/tool-actions.ts';

/** Programs that tools are named after, and whose names are no words of English. */
const NAMED_AFTER: ReadonlySet<string> = new Set(
  (
    'git npm npx pnpm yarn bun pip pipx uv poetry conda cargo composer brew apt docker kubectl helm terraform pulumi ' +
    'aws gcloud heroku vercel netlify psql mysql gh glab svn rm mv cp sed curl wget ssh scp rsync pytest jest'
  ).split(' '),
);

/** Tools that are not named after the program that does the same. */
const COMMANDS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  delete_directory: 'rm -rf',
  remove_directory: 'rm -rf',
  delete_folder: 'rm -rf',
  rmdir: 'rm -rf',
  move_file: 'mv',
  rename_file: 'mv',
  copy_file: 'cp',
});

const OF_ACTION: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  file_delete: 'rm',
  create_pr: 'gh pr create',
  merge_pr: 'gh pr merge',
});

/** The words of the command; undefined where no command does what the tool does. */
export function commandOf(
  { tool, arguments: args }: Call,
  leaves: readonly Leaf[],
  actions: ToolActions | undefined,
): readonly string[] | undefined {
  const program = programFor(tool, leaves, actions);
  return program && [...program, ...Object.entries(args).flatMap(flagOf), ...leaves.flatMap(wordsOf)];
}

function programFor(
  tool: string,
  leaves: readonly Leaf[],
  actions: ToolActions | undefined,
): readonly string[] | undefined {
  const name = plainName(spellingOf(tool).name);
  const [first = '', ...rest] = name.split('_');
  const action = actionOf(tool, actions);
  if (action?.startsWith('git_')) return ['git', action.slice(4).replaceAll('_', '-')];
  if (rest.length > 0 && NAMED_AFTER.has(first)) return [first, ...rest];
  const manager = leaves.find(({ heads }) => heads[0] === 'manager')?.value;
  if (action === 'package_install' && typeof manager === 'string') return [manager, 'install'];
  return (COMMANDS[name] ?? OF_ACTION[action ?? ''])?.split(' ');
}

/** What is switched on is a flag. */
function flagOf([name, value]: readonly [string, Json]): readonly string[] {
  if (value !== true && !(typeof value === 'string' && /^(true|yes|on)$/i.test(value))) return [];
  return [/force/i.test(name) ? '--force' : `--${plainName(name).replaceAll('_', '-')}`];
}

/** What is said is a word. */
const wordsOf = ({ heads, value }: Leaf): readonly string[] =>
  typeof value === 'boolean' || value === '' || heads[0] === 'manager' ? [] : [String(value)];
