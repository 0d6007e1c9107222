/** A rule as a sentence: the inverse of reading one. */

import type { Facts } from '../logic/program.ts';
import { saidBy } from './condition.ts';
import { type Origin, ruleFrom } from './new-rule.ts';
import type { ReadSentence } from './put.ts';
import type { Matcher, Rule, RuleEffect } from './rule.ts';

const HEADS: { readonly [E in RuleEffect]?: string } = {
  prohibit: 'Never use',
  confirm: 'Ask me before you use',
  prefer: 'Always use',
};

/** Words between a tool and what a matcher says; the first with which the sentence is read as the rule is taken. */
const LINKS = ['to', 'on', 'with', 'under', 'in', 'from', 'for', 'about'];

/**
 * An English sentence that is read as this rule and as nothing else, or undefined when there is none: a rule without
 * a tool, one with several matchers, a permission, or words that the grammar does not take.
 *
 * The law: what is printed and read again is the same rule.
 *
 * @example printRule(rule, read) // 'Never use send_email to Sarah until Monday.'
 */
export function printRule(rule: Rule, read: ReadSentence, facts?: Facts): string | undefined {
  if (rule.tool === null || rule.status === 'unenforced') return undefined;
  const wanted = structureOf(rule);
  return sentencesFor(rule, rule.tool).find((sentence) => isReadAs(sentence, rule.tool, wanted, read, facts));
}

function sentencesFor(rule: Rule, tool: string): readonly string[] {
  const head = HEADS[rule.effect];
  const [matcher, ...others] = rule.matchers;
  const { except = [] } = rule;
  if (head === undefined || others.length > 0 || except.length > 1) return [];
  const [exception] = except;
  return objectsOf(matcher, exception).map((object) =>
    `${head} ${tool}${object}${whenOf(rule)}.`.replace(/\s+/g, ' '),
  );
}

/** What is meant, and what is exempt: "to Sarah", "to anyone but Bob", "except invoices". */
function objectsOf(matcher: Matcher | undefined, exception: Matcher | undefined): readonly string[] {
  const exempt = exception === undefined ? '' : ` except ${exception.value}`;
  if (matcher === undefined) return [exempt];
  if (matcher.value === '*')
    return ['to anyone but', 'on anything but', 'with anything but'].map(
      (link) => ` ${link} ${exception?.value ?? ''}`,
    );
  const [, sign = '', number = ''] = /^([<>])\s*(.+)$/.exec(matcher.value) ?? [];
  if (sign !== '') return [` ${sign === '>' ? 'above' : 'below'} ${number}${exempt}`];
  const folder = matcher.value.replace(/\/\*$/, '');
  const forms = folder === matcher.value ? [] : [` under ${folder}${exempt}`];
  return [...forms, ...LINKS.map((link) => ` ${link} ${matcher.value}${exempt}`)];
}

function conditionText(condition: string): string {
  const { negated, text } = saidBy(condition);
  return ` ${negated ? 'unless' : 'if'} ${text}`;
}

function whenOf({ condition, until }: Rule): string {
  const world = condition === undefined ? '' : conditionText(condition);
  if (until === undefined) return world;
  return `${world} ${until.kind === 'time' ? `until ${until.text.replace(/^until\s+/i, '')}` : `for this ${until.kind}`}`;
}

function isReadAs(
  sentence: string,
  tool: string | null,
  wanted: string,
  read: ReadSentence,
  facts: Facts | undefined,
): boolean {
  const { readings, unread } = read(sentence, tool === null ? [] : [tool]);
  const [reading, ...others] = readings;
  if (reading === undefined || reading.kind === 'retract' || others.length > 0 || unread.length > 0)
    return false;
  return (
    structureOf(ruleFrom({ ...reading, kind: reading.kind }, { ...NOWHERE, ...(facts && { facts }) })) ===
    wanted
  );
}

const NOWHERE: Origin = { now: '', zone: 'UTC', owner: '', scope: { kind: 'user' }, newId: () => '' };

/** What a rule says, without who said it, where, and when. */
export const structureOf = ({ tool, effect, matchers, condition, except = [], until }: Rule): string =>
  JSON.stringify([
    ...[tool, effect, matchers.map(fieldsOf), condition ?? null, except.map(fieldsOf)],
    until === undefined ? null : [until.kind, until.kind === 'time' ? until.text : ''],
  ]);

const fieldsOf = ({ arg = '', value, role = false }: Matcher): readonly unknown[] => [arg, value, role];
