/** A run: the facts in force, and what has been worked out from them. */

import type { Place } from '../diagnostics.ts';
import type { Clause } from '../program.ts';
import type { Layer } from '../relations.ts';
import type { Registers } from './pattern.ts';
import type { ClausePlan } from './plan.ts';
import type { Predicate, Predicates } from './predicates.ts';
import { addStores, type Store, type Tuple } from './stored.ts';
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
  readonly locals: Map<Predicate, Local>;
  /** Whether rows come with all their repetitions, in the order of clauses and facts. Nothing is listed once then. */
  readonly exact: boolean;
  /** Rules whose rows were listed once; undefined where that was too much. */
  readonly listed: Map<Predicate, readonly Store[] | undefined>;
  /** Made when something recursive is asked first. */
  recursion: Recursion | undefined;
}

/** What a run knows of a predicate. */
interface Local {
  /** The lowest run whose facts decide it. */
  readonly home: Run;
  stores: readonly Store[] | undefined;
}

export interface Recursion {
  readonly tables: Map<Predicate, Map<number, Map<unknown, Table>>>;
  /** Components being worked out, with the tables that wait for more rows. */
  readonly active: Map<number, Agenda>;
}

export function recursionOf(run: Run): Recursion {
  run.recursion ??= { tables: new Map(), active: new Map() };
  return run.recursion;
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
  constructor(place: Place | undefined, message = 'the inference limit was reached') {
    super(message);
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
    locals: new Map(),
    listed: parent ? NOTHING_LISTED : new Map(),
    recursion: undefined,
  };
}

/** Only the lowest run lists relations. */
const NOTHING_LISTED: Run['listed'] = new Map();

/** The lowest run whose facts decide what a predicate holds. */
export const homeOf = (run: Run, predicate: Predicate): Run => localOf(run, predicate).home;

function localOf(run: Run, predicate: Predicate): Local {
  const known = run.locals.get(predicate);
  if (known) return known;
  const home = run.parent && !isTouched(run.own, predicate) ? homeOf(run.parent, predicate) : run;
  const local: Local = { home, stores: undefined };
  run.locals.set(predicate, local);
  return local;
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
  const local = localOf(run, predicate);
  local.stores ??= findStores(run, predicate);
  return local.stores;
}

function findStores({ layers, predicates }: Run, { kind, name }: Predicate): readonly Store[] {
  const stores: Store[] = [];
  let isStated = false;
  for (const layer of layers) {
    const relation = layer.get(name);
    if (!relation) continue;
    isStated = true;
    addStores(relation, stores);
  }
  if (!isStated && kind === 'stated' && !predicates.declared.has(name))
    throw new Doubt(`nothing states ${name}`);
  return stores;
}
