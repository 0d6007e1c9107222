/** The structure of a rule as options give it: an effect, conditions on arguments, an end. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { putRule, type ReadSentence } from '../memory/put.ts';
import type { Rule } from '../memory/rule.ts';
import { checked, fieldMessage, type RuleInput, ruleInput } from '../memory/wire.ts';
import { type Failure, usage } from './failure.ts';
import type { StructureOptions } from './rules-options.ts';
import type { Asked } from './rules-store.ts';

/** A new rule, or one that is changed; every mistake in what is given. */
export function putChecked(
  fields: object,
  existing: Rule | undefined,
  origin: Asked['origin'],
  read?: ReadSentence,
): Result<Rule, Failure> {
  const input = checked(ruleInput, fields);
  const rule = input.ok ? putRule(input.value, existing, origin, read) : input;
  if (rule.ok) return rule;
  const [first] = rule.error;
  return fail(
    usage('invalid_rule', first ? fieldMessage(first) : 'the rule is not valid', {
      lines: rule.error.slice(1).map((problem) => `  ${fieldMessage(problem)}`),
      detail: { problems: rule.error },
    }),
  );
}

export function structureFrom(options: StructureOptions): Result<Partial<RuleInput>, Failure> {
  const { effect, match, except, condition, until, priority } = options;
  const [matchers, exempt] = [matchersFrom(match, '--match'), matchersFrom(except, '--except')];
  if (!matchers.ok) return matchers;
  if (!exempt.ok) return exempt;
  return ok({
    ...(effect !== undefined && { effect: effect as RuleInput['effect'] }),
    ...(match && { matchers: matchers.value }),
    ...(except && { except: exempt.value }),
    ...(condition !== undefined && { condition }),
    ...(until !== undefined && { until }),
    ...(priority !== undefined && { priority: priority as RuleInput['priority'] }),
  });
}

/** `to=Sarah`, or a value alone, which any argument may have. */
function matchersFrom(
  given: readonly string[] = [],
  flag: string,
): Result<{ arg?: string; value: string }[], Failure> {
  const matchers = given.map((text) => {
    const [, arg, value = text] = /^([\p{L}\p{N}_.-]+)=(.*)$/su.exec(text) ?? [];
    return { ...(arg !== undefined && { arg }), value };
  });
  const empty = matchers.some(({ value }) => value.trim() === '');
  return empty
    ? fail(usage('invalid_matcher', `${flag}: expected ARG=VALUE, such as to=Sarah`))
    : ok(matchers);
}
