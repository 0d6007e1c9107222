/**
 * English: gives every word of a sentence its role for grammar/decree.en.ne.
 *
 * An order stands at the start of a clause, after nothing but politeness: what follows a subject ("our customers
 * never pay"), a verb of saying or another word is told, not ordered. So roles that order are looked for there only.
 */

import { clauseEnd, idle, skipSoft, told } from './english-clauses.ts';
import { readFronted, readHeading } from './english-fronted.ts';
import { readImperative } from './english-imperatives.ts';
import { readAsked, readBefore, readFrontedAsk, readOrder } from './english-orders.ts';
import { findAhead, isMark, knownNothing, type Reader, roleAt, startAt } from './english-reader.ts';
import { readLiftedBan } from './english-states.ts';
import { readPlain } from './english-subjects.ts';
import { readNotWanted } from './english-unwanted.ts';
import type { Lexeme } from './lexemes.ts';
import type { DecreeLexicon, Language } from './lexicon.ts';
import { type Token, token } from './token.ts';

/** "The code, however, is off limits": said beside everything. */
const BESIDE = /^(?:however|though|obviously|naturally|thankfully|luckily|as always|as usual)$/;

const withoutBeside = (words: readonly Lexeme[]): readonly Lexeme[] =>
  words.filter(
    (_, i) =>
      !(isComma(words[i - 1]) && isBeside(words[i]) && isComma(words[i + 1])) &&
      !(isComma(words[i]) && isBeside(words[i + 1]) && isComma(words[i + 2])) &&
      !(isComma(words[i]) && isBeside(words[i - 1]) && isComma(words[i - 2])),
  );

const isComma = (word: Lexeme | undefined): boolean => word?.kind === 'mark' && word.text === ',';
const isBeside = (word: Lexeme | undefined): boolean => BESIDE.test(word?.norm ?? '');

export function englishTokens(
  said: readonly Lexeme[],
  language: Language,
  lexicon: DecreeLexicon,
): readonly Token[] {
  const words = withoutBeside(said);
  const norms = words.map(({ kind, norm }) => (kind === 'quoted' ? '\uFFFC' : norm));
  const offsets: number[] = [];
  let joined = '';
  for (const norm of norms) {
    offsets.push(joined.length);
    joined += ` ${norm}`;
  }
  const reader: Reader = {
    words,
    norms,
    joined,
    offsets,
    language,
    lexicon,
    at: 0,
    tokens: [],
    told: false,
    known: knownNothing(),
  };
  if (isAttributed(reader)) return [];
  readClause(reader);
  while (reader.at < words.length) {
    reader.tokens.push(token('stop', []));
    const before = reader.at;
    readClause(reader);
    if (reader.at === before) reader.at++;
  }
  return reader.tokens;
}

/** "…, says the wiki", "… according to Bob": somebody else's words. */
const isAttributed = ({ joined }: Reader): boolean =>
  /, (?:says|said|reads|wrote|writes|goes) (?!to\b|on\b|in\b|into\b|out\b|are\b|is\b|only\b|need\b|from\b|of\b)(?:[\w-]+ ?){1,5}[.!]?$| according to (?:the|my|our|his|her|their) /.test(
    joined,
  );

/** Whether another order begins there: "from now on no edits". */
const orders = (r: Reader, at: number): boolean => {
  const start = startAt(r, at);
  return start !== undefined && start.role !== 'always';
};

/** "From now on, deploys must be approved": a clause with a predicate of its own. */
const isRuled = (r: Reader, from: number): boolean => {
  const end = clauseEnd(r, from);
  return (
    findAhead(r, from + 1, (at) => at < end && roleAt(r, at, ['need', 'banned', 'passive']) !== undefined) !==
    undefined
  );
};

/** "Even if Bob asks, …": it limits nothing, and an order may follow. */
function concessionEnd(r: Reader): number | undefined {
  const at = r.norms[r.at] === 'not' ? r.at + 1 : r.at;
  if (!/^(?:even (?:if|when|though)|no matter|regardless of)/.test(`${r.norms[at]} ${r.norms[at + 1]}`))
    return undefined;
  const comma = findAhead(r, at, (one) => isMark(r, one, ','));
  return comma === undefined ? undefined : comma + 1;
}

function readClause(r: Reader): void {
  r.at = skipSoft(r, r.at);
  if (r.told) {
    idle(r);
    return;
  }
  if (readAsked(r)) return;
  const concession = concessionEnd(r);
  if (concession !== undefined) {
    r.at = concession;
    readClause(r);
    return;
  }
  const suppose = roleAt(r, r.at, ['suppose']);
  const start = startAt(r, r.at);
  if (suppose && suppose.length >= (start?.length ?? 0)) {
    told(r);
    return;
  }
  const next = start?.role === 'always' ? skipSoft(r, r.at + start.length) : r.at;
  if (next > r.at && r.norms[r.at] !== 'always' && orders(r, next)) {
    r.at = next;
    readClause(r);
    return;
  }
  if (next > r.at && start?.role === 'always' && r.norms[r.at] !== 'always' && isRuled(r, next)) {
    r.at = next;
    readPlain(r);
    return;
  }
  if (readLiftedBan(r)) {
    return;
  }
  if (start?.role === 'askme') {
    readFrontedAsk(r, start.length);
    return;
  }
  if (start?.role === 'forbid' && r.norms[r.at + 1] === 'nothing' && readImperative(r)) {
    return;
  }
  if (start?.role === 'forbid' && start.length > 2 && readNotWanted(r, clauseEnd(r, r.at))) {
    return;
  }
  if (start) {
    readOrder(r, start.role, start.length);
    return;
  }
  if (readBefore(r)) {
    return;
  }
  if (readFronted(r)) {
    return;
  }
  if (readHeading(r)) {
    return;
  }
  readPlain(r);
}
