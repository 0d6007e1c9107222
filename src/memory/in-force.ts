/** Which rules hold now, and for whom. */

import type { RuleState, Waiver } from './change.ts';
import type { Lift, Rule, RuleScope, Until } from './rule.ts';

/** Who is asking, where. What is not given fits no rule that names it. */
export interface RuleAudience {
  /** RFC 3339. */
  readonly now: string;
  /** Whose rules; without it, everyone's. */
  readonly owner?: string;
  readonly project?: string;
  readonly agent?: string;
  /** Rules for `task` and `session` that were said in another session have ended. */
  readonly session_id?: string;
}

/** Whether an end has been reached. An end that could not be resolved has not: a rule never ends silently. */
export const isOver = (until: Until | undefined, now: string): boolean =>
  until?.at !== undefined && Date.parse(until.at) <= Date.parse(now);

/** Whether a rule still stands, whoever it is for. */
export const isStanding = (rule: Rule, now: string): boolean =>
  rule.status !== 'ended' && !isOver(rule.until, now);

/** Rules that are pinned and enforced for this audience; those that are kept but not understood are among them. */
export const rulesInForce = (rules: readonly Rule[], audience: RuleAudience): readonly Rule[] =>
  rules.filter((rule) => isInForce(rule, audience));

export function isInForce(rule: Rule, audience: RuleAudience): boolean {
  return (
    isStanding(rule, audience.now) &&
    isAbout(rule, audience) &&
    !ofAnotherSession(rule, audience) &&
    liftIn(rule, audience) === undefined
  );
}

/** Whether a rule is for whoever is there, standing or not. */
export const isAbout = (rule: Rule, here: Omit<RuleAudience, 'now' | 'session_id'>): boolean =>
  (here.owner === undefined || rule.owner === here.owner) && isIn(rule.scope, here);

/** Where somebody is; what is not given is no place that could be named. */
export type Whereabouts = Pick<RuleAudience, 'project' | 'agent'>;

/** By which a rule that holds elsewhere does not hold here. */
export const liftIn = ({ lifted = [] }: Pick<Rule, 'lifted'>, here: Whereabouts): Lift | undefined =>
  lifted.find(({ scope }) => scope.name !== undefined && isIn(scope, here));

/** Whether a scope takes in the place. */
export function isIn({ kind, name }: RuleScope, { project, agent }: Whereabouts): boolean {
  if (kind === 'user') return true;
  return name === (kind === 'project' ? project : agent);
}

const ofAnotherSession = ({ until, session_id }: Rule, audience: RuleAudience): boolean =>
  (until?.kind === 'session' || until?.kind === 'task') &&
  session_id !== undefined &&
  audience.session_id !== undefined &&
  session_id !== audience.session_id;

/** Waivers that are still open; one for a session, a project or an agent is so there only. */
export const openWaivers = (
  { waivers }: Pick<RuleState, 'waivers'>,
  { now, session_id: here, ...where }: Pick<RuleAudience, 'now' | 'session_id'> & Whereabouts,
): readonly Waiver[] =>
  waivers.filter(
    ({ used_at, until, session_id, scope }) =>
      used_at === undefined &&
      (scope === undefined || isIn(scope, where)) &&
      !isOver(until, now) &&
      (until?.kind !== 'session' || (here !== undefined && session_id === here)),
  );
