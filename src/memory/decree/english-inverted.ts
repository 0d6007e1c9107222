/** English: "under no circumstances should the database be touched", "… may anyone email clients". */

import { clauseEnd } from './english-clauses.ts';
import { finishClause, readLimits } from './english-limits.ts';
import { findAhead, isPreposition, limitAt, type Reader, verbAt } from './english-reader.ts';
import { readActions, readThings } from './english-things.ts';
import { readVerbs } from './english-verbs.ts';

const MODAL = /^(?:should|may|must|can|are|is|shall|will|could|would)$/;
const ANYBODY = /^(?:you|we|anyone|anybody|any|agents?|bots?)$/;

/** After words such as "under no circumstances", what may not be stands before the verb. */
export function readInverted(r: Reader, opener: string): boolean {
  if (!/^(?:under|on|at|in|by|not|never)$/.test(opener) || !MODAL.test(r.norms[r.at] ?? '')) return false;
  const end = clauseEnd(r, r.at);
  const from = r.at + 1;
  const stop = Math.min(end, from + 9);
  const be = findAhead(r, from, (at) => at < stop && /^(?:be|get)$/.test(r.norms[at] ?? ''));
  if (be !== undefined && verbAt(r, be + 1, end)?.form === 'past') {
    r.at = be + 1;
    readVerbs(r, end);
    const next = r.at;
    r.at = from;
    readThings(r, be);
    r.at = next;
    if (isPreposition(r, r.at) && !limitAt(r, r.at)) readThings(r, end);
  } else {
    const verb = findAhead(r, from, (at) => at < stop && verbAt(r, at, end)?.form === 'base');
    if (verb === undefined || !ANYBODY.test(r.norms[from] ?? '')) return false;
    r.at = verb;
    readActions(r, end);
  }
  readLimits(r, end);
  finishClause(r, end);
  return true;
}
