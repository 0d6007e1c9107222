/** Conditions of rules, in words: what they say, and whether the rule holds while that is so or while it is not. */

/** Before a condition: the rule holds while the rest is not so. */
export const NOT = 'not: ';

/** Between exceptions: each of them is exempt. */
export const AND_EXCEPT = '; ';

/** What a condition says, without its negation. */
export function saidBy(condition: string): { readonly negated: boolean; readonly text: string } {
  const negated = condition.startsWith(NOT);
  return { negated, text: negated ? condition.slice(NOT.length) : condition };
}
