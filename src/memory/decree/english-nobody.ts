/** English: nothing and nobody: "nothing gets merged", "nobody but me deletes tasks". */

import { isNothingElse } from './english-clauses.ts';
import { finishClause, readLimits } from './english-limits.ts';
import { findAhead, isPreposition, limitAt, type Reader, roleAt, take, verbAt } from './english-reader.ts';
import { readActions, readThings } from './english-things.ts';
import { readVerbs } from './english-verbs.ts';
import { entryAt } from './lexicon.ts';
import { token } from './token.ts';

export function readNothing(r: Reader, length: number, end: number): boolean {
  const from = r.at;
  if (isNothingElse(r, from)) return readNothingElse(r, end);
  if (isPreposition(r, from + length))
    return (
      readNothingMay(r, length, end) || readNobodyOutside(r, length, end) || readNothingOf(r, length, end)
    );
  if (/^goe?s?$/.test(r.norms[from + length] ?? '') && readNothingGoesTo(r, length, end)) return true;
  const gets = findAhead(
    r,
    from + length,
    (at) => at < (firstLimit(r, from + length, end) ?? end) && roleAt(r, at, ['may', 'gets']) !== undefined,
  );
  if (gets === undefined)
    return (
      readNothingGoes(r, length, end) ||
      readNobodyBut(r, length, end) ||
      (r.norms[from] === 'nothing' &&
        /^(?:on|in|to|from)$/.test(r.norms[from + length + 1] ?? '') &&
        readNothingOf(r, length, end))
    );
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
  const send = entryAt(r.language.verbs, ['send'], 0);
  if (send && /^(?:gets?|receives?)$/.test(r.norms[r.at - 1] ?? '') && isPlainThing(r, end))
    r.tokens.push(token('verb', r.words.slice(r.at - 1, r.at), 'verb', send));
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Gets the spreadsheet", not "gets a refund": the noun does not say what is done. */
const isPlainThing = (r: Reader, end: number): boolean =>
  r.norms[r.at - 2] !== 'nothing' &&
  !verbAt(r, r.at, end) &&
  findAhead(
    r,
    r.at,
    (at) =>
      at < end &&
      (entryAt(r.language.nouns, r.norms, at)?.senses.some(({ action }) => !/^(?:none|name)$/.test(action)) ??
        false),
  ) === undefined;

/** Where something else is told: "nothing goes out while the trial is on". */
const firstLimit = (r: Reader, from: number, end: number): number | undefined =>
  findAhead(r, from, (at) => {
    const role = at < end ? limitAt(r, at)?.role : undefined;
    return role !== undefined && role !== 'except' && role !== 'instead' && role !== 'again';
  });

/** "Pay the electricity bill but nothing else." */
function readNothingElse(r: Reader, end: number): boolean {
  if (!r.tokens.some(({ type }) => type === 'request' || type === 'allow')) return false;
  r.tokens.push(token('forbid', []));
  take(r, 'word', r.norms[r.at] === 'no' ? 3 : 2);
  if (isPreposition(r, r.at) && !limitAt(r, r.at)) readThings(r, end);
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

/** "Nothing under infra/ may be modified." */
function readNothingMay(r: Reader, length: number, end: number): boolean {
  const at = findAhead(
    r,
    r.at + length + 1,
    (one) =>
      one < end &&
      (roleAt(r, one, ['gets']) !== undefined ||
        /^(?:can|will) be$/.test(`${r.norms[one]} ${r.norms[one + 1]}`)),
  );
  const done = at === undefined ? 0 : (roleAt(r, at, ['gets'])?.length ?? 2);
  if (at === undefined || verbAt(r, at + done, end)?.form !== 'past') return false;
  r.tokens.push(token('forbid', []));
  const before = r.tokens.length;
  r.at += length;
  readThings(r, at);
  const things = r.tokens.splice(before);
  r.at = at + done;
  readVerbs(r, end);
  r.tokens.push(...things);
  if (isPreposition(r, r.at) && !limitAt(r, r.at)) readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Nobody outside the board gets the minutes." */
function readNobodyOutside(r: Reader, length: number, end: number): boolean {
  if (!/^(?:outside|beyond|besides)$/.test(r.norms[r.at + length] ?? '')) return false;
  const gets = findAhead(
    r,
    r.at + length + 1,
    (at) => at < end && roleAt(r, at, ['may', 'gets']) !== undefined,
  );
  if (gets === undefined) return false;
  take(r, 'nothing', length);
  r.tokens.push(token('open', r.words.slice(r.at, r.at + 1), 'others'));
  r.at++;
  while (r.at < gets) take(r, 'text', 1);
  take(r, 'gets', roleAt(r, gets, ['may', 'gets'])?.length ?? 1);
  if (/^(?:get|receive|see)$/.test(r.norms[r.at] ?? '')) r.at++;
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
  const lemma = /^(?:on|in|into|onto)$/.test(place)
    ? 'put'
    : place === 'to'
      ? isEnvironment(r, r.at + length + 2)
        ? 'deploy'
        : 'send'
      : undefined;
  const verb = lemma === undefined ? undefined : entryAt(r.language.verbs, [lemma], 0);
  if (!verb) return false;
  take(r, 'forbid', length);
  take(r, 'verb', 1, 'verb', verb);
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

const isEnvironment = ({ norms, lexicon }: Reader, at: number): boolean =>
  lexicon.aliases.get(norms[norms[at] === 'the' ? at + 1 : at] ?? '')?.kind === 'environment';

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
