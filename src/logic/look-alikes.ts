/** Operators of other languages, and operators that ran together: what their writer may have meant. */

import type { Operators } from './operators.ts';

const MEANT: ReadonlyMap<string, string> = new Map([
  ['<=', '=<'],
  ['=>', '>='],
  ['!', '\\='],
  ['===', '=='],
  ['<>', '\\='],
  ['&', ','],
  ['&&', ','],
  ['and', ','],
  ['or', ';'],
  ['not', '\\+'],
  ['if', ':-'],
  ['<-', ':-'],
  [':=', 'is'],
]);

/** What could stand in place of a name that is no operator: `=<` for `<=`, `> -` for `>-`. */
export function lookAlike(name: string, { prefix, following }: Operators): string | undefined {
  const meant = MEANT.get(name);
  if (meant !== undefined) return meant;
  // A run of symbols is one name, so `X>-1` needs a space.
  for (let at = name.length - 1; at > 0 && name.length < 9; at -= 1) {
    if (following.has(name.slice(0, at)) && prefix.has(name.slice(at))) {
      return `${name.slice(0, at)} ${name.slice(at)}`;
    }
  }
  return undefined;
}
