/** Problems found while reading, by offset; placed by line and column once, at the end. */

import { type Diagnostic, type Source, shown } from './diagnostics.ts';

export interface Problem {
  /** Offset into the text, in UTF-16 code units. */
  readonly at: number;
  readonly code: string;
  readonly message: string;
  readonly expected?: string;
  readonly nearest?: string;
}

const PLAIN = /^[ !-_a-~]{1,60}$/;

/** A piece of the source for a message. Cut first, so that a megabyte of name costs nothing. */
export function quoteSource(text: string, start: number, end: number): string {
  const piece = text.slice(start, Math.min(end, start + 128));
  return PLAIN.test(piece) ? `\`${piece}\`` : shown(piece);
}

/**
 * Problems as diagnostics, in text order.
 *
 * One walk over the text for all of them, since a line of a megabyte may hold thousands.
 */
export function place({ file, text, lineStarts }: Source, problems: readonly Problem[]): Diagnostic[] {
  let line = 0;
  let at = 0;
  let column = 1;
  return [...problems]
    .sort((a, b) => a.at - b.at)
    .map(({ at: target, code, message, expected, nearest }) => {
      while (line + 1 < lineStarts.length && (lineStarts[line + 1] as number) <= target) {
        line += 1;
        at = lineStarts[line] as number;
        column = 1;
      }
      for (; at < target; column += 1) at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
      const found = { file, line: line + 1, column, code, severity: 'error', message } as const;
      if (expected === undefined) return found;
      return nearest === undefined ? { ...found, expected } : { ...found, expected, nearest };
    });
}
