/** A retraction as changes: rules end or are lifted, are waived once or for a time, or get an exception or a condition. */

import type { Captured } from './captured.ts';
import { type RuleChange, type RuleState, ruleChange, type Waiver, waiverChange } from './change.ts';
import { NOT, saidBy } from './condition.ts';
import { isEverywhere, standsForEverywhere } from './everywhere.ts';
import { isIn, isStanding, liftIn, type Whereabouts } from './in-force.ts';
import { changedHere, hereOnly, isWider, lift, liftedMessage } from './lift.ts';
import { keptSentence, matchersOf, type Origin } from './new-rule.ts';
import type { Reading } from './reading.ts';
import { lineOf } from './report-line.ts';
import { findRetracted } from './retract.ts';
import type { Matcher, Rule } from './rule.ts';
import { readUntil } from './until.ts';

type Retract = Reading & { readonly kind: 'retract' };

export function takeBack(reading: Retract, origin: Origin, { rules }: RuleState): Captured {
  const standing = rules.filter((rule) => isOurs(rule, reading, origin));
  const matchers = matchersOf(reading, origin).filter(
    ({ value }) => !standsForEverywhere(value, reading.sentence),
  );
  const found = findRetracted(standing, reading.tool, matchers);
  switch (found.kind) {
    case 'end':
      return reading.until !== undefined
        ? waive(found.rules, reading.until, reading, origin)
        : reading.condition !== undefined
          ? conditioned(found.rules, reading.condition, reading, origin)
          : ended(found.rules, reading, origin);
    case 'except':
      return excepted(found.rule, found.except, reading, origin);
    case 'ambiguous':
      return told(
        lineOf(
          'ambiguous',
          'could mean several rules, so none was ended; end the one that is meant',
          ...found.rules,
        ),
      );
    case 'none':
      return told({
        code: 'nothing_to_end',
        message: 'names no rule that is in force',
        rules: [],
        sentences: [keptSentence(reading.sentence)],
      });
  }
}

/** The user's rules that hold here: those for everywhere, and those of this project or agent. */
const isOurs = (rule: Rule, { sentence }: Retract, origin: Origin): boolean =>
  rule.owner === origin.owner &&
  isStanding(rule, origin.now) &&
  isIn(rule.scope, whereIs(origin)) &&
  (liftIn(rule, whereIs(origin)) === undefined || isEverywhere(sentence));

const whereIs = ({ scope: { kind, name }, here = {} }: Origin): Whereabouts =>
  name === undefined || kind === 'user' ? here : { [kind]: name };

const told = (line: Captured['report'][number]): Captured => ({ changes: [], report: [line] });

/** The rule stays in the store, and no longer holds: anywhere, or here. */
const ended = (rules: readonly Rule[], reading: Retract, origin: Origin): Captured =>
  joined(
    rules.map((rule) =>
      isWider(rule, reading, origin)
        ? {
            changes: [lift(rule, reading, origin)],
            report: [lineOf('lifted', liftedMessage(rule, origin), rule)],
          }
        : { changes: [end(rule, origin)], report: [lineOf('ended', 'no longer holds', rule)] },
    ),
  );

const joined = (all: readonly Captured[]): Captured => ({
  changes: all.flatMap(({ changes }) => changes),
  report: all.flatMap(({ report }) => report),
});

const end = (rule: Rule, { now, message_id }: Origin): RuleChange =>
  ruleChange('end', {
    ...rule,
    status: 'ended',
    updated_at: now,
    ...(message_id !== undefined && { message_id }),
  });

function waive(rules: readonly Rule[], until: string, reading: Retract, origin: Origin): Captured {
  const end = readUntil(until, origin);
  const once = end.kind === 'task';
  // Without a time to end at, it would never end: then it is for one call.
  const inSession = end.kind === 'session' && origin.session_id !== undefined;
  const bounded = once || inSession || end.at !== undefined;
  const waivers = rules.map(
    (rule): Waiver => ({
      id: origin.newId('w'),
      rule: rule.id,
      sentence: keptSentence(reading.sentence),
      once: once || !bounded,
      ...(!once && bounded && { until: end }),
      granted_at: origin.now,
      ...(origin.message_id !== undefined && { message_id: origin.message_id }),
      ...(origin.session_id !== undefined && { session_id: origin.session_id }),
      ...(isWider(rule, reading, origin) && { scope: origin.scope }),
    }),
  );
  const how = once || !bounded ? 'for one call' : `until ${end.text}`;
  const where = (rule: Rule): string => hereOnly(rule, reading, origin);
  return {
    changes: waivers.map((waiver) => waiverChange('waive', waiver)),
    report: rules.map((rule) => lineOf('waived', `is waived${where(rule)} ${how}, and holds after it`, rule)),
  };
}

/** "Go ahead whenever CI is green": what was forbidden always is forbidden while CI is not green. */
const conditioned = (
  rules: readonly Rule[],
  condition: string,
  reading: Retract,
  origin: Origin,
): Captured => ({
  changes: rules.flatMap((rule) =>
    changedHere(rule, { ...rule, condition: both(rule.condition, condition) }, reading, origin),
  ),
  report: rules.map((rule) =>
    lineOf(
      'conditioned',
      `holds${hereOnly(rule, reading, origin)} only while this is not so: ${condition}`,
      rule,
    ),
  ),
});

function both(before: string | undefined, condition: string): string {
  if (before === undefined) return `${NOT}${condition}`;
  return saidBy(before).negated ? `${before}, or ${condition}` : `${before}, and not (${condition})`;
}

/** "Never email anybody", and then "you can email Sarah": the rule stays, for all but her. */
function excepted(rule: Rule, except: Matcher, reading: Retract, origin: Origin): Captured {
  if (reading.until !== undefined || reading.condition !== undefined)
    return told(
      lineOf(
        'ambiguous',
        'allows a part of what a rule forbids, for a time or on a condition; edit the rule',
        rule,
      ),
    );
  const changed = { ...rule, except: [...(rule.except ?? []), except] };
  return {
    changes: changedHere(rule, changed, reading, origin),
    report: [
      lineOf('excepted', `still holds, but${hereOnly(rule, reading, origin)} not for ${except.value}`, rule),
    ],
  };
}
