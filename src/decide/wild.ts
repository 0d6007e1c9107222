/**
 * Words of which something is not known: what a variable holds, what a pattern of file names matches.
 *
 * The unknown is held as a character of its own, so that a word stays a text. Texts from outside that hold such a
 * character are only read as less known than they are.
 */

/** Stands for any text. */
export const UNKNOWN = '\u{F0000}';
/** Stands for any text without a slash: `*` of the shell. */
export const ANY = '\u{F0001}';
/** Stands for one character: `?` of the shell. */
export const ONE = '\u{F0002}';

const WILD = /[\u{F0000}-\u{F0002}]/u;
const EACH = /[\u{F0000}-\u{F0002}]/gu;

export const isWild = (text: string): boolean => WILD.test(text);
export const isUnknown = (text: string): boolean => text.includes(UNKNOWN);

/** The text for people. */
export const shownWild = (text: string): string =>
  text.replace(EACH, (sign) => (sign === UNKNOWN ? '…' : sign === ANY ? '*' : '?'));

/** Longer texts are not compared sign by sign: they may meet. */
const LONGEST = 400;

/** Whether a wild text and a pattern (`*` any text, `?` one character) have a text in common. */
export function mayMeet(wild: string, pattern: string): boolean {
  const a = [...wild.replace(EACH, (sign) => (sign === ONE ? '?' : '*'))];
  const b = [...pattern.replace(EACH, (sign) => (sign === ONE ? '?' : '*'))];
  if (a.length > LONGEST || b.length > LONGEST) return true;
  // Row by row from the end: whether the rest of `a` meets the rest of `b`, from each place in `b` on.
  let row = restRow(b);
  for (let i = a.length - 1; i >= 0; i--) row = rowAbove(row, a[i] as string, b);
  return row[0] === true;
}

/** Nothing is left of `a`. */
function restRow(b: readonly string[]): boolean[] {
  const row = new Array<boolean>(b.length + 1).fill(true);
  for (let j = b.length - 1; j >= 0; j--) row[j] = b[j] === '*' && row[j + 1] === true;
  return row;
}

function rowAbove(below: readonly boolean[], sign: string, b: readonly string[]): boolean[] {
  const row = new Array<boolean>(b.length + 1).fill(false);
  row[b.length] = sign === '*' && below[b.length] === true;
  for (let j = b.length - 1; j >= 0; j--) {
    const other = b[j] as string;
    if (sign === '*' || other === '*') row[j] = below[j] === true || row[j + 1] === true;
    else if (sign === other || sign === '?' || other === '?') row[j] = below[j + 1] === true;
  }
  return row;
}

/** Whether a text matches a pattern in which `many` stands for any text and `one` for one character. */
export function globMatches(pattern: string, text: string, many = '*', one = '?'): boolean {
  const [p, t] = [[...pattern], [...text]];
  let [i, j, star, mark] = [0, 0, -1, 0];
  while (j < t.length) {
    if (i < p.length && p[i] === many) [star, mark, i] = [i, j, i + 1];
    else if (i < p.length && (p[i] === one || p[i] === t[j])) [i, j] = [i + 1, j + 1];
    else if (star >= 0) [i, mark, j] = [star + 1, mark + 1, mark + 1];
    else return false;
  }
  while (i < p.length && p[i] === many) i++;
  return i === p.length;
}
