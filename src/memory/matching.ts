/** How rules compare: what a matcher covers, and when two rules say the same. */

import { isSameTool, spellingOf } from '../catalog/tool-spelling.ts';
import type { Matcher, Rule } from './rule.ts';

/** Texts compare by NFKC and case folding. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().trim();

/** Whether two rules may be about the same tool; a rule that is bound to none is about that of no other. */
export const sameTool = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && isSameTool(a, b));

/** Letters and digits in runs, a Chinese or Japanese character each by itself, and `*`. */
const TOKEN =
  /\*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\p{N}+/gu;

export const tokensOf = (value: string): readonly string[] => folded(value).match(TOKEN) ?? [];

/** Whether `inner` stands in `outer`, whole and in one piece; `*` stands for anything between. */
export function holdsTokens(outer: readonly string[], inner: readonly string[]): boolean {
  const pieces = piecesOf(inner);
  let from = 0;
  for (const piece of pieces) {
    const at = indexOfPiece(outer, piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}

function piecesOf(tokens: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  for (const token of tokens)
    if (token === '*') pieces.push([]);
    else pieces.at(-1)?.push(token);
  return pieces.filter((piece) => piece.length > 0);
}

function indexOfPiece(outer: readonly string[], piece: readonly string[], from: number): number {
  for (let at = from; at + piece.length <= outer.length; at++)
    if (piece.every((token, i) => outer[at + i] === token)) return at;
  return -1;
}

/** Whether every call that the second value matches is matched by the first. */
export function valueCovers(wide: string, narrow: string): boolean {
  if (folded(wide) === folded(narrow)) return true;
  if (isComparison(wide) || isComparison(narrow)) return false;
  const [outer, inner] = [tokensOf(narrow), tokensOf(wide)];
  // A value that holds no letter or digit is a sign by itself.
  if (inner.length === 0 || outer.length === 0) return false;
  return holdsTokens(outer, inner);
}

const isComparison = (value: string): boolean => /^\s*[<>]/.test(value);

/** Whether the first matchers hold wherever the second do. Without matchers, they hold everywhere. */
export const matchersCover = (wide: readonly Matcher[], narrow: readonly Matcher[]): boolean =>
  wide.every((matcher) => narrow.some((other) => valueCovers(matcher.value, other.value)));

/** Whether some call may be matched by both. */
export const mayOverlap = (a: Rule, b: Rule): boolean =>
  sameTool(a.tool, b.tool) &&
  (matchersCover(a.matchers, b.matchers) || matchersCover(b.matchers, a.matchers));

const matcherKey = ({ arg = '', value, role = false }: Matcher): readonly unknown[] => [
  folded(arg),
  folded(value),
  role,
];

/** Two rules with the same key say the same about the same calls; only when and how it was said may differ. */
export function sayingOf(rule: Rule): string {
  const keys = (matchers: readonly Matcher[]) => matchers.map((m) => JSON.stringify(matcherKey(m))).sort();
  const { owner, scope, tool, effect, matchers, condition = '', except = [], until, status } = rule;
  return JSON.stringify([
    ...[owner, scope.kind, scope.name ?? '', tool === null ? null : spellingOf(tool).whole, effect],
    ...[keys(matchers), folded(condition), keys(except)],
    until ? [until.kind, folded(until.text)] : null,
    // Without a structure, or without a tool, the sentence is what there is.
    status === 'unenforced' || tool === null ? tokensOf(rule.sentence).join(' ') : null,
    isSaying(rule) ? null : rule.tags,
  ]);
}

const isSaying = ({ source }: Rule): boolean => source !== 'post_turn';
