/** Character classes of Prolog text, shared by the tokenizer and the writer. */

/** Longest atom or variable name, in UTF-16 code units. */
export const MAX_NAME = 65_536;

export const LAYOUT = 1;
export const LOWER = 2;
/** Capital letters and `_`: they start variables. */
export const CAPITAL = 3;
export const DIGIT = 4;
export const SYMBOL = 5;
/** Brackets, `,`, `|`, `!`, `;`, `%` and the quotes: each stands for itself. */
export const SOLO = 6;
/** Beyond ASCII: decided by the patterns below. */
export const WIDE = 7;

const ascii = new Uint8Array(128);
const mark = (characters: string, kind: number) => {
  for (const c of characters) ascii[c.charCodeAt(0)] = kind;
};
mark('\t\n\v\f\r ', LAYOUT);
mark('abcdefghijklmnopqrstuvwxyz', LOWER);
mark('ABCDEFGHIJKLMNOPQRSTUVWXYZ_', CAPITAL);
mark('0123456789', DIGIT);
mark('+-*/\\^<>=~:.?@#&$', SYMBOL);
mark('()[]{},|!;%\'"`', SOLO);

/** The class of a UTF-16 code unit; 0 for control characters and for the end of the text (`NaN`). */
export function classOf(code: number): number {
  if (code < 128) return ascii[code] as number;
  return code >= 128 ? WIDE : 0;
}

// Sticky patterns; `matchAt` sets where they look.
export const CAPITAL_START = /[\p{Lu}\p{Lt}_]/uy;
export const SMALL_START = /[\p{Ll}\p{Lo}\p{Lm}]/uy;
export const NAME_REST = /[\p{L}\p{M}\p{Nd}\p{Nl}_]*/uy;
export const WIDE_LAYOUT = /\p{Z}+/uy;
/** A run of characters that no token starts with. */
export const ILLEGAL = /(?:[^\p{ASCII}\p{L}\p{Z}]|[^\P{ASCII}\t-\r -~])+/uy;

/** The offset after what `pattern` matches at `at`, or -1. */
export function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

export const isControl = (code: number): boolean => code < 32 || (code >= 127 && code < 160);
