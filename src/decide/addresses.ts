/** Addresses and people: e-mail addresses with display names, handles, channels, telephone numbers, names. */

import { fold } from '../catalog/fold.ts';
import { holdsPieces, piecesOf, tokensOf } from './tokens.ts';
import { type Truth, truthOf } from './truth.ts';
import { isWild } from './wild.ts';

/** An address as it is compared: folded, without a tag behind `+`. */
interface Address {
  readonly local: string;
  readonly domain: string;
}

const ADDRESS = /[^\s<>,;:"'()[\]\\]{1,128}@[^\s<>,;:"'()[\]\\@]{1,255}/gu;
/** Texts in which people are looked for no longer than this; the rest of a text is not a list of recipients. */
export const MOST = 20_000;

const addressesIn = (folded: string): Address[] =>
  (plainly(folded).match(ADDRESS) ?? []).map((text) => addressOf(text.replace(/^mailto:/, '')));

/** Without what is written of an address and is no part of it: quotes, comments, escapes of URLs and their fields. */
function plainly(folded: string): string {
  if (!/[%"(?&=]|\s@/.test(folded)) return folded;
  return folded
    .replace(/\s+@(?=[\w-]+\.)/g, '@')
    .replace(/%[0-7][\da-f]/g, (written) => String.fromCharCode(Number.parseInt(written.slice(1), 16)))
    .replace(/"([^"@\s]+)"(?=@)/g, '$1')
    .replace(/\([^()@]*\)(?=@)/g, '')
    .replace(/[?&](?:(?:to|cc|bcc)=)?/g, ' ')
    .replace(/\b[\w-]+=(?=[^\s=]+@)/g, ' ');
}

function addressOf(text: string): Address {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).replace(/[.>]+$/, '');
  const local = text.slice(0, at).replace(/\+.*$/, '');
  const dotless = domain === 'gmail.com' || domain === 'googlemail.com';
  return dotless ? { local: local.replaceAll('.', ''), domain: 'gmail.com' } : { local, domain };
}

const sameAddress = (a: Address, b: Address): boolean => a.local === b.local && a.domain === b.domain;

/** Tests one recipient, as it was written, against whom a rule names. */
export type PersonTest = (recipient: string) => Truth;

/** Whom a rule names: an address, a domain, a channel or handle, a number, or a name. */
export function personTest(value: string): PersonTest {
  const folded = fold(value).trim();
  const inner = folded.replace(/^mailto:/, '');
  if (/^[^\s@]+@[^\s@]+$/.test(inner)) return ofAddress(addressOf(inner));
  if (/^@?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(inner) && /\.\p{L}{2,}$/u.test(inner))
    return ofDomain(inner.replace(/^@/, ''));
  if (/^[#@]\S+$/.test(inner)) return ofHandle(inner);
  const digits = inner.replace(/\D/g, '');
  if (digits.length >= 7 && /^[+\d\s().-]+$/.test(inner)) return ofNumber(digits);
  return ofName(value);
}

const ofAddress =
  (wanted: Address): PersonTest =>
  (recipient) =>
    truthOf(addressesIn(fold(recipient.slice(0, MOST))).some((address) => sameAddress(address, wanted)));

const ofDomain =
  (wanted: string): PersonTest =>
  (recipient) => {
    const folded = fold(recipient.slice(0, MOST));
    const domains = addressesIn(folded).map(({ domain }) => domain);
    return truthOf(
      [...domains, folded.replace(/^@/, '')].some((d) => d === wanted || d.endsWith(`.${wanted}`)),
    );
  };

const ofHandle =
  (wanted: string): PersonTest =>
  (recipient) => {
    const bare = (text: string) => text.trim().replace(/^[#@]/, '');
    return truthOf(
      fold(recipient.slice(0, MOST))
        .split(/[\s,;]+/)
        .some((one) => bare(one) === bare(wanted)),
    );
  };

/** Numbers are compared from the end, so that a country code may be missing. */
const ofNumber =
  (wanted: string): PersonTest =>
  (recipient) => {
    const digits = recipient.slice(0, MOST).replace(/\D/g, '');
    const shorter = Math.min(digits.length, wanted.length);
    return truthOf(
      shorter >= 7 && digits.slice(-Math.min(9, shorter)) === wanted.slice(-Math.min(9, shorter)),
    );
  };

function ofName(value: string): PersonTest {
  const pieces = piecesOf(value);
  const joined = pieces.flat().join('');
  if (pieces.length === 0) return (recipient) => truthOf(fold(recipient).includes(fold(value).trim()));
  return (recipient) => {
    const folded = fold(recipient.slice(0, MOST));
    const addresses = addressesIn(folded);
    const shown = addresses.length === 0 ? folded : folded.replace(ADDRESS, ' , ');
    if (holdsPieces(tokensOf(shown), pieces)) return 'yes';
    return truthOf(addresses.some((address) => isNamed(address, pieces, joined)));
  };
}

/** A name is in the local part of an address, or is a whole label of its domain (not the last). */
function isNamed(
  { local, domain }: Address,
  pieces: readonly (readonly string[])[],
  joined: string,
): boolean {
  if (holdsPieces(tokensOf(local), pieces) || local.replace(/[^\p{L}\p{N}]/gu, '') === joined) return true;
  return domain
    .split('.')
    .slice(0, -1)
    .some((label) => label === joined);
}

/** A text with several recipients, one each: at commas, semicolons and line ends outside quotes and brackets. */
export function recipientsIn(text: string): readonly string[] {
  if (text.length > MOST || isWild(text)) return [text];
  // An address in the place of a name is one more address: `bob@example.com <eve@example.com>`.
  if (!/[,;\n]/.test(text)) return /@[^<]*<[^>]*@/.test(text) ? text.split(/(?=<)/) : [text];
  const pieces = text.match(/(?:"[^"]*"|<[^>]*>|[^,;\n"<]|["<])+/gu) ?? [text];
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
