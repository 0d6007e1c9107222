/**
 * Pieces: gives every word of a sentence its role for the grammars whose clauses are read as pieces (Chinese, and
 * the other languages beside English). The longest word or wording of the lexicon that stands at a place is meant.
 */

import { type Lexeme, lexemesOf } from './lexemes.ts';
import { type DecreeLexicon, entryAt, type Language, type WordEntry } from './lexicon.ts';
import { type PhraseFound, phrasesAt } from './phrases.ts';
import { type Token, token } from './token.ts';

/** Roles that order. */
const ORDERS: ReadonlySet<string> = new Set([
  'forbid',
  'handsoff',
  'ask',
  'only',
  'allow',
  'resume',
  'noask',
  'lift',
  'lifted',
  'always',
]);
/** Where two are equally long, the first is meant. */
const ROLES = [
  'no_decree',
  'skip',
  'suppose',
  'because',
  'consent',
  'noask',
  'ask',
  'lifted',
  'lift',
  'handsoff',
  'forbid',
  'allow',
  'resume',
  'only',
  'session',
  'task',
  'time',
  'season',
  'except',
  'unless',
  'until',
  'if',
  'instead',
  'before_this',
  'while_this',
  'except_this',
  'always',
  'automatic',
  'again',
  'said',
  'recall',
  'name',
  'more',
  'less',
  'soft',
] as const;
const OPENING: ReadonlySet<string> = new Set(['except', 'unless', 'until', 'if', 'instead']);
const CLOSED: ReadonlySet<string> = new Set([
  'consent',
  'session',
  'task',
  'time',
  'season',
  'again',
  'automatic',
]);
/** What closes a limit ("周一之前"), and what the grammars call it. */
const CLOSING: Readonly<Record<string, 'before' | 'while' | 'besides'>> = {
  before_this: 'before',
  while_this: 'while',
  except_this: 'besides',
};
const LIMITING: ReadonlySet<string> = new Set([...OPENING, ...Object.values(CLOSING), 'text', 'mark']);
const isOrder = ({ type }: Token): boolean => ORDERS.has(type);

interface Found {
  readonly role: string;
  readonly length: number;
  readonly entry?: WordEntry;
}

interface Pieces {
  readonly words: readonly Lexeme[];
  readonly norms: readonly string[];
  readonly joined: string;
  readonly offsets: readonly number[];
  readonly language: Language;
  readonly lexicon: DecreeLexicon;
  /** Chinese, Japanese and Korean: what is in Latin letters is a name or code. */
  readonly unspaced: boolean;
  /** Japanese and Korean: what other languages put before a name stands after it. */
  readonly postpositions: boolean;
  /** Chinese: how long the word is that begins at a place, as far as a dictionary knows it. */
  readonly segments: ReadonlyMap<number, number>;
  readonly tokens: Token[];
  /** Where the tokens of the clause begin. */
  start: number;
  told: boolean;
  /** "之前说不让你碰 …，": what was forbidden, and may be allowed in what follows. */
  recalled: boolean;
  /** A postposition has ended the name before it. */
  ended: boolean;
  /** "用 pnpm，": what to use, which is a wish where the next clause says what not to use. */
  use: readonly Token[];
  readonly phrases: (readonly PhraseFound[])[];
}

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

function piecesOf(
  words: readonly Lexeme[],
  language: Language,
  lexicon: DecreeLexicon,
  code: string,
): Pieces {
  const norms = words.map(({ kind, norm }) => (kind === 'quoted' ? '\uFFFC' : norm));
  const offsets: number[] = [];
  let joined = '';
  for (const norm of norms) {
    offsets.push(joined.length);
    joined += ` ${norm}`;
  }
  return {
    words,
    norms,
    joined,
    offsets,
    language,
    lexicon,
    postpositions: code === 'ja' || code === 'ko',
    unspaced: code === 'zh' || code === 'ja' || code === 'ko',
    segments: code === 'zh' ? segmentsOf(words) : new Map(),
    tokens: [],
    start: 0,
    told: false,
    recalled: false,
    ended: false,
    use: [],
    phrases: [],
  };
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** "王总和李总": no sum of theirs. */
const TITLE_AND = /^[总哥姐][和与]$/;

/** The words of several characters by where they begin. */
function segmentsOf(words: readonly Lexeme[]): ReadonlyMap<number, number> {
  const segments = new Map<number, number>();
  for (let from = 0; from < words.length; from++) {
    let end = from;
    while (words[end]?.kind === 'han') end++;
    const text = words
      .slice(from, end)
      .map(({ norm }) => norm)
      .join('');
    for (const { segment, index } of SEGMENTER.segment(text))
      if (segment.length > 1 && !TITLE_AND.test(segment)) segments.set(from + index, segment.length);
    from = end;
  }
  return segments;
}

const BREAK = /^[，,；;：:。！!？?…—–()（）\n]$/u;
const isBreak = (p: Pieces, at: number): boolean =>
  p.words[at]?.kind === 'mark' && BREAK.test(p.words[at]?.text ?? '');

/** What may join names; also read as "and" between orders. */
const JOIN =
  /^(?:、|或|或者|和|与|及|以及|\/|&|und|oder|et|ou|y|o|e|i|lub|czy|や|と|および|또는|и|или|of|en|ve|noch|ni|nem|ani)$/u;

/** One stretch between commas; the clause goes on where the next one only limits it. */
function readSegment(p: Pieces, from: number): number {
  const end = segmentEnd(p, from);
  if (p.told) return end + 1;
  const colon = /^[：:]$/.test(p.words[end]?.text ?? '');
  const saved = p.tokens.length;
  const outcome = readWords(p, from, end);
  if (outcome === 'told' || (colon && (has(p, from, end, ['said']) || hands(p.tokens.slice(saved))))) {
    p.tokens.length = saved;
    p.told = true;
  }
  if (outcome === 'idle') p.tokens.length = saved;
  if (!goesOn(p, end + 1)) closeClause(p);
  return end + 1;
}

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
    return (own.length > 0 && own.every(({ type }) => LIMITING.has(type))) || startsAsk(p, next, own);
  const empty = !own.some(({ type }) => type === 'verb' || type === 'word');
  if (empty && only.type === 'forbid' && p.norms[next] === '才') return true;
  if (empty && (only.type === 'ask' || only.type === 'noask'))
    return !has(p, next, segmentEnd(p, next), ['forbid']);
  const opening = bestAt(p, next, false);
  if (only.type === 'forbid' && opening.role === 'lifted') return true;
  return OPENING.has(opening.role) || opening.role === 'consent';
}

function segmentEnd(p: Pieces, from: number): number {
  let end = from;
  while (end < p.words.length && !isBreak(p, end)) end++;
  return end;
}

/** "合并之前，先问我": what to ask about stands before the comma. */
const startsAsk = (p: Pieces, next: number, own: readonly Token[]): boolean =>
  own.length > 0 &&
  bestAt(p, next, true).role === 'ask' &&
  own.some(({ type }) => type === 'verb' || type === 'word');

/** A clause without an order is dropped; one with it is kept. */
function closeClause(p: Pieces): void {
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

/** "Nutze pnpm statt npm", "别用 npm，用 pnpm": what to use, beside what not to. */
function prefers(p: Pieces): boolean {
  const own = p.tokens.slice(p.start);
  const [first] = own;
  if (first?.type !== 'verb' || own.some(isOrder)) return false;
  if (own.some(({ type }) => type === 'instead')) return true;
  const others = p.tokens.slice(0, p.start);
  return isUse(first) && others.some((one) => one.type === 'verb' && isUse(one)) && own.length > 1;
}

const isUse = ({ entry }: Token): boolean => entry?.senses.some(({ action }) => action === 'run') === true;

const has = (p: Pieces, from: number, end: number, roles: readonly string[]): boolean => {
  for (let at = from; at < end; at++) if (found(p, at, roles)) return true;
  return false;
};

function found(
  p: Pieces,
  at: number,
  roles: readonly string[],
  isUsable = (_: Found) => true,
): Found | undefined {
  let best: Found | undefined;
  for (const one of phrasesOf(p, at)) {
    if (best && one.length < best.length) break;
    if (!roles.includes(one.role) || !isUsable(one)) continue;
    if (!best || roles.indexOf(one.role) < roles.indexOf(best.role)) best = one;
  }
  return best;
}

/** What stands at a place never changes; the longest come first. */
function phrasesOf(p: Pieces, at: number): readonly PhraseFound[] {
  const known = p.phrases[at];
  if (known) return known;
  const all = phrasesAt(p.language.phrases, p.norms[at] ?? '', p.joined, p.offsets[at] ?? 0);
  p.phrases[at] = all;
  return all;
}

function readWords(p: Pieces, from: number, end: number): 'read' | 'idle' | 'told' {
  let at = from;
  let first = true;
  while (at < end) {
    const one = bestAt(p, at, first);
    const next = Math.min(end, at + one.length);
    if (one.role === 'no_decree' || (one.role === 'suppose' && first))
      return one.role === 'suppose' ? 'told' : 'idle';
    if (one.role === 'said' && !p.tokens.slice(p.start).some(isOrder)) {
      if (!/^(?:我|i|ich|je|yo)$/.test(p.norms[at - 1] ?? '')) return 'told';
    } else if (one.role === 'because') {
      at = endOfLimit(p, next, end);
      continue;
    } else if (one.role === 'recall') p.recalled = true;
    else if (one.role === 'only' && readOnly(p, at, next, end)) return 'read';
    else if (ORDERS.has(one.role)) order(p, at, next, one.role);
    else if (OPENING.has(one.role)) {
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

/** "生产库只能读": it is not to be changed. "只有测试通过才能部署": not before that is so. */
function readOnly(p: Pieces, at: number, next: number, end: number): boolean {
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
function isFact(p: Pieces, from: number, end: number): boolean {
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
const isOnlyThen = (p: Pieces, at: number): boolean =>
  p.norms[at] === '才' &&
  isOnlyWords(p) &&
  !/^[他她它你]/.test(p.tokens[p.start]?.lexemes[0]?.norm ?? '') &&
  !/^我们/.test(p.norms.slice(startOf(p), at).join('')) &&
  isFact(p, startOf(p), at);

/** No order yet, and something said. */
const isOnlyWords = (p: Pieces): boolean =>
  p.tokens.length > p.start &&
  p.tokens
    .slice(p.start)
    .every(({ type }) => type === 'word' || type === 'verb' || type === 'text' || CLOSERS.has(type));

const CLOSERS: ReadonlySet<string> = new Set(Object.values(CLOSING));

/** Where the words of the clause begin. */
function startOf(p: Pieces): number {
  const [first] = p.tokens.slice(p.start).flatMap(({ lexemes }) => lexemes);
  return Math.max(
    0,
    p.words.findIndex(({ from }) => from === first?.from),
  );
}

function onlyThen(p: Pieces, at: number): void {
  const from = startOf(p);
  const said = p.words.slice(from, factEnd(p, from, at)).filter(({ kind }) => kind !== 'mark');
  p.tokens.length = p.start;
  p.tokens.push(token('forbid', []), token('unless', p.words.slice(at, at + 1)), token('text', said));
}

/** "到周五": a time that is reached is an end. */
function mark(p: Pieces, at: number, next: number, role: string): void {
  const last = p.tokens.at(-1);
  const reached = role === 'season' && last?.type === 'prep' && /^[到至]$/.test(last.lexemes[0]?.norm ?? '');
  tidyEnd(p);
  p.tokens.push(token('mark', p.words.slice(at, next), reached ? 'time' : role));
}

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
  if (before && (before.type === 'always' || (before.type === 'allow' && role === 'noask'))) {
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

/** A preposition or conjunction with nothing after it says nothing. */
function tidyEnd(p: Pieces): void {
  while (p.tokens.length > p.start && /^(?:prep|join)$/.test(p.tokens.at(-1)?.type ?? '')) p.tokens.pop();
}

/** A limit goes on to the next order or to what closes it. */
function endOfLimit(p: Pieces, from: number, end: number): number {
  let stop = from;
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

function openLimit(p: Pieces, at: number, from: number, end: number, role: string): number {
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

/** What stood before since the last limit or order is what is said of it. */
function closeLimit(p: Pieces, at: number, next: number, end: number, role: string): void {
  const ask = next < end && found(p, next, ['ask']) !== undefined;
  if (ask || (next >= end && isBreak(p, end) && bestAt(p, end + 1, true).role === 'ask')) return;
  let from = p.tokens.length;
  while (from > p.start && /^(?:word|verb|prep|post|join)$/.test(p.tokens[from - 1]?.type ?? '')) from--;
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
  const after = /[后内]$|[天日晚周]$/.test(p.norms.slice(at, next).join(''));
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
    tidyEnd(p);
    p.tokens.push(token('prep', lexemes, meaningOf(p, lexemes)));
  } else if (last?.type === 'word' && !p.ended)
    p.tokens[p.tokens.length - 1] = token('word', [...last.lexemes, ...lexemes]);
  else {
    p.tokens.push(token('word', lexemes));
    p.ended = false;
  }
}

/** The English preposition that means the same. */
function meaningOf({ language }: Pieces, lexemes: readonly Lexeme[]): string {
  const written = lexemes.map(({ norm }) => norm).join(lexemes[0]?.kind === 'han' ? '' : ' ');
  return language.prepositions.get(written) ?? written;
}

/** What stands at a place: the longest, and of two the one that says more. */
function bestAt(p: Pieces, at: number, first: boolean): Found {
  const word = p.words[at];
  if (!word) return { role: 'skip', length: 1 };
  const usable = found(
    p,
    at,
    ROLES,
    (one) => (one.role !== 'soft' || first || one.length > 1) && isHere(p, at, one),
  );
  const clock = clockLength(p, at);
  if (clock > 0) return { role: 'season', length: clock };
  const program = commandLength(p, at);
  if (program > 0) return { role: 'word', length: program };
  const { language, norms } = p;
  const verb = entryAt(language.verbs, norms, at);
  const noun = entryAt(language.nouns, norms, at) ?? entryAt(language.persons, norms, at);
  const nounLength = Math.max(noun?.words.length ?? 0, aliasLength(p, at));
  const verbLength = verb?.words.length ?? 0;
  const longest = Math.max(usable?.length ?? 0, nounLength, verbLength);
  const prep = small(p, at);
  if (prep.role === 'prep' && prep.length > 1 && prep.length > longest) return prep;
  const whole = longest < 2 ? wordLength(p, at) : 0;
  if (whole > 0) return { role: 'word', length: whole };
  if (
    usable &&
    usable.length === longest &&
    !(usable.role === 'soft' && (verbLength === longest || nounLength === longest))
  )
    return usable;
  const joined = norms[at - 1] !== undefined && JOIN.test(norms[at - 1] ?? '') && p.words[at]?.kind === 'han';
  const afterVerb = p.tokens.at(-1)?.type === 'verb' && !joined;
  const telling = p.tokens.at(-1)?.type === 'prep' && norms[at + verbLength] === '的';
  if (verb && telling) return { role: 'word', length: verbLength };
  if (verb && verbLength === longest && !(afterVerb && nounLength === longest))
    return { role: 'verb', length: verbLength, entry: verb };
  const pronoun = entryAt(language.pronouns, norms, at);
  if (pronoun && pronoun.words.length > nounLength)
    return { role: isPointing(p, at, pronoun) ? 'skip' : 'word', length: pronoun.words.length };
  if (nounLength > 0) return { role: 'word', length: nounLength };
  return small(p, at);
}

/** "这个分支": the branch at hand. */
function isPointing(p: Pieces, at: number, { words }: WordEntry): boolean {
  const next = at + words.length;
  if (!/^[这那]/.test(p.norms[at] ?? '') || p.words[next] === undefined) return false;
  if (isBreak(p, next) || found(p, next, ROLES)) return false;
  return p.words[next]?.kind !== 'han' || bestAt(p, next, false).role === 'word';
}

const DAY = '(?: (?:今 天|明 天|后 天|每 天|(?:周|星 期|下 周|本 周) [一二三四五六日天]))';
const DAY_PART = '(?: (?:上 午|下 午|晚 上|早 上|凌 晨|中 午|夜 里|半 夜|深 夜|傍 晚|清 晨|今 晚|明 早))';
const HOUR =
  '(?: \\d{1,2}:\\d{2}| (?:\\d{1,2}|(?:二 )?十(?: [一二三四])?|[一二两三四五六七八九]) 点(?: [钟半整])?)';
const TIME = `${DAY}?${DAY_PART}?${HOUR}`;
const CLOCK = new RegExp(
  `(?: 在)?${TIME}(?: [到至~-]${TIME})?(?: 之 间| 期 间)?(?: 以 后| 之 后| 后| 开 始)?(?= |$)`,
  'y',
);

/** "晚上 11 点到早上 7 点之间", "十点以后". */
function clockLength(p: Pieces, at: number): number {
  if (p.segments.size === 0 && !p.unspaced) return 0;
  CLOCK.lastIndex = p.offsets[at] ?? 0;
  const [match = ''] = CLOCK.exec(p.joined) ?? [];
  return match.split(' ').length - 1;
}

/** "新闻" is a word, and no news of something new: a word of the dictionary that the lexicon cannot take apart. */
function wordLength(p: Pieces, at: number): number {
  const length = p.segments.get(at) ?? 0;
  const before = p.tokens.at(-1);
  const pronoun = entryAt(p.language.pronouns, p.norms, at)?.words.length ?? 0;
  if (length < 2 || found(p, at, ['forbid']) || Math.max(pronoun, small(p, at).length) > 1) return 0;
  const isVerb = entryAt(p.language.verbs, p.norms, at) !== undefined;
  if (isVerb && (before === undefined || isOrder(before) || found(p, at + length, Object.keys(CLOSING))))
    return 0;
  for (let one = at; one < at + length; one++) if (!isSmall(p, one)) return length;
  return 0;
}

/** A character that the lexicon knows by itself. */
const isSmall = (p: Pieces, at: number): boolean => {
  const { language, norms, words } = p;
  const norm = norms[at] ?? '';
  return (
    words[at]?.kind !== 'han' ||
    [language.verbs, language.nouns, language.pronouns].some(
      (index) => index.get(norm)?.[0]?.words.length === 1 || index.get(norm)?.at(-1)?.words.length === 1,
    ) ||
    language.prepositions.has(norm) ||
    language.determiners.has(norm) ||
    COMPLEMENT.test(norm) ||
    phrasesOf(p, at).some((one) => one.length === 1)
  );
};

/** What a verb of one character may end in: 改成, 删完. */
const COMPLEMENT = /^[成完光出回入好掉没还]$/;

/** `git push --force` among characters is a command. */
function commandLength(p: Pieces, at: number): number {
  const { words, norms, lexicon } = p;
  if (!p.unspaced || !lexicon.programs.has(norms[at] ?? '')) return 0;
  let end = at + 1;
  while (
    /^(?:word|flag|path)$/.test(words[end]?.kind ?? '') &&
    (words[end]?.from ?? 0) - (words[end - 1]?.to ?? 0) <= 1
  )
    end++;
  return end - at;
}

/** "线上": what stands for an environment or a branch, written without spaces. */
function aliasLength(p: Pieces, at: number): number {
  if (p.words[at]?.kind !== 'han') return 0;
  for (let length = 5; length > 1; length--)
    if (p.lexicon.aliases.has(p.norms.slice(at, at + length).join('')))
      return Math.min(length, p.norms.length - at);
  return 0;
}

/** "别给我打电话": for me, and not what I am asked. */
const TO_ME = /^[给让跟和向等找]我$/;

/** Marks of aspect and of the end count at the end only; "先" and the like before the verb. */
function isHere(p: Pieces, at: number, { role, length }: Found): boolean {
  const ordered = p.tokens.slice(p.start).some(isOrder);
  const han = p.words[at]?.kind === 'han';
  // "Plus de 500 €" is an amount.
  if (role === 'forbid' && p.words[at + length]?.kind === 'number' && !han) return false;
  if (role === 'always') return !ordered;
  if (role === 'task' && length === 1) return !ordered;
  if (role === 'until' && length === 1 && han) return p.norms[at] === '等' && isAwaited(p, at);
  if (role === 'again' && p.norms[at] === '成' && length === 1 && !isLast(p, at + 1)) return false;
  if (role === 'handsoff' && length === 2 && p.norms[at] === '只') return isReadOnly(p, at, at + 2);
  if (role === 'ask' && length === 2 && TO_ME.test(`${p.norms[at]}${p.norms[at + 1]}`)) return false;
  if (role === 'except_this' && length < 3 && /^[对内国海另额]$/.test(p.norms[at - 1] ?? '')) return false;
  if (role === 'lifted') return p.tokens.length > 0;
  if (role === 'lift' && han) return namesRule(p, at, length);
  if (role === 'before_this' || role === 'while_this' || role === 'except_this')
    return p.tokens.length > p.start && !(length === 1 && han && goesOnAfter(p, at + 1));
  return at >= 0;
}

const isLast = (p: Pieces, at: number): boolean => p.words[at] === undefined || isBreak(p, at);

/** "等审计结束": what is waited for ends. */
const isAwaited = (p: Pieces, at: number): boolean =>
  /(?:结束|完成|通过|上线|恢复|回来|好|完|后)(?:了|再|就|$)/.test(
    p.norms.slice(at + 1, segmentEnd(p, at)).join(''),
  );

/** "生产库只读": said of what stands before it, and of nothing after it. */
const isReadOnly = (p: Pieces, at: number, end: number): boolean =>
  p.tokens.length === p.start + 1 && p.tokens.at(-1)?.type === 'word' && isLast(p, end) && at > 0;

/** "前门": a character that closes a limit is followed by an order, by a mark or by nothing. */
const goesOnAfter = (p: Pieces, at: number): boolean =>
  p.words[at]?.kind === 'han' && !found(p, at, [...ORDERS, 'soft', 'consent', 'skip', 'task']);

/** "取消订单" ends no rule; "取消不许部署的规定" and "忘掉我之前说的" do. */
function namesRule(p: Pieces, at: number, length: number): boolean {
  if (length > 3) return true;
  const end = segmentEnd(p, at);
  return has(p, at, end, ['rule']) || p.words.slice(at, end).some(({ kind }) => kind === 'quoted');
}

function small(p: Pieces, at: number): Found {
  const { language, norms, words } = p;
  const word = words[at] as Lexeme;
  const joins = JOIN.test(word.norm) && (word.kind === 'han' || !language.prepositions.has(word.norm));
  if (joins && p.tokens.at(-1)?.type === 'word') return { role: 'join', length: 1 };
  // "部署或推送": of two verbs there is nothing to join.
  if (
    joins &&
    word.kind === 'han' &&
    p.tokens.at(-1)?.type === 'verb' &&
    entryAt(language.verbs, norms, at + 1)
  )
    return { role: 'skip', length: 1 };
  for (let length = 4; length > 0; length--) {
    const text = norms.slice(at, at + length).join(word.kind === 'han' ? '' : ' ');
    if (norms.slice(at, at + length).length < length) continue;
    if (language.prepositions.has(text)) return { role: 'prep', length };
    if (text === '谁') return { role: 'word', length };
    if (language.determiners.has(text) || language.everything.has(text)) return { role: 'skip', length };
  }
  return { role: word.kind === 'mark' ? 'skip' : 'word', length: 1 };
}
