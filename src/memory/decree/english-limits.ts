/** English: what narrows an order, to the end of its clause. */

import { breaksAt, clauseEnd } from './english-clauses.ts';
import {
  isMark,
  isPreposition,
  isStop,
  limitAt,
  limitToken,
  MARKS,
  type Reader,
  roleAt,
  take,
} from './english-reader.ts';
import { readThings } from './english-things.ts';
import { token } from './token.ts';

/** What is left of a clause is said beside the order. */
export function finishClause(r: Reader, end: number): void {
  if (r.at < end) r.tokens.push(token('aside', r.words.slice(r.at, end)));
  r.at = end;
  if (isStop(r, r.at) || isMark(r, r.at, ',(') || /^(?:and|but|so|then|or)$/.test(r.norms[r.at] ?? ''))
    r.at++;
}

/** Limits to the end of the clause; what a closed one is followed by belongs to the order. */
export function readLimits(r: Reader, end: number): void {
  while (r.at < end) {
    const limit = limitAt(r, r.at);
    if (limit) {
      r.tokens.push(limitToken(r, r.at, limit));
      r.at += limit.length;
      if ((MARKS as readonly string[]).includes(limit.role)) readPlaces(r, end);
      else readSaid(r, end, limit.role);
    } else if (isMark(r, r.at, ',(') && limitAt(r, r.at + 1)) r.at++;
    else if (
      isMark(r, r.at, ',("\'“”‘’*_)`!') ||
      roleAt(r, r.at, ['soft'])?.length === clauseEnd(r, r.at) - r.at
    )
      r.at += isMark(r, r.at, ',') && !isMarkOnly(r, r.at + 1, end) ? 0 : 1;
    else return;
    if (isMark(r, r.at, ',') && !limitAt(r, r.at + 1)) return;
  }
}

const isMarkOnly = (r: Reader, at: number, end: number): boolean =>
  at >= end || r.words.slice(at, end).every(({ kind }) => kind === 'mark');

function readPlaces(r: Reader, end: number): void {
  if (isPreposition(r, r.at) && !limitAt(r, r.at)) readThings(r, end);
}

/** The words of a limit: to the next limit, comma or end. */
function readSaid(r: Reader, end: number, role: string): void {
  const from = r.at;
  while (r.at < end) {
    const next = limitAt(r, r.at);
    const joined = /^(?:or|and)$/.test(r.norms[r.at - 1] ?? '');
    if (next && r.at > from && !joined && !withinSaid(role, next.role)) return;
    if (isMark(r, r.at, ',()') && !continuesSaid(r, end)) return;
    if (role === 'instead' && r.norms[r.at] === 'for' && r.at > from && r.at + 1 < end) {
      r.tokens.push(token('open', r.words.slice(r.at, r.at + 1), 'if'));
      r.at++;
      readSaid(r, end, 'if');
      return;
    }
    if (isMark(r, r.at, ',()"\'“”*`_')) r.at++;
    else take(r, 'text', 1);
  }
}

/** "Until the tests pass again", "unless they pass on Friday": an end may hold a time, a fact anything. */
const withinSaid = (role: string, next: string): boolean =>
  next === 'again' ||
  next === 'time' ||
  next === 'season' ||
  next === 'task' ||
  (role === 'until' && next === 'if') ||
  (role !== 'consent' && next === 'instead') ||
  (role === 'consent' && next !== 'until' && next !== 'session') ||
  (role === 'if' && next === 'instead');

const continuesSaid = (r: Reader, end: number): boolean =>
  isMark(r, r.at, ',') &&
  /^(?:and|or|nor)$/.test(r.norms[r.at + 1] ?? '') &&
  !breaksAt(r, r.at) &&
  r.at + 1 < end;
