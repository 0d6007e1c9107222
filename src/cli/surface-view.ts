/** A compile for people: what is shown, what is kept back, and what is hidden, each with its reason. */

import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Compiled, Notice } from '../compile/compiled.ts';
import type { Reason } from '../compile/reason.ts';
import { reasonText } from '../compile/wording.ts';
import { shown } from '../logic/diagnostics.ts';
import { moreLine, shorten, table } from './layout.ts';
import { groupLines, hiddenGroups, rejectedGroups, unseenGroups } from './reason-groups.ts';
import { clean, count, number, wrap } from './text.ts';
import type { View } from './view.ts';

const MOST_ROWS = 20;

export function surfaceLines(view: View, policy: Policy, compiled: Compiled): string[] {
  const hidden = hiddenGroups(policy, compiled);
  return [
    ...headline(view, policy, compiled),
    ...block(view, 'shown', shownLines(view, compiled)),
    ...block(view, 'selected, but not shown', groupLines(view, unseenGroups(compiled))),
    ...block(view, 'rejected', groupLines(view, rejectedGroups(compiled))),
    ...block(view, 'hidden', groupLines(view, hidden)),
    ...block(
      view,
      'note',
      compiled.notices.flatMap((notice) => noticeLines(view, notice)),
    ),
  ];
}

/** Lines under a title, set apart by a blank line; nothing when there are none. */
export const block = (view: View, title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', view.paint.bold(title), ...lines];

export function headline(view: View, policy: Policy, compiled: Compiled): string[] {
  const { surface, pack } = compiled;
  const parts = [
    `${number(surface.active_units.length)} of ${count(policy.catalog.units.size, 'unit')} shown`,
    count(surface.active_units.filter(isTool).length, 'tool'),
    ...(pack ? [`${tokensOf(compiled)} of ${count(freeTokens(compiled), 'token')}`] : []),
    `fingerprint ${compiled.fingerprint.slice(0, 12)}`,
  ];
  return wrap(parts.join(' · '), view.width);
}

/** With a schema or without. */
const isTool = (unit: UnitId): boolean => unit.startsWith('tool:') || unit.startsWith('mcp_tool:');

/** Tokens charged for units. */
export const tokensOf = ({ pack }: Compiled): string =>
  pack ? number(pack.ledger.selected_context_tokens) : '';

/** What the budget leaves for units. */
const freeTokens = ({ pack }: Compiled): number =>
  pack ? pack.ledger.selected_context_tokens + pack.ledger.remaining_tokens : 0;

/** What each packed unit was charged. */
export function tokensByUnit({ pack, context_units }: Compiled): ReadonlyMap<UnitId, number> {
  const byId = new Map(pack?.selected.map(({ id, tokens }) => [id, tokens]));
  return new Map(
    context_units.flatMap(({ id, unit }) => (byId.has(id) ? [[unit, byId.get(id) ?? 0] as const] : [])),
  );
}

/** Units on the surface in rank order, each with its tokens and why. */
export function shownLines(view: View, compiled: Compiled, most = MOST_ROWS): string[] {
  const tokens = tokensByUnit(compiled);
  const visible = compiled.selected.filter(({ visible }) => visible);
  const { shown: listed, more } = shorten(visible, most, view.all);
  const rows = listed.map(({ unit, reasons }) => [
    clean(unit),
    number(tokens.get(unit) ?? 0),
    reasonsText(reasons, view.all),
  ]);
  const columns = [
    { most: unitWidth(view), dress: view.paint.green },
    { align: 'right', least: 5 },
    {},
  ] as const;
  return [...table(rows, columns, { width: view.width }), ...moreLine(more)];
}

/** Room for an identity beside its reason. */
export const unitWidth = ({ width }: View): number => Math.floor(width * 0.46);

/** The reasons that fit into about two lines, and how many more there are. */
export function reasonsText(reasons: readonly Reason[], all: boolean): string {
  const words = reasons.map((reason) => clean(reasonText(reason)));
  let length = 0;
  const fitting = words.filter((text, i) => {
    length += text.length;
    return all || i === 0 || length <= 90;
  });
  const more = words.length - fitting.length;
  return [...fitting, ...(more > 0 ? [`and ${count(more, 'more reason')}`] : [])].join('; ');
}

export function noticeLines(view: View, notice: Notice): string[] {
  if (notice.code === 'unknown_unit') {
    const near = notice.nearest ? `; did you mean ${shown(notice.nearest)}?` : '';
    return [
      `  ${view.paint.yellow(`${notice.field}: the catalog has no unit ${shown(notice.unit)}${near}`)}`,
    ];
  }
  const causes = notice.causes.map(({ cause, units }) => `${clean(cause)} (${count(units, 'unit')})`);
  return wrap(`nothing is selected: ${causes.join(', ')}`, view.width - 2).map(
    (line) => `  ${view.paint.yellow(line)}`,
  );
}
