/** `lictor rules choose`: which of the two ways to take a sentence is meant. */

import { fail, ok } from '../logic/diagnostics.ts';
import type { Captured } from '../memory/captured.ts';
import type { Rule } from '../memory/rule.ts';
import { type TwoWays, twoWays } from '../memory/two-ways.ts';
import { type ExitCode, usage } from './failure.ts';
import { inWords, readerWith, wordsFor } from './read-sentence.ts';
import { findSaid } from './rule-argument.ts';
import { change, editedRule, userMark } from './rules.ts';
import { type Done, named, type RulesOptions } from './rules-options.ts';
import { withOpenStore } from './rules-store.ts';
import type { View } from './view.ts';

/** The sentence that set a rule may have set others, which are taken in the same way. */
export const chooseReading = (
  view: View,
  given: string,
  number: string,
  options: RulesOptions,
): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked): Done => {
    const way = number === '1' ? 'narrow' : number === '2' ? 'wide' : undefined;
    if (way === undefined)
      return fail(usage('invalid_number', 'expected 1 for the narrow reading, or 2 for the wide one'));
    const words = await wordsFor(view, options);
    if (!words.ok) return words;
    const rule = await named(store, given, asked, findSaid);
    if (!rule.ok) return rule;
    const read = readerWith(words.value);
    const origin = inWords(asked.origin, words.value);
    return change(view, store, userMark(asked.origin), (rules) => {
      const open = rules
        .filter((other) => isSaidWith(other, rule.value))
        .flatMap((other) => twoWays(other, read, origin) ?? []);
      return open.length === 0
        ? fail(usage('one_reading', 'its sentence has one reading; `lictor rules edit` changes a rule'))
        : ok(chosen(open, way, asked.origin.now, rules));
    });
  });

const isSaidWith = (other: Rule, { id, sentence, owner, scope }: Rule): boolean =>
  other.id === id ||
  (other.sentence === sentence &&
    other.owner === owner &&
    other.scope.kind === scope.kind &&
    other.scope.name === scope.name);

function chosen(
  open: readonly TwoWays[],
  way: TwoWays['now'],
  now: string,
  rules: readonly Rule[],
): Captured {
  const edits = open.map((ways) => {
    const edited = editedRule({ ...ways[way], updated_at: now }, rules);
    return ways.now === way ? { ...edited, changes: [] } : edited;
  });
  return {
    changes: edits.flatMap(({ changes }) => changes),
    report: edits.flatMap(({ report }) => report),
  };
}
