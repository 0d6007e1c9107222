/** English: what is told of a thing with "that", "which" or "who", where an argument may hold it. */

import { isPreposition, type Reader } from './english-reader.ts';
import type { Lexeme } from './lexemes.ts';
import { token } from './token.ts';

/** "That have the label security", "which is tagged prod": told of the name, as "with" and "tagged" are. */
export function readRelative(r: Reader, end: number): boolean {
  if (!/^(?:that|which|who)$/.test(r.norms[r.at] ?? '') || r.at + 2 >= end) return false;
  const [verb = '', next = ''] = r.norms.slice(r.at + 1, r.at + 3);
  if (next === 'not') return false;
  const compared = comparedLength(r, r.at + 1);
  const number = r.at + 1 + compared;
  if (compared > 0 && number < end && r.words[number]?.kind === 'number') {
    const opener = r.words[number - 1] as Lexeme;
    const less = r.norms.slice(r.at + 1, number).includes('less');
    r.tokens.push(
      token('prep', [
        /^(?:than|of)$/.test(opener.norm) ? { ...opener, norm: less ? 'under' : 'over' } : opener,
      ]),
    );
    r.at = number;
    return true;
  }
  if (/^(?:is|are|was|were|has|have)$/.test(verb) && (isPreposition(r, r.at + 2) || next === 'been')) {
    r.at += next === 'been' ? 3 : 2;
    return true;
  }
  if (
    !/^(?:has|have|had|carry|carries|contain|contains|include|includes|mention|mentions|bear|bears|touch|touches|use|uses|involve|involves|affect|affects|concern|concerns|require|requires|need|needs)$/.test(
      verb,
    )
  )
    return false;
  const word = r.words[r.at + 1];
  if (!word) return false;
  r.tokens.push(token('prep', [{ ...word, norm: 'with' }]));
  r.at += 2;
  return true;
}

/** "That cost more than", "which exceed", "that are over". */
function comparedLength(r: Reader, at: number): number {
  const said = r.norms.slice(at, at + 5).join(' ');
  return COMPARES.exec(said)?.[0].split(' ').length ?? 0;
}

const COMPARES =
  /^(?:exceeds?|(?:costs?|is|are|comes? to|goes|go|runs?|totals?|has a price) (?:(?:more|less) than|over|under|above|below|exceeding|upwards of))(?= )/;
