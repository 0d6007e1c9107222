/** Text from servers made safe to show: nothing hidden, nothing that moves the cursor or turns the line around. */

/** Terminal sequences: CSI, OSC and their like up to their end, and any other escape with its letter. */
const SEQUENCE = new RegExp(
  [
    '(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]',
    '(?:\\u001b[\\]PX^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0007\\u001b\\u009c]*(?:\\u0007|\\u001b\\\\|\\u009c)?',
    '\\u001b[ -/]*[0-~]?',
  ].join('|'),
  'g',
);
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/**
 * What cannot be seen: bidirectional controls, zero-width characters, tags, fillers. A selector or joiner that
 * shapes the characters beside it, as in emoji and in scripts that join, is captured, to be kept.
 */
const withoutInvisible = (text: string): string =>
  text.replace(
    /((?<=[^\p{ASCII}\p{DI}\ufff9-\ufffb\s])[\ufe00-\ufe0f]|(?<=[^\p{ASCII}\p{DI}\ufff9-\ufffb\s][\ufe00-\ufe0f]?)[\u200c\u200d](?=[^\p{ASCII}\p{DI}\ufff9-\ufffb\s]))|[\p{DI}\ufff9-\ufffb]/gu,
    (_, shaping: string | undefined) => shaping ?? '',
  );

/** What most texts have none of. */
const UNUSUAL = /[^ -~\n]| \n/;

/** The text without anything that a reader cannot see. Line ends become line feeds; lines keep their indent. */
export function cleanText(text: string): string {
  if (!UNUSUAL.test(text)) return text.trim();
  const visible = withoutInvisible(text.replace(SEQUENCE, '').replace(LINE_END, '\n').replace(CONTROL, ''));
  return visible
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

/** What may stand before a block in its line: indentation, and the marks of quotes and list items. */
const CONTAINERS = '^(?:[ \\t]|>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])*';
const FENCE = /(?:`{3,}|~{3,})/g;
/** Headings with `#`, underlines that make a heading of the line above, and tags or comments that open a block. */
const BLOCK = new RegExp(`(${CONTAINERS})(?=#|(?:=+|-+)[ \\t]*$|<[A-Za-z/!?])`, 'gm');

/**
 * The text without markdown that opens a heading, a fence or a block of HTML, also inside quotes and list items.
 *
 * Fences become as many apostrophes, wherever they stand; what opens a block at the start of a line is escaped
 * with a backslash. Everything else stays, tags inside a line too: there they open nothing. See CommonMark 0.31,
 * sections 4.2 to 4.6.
 */
export const withoutBlocks = (text: string): string =>
  text.replace(FENCE, (fence) => "'".repeat(fence.length)).replace(BLOCK, '$1\\');

export interface CleanProse {
  readonly text: string;
  /** Whether more than space is gone. */
  readonly hidden: boolean;
  /** Whether markdown was made harmless. */
  readonly markdown: boolean;
}

/** Text from outside as it is shown and matched: nothing hidden, and nothing that opens a block. */
export function cleanProse(given: string): CleanProse {
  const visible = cleanText(given);
  const text = withoutBlocks(visible);
  const letters = (part: string) => part.replace(/\s/g, '');
  const hidden = visible !== given && letters(visible) !== letters(given);
  return { text, hidden, markdown: text !== visible };
}

/** The text on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** The text cut to a number of code points, the last of them an ellipsis where something is missing. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = Array.from(text.slice(0, 2 * limit + 2));
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
