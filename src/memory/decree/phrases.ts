/**
 * Phrases with alternatives: `{do|does} not {ever |}` stands for four of them.
 *
 * A phrase is matched against words in a row, so it is compiled to a pattern over ` word word …`, where every word
 * has one space before it; an index of first words says which patterns are worth trying.
 */

export interface Phrase {
  readonly role: string;
  readonly pattern: RegExp;
}

/** Phrases by their first words. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

export interface PhraseFound {
  readonly role: string;
  /** In words. */
  readonly length: number;
}

type Part = { readonly word: string } | { readonly choice: readonly (readonly Part[])[] };

export function phraseIndex(phrases: Iterable<readonly [role: string, template: string]>): PhraseIndex {
  const index = new Map<string, Phrase[]>();
  for (const [role, template] of phrases) {
    const parts = readTemplate(template);
    const phrase = { role, pattern: new RegExp(`${patternOf(parts)}(?= |$)`, 'y') };
    for (const word of firstWords(parts).words) {
      const known = index.get(word);
      if (known) known.push(phrase);
      else index.set(word, [phrase]);
    }
  }
  return index;
}

/** The longest phrase at a word, for each role; `joined` is all words, each with a space before it. */
export function phrasesAt(
  index: PhraseIndex,
  word: string,
  joined: string,
  offset: number,
): readonly PhraseFound[] {
  const found = new Map<string, number>();
  for (const { role, pattern } of index.get(word) ?? []) {
    pattern.lastIndex = offset;
    const match = pattern.exec(joined);
    if (!match || match[0] === '') continue;
    const length = match[0].split(' ').length - 1;
    if (length > (found.get(role) ?? 0)) found.set(role, length);
  }
  return Array.from(found, ([role, length]) => ({ role, length })).sort((a, b) => b.length - a.length);
}

function readTemplate(template: string): readonly Part[] {
  const pieces = template.match(/[{}|]|[^\s{}|]+/g) ?? [];
  let at = 0;
  const sequence = (): Part[] => {
    const parts: Part[] = [];
    while (at < pieces.length && pieces[at] !== '|' && pieces[at] !== '}') {
      const piece = pieces[at++] as string;
      if (piece === '{') parts.push({ choice: alternatives() });
      else parts.push(...wordsOf(piece).map((word) => ({ word })));
    }
    return parts;
  };
  const alternatives = (): Part[][] => {
    const choice = [sequence()];
    while (pieces[at] === '|') {
      at++;
      choice.push(sequence());
    }
    at++;
    return choice;
  };
  return sequence();
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Scripts without spaces are matched character by character. */
const wordsOf = (piece: string): readonly string[] =>
  UNSPACED.test(piece) ? (piece.match(/[A-Za-z0-9]+|[^\s]/gu) ?? []) : [piece];

const patternOf = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      'word' in part ? ` ${escaped(part.word)}` : `(?:${longestFirst(part.choice.map(patternOf)).join('|')})`,
    )
    .join('');

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Alternatives are tried in order, and the longer one is meant. */
const longestFirst = (patterns: readonly string[]): readonly string[] =>
  [...patterns].sort((a, b) => b.length - a.length);

function firstWords(parts: readonly Part[]): {
  readonly words: ReadonlySet<string>;
  readonly empty: boolean;
} {
  const words = new Set<string>();
  for (const part of parts) {
    if ('word' in part) return { words: words.add(part.word), empty: false };
    const choices = part.choice.map(firstWords);
    for (const choice of choices) for (const word of choice.words) words.add(word);
    if (!choices.some(({ empty }) => empty)) return { words, empty: false };
  }
  return { words, empty: true };
}
