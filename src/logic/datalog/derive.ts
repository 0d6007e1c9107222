/** Derivations: the clause and the values by which a row first followed. */

import type { Derived } from '../derivation.ts';
import { callPredicate, runClause } from './call.ts';
import { type ClausePlan, planOf } from './plan.ts';
import type { Predicate } from './predicates.ts';
import type { Derivation, Run } from './run.ts';
import type { Tuple } from './stored.ts';
import { keyOfValues, toTerm, type Value } from './value.ts';

/**
 * How a row of rules follows; undefined for a row that is stated or does not hold.
 *
 * A row of a recursion rests on rows that were there before it, so following its derivations ends.
 */
export function derive(run: Run, predicate: Predicate, args: readonly Value[]): Derived | undefined {
  const found = predicate.kind === 'recursive' ? firstOf(run, predicate, args) : ruleOf(run, predicate, args);
  return found && derived(found);
}

function firstOf(run: Run, predicate: Predicate, args: Tuple): Derivation | undefined {
  const key = keyOfValues(args);
  const known = run.derivations?.get(predicate)?.get(key);
  if (known) return known;
  callPredicate(run, predicate, everyBit(predicate), args, () => true);
  return run.derivations?.get(predicate)?.get(key);
}

function ruleOf(run: Run, predicate: Predicate, args: Tuple): Derivation | undefined {
  const plan = planOf(run.predicates, predicate, everyBit(predicate));
  for (let i = 0; plan && i < plan.size; i++) {
    const clause = plan.clause(i);
    let found: Derivation | undefined;
    runClause(run, clause, args, (_, registers) => {
      found = { clause, registers: registers.slice() };
      return true;
    });
    if (found) return found;
  }
  return undefined;
}

const everyBit = ({ arity }: Predicate): number => 2 ** arity - 1;

function derived({ clause, registers }: Derivation): Derived {
  return { clause: clause.clause, bindings: bindingsOf(clause.slots, registers) };
}

/** The variables that have values, by name. */
export function bindingsOf(slots: ClausePlan['slots'], registers: readonly Value[]): Derived['bindings'] {
  const bindings = new Map<string, ReturnType<typeof toTerm>>();
  for (const [name, slot] of slots) {
    const value = registers[slot];
    if (value !== undefined) bindings.set(name, toTerm(value));
  }
  return bindings;
}
