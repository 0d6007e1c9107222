/**
 * The solver: what relations hold.
 *
 * Relations are asked for by name and bound arguments, never by text, so that a name from outside can't become
 * a goal. The Tau engine fills this interface; a compiled engine can fill it too, with the same answers.
 */

import type { Derived } from './derivation.ts';
import type { Place } from './diagnostics.ts';
import type { Facts, Row } from './program.ts';
import type { Layer } from './relations.ts';
import type { Term } from './term.ts';

/** Why a question has no answer. Never treated as "no": the caller fails closed. */
export interface Undetermined {
  readonly code: 'limit' | 'error';
  /** The relation that was asked, `name/arity`. */
  readonly relation: string;
  /** What went wrong, in words. */
  readonly message: string;
  /** The clause it went wrong in, where that can be told. */
  readonly place?: Place;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Undetermined };

/** A solution: the terms of the goal's variables, by name. A variable left open is absent. */
export type Bindings = ReadonlyMap<string, Term>;

/** Inferences that a question may cost where nothing else is said. */
export const DEFAULT_INFERENCES = 1_000_000;

export interface SolveOptions {
  /** At most this many solutions; default 1,000,000. */
  readonly answers?: number;
  /** At most this many inferences for the whole question; default 1,000,000. */
  readonly inferences?: number;
}

export interface Solver {
  /**
   * All rows of `relation` (`name/arity`) that agree with the bound arguments, without duplicates.
   * An argument that is undefined is open.
   */
  rows(relation: string, args: readonly (Term | undefined)[], options?: SolveOptions): Answer<readonly Row[]>;
  /** The solutions of a goal, each once. `more` says that the answer limit cut them off. */
  solve(
    goal: Term,
    options?: SolveOptions,
  ): Answer<{ readonly solutions: readonly Bindings[]; readonly more: boolean }>;
  /** The same program with more facts in force: those of a turn, or of a call. Cheap. */
  with(facts: Layer): Solver;
  /**
   * The same program over other lowest facts, where the engine can keep what it has worked out. `changed` holds the
   * rows that are in one of the two and not in the other.
   */
  revised?(facts: Layer, changed: Facts): Revised;
  /** How a ground goal followed, where the engine keeps that: well-founded, also for recursive relations. */
  derivation?(goal: Term): Derived | undefined;
}

export interface Revised {
  readonly solver: Solver;
  /** The rows of a relation that are in one of the two and not in the other; undefined where that is not known. */
  changed(relation: string): readonly Row[] | undefined;
}
