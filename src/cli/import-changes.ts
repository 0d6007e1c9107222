/** What an import changed in a catalog that was there, and what it left as people made it. */

import type { ImportChange } from '../catalog/import-merge.ts';
import { moreLine, shorten } from './layout.ts';
import type { PlannedFile } from './out-file.ts';
import { clean, cut } from './text.ts';
import type { View } from './view.ts';

const MOST_CHANGES = 40;

/** `changes` is undefined where there was no catalog to change. */
export function changeLines(
  view: View,
  changes: readonly ImportChange[] | undefined,
  files: readonly PlannedFile[],
): string[] {
  if (changes === undefined) return [];
  if (changes.length === 0) {
    const same = files.every(({ state }) => state === 'same');
    return [same ? '  none: up to date' : '  none of units'];
  }
  const { shown, more } = shorten(changes, MOST_CHANGES, view.all);
  return [...shown.flatMap((change) => oneChange(view, change)), ...moreLine(more)];
}

function oneChange(view: View, change: ImportChange): string[] {
  const { unit, what, field } = change;
  const called = field === undefined ? clean(unit) : `${clean(unit)}  ${clean(field)}`;
  const title = `  ${what.padEnd(11)} ${called}`;
  const why = REMARKS[what](change);
  return [why === '' ? title : `${title}: ${why}`, ...sides(view, change)];
}

const REMARKS: Readonly<Record<ImportChange['what'], (change: ImportChange) => string>> = {
  added: () => '',
  removed: () => '',
  changed: () => '',
  kept: ({ field }) => (field === undefined ? 'you took it out, and it stays out' : 'as you edited it'),
  conflict: () => 'changed by you and by the source; yours stays',
  orphaned: ({ field }) =>
    `the source lists it no more; it stays, since ${field === undefined ? 'this file speaks of it' : 'you edited it'}`,
  overwritten: ({ field }) => (field === undefined ? 'as the source has it' : 'yours is gone'),
};

/** The old text and the new one, or where two schemas differ. */
function sides({ paint, width }: View, { what, file, source, pointers }: ImportChange): string[] {
  const line = (mark: string, content: string) => cut(`    ${mark} ${clean(content)}`, width);
  if (what === 'kept') return [];
  if (pointers) return pointers.length === 0 ? [] : [line('at', pointers.join(' '))];
  if (file === source) return [];
  const [gone, come] = what === 'conflict' ? ['yours ', 'source'] : ['-', '+'];
  return [
    ...(file === undefined ? [] : [paint.red(line(gone, file))]),
    ...(source === undefined ? [] : [paint.green(line(come, source))]),
  ];
}
