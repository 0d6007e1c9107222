/** English: limits that stand before the order. */

import { skipSoft } from './english-clauses.ts';
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
import { readImperative, readSubject } from './english-subjects.ts';
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
  );
  if (end === undefined) return false;
  at = isMark(r, end, ',') ? end + 1 : end;
  const next = skipSoft(r, at);
  const start = startAt(r, next);
  const nested = limitAt(r, next);
  const said = r.words.slice(from + opener.length, end);
  if (said.some((_, i) => roleAt(r, from + opener.length + i, ['said']))) return false;
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
  r.tokens.length = saved;
  r.at = from;
  return false;
}

/** A second limit in front: "Until Monday, unless I say so, …". */
function readMoreFronted(r: Reader): boolean {
  const before = r.tokens.length;
  if (!readFronted(r)) return false;
  return r.tokens.length > before;
}

/** Where an order begins without a comma: "On Fridays never deploy". */
const endsFronted = (r: Reader, at: number): boolean => {
  const start = startAt(r, at);
  if (!start || start.role === 'always' || start.role === 'only') return false;
  return (
    !/^(?:i|we|they|he|she|it|who|that|which|do|does|is|are)$/.test(r.norms[at - 1] ?? '') &&
    start.role !== 'no_decree' &&
    /^(?:never|do|please|stop|you|i|no|must)$/.test(r.norms[at] ?? '')
  );
};
