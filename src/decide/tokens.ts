/** Tokens: the words by which texts are compared. */

import { fold } from '../catalog/fold.ts';

const PLAIN = /^[\x20-\x7e]*$/;

/** Scripts written without spaces: every character is a token of its own. */
const BY_CHARACTER =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const KATAKANA = '\\p{Script=Katakana}ー';
let anyToken: RegExp | undefined;

/** Made when it is first needed: to read it takes longer than to decide a call of plain texts. */
function token(): RegExp {
  anyToken ??= new RegExp(
    `[${BY_CHARACTER}]|[${KATAKANA}]+|(?:(?![${BY_CHARACTER}${KATAKANA}])[\\p{L}\\p{N}\\p{M}])+`,
    'gu',
  );
  return anyToken;
}

const ASCII_TOKEN = /[a-z0-9]+/g;

/** The tokens of a folded text: letters and digits in runs. */
export const tokensOf = (folded: string): readonly string[] =>
  folded.match(PLAIN.test(folded) ? ASCII_TOKEN : token()) ?? [];

/** The tokens of a pattern, in pieces with anything between them: at each `*`. */
export const piecesOf = (value: string): readonly (readonly string[])[] =>
  fold(value)
    .split('*')
    .map(tokensOf)
    .filter((piece) => piece.length > 0);

/** Whether the pieces stand in the tokens: each in one piece, in order, none over another. */
export function holdsPieces(tokens: readonly string[], pieces: readonly (readonly string[])[]): boolean {
  let from = 0;
  for (const piece of pieces) {
    const at = indexOfPiece(tokens, piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}

function indexOfPiece(tokens: readonly string[], piece: readonly string[], from: number): number {
  const last = tokens.length - piece.length;
  for (let at = from; at <= last; at++) {
    let same = 0;
    while (same < piece.length && tokens[at + same] === piece[same]) same++;
    if (same === piece.length) return at;
  }
  return -1;
}
