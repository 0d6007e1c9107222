/** Running predicates: stated rows first, then the clauses, as the interpreter has them. */

import { positionsFor } from './dispatch.ts';
import { listedRows } from './listing.ts';
import { type ClausePlan, type Plan, planOf } from './plan.ts';
import type { Predicate } from './predicates.ts';
import {
  type Agenda,
  type Back,
  type Derivation,
  Doubt,
  homeOf,
  type Run,
  recursionOf,
  spend,
  storesOf,
  type Take,
} from './run.ts';
import { agrees, holding, keyAt, type Store, type Tuple } from './stored.ts';
import { addRow, createTable, read, rowsOf, type Table } from './table.ts';
import { type Key, keyOfValues, toTerm, toValue, type Value } from './value.ts';

/**
 * Hands every answer of a predicate to `back`, until that says stop. `args` holds values at the positions of
 * `mask`.
 */
export function callPredicate(
  run: Run,
  predicate: Predicate,
  mask: number,
  args: Tuple,
  back: Take,
): boolean {
  const home = homeOf(run, predicate);
  switch (predicate.kind) {
    case 'stated':
      return callStated(home, predicate, mask, args, back);
    case 'rules':
      return callRules(home, predicate, mask, args, back);
    case 'recursive':
      return callRecursive(home, predicate, mask, args, back);
    case 'computed':
      return callComputed(home, predicate, mask, args, back);
    case 'interpreted':
      return each(home.interpret(home, predicate, openArgs(predicate, mask, args)), back);
  }
}

function each(rows: readonly Tuple[], back: Take): boolean {
  for (let i = 0; i < rows.length; i++) if (back(rows[i] as Tuple)) return true;
  return false;
}

function callStated(home: Run, predicate: Predicate, mask: number, args: Tuple, back: Take): boolean {
  return eachStored(storesOf(home, predicate), mask, args, back);
}

function eachStored(stores: readonly Store[], mask: number, args: Tuple, back: Take): boolean {
  for (let i = 0; i < stores.length; i++)
    if (each(holding(stores[i] as Store, mask, args), back)) return true;
  return false;
}

function callRules(home: Run, predicate: Predicate, mask: number, args: Tuple, back: Take): boolean {
  const listed = listedRows(home, predicate);
  if (listed) return callStated(home, predicate, mask, args, back) || eachStored(listed, mask, args, back);
  const plan = planOf(home.predicates, predicate, mask);
  if (!plan) throw new Doubt(`${predicate.name} needs more bound`);
  return callStated(home, predicate, mask, args, back) || runClauses(home, plan, args, back);
}

/** Runs the clauses of a plan. */
export function runClauses(run: Run, plan: Plan, args: Tuple, back: Take): boolean {
  return eachClause(run, plan, args, (clause) => runClause(run, clause, args, back));
}

/** The clauses that may hold, in their order, until one says stop. */
function eachClause(run: Run, plan: Plan, args: Tuple, visit: (clause: ClausePlan) => boolean): boolean {
  const positions = plan.dispatch && positionsFor(plan.dispatch, run, args);
  const size = positions ? positions.length : plan.size;
  for (let i = 0; i < size; i++)
    if (visit(plan.clause(positions ? (positions[i] as number) : i))) return true;
  return false;
}

/** Runs one clause, when its head matches. */
export function runClause(run: Run, { clause, head, body }: ClausePlan, args: Tuple, back: Back): boolean {
  const registers: Value[] = [];
  for (const { position, match } of head) if (!match(args[position] as Value, registers)) return false;
  spend(run);
  run.budget.at = clause;
  return body({ registers, back }, run);
}

const openArgs = ({ arity }: Predicate, mask: number, args: Tuple): (Value | undefined)[] =>
  Array.from({ length: arity }, (_, i) => (mask & (1 << i) ? args[i] : undefined));

/** Where too little is bound to compute, the stated rows are all there is to choose from. */
function callComputed(home: Run, predicate: Predicate, mask: number, args: Tuple, back: Take): boolean {
  const terms = openArgs(predicate, mask, args).map((value) =>
    value === undefined ? undefined : toTerm(value),
  );
  const rows = predicate.computed?.(terms);
  if (rows)
    return each(
      rows.map((row) => row.map(toValue)).filter((row) => agrees(row, mask, args)),
      back,
    );
  const stores = storesOf(home, predicate);
  if (stores.length === 0) throw new Doubt(`${predicate.name} is asked with too little bound`);
  return callStated(home, predicate, mask, args, back);
}

// ---------------------------------------------------------------------------------------- recursion

/** A recursion asked from outside is worked out whole before the first answer is handed on. */
function callRecursive(home: Run, predicate: Predicate, mask: number, args: Tuple, back: Take): boolean {
  const whole = predicate.sensitive ? undefined : tableFor(home, predicate, 0, []);
  if (whole?.complete) return each(rowsOf(whole, mask, args), back);
  const known = tableFor(home, predicate, mask, args);
  if (known?.complete) return each(known.rows, back);
  if (recursionOf(home).active.has(predicate.component))
    throw new Doubt('a recursion depends on its own test');
  if (!planOf(home.predicates, predicate, mask)) throw new Doubt(`${predicate.name} needs more bound`);
  return each(workOut(home, predicate, mask, args).rows, back);
}

function workOut(home: Run, predicate: Predicate, mask: number, args: Tuple): Table {
  const agenda: Agenda = { tables: [], waiting: [] };
  recursionOf(home).active.set(predicate.component, agenda);
  try {
    const table = openTable(home, predicate, mask, args, agenda);
    for (let next = agenda.waiting.pop(); next; next = agenda.waiting.pop()) next();
    for (const one of agenda.tables) one.complete = true;
    return table;
  } catch (error) {
    for (const [, byMask] of recursionOf(home).tables) for (const [, byKey] of byMask) forget(byKey);
    throw error;
  } finally {
    recursionOf(home).active.delete(predicate.component);
  }
}

/** What was not finished is not kept. */
function forget(tables: Map<unknown, Table>): void {
  for (const [key, table] of tables) if (!table.complete) tables.delete(key);
}

/** A goal of a recursive clause that asks its own recursion: answers are handed on as they come. */
export function readRecursive(run: Run, predicate: Predicate, mask: number, args: Tuple, back: Take): void {
  const home = homeOf(run, predicate);
  const agenda = recursionOf(home).active.get(predicate.component);
  if (!agenda) throw new Doubt('a recursion is asked outside itself');
  const whole = predicate.sensitive ? undefined : tableFor(home, predicate, 0, []);
  if (whole) {
    read(whole, mask, args, back, agenda);
    return;
  }
  if (!planOf(home.predicates, predicate, mask)) throw new Doubt(`${predicate.name} needs more bound`);
  const table = tableFor(home, predicate, mask, args) ?? openTable(home, predicate, mask, args, agenda);
  read(table, 0, [], back, agenda);
}

function tableFor(home: Run, predicate: Predicate, mask: number, args: Tuple): Table | undefined {
  return home.recursion?.tables
    .get(predicate)
    ?.get(mask)
    ?.get(mask === 0 ? 0 : keyAt(mask, args));
}

function openTable(home: Run, predicate: Predicate, mask: number, args: Tuple, agenda: Agenda): Table {
  const table = createTable();
  const byMask = getOrMake(recursionOf(home).tables, predicate, () => new Map<number, Map<unknown, Table>>());
  getOrMake(byMask, mask, () => new Map<unknown, Table>()).set(mask === 0 ? 0 : keyAt(mask, args), table);
  agenda.tables.push(table);
  agenda.waiting.push(() => fill(home, predicate, mask, args, table, agenda));
  return table;
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function fill(
  home: Run,
  predicate: Predicate,
  mask: number,
  args: Tuple,
  table: Table,
  agenda: Agenda,
): void {
  callStated(home, predicate, mask, args, (row) => {
    addRow(table, row, agenda);
    return false;
  });
  const plan = planOf(home.predicates, predicate, mask);
  if (!plan) throw new Doubt(`${predicate.name} needs more bound`);
  eachClause(home, plan, args, (clause) => {
    tabulate(home, predicate, clause, args, table, agenda);
    return false;
  });
}

function tabulate(
  home: Run,
  predicate: Predicate,
  clausePlan: ClausePlan,
  args: Tuple,
  table: Table,
  agenda: Agenda,
): void {
  const { clause, head, body } = clausePlan;
  const registers: Value[] = [];
  for (const { position, match } of head) if (!match(args[position] as Value, registers)) return;
  spend(home);
  home.budget.at = clause;
  const back: Back = (row, at) => {
    if (addRow(table, row, agenda))
      noteDerivation(home, predicate, row, { clause: clausePlan, registers: at });
    return false;
  };
  body({ registers, back }, home);
}

function noteDerivation(
  { derivations }: Run,
  predicate: Predicate,
  row: Tuple,
  derivation: Derivation,
): void {
  if (!derivations) return;
  const known = getOrMake(derivations, predicate, () => new Map<Key, Derivation>());
  const key = keyOfValues(row);
  if (!known.has(key)) known.set(key, { ...derivation, registers: derivation.registers.slice() });
}
