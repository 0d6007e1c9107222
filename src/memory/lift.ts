/**
 * What is said in a project, or to an agent, of a rule that holds everywhere: it is lifted there, and what is left of
 * it there is a rule of that place (docs/decisions/0015-lifted.md).
 */

import { type RuleChange, ruleChange } from './change.ts';
import { isEverywhere } from './everywhere.ts';
import { keptSentence, type Origin } from './new-rule.ts';
import type { Reading } from './reading.ts';
import type { Lift, Rule } from './rule.ts';

type Said = Pick<Reading, 'sentence'>;

/** Whether a rule holds in more places than the one in which something is said of it. */
export const isWider = ({ scope }: Rule, { sentence }: Said, origin: Origin): boolean =>
  scope.kind === 'user' &&
  origin.scope.kind !== 'user' &&
  origin.scope.name !== undefined &&
  !isEverywhere(sentence);

/** Nothing else of the rule changes, and it stays as old as it is. */
export function lift(
  rule: Rule,
  { sentence }: Said,
  { scope, now, message_id, session_id }: Origin,
): RuleChange {
  const lifted: Lift = {
    ...{ scope, sentence: keptSentence(sentence), at: now },
    ...(message_id !== undefined && { message_id }),
    ...(session_id !== undefined && { session_id }),
  };
  return ruleChange('lift', { ...rule, lifted: [...(rule.lifted ?? []), lifted] });
}

/** In which place alone; nothing where it is everywhere. */
export const hereOnly = (rule: Rule, said: Said, origin: Origin): string =>
  isWider(rule, said, origin) ? ` ${inWords(origin)}` : '';

const inWords = ({ scope }: Origin): string =>
  scope.kind === 'project' ? 'in this project' : 'for this agent';

export const liftedMessage = ({ id }: Rule, origin: Origin): string =>
  `no longer holds ${inWords(origin)}; elsewhere it does, until you say “everywhere” or \`lictor rules end ${id.slice(0, SHOWN)}\``;

/** As many letters of an id as tell it apart. */
const SHOWN = 9;

/** A rule that has changed; one that holds elsewhere is lifted here, and stands here beside it as it is now. */
export function changedHere(before: Rule, after: Rule, said: Said, origin: Origin): readonly RuleChange[] {
  const edited = { ...after, updated_at: origin.now };
  if (!isWider(before, said, origin)) return [ruleChange('edit', edited)];
  const { lifted: _, ...rest } = edited;
  const { scope, message_id } = origin;
  const here = { ...rest, id: origin.newId('r'), scope, ...(message_id !== undefined && { message_id }) };
  return [lift(before, said, origin), ruleChange('add', here)];
}
