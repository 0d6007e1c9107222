/** English: what must stay as it is: "keep the heating off", "the budget stays under 200". */

import { clauseEnd } from './english-clauses.ts';
import { finishClause, readLimits } from './english-limits.ts';
import { isLevel } from './english-orders.ts';
import { findAhead, isPreposition, limitAt, type Reader, roleAt, take } from './english-reader.ts';
import { readAction, readThings } from './english-things.ts';
import { entryAt } from './lexicon.ts';
import { token } from './token.ts';

/** What would end a state. */
const UNDOES: Readonly<Record<string, string>> = {
  closed: 'open',
  shut: 'open',
  open: 'close',
  locked: 'unlock',
  unlocked: 'lock',
  off: 'turn on',
  on: 'turn off',
};

/** "Blinds stay closed until noon", "keep the heating off". */
export function readState(r: Reader, end: number): boolean {
  const keeps = /^(?:keep|leave)$/.test(r.norms[r.at] ?? '');
  const at = findAhead(r, r.at + 1, (one) => one < end && Object.hasOwn(UNDOES, r.norms[one] ?? ''));
  if (at === undefined || at - r.at > 7 || !isSubject(r, r.at, at)) return false;
  if (!keeps && !/^(?:stays?|remains?|kept)$/.test(r.norms[at - 1] ?? '')) return false;
  if (at + 1 < end && !limitAt(r, at + 1) && !isPreposition(r, at + 1)) return false;
  const verb = entryAt(r.language.verbs, (UNDOES[r.norms[at] ?? ''] ?? '').split(' '), 0);
  const subject = keeps ? at : findAhead(r, r.at + 1, (one) => STAYS.test(r.norms[one] ?? ''));
  if (!verb || subject === undefined) return false;
  r.tokens.push(token('forbid', []), token('verb', r.words.slice(at, at + 1), 'verb', verb));
  if (keeps) r.at++;
  readThings(r, subject);
  r.at = at + 1;
  if (isPreposition(r, r.at) && !limitAt(r, r.at)) readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

const STAYS = /^(?:stays?|remains?|must|should|is|are|to|be)$/;

const HOLDS = /^(?:carry|contain|include|have|mention|reference|say|hold|bear|use)$/;

/** "Commits must not carry a trailer": it is not put into them. */
export function readHolds(r: Reader, end: number): boolean {
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

/** "Under 100 lines": how long a text is, which no call tells. */
const isLengthOfText = (r: Reader, at: number): boolean =>
  /^(?:lines?|words?|characters?|chars|sentences?|paragraphs?|pages?|tokens?|bullets?|columns?|slides?)$/.test(
    r.norms[at] ?? '',
  );

/** "Cap refunds at 100". */
const isCap = (r: Reader, at: number): boolean =>
  /^(?:at|to)$/.test(r.norms[at] ?? '') && r.words[at + 1]?.kind === 'number';

/** "Keep the budget under 200", "the volume stays below 40": beyond it is forbidden. */
export function readKept(r: Reader, end: number): boolean {
  const keeps = /^(?:keep|hold|cap|limit)$/.test(r.norms[r.at] ?? '');
  const caps = /^(?:cap|limit)$/.test(r.norms[r.at] ?? '');
  const level = findAhead(r, r.at + 2, (at) => at < end && (isLevel(r, at) || (caps && isCap(r, at))));
  const stays = findAhead(
    r,
    r.at + 1,
    (at) => at < (level ?? 0) && /^(?:stays?|remains?)$/.test(r.norms[at] ?? ''),
  );
  const change = entryAt(r.language.verbs, ['change'], 0);
  const word = level === undefined ? undefined : r.words[level];
  if (level === undefined || !word || !change || (!keeps && stays === undefined) || level - r.at > 8)
    return false;
  if (!isSubject(r, r.at, level) || isLengthOfText(r, level + 2)) return false;
  const doing = entryAt(r.language.nouns, r.norms, (stays ?? level) - 1)?.senses.some(
    ({ action, domain }) => action !== 'none' && action !== 'name' && domain === 'payment',
  );
  r.tokens.push(token('forbid', []));
  if (!doing) r.tokens.push(token('verb', r.words.slice(r.at, r.at + 1), 'verb', change));
  if (keeps) r.at++;
  readThings(r, stays ?? level);
  const under = /^(?:below|under|at|to)$/.test(word.norm);
  r.tokens.push(token('prep', [{ ...word, norm: under ? 'over' : 'under' }]));
  r.at = level + 1;
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "The heating must never go over 24." */
export function readLevel(r: Reader, end: number): boolean {
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

/** A subject is a thing that an order can be about: not a person who speaks, and short. */
export const isSubject = (r: Reader, from: number, to: number): boolean =>
  to - from <= 12 &&
  !r.norms
    .slice(from, to)
    .some(
      (norm, i, norms) =>
        /^(?:i|he|she|we|you|who|which|because|if)$/.test(norm) ||
        (roleAt(r, from + i, ['said']) && norms[i - 1] !== 'that'),
    );

const LIFTS = /^(?:forget|scrap|drop|lift|ignore|cancel|end|revoke|disregard|undo|remove)$/;
const BANS = /^(?:ban|freeze|restriction|embargo|moratorium|block|prohibition|rule)$/;

/** "Forget about the Slack ban", "lift the deploy freeze". */
export function readLiftedBan(r: Reader): boolean {
  if (!LIFTS.test(r.norms[r.at] ?? '')) return false;
  const from = r.norms[r.at + 1] === 'about' ? r.at + 2 : r.at + 1;
  if (!/^(?:the|that|my|this|our)$/.test(r.norms[from] ?? '')) return false;
  const ban = findAhead(r, from + 2, (at) => at < from + 5 && BANS.test(r.norms[at] ?? ''));
  const end = clauseEnd(r, r.at);
  if (ban === undefined || ban >= end || (ban + 1 < end && !limitAt(r, ban + 1))) return false;
  take(r, 'lift', 0);
  r.at = from + 1;
  readAction(r, ban);
  r.at = ban + 1;
  readLimits(r, end);
  finishClause(r, end);
  return true;
}
