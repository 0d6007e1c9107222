/** Deeds: what a verb comes to in a shell when it is done to such a thing ("create a branch"). */

import { stem } from '../../search/stems.ts';
import type { DecreeLexicon, NounDeed, Sense } from './lexicon.ts';
import type { Thing, ThingKind } from './things.ts';
import type { Tool } from './toolbox.ts';

export interface Deed extends NounDeed {
  readonly action: string;
  /** What it is done to. */
  readonly thing: Thing;
}

/** The first deed that one of the senses is when it is done to one of the things. */
export function deedIn(
  senses: readonly Sense[],
  things: readonly Thing[],
  { deeds }: DecreeLexicon,
): Deed | undefined {
  for (const thing of things.filter((one) => isSome(one) || one.prep === 'to'))
    for (const { action } of senses)
      for (const one of deeds.get(action) ?? [])
        if (isCalled(thing, one.nouns)) return { ...one, action, thing };
  return undefined;
}

/** Things of a kind; one that has a name of its own is told by that. */
const isSome = ({ kind, prep }: Thing): boolean =>
  (prep === null || prep === 'on' || prep === 'in') &&
  (kind === 'all' || kind === 'name' || ALSO_NAMES.has(kind));

/** "Git hooks" begin with a program, and a "dev server" with an environment. */
const ALSO_NAMES: ReadonlySet<ThingKind> = new Set(['command', 'environment', 'sql']);

/** "Any new branches" are branches; where it goes to is a name with its preposition ("to npm"). */
function isCalled({ norm, kind, prep }: Thing, nouns: readonly string[]): boolean {
  const name = norm.replace(/^(?:the|a|any|our|my) /, '');
  const said = stemmed(prep === 'to' ? `to ${name}` : name);
  const whole = kind === 'command' || kind === 'sql';
  return nouns.map(stemmed).some((noun) => said === noun || (!whole && said.endsWith(` ${noun}`)));
}

/** Every word by its stem. */
const stemmed = (phrase: string): string => phrase.split(' ').map(singular).join(' ');

/** The stem of a word; words of two letters have none of their own ("PRs"). */
const singular = (word: string): string => (/^[a-z]{2}s$/.test(word) ? word.slice(0, 2) : stem(word));

/** Whether the name of a tool says that it does this to such things. */
export const isToolFor = ({ nouns, deed, action }: Deed, { stems, actions }: Tool): boolean =>
  (actions.has(action) || stems.has(stem(deed.split(' ')[0] ?? ''))) &&
  nouns.some((noun) => noun.split(' ').every((word) => stems.has(stem(word))));
