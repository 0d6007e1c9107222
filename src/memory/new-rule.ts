/** A reading as a rule: what the sentence says, with its owner, its place and its end filled in. */

import { cleanLine, cutText } from '../catalog/clean.ts';
import type { Facts } from '../logic/program.ts';
import { AND_EXCEPT } from './condition.ts';
import { isEverywhere } from './everywhere.ts';
import type { Whereabouts } from './in-force.ts';
import type { Reading } from './reading.ts';
import { isRole } from './roles.ts';
import type { Matcher, Rule, RuleEffect, RuleScope } from './rule.ts';
import { type Clock, readUntil } from './until.ts';

/** Where a rule comes from. Ids and time are the caller's. */
export interface Origin extends Clock {
  readonly owner: string;
  readonly scope: RuleScope;
  /** Where the user is while speaking of everywhere: what is taken back is taken back of the rules there, too. */
  readonly here?: Whereabouts;
  readonly message_id?: string;
  readonly session_id?: string;
  /** The facts of a policy: its words for roles count too. */
  readonly facts?: Facts;
  /** A fresh id at each call, of {@link idFrom}'s form. */
  readonly newId: (prefix: 'r' | 'w') => string;
}

/** The longest sentence that is kept, in code points. */
export const SENTENCE_LIMIT = 1000;

/** A sentence as it is kept: on one line, nothing hidden in it, and cut only where it is very long. */
export const keptSentence = (sentence: string): string => cutText(cleanLine(sentence), SENTENCE_LIMIT);

const EFFECTS: { readonly [K in Exclude<Reading['kind'], 'retract'>]: RuleEffect } = {
  prohibit: 'prohibit',
  require_confirmation: 'confirm',
  prefer: 'prefer',
};

/** "In all my projects": said in one of them, and about everywhere. */
const scopeOf = (sentence: string, { scope }: Origin): RuleScope =>
  scope.kind === 'project' && isEverywhere(sentence) ? { kind: 'user' } : scope;

const blank = (origin: Origin, sentence: string): Omit<Rule, 'tool' | 'effect' | 'status' | 'priority'> => ({
  id: origin.newId('r'),
  owner: origin.owner,
  scope: scopeOf(sentence, origin),
  matchers: [],
  sentence: keptSentence(sentence),
  source: 'user_explicit',
  tags: ['user-edict'],
  created_at: origin.now,
  updated_at: origin.now,
  ...(origin.message_id !== undefined && { message_id: origin.message_id }),
  ...(origin.session_id !== undefined && { session_id: origin.session_id }),
});

/** Everything the user says about what may be done is critical; what is preferred is high. */
export function ruleFrom(reading: Reading & { readonly kind: keyof typeof EFFECTS }, origin: Origin): Rule {
  const { kind, tool, condition, until, except, sentence } = reading;
  const effect = EFFECTS[kind];
  return {
    ...blank(origin, sentence),
    tool,
    effect,
    matchers: matchersOf(reading, origin),
    ...(condition !== undefined && { condition }),
    ...(except !== undefined && { except: exceptionsFrom(reading, except, origin) }),
    ...(until !== undefined && { until: readUntil(until, origin) }),
    priority: effect === 'prefer' ? 'high' : 'critical',
    status: 'active',
  };
}

/** A sentence that was not understood: kept and shown, and not acted on. */
export const unreadRule = (sentence: string, origin: Origin): Rule => ({
  ...blank(origin, sentence),
  tool: null,
  effect: 'prohibit',
  priority: 'critical',
  status: 'unenforced',
});

export function matchersOf(
  { matcher: { arg, value } }: Pick<Reading, 'matcher'>,
  { facts }: Pick<Origin, 'facts'>,
): readonly Matcher[] {
  return value === undefined ? [] : [matcherFrom(arg, value, facts)];
}

const matcherFrom = (arg: string | undefined, value: string, facts: Facts | undefined): Matcher => ({
  ...(arg !== undefined && { arg }),
  value,
  ...(isRole(value, facts) && { role: true }),
});

/** "Only Bob" is about the argument that is forbidden otherwise; any other exception may be about anything. */
const exceptionsFrom = (
  { matcher }: Pick<Reading, 'matcher'>,
  except: string,
  { facts }: Pick<Origin, 'facts'>,
): readonly Matcher[] =>
  except
    .split(AND_EXCEPT)
    .flatMap((one, i) =>
      eachOf(one).map((item) =>
        matcherFrom(matcher.value === '*' && i === 0 ? matcher.arg : undefined, item, facts),
      ),
    );

/** "README.md and docs/": either is exempt. Only of single words, since more than that may be one name. */
function eachOf(list: string): readonly string[] {
  const items = list.split(/\s*(?:,|、)\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+|\s*(?:和|或|以及)\s*/);
  return items.every((item) => /^\S+$/.test(item)) ? items : [list];
}
