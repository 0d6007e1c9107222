/** English: orders without such a word at their start: a predicate gives them, or one thing is wished over another. */

import { clauseEnd, idle, skipSoft } from './english-clauses.ts';
import { finishClause, readLimits } from './english-limits.ts';
import {
  findAhead,
  isMark,
  isPreposition,
  isStop,
  limitAt,
  PREDICATES,
  type Reader,
  roleAt,
  take,
  verbAt,
} from './english-reader.ts';
import { readAction, readActions, readThings, readVerbs, skipAdverbs } from './english-things.ts';
import type { WordEntry } from './lexicon.ts';
import { entryAt } from './lexicon.ts';
import type { PhraseFound } from './phrases.ts';
import { token } from './token.ts';

/** A clause without a word that orders at its start: its predicate may, or it wishes for one thing over another. */
export function readPlain(r: Reader): void {
  if (readSubject(r) || readImperative(r)) {
    return;
  }
  idle(r);
}

/** "Production is off limits.", "Nobody gets an email.", "Leave the config alone." */
export function readSubject(r: Reader): boolean {
  const from = r.at;
  const end = clauseEnd(r, from);
  const nothing = roleAt(r, from, ['nothing']);
  if (nothing) return readNothing(r, nothing.length, end);
  if (roleAt(r, from, ['leave'])) return readLeave(r, end);
  const at = findAhead(
    r,
    from,
    (one) =>
      one < end &&
      one > from &&
      roleAt(r, one, PREDICATES) !== undefined &&
      roleAt(r, one, PREDICATES)?.role !== 'askme',
  );
  if (at === undefined) return readColonAsk(r, end);
  const predicate = roleAt(r, at, PREDICATES) as PhraseFound;
  if (!isSubject(r, from, at) || !isDoneTo(r, at, predicate)) return false;
  readAction(r, at);
  const before = r.tokens.length;
  readLimits(r, at);
  const limits = r.tokens.splice(before);
  r.at = at;
  take(r, predicate.role, predicate.length);
  if (predicate.role === 'passive') {
    skipAdverbs(r, end);
    readVerbs(r, end);
    if (r.tokens.at(-1)?.type !== 'verb') take(r, 'verb', Math.min(1, end - r.at));
    if (isPreposition(r, r.at)) readThings(r, end);
  }
  r.tokens.push(...limits);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Are never paid", not "are never late". */
function isDoneTo(r: Reader, at: number, { role, length }: PhraseFound): boolean {
  if (role !== 'passive') return true;
  let next = at + length;
  while (roleAt(r, next, ['adverb'])) next += roleAt(r, next, ['adverb'])?.length ?? 1;
  return (
    entryAt(r.language.verbs, r.norms, next)?.form === 'past' ||
    (verbAt(r, next, r.words.length) !== undefined && !isState(r.norms[at])) ||
    /(?:ed|en|ung|ept|ought|old|ut)$/.test(r.norms[next] ?? '')
  );
}

const isState = (norm: string | undefined): boolean => /^(?:is|are)$/.test(norm ?? '');

/** A subject is a thing that an order can be about: not a person who speaks, and short. */
const isSubject = (r: Reader, from: number, to: number): boolean =>
  to - from <= 12 &&
  !r.norms
    .slice(from, to)
    .some(
      (norm, i) => /^(?:i|he|she|we|you|who|which|because|if)$/.test(norm) || roleAt(r, from + i, ['said']),
    );

function readLeave(r: Reader, end: number): boolean {
  const alone = findAhead(
    r,
    r.at + 1,
    (at) => at < end && roleAt(r, at, ['alone']) !== undefined && at > r.at + 1,
  );
  if (alone === undefined) return false;
  take(r, 'leave', 1);
  readThings(r, alone);
  if (r.at !== alone) r.at = alone;
  take(r, 'alone', roleAt(r, alone, ['alone'])?.length ?? 1);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

function readNothing(r: Reader, length: number, end: number): boolean {
  const from = r.at;
  if (isPreposition(r, from + length)) return readNothingOf(r, length, end);
  if (/^goe?s?$/.test(r.norms[from + length] ?? '') && readNothingGoesTo(r, length, end)) return true;
  const gets = findAhead(
    r,
    from + length,
    (at) => at < end && roleAt(r, at, ['may', 'gets']) !== undefined && limitAt(r, at) === undefined,
  );
  if (gets === undefined) return readNothingGoes(r, length, end);
  const saved = r.tokens.length;
  take(r, 'nothing', length);
  if (r.at < gets) {
    const limit = limitAt(r, r.at) ?? (r.norms[r.at] === 'but' ? { role: 'except', length: 1 } : undefined);
    if (!limit) {
      r.tokens.length = saved;
      r.at = from;
      return false;
    }
    r.tokens.push(token('open', r.words.slice(r.at, r.at + limit.length), 'others'));
    r.at += limit.length;
    while (r.at < gets) take(r, 'text', 1);
  }
  take(r, 'gets', roleAt(r, gets, ['may', 'gets'])?.length ?? 1);
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Nothing from Amazon, please": without the wish it would only be told. */
function readNothingOf(r: Reader, length: number, end: number): boolean {
  const wish = findAhead(r, r.at, (at) => isWish(r, at));
  const told = findAhead(
    r,
    r.at + length,
    (at) => at < end && (roleAt(r, at, ['gets']) !== undefined || verbAt(r, at, end)?.form === 'third'),
  );
  if (wish === undefined || told !== undefined) return false;
  take(r, 'forbid', length);
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

const isWish = (r: Reader, at: number): boolean =>
  /^(?:please|pls|ever|again|anymore)$/.test(r.norms[at] ?? '');

/** "Nothing goes on my calendar", "nothing goes to prod". */
function readNothingGoesTo(r: Reader, length: number, end: number): boolean {
  const place = r.norms[r.at + length + 1] ?? '';
  const lemma = /^(?:on|in|into|onto)$/.test(place) ? 'put' : place === 'to' ? 'send' : undefined;
  const verb = lemma === undefined ? undefined : entryAt(r.language.verbs, [lemma], 0);
  if (!verb) return false;
  take(r, 'forbid', length);
  take(r, 'verb', 1, 'verb', verb);
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Nothing goes out to customers." */
function readNothingGoes(r: Reader, length: number, end: number): boolean {
  const verb = verbAt(r, r.at + length, end);
  if (verb?.form !== 'third' && verb?.form !== 'base') return false;
  take(r, 'nothing', length);
  r.tokens.push(token('gets', []));
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Deploys: ask me first." */
function readColonAsk(r: Reader, end: number): boolean {
  const next = skipSoft(r, end + 1);
  const ask = isStop(r, end) ? roleAt(r, next, ['askme']) : undefined;
  if (!ask || end === r.at || roleAt(r, r.at, ['content', 'said', 'suppose']) || !isSubject(r, r.at, end))
    return false;
  readAction(r, end);
  r.at = next;
  take(r, 'askme', ask.length);
  const rest = clauseEnd(r, r.at);
  readLimits(r, rest);
  finishClause(r, rest);
  return true;
}

/** "Use rg instead of grep", "email only Bob", "commit often but not to main". */
export function readImperative(r: Reader): boolean {
  const from = r.at;
  const verb = verbAt(r, from, r.words.length);
  if (!verb || (verb.form !== 'base' && verb.form !== 'gerund')) return false;
  const end = clauseEnd(r, from);
  if (r.norms[from + verb.words.length] === 'only') return readVerbOnly(r, verb, end);
  if (verb.form === 'base' && /^(?:nothing|nobody)$/.test(r.norms[from + verb.words.length] ?? ''))
    return readVerbNothing(r, verb, end);
  const at = findAhead(r, from, (one) => one < end && isInstead(r, one));
  if (at === undefined) return false;
  r.tokens.push(token('always', []));
  readActions(r, at);
  r.at = isMark(r, at, ',') ? at + 1 : at;
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

const isInstead = (r: Reader, at: number): boolean => {
  if (roleAt(r, at, ['instead']) === undefined) return false;
  if (r.norms[at] === 'over' || r.norms[at] === 'and') return false;
  return r.norms[at] !== 'not' || isMark(r, at - 1, ',');
};

/** "Push nothing to main." */
function readVerbNothing(r: Reader, verb: WordEntry, end: number): boolean {
  r.tokens.push(token('forbid', []));
  take(r, 'verb', verb.words.length, 'verb', verb);
  r.at++;
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

function readVerbOnly(r: Reader, verb: WordEntry, end: number): boolean {
  const after = r.at + verb.words.length + 1;
  if (after >= end || (limitAt(r, after)?.role === 'again' && verb.lemma === 'read')) return false;
  take(r, 'verb', verb.words.length, 'verb', verb);
  take(r, 'only', 1);
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}
