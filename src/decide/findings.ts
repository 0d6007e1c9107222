/** What a call does, and the rules that are about it. */

import type { Waiver } from '../memory/change.ts';
import { openWaivers } from '../memory/in-force.ts';
import type { Rule } from '../memory/rule.ts';
import { type Acts, actsOf } from './acts.ts';
import type { Call } from './call.ts';
import { markOf } from './call-mark.ts';
import type { DecideInput } from './decide.ts';
import { type Finding, findRules } from './find-rules.ts';
import { type OpenRules, openRules } from './rules.ts';

/** Rules, or rules that have been opened already. */
export type FindingsInput = Omit<DecideInput, 'policy'> & {
  readonly open?: OpenRules;
  /** The call that a person sees, where this one is a part of it. */
  readonly whole?: Call;
};

/** `keys`: those by which rules find the call (`keysOfCall`); without them, what its name tells. */
export function findingsOn(
  input: FindingsInput,
  keys?: readonly string[],
): {
  readonly acts: Acts;
  readonly findings: readonly Finding[];
} {
  const { call, rules = NO_RULES, waivers = NO_WAIVERS, zone = 'UTC', options = {}, now } = input;
  const at = Date.parse(now);
  const world = { ...input, ...(call.cwd !== undefined && { cwd: call.cwd }), clock: { now: at, zone } };
  const acts = actsOf(call, options, keys);
  const findings = findRules({
    rules: input.open ?? openRules(rules, options),
    acts,
    audience: { ...input.audience, now },
    waivers: waivers.length === 0 ? waivers : openWaivers({ waivers }, { ...input.audience, now }),
    mark: () => markOf(input.whole ?? call),
    world,
  });
  return { acts, findings };
}

const NO_RULES: readonly Rule[] = Object.freeze([]);
const NO_WAIVERS: readonly Waiver[] = Object.freeze([]);
