/** What a simple command comes to, by the tables of programs; redirections are writes and reads like any other. */

import { isWild } from '../wild.ts';
import type { Action, Told } from './action.ts';
import { DATABASES } from './databases.ts';
import { DEPLOYMENTS } from './deployments.ts';
import { FILES } from './file-actions.ts';
import { GIT } from './git-actions.ts';
import type { Simple } from './line-state.ts';
import { NETWORK } from './network.ts';
import { PACKAGES } from './packages.ts';
import { programOf } from './programs.ts';
import { SCRIPTS } from './scripts.ts';
import { isTrial, tellsOfItself } from './trials.ts';
import { runsOthers } from './wrappers.ts';

const TABLES = [GIT, FILES, PACKAGES, SCRIPTS, DEPLOYMENTS, DATABASES, NETWORK];

export function actionsOf({ words, writes, reads, input, sets, elsewhere }: Simple): readonly Action[] {
  const program = programOf(words[0] ?? '');
  const told = { program, args: words.slice(1), input, sets, elsewhere };
  return [
    ...(tellsOfItself(told) || isTrial(told) ? [] : ownActions(told)),
    ...(writes.length > 0 ? [{ name: 'file_write', args: { path: writes } }] : []),
    ...environmentOf(told.args),
    ...(reads.length > 0 ? [{ name: 'file_read', args: { path: reads } }] : []),
  ];
}

/** `--env-file .env` is read by whoever takes it. */
function environmentOf(args: readonly string[]): readonly Action[] {
  const path = args.flatMap((arg, at) => {
    const [, joined] = /^--env-file(?:-if-exists)?(?:=(.*))?$/.exec(arg) ?? [];
    return joined !== undefined
      ? [joined]
      : /^--env-file(-if-exists)?$/.test(arg)
        ? [args[at + 1] ?? '']
        : [];
  });
  return path.length === 0 ? [] : [{ name: 'file_read', args: { path } }];
}

function ownActions(told: Told): readonly Action[] {
  const tables = TABLES.filter((table) => Object.hasOwn(table, told.program));
  return tables.length > 0 ? tables.flatMap((table) => table[told.program]?.(told) ?? []) : ofUnknown(told);
}

/** Programs whose words are no files that they read. */
const READS_NOTHING: ReadonlySet<string> = new Set(
  (
    'echo printf cd pushd popd test [ [[ ls dir tree stat file which type whatis man info true false : exit return kill ' +
    'pkill sleep date seq set unset export local declare typeset readonly alias unalias shift wait jobs fg bg umask ' +
    'ulimit basename dirname realpath readlink mktemp rmdir whoami id hostname uname pwd let read getopts hash history ' +
    'tput clear du df mount ps top lsof command builtin'
  ).split(' '),
);
const MOST_WORDS = 50;

/** What a program that is in no table is given may be files that it reads. */
function ofUnknown({ program, args }: Told): readonly Action[] {
  if (program === '' || READS_NOTHING.has(program) || runsOthers(program)) return [];
  const path = args
    .slice(0, MOST_WORDS)
    .map((arg) => arg.replace(/^--?[\w-]+=/, ''))
    .filter(
      (arg) => arg !== '' && arg.length < 1_000 && !arg.startsWith('-') && !isWild(arg) && !/\s/.test(arg),
    );
  return path.length === 0 ? [] : [{ name: 'file_read', args: { path }, unsure: true }];
}
