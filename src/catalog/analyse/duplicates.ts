/** Duplicates: a clause stated twice, which says nothing new. */

import type { Diagnostic } from '../../logic/diagnostics.ts';
import type { Term } from '../../logic/term.ts';
import { placeText, problem, type Statement } from './statement.ts';

export function checkDuplicates(statements: readonly Statement[]): Diagnostic[] {
  const known = new Map<number, Statement[]>();
  return statements.flatMap((statement) => {
    const hash = hashOf(statement.term);
    const alike = known.get(hash);
    const first = alike?.find((other) => sameClause(other.term, statement.term));
    if (first)
      return [problem(statement, 'duplicate_clause', `the same clause stands at ${placeText(first)}`)];
    if (alike) alike.push(statement);
    else known.set(hash, [statement]);
    return [];
  });
}

/** The same for clauses that are the same but for the names of variables, and seldom for others. */
function hashOf(term: Term): number {
  let hash = 0;
  // The start of a text tells clauses apart well enough.
  const add = (text: string) => {
    hash = (Math.imul(hash, 31) + text.length) | 0;
    for (let i = Math.min(text.length, 24); i-- > 0; ) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  };
  const stack = [term];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.kind === 'compound') {
      add(next.name);
      hash = (Math.imul(hash, 31) + next.args.length) | 0;
      for (const arg of next.args) stack.push(arg);
    } else if (next.kind === 'atom') add(next.name);
    else if (next.kind === 'text') add(next.value);
    else if (next.kind !== 'var') hash = (Math.imul(hash, 31) + Math.trunc(next.value)) | 0;
  }
  return hash;
}

/** Equal, where text is the name of the same characters and variables stand for each other one to one. */
function sameClause(left: Term, right: Term): boolean {
  const there = new Map<string, string>();
  const back = new Map<string, string>();
  const stack: [Term, Term][] = [[left, right]];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [a, b] = pair;
    if (a.kind === 'compound' && b.kind === 'compound') {
      if (a.name !== b.name || a.args.length !== b.args.length) return false;
      for (const [i, arg] of a.args.entries()) stack.push([arg, b.args[i] as Term]);
    } else if (a.kind === 'var' && b.kind === 'var') {
      if ((there.get(a.name) ?? b.name) !== b.name || (back.get(b.name) ?? a.name) !== a.name) return false;
      there.set(a.name, b.name);
      back.set(b.name, a.name);
    } else if (!sameLeaf(a, b)) return false;
  }
  return true;
}

function sameLeaf(a: Term, b: Term): boolean {
  const number = (term: Term) => term.kind === 'int' || term.kind === 'float';
  if (number(a) || number(b)) return a.kind === b.kind && Object.is(valueIn(a), valueIn(b));
  return (
    a.kind !== 'var' &&
    b.kind !== 'var' &&
    a.kind !== 'compound' &&
    b.kind !== 'compound' &&
    valueIn(a) === valueIn(b)
  );
}

const valueIn = (term: Term): string | number | undefined =>
  term.kind === 'compound' ? undefined : 'value' in term ? term.value : term.name;
