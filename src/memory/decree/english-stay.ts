/** English: orders to stay in a place: "keep your changes inside packages/web", "stay in the project folder". */

import { clauseEnd } from './english-clauses.ts';
import { finishClause, readLimits } from './english-limits.ts';
import type { Reader } from './english-reader.ts';
import { readThings } from './english-things.ts';
import { entryAt } from './lexicon.ts';
import { token } from './token.ts';

const STAY =
  /^(?:please )?(?:stay|remain|work|operate) (?:only |strictly |just )?(?:in|inside|within|under) /;
const KEEP =
  /^(?:please )?(?:keep|confine|limit|restrict|contain) (?:(?:all|any|your|the|of) )*(?:changes|edits|modifications|work|changes and edits|yourself|writes) (?:only |strictly )?(?:to|in|inside|within|under) /;
const PLACE = /^(?:repo|repository|project|folder|directory|dir|workspace|codebase|worktree|package|module)$/;

const OFFLINE =
  /^(?:please )?(?:stay|remain|work|keep|be|operate) (?:completely |strictly |fully )?offline\b/;

/** "Stay offline": no web. */
export function readOffline(r: Reader): boolean {
  const end = clauseEnd(r, r.at);
  const said = OFFLINE.exec(r.norms.slice(r.at, end).join(' '))?.[0];
  const access = entryAt(r.language.verbs, ['access'], 0);
  if (said === undefined || !access) return false;
  const at = r.at + said.split(' ').length - 1;
  const [offline] = r.words.slice(at, at + 1);
  if (!offline) return false;
  r.tokens.push(
    token('forbid', r.words.slice(r.at, at)),
    token('verb', [], 'verb', access),
    token('word', [{ ...offline, norm: 'internet' }]),
  );
  r.at = at + 1;
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** What is elsewhere is not changed. Only of places: nobody stays in touch there. */
export function readStay(r: Reader): boolean {
  const end = clauseEnd(r, r.at);
  const said = r.norms.slice(r.at, Math.min(end, r.at + 14)).join(' ');
  const opener = (STAY.exec(said) ?? KEEP.exec(said))?.[0];
  const change = entryAt(r.language.verbs, ['change'], 0);
  if (opener === undefined || !change) return false;
  const length = opener.trim().split(' ').length;
  const place = r.words.slice(r.at + length, end);
  if (!place.some(({ kind, norm }) => kind === 'path' || PLACE.test(norm))) return false;
  r.tokens.push(token('only', []), token('verb', r.words.slice(r.at, r.at + 1), 'verb', change));
  r.at += length - 1;
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}
