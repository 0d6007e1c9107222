/**
 * Deciding where there is no policy: the user's rules alone, as `rules/gate.pl` reads them, and without a solver,
 * which takes longer to load than a hook may take.
 */

import type { Decision, DecisionReason } from './call.ts';
import type { Finding } from './find-rules.ts';
import { type FindingsInput, findingsOn } from './findings.ts';
import { type Effect, inOrder, releasedReason, ruleReason, stricter } from './reasons.ts';

/** The same decision, for the same reasons, as `decide` gives without a policy (test/laws/by-rules.test.ts). */
export function decideByRules(input: FindingsInput): Decision {
  const reasons = findingsOn(input).findings.map(reasonFor);
  const decision = reasons.reduce<Effect>((strictest, { effect }) => stricter(strictest, effect), 'allow');
  return { decision, reasons: inOrder(reasons, decision) };
}

function reasonFor(finding: Finding): DecisionReason {
  if (finding.released) return releasedReason(finding);
  const denies = finding.truth === 'yes' && finding.rule.effect !== 'confirm';
  return ruleReason(denies ? 'deny' : 'ask', finding);
}
