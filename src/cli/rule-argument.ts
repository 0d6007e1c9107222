/** The rule that an argument names: by its id, the beginning of it, or words of its sentence. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { holdsTokens, tokensOf } from '../memory/matching.ts';
import type { Rule } from '../memory/rule.ts';
import { type Failure, usage } from './failure.ts';
import { cut, oneLine } from './text.ts';

/** Standing rules go before ended ones. */
export function findRule(rules: readonly Rule[], given: string): Result<Rule, Failure> {
  const [rule, ...others] = fitting(rules, given);
  if (rule === undefined) return fail(unknownRule(given));
  return others.length === 0 ? ok(rule) : fail(severalRules(given, [rule, ...others]));
}

/** As {@link findRule}, where all rules that one sentence set are meant: the first of them. */
export function findSaid(rules: readonly Rule[], given: string): Result<Rule, Failure> {
  const [rule, ...others] = fitting(rules, given);
  if (rule === undefined) return fail(unknownRule(given));
  return others.every(({ sentence }) => sentence === rule.sentence)
    ? ok(rule)
    : fail(severalRules(given, [rule, ...others]));
}

const unknownRule = (given: string): Failure =>
  usage('unknown_rule', `no rule has the id or the words \`${cut(oneLine(given), 60)}\``);

function fitting(rules: readonly Rule[], given: string): readonly Rule[] {
  const byId = rules.filter(({ id }) => id === given || (given.length >= 5 && id.startsWith(given)));
  const words = tokensOf(given);
  const bySentence =
    words.length === 0 ? [] : rules.filter(({ sentence }) => holdsTokens(tokensOf(sentence), words));
  const found = byId.length > 0 ? byId : bySentence;
  const standing = found.filter(({ status }) => status !== 'ended');
  return standing.length > 0 ? standing : found;
}

const severalRules = (given: string, rules: readonly Rule[]): Failure =>
  usage('ambiguous_rule', `several rules fit \`${cut(oneLine(given), 60)}\`; name one by its id`, {
    lines: rules.slice(0, 20).map(({ id, sentence }) => `  ${id.slice(0, 9)}  ${cut(oneLine(sentence), 80)}`),
    detail: { rules: rules.map(({ id }) => id) },
  });
