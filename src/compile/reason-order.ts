/** The order of reasons: Prolog's standard order of the terms they are. */

import { identityTerm } from '../catalog/identity.ts';
import { compareTerms } from '../logic/order.ts';
import { readTerm } from '../logic/reader.ts';
import { atom, compound, int, list, type Term } from '../logic/term.ts';
import type { SelectedReason } from './reason.ts';

/** A reason as the term it is stated by. */
function reasonTerm(reason: SelectedReason): Term {
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

/** Terms of reasons that are sorted more than once. */
const terms = new WeakMap<SelectedReason, Term>();

function knownTerm(reason: SelectedReason): Term {
  const known = terms.get(reason);
  if (known) return known;
  const term = reasonTerm(reason);
  terms.set(reason, term);
  return term;
}

/** The reason of a signal whose term is at hand, so that it is not read again from its text. */
export function statedAs<R extends SelectedReason & { readonly type: 'signal' }>(reason: R, signal: Term): R {
  terms.set(reason, compound('signal', signal, int(reason.weight)));
  return reason;
}

/** Types in the order of their terms: atoms, then by number of arguments, then by name. */
const ORDER: Readonly<Record<SelectedReason['type'], number>> = {
  explicit_selection: 0,
  activation: 1,
  compatibility_mode: 2,
  dependency_of: 3,
  semantic: 4,
  suggested_by: 5,
  vouched_by: 6,
  lexical: 7,
  policy_evidence: 8,
  signal: 9,
};

/** Reasons in standard order. Terms are made only where two are of one type. */
export function inReasonOrder<R extends SelectedReason>(reasons: readonly R[]): readonly R[] {
  if (reasons.length < 2) return reasons;
  return [...reasons].sort(
    (a, b) => ORDER[a.type] - ORDER[b.type] || compareTerms(knownTerm(a), knownTerm(b)),
  );
}
