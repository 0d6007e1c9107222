/** What the hooks did with the rules, as findings. */

import { cleanLine, cutText } from '../../catalog/clean.ts';
import type { Json, JsonObject } from '../../catalog/unit.ts';
import type { ReportCode, ReportLine } from '../../memory/captured.ts';
import type { RuleState } from '../../memory/change.ts';
import { isOver } from '../../memory/in-force.ts';
import { meaningOf } from '../../memory/meaning.ts';
import type { Rule } from '../../memory/rule.ts';
import type { Finding, FindingPlace, RuleMentioned, SaidRule } from './finding.ts';
import type { Heard } from './memory-store.ts';

type ChangeCode = Extract<ReportCode, 'ended' | 'lifted' | 'waived' | 'excepted' | 'conditioned'>;

const isChange = (code: ReportCode): code is ChangeCode =>
  code === 'ended' || code === 'lifted' || code === 'waived' || code === 'excepted' || code === 'conditioned';

/** What a prompt said, sentence by sentence. What is noted about failures is no word of the user's. */
export function promptFindings(
  { report }: Heard,
  state: RuleState,
  prompt: string,
  place: FindingPlace,
): readonly Finding[] {
  return grouped(report.filter(({ code }) => code !== 'noted')).map((lines): Finding => {
    const [{ code, message, sentences }] = lines;
    const rules = rulesOf(
      state,
      lines.flatMap((line) => line.rules),
    );
    const sentence = sentences[0] ?? '';
    if (code === 'added' || code === 'refreshed')
      return { ...place, kind: 'rule_said', sentence, rules: rules.map(saidRule), again: code !== 'added' };
    if (isChange(code))
      return {
        ...place,
        kind: 'rule_changed',
        change: code,
        said: shortened(prompt),
        message,
        rules: rules.map(mentioned),
      };
    return { ...place, kind: 'not_understood', code, sentence, message };
  });
}

/** Lines that say the same of one sentence, for several tools. */
function grouped(report: readonly ReportLine[]): readonly (readonly [ReportLine, ...ReportLine[]])[] {
  const groups = new Map<string, [ReportLine, ...ReportLine[]]>();
  for (const line of report) {
    const { code, message, sentences } = line;
    const key = JSON.stringify([code, sentences, code === 'added' || code === 'refreshed' ? '' : message]);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

/** The call that the hook would have blocked. A call that reaches for the rules themselves breaks none of them. */
export function brokenBy(
  { decided }: Heard,
  state: RuleState,
): { readonly decision: 'deny' | 'ask'; readonly rules: readonly RuleMentioned[] } | undefined {
  const [call] = decided;
  if (call === undefined || call.decision === 'allow' || call.rules.length === 0) return undefined;
  return { decision: call.decision, rules: rulesOf(state, call.rules).map(mentioned) };
}

/** Waivers for one call that this call used up. */
export const usedWaivers = (
  { changes }: Heard,
  state: RuleState,
): readonly { readonly said: string; readonly rules: readonly RuleMentioned[] }[] =>
  changes.flatMap(({ kind, action, value }) =>
    kind === 'waiver' && action === 'use' && value
      ? [{ said: shortened(value.sentence), rules: rulesOf(state, [value.rule]).map(mentioned) }]
      : [],
  );

/** Rules that have come to their own end, and were not told to have. */
export const overRules = ({ rules }: RuleState, now: string, told: ReadonlySet<string>): readonly Rule[] =>
  rules.filter(({ id, status, until }) => status !== 'ended' && isOver(until, now) && !told.has(id));

export function rulesOf({ rules }: RuleState, ids: readonly string[]): readonly Rule[] {
  const wanted = new Set(ids);
  return rules.filter(({ id, source }) => wanted.has(id) && source !== 'post_turn');
}

export const mentioned = ({ id, sentence, created_at }: Rule): RuleMentioned => ({
  id,
  sentence,
  said_at: created_at,
});

const saidRule = (rule: Rule): SaidRule => ({
  id: rule.id,
  tool: rule.tool,
  effect: rule.effect,
  meaning: meaningOf(rule),
});

/** As much of a text as a finding holds. */
const MOST = 500;
export const shortened = (text: string): string => cutText(cleanLine(text.slice(0, 8 * MOST)), MOST);

/** Arguments as they are shown: what is long is cut, what lies deep is left out. */
export function shownArguments(args: JsonObject): JsonObject {
  const entries = Object.entries(args).slice(0, MOST_ARGUMENTS);
  return Object.fromEntries(entries.map(([name, value]) => [name, shownValue(value)]));
}

const MOST_ARGUMENTS = 30;

function shownValue(value: Json): Json {
  if (typeof value === 'string') return cutText(value, MOST);
  if (value === null || typeof value !== 'object') return value;
  const text = JSON.stringify(value);
  return text.length <= MOST ? value : cutText(text, MOST);
}
