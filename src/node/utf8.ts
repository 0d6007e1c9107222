/** UTF-8 files: their text, or where the first byte stands that is none. */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

export type Utf8 =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly at: { readonly line: number; readonly column: number } };

export const readUtf8 = async (path: string): Promise<Utf8> => decode(await readFile(path));
export const readUtf8Sync = (path: string): Utf8 => decode(readFileSync(path));

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

function decode(bytes: Uint8Array): Utf8 {
  try {
    return { ok: true, text: strict.decode(bytes) };
  } catch {
    return { ok: false, at: firstWrong(bytes) };
  }
}

/** No byte of a longer sequence is a line feed, so that lines can be tried one by one. */
function firstWrong(bytes: Uint8Array): { line: number; column: number } {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(10, start);
    const end = feed < 0 ? bytes.length : feed;
    const column = firstWrongIn(bytes.subarray(start, end));
    if (column > 0) return { line, column };
    start = end + 1;
  }
  return { line: 1, column: 1 };
}

/** The column of the first character that is not valid, or 0. */
function firstWrongIn(bytes: Uint8Array): number {
  try {
    strict.decode(bytes);
    return 0;
  } catch {
    const characters = Array.from(lenient.decode(bytes));
    const encoder = new TextEncoder();
    let at = 0;
    for (const [i, character] of characters.entries()) {
      const expected = encoder.encode(character);
      if (expected.some((byte, k) => bytes[at + k] !== byte)) return i + 1;
      at += expected.length;
    }
    return 1;
  }
}
