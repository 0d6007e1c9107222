/** The order of reasons: Prolog's standard order of the terms they are. */

import { identityTerm } from '../catalog/identity.ts';
import { compareTerms } from '../logic/order.ts';
import { readTerm } from '../logic/reader.ts';
import { atom, compound, int, list, type Term } from '../logic/term.ts';
import type { SelectedReason } from './reason.ts';

/** A reason as the term it is stated by: atoms first, then by number of arguments, name and arguments. */
export function reasonTerm(reason: SelectedReason): Term {
  switch (reason.type) {
    case 'explicit_selection':
      return atom('explicit_selection');
    case 'activation':
      return compound('activation', atom(reason.mode));
    case 'compatibility_mode':
      return compound('compatibility_mode', atom(reason.mode));
    case 'lexical':
      return compound('lexical', list(reason.words.map((word) => atom(word))), int(reason.score));
    case 'semantic':
      return compound('semantic', int(reason.score));
    case 'signal':
      return compound('signal', signalTerm(reason.signal), int(reason.weight));
    case 'policy_evidence':
      return compound('policy_evidence', atom(reason.reason), int(reason.weight));
    case 'dependency_of':
    case 'suggested_by':
    case 'vouched_by':
      return compound(reason.type, identityTerm(reason.unit));
  }
}

/** The term that a signal's text writes. */
function signalTerm(text: string): Term {
  const read = readTerm(text);
  return read.ok ? read.value.term : atom(text);
}

export const compareReasons = (a: SelectedReason, b: SelectedReason): number =>
  compareTerms(reasonTerm(a), reasonTerm(b));
