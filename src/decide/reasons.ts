/** The reasons of a decision: their words, and their order. */

import { cleanLine, cutText } from '../catalog/clean.ts';
import type { DecisionReason } from './call.ts';
import type { Finding } from './find-rules.ts';

export type Effect = DecisionReason['effect'];

const STRICTNESS: Readonly<Record<Effect, number>> = { deny: 2, ask: 1, allow: 0 };
export const stricter = (a: Effect, b: Effect): Effect => (STRICTNESS[b] > STRICTNESS[a] ? b : a);

/** Those of the decision first, then by strictness; nothing depends on the order in which rules were given. */
export function inOrder(reasons: readonly DecisionReason[], decision: Effect): readonly DecisionReason[] {
  const key = ({ effect, code, rule, place, message }: DecisionReason) => [
    effect === decision ? '0' : String(3 - STRICTNESS[effect]),
    ...[code, rule ?? '', place ?? '', message],
  ];
  const keyed = reasons.map((reason) => ({ reason, key: key(reason).join('\u0000') }));
  const once = new Map(keyed.map((one) => [one.key, one]));
  return [...once.values()].sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ reason }) => reason);
}

/** For a rule that the user set aside. */
export const releasedReason = ({ rule, released }: Finding): DecisionReason => ({
  effect: 'allow',
  code: 'released',
  message: `the user set a rule aside: “${quoted(released?.sentence ?? '')}”`,
  rule: rule.id,
  sentence: rule.sentence,
  ...(released && { released_by: released.id }),
});

/** For a rule that is broken, or may be. */
export function ruleReason(effect: Effect, { rule, code, why }: Finding): DecisionReason {
  const says = `“${quoted(rule.sentence)}”`;
  const what = effect === 'deny' ? 'the user forbade this' : 'the user wants to be asked first';
  const message =
    code === 'rule' ? `${what}: ${says}` : `${why ?? 'it cannot be told'}, and the user said: ${says}`;
  return { effect, code, message, rule: rule.id, sentence: rule.sentence };
}

/** The user's sentence in one line; a longer one is cut. */
const quoted = (sentence: string): string => cutText(cleanLine(sentence), 300);
