/** What a simple command comes to, by the tables of programs; redirections are writes and reads like any other. */

import type { Action } from './action.ts';
import type { Simple } from './commands.ts';
import { FILES } from './file-actions.ts';
import { GIT } from './git-actions.ts';
import { programOf } from './programs.ts';
import { WORK } from './work-actions.ts';

const TABLES = [GIT, FILES, WORK];

export function actionsOf({ words, writes, reads, input, sets, elsewhere }: Simple): readonly Action[] {
  const program = programOf(words[0] ?? '');
  const told = { program, args: words.slice(1), input, sets, elsewhere };
  const own = TABLES.flatMap((table) =>
    Object.hasOwn(table, program) ? (table[program]?.(told) ?? []) : [],
  );
  return [
    ...own,
    ...(writes.length > 0 ? [{ name: 'file_write', args: { path: writes } }] : []),
    ...(reads.length > 0 ? [{ name: 'file_read', args: { path: reads } }] : []),
  ];
}
