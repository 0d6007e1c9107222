/**
 * One call, as a straight line:
 *
 *     call → acts → rules that are about them → facts → gate → decision
 */

import type { Policy } from '../catalog/policy.ts';
import type { Json } from '../catalog/unit.ts';
import type { Waiver } from '../memory/change.ts';
import type { RuleAudience } from '../memory/in-force.ts';
import type { Rule } from '../memory/rule.ts';
import { askGate } from './ask-gate.ts';
import type { Call, Decision } from './call.ts';
import type { Label, PastCall } from './call-facts.ts';
import { findingsOn } from './findings.ts';
import type { Holds } from './judge.ts';
import type { Resolve } from './matcher.ts';
import type { Naming } from './rules.ts';
import type { ReadTime } from './times.ts';
import { keysOfCall } from './unit-called.ts';

export interface DecideOptions extends Naming {
  /** What happens to a tool that the policy's catalog does not have; default `deny`. */
  readonly unknownTools?: 'deny' | 'ask' | 'allow';
}

export interface DecideInput {
  readonly call: Call;
  /** The user's rules. The same list is read once, and must not be changed. */
  readonly rules?: readonly Rule[];
  /** Rules that the user set aside, for one call or for a time. */
  readonly waivers?: readonly Waiver[];
  readonly policy?: Policy;
  /** RFC 3339. */
  readonly now: string;
  /** An IANA name; default `UTC`. */
  readonly zone?: string;
  /** Whose rules, and where; without it, everyone's. */
  readonly audience?: Omit<RuleAudience, 'now'>;
  /** Facts of the host, as in a turn. */
  readonly context?: Readonly<Record<string, Json>>;
  /** Calls that were made before. */
  readonly happened?: readonly PastCall[];
  readonly labels?: readonly Label[];
  /** Who is meant by a name or a role, as names and addresses. */
  readonly resolve?: Resolve;
  /** Where a path leads once its links are followed. */
  readonly realPath?: (path: string) => string | undefined;
  /** What `~` stands for; an absolute path. */
  readonly home?: string;
  /** Whether a condition about the world holds ("the tests pass"). */
  readonly holds?: Holds;
  /** Reads times in words. */
  readonly readTime?: ReadTime;
  readonly options?: DecideOptions;
}

/**
 * Decides one call: allow, ask or deny, with the reasons of the decision first.
 *
 * What cannot be told is never allowed silently: a rule that may be about the call asks, a policy that is undecided
 * denies. The order of rules does not matter, and adding one that prohibits never allows more.
 */
export function decide(input: DecideInput): Decision {
  const { acts, findings } = findingsOn(input, keysOfCall(input.call.tool, input.policy));
  return askGate(input, acts, findings);
}
