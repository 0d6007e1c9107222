/** Things by how they are written: addresses, paths, amounts, times. */

import type { Lexeme } from './lexemes.ts';
import type { Thing } from './things.ts';

export const EMPTY = new Set(
  'one ones the a an any my our your his her its their this that these those all every each some more new another other such even of own two three four five six seven eight nine ten single whole entire real actual current present latest'.split(
    ' ',
  ),
);

export type Base = Omit<Thing, 'kind' | 'value' | 'tool' | 'group' | 'bare'>;

const SQL = /^(?:DROP|DELETE|TRUNCATE|ALTER|INSERT|UPDATE|GRANT|REVOKE)$/;
const MORE = /^(?:above|over|exceeding|beyond|than|超过|高于|大于|多于|以上|über|ueber|plus)$/;
const LESS = /^(?:below|under|up to|beneath|低于|少于|小于|以下|unter)$/;

/** What it is by how it is written: an address, a path, an amount. */
export function byShape(item: readonly Lexeme[], prep: string | null, base: Base): Thing | undefined {
  const of = (kind: Lexeme['kind']) => item.find((lexeme) => lexeme.kind === kind);
  const [first] = item;
  if (first && SQL.test(first.text)) {
    const words = item.filter(({ norm }) => !/^(?:statements?|commands?|quer(?:y|ies))$/.test(norm));
    return { ...base, kind: 'sql', value: written(words) };
  }
  const email = of('email');
  if (email) return { ...base, kind: 'person', value: email.text };
  const flag = of('flag');
  if (flag) {
    const words = item
      .filter(({ norm }) => !EMPTY.has(norm) && !CALLED_FLAG.test(norm))
      .map(({ text }) => text);
    return { ...base, kind: 'flag', value: words.join(' ') };
  }
  const channel = of('channel');
  if (channel) return { ...base, kind: 'channel', value: channel.text };
  const mention = of('mention');
  if (mention && EVERYBODY.test(mention.text)) return { ...base, kind: 'channel', value: mention.text };
  if (mention) return { ...base, kind: 'person', value: mention.text };
  const path = of('path');
  if (path && isHost(path.text)) return { ...base, kind: 'url', value: path.text };
  if (path) return { ...base, kind: 'path', value: pathValue(path.text, base) };
  const url = of('url');
  if (url) return { ...base, kind: 'url', value: url.text };
  const number = of('number');
  const compared = prep !== null && (MORE.test(prep) || LESS.test(prep));
  const less = item.some(({ norm }) => norm === 'below');
  const comparing = less || item.some(({ norm }) => MORE.test(norm) || norm === 'more' || norm === 'over');
  const money = number && /[$€£¥]|usd|eur|gbp|chf|dollar|euro|buck|pound|元|块/i.test(base.text);
  if (number && (compared || comparing || money)) {
    const sign = less || (prep !== null && LESS.test(prep)) ? '<' : '>';
    return {
      ...base,
      kind: 'amount',
      value: `${compared || comparing ? sign : ''}${plainNumber(number.text)}`,
    };
  }
  const clock = of('clock');
  if (clock && prep !== null && /^(?:before|after|于)$/.test(prep))
    return { ...base, kind: 'clock', value: `${prep === 'before' ? '<' : '>'}${clockValue(clock.text)}` };
  return undefined;
}

/** "The --no-verify flag". */
const CALLED_FLAG = /^(?:flags?|options?|switch|switches|arguments?|args?|parameters?|params?)$/;

/** Everybody in a channel. */
const EVERYBODY = /^@(?:channel|here|everyone|all)$/i;

const HOST =
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|edu|gov|co|uk|de|fr|app|cn|jp|eu|me|info|tv)(?:\/|$)/i;
const isHost = (text: string): boolean => HOST.test(text);

/** "Under /etc", "the src/legacy folder": all of it. */
function pathValue(path: string, { prep, norm }: Base): string {
  const folder =
    path.endsWith('/') ||
    (prep !== null && /^(?:under|in|inside|within|into|below|beneath|across|throughout|from)$/.test(prep)) ||
    /\b(?:folder|directory|dir|目录|文件夹)\b|目录|文件夹/.test(norm);
  const file = /\.[A-Za-z]\w{0,8}$/.test(path) && !path.endsWith('/');
  if (path.includes('*') || file || !folder) return path;
  return `${path.replace(/\/$/, '')}/*`;
}

/** `1,000 EUR` → `1000`; `1.234,50` → `1234.50`; `2k` → `2000`. */
export function plainNumber(text: string): string {
  const thousands = /\d[kK](?![A-Za-z])/.test(text);
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  const grouped = digits.replace(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  const number = grouped.replace(',', '.');
  return thousands ? String(Number(number) * 1000) : number;
}

/** `9am` → `09:00`, `18:30` → `18:30`. */
export function clockValue(text: string): string {
  const [, hour = '0', minute = '00'] = /(\d{1,2})(?::(\d{2}))?/.exec(text) ?? [];
  const afternoon = /p\.?m/i.test(text) && Number(hour) < 12;
  const midnight = /a\.?m/i.test(text) && Number(hour) === 12;
  const hours = midnight ? 0 : Number(hour) + (afternoon ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const WEEKDAYS = /^((?:mon|tues|wednes|thurs|fri|satur|sun)day)s$/i;

/** Words as they are written, without possessive endings; what stands without a space stays so. */
export function written(words: readonly Lexeme[]): string {
  let text = '';
  let end = -1;
  for (const word of words) {
    if (word.from < end) continue;
    const bare = word.possessive ? word.text.replace(/['’]s$/, '') : word.text.replace(WEEKDAYS, '$1');
    text += text !== '' && word.from > end ? ` ${bare}` : bare;
    end = word.to;
  }
  return text;
}
