/** Duplicates: a clause stated twice, which says nothing new. */

import type { Diagnostic } from '../../logic/diagnostics.ts';
import { keyOf } from '../../logic/relations.ts';
import { mapLeaves, type Term, variable } from '../../logic/term.ts';
import { placeText, problem, type Statement } from './statement.ts';

export function checkDuplicates(statements: readonly Statement[]): Diagnostic[] {
  const first = new Map<string, Statement>();
  return statements.flatMap((statement) => {
    const key = clauseKey(statement.term);
    const known = first.get(key);
    if (!known) {
      first.set(key, statement);
      return [];
    }
    return [problem(statement, 'duplicate_clause', `the same clause stands at ${placeText(known)}`)];
  });
}

/** A text that two clauses share exactly when they are the same but for the names of their variables. */
function clauseKey(term: Term): string {
  const names = new Map<string, string>();
  const renamed = mapLeaves(term, (leaf) => {
    if (leaf.kind !== 'var') return leaf;
    const name = names.get(leaf.name) ?? `${names.size}`;
    names.set(leaf.name, name);
    return variable(name);
  });
  return keyOf(renamed);
}
