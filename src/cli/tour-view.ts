/** One stop of the tour: a turn, its surface, what is kept back and how that follows, and the tokens. */

import { decodeTerm } from '../catalog/encode.ts';
import { parseUnitId, type UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Compiled, Rejected } from '../compile/compiled.ts';
import type { Reason } from '../compile/reason.ts';
import { writeTerm } from '../logic/writer.ts';
import { type CompileOptions, explain, whyNot } from '../node.ts';
import { table } from './layout.ts';
import { proofLines } from './proof-view.ts';
import {
  groupLines,
  hiddenGroups,
  isOffered,
  rejectedGroups,
  unseenGroups,
  unseenUnits,
} from './reason-groups.ts';
import { block, headline, shownLines, tokensByUnit, unitWidth } from './surface-view.ts';
import { clean, count, number, oneLine, wrap } from './text.ts';
import type { View } from './view.ts';
import { changeText } from './why-not.ts';

export interface Stop {
  /** Of the file of turns. */
  readonly line: number;
  readonly compiled: Compiled;
  readonly options: CompileOptions;
  readonly everything: Everything;
  /** Places are told from here. */
  readonly folder: string;
}

/** The tools of the catalog, and what all of them would take. */
export interface Everything {
  readonly tools: number;
  readonly tokens: number;
}

/** So that a turn takes two screens at most. */
const MOST_SHOWN = 7;

export function stopLines(view: View, policy: Policy, stop: Stop, position: string): string[] {
  const { compiled } = stop;
  return [
    '',
    view.paint.cyan(`── ${position} ${'─'.repeat(Math.max(0, view.width - position.length - 4))}`),
    ...wrap(`“${oneLine(compiled.turn.text)}”`, view.width).map(view.paint.bold),
    ...circumstances(view, compiled),
    '',
    ...headline(view, policy, compiled),
    ...block(view, 'shown', shownLines(view, compiled, MOST_SHOWN)),
    ...block(view, 'chosen, but not shown', groupLines(view, unseenGroups(compiled))),
    ...block(view, 'kept back', groupLines(view, rejectedGroups(compiled))),
    ...block(view, 'hidden', groupLines(view, hiddenGroups(policy, compiled))),
    ...instanceLines(view, stop),
    ...block(view, 'where the tokens go', tokenLines(view, stop)),
  ];
}

/** What the host said beside the text. */
function circumstances(view: View, { turn }: Compiled): string[] {
  const term = (value: Parameters<typeof decodeTerm>[0]) => clean(writeTerm(decodeTerm(value)));
  const parts = [
    ...turn.context.map(([key, value]) => `${clean(key)} = ${term(value)}`),
    ...turn.capabilities.map((capability) => `holds ${term(capability)}`),
    ...turn.needs.map((need) => `needs ${term(need)}`),
    ...turn.signals.map((signal) => `signal ${term(signal)}`),
    ...turn.selected.map((unit) => `selected ${clean(unit)}`),
    ...turn.denied.map((unit) => `denied ${clean(unit)}`),
  ];
  return wrap(parts.join(' · '), view.width)
    .map(view.paint.dim)
    .filter(() => parts.length > 0);
}

/** One unit that is not shown: how that follows, and what would show it. */
function instanceLines(view: View, { compiled, options, folder }: Stop): string[] {
  const unit = instanceOf(compiled);
  if (!unit) return [];
  const { failing, words, changes = [] } = whyNot(compiled, unit, options) ?? {};
  const overBudget = failing?.type === 'over_budget';
  const [proof] = overBudget ? [] : (explain(compiled, unit)?.proofs ?? []);
  const advice = changes.map((change) => `to show it: ${changeText(change)}`);
  return block(view, `why not ${clean(unit)}?`, [
    ...(proof ? proofLines(view, proof, folder) : [`  ${clean(words ?? '')}`]),
    ...advice.flatMap((text) => wrap(text, view.width - 2)).map((line) => `  ${line}`),
  ]);
}

/** Kinds of reasons by how much there is to tell about them. */
const TELLING: readonly Reason['type'][] = [
  'superseded_by',
  'conflict_with',
  'capability_denied',
  'policy_denial',
];

/**
 * A unit that is not shown and has most to tell: what the budget left out, else what a rule of the policy keeps
 * back and the text mentions by name.
 */
export function instanceOf(compiled: Compiled): UnitId | undefined {
  const { turn, rejected } = compiled;
  const overBudget = unseenUnits(compiled).find((unit) => isOffered(compiled, unit));
  if (overBudget) return overBudget;
  const asked = new Set(turn.text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const mentioned = (unit: UnitId) =>
    (parseUnitId(unit)?.name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => asked.has(word)).length;
  const worth = ({ unit, reasons: [reason] }: Rejected) =>
    10 * (reason ? TELLING.indexOf(reason.type) : -1) + mentioned(unit);
  return [...rejected].sort((a, b) => worth(b) - worth(a))[0]?.unit;
}

const BAR = 30;
const MOST_BARS = 4;

function tokenLines(view: View, { compiled, everything }: Stop): string[] {
  const { pack } = compiled;
  if (!pack) return [];
  const dearest = [...tokensByUnit(compiled)].sort(([, a], [, b]) => b - a);
  const rest = dearest.slice(MOST_BARS);
  const restTokens = rest.reduce((sum, [, tokens]) => sum + tokens, 0);
  const largest = Math.max(1, dearest[0]?.[1] ?? 0, restTokens);
  const bar = (tokens: number) => '█'.repeat(Math.ceil((tokens / largest) * BAR));
  const rows = [
    ...dearest.slice(0, MOST_BARS).map(([unit, tokens]) => [clean(unit), number(tokens), bar(tokens)]),
    ...(rest.length > 0 ? [[count(rest.length, 'other unit'), number(restTokens), bar(restTokens)]] : []),
    [
      'together',
      number(pack.ledger.selected_context_tokens),
      comparison(pack.ledger.selected_context_tokens, everything),
    ],
  ];
  return table(rows, [{ most: unitWidth(view) }, { align: 'right', least: 6 }, { dress: view.paint.green }], {
    width: view.width,
  });
}

function comparison(charged: number, { tools, tokens }: Everything): string {
  const part = tokens > charged ? `: ${Math.round((1 - charged / tokens) * 100)} % less` : '';
  return `all ${count(tools, 'tool')} would take ${number(tokens)}${part}`;
}
