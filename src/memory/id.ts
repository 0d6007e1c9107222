/** Ids of rules: random bytes as letters, so that no id is taken for a number, a name or an address. */

const FIRST = 'a'.charCodeAt(0);

/**
 * A prefix, and a letter from a to p for each half of 16 bytes. Both come from the caller.
 *
 * @example idFrom('r', bytes) // 'rgdkn…', 33 letters
 */
export const idFrom = (prefix: 'r' | 'w', bytes: Uint8Array): string =>
  prefix +
  [...bytes.subarray(0, 16)]
    .map((byte) => String.fromCharCode(FIRST + (byte >> 4), FIRST + (byte & 15)))
    .join('');
