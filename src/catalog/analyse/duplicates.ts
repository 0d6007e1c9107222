/** Duplicates: a clause stated twice, which says nothing new. */

import type { Diagnostic } from '../../logic/diagnostics.ts';
import { keyOf } from '../../logic/relations.ts';
import { mapLeaves, type Term, variable } from '../../logic/term.ts';
import { placeText, problem, type Statement } from './statement.ts';

/** Clauses with the same hash: one, or several by their keys. */
type Alike = Statement | Map<string, Statement>;

export function checkDuplicates(statements: readonly Statement[]): Diagnostic[] {
  const known = new Map<number, Alike>();
  return statements.flatMap((statement) => {
    const first = remember(known, statement);
    return first
      ? [problem(statement, 'duplicate_clause', `the same clause stands at ${placeText(first)}`)]
      : [];
  });
}

/** The clause that says the same and was met before, if there is one. Keys are made only when hashes meet. */
function remember(known: Map<number, Alike>, statement: Statement): Statement | undefined {
  const hash = hashOf(statement.term);
  const alike = known.get(hash);
  if (!alike) {
    known.set(hash, statement);
    return undefined;
  }
  const byKey = alike instanceof Map ? alike : new Map([[clauseKey(alike.term), alike]]);
  known.set(hash, byKey);
  const key = clauseKey(statement.term);
  const first = byKey.get(key);
  if (!first) byKey.set(key, statement);
  return first;
}

/** Parts of a clause that its hash looks at. */
const HASHED = 48;

/** The same for clauses that are the same but for the names of variables, and seldom for others. */
function hashOf(term: Term): number {
  let hash = 0;
  const add = (value: number) => {
    hash = (Math.imul(hash, 31) + value) | 0;
  };
  // The start of a text tells clauses apart well enough.
  const addText = (text: string) => {
    add(text.length);
    for (let i = Math.min(text.length, 24); i-- > 0; ) add(text.charCodeAt(i));
  };
  const stack = [term];
  let left = HASHED;
  for (let next = stack.pop(); next && left-- > 0; next = stack.pop()) {
    if (next.kind === 'compound') {
      addText(next.name);
      add(next.args.length);
      // From left to right: the head, which tells most clauses apart, comes first.
      for (let i = next.args.length; i-- > 0; ) stack.push(next.args[i] as Term);
    } else if (next.kind === 'atom') addText(next.name);
    else if (next.kind === 'text') addText(next.value);
    else if (next.kind !== 'var') add(Math.trunc(next.value));
  }
  return hash;
}

/** A text that two clauses share exactly when they are the same but for the names of variables. */
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
