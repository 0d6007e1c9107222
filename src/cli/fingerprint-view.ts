/** Fingerprints and drift for people. */

import type { Drift } from '../catalog/drift.ts';
import type { UnitId } from '../catalog/identity.ts';
import { moreLine, shorten, table } from './layout.ts';
import { block } from './surface-view.ts';
import { clean } from './text.ts';
import type { View } from './view.ts';

export interface Prints {
  readonly policy: string;
  readonly catalog: string;
  readonly surface?: string;
  readonly units: ReadonlyMap<UnitId, string>;
}

const MOST_ROWS = 20;

export function printLines(view: View, { policy, catalog, surface, units }: Prints): string[] {
  const { shown, more } = shorten([...units], MOST_ROWS, view.all);
  const whole = [['policy', policy], ['catalog', catalog], ...(surface ? [['surface', surface]] : [])];
  return [
    ...table(whole, [{}, {}], { width: view.width, indent: 0 }),
    ...block(view, 'units', [
      // Names come from servers and may be long; a print that is cut says nothing.
      ...table(
        shown.map(([unit, print]) => [print.slice(0, 16), clean(unit)]),
        [{}, {}],
        view,
      ),
      ...moreLine(more),
    ]),
  ];
}

/** A line a unit: `+` came, `-` went, `~` is another one. */
export function driftLines(view: View, { added, removed, changed }: Drift): string[] {
  const rows = [
    ...added.map((unit) => ['+', clean(unit), 'added']),
    ...removed.map((unit) => ['-', clean(unit), 'removed']),
    ...changed.map(({ unit, fields }) => [
      '~',
      clean(unit),
      `changed: ${fields.length > 0 ? fields.join(', ') : 'what is stated'}`,
    ]),
  ];
  const { shown, more } = shorten(rows, MOST_ROWS * 2, view.all);
  return [...table(shown, [{}, { most: 60 }, {}], { width: view.width, indent: 0 }), ...moreLine(more)];
}
