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
