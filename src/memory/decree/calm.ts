/**
 * Calm: a message without what nobody writes by hand and what would take long to look at, as long as before.
 *
 * Marks that open a quotation which nothing closes, long runs of blanks or backticks, and what is blanked out anyway
 * where there is very much of it, are filled with word joiners, which are no words and part of none.
 */

const FILLER = '\u2060';
const filled = (text: string): string => text.replace(/[^\n]/g, FILLER);

const BLANKS = /\s{64,}/g;
const MARKS = /`{9,}|~{9,}/g;
const REPLY = /^[ \t]*(?:>|&gt;|\|[ \t])[^\n]*$/gm;
/** Many pairs of fences, and many blocks that a host began. */
const FENCED = /```[^`]*```/g;
const BRACKETED =
  /\[\/?(?:system|tool|assistant|begin|start|end)[^\]\n]{0,60}\](?:[^[]*(?=\[(?:system|tool|assistant|begin|start|end|\/)))?/gi;
/** Each opening mark with what closes it on the same line. */
const QUOTES: readonly (readonly [open: string, close: RegExp])[] = [
  ['“', /[”“]/g],
  ['„', /[“”]/g],
  ['«', /»/g],
  ['»', /«/g],
  ['‹', /›/g],
  ['「', /」/g],
  ['『', /』/g],
  ['《', /》/g],
  ['〈', /〉/g],
  ['‘', /’/g],
];
const MUCH: readonly (readonly [mark: string, all: RegExp])[] = [
  ['```', FENCED],
  ['[', BRACKETED],
];
const MOST = 32;
/** Fewer than this are left as they stand. */
const MANY = 8;

/** As blanks again, when everything else has been blanked out. */
export const calmed = (text: string): string => text.replaceAll(FILLER, ' ');

export function calm(message: string): string {
  let text = message;
  text = text.replace(REPLY, filled).replace(MARKS, filled).replace(BLANKS, fillMiddle);
  for (const [mark, all] of MUCH)
    if (text.split(mark, MOST + 1).length > MOST) text = text.replace(all, filled);
  for (const [open, close] of QUOTES) if (text.includes(open)) text = closed(text, open, close);
  return text;
}

/** The ends of a run of blanks keep their lines apart. */
const fillMiddle = (blanks: string): string =>
  blanks.slice(0, 16) + FILLER.repeat(blanks.length - 32) + blanks.slice(-16);

/** Openings after the last closing mark of their line go. */
function closed(text: string, open: string, close: RegExp): string {
  if (text.split(open, MANY + 1).length <= MANY) return text;
  return text
    .split('\n')
    .map((line) => {
      const last = [...line.matchAll(close)].at(-1)?.index ?? -1;
      return line.slice(0, last + 1) + line.slice(last + 1).replaceAll(open, FILLER);
    })
    .join('\n');
}
