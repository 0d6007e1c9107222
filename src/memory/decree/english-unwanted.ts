/** English: what the user does not want: "I don't want prod touched", "… Sandra getting any more emails". */

import { finishClause, readLimits } from './english-limits.ts';
import { findAhead, isMark, isPreposition, limitAt, type Reader, take, verbAt } from './english-reader.ts';
import { readThings } from './english-things.ts';
import { readVerbs } from './english-verbs.ts';
import { entryAt } from './lexicon.ts';
import { token } from './token.ts';

/** "I don't want Sandra getting any more emails." */
export function readNotWanted(r: Reader, end: number): boolean {
  if (!/^(?:i|we) (?:do not|never) (?:ever )?want /.test(`${r.norms.slice(r.at, r.at + 5).join(' ')} `))
    return false;
  const want = r.norms.indexOf('want', r.at);
  if (readNotWantedDone(r, want + 1, end)) return true;
  const gets = findAhead(
    r,
    want + 2,
    (at) => at < Math.min(end, want + 7) && RECEIVES.test(r.norms[at] ?? ''),
  );
  const verb = entryAt(r.language.verbs, ['send'], 0);
  if (gets === undefined || !verb || /^(?:you|it|that|to|this)$/.test(r.norms[want + 1] ?? '')) return false;
  const who = r.words.slice(want + 1, r.norms[gets - 1] === 'to' ? gets - 1 : gets);
  r.tokens.push(token('forbid', []), token('verb', r.words.slice(gets, gets + 1), 'verb', verb));
  r.at = gets + 1;
  const before = r.tokens.length;
  readThings(r, findAhead(r, r.at, (at) => at < end && r.norms[at] === 'from') ?? end);
  const things = r.tokens.splice(before);
  const [word] = who;
  r.tokens.push(...things);
  if (word) r.tokens.push(token('prep', [{ ...word, norm: 'to' }]), token('word', who));
  if (r.norms[r.at] === 'from') r.at = Math.min(end, r.at + 2);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

const RECEIVES = /^(?:get|getting|receive|receiving)$/;

/** "I don't want invoices going out", "… prod touched", "… this to go to the press". */
function readNotWantedDone(r: Reader, from: number, end: number): boolean {
  if (/^(?:you|to|it if|i|an?|long|more)$/.test(r.norms[from] ?? '')) return false;
  const stop = firstMark(r, from, Math.min(end, from + 9));
  const done = findAhead(r, from + 1, (at) => at < stop && isDone(r, at, end));
  const send = entryAt(r.language.verbs, ['send'], 0);
  if (done === undefined || !send) return false;
  r.tokens.push(token('forbid', r.words.slice(r.at, from)));
  r.at = done;
  if (BEING.test(r.norms[r.at] ?? '')) r.at++;
  const doing = /ing$/.test(r.norms[r.at] ?? '') && !GOES.test(r.norms[r.at] ?? '');
  if (GOES.test(r.norms[r.at] ?? '')) take(r, 'verb', goesLength(r), 'verb', send);
  else readVerbs(r, end);
  const next = r.at;
  const active = doing && next < end && !isPreposition(r, next) && !limitAt(r, next) && !isMark(r, next, ',');
  r.at = from;
  if (!active) readThings(r, r.norms[done - 1] === 'to' ? done - 1 : done);
  r.at = next;
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

const BEING = /^(?:being|be|getting|get)$/;
const GOES = /^(?:go|going)$/;

const goesLength = (r: Reader): number => (/^(?:out|off)$/.test(r.norms[r.at + 1] ?? '') ? 2 : 1);

/** Where the first limit or mark is. */
const firstMark = (r: Reader, from: number, end: number): number => {
  let at = from;
  while (at < end && !limitAt(r, at) && !isMark(r, at, ',(')) at++;
  return at;
};

/** "Going out", "touched", "being deleted", "to be sent". */
function isDone(r: Reader, at: number, end: number): boolean {
  const norm = r.norms[at] ?? '';
  if (GOES.test(norm))
    return /^(?:out|off|to)$/.test(r.norms[at + 1] ?? '') && !verbAt(r, at + 2, end) && at + 1 < end;
  const being = BEING.test(norm) ? at + 1 : at;
  const form = verbAt(r, being, end)?.form;
  if (form === 'past') return being > at || !isNounNext(r, being + 1, end);
  return form === 'gerund' && !isPreposition(r, at - 1);
}

/** "Any deleted files": it tells of the noun. */
const isNounNext = (r: Reader, at: number, end: number): boolean =>
  at < end && entryAt(r.language.nouns, r.norms, at) !== undefined;
