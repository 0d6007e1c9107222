/**
 * Pieces: gives every word of a sentence its role for the grammars whose clauses are read as pieces (Chinese, and
 * the other languages beside English). The longest word or wording of the lexicon that stands at a place is meant.
 */

import { type Lexeme, lexemesOf } from './lexemes.ts';
import { type DecreeLexicon, entryAt, type Language } from './lexicon.ts';
import { closeClause, goesOn, segmentEnd } from './piece-clauses.ts';
import {
  closeLimit,
  endOfLimit,
  isOnlyThen,
  mark,
  onlyThen,
  openLimit,
  readOnly,
  tidyEnd,
} from './piece-limits.ts';
import { order, piece } from './piece-orders.ts';
import {
  CLOSED,
  CLOSING,
  found,
  has,
  isOrder,
  OPENING,
  ORDERS,
  type Pieces,
  piecesOf,
} from './piece-state.ts';
import { isStatement } from './piece-statements.ts';
import { bestAt } from './piece-words.ts';
import type { Token } from './token.ts';

export function pieceTokens(
  words: readonly Lexeme[],
  language: Language,
  lexicon: DecreeLexicon,
  code: string,
): readonly Token[] {
  const p = piecesOf(words, language, lexicon, code);
  const named = words.some(({ kind }) => kind === 'quoted') && has(p, 0, words.length, ['lift', 'lifted']);
  return readPieces(named ? piecesOf(words.flatMap(unquoted), language, lexicon, code) : p);
}

/** 撤销“不许发推特”: what ends may be quoted. */
const unquoted = (one: Lexeme): readonly Lexeme[] =>
  one.kind === 'quoted' ? lexemesOf(one.text, one.from, one.text) : [one];

function readPieces(p: Pieces): readonly Token[] {
  for (let at = 0; at < p.words.length; ) at = readSegment(p, at);
  closeClause(p);
  return p.tokens;
}

/** What may join names; also read as "and" between orders. */
const JOIN =
  /^(?:、|或|或者|和|与|及|以及|\/|&|und|oder|et|ou|y|o|e|i|lub|czy|と|および|또는|и|или|of|en|ve|noch|ni|nem|ani|sowie|u|や)$/u;

/** Characters that join in one language may be part of a word in another. */
export const isJoin = (p: Pieces, norm: string): boolean =>
  JOIN.test(norm) && !(p.postpositions && /^[或和与及]$/.test(norm));

/** One stretch between commas; the clause goes on where the next one only limits it. */
function readSegment(p: Pieces, from: number): number {
  const end = segmentEnd(p, from);
  if (p.told || isToldThat(p, from)) {
    p.told = true;
    return end + 1;
  }
  const colon = /^[：:]$/.test(p.words[end]?.text ?? '');
  const saved = p.tokens.length;
  const outcome = readWords(p, from, end);
  if (outcome === 'told' || (colon && (has(p, from, end, ['said']) || hands(p.tokens.slice(saved))))) {
    p.tokens.length = saved;
    p.told = true;
  }
  if (outcome === 'idle') p.tokens.length = saved;
  p.handing = outcome === 'read' && hands(p.tokens.slice(p.start));
  if (!goesOn(p, end + 1)) closeClause(p);
  return end + 1;
}

/** "Schreib ihr, dass …": what comes after it is to be said. */
const isToldThat = (p: Pieces, at: number): boolean => p.handing && found(p, at, ['that']) !== undefined;

const HANDED: ReadonlySet<string> = new Set(['send', 'post', 'write', 'comment', 'create', 'copy']);

/** "发给客户：…": what comes after the colon is to be sent. */
const hands = (own: readonly Token[]): boolean =>
  !own.some(isOrder) &&
  own.some(({ type, entry }) => type === 'verb' && entry?.senses.some(({ action }) => HANDED.has(action)));

/** "客户名单属于机密，不得外发". */
export const isSecret = (p: Pieces, next: number): boolean =>
  /(?:机密|绝密|保密|敏感|私密|隐私|秘密|内部)(?:信息|资料|内容|数据|文件)?的?$/.test(
    p.norms.slice(Math.max(0, next - 9), next - 1).join(''),
  );

export function readWords(p: Pieces, from: number, end: number): 'read' | 'idle' | 'told' {
  let at = from;
  let first = true;
  while (at < end) {
    const one = bestAt(p, at, first);
    const next = Math.min(end, at + one.length);
    if (p.language.everything.has(p.norms[at] ?? '')) p.everything = true;
    if (
      (one.role === 'no_decree' && !(p.code !== 'zh' && p.tokens.slice(p.start).some(isOrder))) ||
      (one.role === 'suppose' && first)
    )
      return one.role === 'suppose' ? 'told' : 'idle';
    if (one.role === 'said' && !p.tokens.slice(p.start).some(isOrder)) {
      if (!/^(?:我|i|ich|je|yo)$/.test(p.norms[at - 1] ?? '')) return 'told';
    } else if (one.role === 'reported') return 'told';
    else if (one.role === 'no_decree') first = false;
    else if (one.role === 'that') {
      if (hands(p.tokens.slice(p.start))) return 'told';
    } else if (one.role === 'needless') {
      if (isNeedless(p, next, end)) return 'idle';
    } else if (one.role === 'clitic') p.clitic = p.clitic.length > 0 ? p.clitic : p.words.slice(at, next);
    else if (one.role === 'because') {
      at = endOfLimit(p, next, end);
      continue;
    } else if (one.role === 'recall') p.recalled = true;
    else if (one.role === 'only' && readOnly(p, at, next, end)) return 'read';
    else if (one.role === 'forbid' && isFirstOrder(p) && isStatement(p, at, next)) return 'idle';
    else if (isBesides(p, at, end, one.role)) return 'idle';
    else if (ORDERS.has(one.role)) order(p, at, next, one.role);
    else if (one.role === 'until' && isAsked(p, at, next, end)) {
      // "Avant qu'il parte": it is what is asked about.
      const that = [p.norms[next], p.norms[next - 1]].some((norm) => /^(?:que|qu)$/.test(norm ?? ''));
      at = that ? endOfLimit(p, next, end) : next;
      first = false;
      continue;
    } else if (OPENING.has(one.role)) {
      at = openLimit(p, at, next, end, one.role);
      first = false;
      continue;
    } else if (Object.hasOwn(CLOSING, one.role)) closeLimit(p, at, next, end, one.role);
    else if (CLOSED.has(one.role)) mark(p, at, next, one.role);
    else if (one.role === 'skip' && isOnlyThen(p, at)) onlyThen(p, at);
    else if (one.role !== 'soft' && one.role !== 'skip') piece(p, at, next, one);
    if (one.role !== 'soft' && one.role !== 'skip') first = false;
    at = next;
  }
  tidyEnd(p);
  return 'read';
}

/** "No hagas push, en ninguna rama": more of the order before. */
const isBesides = (p: Pieces, at: number, end: number, role: string): boolean =>
  role === 'forbid' &&
  /^(?:ning|aucun|kein)/.test(p.norms[at] ?? '') &&
  p.start > 0 &&
  p.tokens.length === p.start + 1 &&
  p.tokens.at(-1)?.type === 'prep' &&
  !p.norms.slice(at, end).some((_, i) => entryAt(p.language.verbs, p.norms, at + i));

const isFirstOrder = (p: Pieces): boolean => !p.tokens.slice(p.start).some(isOrder);

/** "Frag mich vor dem Deploy": what is asked about, and no end. */
const isAsked = (p: Pieces, at: number, next: number, end: number): boolean =>
  /^(?:vor|bevor|ehe|avant|antes|d)$/.test(p.norms[at] ?? '') &&
  (!p.tokens.slice(p.start).some(({ type }) => type === 'word' || type === 'verb') ||
    /^(?:du|sie)$/.test(p.norms[next - 1] ?? '') ||
    entryAt(p.language.verbs, p.norms, next) !== undefined) &&
  (p.tokens.slice(p.start).some(({ type }) => type === 'ask' || type === 'noask') ||
    has(p, next, end, ['ask', 'noask']));

/** "Du musst ihr nicht schreiben" forbids nothing; "du musst mich nicht fragen" ends a rule. */
const isNeedless = (p: Pieces, from: number, end: number): boolean =>
  has(p, from, end, ['forbid']) && !has(p, from, end, ['noask', 'ask', 'consent']);
