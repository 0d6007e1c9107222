/**
 * Terms as the solver holds them: a unit is the atom of its text form, `tool(x)` is `'tool:x'`.
 *
 * The solver indexes an atom by its name but a compound by its functor only, so that looking up one of ten
 * thousand tools costs a look-up rather than a scan.
 */

import type { Computed } from '../logic/computed.ts';
import { atom, plain, type Term } from '../logic/term.ts';
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
 * any other compound are rebuilt in turn. Works on a stack of its own, so terms of any depth are safe.
 */
export function rewrite(term: Term, replace: (part: Term) => Term | undefined): Term {
  const built: Term[] = [];
  const tasks: { readonly term: Term; readonly whole: boolean }[] = [{ term, whole: false }];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { term: part, whole } = task;
    if (whole && part.kind === 'compound') {
      const args = built.splice(built.length - part.args.length);
      built.push({ kind: 'compound', name: part.name, args });
      continue;
    }
    const replaced = replace(part);
    if (replaced || part.kind !== 'compound') {
      built.push(replaced ?? part);
      continue;
    }
    tasks.push({ term: part, whole: true });
    for (let i = part.args.length; i-- > 0; ) tasks.push({ term: part.args[i] as Term, whole: false });
  }
  return built[0] as Term;
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
