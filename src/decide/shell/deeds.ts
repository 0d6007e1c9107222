/**
 * Deeds: what a command comes to, in words that it need not be written with. Rules name a deed where the user named
 * no command: "don't create branches" is about `git checkout -b`.
 *
 * The words are those of `decree_deed` in rules/decree-lexicon.pl; what is not there ("rebase") is the deed of a
 * command that rules name (`meantBy`).
 */

import type { Told } from './action.ts';
import { OF_FORGES, OF_GIT, OF_PROGRAMS, type Patterns } from './deed-patterns.ts';
import { gitOptions } from './git-options.ts';

/** `git add -A` and its like: all of what changed. */
const ADDS_ALL = /^add (.* )?(-\w*A\w*|--all|\.|\*|:\/)( |$)/;
/** Longer commands are looked at so far. */
const LONGEST = 2_000;

/** The deeds of a command that does what it says: neither a trial, nor one that tells of itself. */
export function deedsIn({ program, args, sets }: Pick<Told, 'program' | 'args' | 'sets'>): readonly string[] {
  const said = (words: readonly string[]) => words.join(' ').slice(0, LONGEST);
  const within = (table: Patterns, text: string) =>
    table.flatMap(([deed, pattern]) => (pattern.test(text) ? [deed] : []));
  const skips = sets.some(([name]) => /^(HUSKY|HUSKY_SKIP_HOOKS|SKIP|LEFTHOOK)$/.test(name))
    ? ['skip hooks']
    : [];
  if (program === 'git') {
    const own = said(gitOptions(args).rest);
    const hooks = args.some((arg) => /^core\.hookspath=/i.test(arg)) ? ['skip hooks'] : [];
    const all = ADDS_ALL.test(own) ? ['git add -A', 'git add --all', 'git add .'] : [];
    return [
      ...within(OF_GIT, own),
      ...hooks,
      ...skips,
      ...all,
      ...within(OF_PROGRAMS, said([program, ...args])),
    ];
  }
  const forge = /^(gh|glab|hub|tea)$/.test(program) ? within(OF_FORGES, said(args)) : [];
  return [...forge, ...skips, ...within(OF_PROGRAMS, said([program, ...args]))];
}
