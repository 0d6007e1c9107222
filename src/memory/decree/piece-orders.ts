/** Orders and pieces of a stretch: what each word adds to the tokens of its clause. */

import type { Lexeme } from './lexemes.ts';
import { isFact, isOnlyWords, startOf, tidyEnd } from './piece-limits.ts';
import { type Found, isOrder, type Pieces } from './piece-state.ts';
import { type Token, token } from './token.ts';

/** A second order begins a clause of its own. */
export function order(p: Pieces, at: number, next: number, role: string): void {
  if (p.norms[at] === '就' && isOnlyWords(p) && isFact(p, startOf(p), at)) {
    // "没有工单号就不要提交": so long as that is so.
    const said = p.words.slice(startOf(p), at);
    p.tokens.length = p.start;
    p.tokens.push(token('if', []), token('text', said));
  }
  const before = p.tokens.slice(p.start).find(isOrder);
  if (before && (role === 'always' || role === 'allow' || role === 'only') && before.type !== 'always')
    return;
  const allowed = before?.type === 'allow' && (role === 'noask' || isNotAllowed(p, before, at, role));
  if (before && (before.type === 'always' || allowed)) {
    p.tokens.splice(p.tokens.indexOf(before), 1);
  } else if (before && (before.type === 'lift' || role === 'lifted')) {
    if (before.type === 'lift') return;
    p.tokens.splice(p.tokens.indexOf(before), 1);
  } else if (before && before.type === role && p.words[at]?.kind !== 'han') return;
  else if (before) {
    tidyEnd(p);
    p.tokens.push(token('stop', []));
    p.start = p.tokens.length;
  }
  tidyEnd(p);
  p.tokens.push(token(role, p.words.slice(at, next)));
}

/** "Du darfst die Datei nicht ändern" allows nothing; "puedes escribirle a Ana pero no a Bob" does. */
function isNotAllowed(p: Pieces, before: Token, at: number, role: string): boolean {
  const from = p.words.findIndex((word) => word.from === before.lexemes[0]?.from);
  return (
    role === 'forbid' &&
    !p.unspaced &&
    !p.norms.slice(from, at).some((norm) => /^(?:aber|sondern|und|doch|pero|y|mais|et)$/.test(norm))
  );
}

export function piece(p: Pieces, at: number, next: number, one: Found): void {
  const last = p.tokens.at(-1);
  const said = p.words.slice(at, next);
  const lexemes =
    one.role === 'more' || one.role === 'less'
      ? said.slice(0, 1).map((first) => ({ ...first, norm: one.role === 'more' ? 'over' : 'below' }))
      : said;
  if (one.role === 'verb') {
    tidyEnd(p);
    p.tokens.push(token('verb', lexemes, 'verb', one.entry));
  } else if (one.role === 'join') {
    if (last?.type === 'word') p.tokens.push(token('join', lexemes));
  } else if (one.role === 'prep' && p.postpositions) {
    if (last?.type === 'word') p.tokens.push(token('post', lexemes, meaningOf(p, lexemes)));
    p.ended = true;
  } else if (one.role === 'prep') {
    // "A Ana o a Pedro": said twice of what is one list.
    if (last?.type === 'join' && isSameAgain(p, meaningOf(p, lexemes))) return;
    tidyEnd(p);
    p.tokens.push(token('prep', lexemes, meaningOf(p, lexemes)));
  } else if (last?.type === 'word' && !p.ended)
    p.tokens[p.tokens.length - 1] = token('word', [...last.lexemes, ...lexemes]);
  else {
    p.tokens.push(token('word', lexemes));
    p.ended = false;
  }
}

const isSameAgain = (p: Pieces, meaning: string): boolean =>
  !p.unspaced && p.tokens.findLast(({ type }) => type === 'prep' || type === 'verb')?.role === meaning;

/** The English preposition that means the same. */
function meaningOf({ language }: Pieces, lexemes: readonly Lexeme[]): string {
  const written = lexemes.map(({ norm }) => norm).join(lexemes[0]?.kind === 'han' ? '' : ' ');
  return language.prepositions.get(written) ?? written;
}
