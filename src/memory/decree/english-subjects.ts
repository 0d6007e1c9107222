/** English: orders without such a word at their start: a predicate gives them, or one thing is wished over another. */

import { clauseEnd, idle, skipSoft } from './english-clauses.ts';
import { finishClause, readLimits } from './english-limits.ts';
import { isLevel } from './english-orders.ts';
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
  if (
    readKept(r, end) ||
    readTerse(r, end) ||
    readHolds(r, end) ||
    readLevel(r, end) ||
    readOnlyFor(r, end) ||
    readOnlyAfter(r, end)
  )
    return true;
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
  if (isUnknownDoing(r)) take(r, 'verb', 1);
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

const HOLDS = /^(?:carry|contain|include|have|mention|reference|say|hold|bear|use)$/;

/** "Commits must not carry a trailer": it is not put into them. */
function readHolds(r: Reader, end: number): boolean {
  const must = findAhead(
    r,
    r.at + 1,
    (at) => at < end && /^(?:must|should|may|can|shall)$/.test(r.norms[at] ?? ''),
  );
  const put = entryAt(r.language.verbs, ['put'], 0);
  if (must === undefined || must - r.at > 3 || !put) return false;
  const doing = entryAt(r.language.nouns, r.norms, must - 1)?.senses.some(
    ({ action }) => action !== 'none' && action !== 'name',
  );
  if (!doing || !/s$|^(?:my|our|your)$/.test(r.norms[doing ? must - 1 : 0] ?? '')) return false;
  if (!/^(?:not|never)$/.test(r.norms[must + 1] ?? '') || !HOLDS.test(r.norms[must + 2] ?? '')) return false;
  const subject = r.words.slice(r.at, must);
  r.tokens.push(token('forbid', []), token('verb', r.words.slice(must + 2, must + 3), 'verb', put));
  r.at = must + 3;
  readThings(r, end);
  const [word] = subject;
  if (word && r.tokens.at(-1)?.type === 'word')
    r.tokens.push(token('prep', [{ ...word, norm: 'in' }]), token('word', subject));
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Grading is my job": a verb that the lexicon does not have. */
const isUnknownDoing = (r: Reader): boolean =>
  /[a-z]{2}ing$/.test(r.norms[r.at] ?? '') &&
  !entryAt(r.language.verbs, r.norms, r.at) &&
  !entryAt(r.language.nouns, r.norms, r.at) &&
  !/^(?:nothing|anything|everything|something|staging|during|morning|evening|thing|king|spring|string)$/.test(
    r.norms[r.at] ?? '',
  );

/** "Keep the budget under 200", "the volume stays below 40": beyond it is forbidden. */
function readKept(r: Reader, end: number): boolean {
  const keeps = /^(?:keep|hold)$/.test(r.norms[r.at] ?? '');
  const level = findAhead(r, r.at + 2, (at) => at < end && isLevel(r, at));
  const stays = findAhead(
    r,
    r.at + 1,
    (at) => at < (level ?? 0) && /^(?:stays?|remains?)$/.test(r.norms[at] ?? ''),
  );
  const change = entryAt(r.language.verbs, ['change'], 0);
  const word = level === undefined ? undefined : r.words[level];
  if (level === undefined || !word || !change || (!keeps && stays === undefined) || level - r.at > 8)
    return false;
  if (!isSubject(r, r.at, level)) return false;
  r.tokens.push(token('forbid', []), token('verb', r.words.slice(r.at, r.at + 1), 'verb', change));
  if (keeps) r.at++;
  readThings(r, stays ?? level);
  const under = /^(?:below|under)$/.test(word.norm);
  r.tokens.push(token('prep', [{ ...word, norm: under ? 'over' : 'under' }]));
  r.at = level + 1;
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Refunds only if the order is new", "emails only to Bob": no verb, and what is done stands before "only". */
function readTerse(r: Reader, end: number): boolean {
  const at = findAhead(r, r.at + 1, (one) => one < end && r.norms[one] === 'only');
  if (at === undefined || at - r.at > 4 || roleAt(r, r.at, ['leave'])) return false;
  const doing = entryAt(r.language.nouns, r.norms, at - 1)?.senses.some(
    ({ action }) => action !== 'none' && action !== 'name',
  );
  const gerund = entryAt(r.language.verbs, r.norms, r.at)?.form === 'gerund';
  const limit = limitAt(r, at);
  if ((!doing && !gerund) || !(limit || isPreposition(r, at + 1))) return false;
  const limits = limit !== undefined;
  r.tokens.push(token(limits ? 'forbid' : 'only', limits ? [] : r.words.slice(at, at + 1)));
  readAction(r, at);
  r.at = limits ? at : at + 1;
  if (!limits) readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "The heating must never go over 24." */
function readLevel(r: Reader, end: number): boolean {
  const level = findAhead(r, r.at + 3, (at) => at < end && isLevel(r, at));
  const must = findAhead(
    r,
    r.at + 1,
    (at) =>
      at < (level ?? 0) &&
      /^(?:must|should|may|can|shall|will) (?:not|never)$/.test(`${r.norms[at]} ${r.norms[at + 1]}`),
  );
  if (level === undefined || must === undefined || level - must > 4) return false;
  r.tokens.push(token('forbid', []));
  readThings(r, must);
  r.at = level;
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "The delete tool is only for merged branches." */
function readOnlyFor(r: Reader, end: number): boolean {
  const at = findAhead(
    r,
    r.at + 1,
    (one) => one < end && /^(?:is|are) only for$/.test(r.norms.slice(one, one + 3).join(' ')),
  );
  if (at === undefined || !isSubject(r, r.at, at) || at + 3 >= end) return false;
  r.tokens.push(token('forbid', []));
  readThings(r, at);
  r.at = at + 3;
  r.tokens.push(token('open', r.words.slice(at, r.at), 'others'));
  while (r.at < end) take(r, 'text', 1);
  finishClause(r, end);
  return true;
}

/** "Emails go out only after I've read them." */
function readOnlyAfter(r: Reader, end: number): boolean {
  const at = findAhead(r, r.at + 1, (one) => one < end && limitAt(r, one)?.role === 'consent');
  if (at === undefined || r.norms[at] !== 'only' || !isSubject(r, r.at, at)) return false;
  const verb = findAhead(r, r.at + 1, (one) => one < at && verbAt(r, one, at) !== undefined);
  if (verb === undefined) return false;
  const saved = r.tokens.length;
  readThings(r, verb);
  const things = r.tokens.splice(saved);
  r.at = verb;
  r.tokens.push(token('forbid', []));
  readVerbs(r, at);
  r.tokens.push(...things);
  r.at = at;
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
  if (gets === undefined) return readNothingGoes(r, length, end) || readNobodyBut(r, length, end);
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

/** "Nobody but me deletes tasks." */
function readNobodyBut(r: Reader, length: number, end: number): boolean {
  const but = r.at + length;
  const limit = limitAt(r, but) ?? (r.norms[but] === 'but' ? { role: 'except', length: 1 } : undefined);
  if (limit?.role !== 'except') return false;
  const verb = findAhead(r, but + limit.length + 1, (at) => at < end && verbAt(r, at, end)?.form === 'third');
  if (verb === undefined) return false;
  take(r, 'nothing', length);
  r.tokens.push(token('open', r.words.slice(but, but + limit.length), 'except'));
  r.at = but + limit.length;
  while (r.at < verb) take(r, 'text', 1);
  r.tokens.push(token('gets', []));
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
  if (verb.form === 'base' && readWithNobody(r, verb, end)) return true;
  if (verb.form === 'base' && /^(?:nothing|nobody)$/.test(r.norms[from + verb.words.length] ?? ''))
    return readVerbNothing(r, verb, end);
  const at = findAhead(
    r,
    from,
    (one) => one < end && (isInstead(r, one) || isEach(r, one) || isFor(r, one, verb, end)),
  );
  if (at === undefined) return false;
  r.tokens.push(token('always', []));
  readActions(r, isInstead(r, at) || isEach(r, at) ? at : end);
  if (isMark(r, at, ',')) r.at = at + 1;
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Use the staging DB for tests": for all of them, and not for the one in hand. */
const isFor = (r: Reader, at: number, { lemma }: WordEntry, end: number): boolean =>
  lemma === 'use' &&
  r.norms[at] === 'for' &&
  (/^(?:all|any|every|each|everything|anything)$/.test(r.norms[at + 1] ?? '') ||
    (at + 2 === end && /[^s]s$/.test(r.norms[at + 1] ?? '')));

/** "Run the linter before every patch": what is wished for each time. */
const isEach = (r: Reader, at: number): boolean =>
  /^(?:before|after|on|for) (?:every|each|any)$/.test(`${r.norms[at]} ${r.norms[at + 1]}`) &&
  limitAt(r, at) !== undefined;

const isInstead = (r: Reader, at: number): boolean => {
  if (roleAt(r, at, ['instead']) === undefined) return false;
  if (r.norms[at] === 'over' || r.norms[at] === 'and') return false;
  return r.norms[at] !== 'not' || isMark(r, at - 1, ',');
};

/** "Share notes with nobody except my wife." */
function readWithNobody(r: Reader, verb: WordEntry, end: number): boolean {
  const at = findAhead(
    r,
    r.at + verb.words.length + 1,
    (one) =>
      one < end &&
      /^(?:nobody|none|no-one)$/.test(r.norms[one] ?? '') &&
      /^(?:to|with|for|from|by|at)$/.test(r.norms[one - 1] ?? ''),
  );
  if (at === undefined) return false;
  r.tokens.push(token('forbid', []));
  take(r, 'verb', verb.words.length, 'verb', verb);
  readThings(r, at - 1);
  r.at = at + 1;
  const limit = limitAt(r, r.at) ?? (r.norms[r.at] === 'but' ? { role: 'except', length: 1 } : undefined);
  if (limit?.role === 'except') {
    r.tokens.push(token('open', r.words.slice(r.at, r.at + limit.length), 'others'));
    r.at += limit.length;
    while (r.at < end && !limitAt(r, r.at) && !isMark(r, r.at, ',')) take(r, 'text', 1);
  }
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

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
  if (after >= end && /^i (?:said|asked|told you|asked for)\b/.test(r.norms.slice(0, 4).join(' '))) {
    take(r, 'forbid', after - r.at);
    finishClause(r, end);
    return true;
  }
  if (after >= end || (limitAt(r, after)?.role === 'again' && verb.lemma === 'read')) return false;
  take(r, 'verb', verb.words.length, 'verb', verb);
  take(r, 'only', 1);
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}
