/** Text as it is compared: one form for everything that looks or means the same. */

/** Characters drawn like a Latin letter or a sign: Cyrillic, Greek, Armenian, letter-like. In pairs, lower case. */
const DRAWN_ALIKE =
  "аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwһhӏlɡgɑaıiιiνvοoρpαaυuκkτtχxοoսuոnօoցgհhՏsǀl‐-‑-‒-–-—-―-−-﹣-＿_‘'’'“\"”\"′'；;：:∕/⁄/⧸/╱/․.‚,";

const ALIKE = new Map<string, string>();
const drawn = [...DRAWN_ALIKE];
for (let i = 0; i + 1 < drawn.length; i += 2) ALIKE.set(drawn[i] as string, drawn[i + 1] as string);

const PLAIN = /^[\x20-\x7e]*$/;

/**
 * The text in the form in which texts are compared: NFKC, lower case, without accents and without what cannot be
 * seen, and letters of other scripts that are drawn like Latin ones as these.
 *
 * The form is for comparing only. It never gets longer than 18 times the text (NFKC's own bound).
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const composed = withoutInvisible(text.normalize('NFKC')).toLowerCase();
  const bare = withoutMarks(composed.normalize('NFD')).normalize('NFC');
  return bare.replace(/[^\x20-\x7e]/gu, (character) => alike(character));
}

// Patterns over scripts stand where they are used: to read one takes longer than to decide a call, and plain texts
// need none.

/** Without what cannot be seen (zero-width characters, bidirectional controls, tags, selectors), and controls. */
const withoutInvisible = (text: string): string => text.replace(/\p{DI}|(?![\t\n\r])\p{Cc}/gu, '');

/** Without marks on letters of these scripts: `é` is compared as `e`. Other scripts need theirs. */
const withoutMarks = (text: string): string =>
  text.replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1');

const alike = (character: string): string =>
  character === 'ß' ? 'ss' : character === 'ς' ? 'σ' : (ALIKE.get(character) ?? character);
