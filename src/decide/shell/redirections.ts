/** Redirections: which files a command writes and reads, and what is handed to it. */

import type { Redirection, Word } from 'unbash';
import { hide, type Reading } from './line-state.ts';
import type { Input } from './output.ts';

export interface Redirected {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
  readonly handed: Input;
}

/** `read` expands a word. */
export function redirected(
  reading: Reading,
  redirects: readonly Redirection[],
  read: (word: Word) => string,
): Redirected {
  const writes: string[] = [];
  const reads: string[] = [];
  let handed: Input;
  for (const one of redirects) {
    if (one.type === 'HereDoc') handed = hereDocument(reading, one, read);
    else if (!one.target) hide(reading, 'a redirection has no target');
    else if (one.type === 'HereString') handed = read(one.target);
    else {
      const target = read(one.target);
      const copies = /&$/.test(one.operator) && /^[\d-]+$/.test(target);
      if (copies || target === '/dev/null' || /^\/dev\/(stdout|stderr|tty)$/.test(target)) continue;
      if (one.operator.includes('>')) writes.push(target);
      if (one.operator.startsWith('<')) reads.push(target);
    }
  }
  return { writes, reads, handed };
}

function hereDocument(
  reading: Reading,
  document: Redirection & { type: 'HereDoc' },
  read: (word: Word) => string,
): string {
  const { body, delimiter } = document;
  if (!document.closing) hide(reading, 'a here-document has no end');
  if (delimiter?.quoted || !body.parts) return body.text;
  const word = {
    type: 'Word',
    text: body.text,
    value: body.text,
    pos: 0,
    end: 0,
    parts: [{ type: 'DoubleQuoted', pos: 0, end: 0, text: '', parts: body.parts }],
  } as unknown as Word;
  return read(word);
}
