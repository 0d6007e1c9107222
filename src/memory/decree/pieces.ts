/**
 * Pieces: gives every word of a sentence its role for the grammars whose clauses are read as pieces (Chinese, and
 * the other languages beside English). The longest word or wording of the lexicon that stands at a place is meant.
 */

import { type Lexeme, lexemesOf } from './lexemes.ts';
import { type DecreeLexicon, entryAt, type Language, type WordEntry } from './lexicon.ts';
import {
  closeLimit,
  endOfLimit,
  isFact,
  isOnlyThen,
  isOnlyWords,
  mark,
  onlyThen,
  openLimit,
  readOnly,
  startOf,
  tidyEnd,
} from './piece-limits.ts';
import {
  CLOSED,
  CLOSING,
  type Found,
  found,
  has,
  isBreak,
  isOrder,
  LIMITING,
  OPENING,
  ORDERS,
  type Pieces,
  piecesOf,
} from './piece-state.ts';
import { isStatement } from './piece-statements.ts';
import { bestAt } from './piece-words.ts';
import { type Token, token } from './token.ts';

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
export const JOIN =
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

/** Whether the stretch after a comma belongs to this clause: one of them has no order and limits the other. */
function goesOn(p: Pieces, next: number): boolean {
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

/** "客户名单属于机密，不得外发". */
const isSecret = (p: Pieces, next: number): boolean =>
  /(?:机密|绝密|保密|敏感|私密|隐私|秘密|内部)(?:信息|资料|内容|数据|文件)?的?$/.test(
    p.norms.slice(Math.max(0, next - 9), next - 1).join(''),
  );

const endsHere = (entry: WordEntry | undefined, norms: readonly string[], at: number): boolean =>
  entry !== undefined && at + entry.words.length === norms.length;

/** A clause without an order is dropped; one with it is kept. */
function closeClause(p: Pieces): void {
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

/** A second order begins a clause of its own. */
function order(p: Pieces, at: number, next: number, role: string): void {
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

function piece(p: Pieces, at: number, next: number, one: Found): void {
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
