/** Chinese numbers: amounts of money that are written in characters, as digits. */

import type { Lexeme } from './lexemes.ts';

const DIGITS: ReadonlyMap<string, number> = new Map([...'零一二三四五六七八九'].map((one, at) => [one, at]));
const UNITS: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
  ['万', 10_000],
  ['亿', 100_000_000],
]);
const MONEY = /^[元块]$/;
/** No amount has more characters. */
const LONGEST = 16;

/** `一万元`, `5 千块`: one number, with its currency; everything else stays as it is. */
export function withAmounts(words: readonly Lexeme[]): readonly Lexeme[] {
  const read: Lexeme[] = [];
  for (let at = 0; at < words.length; ) {
    const bare = bareEnd(words, at);
    if (bare > at) {
      const text = String(amountOf(words.slice(at, bare)));
      const first = words[at] as Lexeme;
      read.push({ ...first, kind: 'number', text, norm: text, to: words[bare - 1]?.to ?? first.to });
      at = bare;
      continue;
    }
    const end = amountEnd(words, at);
    const last = words[end - 1];
    const first = words[at] as Lexeme;
    if (last && end > at + 1) {
      const text = `${amountOf(words.slice(at, end - 1))}元`;
      read.push({ ...first, kind: 'number', text, norm: text, to: last.to });
      at = end;
    } else {
      read.push(first);
      at++;
    }
  }
  return read;
}

const isDigit = ({ kind, norm }: Lexeme): boolean =>
  DIGITS.has(norm) || norm === '两' || (kind === 'number' && /^\d+(?:\.\d+)?$/.test(norm));

/** After the currency; `from` where there is no amount. */
function amountEnd(words: readonly Lexeme[], from: number): number {
  let end = from;
  while (
    end - from < LONGEST &&
    words[end] &&
    (isDigit(words[end] as Lexeme) || UNITS.has(words[end]?.norm ?? ''))
  )
    end++;
  if (end > from && MONEY.test(words[end]?.norm ?? '')) return end + 1;
  return from;
}

const COMPARES = /(?:超过|高于|大于|低于|少于|小于|多于)$/;
const MEASURE = /^[个人次天周月年份封条件张位名页行字%岁度小分秒点米]$/;

/** "超过三百": compared with what is not counted, it is money. */
function bareEnd(words: readonly Lexeme[], from: number): number {
  const before = `${words[from - 2]?.norm ?? ''}${words[from - 1]?.norm ?? ''}`;
  if (!COMPARES.test(before)) return from;
  let end = from;
  while (end - from < LONGEST && words[end]?.kind === 'han' && isNumeral(words[end])) end++;
  const next = words[end]?.norm ?? '';
  return end - from > 1 && !MEASURE.test(next) && !MONEY.test(next) ? end : from;
}

const isNumeral = (word: Lexeme | undefined): boolean =>
  word !== undefined && (isDigit(word) || UNITS.has(word.norm));

function amountOf(words: readonly Lexeme[]): number {
  let whole = 0;
  let section = 0;
  let digit: number | undefined;
  for (const { norm } of words) {
    const unit = UNITS.get(norm);
    if (unit === undefined) digit = norm === '两' ? 2 : (DIGITS.get(norm) ?? Number(norm));
    else if (unit >= 10_000) {
      whole = (whole + section + (digit ?? 0) || 1) * unit;
      [section, digit] = [0, undefined];
    } else {
      section += (digit ?? 1) * unit;
      digit = undefined;
    }
  }
  return whole + section + (digit ?? 0);
}
