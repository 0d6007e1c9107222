/** Text as it is compared: one form for everything that looks or means the same. */

/** Characters drawn like a Latin letter or a sign: Cyrillic, Greek, Armenian, letter-like. In pairs, lower case. */
const DRAWN_ALIKE =
  "аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwһhӏlɡgɑaıiιiνvοoρpαaυuκkτtχxοoսuոnօoցgհhՏsǀl‐-‑-‒-–-—-―-−-﹣-＿_‘'’'“\"”\"′'；;：:∕/⁄/⧸/╱/․.‚,";

const ALIKE = new Map<string, string>();
const drawn = [...DRAWN_ALIKE];
for (let i = 0; i + 1 < drawn.length; i += 2) ALIKE.set(drawn[i] as string, drawn[i + 1] as string);

const PLAIN = /^[\x20-\x7e]*$/;
/** What cannot be seen (zero-width characters, bidirectional controls, tags, selectors), and controls. */
const INVISIBLE = /\p{DI}|(?![\t\n\r])\p{Cc}/gu;
/** Marks on letters of these scripts: `é` is compared as `e`. Other scripts need theirs. */
const MARKED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/**
 * The text in the form in which texts are compared: NFKC, lower case, without accents and without what cannot be
 * seen, and letters of other scripts that are drawn like Latin ones as these.
 *
 * The form is for comparing only. It never gets longer than 18 times the text (NFKC's own bound).
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const composed = text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
  const bare = composed.normalize('NFD').replace(MARKED, '$1').normalize('NFC');
  return bare.replace(/[^\x20-\x7e]/gu, (character) => alike(character));
}

const alike = (character: string): string =>
  character === 'ß' ? 'ss' : character === 'ς' ? 'σ' : (ALIKE.get(character) ?? character);

/** Scripts written without spaces: every character is a token of its own. */
const BY_CHARACTER =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const KATAKANA = '\\p{Script=Katakana}ー';
const TOKEN = new RegExp(
  `[${BY_CHARACTER}]|[${KATAKANA}]+|(?:(?![${BY_CHARACTER}${KATAKANA}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
const ASCII_TOKEN = /[a-z0-9]+/g;

/** The tokens of a folded text: letters and digits in runs. */
export const tokensOf = (folded: string): readonly string[] =>
  folded.match(PLAIN.test(folded) ? ASCII_TOKEN : TOKEN) ?? [];

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
