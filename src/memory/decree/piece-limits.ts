/** Limits of sentences without spaces: where they open and close. */

import { entryAt } from './lexicon.ts';
import { segmentEnd } from './piece-clauses.ts';
import { CLOSING, found, has, isBreak, isOrder, ORDERS, type Pieces } from './piece-state.ts';
import { bestAt, isReadOnly } from './piece-words.ts';
import { readWords } from './pieces.ts';
import { type Token, token } from './token.ts';

/** "生产库只能读": it is not to be changed. "只有测试通过才能部署": not before that is so. */
export function readOnly(p: Pieces, at: number, next: number, end: number): boolean {
  const verb = entryAt(p.language.verbs, p.norms, next);
  const reads = verb?.senses.some(({ action }) => p.lexicon.reads.has(action)) === true;
  if (verb && reads && isReadOnly(p, at, next + verb.words.length)) {
    p.tokens.push(token('handsoff', p.words.slice(at, next + verb.words.length)));
    return true;
  }
  const then = p.norms.indexOf('才', next);
  const stop = Math.min(then, end);
  if (then < 0 || then > end + 1 || !isFact(p, next, stop)) return false;
  p.tokens.push(
    token('forbid', []),
    token('unless', p.words.slice(at, next)),
    token('text', p.words.slice(next, factEnd(p, next, stop))),
  );
  if (then < end) readWords(p, then + (found(p, then, ['skip'])?.length ?? 1), end);
  return true;
}

/** A sentence rather than a name: something is done or so. */
export function isFact(p: Pieces, from: number, end: number): boolean {
  if (/^我/.test(p.norms[from] ?? '')) return false;
  const said = p.norms.slice(from, end).join('');
  return (
    /(?:通过|完成|成功|结束|全绿|变绿|绿了|同意|批准|审批|到位|修好|好了|之后|以后|后|时|时候|情况下|期间)(?:了|的|，|$)/.test(
      said,
    ) || /[没未不已]/.test(said)
  );
}

/** "测试通过之后": that they pass. */
function factEnd({ norms }: Pieces, from: number, end: number): number {
  let last = end;
  while (last > from + 2 && /^[后时之以，,]$/.test(norms[last - 1] ?? '')) last--;
  return last;
}

/** "测试通过后才能部署", and no order before it. */
export function isOnlyThen(p: Pieces, at: number): boolean {
  if (p.norms[at] !== '才' || !isOnlyWords(p)) return false;
  if (/^[他她它你]/.test(p.tokens[p.start]?.lexemes[0]?.norm ?? '')) return false;
  const from = startOf(p);
  return !(p.norms[from] === '我' && p.norms[from + 1] === '们') && isFact(p, from, at);
}

/** No order yet, and something said. */
export const isOnlyWords = (p: Pieces): boolean =>
  p.tokens.length > p.start && p.tokens.every((one, i) => i < p.start || isWords(one));

const isWords = ({ type }: Token): boolean =>
  type === 'word' || type === 'verb' || type === 'text' || CLOSERS.has(type);

const CLOSERS: ReadonlySet<string> = new Set(Object.values(CLOSING));

/** Where the words of the clause begin. */
export function startOf(p: Pieces): number {
  let at = p.start;
  while (p.tokens[at]?.lexemes.length === 0) at++;
  const first = p.tokens[at]?.lexemes[0];
  return Math.max(
    0,
    p.words.findIndex(({ from }) => from === first?.from),
  );
}

export function onlyThen(p: Pieces, at: number): void {
  const from = startOf(p);
  const said = p.words.slice(from, factEnd(p, from, at)).filter(({ kind }) => kind !== 'mark');
  p.tokens.length = p.start;
  p.tokens.push(token('forbid', []), token('unless', p.words.slice(at, at + 1)), token('text', said));
}

/** "到周五": a time that is reached is an end. */
export function mark(p: Pieces, at: number, next: number, role: string): void {
  const last = p.tokens.at(-1);
  const reached = role === 'season' && last?.type === 'prep' && /^[到至]$/.test(last.lexemes[0]?.norm ?? '');
  tidyEnd(p);
  p.tokens.push(token('mark', p.words.slice(at, next), reached ? 'time' : role));
}

/** A preposition or conjunction with nothing after it says nothing. */
export function tidyEnd(p: Pieces): void {
  while (p.tokens.length > p.start && /^(?:prep|join)$/.test(p.tokens.at(-1)?.type ?? '')) p.tokens.pop();
}

/** A limit goes on to the next order or to what closes it. */
export function endOfLimit(p: Pieces, from: number, end: number): number {
  let stop = from;
  if (isWholeLimit(p, end)) {
    while (stop < end && !(stop > from && found(p, stop, OTHER_LIMITS))) stop++;
    return stop;
  }
  const ends = [
    'forbid',
    'ask',
    'only',
    'allow',
    'noask',
    'always',
    'before_this',
    'while_this',
    'except_this',
  ];
  while (
    stop < end &&
    !(stop > from && found(p, stop, ends)) &&
    !(stop > from && /^(?:就|都|才|否则|也|再)$/.test(p.norms[stop] ?? ''))
  )
    stop++;
  return stop;
}

const OTHER_LIMITS = ['except', 'unless', 'consent', 'ask'];

/** "Wenn die Tests nicht grün sind, …", "… tant que le bail n'est pas signé": what it says not to be is no order. */
function isWholeLimit(p: Pieces, end: number): boolean {
  if (p.unspaced) return false;
  if (p.tokens.slice(p.start).some(isOrder)) return true;
  return p.words[end]?.text === ',' && has(p, end + 1, segmentEnd(p, end + 1), [...ORDERS]);
}

export function openLimit(p: Pieces, at: number, from: number, end: number, role: string): number {
  tidyEnd(p);
  const stop = endOfLimit(p, from, end);
  const closing = stop < end ? found(p, stop, Object.keys(CLOSING)) : undefined;
  const last = withoutStops(p, from, stop);
  const opener = p.words.slice(at, from);
  if (last === from) p.tokens.push(token('mark', opener, role));
  else p.tokens.push(token(role, opener), token('text', p.words.slice(from, last)));
  if (!closing) return stop;
  const after = stop + closing.length;
  if (last > from) p.tokens.push(token(CLOSING[closing.role] ?? 'while', p.words.slice(stop, after)));
  return after;
}

function withoutStops(p: Pieces, from: number, end: number): number {
  let last = end;
  while (last > from && /^[.!?]$/.test(p.words[last - 1]?.text ?? '')) last--;
  return last;
}

/** "給与表は田中さん以外": what is said of the sheet is about the last name only. */
const isPlaced = (p: Pieces, at: number, role: string): boolean =>
  p.tokens[at]?.type === 'post' &&
  at < p.tokens.length - 1 &&
  (role === 'except_this' || /[は]$/.test(p.tokens[at]?.lexemes.at(-1)?.norm ?? ''));

/** "送金する前に必ず私に聞いて": what is asked about comes before it. */
const ASKING = ['ask', 'noask'];

/** What stood before since the last limit or order is what is said of it. */
export function closeLimit(p: Pieces, at: number, next: number, end: number, role: string): void {
  const ask = next < end && (found(p, next, ['ask']) || has(p, next, end, ASKING));
  if (ask || (next >= end && isBreak(p, end) && bestAt(p, end + 1, true).role === 'ask')) return;
  let from = p.tokens.length;
  while (
    from > p.start &&
    /^(?:word|verb|prep|post|join)$/.test(p.tokens[from - 1]?.type ?? '') &&
    !(p.postpositions && isPlaced(p, from - 1, role))
  )
    from--;
  const [first] = p.tokens.splice(from).flatMap(({ lexemes }) => lexemes);
  if (!first) {
    closeTime(p, role);
    return;
  }
  if (role === 'except_this' && p.postpositions && /に/.test(p.norms.slice(at, next).join('')))
    p.tokens.push(token('word', [{ ...first, norm: '誰' }]));
  const start = p.words.findIndex(({ from }) => from === first.from);
  const words = p.words.slice(start, at).filter(({ norm }, i) => i > 0 || !/^[在到至除]$/.test(norm));
  const closer = p.words.slice(at, next);
  // "十点以后" says more than "十点".
  const after = /[后内]$|[天日晚周]$|[降後外](?:[はに]|には)?$/.test(p.norms.slice(at, next).join(''));
  p.tokens.push(
    token('text', after ? [...words, ...closer] : words),
    token(CLOSING[role] ?? 'while', closer),
  );
}

/** "周五之前": the end is a time that has been read. */
function closeTime(p: Pieces, role: string): void {
  const before = p.tokens.at(-1);
  if (before?.type !== 'mark' || !/^(?:time|season)$/.test(before.role) || role === 'except_this') return;
  if (role === 'before_this') p.tokens.splice(-1, 1, token('mark', before.lexemes, 'time'));
}
