/** Why nothing answers a goal, as people read it. */

import { decodeTerm } from '../catalog/encode.ts';
import { type Absence, absenceOf } from '../logic/absence.ts';
import type { Program } from '../logic/program.ts';
import type { Solver } from '../logic/solver.ts';
import { isCompound, type Term } from '../logic/term.ts';

/** Units are terms again, and what only takes them apart is left out. */
export function shownAbsence(program: Program, solver: Solver, goal: Term): Absence | undefined {
  const absence = absenceOf(program, solver, goal);
  if (!absence) return undefined;
  const missing = absence.missing.filter(({ goal: lacking }) => !isCompound(lacking, 'identity', 2));
  return {
    goal: decodeTerm(absence.goal),
    missing: missing.map(({ place, goal: lacking }) => ({ place, goal: decodeTerm(lacking) })),
  };
}
