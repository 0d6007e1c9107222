/**
 * Deeds: what a command comes to, in words that it need not be written with. Rules name a deed where the user named
 * no command: "don't create branches" is about `git checkout -b`.
 *
 * The words are those of `decree_deed` in rules/decree-lexicon.pl; what is not there ("rebase") is the deed of a
 * command that rules name (`meantBy`).
 */

import type { Told } from './action.ts';
import { type DeedRow, OF_FORGES, OF_GIT, OF_PROGRAMS } from './deed-patterns.ts';
import { gitOptions } from './git-options.ts';

/** `git add -A` and its like: all of what changed. */
const ADDS_ALL = /^(.* )?(-\w*A\w*|--all|\.|\*|:\/)( |$)/;
/** Longer commands are looked at so far. */
const LONGEST = 2_000;

/** The deeds of a command that does what it says: neither a trial, nor one that tells of itself. */
export function deedsIn({ program, args, sets }: Pick<Told, 'program' | 'args' | 'sets'>): readonly string[] {
  const hooks = sets.some(([name]) => /^(HUSKY|HUSKY_SKIP_HOOKS|SKIP|LEFTHOOK)$/.test(name));
  const own = rowsOf(OF_PROGRAMS, program, args);
  const deeds = [...own, ...(hooks ? ['skip hooks'] : [])];
  if (program === 'git') deeds.push(...deedsOfGit(args));
  else if (/^(gh|glab|hub|tea)$/.test(program))
    deeds.push(...rowsOf(OF_FORGES, args[0] ?? '', args.slice(1)));
  return [...new Set(deeds)];
}

function deedsOfGit(args: readonly string[]): readonly string[] {
  const [name = '', ...more] = gitOptions(args).rest;
  const skips = args.some((arg) => /^core\.hookspath=/i.test(arg));
  const addsAll = name === 'add' && ADDS_ALL.test(more.join(' '));
  return [
    ...rowsOf(OF_GIT, name, more),
    ...(skips ? ['skip hooks'] : []),
    ...(addsAll ? ['git add -A', 'git add --all', 'git add .'] : []),
  ];
}

const byWord = new Map<readonly DeedRow[], ReadonlyMap<string, readonly DeedRow[]>>();

/** The deeds of the rows that begin so and go on so. */
function rowsOf(rows: readonly DeedRow[], word: string, more: readonly string[]): readonly string[] {
  const known = byWord.get(rows) ?? indexed(rows);
  byWord.set(rows, known);
  const own = known.get(word.toLowerCase());
  if (!own) return [];
  const text = more.join(' ').slice(0, LONGEST);
  return own.filter(([, , goesOn]) => goesOn?.test(text) ?? true).map(([deed]) => deed);
}

function indexed(rows: readonly DeedRow[]): ReadonlyMap<string, readonly DeedRow[]> {
  const index = new Map<string, DeedRow[]>();
  for (const row of rows)
    for (const word of row[1].split(' ')) {
      const own = index.get(word);
      if (own) own.push(row);
      else index.set(word, [row]);
    }
  return index;
}
