/** Text for a terminal: cleaned, measured in columns, cut and wrapped. */

/** Control and format characters: they move the cursor, hide text or turn it round, and never stand for themselves. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The text with every unprintable character written as `\x1b\`, so that a server's words can't steer a terminal. */
export const clean = (text: string): string =>
  text.replace(UNPRINTABLE, (c) => `\\x${c.codePointAt(0)?.toString(16)}\\`);

/** The text in one line: layout becomes single spaces, everything else unprintable is escaped. */
export const oneLine = (text: string): string => clean(text.replace(/\s+/gu, ' ').trim());

/**
 * Characters two columns wide: Unicode East Asian Width W and F, and emoji that are pictures by themselves.
 *
 * Widths are told character by character, as most terminals do, so that they add up.
 */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
/** Marks on the character before, and the later parts of a Hangul syllable. */
const NARROW = /[\p{Mn}\p{Me}\u1160-\u11ff]/u;
const ASCII = /^[\x20-\x7e]*$/;

/** A variation selector that turns a sign into a picture makes it as wide as one; two flag letters are one flag. */
function widthOfCharacter(character: string): number {
  if (character === '\ufe0f' || /\p{Regional_Indicator}/u.test(character)) return 1;
  return NARROW.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
}

/** Columns that a cleaned text takes on a terminal. */
export function widthOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  return [...text].reduce((sum, character) => sum + widthOfCharacter(character), 0);
}

/** Code units looked at when a text is cut: no line has room for more, and a character has only so many. */
const MOST = 8192;

/** The longest beginning that fits, with an ellipsis when something is left out. */
export function cut(text: string, width: number): string {
  const bounded = text.slice(0, MOST);
  if (bounded === text && widthOf(text) <= width) return text;
  return `${beginning(bounded, width - 1)}…`;
}

/** The longest end that fits, behind an ellipsis: of a path, the end tells most. */
export function cutStart(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const characters = [...text.slice(-MOST)].reverse();
  return `…${[...fitting(characters, width - 1)].reverse().join('')}`;
}

const beginning = (text: string, width: number): string => fitting([...text], width).join('');

/** As many characters as fit, one after another. */
function fitting(characters: readonly string[], width: number): readonly string[] {
  let left = width;
  const over = characters.findIndex((character) => {
    left -= widthOfCharacter(character);
    return left < 0;
  });
  return over < 0 ? characters : characters.slice(0, over);
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Words; what stands in backticks is one. */
const WORD = /(?:`[^`]*`|[^\s`]|`)+/gu;

/** Lines of at most `width` columns, broken between words; a longer word is broken where it must be. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(WORD) ?? []) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = chop(word, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

function chop(word: string, width: number): string[] {
  const pieces: string[] = [];
  let rest = word;
  while (widthOf(rest) > width) {
    const piece = beginning(rest, width);
    // A character wider than the line still has to go somewhere.
    const taken = piece === '' ? String.fromCodePoint(rest.codePointAt(0) ?? 0x20) : piece;
    pieces.push(taken);
    rest = rest.slice(taken.length);
  }
  return [...pieces, rest];
}

export const count = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`;

/** A whole number with its thousands set apart. */
export const number = (n: number): string => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
