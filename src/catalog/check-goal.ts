/** Goals asked from outside: judged as the body of a rule of the policy would be. */

import type { Diagnostic, Source } from '../logic/diagnostics.ts';
import { atom, indicator, type Term } from '../logic/term.ts';
import { checkBodies } from './analyse/bodies.ts';
import { knownUnits } from './analyse/known.ts';
import { noneUnread } from './analyse/unread.ts';
import { checkValues } from './analyse/values.ts';
import type { Policy } from './policy.ts';

/** The mistakes of a goal that stands in `source`: unknown relations and units, what may not be called, wrong sorts. */
export function checkGoal({ catalog, clauses, facts }: Policy, source: Source, goal: Term): Diagnostic[] {
  const asking = { source, term: goal, head: atom('query'), body: goal, relation: 'query/0', singletons: [] };
  const stated = new Set([...facts.keys(), ...clauses.map(({ head }) => indicator(head) ?? '')]);
  const problems = [
    ...checkBodies([asking], stated, noneUnread),
    ...checkValues({ statements: [], refused: [asking] }, knownUnits(catalog.units.keys())),
  ];
  return problems.filter(({ severity }) => severity === 'error');
}
