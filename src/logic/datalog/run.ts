/** A run: the facts in force, and what has been worked out from them. */

import type { Place } from '../diagnostics.ts';
import type { Clause } from '../program.ts';
import type { Layer } from '../relations.ts';
import type { Registers } from './pattern.ts';
import type { ClausePlan } from './plan.ts';
import type { Predicate, Predicates } from './predicates.ts';
import { type Store, storesIn, type Tuple } from './stored.ts';
import type { Table } from './table.ts';
import type { Key, Value } from './value.ts';

/** Takes one answer, and the registers of the clause that gave it. True stops the search for more. */
export type Back = (row: Tuple, registers: Registers) => boolean;

/** Takes one answer. True stops the search for more. */
export type Take = (row: Tuple) => boolean;

/** One clause being run. */
export interface Frame {
  readonly registers: Registers;
  readonly back: Back;
}

/** One goal of a clause and all that comes after it. True stops the search for more. */
export type Step = (frame: Frame, run: Run) => boolean;

/** What one question may still cost. Shared by all runs of one root. */
export interface Budget {
  left: number;
  /** The clause that was entered last. */
  at: Clause | undefined;
}

/** By predicate, then by the key of the row. */
export type Derivations = Map<Predicate, Map<Key, Derivation>>;

/** How a row followed: by which clause, with which values. */
export interface Derivation {
  readonly clause: ClausePlan;
  readonly registers: Registers;
}

/** Asks the interpreter. An argument that is undefined is open. */
export type Interpret = (
  run: Run,
  predicate: Predicate,
  args: readonly (Value | undefined)[],
) => readonly Tuple[];

export interface Run {
  readonly predicates: Predicates;
  readonly parent: Run | undefined;
  /** The facts this run adds to those of its parent. */
  readonly own: Layer;
  /** All facts, the lowest first. */
  readonly layers: readonly Layer[];
  readonly budget: Budget;
  readonly interpret: Interpret;
  /** How each row of a recursion first followed, where that is kept. */
  readonly derivations: Derivations | undefined;
  /** By the position of a predicate: the lowest run whose facts decide it. */
  readonly homes: (Run | undefined)[];
  readonly stores: (readonly Store[] | undefined)[];
  /** Whether rows come with all their repetitions, in the order of clauses and facts. Nothing is listed once then. */
  readonly exact: boolean;
  /** Rules whose rows were listed once; undefined where that was too much. */
  readonly settled: Map<Predicate, readonly Store[] | undefined>;
  readonly tables: Map<Predicate, Map<number, Map<unknown, Table>>>;
  /** Components being worked out, with the tables that wait for more rows. */
  readonly active: Map<number, Agenda>;
}

/** Views with rows that somebody has not seen yet. */
export interface Agenda {
  readonly tables: Table[];
  readonly waiting: (() => void)[];
}

/** A goal that cannot be compiled as it is asked: it needs a value that nothing gives. */
export class NotCompiled extends Error {}

/** The compiled engine does not decide this; the interpreter does. */
export class Doubt extends Error {}

export class OutOfBudget extends Error {
  readonly place: Place | undefined;
  constructor(place: Place | undefined) {
    super('the inference limit was reached');
    this.place = place;
  }
}

export function spend({ budget }: Run): void {
  if (--budget.left < 0) throw new OutOfBudget(budget.at?.place);
}

export function createRun(
  from: Pick<Run, 'predicates' | 'budget' | 'interpret' | 'derivations' | 'exact'> & {
    readonly parent?: Run;
  },
  own: Layer,
): Run {
  const { predicates, budget, interpret, derivations, exact, parent } = from;
  return {
    predicates,
    budget,
    interpret,
    derivations,
    exact,
    parent,
    own,
    layers: [...(parent?.layers ?? []), own],
    homes: [],
    stores: [],
    settled: new Map(),
    tables: new Map(),
    active: new Map(),
  };
}

/** The lowest run whose facts decide what a predicate holds. */
export function homeOf(run: Run, predicate: Predicate): Run {
  const known = run.homes[predicate.id];
  if (known) return known;
  const home = run.parent && !isTouched(run.own, predicate) ? homeOf(run.parent, predicate) : run;
  run.homes[predicate.id] = home;
  return home;
}

function isTouched(own: Layer, { reaches }: Predicate): boolean {
  if (!reaches) return true;
  if (own.size <= reaches.size) {
    for (const name of own.keys()) if (reaches.has(name)) return true;
    return false;
  }
  for (const name of reaches) if (own.has(name)) return true;
  return false;
}

/** The stated rows of a predicate. */
export function storesOf(run: Run, predicate: Predicate): readonly Store[] {
  const known = run.stores[predicate.id];
  if (known) return known;
  const relations = run.layers.flatMap((layer) => layer.get(predicate.name) ?? []);
  if (relations.length === 0 && predicate.kind === 'stated' && !run.predicates.declared.has(predicate.name))
    throw new Doubt(`nothing states ${predicate.name}`);
  const stores = relations.flatMap(storesIn);
  run.stores[predicate.id] = stores;
  return stores;
}
