/** English: what a clause asks for that orders nothing, where what follows goes on with it. */

import { clauseEnd, isNothingElse, skipSoft } from './english-clauses.ts';
import { finishClause, readLimits } from './english-limits.ts';
import {
  findAhead,
  isMark,
  isPreposition,
  limitAt,
  type Reader,
  roleAt,
  startAt,
  take,
  verbAt,
} from './english-reader.ts';
import { readActions, readThings } from './english-things.ts';
import { token } from './token.ts';

/** "Deploy to staging, never to prod": the verb of the second clause is that of the first. */
export function readRequest(r: Reader): boolean {
  if (verbAt(r, r.at, r.words.length)?.form !== 'base') return false;
  const end = clauseEnd(r, r.at);
  if (r.words.slice(r.at, end).some((_, i) => roleAt(r, r.at + i, ['said']) !== undefined)) return false;
  const not = findAhead(r, r.at + 1, (at) => at < end && isButNot(r, at));
  if (not !== undefined) return readButNot(r, not, end);
  const without = findAhead(r, r.at + 1, (at) => at < end && isWithout(r, at, end));
  if (without !== undefined) return readWithout(r, without, end);
  if (end >= r.words.length || isMark(r, end, ':')) return false;
  const next = skipSoft(r, end + 1);
  if (!goesOn(r, next)) return false;
  r.tokens.push(token('request', []));
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** Forbidding and asking, with no verb of its own. */
function goesOn(r: Reader, at: number): boolean {
  if (isNothingElse(r, at)) return true;
  const start = startAt(r, at);
  if (start?.role !== 'forbid' && start?.role !== 'only' && start?.role !== 'ask') return false;
  return !verbAt(r, at + start.length, r.words.length);
}

/** "Share it with Omar, but not with the agency", "email her, but not today". */
const isButNot = (r: Reader, at: number): boolean =>
  /^(?:but|and|just|only)$/.test(r.norms[at] ?? '') &&
  r.norms[at + 1] === 'not' &&
  (isPreposition(r, at + 2) || limitAt(r, at + 2) !== undefined);

function readButNot(r: Reader, not: number, end: number): boolean {
  r.tokens.push(token('request', []));
  readActions(r, isMark(r, not - 1, ',') ? not - 1 : not);
  r.tokens.push(token('stop', []));
  r.at = not + 1;
  take(r, 'forbid', 1);
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Do the refactor without touching the API": until it is done. */
function isWithout(r: Reader, at: number, end: number): boolean {
  if (r.norms[at] !== 'without' || limitAt(r, at)?.role !== 'unless') return false;
  const verb = verbAt(r, at + 1, end);
  if (verb?.form !== 'gerund' || at + 1 + verb.words.length >= end) return false;
  return !verb.senses.every(({ action }) => action === 'run');
}

function readWithout(r: Reader, without: number, end: number): boolean {
  r.tokens.push(token('request', []));
  readActions(r, without);
  r.tokens.push(token('stop', []));
  r.at = without;
  take(r, 'forbid', 1);
  readActions(r, end);
  r.tokens.push(token('mark', [], 'task'));
  readLimits(r, end);
  finishClause(r, end);
  return true;
}
