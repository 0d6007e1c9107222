/** English: to whom and what, without a preposition: "send Bob the contract", "tell him the price". */

import { findAhead, isMark, isPreposition, limitAt, type Reader, roleAt } from './english-reader.ts';
import { joinLength } from './english-verbs.ts';
import { entryAt } from './lexicon.ts';

const HANDS =
  /^(?:send|give|forward|email|e-mail|mail|text|message|dm|slack|whatsapp|fax|tell|show|offer|pay|wire|transfer|grant|sell|hand|issue|charge|refund|lend|deny|write|quote|deliver)$/;

const BEGINS =
  /^(?:the|a|an|any|my|our|your|this|that|these|those|his|her|their|its|more|another|some|all|every|no|anything|everything|something|whatever|what)$/;

const POINTS = /^(?:him|them|her)$/;
const ANYBODY = /^(?:any|every|some)(?:one|body)$/;

/** Where what is handed over begins, after those whom it is handed to. */
export function receiverEnd(r: Reader, end: number): number | undefined {
  const verb = r.tokens.at(-1);
  if (verb?.type !== 'verb' || !HANDS.test(verb.entry?.lemma ?? verb.lexemes[0]?.norm ?? ''))
    return undefined;
  const first = r.norms[r.at] ?? '';
  const next = r.at + 1;
  if (POINTS.test(first) || ANYBODY.test(first))
    return isNamed(r, next, end) && !(first === 'her' && hasTarget(r, next, end)) ? next : undefined;
  return findAhead(
    r,
    next,
    (at) => at < Math.min(end, r.at + 7) && BEGINS.test(r.norms[at] ?? '') && isReceiver(r, at, end),
  );
}

/** "Send her contract to nobody": whose it is, and not to whom. */
const hasTarget = (r: Reader, from: number, end: number): boolean =>
  !BEGINS.test(r.norms[from] ?? '') &&
  findAhead(r, from, (at) => at < end && r.norms[at] === 'to') !== undefined;

/** A word that names something. */
const isNamed = (r: Reader, at: number, end: number): boolean =>
  at < end &&
  r.words[at]?.kind !== 'mark' &&
  !limitAt(r, at) &&
  !isPreposition(r, at) &&
  !/^(?:who|that|which|or|and|else|but|directly)$/.test(r.norms[at] ?? '') &&
  joinLength(r, at) === 0 &&
  !roleAt(r, at, ['adverb', 'because', 'alone']);

/** Whether all before it is whom something is handed to. */
function isReceiver(r: Reader, to: number, end: number): boolean {
  if (!/thing$|^what/.test(r.norms[to] ?? '') && !isNamed(r, to + 1, end)) return false;
  if (joinLength(r, to - 1) > 0 || BEGINS.test(r.norms[to - 1] ?? '')) return false;
  for (let at = r.at; at < to; at++)
    if (limitAt(r, at) || isPreposition(r, at) || isMark(r, at, ',.;:(')) return false;
  return isPersonal(r, to);
}

/** "The file the", "Bob the": somebody rather than something. */
const isPersonal = (r: Reader, to: number): boolean =>
  entryAt(r.language.nouns, r.norms, to - 1) === undefined ||
  r.norms.slice(r.at, to).some((_, i) => entryAt(r.language.persons, r.norms, r.at + i) !== undefined);
