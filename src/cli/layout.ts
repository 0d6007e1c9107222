/** Layout: rows in aligned columns, and lists that stay short. */

import { cut, padEnd, padStart, widthOf, wrap } from './text.ts';

/** A colour, or any other dress of a piece of text that takes no room. */
export type Dress = (text: string) => string;

export interface Column {
  readonly align?: 'left' | 'right';
  /** Longer cells are cut to this width. Only the last column wraps. */
  readonly most?: number;
  readonly least?: number;
  readonly dress?: Dress;
}

const GAP = 2;

/**
 * Rows as lines of at most `width` columns. Cells must be clean.
 *
 * Every column is as wide as its widest cell; the last takes what is left and wraps.
 */
export function table(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  { width, indent = 2 }: { width: number; indent?: number },
): string[] {
  const last = columns.length - 1;
  const widths = columns.slice(0, last).map((column, c) => columnWidth(rows, column, c));
  const used = indent + widths.reduce((sum, w) => sum + w + GAP, 0);
  const rest = Math.max(20, width - used);
  return rows.flatMap((row) => {
    const fixed = widths.map((w, c) => fixedCell(row[c] ?? '', w, columns[c] ?? {})).join('');
    const wrapped = wrap(row[last] ?? '', rest);
    const dress = columns[last]?.dress ?? same;
    return wrapped.map((line, i) => {
      const before = i === 0 ? fixed : ' '.repeat(used - indent);
      return `${' '.repeat(indent)}${before}${line === '' ? '' : dress(line)}`.trimEnd();
    });
  });
}

const same: Dress = (text) => text;

function columnWidth(rows: readonly (readonly string[])[], { most, least = 0 }: Column, c: number): number {
  const widest = rows.reduce((w, row) => Math.max(w, widthOf(row[c] ?? '')), least);
  return Math.min(widest, most ?? widest);
}

function fixedCell(text: string, width: number, { align, dress = same }: Column): string {
  const short = widthOf(text) <= width ? text : cut(text, width);
  const padded = align === 'right' ? padStart(short, width) : padEnd(short, width);
  return (short === '' ? padded : padded.replace(short, () => dress(short))) + ' '.repeat(GAP);
}

/** The first `most` items, and how many more there are; all of them when asked. */
export function shorten<T>(
  items: readonly T[],
  most: number,
  all: boolean,
): { shown: readonly T[]; more: number } {
  // A list that misses its end by one says nothing shorter.
  if (all || items.length <= most + 1) return { shown: items, more: 0 };
  return { shown: items.slice(0, most), more: items.length - most };
}

export const moreLine = (more: number): string[] => (more > 0 ? [`  … and ${more} more (--all)`] : []);
