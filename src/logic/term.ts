/**
 * The term: the one value that policies, turns and explanations are made of.
 *
 * A term is plain frozen-by-convention data. Positions (`span`) are carried by terms that were read from
 * text and never take part in equality.
 */

/** Offsets into the source text, in UTF-16 code units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly span?: Span;
}

/** A name: `email`, `'Ab c'`, `[]`, `+`. */
export interface Atom extends Node {
  readonly kind: 'atom';
  readonly name: string;
}

/** An integer within ±(2^53 − 1). */
export interface Int extends Node {
  readonly kind: 'int';
  readonly value: number;
}

/** A finite float. */
export interface Float extends Node {
  readonly kind: 'float';
  readonly value: number;
}

/** Double-quoted text. A policy reads it as the atom of the same characters; see {@link plain}. */
export interface Text extends Node {
  readonly kind: 'text';
  readonly value: string;
}

/** A variable, identified by its name within one clause. `_` is renamed apart (`_1`, `_2`, …) by the reader. */
export interface Var extends Node {
  readonly kind: 'var';
  readonly name: string;
}

/** A functor with at least one argument. Lists are `'.'(Head, Tail)` and the atom `[]`. */
export interface Compound extends Node {
  readonly kind: 'compound';
  readonly name: string;
  readonly args: readonly Term[];
}

export type Term = Atom | Int | Float | Text | Var | Compound;

export const atom = (name: string): Atom => ({ kind: 'atom', name });
export const int = (value: number): Int => ({ kind: 'int', value });
export const float = (value: number): Float => ({ kind: 'float', value });
export const text = (value: string): Text => ({ kind: 'text', value });
export const variable = (name: string): Var => ({ kind: 'var', name });
export const compound = (name: string, ...args: readonly Term[]): Compound => ({
  kind: 'compound',
  name,
  args,
});

export const nil: Atom = atom('[]');

/** A list term, ending in `tail` (default `[]`). */
export function list(items: readonly Term[], tail: Term = nil): Term {
  return items.reduceRight<Term>((rest, item) => compound('.', item, rest), tail);
}

export const isNil = (term: Term): boolean => term.kind === 'atom' && term.name === '[]';

/** The guard keeps other compounds in the false branch, so that functors can be tested one after another. */
export const isCompound = <N extends string>(
  term: Term,
  name: N,
  arity: number,
): term is Compound & { readonly name: N } =>
  term.kind === 'compound' && term.name === name && term.args.length === arity;

/** The items of a proper list, or undefined when `term` is not one. */
export function listItems(term: Term): readonly Term[] | undefined {
  const items: Term[] = [];
  let rest = term;
  while (isCompound(rest, '.', 2)) {
    items.push(rest.args[0] as Term);
    rest = rest.args[1] as Term;
  }
  return isNil(rest) ? items : undefined;
}

/** Name and arity as written in documentation: `unit/2`. */
export function indicator(term: Term): string | undefined {
  if (term.kind === 'atom') return `${term.name}/0`;
  if (term.kind === 'compound') return `${term.name}/${term.args.length}`;
  return undefined;
}

/**
 * Every distinct variable name, in order of first appearance.
 *
 * Iterates on an explicit stack, so that depth is bounded by memory only.
 */
export function variablesOf(...terms: readonly Term[]): string[] {
  const names = new Set<string>();
  const stack = [...terms].reverse();
  for (let term = stack.pop(); term; term = stack.pop()) {
    if (term.kind === 'var') names.add(term.name);
    if (term.kind === 'compound') for (let i = term.args.length; i-- > 0; ) stack.push(term.args[i] as Term);
  }
  return [...names];
}

/** Whether no variable stands in a term. */
export function isGround(term: Term): boolean {
  if (term.kind !== 'compound') return term.kind !== 'var';
  const stack: Term[] = [term];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.kind === 'var') return false;
    if (next.kind === 'compound') for (const arg of next.args) if (arg.kind !== 'atom') stack.push(arg);
  }
  return true;
}

/** Same term, positions aside. Iterative, so long lists are safe. */
export function equalTerms(left: Term, right: Term): boolean {
  const stack: [Term, Term][] = [[left, right]];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (a.kind === 'compound') {
      if (b.kind !== 'compound' || a.name !== b.name || a.args.length !== b.args.length) return false;
      a.args.forEach((arg, i) => {
        stack.push([arg, b.args[i] as Term]);
      });
    } else if (!sameLeaf(a, b)) return false;
  }
  return true;
}

function sameLeaf(a: Exclude<Term, Compound>, b: Term): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'atom' || a.kind === 'var') return a.name === (b as Atom | Var).name;
  return Object.is(a.value, (b as Int | Float | Text).value);
}

/**
 * Rebuilds a term; `leaf` maps everything that is not a compound, from left to right.
 *
 * Iterates on stacks of its own, so that depth is bounded by memory only.
 */
export function mapLeaves(term: Term, leaf: (term: Exclude<Term, Compound>) => Term): Term {
  if (term.kind !== 'compound') return leaf(term);
  const done: Term[] = [];
  const open: Compound[] = [];
  // `undefined` stands where all arguments of the last open compound are done.
  const todo: (Term | undefined)[] = [term];
  while (todo.length > 0) {
    const next = todo.pop();
    if (next === undefined) done.push(refilled(open.pop() as Compound, done));
    else if (next.kind !== 'compound') done.push(leaf(next));
    else {
      open.push(next);
      todo.push(undefined);
      for (let i = next.args.length; i-- > 0; ) todo.push(next.args[i] as Term);
    }
  }
  return done[0] as Term;
}

/** The compound with the last of `done` as its arguments, which it takes off. */
function refilled(cell: Compound, done: Term[]): Compound {
  const args = done.splice(done.length - cell.args.length);
  return isCompound(cell, '.', 2) ? compound('.', ...args) : { ...cell, args };
}

/**
 * The term as policies compare it: double-quoted text becomes the atom of the same characters (the ISO flag
 * `double_quotes` is `atom`), and positions are dropped.
 */
export function plain(term: Term): Term {
  return mapLeaves(term, (leaf) => {
    if (leaf.kind === 'text') return atom(leaf.value);
    if (!leaf.span) return leaf;
    const { span: _, ...rest } = leaf;
    return rest;
  });
}
