/** Rules as lines: what each says, what it does, when and where it was said, and what it did. */

import type { ReportLine } from '../memory/captured.ts';
import type { HistoryEntry, Waiver } from '../memory/change.ts';
import { isOver, liftIn, type Whereabouts } from '../memory/in-force.ts';
import { meaningOf } from '../memory/meaning.ts';
import { byTool, toolKey } from '../memory/order.ts';
import type { Lift, Rule } from '../memory/rule.ts';
import type { Blocks } from '../store/store.ts';
import { count, oneLine, wrap } from './text.ts';
import type { View } from './view.ts';

export interface ListedRules {
  readonly rules: readonly Rule[];
  readonly blocks: ReadonlyMap<string, Blocks>;
  readonly waivers: readonly Waiver[];
  /** RFC 3339. */
  readonly now: string;
  /** Who is looking, from where. */
  readonly here: Whereabouts;
}

export function ruleLines(view: View, listed: ListedRules): string[] {
  const { rules } = listed;
  if (rules.length === 0) return ['no rules'];
  const tools = new Map<string | undefined, Rule[]>();
  for (const rule of [...rules].sort(byTool))
    tools.set(toolKey(rule), [...(tools.get(toolKey(rule)) ?? []), rule]);
  return [...tools.values()].flatMap((group, i) => [
    ...(i === 0 ? [] : ['']),
    view.paint.bold(oneLine(group[0]?.tool ?? 'no tool yet')),
    ...group.flatMap((rule) => oneRule(view, rule, listed)),
  ]);
}

function oneRule(view: View, rule: Rule, listed: ListedRules): string[] {
  const lines = [meaningOf(rule), storyOf(rule, listed)];
  return [
    ...indented(view, `${rule.priority}: ${oneLine(rule.sentence)}`, 2),
    ...lines.flatMap((line) => indented(view, oneLine(line), 4).map(view.paint.dim)),
  ];
}

const indented = ({ width }: View, text: string, by: number): string[] =>
  wrap(text, width - by).map((line) => ' '.repeat(by) + line);

/** When and where it was said, and what came of it. */
function storyOf(rule: Rule, { blocks, waivers, now, here }: ListedRules): string {
  const { created_at, updated_at, owner, message_id, session_id, status, until, scope, source } = rule;
  const { lifted: lifts = [] } = rule;
  const said = source === 'user_explicit' ? 'said' : source === 'post_turn' ? 'noted' : 'set';
  return [
    `${said} ${created_at.slice(0, 16).replace('T', ' ')} by ${owner}`,
    ...(message_id === undefined ? [] : [`in message ${message_id}`]),
    ...(session_id === undefined ? [] : [`in session ${session_id}`]),
    ...(scope.kind === 'user' ? [] : [`for ${scope.kind} ${scope.name ?? ''}`]),
    ...(updated_at === created_at ? [] : [`changed ${updated_at.slice(0, 16).replace('T', ' ')}`]),
    ...(status === 'ended' ? ['ended'] : isOver(until, now) ? ['over'] : []),
    ...lifts.map((lift) => liftText(lift, lift === liftIn(rule, here))),
    ...waivers
      .filter((waiver) => waiver.rule === rule.id)
      .map(({ once }) => (once ? 'waived for one call' : 'waived')),
    blockedText(blocks.get(rule.id)),
  ].join(', ');
}

const liftText = ({ scope, at, sentence }: Lift, isHere: boolean): string =>
  `lifted ${isHere ? 'here' : `for ${scope.kind} ${scope.name ?? ''}`} ${at.slice(0, 16).replace('T', ' ')} by “${sentence}”`;

function blockedText(blocks: Blocks | undefined): string {
  if (blocks === undefined) return 'blocked nothing yet';
  const { denied, asked, last_at } = blocks;
  const parts = [
    ...(denied > 0 ? [`blocked ${count(denied, 'call')}`] : []),
    ...(asked > 0 ? [`asked about ${count(asked, 'call')}`] : []),
  ];
  return `${parts.join(' and ')}, last ${last_at.slice(0, 16).replace('T', ' ')}`;
}

/** What a sentence changed. */
export const reportLines = (view: View, report: readonly ReportLine[]): string[] =>
  report.flatMap(({ code, message, sentences }) => {
    const dress = WARNINGS.has(code) ? view.paint.yellow : view.paint.green;
    const quoted = sentences.map((sentence) => `“${oneLine(sentence)}”`).join(' and ');
    const [first = '', ...rest] = wrap(
      `${quoted === '' ? '' : `${quoted} `}${oneLine(message)}`,
      view.width - LABEL,
    );
    const label = code.replaceAll('_', ' ');
    return [
      `${dress(label)}${' '.repeat(Math.max(1, LABEL - label.length))}${first}`,
      ...rest.map((line) => ' '.repeat(LABEL) + line),
    ];
  });

const LABEL = 16;
const WARNINGS: ReadonlySet<ReportLine['code']> = new Set([
  'unread',
  'unbound',
  'end_unresolved',
  'contradiction',
  'ambiguous',
  'two_readings',
  'nothing_to_end',
]);

export function historyLines(view: View, entries: readonly HistoryEntry[]): string[] {
  const sentences = sentencesIn(entries);
  return entries.length === 0
    ? ['no changes']
    : entries.flatMap((entry) => indented(view, entryText(entry, sentences), 0));
}

/** What each rule and waiver of a history said last. */
export const sentencesIn = (entries: readonly HistoryEntry[]): ReadonlyMap<string, string> =>
  new Map(entries.flatMap(({ id, value }) => (value === null ? [] : [[id, value.sentence] as const])));

function entryText(
  { at, by, action, value, id, message_id, undoes }: HistoryEntry,
  sentences: ReadonlyMap<string, string>,
): string {
  const what = `“${oneLine(value?.sentence ?? sentences.get(id) ?? id)}”`;
  const where = message_id === undefined ? '' : ` in message ${oneLine(message_id)}`;
  const back = undoes === undefined ? '' : ` (change ${undoes})`;
  return `${at.slice(0, 16).replace('T', ' ')}  ${action.padEnd(7)} ${what}${back}, by ${oneLine(by)}${where}`;
}
