/**
 * Listing: rules that rest on the lowest facts alone are listed once, and looked up from then on.
 *
 * What cannot be listed (it needs arguments, raises, or holds too much) stays a rule.
 */

import { runClauses } from './call.ts';
import { planOf } from './plan.ts';
import type { Predicate } from './predicates.ts';
import { Doubt, OutOfBudget, type Run } from './run.ts';
import { type Store, storedRows, type Tuple } from './stored.ts';
import { tupleSet } from './trie.ts';

/** What listing one relation may cost, in inferences. */
const COST = 2_000_000;
const MOST_ROWS = 500_000;

/** The rows that the clauses of a predicate give, stated ones aside; undefined where they are not listed. */
export function listedRows(run: Run, predicate: Predicate): readonly Store[] | undefined {
  if (run.parent || run.exact || predicate.sensitive) return undefined;
  if (run.listed.has(predicate)) return run.listed.get(predicate);
  run.listed.set(predicate, undefined);
  // What is interpreted may not end.
  if (predicate.interprets) return undefined;
  // Whoever asks for it while it is being listed runs the clauses.
  const rows = listAll(run, predicate);
  run.listed.set(predicate, rows);
  return rows;
}

function listAll(run: Run, predicate: Predicate): readonly Store[] | undefined {
  const plan = planOf(run.predicates, predicate, 0);
  if (!plan) return undefined;
  const { left, at } = run.budget;
  run.budget.left = COST;
  try {
    const known = tupleSet();
    const rows: Tuple[] = [];
    runClauses(run, plan, [], (row) => {
      if (known.add(row)) rows.push(row);
      return rows.length > MOST_ROWS;
    });
    return rows.length > MOST_ROWS ? undefined : [{ stored: storedRows(rows) }];
  } catch (error) {
    if (error instanceof Doubt || error instanceof OutOfBudget || error instanceof RangeError)
      return undefined;
    throw error;
  } finally {
    run.budget.left = left;
    run.budget.at = at;
  }
}
