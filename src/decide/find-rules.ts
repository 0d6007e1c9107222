/** Which rules are about the acts of a call, which may be, and which the user released. */

import { areNamesakes, isSameTool } from '../catalog/tool-spelling.ts';
import type { Waiver } from '../memory/change.ts';
import { isInForce, type RuleAudience } from '../memory/in-force.ts';
import type { Rule, RuleScope } from '../memory/rule.ts';
import type { Act } from './act.ts';
import type { Acts } from './acts.ts';
import { conditionOf, type Judged, type JudgeWorld, judge, type ReadRule } from './judge.ts';
import { type OpenRules, permitsFor, rulesFor } from './rules.ts';

export interface Finding {
  readonly rule: Rule;
  readonly truth: 'yes' | 'maybe';
  readonly code: 'rule' | 'indeterminate' | 'opaque';
  /** What could not be told, or what was done, in words. */
  readonly why?: string;
  /** The user's waiver, or permission, by which it is released. */
  readonly released?: { readonly id: string; readonly sentence: string };
}

export interface Search {
  readonly rules: OpenRules;
  readonly acts: Acts;
  readonly audience: RuleAudience;
  readonly waivers: readonly Waiver[];
  /** The mark of the call, for waivers of one call alone. */
  readonly mark: () => string;
  readonly world: JudgeWorld;
}

/** By the rules' ids, each once, the surest finding of each. */
export function findRules(search: Search): readonly Finding[] {
  const found = new Map<string, Finding>();
  const note = (finding: Finding): void => {
    const known = found.get(finding.rule.id);
    if (!known || weight(finding) > weight(known)) found.set(finding.rule.id, finding);
  };
  for (const act of search.acts.acts) for (const finding of findInAct(search, act)) note(finding);
  for (const finding of findOpaque(search)) if (!found.has(finding.rule.id)) note(finding);
  return [...found.values()].map((finding) => withWaiver(finding, search));
}

const weight = ({ truth, released }: Finding): number => (released ? 0 : truth === 'yes' ? 2 : 1);

function findInAct(search: Search, act: Act): readonly Finding[] {
  const { rules, audience, world } = search;
  const thorough = world.resolve !== undefined;
  return rulesFor(rules, act, thorough).flatMap((read) => {
    if (!isInForce(read.rule, audience)) return [];
    const judged = judge(read, act, world);
    if (judged.truth === 'no') return [];
    const permit = permitFor(search, read, act);
    return [findingOf(read.rule, act.unsure ? likely(judged, act) : judged, permit)];
  });
}

/** What may only be done is never known to be forbidden. */
const likely = ({ why }: Judged, { text = '' }: Act): Judged => ({
  truth: 'maybe',
  why: why ?? `what \`${text.slice(0, 80)}\` does is not known`,
});

const findingOf = (rule: Rule, { truth, why }: Judged, permit: Rule | undefined): Finding => ({
  rule,
  truth: truth === 'yes' ? 'yes' : 'maybe',
  code: truth === 'yes' ? 'rule' : 'indeterminate',
  ...(why !== undefined && { why }),
  ...(permit && { released: { id: permit.id, sentence: permit.sentence } }),
});

/** The first permission, by id, that covers all that the rule is about in this act. */
function permitFor({ rules, audience, world }: Search, read: ReadRule, act: Act): Rule | undefined {
  // By what is done, only what was permitted of the very tool that the rule is about.
  const byDeed = permitsFor(rules, act.deeds ?? []).filter((permit) =>
    isSameTool(permit.rule.tool ?? '', read.rule.tool ?? ''),
  );
  const permits = [...new Set([...permitsFor(rules, act.tools), ...byDeed])].filter(
    (permit) => mayRelease(permit.rule, read.rule) && isInForce(permit.rule, audience),
  );
  const covering = permits.filter((permit) => {
    if (judge(permit, act, world).truth !== 'yes') return false;
    return judge(read, act, world, [permit.matchers]).truth === 'no';
  });
  return covering.map(({ rule }) => rule).sort((a, b) => (a.id < b.id ? -1 : 1))[0];
}

const NEARNESS: Readonly<Record<RuleScope['kind'], number>> = { user: 0, project: 1, agent: 2 };

/** The user's own later word, said as near as what it releases or nearer. */
function mayRelease(permit: Rule, rule: Rule): boolean {
  return (
    permit.source === 'user_explicit' &&
    permit.owner === rule.owner &&
    !areNamesakes(permit.tool ?? '', rule.tool ?? '') &&
    Date.parse(permit.updated_at) >= Date.parse(rule.updated_at) &&
    NEARNESS[permit.scope.kind] >= NEARNESS[rule.scope.kind]
  );
}

/** Rules that a command which cannot be seen through may break are enough to ask; a few of them are named. */
const MOST_NAMED = 5;

function findOpaque({ rules, acts, audience, world }: Search): readonly Finding[] {
  const [why] = acts.opaque;
  if (why === undefined) return [];
  const may = rules.index.blocking
    .map((place) => rules.at(place).rule)
    .filter((rule) => {
      const reaches = rule.tool !== null && acts.reaches(rule.tool);
      return reaches && isInForce(rule, audience) && conditionOf(rule, world) !== 'no';
    });
  may.sort((a, b) => (a.id < b.id ? -1 : 1));
  return may.slice(0, MOST_NAMED).map((rule) => ({ rule, truth: 'maybe', code: 'opaque', why }) as const);
}

/** A waiver for one call, or until a time, releases what its rule says. */
function withWaiver(finding: Finding, { waivers, mark }: Search): Finding {
  const waiver = waivers.find(
    ({ rule, call }) => rule === finding.rule.id && (call === undefined || call.mark === mark()),
  );
  if (!waiver || finding.released) return finding;
  return { ...finding, released: { id: waiver.id, sentence: waiver.sentence } };
}
