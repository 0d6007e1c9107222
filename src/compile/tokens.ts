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

/** How much a {@link memoCounter} remembers: so many texts, and so many UTF-16 units of text in all. */
export interface MemoBounds {
  readonly texts: number;
  readonly units: number;
}

const MEMO_BOUNDS: MemoBounds = { texts: 20_000, units: 16_000_000 };

/**
 * The same counter, asked once for each text while it is remembered; the least recently used are forgotten.
 *
 * Throws when the counter gives anything but a non-negative integer, which is a mistake of the host.
 */
export function memoCounter(counter: TokenCounter, bounds: MemoBounds = MEMO_BOUNDS): TokenCounter {
  // A map keeps the order of insertion, so the first key is the one used longest ago.
  const known = new Map<string, number>();
  let units = 0;
  const forget = (text: string) => {
    known.delete(text);
    units -= text.length;
  };
  const remember = (text: string, tokens: number) => {
    known.set(text, tokens);
    units += text.length;
    for (const oldest of known.keys()) {
      if (known.size <= bounds.texts && units <= bounds.units) return;
      forget(oldest);
    }
  };
  const count = (text: string): number => {
    const tokens = known.get(text) ?? checked(counter, text);
    if (known.has(text)) forget(text);
    remember(text, tokens);
    return tokens;
  };
  return { method: counter.method, name: counter.name, count };
}

function checked(counter: TokenCounter, text: string): number {
  const tokens: unknown = counter.count(text);
  if (Number.isSafeInteger(tokens) && (tokens as number) >= 0) return tokens as number;
  throw new Error(
    `token counter \`${counter.name}\` gave ${String(tokens)}; expected a non-negative integer`,
  );
}
