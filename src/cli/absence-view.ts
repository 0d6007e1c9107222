/** What a goal lacks, as lines: each clause that would give it, and the first goal of it that fails. */

import type { Absence } from '../logic/absence.ts';
import { isCompound, type Term } from '../logic/term.ts';
import { writeTerm } from '../logic/writer.ts';
import { placeText } from './compile-failure.ts';
import { moreLine, shorten } from './layout.ts';
import { clean } from './text.ts';
import type { View } from './view.ts';

const MOST_CLAUSES = 6;

export function absenceLines({ all }: View, { goal, missing }: Absence): string[] {
  if (missing.length === 0) return [`  nothing states ${clean(writeTerm(goal))}`];
  const { shown, more } = shorten(missing, MOST_CLAUSES, all);
  return [
    ...shown.map(({ place, goal: lacking }) => `  ${placeText(place)} would, but ${lackText(lacking)}`),
    ...moreLine(more),
  ];
}

/** A negation fails because what it denies holds. */
function lackText(goal: Term): string {
  if (isCompound(goal, '\\+', 1)) return clean(`${writeTerm(goal.args[0] as Term)} holds`);
  return clean(`${writeTerm(goal)} does not hold`);
}

export const absenceJson = ({ goal, missing }: Absence): object => ({
  goal: writeTerm(goal),
  missing: missing.map(({ place, goal: lacking }) => ({ place, goal: writeTerm(lacking) })),
});
