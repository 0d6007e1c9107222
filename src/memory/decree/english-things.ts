/** English: the verbs and things of an order. */

import {
  findAhead,
  isMark,
  isPreposition,
  isShortened,
  limitAt,
  PREDICATES,
  type Reader,
  roleAt,
  take,
  verbAt,
} from './english-reader.ts';
import { receiverEnd } from './english-receivers.ts';
import { readRelative } from './english-relatives.ts';
import { isVerbHere, joinLength, readVerbs, skipAdverbs } from './english-verbs.ts';
import { entryAt } from './lexicon.ts';
import { type Token, token } from './token.ts';

export function readActions(r: Reader, end: number): void {
  readAction(r, end);
  while (r.at < end && isAlso(r, end)) {
    take(r, 'also', isMark(r, r.at, ',') && /^(?:and|or|nor)$/.test(r.norms[r.at + 1] ?? '') ? 2 : 1);
    readAction(r, end);
  }
}

/** "… or deploy to prod": a conjunction, a verb as it stands, and something after it. */
function isAlso(r: Reader, end: number): boolean {
  const comma = isMark(r, r.at, ',') ? 1 : 0;
  if (!/^(?:or|nor|and)$/.test(r.norms[r.at + comma] ?? ''))
    return comma === 1 && isVerbHere(r, r.at + 1, end) && isListGoingOn(r, r.at + 1, end);
  return isVerbHere(r, r.at + comma + 1, end);
}

/** "Don't push, deploy or merge": without the conjunction, what follows a comma is asked for instead. */
const isListGoingOn = (r: Reader, from: number, end: number): boolean =>
  findAhead(
    r,
    from + 1,
    (at) => at < end && /^(?:or|nor|and)$/.test(r.norms[at] ?? '') && isVerbHere(r, at + 1, end),
  ) !== undefined;

export function readAction(r: Reader, end: number): void {
  skipAdverbs(r, end);
  if (isWhatever(r, end)) r.at += 2;
  if (readAccess(r, end)) return;
  if (isGivenAway(r, end)) take(r, 'verb', 1, 'verb', entryAt(r.language.verbs, ['send'], 0));
  const from = r.tokens.length;
  const forbids = r.tokens.at(-1)?.type === 'forbid';
  readVerbs(r, end);
  if (readParted(r, end)) return;
  const late = forbids && r.tokens.length === from ? lateVerb(r, end) : undefined;
  readThings(r, late ?? end);
  if (late === undefined) return;
  readLateVerb(r, late, from, end);
}

/** "Scale anything down", "turn the heating off": what goes with the verb stands after what it is done to. */
function readParted(r: Reader, end: number): boolean {
  const verb = r.tokens.at(-1);
  const [first] = verb?.type === 'verb' && verb.lexemes.length === 1 ? verb.lexemes : [];
  const at =
    first &&
    findAhead(r, r.at + 1, (one) => one < Math.min(end, r.at + 6) && PARTICLES.test(r.norms[one] ?? ''));
  const entry =
    first && at !== undefined ? entryAt(r.language.verbs, [first.norm, r.norms[at] ?? ''], 0) : undefined;
  if (!verb || at === undefined || entry?.words.length !== 2) return false;
  const next = at + 1;
  if (next < end && !limitAt(r, next) && !isPreposition(r, next) && !isMark(r, next, ',.!')) return false;
  for (let one = r.at; one < at; one++) if (isPreposition(r, one) || limitAt(r, one)) return false;
  r.tokens.pop();
  r.tokens.push(token('verb', verb.lexemes, 'verb', entry));
  readThings(r, at);
  r.at = next;
  readThings(r, end);
  return true;
}

const PARTICLES = /^(?:up|down|off|on|out|back|away|over|in|live)$/;

/** "Anything that deletes files": what matters is the deleting. */
const isWhatever = (r: Reader, end: number): boolean =>
  r.language.everything.has(r.norms[r.at] ?? '') &&
  /^(?:that|which)$/.test(r.norms[r.at + 1] ?? '') &&
  verbAt(r, r.at + 2, end)?.form === 'third';

/** "No campaigns going out", "anything sent to Bob": the verb after what it is done to. */
function lateVerb(r: Reader, end: number): number | undefined {
  for (let at = r.at + 1; at < end; at++) {
    if (isPreposition(r, at - 1) || isMark(r, at, ',') || limitAt(r, at)) return undefined;
    const being = /^(?:being|be|getting|get)$/.test(r.norms[at] ?? '') ? at + 1 : at;
    const form = verbAt(r, being, end)?.form;
    if (GOES.test(r.norms[at] ?? '') && isPreposition(r, at + 1) && at > r.at) return at;
    const named = !r.language.determiners.has(r.norms[at - 1] ?? '') || r.norms[at - 1] === 'anything';
    if (named && (form === 'gerund' || form === 'past' || being > at)) return at;
  }
  return undefined;
}

/** "No email goes to Bob": it says no more than the thing does. */
const GOES = /^(?:go|goes|get|gets|leave|leaves|reach|reaches|land|lands)$/;

/** The verb goes before its things; of "anyone emailing Sarah" only Sarah is one. */
function readLateVerb(r: Reader, late: number, from: number, end: number): void {
  r.at = late + (/^(?:being|be|getting|get)$/.test(r.norms[late] ?? '') ? 1 : 0);
  if (GOES.test(r.norms[late] ?? '')) {
    r.at = late + 1;
    readThings(r, end);
    return;
  }
  const things = r.tokens.splice(from);
  const gerund = r.at === late;
  readVerbs(r, end);
  const active =
    gerund && r.at < end && !isPreposition(r, r.at) && !limitAt(r, r.at) && !isMark(r, r.at, ',');
  if (!active) r.tokens.push(...things);
  readThings(r, end);
}

/** Names, lists and prepositions up to the first limit. */
export function readThings(r: Reader, end: number): void {
  if (readReceiver(r, end)) return;
  let names = 0;
  while (r.at < end) {
    const joined = joinLength(r, r.at);
    if (isMark(r, r.at, '"\'“”‘’*_)`[]!~^|=<>\\') || isShortened(r, r.at)) r.at++;
    else if (r.norms[r.at] === 'up' && r.norms[r.at + 1] === 'to' && r.words[r.at + 2]?.kind === 'number')
      take(r, 'prep', 2);
    else if (exampleLength(r, end) > 0) r.at += exampleLength(r, end);
    else if (names > 0 && readRelative(r, end)) continue;
    else if (names > 0 && isAddressAside(r)) {
      r.at++;
      take(r, 'word', 1);
      r.at++;
    } else if (isMark(r, r.at, '(')) return;
    else if (names === 0 && isForMe(r, end)) r.at++;
    else if (/^on behalf of$/.test(r.norms.slice(r.at, r.at + 3).join(' '))) take(r, 'prep', 3);
    else if (limitAt(r, r.at)) return;
    else if (
      r.language.phrases.has(r.norms[r.at] ?? '') &&
      roleAt(r, r.at, ['because', 'alone', ...PREDICATES]) &&
      !isPointing(r, end) &&
      (names > 0 || r.norms[r.at] === 'because' || roleAt(r, r.at, ['alone', ...PREDICATES]))
    )
      return;
    else if (joined > 0) {
      if (names === 0 || !continuesList(r, r.at, joined, end)) return;
      take(r, 'join', joined);
      while ((r.language.determiners.has(r.norms[r.at] ?? '') && !isAllIn(r)) || roleAt(r, r.at, ['adverb']))
        r.at++;
    } else if (pronounLength(r, end) > 0) {
      take(r, 'word', pronounLength(r, end));
      names++;
    } else if (isPointed(r, end)) r.at++;
    else if (isPreposition(r, r.at)) {
      const prep = r.tokens.at(-1)?.type === 'join' ? 'word' : 'prep';
      if (prep === 'word') r.tokens.pop();
      take(r, 'prep', 1);
    } else if (
      r.language.determiners.has(r.norms[r.at] ?? '') &&
      !isEnd(r, r.at + 1, end) &&
      !isPreposition(r, r.at + 1)
    )
      r.at++;
    else if (isMark(r, r.at, ',')) return;
    else {
      take(r, 'word', 1);
      names++;
    }
  }
}

/** "Give Bob access to the drive": it is shared with him. */
function readAccess(r: Reader, end: number): boolean {
  if (!/^(?:give|giving|grant|granting|offer|get)$/.test(r.norms[r.at] ?? '')) return false;
  const share = entryAt(r.language.verbs, ['share'], 0);
  const access = findAhead(
    r,
    r.at + 2,
    (at) => at < Math.min(end, r.at + 8) && ACCESS.test(r.norms[at] ?? ''),
  );
  const word = r.words[r.at];
  if (access === undefined || !share || !word) return false;
  for (let at = r.at + 1; at < access; at++) if (isPreposition(r, at) || limitAt(r, at)) return false;
  let to = access;
  while (to > r.at + 2 && OF_ACCESS.test(r.norms[to - 1] ?? '')) to--;
  take(r, 'verb', 1, 'verb', share);
  const before = r.tokens.length;
  readThings(r, to);
  const receivers = r.tokens.splice(before);
  r.at = access + (r.norms[access + 1] === 'to' && access + 1 < end ? 2 : 1);
  readThings(r, end);
  r.tokens.push(token('prep', [{ ...word, norm: 'to' }]), ...receivers);
  return true;
}

/** "Give the tenants my phone number": it is told to them. */
const isGivenAway = (r: Reader, end: number): boolean =>
  /^(?:give|giving)$/.test(r.norms[r.at] ?? '') &&
  !/^(?:me|us|up|it|away|in)$/.test(r.norms[r.at + 1] ?? '') &&
  findAhead(r, r.at + 2, (at) => at < Math.min(end, r.at + 9) && PRIVATE.test(r.norms[at] ?? '')) !==
    undefined;

const PRIVATE =
  /^(?:numbers?|address(?:es)?|e-?mail|details|passwords?|credentials|data|information|info|codes?|keys?|location|documents?|files?|contracts?|reports?|money|invoices?)$/;

const ACCESS = /^(?:access|permissions?|rights)$/;
const OF_ACCESS =
  /^(?:the|any|an?|full|more|read|write|edit|editing|editor|admin|view|viewing|viewer|owner|root|write-access|direct|complete)$/;

/** What is handed over goes before those whom it is handed to. */
function readReceiver(r: Reader, end: number): boolean {
  const to = receiverEnd(r, end);
  const word = r.words[r.at];
  if (to === undefined || !word) return false;
  const verb = r.tokens.pop() as Token;
  const before = r.tokens.length;
  readThings(r, to);
  const receivers = r.tokens.splice(before);
  r.tokens.push(verb);
  r.at = to;
  readThings(r, end);
  r.tokens.push(token('prep', [{ ...word, norm: 'to' }]), ...receivers);
  return true;
}

/** "Sarah (sarah@example.com)": the address is hers. */
const isAddressAside = (r: Reader): boolean =>
  isMark(r, r.at, '(') &&
  isMark(r, r.at + 2, ')') &&
  /^(?:email|mention|channel|url)$/.test(r.words[r.at + 1]?.kind ?? '');

/** "Forwarding me newsletters": to whom, before what. */
const isForMe = (r: Reader, end: number): boolean =>
  /^(?:me|us)$/.test(r.norms[r.at] ?? '') &&
  r.tokens.at(-1)?.type === 'verb' &&
  r.at + 1 < end &&
  r.words[r.at + 1]?.kind === 'word' &&
  !isPreposition(r, r.at + 1) &&
  joinLength(r, r.at + 1) === 0 &&
  !limitAt(r, r.at + 1) &&
  !roleAt(r, r.at + 1, ['adverb', 'because', 'alone']);

/** "… or anything in secrets/". */
const isAllIn = (r: Reader): boolean =>
  r.language.everything.has(r.norms[r.at] ?? '') && isPreposition(r, r.at + 1);

/** "From that newsletter": it points, and relates nothing. */
const isPointed = (r: Reader, end: number): boolean =>
  /^(?:that|which)$/.test(r.norms[r.at] ?? '') &&
  r.tokens.at(-1)?.type !== 'word' &&
  r.at + 1 < end &&
  !isPreposition(r, r.at + 1);

/** "In this repo": no reason is given there. */
const isPointing = (r: Reader, end: number): boolean =>
  r.tokens.at(-1)?.type === 'prep' &&
  r.language.determiners.has(r.norms[r.at] ?? '') &&
  r.at + 1 < end &&
  pronounLength(r, end) === 0;

/** "…, e.g. Initech": a name that is only an example narrows nothing. */
function exampleLength(r: Reader, end: number): number {
  const comma = isMark(r, r.at, ',') || isMark(r, r.at, '(') ? 1 : 0;
  const opener = r.norms.slice(r.at + comma, r.at + comma + 2).join(' ');
  if (!/^(?:e\.g|i\.e|for example|for instance|such as|like for|especially)\b/.test(opener)) return 0;
  let at = r.at + comma + 1;
  while (at < end && !isMark(r, at, ',)') && !limitAt(r, at)) at++;
  return at - r.at + (at < end && isMark(r, at, ',)') ? 1 : 0);
}

/** "Those two", "that": words that point, with nothing after them that they could belong to. */
function pronounLength(r: Reader, end: number): number {
  const length = entryAt(r.language.pronouns, r.norms, r.at)?.words.length ?? 0;
  const next = r.at + length;
  const ends = next >= end || isEnd(r, next, end) || isPreposition(r, next) || joinLength(r, next) > 0;
  return length > 0 &&
    (ends ||
      r.words[next]?.kind === 'mark' ||
      roleAt(r, next, ['alone', 'adverb', 'because', ...PREDICATES]) !== undefined)
    ? length
    : 0;
}

const isEnd = (r: Reader, at: number, end: number): boolean =>
  at >= end || limitAt(r, at) !== undefined || isMark(r, at, ',');

/** Whether what follows a comma or conjunction is one more name, and not something else that is said. */
function continuesList(r: Reader, at: number, length: number, end: number): boolean {
  const next = at + length;
  if (next >= end || limitAt(r, next) || roleAt(r, next, ['because', 'askme', 'no_decree'])) return false;
  const comma = isMark(r, at, ',') && length === 1;
  if (isVerbHere(r, next, end) && !comma) return false;
  let stop = next;
  while (stop < end && !isMark(r, stop, ',') && joinLength(r, stop) === 0 && !limitAt(r, stop)) stop++;
  const item = r.norms.slice(next, stop);
  if (
    item.some((norm) =>
      /^(?:is|are|was|were|has|have|had|will|would|can|should|did|does|do|be|needs?|it|he|she|they|we|i|you|not)$/.test(
        norm,
      ),
    )
  )
    return false;
  if (!comma) return true;
  if (isVerbHere(r, next, end) && r.tokens.findLast(({ type }) => type === 'verb')?.entry?.form === 'base')
    return false;
  if (item.length > 5) return false;
  const rest = joinLength(r, stop);
  return rest > 0 && stop + rest < end && continuesList(r, stop, rest, end);
}
