/** Rules that fit no tool, offered again when one that fits appears. */

import { type RuleChange, ruleChange } from './change.ts';
import { type Origin, ruleFrom } from './new-rule.ts';
import type { ReadSentence } from './put.ts';
import type { Rule } from './rule.ts';

/** A rule that is bound to no tool, and what it says of tools that are there now. */
export interface Offer {
  readonly rule: Rule;
  /** The first takes the place of the rule; a sentence about several tools has more. */
  readonly bound: readonly Rule[];
}

/** What the sentences of unbound rules say of these tools. Rules in force, in their order; nothing is bound yet. */
export const offersFor = (
  rules: readonly Rule[],
  tools: readonly string[],
  origin: Origin,
  read: ReadSentence,
): readonly Offer[] =>
  rules
    .filter(({ tool, status, source }) => tool === null && status !== 'ended' && source === 'user_explicit')
    .map((rule) => ({ rule, bound: boundTo(rule, tools, origin, read) }))
    .filter(({ bound }) => bound.length > 0);

/** Only the sentence is read again; whose it is, when it was said and when it ends stay as they are. */
function boundTo(rule: Rule, tools: readonly string[], origin: Origin, read: ReadSentence): readonly Rule[] {
  const found = read(rule.sentence, tools).readings.flatMap((reading) =>
    reading.kind === 'retract' || reading.tool === null
      ? []
      : [ruleFrom({ ...reading, kind: reading.kind }, origin)],
  );
  return found.map(({ id, tool, effect, matchers, condition, except }, i) => ({
    ...rule,
    id: i === 0 ? rule.id : id,
    tool,
    effect,
    matchers,
    ...(condition !== undefined && { condition }),
    ...(except && { except }),
    status: 'active',
    updated_at: origin.now,
  }));
}

/** Binds what was offered. */
export const bindOffer = ({ bound }: Offer): readonly RuleChange[] =>
  bound.map((rule, i) => ruleChange(i === 0 ? 'bind' : 'add', rule));
