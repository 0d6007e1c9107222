/**
 * Computed relations: relations over text and lists that hold by themselves, beside ISO's built-ins.
 *
 * Each takes its arguments where they are bound and gives the rows that agree, or undefined when too little is
 * bound to say.
 */

import { atom, equalTerms, listItems, type Term } from './term.ts';

export type Computed = (args: readonly (Term | undefined)[]) => readonly (readonly Term[])[] | undefined;

/** The text of an atom, text or number; undefined for anything else. */
export function textOf(term: Term | undefined): string | undefined {
  if (!term || term.kind === 'var' || term.kind === 'compound') return undefined;
  return term.kind === 'atom' ? term.name : String(term.value);
}

const test =
  (holds: (left: string, right: string) => boolean): Computed =>
  (args) => {
    const left = textOf(args[0]);
    const right = textOf(args[1]);
    if (left === undefined || right === undefined) return args[0] && args[1] ? [] : undefined;
    return holds(left, right) ? [args as readonly Term[]] : [];
  };

const lower: Computed = ([text, lowered]) => {
  const input = textOf(text);
  if (input === undefined || !text) return text ? [] : undefined;
  const found = atom(input.toLowerCase());
  return !lowered || equalTerms(lowered, found) ? [[text, found]] : [];
};

/**
 * A path with `.` and empty parts dropped and `..` resolved, both slashes alike; undefined when `..` leaves
 * the root. Purely textual: it follows no link.
 */
export function pathParts(path: string): readonly string[] | undefined {
  const parts: string[] = [];
  for (const part of path.split(/[\\/]+/)) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts;
}

const isAbsolute = (path: string): boolean => /^([\\/]|[A-Za-z]:)/.test(path);

/** Whether `path` is `folder` or lies below it. A path that leaves its root lies under nothing. */
function isUnder(path: string, folder: string): boolean {
  const parts = pathParts(path);
  const base = pathParts(folder);
  if (!parts || !base || isAbsolute(path) !== isAbsolute(folder)) return false;
  return base.every((part, i) => part === parts[i]);
}

/** Whether a term is in a list, once. An open term is the first item, as in other Prologs; Tau has none of it. */
const memberchk: Computed = ([item, list]) => {
  const items = list && listItems(list);
  if (!list || !items) return list ? [] : undefined;
  const found = item ? items.find((one) => equalTerms(one, item)) : items[0];
  return found ? [[found, list]] : [];
};

/** `name/arity` to relation. Modes are declared beside the other built-ins in `catalog/builtins.ts`. */
export const TEXT_RELATIONS: ReadonlyMap<string, Computed> = new Map([
  ['starts_with/2', test((whole, start) => whole.startsWith(start))],
  ['ends_with/2', test((whole, end) => whole.endsWith(end))],
  ['contains/2', test((whole, part) => whole.includes(part))],
  ['under/2', test(isUnder)],
  ['lower/2', lower],
  ['memberchk/2', memberchk],
]);
