/** A trace for people: a line a turn, why a prefix ended, and what it all comes to. */

import type { EndCause, SessionLedger } from '../session/ledger.ts';
import { block } from './surface-view.ts';
import { clean, cut, number, oneLine, padStart, wrap } from './text.ts';
import { type Totals, type Trace, type TracedTurn, totalsOf } from './trace-totals.ts';
import type { View } from './view.ts';

const COLUMNS = ['turn', 'added', 'kept', 'dropped', 'tokens', 'stable', '', 'cost', 'naive'] as const;
const WIDTHS = [5, 7, 6, 9, 9, 9, 6, 8, 8] as const;
const USED = WIDTHS.reduce((sum, width) => sum + width, 2);

const cells = (values: readonly string[]): string =>
  values.map((value, i) => padStart(value, WIDTHS[i] ?? 0)).join('');

export function traceLines(view: View, trace: Trace): string[] {
  const { paint, width } = view;
  return [
    ...wrap(titleOf(trace), width).map((line) => paint.bold(line)),
    '',
    paint.dim(`${cells(COLUMNS)}  text`),
    ...trace.turns.flatMap((turn) => turnLines(view, turn)),
    ...block(view, 'all turns', totalLines(view, totalsOf(trace), trace.turns.length)),
  ];
}

function titleOf({ session: { options } }: Trace): string {
  const { provider, reveal, declare, behind, budget } = options;
  return [
    provider,
    ...(provider.startsWith('ai-sdk') ? [`in front of ${behind}`] : []),
    REVEALS[reveal],
    DECLARED[declare],
    ...(budget === undefined ? [] : [`a budget of ${number(budget)} tokens`]),
  ].join(' · ');
}

const REVEALS = {
  inline: 'later tools in messages',
  deferred: 'later tools declared apart',
  append: 'later tools at the end of the list',
} as const;
const DECLARED = {
  selected: 'what is selected',
  eligible: 'what is eligible at first',
  catalog: 'the whole catalog',
} as const;

function turnLines(view: View, { line, text, result }: TracedTurn): string[] {
  if (!result.ok)
    return [`${cells([number(line)])}  ${view.paint.red(result.error.code)}: ${clean(result.error.message)}`];
  const { ledger, drift, leftOut } = result.value;
  const room = Math.max(12, view.width - USED);
  const notes = [
    ...endNote(ledger),
    ...drift.map(({ unit, fields }) =>
      fields.length > 0 ? `drift: ${clean(unit)} has another ${fields.join(', ')}` : `gone: ${clean(unit)}`,
    ),
    ...leftOut.map(({ message }) => `left out: ${clean(message)}`),
  ];
  return [
    cells(numbersOf(ledger)) + (text === '' ? '' : `  ${cut(oneLine(text), room)}`),
    ...notes.flatMap((note) => wrap(note, view.width - 7).map((part) => `       ${view.paint.yellow(part)}`)),
  ];
}

function numbersOf({ turn, added, kept, dropped, tokens, stable, cost, naive }: SessionLedger): string[] {
  return [
    ...[turn, added.length, kept.length, dropped.length, tokens, stable].map(number),
    turn === 1 ? '' : percent(tokens === 0 ? 0 : stable / tokens),
    ...[cost, naive.cost].map((value) => number(Math.round(value))),
  ];
}

const percent = (share: number): string => `${Math.floor(share * 100)}%`;

const endNote = ({ end }: SessionLedger): string[] =>
  end ? [`the prefix ends at ${clean(end.unit)}: ${ENDS[end.cause]}`] : [];

const ENDS: Record<EndCause, string> = {
  policy_changed: 'the policy changed it',
  denied: 'the host denies it',
  ineligible: 'the turn may not have it',
  beaten: 'another unit takes its place',
  budget: 'the budget of the session is spent',
  tool_limit: 'the provider takes no more tools',
  tools_appended: 'tools were added to the list before the conversation',
};

function totalLines(view: View, totals: Totals, turns: number): string[] {
  const { tokens, cost, stable, naiveTokens, naiveCost, naiveStable, ends } = totals;
  const lines = [
    `${percent(stable)} of the tokens of turns 2 to ${turns} repeat the request before; sent anew, ${percent(naiveStable)} would`,
    `cost ${number(Math.round(cost))} of ${number(tokens)} tokens; sent anew, ${number(Math.round(naiveCost))} of ${number(naiveTokens)} (${change(cost, naiveCost)})`,
    `the prefix ended early ${ends === 1 ? 'once' : `${ends} times`}`,
  ];
  return lines.flatMap((line) => wrap(line, view.width - 2).map((part) => `  ${part}`));
}

const change = (cost: number, naive: number): string => {
  const share = naive === 0 ? 0 : Math.round((cost / naive - 1) * 100);
  return share <= 0 ? `${-share}% less` : `${share}% more`;
};

const COMPARED = ['stable', 'anew', 'ends', 'tokens', 'cost', 'anew', ''] as const;
const COMPARED_WIDTHS = [7, 6, 6, 9, 8, 8, 11] as const;

/** Several sessions of the same turns: a line each. */
export function comparisonLines({ paint }: View, traces: readonly Trace[]): string[] {
  const row = (values: readonly string[]) =>
    values.map((value, i) => padStart(value, COMPARED_WIDTHS[i] ?? 0)).join('');
  return [
    paint.dim(`${row(COMPARED)}  session`),
    ...traces.map((trace) => {
      const { stable, naiveStable, ends, tokens, cost, naiveCost } = totalsOf(trace);
      const numbers = [
        ...[percent(stable), percent(naiveStable)],
        ...[ends, tokens, cost, naiveCost].map((value) => number(Math.round(value))),
        change(cost, naiveCost),
      ];
      return `${row(numbers)}  ${titleOf(trace)}`;
    }),
  ];
}
