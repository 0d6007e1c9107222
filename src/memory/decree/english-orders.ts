/** English: orders that begin with a word that orders. */

import { clauseEnd, idle, skipSoft } from './english-clauses.ts';
import { readInverted } from './english-inverted.ts';
import { finishClause, readLimits } from './english-limits.ts';
import { findAhead, isMark, limitAt, type Reader, roleAt, startAt, take } from './english-reader.ts';
import { readAction, readActions } from './english-things.ts';
import { entryAt, type WordEntry } from './lexicon.ts';
import { token } from './token.ts';

/** "Before any refund, get my OK." */
export function readBefore(r: Reader): boolean {
  const opener = roleAt(r, r.at, ['until', 'if']);
  if (!opener || !/^(?:before|prior|ahead|when|whenever|if|for)$/.test(r.norms[r.at] ?? '')) return false;
  const comma = findAhead(r, r.at, (at) => isMark(r, at, ',') || roleAt(r, at, ['askme']) !== undefined);
  if (comma === undefined) return false;
  const next = isMark(r, comma, ',') ? skipSoft(r, comma + 1) : comma;
  const ask = roleAt(r, next, ['askme', 'ask']);
  if (ask?.role !== 'askme') return false;
  const asked = opener.role === 'if' ? findAhead(r, r.at, (at) => at < comma && isAskedTo(r, at)) : undefined;
  if (asked !== undefined) {
    take(r, 'open', opener.length, 'if');
    r.tokens.push(token('text', r.words.slice(r.at, comma)), token('then', []));
    r.at = asked;
  }
  take(r, 'before', asked === undefined ? opener.length : 0);
  while (
    /^(?:you|ever|want|going|need|are|to|i|we|about|do|try|plan|actually)$/.test(r.norms[r.at] ?? '') &&
    r.at < comma
  )
    r.at++;
  const doing = r.norms[r.at - 1] === 'you' && r.words[r.at]?.kind === 'word' && r.at + 1 < comma;
  if (doing && !entryAt(r.language.verbs, r.norms, r.at)) take(r, 'verb', 1);
  readActions(r, comma);
  r.at = next;
  r.tokens.push(token('then', []));
  take(r, 'askme', ask.length);
  const end = clauseEnd(r, r.at);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "If a student asks to change a grade": what somebody wants done is what to ask about. */
function isAskedTo(r: Reader, at: number): boolean {
  const wants = /^(?:me|you|us)$/.test(r.norms[at - 2] ?? '') ? at - 3 : at - 2;
  return (
    r.norms[at - 1] === 'to' &&
    /^(?:asks?|wants?|requests?|tells?|needs?|tries|begs?)$/.test(r.norms[wants] ?? '') &&
    entryAt(r.language.verbs, r.norms, at)?.form === 'base'
  );
}

/** "Why did you push?", "you keep pushing": what was done, for "I told you not to". */
export function readAsked(r: Reader): boolean {
  const opener = roleAt(r, r.at, ['asked']);
  if (!opener) return false;
  const verb = entryAt(r.language.verbs, r.norms, r.at + opener.length);
  const question = /^(?:why|did)$/.test(r.norms[r.at] ?? '');
  if (!verb || !(question || isPast(r, verb, opener.length) || (verb.form === 'gerund' && opener.length > 1)))
    return false;
  take(r, 'asked', opener.length);
  readActionsAndLimits(r);
  return true;
}

/** "You reset my branch again!": a verb that is the same in the past. */
const isPast = (r: Reader, { form, lemma }: WordEntry, length: number): boolean =>
  form === 'past' ||
  (form === 'base' &&
    length === 1 &&
    /^(?:reset|put|set|read|cut|hit|shut)$/.test(lemma) &&
    findAhead(r, r.at, (at) => /^(?:again|already)$/.test(r.norms[at] ?? '')) !== undefined);

/** "Check with me first" alone, or "ask me first before …" with what to ask about after it. */
export function readFrontedAsk(r: Reader, length: number): void {
  const end = clauseEnd(r, r.at + length);
  const at = findAhead(
    r,
    r.at + length,
    (one) => one < end && /^(?:before|prior|when|if|whenever)$/.test(r.norms[one] ?? ''),
  );
  const before = at === undefined ? undefined : roleAt(r, at, ['until', 'if']);
  if ((at === undefined || !before) && r.at + length >= end) {
    take(r, 'ask', length);
    finishClause(r, end);
    return;
  }
  if (at === undefined || !before) {
    idle(r);
    return;
  }
  r.tokens.push(token('ask', r.words.slice(r.at, at + before.length)));
  r.at = at + before.length;
  while (/^(?:you|ever|want|going|need|are|to|about)$/.test(r.norms[r.at] ?? '')) r.at++;
  readActionsAndLimits(r);
}

/** "Don't stop now": it stops nothing that is named. */
const isAtEnd = (r: Reader, at: number): boolean =>
  at >= r.words.length ||
  r.words[at]?.kind === 'mark' ||
  limitAt(r, at) !== undefined ||
  /^(?:here|there|now|yet)$/.test(r.norms[at] ?? '');

/** "No emails from HR, weird": told, and not wished. */
function isMissing(r: Reader, length: number): boolean {
  if (r.norms[r.at + length - 1] !== 'no') return false;
  const comma = findAhead(r, r.at, (at) => isMark(r, at, ','));
  return (
    comma !== undefined &&
    /^(?:weird|strange|odd|huh|interesting|apparently|unfortunately|sadly|oddly|strangely|as far as)$/.test(
      r.norms[comma + 1] ?? '',
    )
  );
}

/** "Don't just restart it, find out why": something more is wanted. */
function isNotJust(r: Reader, length: number): boolean {
  if (r.norms[r.at + length - 1] !== 'just') return false;
  const end = clauseEnd(r, r.at + length);
  const comma = findAhead(r, r.at + length, (at) => isMark(r, at, ','), ';—–.-');
  const mark = comma ?? end;
  const verb = entryAt(r.language.verbs, r.norms, skipSoft(r, mark + 1));
  const consent = findAhead(r, r.at, (at) => at < mark && limitAt(r, at)?.role === 'consent');
  return (
    consent === undefined &&
    (verb?.form === 'base' ||
      /^(?:find|figure|tell|think|work|look|give|explain|let)$/.test(r.norms[mark + 1] ?? ''))
  );
}

/** "Never stop emailing" goes on with it; "never stop the server" stops nothing. */
const isStopping = (r: Reader, length: number): boolean =>
  r.norms[r.at + length - 1] === 'stop' &&
  r.at + length < r.words.length &&
  !/ing$/.test(r.norms[r.at + length] ?? '') &&
  entryAt(r.language.pronouns, r.norms, r.at + length) === undefined;

/** "You may only push with my approval", "after I approve": it allows nothing by itself. */
function isLeaveToAsk(r: Reader, from: number): boolean {
  const end = clauseEnd(r, from);
  const consent = findAhead(
    r,
    from,
    (at) =>
      at < end &&
      /^(?:only|with|after|once|pending)$/.test(r.norms[at] ?? '') &&
      limitAt(r, at)?.role === 'consent',
  );
  return consent !== undefined;
}

export function readOrder(r: Reader, role: string, length: number): void {
  if (role === 'no_decree') {
    take(r, 'idle', length);
    if (!r.words.slice(r.at).some((_, i) => isMark(r, r.at + i, ','))) r.at = clauseEnd(r, r.at);
    idle(r);
    return;
  }
  const opener = r.words.slice(r.at, r.at + length);
  if (
    role === 'only' &&
    findAhead(r, r.at + length + 1, (at) => LASTS.test(r.norms[at] ?? '')) !== undefined
  ) {
    idle(r);
    return;
  }
  if ((role === 'only' || role === 'allow') && isLeaveToAsk(r, r.at + length)) {
    take(r, 'forbid', length);
    readActionsAndLimits(r);
    return;
  }
  if (role === 'forbid' && (isNotJust(r, length) || isMissing(r, length))) {
    idle(r);
    return;
  }
  const stop = r.at + (role === 'resume' ? length - 1 : length);
  if ((role === 'resume' || role === 'forbid') && r.norms[stop] === 'stop' && isAtEnd(r, stop + 1)) {
    idle(r);
    return;
  }
  if (role === 'allow' && readAllowOnly(r, length)) return;
  if (role === 'resume' && isStopping(r, length)) {
    take(r, 'forbid', length - 1);
    readActionsAndLimits(r);
    return;
  }
  if (role === 'forbid' && isNotTowards(r, length)) {
    take(r, role, length - 1);
    readActionsAndLimits(r);
    return;
  }
  const starts = role === 'forbid' && length > 1 && r.norms[r.at + length - 1] === 'start';
  const gerund = /ing$/.test(r.norms[r.at + length] ?? '');
  take(r, role, starts && !gerund ? length - 1 : length);
  if (role === 'liftall') {
    readLiftAll(r);
    return;
  }
  if (role === 'only' && readOnlyWho(r)) {
    return;
  }
  if (role === 'forbid' && opener.length === 1 && r.at >= r.words.length) {
    return;
  }
  if (role === 'forbid' && r.norms[r.at] === 'go' && isLevel(r, r.at + 1)) r.at++;
  if (role === 'forbid' && readInverted(r, opener[0]?.norm ?? '')) return;
  if (role === 'forbid') {
    skipAside(r);
    skipToDeed(r);
  }
  readActionsAndLimits(r);
}

/** "Only the dentist stays" tells, and orders nothing that is known. */
const LASTS = /^(?:stays?|remains?|matters?|counts?|works?|survives?|applies|apply)$/;

/** "Not to main", of what the clause before does. */
const isNotTowards = (r: Reader, length: number): boolean =>
  length > 1 &&
  r.norms[r.at] === 'not' &&
  r.norms[r.at + length - 1] === 'to' &&
  r.at + length < r.words.length &&
  !entryAt(r.language.verbs, r.norms, r.at + length) &&
  /^(?:and|but|,)$/.test(r.norms[r.at - 1] ?? '');

/** "Never, and I mean never, push": what stands between commas. */
function skipAside(r: Reader): void {
  if (!isMark(r, r.at, ',')) return;
  const close = findAhead(r, r.at + 1, (at) => isMark(r, at, ','));
  if (close === undefined || close - r.at > 8) return;
  const again = startAt(r, close + 1);
  if (again?.role === 'forbid') r.at = close + 1 + again.length;
  else if (entryAt(r.language.verbs, r.norms, close + 1)?.form === 'base') r.at = close + 1;
}

/** "Let anyone push" and "fix it by deleting it" forbid pushing and deleting. */
function skipToDeed(r: Reader): void {
  const end = clauseEnd(r, r.at);
  const by = findAhead(
    r,
    r.at,
    (at) => at < end && r.norms[at] === 'by' && entryAt(r.language.verbs, r.norms, at + 1)?.form === 'gerund',
  );
  if (by !== undefined) {
    r.at = by + 1;
    return;
  }
  if (!/^(?:let|allow|letting|allowing)$/.test(r.norms[r.at] ?? '')) return;
  const level = findAhead(r, r.at + 1, (at) => at < end && isLevel(r, at));
  if (level !== undefined) {
    r.at++;
    readAction(r, findAhead(r, r.at, (at) => FALLS.test(r.norms[at] ?? '')) ?? level);
    r.at = level;
    return;
  }
  const verb = findAhead(
    r,
    r.at + 2,
    (at) => at < end && entryAt(r.language.verbs, r.norms, at)?.form === 'base' && at <= r.at + 5,
  );
  if (verb !== undefined) r.at = verb;
}

const FALLS = /^(?:drop|fall|go|rise|get|climb|dip|be|sink|exceed|creep|run|sit|stay|to)$/;

/** "Below 16": what a level must not pass. */
export const isLevel = (r: Reader, at: number): boolean =>
  /^(?:below|above|under|over|past|beyond)$/.test(r.norms[at] ?? '') && r.words[at + 1]?.kind === 'number';

/** "Never mind the rule, …": limits may follow; the next clause says which rule it was. */
function readLiftAll(r: Reader): void {
  const end = clauseEnd(r, r.at - 1);
  readLimits(r, end);
  finishClause(r, end);
}

/** "You may delete build artifacts only." */
function readAllowOnly(r: Reader, length: number): boolean {
  const end = clauseEnd(r, r.at);
  const only = r.norms[end - 1] === 'only' ? end - 1 : undefined;
  if (only === undefined || only <= r.at + length + 1) return false;
  take(r, 'only', length);
  readActions(r, only);
  readLimits(r, only);
  r.at = end;
  finishClause(r, end);
  return true;
}

/** "Only Bob may get emails." */
function readOnlyWho(r: Reader): boolean {
  const end = clauseEnd(r, r.at);
  const mine = /^(?:i|we)$/.test(r.norms[r.at] ?? '')
    ? (roleAt(r, r.at + 1, ['may'])?.length ?? 0)
    : undefined;
  if (mine !== undefined && entryAt(r.language.verbs, r.norms, r.at + 1 + mine)?.form === 'base') {
    r.tokens.pop();
    r.tokens.push(token('forbid', []));
    r.at += 1 + mine;
    readActionsAndLimits(r);
    return true;
  }
  const gets = findAhead(r, r.at, (at) => at < end && at > r.at && roleAt(r, at, ['may']) !== undefined);
  if (gets === undefined || entryAt(r.language.verbs, r.norms, r.at)?.form === 'base') return false;
  if (findAhead(r, r.at, (at) => at < gets && limitAt(r, at) !== undefined) !== undefined) return false;
  readAction(r, gets);
  r.at = gets;
  take(r, 'gets', roleAt(r, gets, ['may'])?.length ?? 1);
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

function readActionsAndLimits(r: Reader): void {
  const end = clauseEnd(r, r.at);
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
}
