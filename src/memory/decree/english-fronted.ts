/** English: limits that stand before the order. */

import { clauseEnd, skipSoft } from './english-clauses.ts';
import { readImperative } from './english-imperatives.ts';
import { readOrder } from './english-orders.ts';
import {
  findAhead,
  isMark,
  limitAt,
  limitToken,
  MARKS,
  type Reader,
  roleAt,
  startAt,
} from './english-reader.ts';
import { readSubject } from './english-subjects.ts';
import { token } from './token.ts';

/** "Until Monday, never …": limits that stand before the order. */
export function readFronted(r: Reader): boolean {
  const from = r.at;
  const opener = limitAt(r, from);
  if (!opener || opener.role === 'instead' || opener.role === 'again') return false;
  const saved = r.tokens.length;
  let at = from + opener.length;
  const closed = (MARKS as readonly string[]).includes(opener.role);
  const end = findAhead(
    r,
    at,
    (one) => isMark(r, one, ',') || (at !== one && endsFronted(r, one)) || (closed && one === at),
    ':',
  );
  if (end === undefined) return false;
  at = isMark(r, end, ',:') ? end + 1 : end;
  const next = skipSoft(r, at);
  const start = startAt(r, next);
  const nested = limitAt(r, next);
  const said = r.words.slice(from + opener.length, end);
  const tells = !/^(?:unless|until)$/.test(opener.role);
  if (tells && said.some((_, i) => roleAt(r, from + opener.length + i, ['said']))) return false;
  r.tokens.push(limitToken(r, from, opener));
  if (!closed && said.length > 0) r.tokens.push(token('text', said));
  r.at = next;
  if (!start && nested && nested.role !== 'instead' && readMoreFronted(r)) return true;
  r.tokens.push(token('then', []));
  const before = r.tokens.length;
  if (start && start.role !== 'no_decree' && start.role !== 'askme') readOrder(r, start.role, start.length);
  else if (!start && readSubject(r)) return true;
  else if (!start && readImperative(r)) return true;
  if (r.tokens.length > before && r.tokens.at(-1)?.type !== 'idle') return true;
  if (readPastHeading(r, next)) return true;
  r.tokens.length = saved;
  r.at = from;
  return false;
}

/** "Until the merger closes, be quiet: no emails to journalists." */
function readPastHeading(r: Reader, from: number): boolean {
  const end = clauseEnd(r, from);
  const next = skipSoft(r, end + 1);
  const start = isMark(r, end, ':—–') ? startAt(r, next) : undefined;
  if (!start || /^(?:no_decree|askme|allow|always)$/.test(start.role)) return false;
  if (r.words.slice(from, end).some((_, i) => roleAt(r, from + i, ['said']) !== undefined)) return false;
  r.at = next;
  readOrder(r, start.role, start.length);
  return true;
}

/** "Code freeze until Jan 3: nothing gets merged." */
export function readHeading(r: Reader): boolean {
  const end = clauseEnd(r, r.at);
  if (!isMark(r, end, ':') || roleAt(r, r.at, ['content', 'said', 'suppose'])) return false;
  const at = findAhead(r, r.at + 1, (one) => one < end && isEndingLimit(r, one));
  const next = skipSoft(r, end + 1);
  const start = startAt(r, next);
  if (at === undefined || (!start && !roleAt(r, next, ['nothing']))) return false;
  const limit = limitAt(r, at);
  if (!limit || start?.role === 'no_decree' || start?.role === 'askme') return false;
  const saved = r.tokens.length;
  r.tokens.push(limitToken(r, at, limit));
  const said = r.words.slice(at + limit.length, end);
  if (said.length > 0 && limit.role === 'until') r.tokens.push(token('text', said));
  r.tokens.push(token('then', []));
  r.at = next;
  if (start) {
    readOrder(r, start.role, start.length);
    return true;
  }
  if (readSubject(r)) return true;
  r.tokens.length = saved;
  return false;
}

const isEndingLimit = (r: Reader, at: number): boolean => {
  const limit = limitAt(r, at);
  return limit !== undefined && /^(?:until|time|session|season)$/.test(limit.role);
};

/** A second limit in front: "Until Monday, unless I say so, …". */
function readMoreFronted(r: Reader): boolean {
  const before = r.tokens.length;
  if (!readFronted(r)) return false;
  return r.tokens.length > before;
}

/** Where an order begins without a comma: "On Fridays never deploy". */
const endsFronted = (r: Reader, at: number): boolean => {
  if (/^(?:nobody|nothing)$/.test(r.norms[at] ?? '') || /^(?:prefer|always)$/.test(r.norms[at] ?? ''))
    return true;
  const start = startAt(r, at);
  if (start?.role === 'only') return r.norms[r.at] === 'for' && r.norms[at] === 'only';
  if (!start || start.role === 'always') return false;
  if (start.role === 'ask' && start.length > 2) return true;
  return (
    !/^(?:i|we|they|he|she|it|who|that|which|do|does|is|are)$/.test(r.norms[at - 1] ?? '') &&
    start.role !== 'no_decree' &&
    /^(?:never|do|please|stop|you|i|no|must)$/.test(r.norms[at] ?? '')
  );
};
