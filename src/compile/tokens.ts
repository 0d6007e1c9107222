/** Token counting: how much of the budget a text costs. */

/** Counts the tokens of a text as one model does (`exact`), or about so (`estimated`). */
export interface TokenCounter {
  readonly method: 'exact' | 'estimated';
  /** Names the counter in ledgers and errors. */
  readonly name: string;
  /** A non-negative integer, the same for the same text every time. */
  count(text: string): number;
}

/**
 * 115 tokens for 400 code points, rounded up, and at least one: `max(1, floor((n * 115 + 399) / 400))`.
 *
 * The estimate of the older compiler, which charges the empty text one token too.
 */
export const estimateTokens: TokenCounter = {
  method: 'estimated',
  name: 'estimate',
  count: (text) => Math.max(1, Math.floor((codePoints(text) * 115 + 399) / 400)),
};

function codePoints(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    if (isLow(text.charCodeAt(i)) && isHigh(text.charCodeAt(i - 1))) count--;
  }
  return count;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
