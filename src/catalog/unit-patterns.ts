/** Unit patterns: `tool(X)`, `mcp_tool(github, N)`, and the variables that stand for them in an encoded clause. */

import {
  atom,
  type Compound,
  compound,
  equalTerms,
  plain,
  type Term,
  type Var,
  variable,
  variablesOf,
} from '../logic/term.ts';
import { rewrite } from './encode-term.ts';
import { hasServer, isKind, termIdentity, unitId } from './identity.ts';

/** The variable that stands for a pattern, and the pattern. */
export interface Pattern {
  readonly unit: Var;
  readonly identity: Compound;
  readonly variables: readonly string[];
}

/** What is known at one point of a clause. */
export interface Scope {
  readonly fresh: () => Var;
  /** Patterns whose identity goal stands before this point. */
  readonly settled: Pattern[];
  /** Variables that every solution binds before this point. */
  readonly bound: Set<string>;
  /** Variables that may be bound at this point. */
  readonly met: Set<string>;
}

/** The scope at the start of a clause, with variables that occur nowhere in it. */
export function createScope(...clause: readonly Term[]): Scope {
  const taken = new Set(variablesOf(...clause));
  let count = 0;
  const fresh = () => {
    do count++;
    while (taken.has(`_Unit${count}`));
    return variable(`_Unit${count}`);
  };
  return { fresh, settled: [], bound: new Set(), met: new Set() };
}

/** The scope inside a branch or a negation: it knows what is known outside, and nothing leaks out of it. */
export const within = (scope: Scope): Scope => ({
  fresh: scope.fresh,
  settled: [...scope.settled],
  bound: new Set(scope.bound),
  met: new Set(scope.met),
});

/** Whether `term` stands for units without naming one: an identity with a variable for a name. */
function isPattern(term: Compound): boolean {
  if (!isKind(term.name) || term.args.length !== (hasServer(term.name) ? 2 : 1)) return false;
  return term.args.every(({ kind }) => kind === 'var' || kind === 'atom' || kind === 'text');
}

/**
 * The arguments of a goal or head encoded, with a variable for each unit pattern: that of `known` where the
 * same pattern is among them. The functor is left alone: a relation may be called `tool`.
 */
export function lift(
  goal: Term,
  known: readonly Pattern[],
  fresh: () => Var,
): { readonly term: Term; readonly patterns: readonly Pattern[] } {
  const patterns: Pattern[] = [];
  const unitFor = (identity: Compound): Var => {
    const same = [...known, ...patterns].find((pattern) => equalTerms(pattern.identity, identity));
    const pattern = same ?? { unit: fresh(), identity, variables: variablesOf(identity) };
    if (!patterns.includes(pattern)) patterns.push(pattern);
    return pattern.unit;
  };
  const encode = (part: Term): Term | undefined => {
    if (part.kind !== 'compound') return plain(part);
    const identity = termIdentity(part);
    if (identity) return atom(unitId(identity));
    return isPattern(part) ? unitFor(plain(part) as Compound) : undefined;
  };
  if (goal.kind !== 'compound') return { term: plain(goal), patterns };
  return { term: compound(goal.name, ...goal.args.map((arg) => rewrite(arg, encode))), patterns };
}

export const identityGoal = ({ unit, identity }: Pattern): Term => compound('identity', unit, identity);

/** `identity(U, P)` where one side is known already; otherwise nothing. Never fails where the goal would hold. */
export function hint(pattern: Pattern): Term {
  const known = compound(';', compound('nonvar', pattern.unit), compound('ground', pattern.identity));
  return compound(';', compound('->', known, identityGoal(pattern)), atom('true'));
}
