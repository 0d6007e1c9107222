/** English: where a clause begins and ends, and clauses that order nothing. */

import { findAhead, isMark, isStop, limitAt, type Reader, roleAt, startAt } from './english-reader.ts';
import { entryAt } from './lexicon.ts';

/** Roles that may follow a comma or "and" and begin a clause there. */
const STRONG: ReadonlySet<string> = new Set([
  'noask',
  'lift',
  'liftall',
  'ask',
  'handsoff',
  'keepout',
  'forbid',
  'only',
  'resume',
  'no_decree',
  'allow',
  'always',
]);

/** Past politeness, bullets, emphasis, and a name that is called ("Claude, …"). */
export function skipSoft(r: Reader, from: number): number {
  const passed: number[] = [];
  let at = from;
  for (;;) {
    const known = r.known.soft[at];
    const next = known ?? at + softLength(r, at);
    passed.push(at);
    if (known === undefined && next > at) {
      at = next;
      continue;
    }
    for (const one of passed) r.known.soft[one] = next;
    return next;
  }
}

function softLength(r: Reader, at: number): number {
  const start = startAt(r, at);
  const soft = roleAt(r, at, ['soft']);
  if (start && (!soft || start.length >= soft.length)) return 0;
  if ((roleAt(r, at, ['nothing'])?.length ?? 0) > (soft?.length ?? 0)) return 0;
  if (soft) return (roleAt(r, at, ['unless'])?.length ?? 0) > soft.length ? 0 : soft.length;
  if (isMark(r, at, '-*•·_#>!.…,:—–+✅❌⚠️🚫)(["“‘')) return 1;
  return isBullet(r, at) || isCalled(r, at) ? 2 : 0;
}

const isBullet = (r: Reader, at: number): boolean =>
  at === 0 && /^\d{1,3}$|^[a-h]$/.test(r.norms[0] ?? '') && isMark(r, 1, '.):');

const isCalled = (r: Reader, at: number): boolean => {
  const word = r.words[at];
  if (word?.kind === 'mention') return true;
  if (word?.kind !== 'word' || !/^\p{Lu}/u.test(word.text) || !isMark(r, at + 1, ',')) return false;
  return (
    startAt(r, at + 2) !== undefined &&
    roleAt(r, at, ['idle', 'if', 'suppose', 'time', 'season', 'task']) === undefined
  );
};

/** The end of what may be one clause: a stop, or where another order begins. */
export function clauseEnd(r: Reader, from: number): number {
  let at = from;
  while (at < r.words.length && !isStop(r, at) && !(at > from && breaksAt(r, at))) at++;
  return at;
}

/** A comma or conjunction after which another order begins. */
export function breaksAt(r: Reader, at: number): boolean {
  const known = r.known.breaks[at];
  if (known !== undefined) return known;
  const breaks = findBreak(r, at);
  r.known.breaks[at] = breaks;
  return breaks;
}

function findBreak(r: Reader, at: number): boolean {
  const conjunction = /^(?:and|but|so|then|or)$/.test(r.norms[at] ?? '');
  if (!isMark(r, at, ',(') && !conjunction) return false;
  if (roleAt(r, at, ['except', 'instead']) && !startAt(r, skipSoft(r, at + 1))) return false;
  if (isMark(r, at, ',') && !limitAt(r, at + 1) && hasPredicate(r, skipSoft(r, at + 1))) return true;
  if (r.norms[at] === 'but' && hasBan(r, at + 1)) return true;
  if (/^(?:but|and)$/.test(r.norms[at] ?? '') && isNothingElse(r, at + 1)) return true;
  if (isMark(r, at, ',') && nobodyDoes(r, skipSoft(r, at + 1))) return true;
  const next = skipSoft(r, at + 1);
  const start = startAt(r, next);
  if (!start && isLeft(r, next)) return true;
  if (isMark(r, at, ',') && isRejected(r, next)) return true;
  if (isMark(r, at, ',') && start?.role === 'no_decree' && r.norms[next] === 'not') return false;
  if (!start || !STRONG.has(start.role)) return false;
  if (r.norms[at] === 'or')
    return (
      start.role === 'forbid' &&
      r.norms[next] !== 'stop' &&
      r.norms[next] !== 'drop' &&
      r.norms[next] !== 'pause'
    );
  if (roleAt(r, next, ['except'])) return false;
  return conjunction || start.role !== 'always' || next > at + 1 || r.norms[next] === 'always';
}

/** "…, but keep Susan out of it." */
const isLeft = (r: Reader, at: number): boolean =>
  roleAt(r, at, ['leave']) !== undefined &&
  findAhead(r, at + 2, (one) => one < at + 8 && roleAt(r, one, ['alone']) !== undefined) !== undefined;

/** "…, texting is not": what is said of the one before is not so of this. */
export function isRejected(r: Reader, from: number): boolean {
  for (let at = from + 1; at < Math.min(from + 6, r.words.length); at++)
    if (/^(?:is|are) not$/.test(`${r.norms[at]} ${r.norms[at + 1]}`))
      return at + 2 >= r.words.length || isStop(r, at + 2) || isMark(r, at + 2, ',');
  return false;
}

/** "…, nothing goes out", "…, nobody scales anything". */
function nobodyDoes(r: Reader, at: number): boolean {
  const nothing = roleAt(r, at, ['nothing']);
  if (!nothing) return false;
  const next = at + nothing.length;
  return (
    roleAt(r, next, ['gets']) !== undefined ||
    r.norms[next] === 'goes' ||
    entryAt(r.language.verbs, r.norms, next)?.form === 'third'
  );
}

/** A clause of its own after a comma: "the freeze is over, deploys are fine". */
function hasPredicate(r: Reader, from: number): boolean {
  const known = r.known.predicate[from];
  if (known !== undefined) return known;
  const has = findPredicate(r, from);
  r.known.predicate[from] = has;
  return has;
}

/** "…, but sending is out of the question." */
const hasBan = (r: Reader, from: number): boolean =>
  r.words[from]?.kind === 'word' &&
  !/^(?:any|every|no)(?:one|body|thing)$|^(?:all|none)$/.test(r.norms[from - 2] ?? '') &&
  findAhead(
    r,
    from + 1,
    (at) => at < from + 5 && roleAt(r, at, ['banned', 'need']) !== undefined && hasPredicate(r, from),
  ) !== undefined;

/** "…, but nothing else this month." */
export const isNothingElse = (r: Reader, at: number): boolean =>
  /^(?:nothing|nobody|none|no one|noone) (?:one )?else/.test(r.norms.slice(at, at + 3).join(' ')) &&
  !roleAt(r, at + 2, ['may', 'gets']);

function findPredicate(r: Reader, from: number): boolean {
  if (
    r.words[from]?.kind !== 'word' ||
    /^(?:it|that|this|they|he|she|we|i|you|which|who|and|or|because|since|as)$/.test(r.norms[from] ?? '')
  )
    return false;
  for (let at = from + 1; at < Math.min(r.words.length, from + 8); at++) {
    if (isMark(r, at, ',;:.!?')) return false;
    if (roleAt(r, at, ['banned', 'need', 'lifted', 'allowed', 'passive'])) return true;
    if (r.norms[at] === 'only' && at <= from + 2 && limitAt(r, at)) return true;
  }
  return false;
}

/** Everything to the end of the sentence. */
export function told(r: Reader): void {
  r.told = true;
  r.at = r.words.length;
}

/** Passes over a clause that orders nothing; a colon after a verb of writing opens content. */
export function idle(r: Reader): void {
  const from = r.at;
  const end = clauseEnd(r, from);
  const said = r.words.slice(from, end).findIndex((_, i) => roleAt(r, from + i, ['said']) !== undefined);
  const first = r.norms[from] ?? '';
  if (said > 0 && !/^(?:i|we)$/.test(r.norms[from + said - 1] ?? '')) r.told = true;
  if (isMark(r, end, ':') && roleAt(r, from, ['content', 'said'])) r.told = true;
  if (said >= 0 && isMark(r, end, ':') && first !== 'i') r.told = true;
  if (isMark(r, end, ':') && end - from > 0 && isSpeaker(r, from, end)) r.told = true;
  r.at = Math.max(end + (isStop(r, end) || isMark(r, end, ',(') ? 1 : 0), from);
  if (end < r.words.length && r.at === end && /^(?:and|but|so|then|or)$/.test(r.norms[end] ?? '')) r.at++;
}

/** `AGENT:`, `Bob:` — a name before a colon speaks. */
const isSpeaker = (r: Reader, from: number, end: number): boolean =>
  end - from === 1 && /^\p{Lu}/u.test(r.words[from]?.text ?? '') && !entryAt(r.language.nouns, r.norms, from);
