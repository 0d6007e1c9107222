/** English: what a clause asks for that orders nothing, where the clause after it goes on with it. */

import { clauseEnd, skipSoft } from './english-clauses.ts';
import { finishClause, readLimits } from './english-limits.ts';
import { isMark, type Reader, roleAt, startAt, take, verbAt } from './english-reader.ts';
import { readActions } from './english-things.ts';

/** "Deploy to staging, never to prod": the verb of the second clause is that of the first. */
export function readRequest(r: Reader): boolean {
  const verb = verbAt(r, r.at, r.words.length);
  const end = clauseEnd(r, r.at);
  if (verb?.form !== 'base' || end >= r.words.length || isMark(r, end, ':')) return false;
  const next = skipSoft(r, end + 1);
  const start = startAt(r, next);
  if (start?.role !== 'forbid' && start?.role !== 'only' && start?.role !== 'ask') return false;
  if (verbAt(r, next + start.length, r.words.length)) return false;
  if (r.words.slice(r.at, end).some((_, i) => roleAt(r, r.at + i, ['said']) !== undefined)) return false;
  take(r, 'request', 0);
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}
