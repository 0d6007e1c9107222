/** The stretches of time over which a policy counts calls: `calls_within(Tool, Seconds, Count)`. */

import { bodyGoals, type Clause } from '../logic/program.ts';
import { isCompound } from '../logic/term.ts';

export interface Windows {
  /** Seconds. */
  readonly seconds: readonly number[];
  /** Units that are named in such a goal. */
  readonly units: readonly string[];
  /** Whether a rule computes the seconds, so that they are not known beforehand. */
  readonly open: boolean;
}

export function windowsOf(clauses: readonly Clause[]): Windows {
  const goals = clauses
    .flatMap(({ body }) => bodyGoals(body))
    .flatMap(({ goal }) => (isCompound(goal, 'calls_within', 3) ? [goal] : []));
  const seconds = goals.flatMap(({ args: [, second] }) => (second?.kind === 'int' ? [second.value] : []));
  const units = goals.flatMap(({ args: [unit] }) => (unit?.kind === 'atom' ? [unit.name] : []));
  return { seconds: [...new Set(seconds)], units: [...new Set(units)], open: seconds.length < goals.length };
}
