/** Units kept back or hidden, in groups that share a reason. */

import { compareIdentities, type UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Compiled } from '../compile/compiled.ts';
import type { Reason } from '../compile/reason.ts';
import { reasonText } from '../compile/wording.ts';
import { explain } from '../node.ts';
import { placeText } from './compile-failure.ts';
import { moreLine, shorten } from './layout.ts';
import { clean, number, wrap } from './text.ts';
import { unitNames } from './unit-names.ts';
import type { View } from './view.ts';

const MOST_GROUPS = 20;

/** Units that share one reason. */
export interface Group {
  readonly words: string;
  readonly units: readonly UnitId[];
}

/** Groups with the largest first; units in standard order. */
function groupBy(units: Iterable<readonly [UnitId, string]>): Group[] {
  const byWords = new Map<string, UnitId[]>();
  for (const [unit, words] of units) {
    const known = byWords.get(words);
    if (known) known.push(unit);
    else byWords.set(words, [unit]);
  }
  return [...byWords]
    .map(([words, members]) => ({ words, units: members.sort(compareIdentities) }))
    .sort((a, b) => b.units.length - a.units.length || (a.words < b.words ? -1 : 1));
}

/** A reason in words, with the place of the rule behind it. */
export function placedText(reason: Reason, unit: UnitId): string {
  const words = clean(reasonText(reason, unit));
  return 'at' in reason && reason.at ? `${words} (${placeText(reason.at)})` : words;
}

/** Reasons that a rule of the policy gives. The same words come from the same rule, so one unit stands for all. */
export function rejectedGroups(compiled: Compiled): Group[] {
  const texts = new Map<string, string>();
  const text = (unit: UnitId, reason: Reason): string => {
    const words = reasonText(reason, unit);
    const known = texts.get(words);
    if (known !== undefined) return known;
    const explained = explain(compiled, unit)?.reasons.find(({ type }) => type === reason.type);
    const placed = placedText(explained ?? reason, unit);
    texts.set(words, placed);
    return placed;
  };
  return groupBy(
    compiled.rejected.map(
      ({ unit, reasons }) => [unit, reasons.map((r) => text(unit, r)).join('; ')] as const,
    ),
  );
}

/** Selected units that are not on the surface. */
export const unseenUnits = ({ selected }: Compiled): UnitId[] =>
  selected.filter(({ visible }) => !visible).map(({ unit }) => unit);

/** Whether a unit was offered to packing; one that was not is not for the provider to see. */
export const isOffered = ({ context_units }: Compiled, unit: UnitId): boolean =>
  context_units.some((one) => one.unit === unit);

export const unseenGroups = (compiled: Compiled): Group[] =>
  groupBy(
    unseenUnits(compiled).map((unit) => {
      const type = isOffered(compiled, unit) ? 'over_budget' : 'hidden_from_provider';
      return [unit, reasonText({ type })] as const;
    }),
  );

/** Units that are neither selected nor rejected. */
export function hiddenGroups({ catalog }: Policy, compiled: Compiled): Group[] {
  const placed = new Set([...compiled.selected, ...compiled.rejected].map(({ unit }) => unit));
  const hidden = [...catalog.units.keys()].filter((unit) => !placed.has(unit));
  return groupBy(hidden.map((unit) => [unit, hiddenText(compiled, unit)] as const));
}

function hiddenText(compiled: Compiled, unit: UnitId): string {
  const cut = compiled.cut.get(unit);
  // Every unit that was cut has its own rank; together they are one group.
  if (cut) return `beyond the candidate limit of ${number(cut.limit)}`;
  return (explain(compiled, unit)?.words ?? []).map(clean).join('; ');
}

/** A count, the reason, and the units it holds for. */
export function groupLines(view: View, groups: readonly Group[]): string[] {
  const { shown: listed, more } = shorten(groups, MOST_GROUPS, view.all);
  const digits = Math.max(...listed.map(({ units }) => number(units.length).length), 1);
  const rows = listed.flatMap(({ words, units }) => {
    const room = view.width - digits - 4;
    const names = unitNames(units, room, view.all ? Number.POSITIVE_INFINITY : 2);
    const indent = ' '.repeat(digits + 4);
    const [first, ...rest] = wrap(words, room);
    return [
      `  ${number(units.length).padStart(digits)}  ${first}`,
      ...rest.map((line) => indent + line),
      ...names.map((line) => indent + view.paint.dim(line)),
    ];
  });
  return [...rows, ...moreLine(more)];
}
