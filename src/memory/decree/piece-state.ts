/** What is known while a sentence without spaces is read, and what stands at a place of it. */

import type { Lexeme } from './lexemes.ts';
import type { DecreeLexicon, Language, WordEntry } from './lexicon.ts';
import { type PhraseFound, phrasesAt } from './phrases.ts';
import type { Token } from './token.ts';

/** Roles that order. */
export const ORDERS: ReadonlySet<string> = new Set([
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
export const ROLES = [
  'no_decree',
  'needless',
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
  'instead_this',
  'always',
  'automatic',
  'again',
  'said',
  'reported',
  'that',
  'recall',
  'name',
  'more',
  'less',
  'soft',
] as const;
export const OPENING: ReadonlySet<string> = new Set(['except', 'unless', 'until', 'if', 'instead']);
export const CLOSED: ReadonlySet<string> = new Set([
  'consent',
  'session',
  'task',
  'time',
  'season',
  'again',
  'automatic',
]);
/** What closes a limit ("周一之前"), and what the grammars call it. */
export const CLOSING: Readonly<Record<string, 'before' | 'while' | 'besides' | 'rather'>> = {
  before_this: 'before',
  while_this: 'while',
  except_this: 'besides',
  instead_this: 'rather',
};
export const LIMITING: ReadonlySet<string> = new Set([...OPENING, ...Object.values(CLOSING), 'text', 'mark']);
export const isOrder = ({ type }: Token): boolean => ORDERS.has(type);

export interface Found {
  readonly role: string;
  readonly length: number;
  readonly entry?: WordEntry;
}

export interface Pieces {
  readonly code: string;
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
  readonly segments: () => ReadonlyMap<number, number>;
  readonly tokens: Token[];
  /** Where the tokens of the clause begin. */
  start: number;
  told: boolean;
  /** "Schreib ihr": what is to be said may follow. */
  handing: boolean;
  /** "之前说不让你碰 …，": what was forbidden, and may be allowed in what follows. */
  recalled: boolean;
  /** A postposition has ended the name before it. */
  ended: boolean;
  /** "用 pnpm，": what to use, which is a wish where the next clause says what not to use. */
  use: readonly Token[];
  /** "Lo", "les", "y": what is meant where the clause names nothing. */
  clitic: readonly Lexeme[];
  /** "Nada", "rien": all is meant. */
  everything: boolean;
  readonly phrases: (readonly PhraseFound[])[];
}

export function piecesOf(
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
    code,
    words,
    norms,
    joined,
    offsets,
    language,
    lexicon,
    postpositions: code === 'ja' || code === 'ko',
    unspaced: code === 'zh' || code === 'ja' || code === 'ko',
    segments: once(() => (code === 'zh' ? segmentsOf(words) : new Map())),
    tokens: [],
    start: 0,
    told: false,
    handing: false,
    recalled: false,
    ended: false,
    use: [],
    clitic: [],
    everything: false,
    phrases: [],
  };
}

/** Few sentences need the dictionary, which is slow. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
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
export const isBreak = (p: Pieces, at: number): boolean =>
  p.words[at]?.kind === 'mark' && BREAK.test(p.words[at]?.text ?? '');

export const has = (p: Pieces, from: number, end: number, roles: readonly string[]): boolean => {
  for (let at = from; at < end; at++) if (found(p, at, roles)) return true;
  return false;
};

export function found(
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
export function phrasesOf(p: Pieces, at: number): readonly PhraseFound[] {
  const known = p.phrases[at];
  if (known) return known;
  const all = phrasesAt(p.language.phrases, p.norms[at] ?? '', p.joined, p.offsets[at] ?? 0);
  p.phrases[at] = all;
  return all;
}

export const isLast = (p: Pieces, at: number): boolean => p.words[at] === undefined || isBreak(p, at);
