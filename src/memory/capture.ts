/** Capture: from what a user says in a turn, and what the tools did, to changes of the rules. */

import type { Captured, ReportLine } from './captured.ts';
import { applyChanges, type RuleState, ruleChange } from './change.ts';
import { contradictionsOf } from './contradictions.ts';
import { type MadeCall, type RepeatedFailure, repeatedFailures } from './failures.ts';
import { isStanding } from './in-force.ts';
import { sayingOf } from './matching.ts';
import { keptSentence, type Origin, ruleFrom, unreadRule } from './new-rule.ts';
import type { Decrees, Reading, Unread } from './reading.ts';
import { lineOf } from './report-line.ts';
import type { Rule } from './rule.ts';
import { takeBack } from './take-back.ts';
import { twoWaysLine } from './two-ways.ts';

/** A turn after it was answered. Where it happened and when are part of it. */
export interface CapturedTurn extends Origin {
  /** What the user's message says, as read. */
  readonly decrees: Decrees;
  readonly calls: readonly MadeCall[];
}

/** How long a note about failures is kept. */
const NOTE_DAYS = 1;

/**
 * The changes that a turn makes, and what to tell its user. The user's sentences take effect in their order, each
 * upon the rules that the ones before it left. Only sentences of `decrees` set, change or end rules; the calls
 * earn notes, which forbid nothing.
 */
export function capture(turn: CapturedTurn, state: RuleState): Captured {
  let now: Captured = { changes: [], report: [] };
  const open = new Map<number, OpenRule[]>();
  for (const [said, others] of together(inOrder(turn.decrees))) {
    const step = captureSaying(said, others, turn, applyChanges(state, now.changes));
    now = joined(now, step);
    noteOpen(open, said, step);
  }
  const lines = [...open.values()].flatMap((set) => twoWaysLine(set, turn) ?? []);
  now = joined(now, { changes: [], report: lines });
  for (const failure of repeatedFailures(turn.calls))
    now = joined(now, noteFailure(failure, turn, applyChanges(state, now.changes)));
  return now;
}

interface OpenRule {
  readonly reading: Reading;
  readonly rule: Rule;
}

/** New rules of sentences that may be meant more widely, by where the sentence stands. */
function noteOpen(open: Map<number, OpenRule[]>, said: Reading | Unread, { changes }: Captured): void {
  const [change] = changes;
  if (!('kind' in said) || !said.wider || change?.action !== 'add' || change.kind !== 'rule' || !change.value)
    return;
  const before = open.get(said.span[0]) ?? [];
  open.set(said.span[0], [...before, { reading: said, rule: change.value }]);
}

const joined = (a: Captured, b: Captured): Captured => ({
  changes: [...a.changes, ...b.changes],
  report: [...a.report, ...b.report],
});

const inOrder = ({ readings, unread }: Decrees): readonly (Reading | Unread)[] =>
  [...readings, ...unread].sort((a, b) => a.span[0] - b.span[0]);

type Saying = readonly [said: Reading | Unread, others: readonly Reading[]];

/** "Only Bob or Alice" is one rule with two exceptions, though each of them is read by itself. */
function together(all: readonly (Reading | Unread)[]): readonly Saying[] {
  const onlys = new Map<string, Reading[]>();
  return all.flatMap((said): Saying[] => {
    if (!('kind' in said) || said.matcher.value !== '*' || said.except === undefined) return [[said, []]];
    const { kind, tool, matcher, condition, until, span } = said;
    const key = JSON.stringify([kind, tool, matcher.arg, condition, until, span]);
    const others = onlys.get(key);
    others?.push(said);
    if (others) return [];
    const made: Reading[] = [];
    onlys.set(key, made);
    return [[said, made]];
  });
}

function captureSaying(
  said: Reading | Unread,
  others: readonly Reading[],
  turn: CapturedTurn,
  state: RuleState,
): Captured {
  if (!('kind' in said)) return keepUnread(said, turn, state);
  if (said.kind === 'retract')
    return joined(takeBack({ ...said, kind: 'retract' }, turn, state), toldNarrowly(said));
  const { kind } = said;
  const rule = ruleFrom({ ...said, kind }, turn);
  const except = [rule, ...others.map((other) => ruleFrom({ ...other, kind }, turn))].flatMap(
    (one) => one.except ?? [],
  );
  return setRule({ ...rule, ...(except.length > 0 && { except }) }, turn, state);
}

/** Of what is taken back, too, the narrow reading counts: nothing is allowed that was not plainly meant. */
const toldNarrowly = ({ wider, sentence }: Reading): Captured => ({
  changes: [],
  report: wider
    ? [
        {
          code: 'two_readings',
          message: `is taken narrowly, as if “${wider.words}” were about all of it; say by itself what else is allowed`,
          rules: [],
          sentences: [keptSentence(sentence)],
        },
      ]
    : [],
});

function keepUnread({ sentence, why }: Unread, turn: CapturedTurn, state: RuleState): Captured {
  const { changes, report } = setRule(unreadRule(sentence, turn), turn, state);
  return {
    changes,
    report: report.map((line) =>
      line.code === 'added'
        ? { ...line, code: 'unread', message: `kept and shown, not enforced: ${why}` }
        : line,
    ),
  };
}

/** Adds a rule, or refreshes the one that says the same. Also used for rules that do not come from a turn. */
export function setRule(rule: Rule, { now }: Pick<Origin, 'now'>, state: RuleState): Captured {
  const standing = state.rules.filter((other) => other.owner === rule.owner && isStanding(other, now));
  const saying = sayingOf(rule);
  const same = standing.find((other) => sayingOf(other) === saying);
  const kept = same ? refreshed(same, rule) : rule;
  const line = same
    ? lineOf('refreshed', 'was said before; it is one rule still', kept)
    : lineOf('added', addedMessage(kept), kept);
  const remarks = [...remarksOn(kept), ...(same ? [] : contradictionLines(kept, standing))];
  return { changes: [ruleChange(same ? 'refresh' : 'add', kept)], report: [line, ...remarks] };
}

/** Said again, it holds again wherever it was lifted. */
const refreshed = ({ lifted: _, ...before }: Rule, again: Rule): Rule => ({
  ...before,
  ...(again.until && { until: again.until }),
  sentence: again.sentence,
  priority: before.priority === 'critical' ? 'critical' : again.priority,
  updated_at: again.updated_at,
  ...(again.message_id !== undefined && { message_id: again.message_id }),
  ...(again.session_id !== undefined && { session_id: again.session_id }),
});

const addedMessage = ({ effect, tool }: Rule): string => {
  const where = tool === null ? '' : ` for \`${tool}\``;
  if (effect === 'confirm') return `is asked about from now on${where}`;
  return effect === 'prohibit' ? `is enforced from now on${where}` : `is shown from now on${where}`;
};

function* remarksOn(rule: Rule): Generator<ReportLine> {
  if (rule.tool === null && rule.status === 'active')
    yield lineOf('unbound', 'fits no tool here; it is kept, and bound when a tool fits', rule);
  if (rule.until?.kind === 'time' && rule.until.at === undefined)
    yield lineOf(
      'end_unresolved',
      `\`${rule.until.text}\` names no time; it holds until it is taken back`,
      rule,
    );
}

const contradictionLines = (rule: Rule, others: readonly Rule[]): readonly ReportLine[] =>
  contradictionsOf(rule, others).map(({ message, rules, sentences }) => ({
    code: 'contradiction',
    message,
    rules,
    sentences,
  }));

/** One note for each tool and class of failure; failing again moves its end. */
function noteFailure(failure: RepeatedFailure, turn: CapturedTurn, state: RuleState): Captured {
  const { tool, kind, sentence } = failure;
  const note: Rule = {
    id: turn.newId('r'),
    owner: turn.owner,
    scope: turn.scope,
    tool,
    effect: 'prefer',
    matchers: [],
    until: {
      kind: 'time',
      at: new Date(Date.parse(turn.now) + NOTE_DAYS * 86_400_000).toISOString(),
      text: 'one day',
    },
    sentence,
    priority: 'normal',
    source: 'post_turn',
    tags: ['repeated-failure', kind, 'tool-output'],
    created_at: turn.now,
    updated_at: turn.now,
    ...(turn.message_id !== undefined && { message_id: turn.message_id }),
    status: 'active',
  };
  const set = setRule(note, turn, state);
  const [change] = set.changes;
  const kept = change?.kind === 'rule' && change.value ? change.value : note;
  return { changes: set.changes, report: [lineOf('noted', `\`${tool}\` failed repeatedly`, kept)] };
}
