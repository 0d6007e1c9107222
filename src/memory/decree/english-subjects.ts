/** English: orders without such a word at their start: a predicate gives them, or one thing is wished over another. */

import { readRequest } from './english-asked.ts';
import { clauseEnd, idle, isRejected, skipSoft } from './english-clauses.ts';
import { readImperative } from './english-imperatives.ts';
import { finishClause, readLimits } from './english-limits.ts';
import { readNothing } from './english-nobody.ts';
import {
  findAhead,
  isPreposition,
  isStop,
  limitAt,
  PREDICATES,
  type Reader,
  roleAt,
  take,
  verbAt,
} from './english-reader.ts';
import { isSubject, readHolds, readKept, readLevel, readState } from './english-states.ts';
import { readOffline, readStay } from './english-stay.ts';
import { readAction, readThings } from './english-things.ts';
import { readNotWanted } from './english-unwanted.ts';
import { readVerbs, skipAdverbs } from './english-verbs.ts';
import { entryAt } from './lexicon.ts';
import type { PhraseFound } from './phrases.ts';
import { token } from './token.ts';

/** A clause without a word that orders at its start: its predicate may, or it wishes for one thing over another. */
export function readPlain(r: Reader): void {
  if (readOffline(r) || readStay(r) || readSubject(r) || readImperative(r) || readRequest(r)) {
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
    readNotWanted(r, end) ||
    readKept(r, end) ||
    readTerse(r, end) ||
    readHolds(r, end) ||
    readLevel(r, end) ||
    readOnlyFor(r, end) ||
    readOnlyAfter(r, end)
  )
    return true;
  if (roleAt(r, from, ['leave'])) return readLeave(r, end) || readState(r, end);
  if (readState(r, end) || readRejected(r, end)) return true;
  const at = findAhead(
    r,
    from,
    (one) =>
      one < end &&
      one > from &&
      predicateAt(r, from, one) !== undefined &&
      predicateAt(r, from, one)?.role !== 'askme',
  );
  if (at === undefined) return readColonAsk(r, end);
  const predicate = predicateAt(r, from, at) as PhraseFound;
  if (!isSubject(r, from, at) || (isAway(r, at, predicate) && !isKnown(r, from, at))) return false;
  if (!isDoneTo(r, at, predicate)) return false;
  if (isUnknownDoing(r)) take(r, 'verb', 1);
  readAction(r, at);
  const before = r.tokens.length;
  readLimits(r, at);
  const limits = r.tokens.splice(before);
  r.at = at;
  if (predicate.role === 'need' && readOthersWord(r, predicate, end)) return true;
  take(r, predicate.role, predicate.length);
  if (predicate.role === 'passive') {
    skipAdverbs(r, end);
    readVerbs(r, end);
    if (r.tokens.at(-1)?.type !== 'verb') take(r, 'verb', Math.min(1, end - r.at));
    if (r.words.slice(at, at + predicate.length).some(({ norm }) => norm === 'only')) readOnlyBy(r, end);
    if (isPreposition(r, r.at)) readThings(r, end);
  }
  if (/^(?:banned|need)$/.test(predicate.role) && isPreposition(r, r.at) && !limitAt(r, r.at))
    readThings(r, end);
  r.tokens.push(...limits);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Make sure that Bob is not emailed": told of anything else, it would only be so. */
function predicateAt(r: Reader, from: number, at: number): PhraseFound | undefined {
  const found = roleAt(r, at, PREDICATES);
  if (found || !/^(?:is|are|gets?) not$/.test(`${r.norms[at]} ${r.norms[at + 1]}`)) return found;
  const done = entryAt(r.language.verbs, r.norms, at + 2)?.form === 'past';
  const wished = /(?:^| )(?:sure|ensure|certain)(?: that)?$/.test(
    r.norms.slice(Math.max(0, from - 3), from).join(' '),
  );
  return done && wished ? { role: 'passive', length: 2 } : undefined;
}

/** "… may only be deployed by the platform team", "… when CI is green": otherwise it is forbidden. */
function readOnlyBy(r: Reader, end: number): void {
  const limit = limitAt(r, r.at);
  if (limit?.role === 'if') {
    r.tokens.push(token('open', r.words.slice(r.at, r.at + limit.length), 'unless'));
    r.at += limit.length;
  } else if (!limit && isPreposition(r, r.at)) {
    r.tokens.push(token('open', r.words.slice(r.at, r.at + 1), 'except'));
    r.at++;
  } else return;
  while (r.at < end && !isStop(r, r.at)) take(r, 'text', 1);
}

/** "Slack is fine, texting is not." */
function readRejected(r: Reader, end: number): boolean {
  const before = r.tokens.findLast(({ type }) => type !== 'stop' && type !== 'aside');
  const allowed = r.tokens.some(({ type }) => type === 'allowed') || before?.type === 'allowed';
  if (!allowed || !isRejected(r, r.at)) return false;
  const at = findAhead(r, r.at + 1, (one) => /^(?:is|are)$/.test(r.norms[one] ?? ''));
  if (at === undefined) return false;
  readAction(r, at);
  r.at = at;
  const asks = r.tokens.some(({ type, role }) => type === 'open' && role === 'consent');
  take(r, asks ? 'need' : 'banned', 2);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Grading is my job": a verb that the lexicon does not have. */
const isUnknownDoing = (r: Reader): boolean =>
  /[a-z]{2}ing$/.test(r.norms[r.at] ?? '') &&
  !entryAt(r.language.verbs, r.norms, r.at) &&
  !entryAt(r.language.nouns, r.norms, r.at) &&
  !entryAt(r.language.persons, r.norms, r.at) &&
  !/^(?:nothing|anything|everything|something|staging|during|morning|evening|thing|king|spring|string)$/.test(
    r.norms[r.at] ?? '',
  );

/** "Refunds only if the order is new", "emails only to Bob": no verb, and what is done stands before "only". */
function readTerse(r: Reader, end: number): boolean {
  const at = findAhead(r, r.at + 1, (one) => one < end && r.norms[one] === 'only');
  if (at === undefined || at - r.at > 4 || roleAt(r, r.at, ['leave'])) return false;
  const of = findAhead(r, r.at + 1, (one) => one < at && isPreposition(r, one)) ?? at;
  const doing = entryAt(r.language.nouns, r.norms, of - 1)?.senses.some(
    ({ action }) => action !== 'none' && action !== 'name',
  );
  const gerund = entryAt(r.language.verbs, r.norms, r.at)?.form === 'gerund';
  const limit = limitAt(r, at);
  const place = at - r.at === 1 && r.lexicon.aliases.has(r.norms[r.at] ?? '');
  if ((!doing && !gerund && !(place && limit)) || !(limit || isPreposition(r, at + 1))) return false;
  const limits = limit !== undefined;
  r.tokens.push(token(limits ? 'forbid' : 'only', limits ? [] : r.words.slice(at, at + 1)));
  readAction(r, at);
  r.at = limits ? at : at + 1;
  if (!limits) readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Email is for emergencies only." */
function readForOnly(r: Reader, end: number): boolean {
  const at = findAhead(
    r,
    r.at + 1,
    (one) => one < end && /^(?:is|are) for$/.test(`${r.norms[one]} ${r.norms[one + 1]}`),
  );
  const only = findAhead(r, (at ?? r.at) + 3, (one) => one < end && r.norms[one] === 'only');
  if (at === undefined || only === undefined || only - at > 6 || !isSubject(r, r.at, at)) return false;
  r.tokens.push(token('forbid', []));
  readThings(r, at);
  r.at = at + 2;
  r.tokens.push(token('open', r.words.slice(at, r.at), 'others'));
  while (r.at < only) take(r, 'text', 1);
  finishClause(r, end);
  return true;
}

/** "The delete tool is only for merged branches." */
function readOnlyFor(r: Reader, end: number): boolean {
  const at = findAhead(
    r,
    r.at + 1,
    (one) =>
      one < end && /^(?:is|are) (?:only|reserved|strictly) for$/.test(r.norms.slice(one, one + 3).join(' ')),
  );
  if (at === undefined && readForOnly(r, end)) return true;
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

/** "Deploys must be approved by Bob": his word is a fact, which the user's is not. */
function readOthersWord(r: Reader, { length }: PhraseFound, end: number): boolean {
  const by = r.at + length;
  if (!/^(?:by|with)$/.test(r.norms[by] ?? '') || by + 1 >= end) return false;
  if (!/(?:ed|off)$/.test(r.norms[by - 1] ?? '') || /^(?:me|us|a|the user)$/.test(r.norms[by + 1] ?? ''))
    return false;
  take(r, 'banned', length - 1);
  r.tokens.push(token('open', r.words.slice(r.at - 1, r.at), 'unless'));
  while (r.at < end && (r.at <= by + 1 || r.norms[r.at] === 'first' || !limitAt(r, r.at))) take(r, 'text', 1);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Bob is out": of somebody who is not here nothing is forbidden. */
const isAway = (r: Reader, at: number, { length }: PhraseFound): boolean =>
  length === 2 && /^(?:is|are) out$/.test(`${r.norms[at]} ${r.norms[at + 1]}`);

/** A kind of thing, a doing or a program. */
const isKnown = (r: Reader, from: number, to: number): boolean =>
  entryAt(r.language.nouns, r.norms, to - 1) !== undefined ||
  entryAt(r.language.verbs, r.norms, from)?.form === 'gerund' ||
  r.lexicon.programs.has(r.norms[to - 1] ?? '');

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

function readLeave(r: Reader, end: number): boolean {
  const alone = findAhead(
    r,
    r.at + 1,
    (at) => at < end && roleAt(r, at, ['alone']) !== undefined && at > r.at + 1,
  );
  if (alone === undefined) return readLeaveOut(r, end);
  take(r, 'leave', 1);
  readThings(r, alone);
  if (r.at !== alone) r.at = alone;
  take(r, 'alone', roleAt(r, alone, ['alone'])?.length ?? 1);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Keep the merger out of emails", "leave Dave out of the invites": not to be named or asked there. */
function readLeaveOut(r: Reader, end: number): boolean {
  const out = findAhead(
    r,
    r.at + 2,
    (at) => at + 2 < end && r.norms[at] === 'out' && r.norms[at + 1] === 'of',
  );
  if (out === undefined) return false;
  const invites = r.norms
    .slice(out, end)
    .some((_, i) =>
      entryAt(r.language.nouns, r.norms, out + i)?.senses.some(({ domain }) => domain === 'calendar'),
    );
  const verb = entryAt(r.language.verbs, [invites ? 'invite' : 'mention'], 0);
  if (!verb) return false;
  take(r, 'forbid', 1);
  r.tokens.push(token('verb', [], 'verb', verb));
  readThings(r, out);
  r.at = out;
  take(r, 'prep', 2, 'in');
  readThings(r, end);
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
