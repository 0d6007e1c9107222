/** Values that name somebody by what they are to the user: whom they mean is known when a call is made. */

import type { Facts } from '../logic/program.ts';
import { decreeLexicon } from './decree/lexicon.ts';

const ARTICLE = /^(?:the|der|die|den|le|la|les|el|los|las)\s+/;
/** Scripts in which a possessive and what follows it stand together. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/**
 * "landlord", "my wife", "客户"; a name or an address is none. Which words are roles, `decree_role` and
 * `decree_possessive` say: those that are shipped, and those of a policy.
 */
export function isRole(value: string, facts?: Facts): boolean {
  const { roles, possessives } = decreeLexicon(facts);
  const text = value.normalize('NFKC').trim().toLowerCase();
  if (roles.has(text.replace(ARTICLE, ''))) return true;
  return [...possessives].some((word) => isPossessed(text, word));
}

/** Words of European languages end before the next one begins: "main" is not "ma in". */
function isPossessed(text: string, possessive: string): boolean {
  if (!text.startsWith(possessive)) return false;
  const rest = text.slice(possessive.length);
  return UNSPACED.test(possessive) ? /^\s*\p{L}/u.test(rest) : /^\s+\p{L}/u.test(rest);
}
