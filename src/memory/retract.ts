/** Taking a rule back: which rule a sentence such as "you can email Sarah again" is about, and what becomes of it. */

import { matchersCover, sameTool } from './matching.ts';
import type { Matcher, Rule } from './rule.ts';

export type Retraction =
  | { readonly kind: 'end'; readonly rules: readonly Rule[] }
  /** The rule forbids more than was taken back: the rest of it stays. */
  | { readonly kind: 'except'; readonly rule: Rule; readonly except: Matcher }
  | { readonly kind: 'ambiguous'; readonly rules: readonly Rule[] }
  | { readonly kind: 'none' };

/**
 * Finds the rules that a retraction names by tool and matcher. Rules that match exactly what was taken back go
 * before rules that forbid less, and these before a rule that forbids more. Several exact ones end together (a
 * prohibition and a confirmation of the same thing); several of another kind are ambiguous, and none ends.
 */
export function findRetracted(
  rules: readonly Rule[],
  tool: string | null,
  matchers: readonly Matcher[],
): Retraction {
  const retractable = rules.filter(
    (rule) =>
      rule.effect !== 'permit' &&
      rule.source !== 'post_turn' &&
      (tool === null ? rule.tool === null || matchers.length > 0 : sameTool(rule.tool, tool)),
  );
  const within = retractable.filter((rule) => matchersCover(matchers, rule.matchers));
  const exact = within.filter((rule) => matchersCover(rule.matchers, matchers));
  if (exact.length > 0) return { kind: 'end', rules: exact };
  const [only, ...others] = within;
  if (only) return others.length === 0 ? { kind: 'end', rules: [only] } : ambiguousUnlessOne(within);
  return fromWider(
    retractable.filter((rule) => matchersCover(rule.matchers, matchers)),
    matchers,
  );
}

/** Rules that were set by one sentence, for several tools or objects, are one thing to their user. */
const ambiguousUnlessOne = (rules: readonly Rule[]): Retraction =>
  new Set(rules.map(({ sentence, matchers }) => JSON.stringify([sentence, matchers]))).size === 1
    ? { kind: 'end', rules }
    : { kind: 'ambiguous', rules };

function fromWider(rules: readonly Rule[], [except]: readonly Matcher[]): Retraction {
  const [rule, ...others] = rules;
  if (rule === undefined || except === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'ambiguous', rules } : { kind: 'except', rule, except };
}
