/**
 * A policy opened for compiling: its solver, and what its rules say about units.
 *
 * Opening is done once a policy and kept. What does not depend on the turn is asked once; the rest is asked
 * again in each turn.
 */

import { identityRelation } from '../catalog/encode.ts';
import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { VOCABULARY } from '../catalog/vocabulary.ts';
import { type Program, program, type Row } from '../logic/program.ts';
import { conjunction, located } from '../logic/proof.ts';
import { layer } from '../logic/relations.ts';
import type { SolveOptions, Solver, Undetermined } from '../logic/solver.ts';
import { tauSolver } from '../logic/tau.ts';
import { atom, compound, indicator, type Term, variable } from '../logic/term.ts';
import { catalogFacts } from './catalog-facts.ts';
import { precedes } from './precedes.ts';
import { dependsOnTurn, programOf } from './rules.ts';

/** Relations from a unit to a value, which the compiler reads beside the rules. */
export const UNIT_RELATIONS = [
  'category/2',
  'aliases/2',
  'triggers/2',
  'activation/2',
  'priority/2',
  'provider_visible/2',
  'mandatory_context/2',
  'requires/2',
  'suggests/2',
  'conflicts/2',
  'supersedes/2',
] as const;
export type UnitRelation = (typeof UNIT_RELATIONS)[number];

/** The values of one relation by unit, each once, in the order of the rows. */
export type Values = ReadonlyMap<UnitId, readonly Term[]>;

export interface Opened {
  readonly policy: Policy;
  readonly program: Program;
  /** Knows the catalog and the policy, and no turn. */
  readonly solver: Solver;
  /** Relations that can differ between turns. */
  readonly perTurn: ReadonlySet<UnitRelation>;
  /** Values of the other relations. */
  readonly fixed: Read;
}

/** Values read from the rules, and the units about which a rule could not be decided. */
export interface Read {
  readonly values: ReadonlyMap<UnitRelation, Values>;
  readonly undetermined: ReadonlyMap<UnitId, Undetermined>;
}

/** A question about a single unit is short. */
const PER_UNIT: SolveOptions = { inferences: 50_000 };

/** A question over every unit may take long in a large catalog, and no longer than that. */
const perCatalog = ({ catalog }: Policy): SolveOptions => ({
  inferences: 100_000 + 1_000 * catalog.units.size,
});

/** Relations over identities that are computed rather than stated. */
const COMPUTED = new Map([
  ['precedes/2', precedes],
  ['identity/2', identityRelation],
]);

const opened = new WeakMap<Policy, Opened>();

export function open(policy: Policy): Opened {
  const known = opened.get(policy);
  if (known) return known;
  const all = programOf(policy);
  const solver = settledSolver(policy, all);
  const perTurn = new Set(UNIT_RELATIONS.filter((relation) => dependsOnTurn(all, relation)));
  const fixed = readRelations(
    policy,
    all,
    solver,
    UNIT_RELATIONS.filter((relation) => !perTurn.has(relation)),
  );
  const value: Opened = { policy, program: all, solver, perTurn, fixed };
  opened.set(policy, value);
  return value;
}

/**
 * The solver of a policy. What its own rules derive whatever the turn is asked once, here, and held as facts
 * from then on; what cannot be listed (a helper that needs an argument, a rule that goes wrong) stays a rule.
 */
function settledSolver(policy: Policy, all: Program): Solver {
  const facts = new Map(catalogFacts(policy));
  const options = { relations: [...VOCABULARY.keys()], computed: COMPUTED };
  if (policy.clauses.length === 0) return tauSolver(all, layer(facts), options);
  const asking = tauSolver(all, layer(facts), options);
  const settled = new Set<string>();
  for (const relation of new Set(policy.clauses.map(({ head }) => indicator(head) ?? ''))) {
    if (dependsOnTurn(all, relation)) continue;
    const answer = asking.rows(relation, [undefined, ...restOf(relation)], perCatalog(policy));
    if (!answer.ok) continue;
    settled.add(relation);
    facts.set(relation, answer.value);
  }
  if (settled.size === 0) return asking;
  const clauses = [...all.clauses].filter(([relation]) => !settled.has(relation));
  return tauSolver(program(clauses.flatMap(([, list]) => list)), layer(facts), options);
}

/** The values that hold in a turn: the fixed ones, and those asked with the turn's facts. */
export function readTurnRelations(policy: Opened, solver: Solver): Read {
  if (policy.perTurn.size === 0) return policy.fixed;
  const asked = readRelations(policy.policy, policy.program, solver, [...policy.perTurn]);
  return {
    values: new Map([...policy.fixed.values, ...asked.values]),
    undetermined: new Map([...policy.fixed.undetermined, ...asked.undetermined]),
  };
}

function readRelations(
  policy: Policy,
  all: Program,
  solver: Solver,
  relations: readonly UnitRelation[],
): Read {
  const undetermined = new Map<UnitId, Undetermined>();
  const values = new Map(
    relations.map((relation) => {
      const rows = rowsForUnits(policy, all, solver, relation, undetermined);
      return [relation, valuesByUnit(rows)] as const;
    }),
  );
  return { values, undetermined };
}

/** All rows that a relation about units holds in a turn. */
export const rowsOfRelation = (
  { policy, program: all }: Opened,
  solver: Solver,
  relation: string,
  undetermined: Map<UnitId, Undetermined>,
): readonly Row[] => rowsForUnits(policy, all, solver, relation, undetermined);

/** All rows of a relation whose first argument is a unit. */
function rowsForUnits(
  policy: Policy,
  all: Program,
  solver: Solver,
  relation: string,
  undetermined: Map<UnitId, Undetermined>,
): readonly Row[] {
  const answer = solver.rows(relation, [undefined, ...restOf(relation)], perCatalog(policy));
  if (answer.ok) return answer.value;
  return unitByUnit(all, solver, relation, policy.catalog.units.keys(), undetermined);
}

/** Rows of a relation about the units given, asked in one question. */
export function rowsAmong(
  { program: all }: Opened,
  solver: Solver,
  relation: string,
  units: readonly UnitId[],
  undetermined: Map<UnitId, Undetermined>,
): readonly Row[] {
  const unit = variable('A0');
  const args = [unit, ...restOf(relation).map((_, i) => variable(`A${i + 1}`))];
  const among = solver.with(layer(new Map([['among/1', units.map((id) => ({ args: [atom(id)] }))]])));
  const goal = conjunction(compound('among', unit), compound(nameOf(relation), ...args));
  const answer = among.solve(goal, { inferences: Math.max(50_000, units.length * 5_000) });
  if (!answer.ok) return unitByUnit(all, solver, relation, units, undetermined);
  return answer.value.solutions.map((found) => ({ args: args.map((arg) => found.get(arg.name) ?? arg) }));
}

/** A rule that goes wrong for one unit keeps back that unit and no other. */
function unitByUnit(
  all: Program,
  solver: Solver,
  relation: string,
  units: Iterable<UnitId>,
  undetermined: Map<UnitId, Undetermined>,
): readonly Row[] {
  const rows: Row[] = [];
  for (const unit of units) {
    const one = solver.rows(relation, [atom(unit), ...restOf(relation)], PER_UNIT);
    if (one.ok) rows.push(...one.value);
    else undetermined.set(unit, faultOf(all, solver, relation, unit, one.error));
  }
  return rows;
}

/** The arguments of a relation after the unit, left open. */
const restOf = (relation: string): undefined[] =>
  Array.from({ length: Number(relation.slice(relation.lastIndexOf('/') + 1)) - 1 }, () => undefined);

const nameOf = (relation: string): string => relation.slice(0, relation.lastIndexOf('/'));

function faultOf(
  all: Program,
  solver: Solver,
  relation: string,
  unit: UnitId,
  error: Undetermined,
): Undetermined {
  const rest = restOf(relation).map((_, i) => variable(`A${i}`));
  return located(all, solver, compound(nameOf(relation), atom(unit), ...rest), error, PER_UNIT);
}

function valuesByUnit(rows: readonly Row[]): Values {
  const byUnit = new Map<UnitId, Term[]>();
  for (const { args } of rows) {
    const [unit, value] = args;
    if (unit?.kind !== 'atom' || !value) continue;
    const known = byUnit.get(unit.name as UnitId);
    if (known) known.push(value);
    else byUnit.set(unit.name as UnitId, [value]);
  }
  return byUnit;
}
