/**
 * Tables: the rows of a recursive predicate while they are worked out, and after.
 *
 * Every row meets everyone who waits for it once, so that a recursion is evaluated semi-naively: with what is new,
 * not with all there is, again and again.
 */

import type { Agenda, Take } from './run.ts';
import { keyAt, type Tuple } from './stored.ts';
import { type TupleSet, tupleSet } from './trie.ts';
import type { Key } from './value.ts';

/** The rows of a table that agree at some positions, and who waits for them. */
interface View {
  readonly rows: Tuple[];
  readonly readers: Reader[];
}

interface Reader {
  seen: number;
  queued: boolean;
  readonly back: Take;
}

export interface Table {
  readonly rows: Tuple[];
  readonly known: TupleSet;
  /** By the bitmask of positions they agree at, then by the values there. */
  readonly views: Map<number, Map<Key, View>>;
  complete: boolean;
}

export const createTable = (): Table => ({
  rows: [],
  known: tupleSet(),
  views: new Map(),
  complete: false,
});

/** Adds a row, and queues everyone who waits for it; false when it is there already. */
export function addRow(table: Table, row: Tuple, agenda: Agenda): boolean {
  if (!table.known.add(row)) return false;
  table.rows.push(row);
  for (const [mask, views] of table.views) {
    const at = keyAtOr(mask, row);
    const view = views.get(at);
    if (!view) {
      views.set(at, { rows: [row], readers: [] });
      continue;
    }
    view.rows.push(row);
    for (const reader of view.readers) enqueue(view, reader, agenda);
  }
  return true;
}

/** From now on `back` gets every row, those there are and those to come, that agrees with `args` at `mask`. */
export function read(table: Table, mask: number, args: Tuple, back: Take, agenda: Agenda): void {
  const view = viewOf(table, mask, args);
  const reader: Reader = { seen: 0, queued: false, back };
  view.readers.push(reader);
  if (view.rows.length > 0) enqueue(view, reader, agenda);
}

/** The rows that agree with `args` at `mask`. */
export const rowsOf = (table: Table, mask: number, args: Tuple): readonly Tuple[] =>
  mask === 0 ? table.rows : viewOf(table, mask, args).rows;

function viewOf(table: Table, mask: number, args: Tuple): View {
  let views = table.views.get(mask);
  if (!views) {
    views = new Map();
    table.views.set(mask, views);
    for (const row of table.rows) viewAt(views, keyAtOr(mask, row)).rows.push(row);
  }
  return viewAt(views, keyAtOr(mask, args));
}

const keyAtOr = (mask: number, row: Tuple): Key => (mask === 0 ? 0 : keyAt(mask, row));

function viewAt(views: Map<Key, View>, key: Key): View {
  const known = views.get(key);
  if (known) return known;
  const view: View = { rows: [], readers: [] };
  views.set(key, view);
  return view;
}

function enqueue(view: View, reader: Reader, agenda: Agenda): void {
  if (reader.queued) return;
  reader.queued = true;
  agenda.waiting.push(() => {
    reader.queued = false;
    while (reader.seen < view.rows.length) reader.back(view.rows[reader.seen++] as Tuple);
  });
}
