/** Lexemes: a sentence taken apart into words, addresses, paths, numbers and marks, each with its place. */

import moo from 'moo';

export type LexemeKind =
  | 'word'
  | 'han'
  | 'quoted'
  | 'url'
  | 'email'
  | 'flag'
  | 'channel'
  | 'mention'
  | 'path'
  | 'clock'
  | 'number'
  | 'mark';

export interface Lexeme {
  readonly kind: LexemeKind;
  /** As it is written. */
  readonly text: string;
  /** NFKC, lower case, without contraction or possessive: what the lexicon is asked for. */
  readonly norm: string;
  /** Code units of the message. */
  readonly from: number;
  readonly to: number;
  /** `mother's` stands for `mother`. */
  readonly possessive?: true;
}

/** What stands for the text of a quotation or of inline code, so that it can be a name and nothing else. */
export const QUOTED = '\uFFFC';

const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々';
const LETTER = `(?:(?![${HAN}])[\\p{L}\\p{M}\\p{N}_])`;
const APOSTROPHE = "['’‘‛ʼ＇`´]";
const END = '(?![\\w])';
const rule = (pattern: string) => new RegExp(pattern, 'u');

const lexer = moo.compile({
  space: { match: /[\s\u200b-\u200f\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069]+/u, lineBreaks: true },
  quoted: rule(`${QUOTED}+`),
  tag: /<\/?[A-Za-z][^<>\n]{0,200}>/u,
  url: rule('[Hh][Tt][Tt][Pp][Ss]?://[\\w.~:/?#@!$&*+,;=%-]*[\\w/]'),
  email: rule('[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+'),
  flag: rule(`--?[A-Za-z][\\w-]*(?:=[\\w./-]+)?${END}`),
  channel: rule('#[A-Za-z][\\w-]*'),
  pair: rule('\\d:1(?!\\d)s?'),
  mention: rule('@[A-Za-z][\\w.-]*\\w'),
  clock: rule(
    `\\d{1,2}(?::\\d{2})?\\s?(?:[aApP][mM]|[aApP]\\.[mM]\\.)${END}|\\d{1,2}:\\d{2}${END}|\\d{1,2}\\s?(?:uhr|Uhr|o'clock|h)${END}`,
  ),
  path: rule(
    [
      '[\\w@.-]*[\\w-]/(?=[\\s,.;:!?)\\]]|$)',
      '(?:~|\\.{1,2})?/(?:[\\w.@*-]*[\\w*-]/?)*(?:/[\\w.@*-]*[\\w*-])*(?=[^\\w]|$)',
      '(?![Aa]nd/[Oo]r)[\\w@.-]*[\\w-](?:/[\\w.@*-]*[\\w*-])+/?',
      '[A-Za-z]:\\\\[\\w\\\\.-]*\\w',
      '\\*\\.\\w+(?:\\.\\w+)*',
      '\\.[A-Za-z][\\w-]*(?:\\.[\\w-]+)*',
      '[A-Za-z0-9_][\\w-]*(?:\\.[A-Za-z][\\w-]*)+(?:\\.\\d+)*',
      '[\\w-]+\\*',
    ].join('|'),
  ),
  number: rule(
    `(?:[$€£¥]\\s?|(?:USD|EUR|GBP)\\s?)?\\d+(?:[.,]\\d+)*(?:[kK]${END})?(?:\\s?(?:[$€£¥%]|(?:USD|EUR|GBP|CHF|usd|eur|gbp|dollars|euros|euro|bucks|pounds|元|块|美元|欧元)${END}))?(?!${LETTER}|[-]\\p{L})`,
  ),
  han: rule(`[${HAN}]`),
  word: rule(`${LETTER}+(?:(?:${APOSTROPHE}|-)${LETTER}+)*(?:\\+\\+|#)?`),
  mark: { match: /[\s\S]/u, lineBreaks: true },
});

/** The lexemes of a text whose first code unit stands at `from`; `original` is what quotations stand for. */
export function lexemesOf(text: string, from: number, original: string): readonly Lexeme[] {
  lexer.reset(text);
  const lexemes: Lexeme[] = [];
  for (const { type, value, offset } of lexer) {
    if (type === 'space' || type === 'tag') continue;
    const at = from + offset;
    const span = { from: at, to: at + value.length };
    if (type === 'pair') lexemes.push({ ...lexeme('word', value, span), norm: value.replace(/s$/, '') });
    else if (type === 'word') lexemes.push(...wordsIn(value, span));
    else
      lexemes.push(lexeme(type as LexemeKind, type === 'quoted' ? original.slice(at, span.to) : value, span));
  }
  return lexemes;
}

/** Each character as it is usually written. */
export const usual = (
  lexemes: readonly Lexeme[],
  variants: ReadonlyMap<string, string> | undefined,
): readonly Lexeme[] =>
  variants === undefined
    ? lexemes
    : lexemes.map((one) => ({ ...one, norm: variants.get(one.norm) ?? one.norm }));

type Span = { readonly from: number; readonly to: number };

function lexeme(kind: LexemeKind, text: string, span: Span): Lexeme {
  const bare = kind === 'quoted' ? unquoted(text) : text;
  return { kind, text: bare, norm: normal(bare), ...span };
}

/** Code is as it is written; of other quotations the marks at their end are those of the sentence. */
const unquoted = (text: string): string =>
  /^`/.test(text)
    ? text.replace(/^`+|`+$/g, '').trim()
    : text.replace(/^[\p{Ps}\p{Pi}\p{Pf}"'*_\s]+|[\p{P}\p{S}\s]+$/gu, '');

/** NFKC and lower case; marks of the same meaning are one. */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‛ʼ´`]/g, "'");

const NOT: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'is' };
const UNSPELLED: Readonly<Record<string, readonly string[]>> = {
  dont: ['do', 'not'],
  havent: ['have', 'not'],
  hasnt: ['has', 'not'],
  hadnt: ['had', 'not'],
  arent: ['are', 'not'],
  wasnt: ['was', 'not'],
  werent: ['were', 'not'],
  couldnt: ['could', 'not'],
  wouldnt: ['would', 'not'],
  neednt: ['need', 'not'],
  shant: ['shall', 'not'],
  thats: ['that', 'is'],
  theyre: ['they', 'are'],
  youve: ['you', 'have'],
  youll: ['you', 'will'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  cant: ['can', 'not'],
  cannot: ['can', 'not'],
  wont: ['will', 'not'],
  mustnt: ['must', 'not'],
  shouldnt: ['should', 'not'],
  dnt: ['do', 'not'],
  youre: ['you', 'are'],
  ive: ['i', 'have'],
  im: ['i', 'am'],
  lets: ['let', 'us'],
  isnt: ['is', 'not'],
  gonna: ['going', 'to'],
  pls: ['please'],
  plz: ['please'],
  u: ['you'],
};
const ENDINGS: Readonly<Record<string, string>> = { re: 'are', ll: 'will', ve: 'have', m: 'am', d: 'would' };
/** French: `n'envoie`, `jusqu'à`. */
const ELIDED = /^(?:n|l|d|j|m|t|s|c|qu|jusqu|lorsqu)$/;
const IS_AFTER = /^(?:it|that|he|she|there|what|who|this|here|where|how|everything|nothing|nobody|everyone)$/;

/** A word with its contraction spelled out; all its words stand at the same place. */
function wordsIn(text: string, span: Span): readonly Lexeme[] {
  const norm = normal(text);
  const words = (norms: readonly string[]) =>
    norms.map((one): Lexeme => ({ kind: 'word', text, norm: one, ...span }));
  const unspelled = Object.hasOwn(UNSPELLED, norm) ? UNSPELLED[norm] : undefined;
  if (unspelled) return words(unspelled);
  const [, start = '', end = ''] = /^([^']+)'([\p{L}\p{N}_-]+)$/u.exec(norm) ?? [];
  if (end === '') return words([norm]);
  if (end === 't' && start.endsWith('n')) {
    const verb = start.slice(0, -1);
    return words([Object.hasOwn(NOT, verb) ? (NOT[verb] as string) : verb, 'not']);
  }
  if (start === 'let' && end === 's') return words(['let', 'us']);
  if (end === 's' && IS_AFTER.test(start)) return words([start, 'is']);
  if (end === 's') return [{ kind: 'word', text, norm: start, ...span, possessive: true }];
  if (ELIDED.test(start) && !Object.hasOwn(ENDINGS, end)) return words([start, end]);
  if (Object.hasOwn(ENDINGS, end)) return words([start, ENDINGS[end] as string]);
  return words([norm]);
}
