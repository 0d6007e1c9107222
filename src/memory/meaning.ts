/** What a rule does, in words of ours: for people who read a list of rules. */

import { saidBy } from './condition.ts';
import type { Matcher, Rule } from './rule.ts';

const VERBS: { readonly [E in Rule['effect']]: string } = {
  prohibit: 'forbids',
  confirm: 'asks about',
  prefer: 'advises on',
  permit: 'allows',
};

/** One clause, such as "forbids calls where `to` is `sarah@example.com`, until Monday". */
export function meaningOf(rule: Rule): string {
  if (rule.status === 'unenforced') return 'is shown, and not enforced: it was not understood';
  const { effect, matchers, condition, except = [], until } = rule;
  return [
    `${VERBS[effect]} ${matchers.length === 0 ? 'every call' : `calls where ${matchers.map(matcherText).join(' and ')}`}`,
    ...(except.length > 0 ? [`except where ${except.map(matcherText).join(' or ')}`] : []),
    ...(condition === undefined ? [] : [conditionText(condition)]),
    ...(until === undefined ? [] : [`until ${untilText(until)}`]),
  ].join(', ');
}

function conditionText(condition: string): string {
  const { negated, text } = saidBy(condition);
  return `${negated ? 'unless' : 'if'}: ${text}`;
}

export const matcherText = ({ arg, value, role = false }: Matcher): string => {
  const who = value === '*' ? 'anything' : `\`${value}\`${role ? ' (a role)' : ''}`;
  return `${arg === undefined ? 'something' : `\`${arg}\``} is ${who}`;
};

const untilText = ({ kind, at, text }: NonNullable<Rule['until']>): string => {
  if (kind !== 'time') return `this ${kind} ends`;
  return at === undefined ? `\`${text}\`, which names no time` : `${at} (\`${text}\`)`;
};
