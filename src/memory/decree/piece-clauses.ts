/** Clauses of languages read in pieces: where one goes on into the next stretch, and what is kept of it. */

import { entryAt, type WordEntry } from './lexicon.ts';
import { found, has, isBreak, isOrder, LIMITING, OPENING, type Pieces } from './piece-state.ts';
import { bestAt } from './piece-words.ts';
import { isSecret } from './pieces.ts';
import { type Token, token } from './token.ts';

/** Whether the stretch after a comma belongs to this clause: one of them has no order and limits the other. */
export function goesOn(p: Pieces, next: number): boolean {
  if (next >= p.words.length) return false;
  const own = p.tokens.slice(p.start);
  if (p.recalled) return /^(?:allow|lifted|noask|resume)$/.test(bestAt(p, next, true).role);
  const only = own.find(isOrder);
  if (!only || (only.type === 'always' && startsAsk(p, next, own)))
    return (
      (own.length > 0 && own.every(({ type }) => LIMITING.has(type))) ||
      startsAsk(p, next, own) ||
      isTopicOf(p, own, next)
    );
  const empty = !own.some(({ type }) => type === 'verb' || type === 'word');
  if (empty && only.type === 'forbid' && p.norms[next] === '才') return true;
  if (empty && (only.type === 'ask' || only.type === 'noask'))
    return !has(p, next, segmentEnd(p, next), ['forbid']);
  const opening = bestAt(p, next, false);
  if (only.type === 'forbid' && opening.role === 'lifted') return true;
  return OPENING.has(opening.role) || opening.role === 'consent';
}

export function segmentEnd(p: Pieces, from: number): number {
  let end = from;
  while (end < p.words.length && !isBreak(p, end)) end++;
  return end;
}

/** "合并之前，先问我": what to ask about stands before the comma. */
const startsAsk = (p: Pieces, next: number, own: readonly Token[]): boolean =>
  own.length > 0 &&
  bestAt(p, next, true).role === 'ask' &&
  own.some(({ type }) => type === 'verb' || type === 'word');

/** "客户那边的邮件，周一前一律别发": what is said first is what the bare verb is done to. */
function isTopicOf(p: Pieces, own: readonly Token[], next: number): boolean {
  const last = own.at(-1)?.lexemes ?? [];
  const norms = last.map(({ norm }) => norm);
  if (!p.unspaced || own.length === 0 || !own.every(({ type }) => type === 'word')) return false;
  const secret = isSecret(p, next);
  if (secret && /^[这那]/.test(norms[0] ?? '')) return false;
  if (!secret && !norms.some((_, i) => endsHere(entryAt(p.language.nouns, norms, i), norms, i))) return false;
  const end = segmentEnd(p, next);
  for (let at = next; at < end; at++) {
    const order = found(p, at, ['forbid']);
    if (!order) continue;
    const verb = entryAt(p.language.verbs, p.norms, at + order.length);
    return verb !== undefined && at + order.length + verb.words.length >= end;
  }
  return false;
}

const endsHere = (entry: WordEntry | undefined, norms: readonly string[], at: number): boolean =>
  entry !== undefined && at + entry.words.length === norms.length;

/** A clause without an order is dropped; one with it is kept. */
export function closeClause(p: Pieces): void {
  if (p.clitic.length > 0 && isBare(p)) p.tokens.push(token('word', p.clitic));
  p.clitic = [];
  p.everything = false;
  if (prefers(p)) p.tokens.splice(p.start, 0, token('always', []));
  const own = p.tokens.slice(p.start);
  const [first] = own;
  if (own.some(isOrder)) {
    const wish = p.use.length > 0 && own.some((one) => one.type === 'verb' && isUse(one));
    if (wish) p.tokens.splice(p.start, 0, token('always', []), ...p.use, token('stop', []));
    p.tokens.push(token('stop', []));
  } else if (first && p.tokens[p.start - 1]?.type === 'stop' && own.every(({ type }) => LIMITING.has(type))) {
    // "不要部署，周五除外": a stretch of limits only is about the order before it.
    p.tokens.splice(p.start - 1, 1);
    p.tokens.push(token('stop', []));
  } else p.tokens.length = p.start;
  p.use = first?.type === 'verb' && isUse(first) && own.length > 1 && !own.some(isOrder) ? own : [];
  p.start = p.tokens.length;
  p.recalled = false;
}

/** An order and a verb, and nothing that it is done to. */
function isBare(p: Pieces): boolean {
  const own = p.tokens.slice(p.start);
  const [pronoun] = p.clitic;
  if (p.everything && entryAt(p.language.pronouns, [pronoun?.norm ?? ''], 0)?.lemma === 'it') return false;
  return (
    own.some(isOrder) && own.some(({ type }) => type === 'verb') && !own.some(({ type }) => type === 'word')
  );
}

/** "Nutze pnpm statt npm", "别用 npm，用 pnpm": what to use, beside what not to. */
function prefers(p: Pieces): boolean {
  const own = p.tokens.slice(p.start);
  const [first] = own;
  if (own.some(isOrder)) return false;
  if (own.some(({ type }) => type === 'rather')) return own.some((one) => one.type === 'verb' && isUse(one));
  if (first?.type !== 'verb') return false;
  if (own.some(({ type }) => type === 'instead')) return true;
  const others = p.tokens.slice(0, p.start);
  return isUse(first) && others.some((one) => one.type === 'verb' && isUse(one)) && own.length > 1;
}

const isUse = ({ entry }: Token): boolean => entry?.senses.some(({ action }) => action === 'run') === true;
