/** Two ways to take a sentence: the narrow one is enforced until the user says that the wide one is meant. */

import type { ReportLine } from './captured.ts';
import { meaningOf } from './meaning.ts';
import { type Origin, ruleFrom } from './new-rule.ts';
import { structureOf } from './print.ts';
import type { ReadSentence } from './put.ts';
import type { Reading } from './reading.ts';
import type { Rule } from './rule.ts';

/** What a rule may be, and which words leave it open. */
export interface TwoWays {
  readonly narrow: Rule;
  readonly wide: Rule;
  readonly words: string;
  /** The one that the rule is. */
  readonly now: 'narrow' | 'wide';
}

type Setting = Parameters<typeof ruleFrom>[0];

/** The reading as it would be if the words were about a part of the sentence only. */
function asWide(reading: Setting): Setting | undefined {
  const { wider, condition: _, until: __, except: ___, ...rest } = reading;
  if (!wider || wider.kind === 'retract') return undefined;
  const { words: ____, ...wide } = wider;
  return { ...rest, ...wide, kind: wider.kind };
}

/**
 * Read from the rule's own sentence; undefined where that has one reading, or where the rule says something else by
 * now. An end is worked out from when the rule was made.
 */
export function twoWays(
  rule: Rule,
  read: ReadSentence,
  origin: Pick<Origin, 'zone' | 'facts'>,
): TwoWays | undefined {
  if (rule.tool === null || rule.status === 'unenforced') return undefined;
  const when: Origin = {
    ...origin,
    now: rule.created_at,
    owner: '',
    scope: { kind: 'user' },
    newId: () => '',
  };
  const own = structureOf(rule);
  for (const reading of read(rule.sentence, [rule.tool]).readings) {
    if (reading.kind === 'retract' || !reading.wider) continue;
    const setting: Setting = { ...reading, kind: reading.kind };
    const wide = asWide(setting);
    if (!wide) continue;
    const [narrowRule, wideRule] = [ruleFrom(setting, when), ruleFrom(wide, when)];
    const now =
      structureOf(narrowRule) === own ? 'narrow' : structureOf(wideRule) === own ? 'wide' : undefined;
    if (now)
      return {
        narrow: withSayingOf(rule, narrowRule),
        wide: withSayingOf(rule, wideRule),
        words: reading.wider.words,
        now,
      };
  }
  return undefined;
}

/** The rule, saying what the other says. */
function withSayingOf(rule: Rule, { effect, matchers, condition, except, until }: Rule): Rule {
  const { condition: _, except: __, until: ___, ...kept } = rule;
  return {
    ...kept,
    effect,
    matchers,
    ...(condition !== undefined && { condition }),
    ...(except && { except }),
    ...(until && { until }),
  };
}

/** One line for a sentence, about all rules that it set and that may be meant more widely. */
export function twoWaysLine(
  set: readonly { readonly reading: Reading; readonly rule: Rule }[],
  origin: Origin,
): ReportLine | undefined {
  const quiet: Origin = { ...origin, newId: () => '' };
  const open = set.flatMap(({ reading, rule }) => {
    const wide = reading.kind === 'retract' ? undefined : asWide({ ...reading, kind: reading.kind });
    return wide
      ? [{ rule, words: reading.wider?.words ?? '', meaning: meaningOf(ruleFrom(wide, quiet)) }]
      : [];
  });
  const [first] = open;
  if (!first) return undefined;
  const meanings = [...new Set(open.map(({ meaning }) => meaning))].map((meaning) => {
    const tools = open.filter((one) => one.meaning === meaning).map(({ rule }) => `\`${rule.tool}\``);
    return `for ${tools.join(', ')} it ${meaning}`;
  });
  return {
    code: 'two_readings',
    message: `is taken narrowly: if “${first.words}” is only about its last part, ${meanings.join('; and ')} (that is meant: lictor rules choose ${first.rule.id.slice(0, 9)} 2)`,
    rules: open.map(({ rule }) => rule.id),
    sentences: [first.rule.sentence],
  };
}
