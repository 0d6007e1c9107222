/** Rules that pull in different directions about the same calls. */

import { mayOverlap } from './matching.ts';
import type { Rule, RuleEffect } from './rule.ts';

export interface RuleContradiction {
  readonly rules: readonly [string, string];
  /** The user's sentences. */
  readonly sentences: readonly [string, string];
  readonly message: string;
}

/** Pairs of effects that disagree, and what holds while both stand. */
const DISAGREE: readonly (readonly [RuleEffect, RuleEffect, string])[] = [
  ['prohibit', 'permit', 'one forbids what the other allows; it stays forbidden'],
  ['prohibit', 'confirm', 'one forbids what the other asks about; it stays forbidden'],
  ['confirm', 'permit', 'one asks about what the other allows; it still asks'],
  ['prohibit', 'prefer', 'one forbids what the other prefers; it stays forbidden'],
];

/** What is contradictory between a rule and others, in their order. A condition or exception may settle it. */
export const contradictionsOf = (rule: Rule, others: readonly Rule[]): readonly RuleContradiction[] =>
  others.flatMap((other) => {
    const found = other.id !== rule.id && disagreement(other, rule);
    return found
      ? [{ rules: [other.id, rule.id], sentences: [other.sentence, rule.sentence], message: found }]
      : [];
  });

function disagreement(a: Rule, b: Rule): string | undefined {
  if (a.status !== 'active' || b.status !== 'active' || a.source === 'post_turn' || b.source === 'post_turn')
    return undefined;
  if (a.tool === null || a.owner !== b.owner || !mayOverlap(a, b)) return undefined;
  return DISAGREE.find(([x, y]) => sameEffects(a, b, x, y))?.[2];
}

const sameEffects = (a: Rule, b: Rule, x: RuleEffect, y: RuleEffect): boolean =>
  (a.effect === x && b.effect === y) || (a.effect === y && b.effect === x);

/** Every contradiction among rules, each pair once. */
export const contradictionsAmong = (rules: readonly Rule[]): readonly RuleContradiction[] =>
  rules.flatMap((rule, i) => contradictionsOf(rule, rules.slice(0, i)));
