/**
 * Terms as the solver holds them: a unit is the atom of its text form, `tool(x)` is `'tool:x'`.
 *
 * The solver indexes an atom by its name but a compound by its functor only, so that looking up one of ten
 * thousand tools costs a look-up rather than a scan.
 */

import type { Computed } from '../logic/computed.ts';
import { atom, isCompound, list, plain, type Term } from '../logic/term.ts';
import { identityTerm, parseUnitId, termIdentity, type UnitId, unitId } from './identity.ts';

/**
 * The term as the solver holds it: every ground identity in it is an atom, text is the atom of its characters,
 * and positions are gone. Identities around variables stay compounds; see `encodeClause`.
 */
export function encodeTerm(term: Term): Term {
  return rewrite(term, (part) => {
    if (part.kind !== 'compound') return plain(part);
    const identity = termIdentity(part);
    return identity && atom(unitId(identity));
  });
}

/**
 * The term as people read it: the opposite of {@link encodeTerm}.
 *
 * An atom may read as an identity by accident (`"skill: none yet"`), so callers that know the catalog pass
 * `isUnit`, and only its units are written as terms.
 */
export function decodeTerm(term: Term, isUnit: (id: UnitId) => boolean = () => true): Term {
  return rewrite(term, (part) => {
    if (part.kind === 'compound') return undefined;
    const id = part.kind === 'atom' ? unitOf(part) : undefined;
    return id && isUnit(id) ? identityTerm(id) : part;
  });
}

/** The unit that a term names, encoded or as people write it; undefined when it names none. */
export function unitOf(term: Term): UnitId | undefined {
  const identity = term.kind === 'atom' ? parseUnitId(term.name) : termIdentity(term);
  return identity && unitId(identity);
}

/**
 * Rebuilds a term from the top: a part for which `replace` gives a term becomes that term, and the arguments of
 * any other compound are rebuilt in turn. Lists are walked iteratively; other depth is bounded by the reader.
 */
export function rewrite(term: Term, replace: (part: Term) => Term | undefined): Term {
  const replaced = replace(term);
  if (replaced || term.kind !== 'compound') return replaced ?? term;
  if (term.name === '.' && term.args.length === 2) return rewriteList(term, replace);
  return { kind: 'compound', name: term.name, args: term.args.map((arg) => rewrite(arg, replace)) };
}

function rewriteList(cell: Term, replace: (part: Term) => Term | undefined): Term {
  const items: Term[] = [];
  let rest = cell;
  while (isCompound(rest, '.', 2)) {
    items.push(rewrite(rest.args[0] as Term, replace));
    rest = rest.args[1] as Term;
  }
  return list(items, rewrite(rest, replace));
}

/**
 * `identity(U, P)`: the atom U is the unit that P writes, such as `identity('tool:x', tool(x))`.
 *
 * Holds for every identity, registered or not; undefined when neither side is known.
 */
export const identityRelation: Computed = ([unit, written]) => {
  if (!unit && !written) return undefined;
  const id = unitOf(unit ?? (written as Term));
  const agrees = id && (!unit || (unit.kind === 'atom' && unit.name === id));
  if (!agrees || (written && unitOf(written) !== id)) return [];
  return [[atom(id), identityTerm(id)]];
};
