/** Bound variables: which variables of a clause have a value at one point of its body. */

import { isCompound, type Term, variablesOf } from '../../logic/term.ts';

export interface Bound {
  readonly names: Set<string>;
  /** Pairs of variables that hold the same once one side has a value: what `=` has left open. */
  readonly equations: (readonly [readonly string[], readonly string[]])[];
  /** Nothing comes after `fail`, so anything may be said of it. */
  unreachable: boolean;
}

export const boundTo = (names: Iterable<string>): Bound => ({
  names: new Set(names),
  equations: [],
  unreachable: false,
});

export const copyOf = ({ names, equations, unreachable }: Bound): Bound => ({
  names: new Set(names),
  equations: [...equations],
  unreachable,
});

export const isBound = ({ names, unreachable }: Bound, name: string): boolean =>
  unreachable || names.has(name);

export const openIn = (bound: Bound, term: Term): string[] =>
  variablesOf(term).filter((name) => !isBound(bound, name));

/** Gives values to variables, and to what is equal to them. */
export function bind(bound: Bound, names: Iterable<string>): void {
  const before = bound.names.size;
  for (const name of names) bound.names.add(name);
  if (bound.names.size > before) settle(bound);
}

function settle(bound: Bound): void {
  const all = (names: readonly string[]) => names.every((name) => bound.names.has(name));
  for (let before = -1; before !== bound.names.size; ) {
    before = bound.names.size;
    for (const [left, right] of bound.equations) {
      if (all(left)) for (const name of right) bound.names.add(name);
      else if (all(right)) for (const name of left) bound.names.add(name);
    }
  }
}

/** What `Left = Right` says, taken apart as far as both sides are known. */
export function equate(bound: Bound, left: Term, right: Term): void {
  const stack: [Term, Term][] = [[left, right]];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [a, b] = pair;
    if (a.kind === 'compound' && b.kind === 'compound') {
      if (!isCompound(b, a.name, a.args.length)) bound.unreachable = true;
      else for (const [i, arg] of a.args.entries()) stack.push([arg, b.args[i] as Term]);
    } else bound.equations.push([variablesOf(a), variablesOf(b)]);
  }
  settle(bound);
}

/** What holds after either of two branches. */
export function either(into: Bound, left: Bound, right: Bound): void {
  if (left.unreachable && right.unreachable) into.unreachable = true;
  else if (left.unreachable) bind(into, right.names);
  else if (right.unreachable) bind(into, left.names);
  else
    bind(
      into,
      [...left.names].filter((name) => right.names.has(name)),
    );
}
