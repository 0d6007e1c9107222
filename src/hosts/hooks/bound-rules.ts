/** What a call is decided by. */

import { type OpenRules, openRules } from '../../decide/rules.ts';
import type { RuleState, Waiver } from '../../memory/change.ts';
import type { Rule } from '../../memory/rule.ts';

export interface BoundRules {
  readonly open: OpenRules;
  /** Whether a rule compares something with a time: what reads times in words takes long to load. */
  readonly timed: boolean;
  readonly waivers?: readonly Waiver[];
}

export const boundRules = ({ rules, waivers }: RuleState): BoundRules => ({
  open: openRules(rules),
  timed: compareTimes(rules),
  waivers,
});

export const compareTimes = (rules: readonly Rule[]): boolean =>
  rules.some(({ matchers, except = [] }) =>
    [...matchers, ...except].some(({ value }) => COMPARED_TIME.test(value)),
  );

const COMPARED_TIME = /^\s*[<>].*(?:\d:\d|\d\s*[ap]\.?m|\d\s*h|uhr|点|點|時|\d{4}-\d{2})/iu;
