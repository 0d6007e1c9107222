/** Proofs as people read them. */

import { decodeTerm } from '../catalog/encode.ts';
import type { Proof } from '../logic/proof.ts';
import { indicator } from '../logic/term.ts';

/** Goals that stand in encoded clauses for the unit patterns people wrote. */
const ENCODING: ReadonlySet<string> = new Set(['identity/2', 'nonvar/1', 'ground/1']);

/** A proof as people read it: units as terms, and nothing of how they are encoded. */
export function shownProof(proof: Proof): Proof {
  const because = proof.because.filter(isShown);
  return { ...proof, goal: decodeTerm(proof.goal), because: because.map(shownProof) };
}

/** Whether people wrote the goal, and not the encoding. */
export const isShown = ({ goal }: Proof): boolean => !ENCODING.has(indicator(goal) ?? '');
