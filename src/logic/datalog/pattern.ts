/** Arguments of goals and heads, compiled: built where their variables have values, matched where they have none. */

import type { Compound, Term } from '../term.ts';
import { isGround, variablesOf } from '../term.ts';
import { compoundOf, compoundValue, sameValue, toValue, type Value } from './value.ts';

/** The registers of one clause being run: a value for each variable that has one. */
export type Registers = Value[];
export type Build = (registers: Registers) => Value;
export type Match = (value: Value, registers: Registers) => boolean;

/** Names of variables that have a value at one point of a clause. Never changed, only replaced. */
export type Bound = ReadonlySet<string>;

/** Which register a variable of the clause is held in. */
export interface Slots {
  of(name: string): number;
  readonly names: ReadonlyMap<string, number>;
  /** A register that no variable has. */
  spare(): number;
}

export function createSlots(): Slots {
  const names = new Map<string, number>();
  let size = 0;
  return {
    names,
    of(name) {
      const known = names.get(name);
      if (known !== undefined) return known;
      names.set(name, size);
      return size++;
    },
    spare: () => size++,
  };
}

export const isBound = (term: Term, bound: Bound): boolean =>
  term.kind === 'var' ? bound.has(term.name) : isGround(term) || variablesOf(term).every((v) => bound.has(v));

export function withVariables(bound: Bound, ...terms: readonly Term[]): Bound {
  const names = variablesOf(...terms).filter((name) => !bound.has(name));
  return names.length === 0 ? bound : new Set([...bound, ...names]);
}

/**
 * Whether open arguments say more than that they are open: a compound, or the same variable twice. Rows found without
 * that are matched afterwards, which is too late for a predicate whose answers depend on what it is given.
 */
export function saysMore(open: readonly Term[]): boolean {
  const names = open.map((arg) => (arg.kind === 'var' ? arg.name : undefined));
  return names.includes(undefined) || new Set(names).size < names.length;
}

/** A term all of whose variables have values. */
export function builder(term: Term, slots: Slots): Build {
  if (term.kind === 'var') {
    const slot = slots.of(term.name);
    return (registers) => registers[slot] as Value;
  }
  if (isGround(term)) {
    const value = toValue(term);
    return () => value;
  }
  const { name, args } = term as Compound;
  const parts = args.map((arg) => builder(arg, slots));
  return (registers) =>
    compoundValue(
      name,
      parts.map((build) => build(registers)),
    );
}

/** Compares a value with a term, and gives the variables that have none theirs. */
export function matcher(term: Term, bound: Bound, slots: Slots): Match {
  return matcherOf(term, new Set(bound), slots);
}

/** One matcher for each term, where the earlier ones give values to the variables of the later ones. */
export function matchers(terms: readonly Term[], bound: Bound, slots: Slots): Match[] {
  const met = new Set(bound);
  return terms.map((term) => matcherOf(term, met, slots));
}

function matcherOf(term: Term, met: Set<string>, slots: Slots): Match {
  if (term.kind === 'var') return variableMatcher(term.name, met, slots);
  if (isGround(term)) {
    const expected = toValue(term);
    return (value) => sameValue(value, expected);
  }
  const { name, args } = term as Compound;
  const parts = args.map((arg) => matcherOf(arg, met, slots));
  return (value, registers) => {
    const found = compoundOf(value);
    if (found?.name !== name || found.args.length !== parts.length) return false;
    return parts.every((match, i) => match(toValue(found.args[i] as Term), registers));
  };
}

function variableMatcher(name: string, met: Set<string>, slots: Slots): Match {
  const slot = slots.of(name);
  if (met.has(name)) return (value, registers) => sameValue(value, registers[slot] as Value);
  met.add(name);
  return (value, registers) => {
    registers[slot] = value;
    return true;
  };
}
