/** English: imperatives that order only with something beside them: "use X instead of Y", "push nothing to main". */

import { clauseEnd, skipSoft } from './english-clauses.ts';
import { finishClause, readLimits } from './english-limits.ts';
import {
  findAhead,
  isMark,
  isStop,
  limitAt,
  type Reader,
  roleAt,
  startAt,
  take,
  verbAt,
} from './english-reader.ts';
import { readAction, readActions, readThings } from './english-things.ts';
import { entryAt, type WordEntry } from './lexicon.ts';
import { token } from './token.ts';

/** "Use rg instead of grep", "email only Bob", "commit often but not to main". */
export function readImperative(r: Reader): boolean {
  const from = r.at;
  const end = clauseEnd(r, from);
  if (readPastMe(r, end) || readDoNo(r, end)) return true;
  const verb = verbAt(r, from, r.words.length);
  if (!verb || (verb.form !== 'base' && verb.form !== 'gerund')) return false;
  if (isNoThing(r, from + verb.words.length)) return readVerbNothing(r, verb, end);
  if (r.norms[from + verb.words.length] === 'only') return readVerbOnly(r, verb, end);
  if (verb.form === 'base' && (readWithNobody(r, verb, end) || readOnlyThen(r, end))) return true;
  if (verb.form === 'base' && /^(?:nothing|nobody)$/.test(r.norms[from + verb.words.length] ?? ''))
    return readVerbNothing(r, verb, end);
  const at = findAhead(
    r,
    from,
    (one) =>
      one < end && (isInstead(r, one) || isEach(r, one) || isUsual(r, one) || isFor(r, one, verb, end)),
  );
  if (at === undefined && !isNotOther(r, verb, end)) return false;
  r.tokens.push(token('always', []));
  readActions(r, at !== undefined && (isInstead(r, at) || isEach(r, at) || isUsual(r, at)) ? at : end);
  if (at !== undefined && isUsual(r, at)) r.at = end;
  if (at !== undefined && isMark(r, at, ',')) r.at = at + 1;
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Use git mv, never plain mv": what is named first is wished for. */
const isNotOther = (r: Reader, { lemma }: WordEntry, end: number): boolean =>
  /^(?:use|run)$/.test(lemma) &&
  (isMark(r, end, ',;—–-') || isStop(r, end)) &&
  startAt(r, skipSoft(r, end + 1))?.role === 'forbid' &&
  r.words.length - end < 10;

/** "Pay no invoices from X": not "make no mistake". */
const isNoThing = (r: Reader, at: number): boolean =>
  r.norms[at] === 'no' &&
  entryAt(r.language.nouns, r.norms, at + (/^(?:more|new|further)$/.test(r.norms[at + 1] ?? '') ? 2 : 1)) !==
    undefined;

/** "Issue no refunds", "grant no access": the noun says what is done. */
function readDoNo(r: Reader, end: number): boolean {
  if (!/^(?:issue|grant|do|give|perform|hand|let|leave|have)$/.test(r.norms[r.at] ?? '')) return false;
  if (!isNoThing(r, r.at + 1)) return false;
  r.at++;
  take(r, 'forbid', 1);
  readAction(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Run every outgoing email past me first." */
function readPastMe(r: Reader, end: number): boolean {
  if (
    !/^(?:run|pass|put|clear|check|send|bring|get|route|confirm|discuss|show|float)$/.test(
      r.norms[r.at] ?? '',
    )
  )
    return false;
  const at = findAhead(
    r,
    r.at + 2,
    (one) => one < end && /^(?:past|by|with|through|to|via) me$/.test(`${r.norms[one]} ${r.norms[one + 1]}`),
  );
  if (at === undefined || !/^(?:any|every|each|all)$/.test(r.norms[r.at + 1] ?? '')) return false;
  if (/^(?:to|send)$/.test(r.norms[at] ?? '') && r.norms[at + 2] !== 'first') return false;
  r.tokens.push(token('ask', []));
  r.at++;
  readAction(r, at);
  r.at = r.norms[at + 2] === 'first' ? at + 3 : at + 2;
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

/** "Open PRs as drafts by default": what is wished for from now on. */
const isUsual = (r: Reader, at: number): boolean =>
  /^(?:by default|going forward|from (?:now|here) on|in (?:the )?future)(?: [.!])?$/.test(
    r.norms.slice(at, at + 4).join(' '),
  );

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

/** "Deploy the app only when CI is green", "email clients only through me". */
function readOnlyThen(r: Reader, end: number): boolean {
  const at = findAhead(
    r,
    r.at + 1,
    (one) => one < end && r.norms[one] === 'only' && /^(?:consent|unless)$/.test(limitAt(r, one)?.role ?? ''),
  );
  if (at === undefined || startAt(r, r.at) !== undefined) return false;
  r.tokens.push(token('forbid', []));
  readActions(r, at);
  r.at = at;
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
