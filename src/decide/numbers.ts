/** Numbers and money as people and tools write them: `1000`, `$1,000.50`, `1.000,50 €`, `1.5k`, `500 USD`. */

import { fold } from '../catalog/fold.ts';

export interface Quantity {
  /** What it may be: `1.500` is 1.5 or 1500. */
  readonly values: readonly number[];
  /** ISO 4217, where it is said. */
  readonly currency?: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  $: 'usd',
  '€': 'eur',
  '£': 'gbp',
  '¥': 'jpy',
  '₹': 'inr',
  '₩': 'krw',
  '₽': 'rub',
  '₺': 'try',
  '₪': 'ils',
  '₫': 'vnd',
  元: 'cny',
  块: 'cny',
  円: 'jpy',
};

const NAMED: Readonly<Record<string, string>> = {
  dollar: 'usd',
  dollars: 'usd',
  bucks: 'usd',
  euro: 'eur',
  euros: 'eur',
  pound: 'gbp',
  pounds: 'gbp',
  yen: 'jpy',
  rmb: 'cny',
  yuan: 'cny',
  us$: 'usd',
  a$: 'aud',
  c$: 'cad',
};
const CODE =
  /^(usd|eur|gbp|jpy|cny|inr|krw|rub|try|ils|vnd|chf|cad|aud|nzd|sek|nok|dkk|pln|czk|huf|brl|mxn|zar|sgd|hkd|thb|aed|sar)$/;

const TIMES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mio: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
  千: 1e3,
  万: 1e4,
  亿: 1e8,
};

const NUMBER = /^([^\d+-]{0,8}?)\s*([+-]?)\s*(\d[\d.,'_ ]*|\.\d+)\s*([^\d]{0,24})$/u;

/** What a value says as a quantity; undefined when it says none. */
export function quantityOf(value: string | number | boolean): Quantity | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? { values: [value] } : undefined;
  if (typeof value === 'boolean' || value.length > 64) return undefined;
  const [, before = '', sign = '', digits = '', after = ''] = NUMBER.exec(fold(value).trim()) ?? [];
  if (digits === '') return undefined;
  const words = `${before} ${after}`
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '.' && word !== '.-');
  let currency: string | undefined;
  let factor = 1;
  for (const word of words) {
    const times = Object.hasOwn(TIMES, word) ? TIMES[word] : undefined;
    const said = currencyOf(word);
    if (times !== undefined) factor *= times;
    else if (said !== undefined) currency = said;
    else return undefined;
  }
  const values = readings(digits).map((number) => (sign === '-' ? -1 : 1) * number * factor);
  return { values, ...(currency !== undefined && { currency }) };
}

function currencyOf(word: string): string | undefined {
  if (Object.hasOwn(SIGNS, word)) return SIGNS[word];
  if (Object.hasOwn(NAMED, word)) return NAMED[word];
  return CODE.test(word) ? word : undefined;
}

/** Whether a value only names a currency. */
export const isCurrency = (value: string | number | boolean): boolean =>
  typeof value === 'string' && value.length < 12 && currencyOf(fold(value).trim()) !== undefined;

/** What digits with separators may mean. */
function readings(digits: string): readonly number[] {
  const bare = digits.replace(/[_' ]/g, '');
  const point = bare.lastIndexOf('.');
  const comma = bare.lastIndexOf(',');
  if (point >= 0 && comma >= 0)
    return [Number(point > comma ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.'))];
  const separator = point >= 0 ? '.' : ',';
  const groups = bare.split(separator);
  if (groups.length === 1) return [Number(bare)];
  if (groups.length > 2) return [Number(groups.join(''))];
  const fraction = Number(groups.join('.'));
  const ambiguous = groups[1]?.length === 3 && (groups[0]?.length ?? 0) <= 3 && groups[0] !== '0';
  // In English `1,500` is what it is everywhere money is written with groups; `1.500` may be either.
  if (ambiguous) return separator === ',' ? [Number(groups.join(''))] : [fraction, Number(groups.join(''))];
  return [fraction];
}

export type Comparison = '<' | '<=' | '>' | '>=';

export function compares(sign: Comparison, a: number, b: number): boolean {
  if (sign === '<') return a < b;
  if (sign === '<=') return a <= b;
  return sign === '>' ? a > b : a >= b;
}

/** Whether a quantity stands in a relation to a limit; undefined when that cannot be told. */
export function quantityCompares(sign: Comparison, quantity: Quantity, limit: Quantity): boolean | undefined {
  const { currency } = quantity;
  if (currency !== undefined && limit.currency !== undefined && currency !== limit.currency) return undefined;
  const answers = quantity.values.flatMap((a) => limit.values.map((b) => compares(sign, a, b)));
  if (answers.every((answer) => answer)) return true;
  return answers.some((answer) => answer) ? undefined : false;
}
