/**
 * A policy opened for compiling: its solver, and what its rules say about units.
 *
 * Opening is done once a policy and kept. What does not depend on the turn is asked once; the rest is asked
 * again in each turn.
 */

import { BUILTINS, COMPARISONS, CONTROL } from '../catalog/builtins.ts';
import { identityRelation } from '../catalog/encode.ts';
import { parseUnitId, type UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { VOCABULARY } from '../catalog/vocabulary.ts';
import { shown } from '../logic/diagnostics.ts';
import { compiledSolver } from '../logic/engine.ts';
import type { Program, Row } from '../logic/program.ts';
import { type Layer, layer } from '../logic/relations.ts';
import type { Solver, Undetermined } from '../logic/solver.ts';
import { tauSolver } from '../logic/tau.ts';
import type { TauOptions } from '../logic/tau-machine.ts';
import { atom, isCompound, type Term } from '../logic/term.ts';
import { writeTerm } from '../logic/writer.ts';
import { type Asking, restOf, rowsForUnits } from './ask.ts';
import { catalogFacts } from './catalog-facts.ts';
import { precedes } from './precedes.ts';
import { dependsOnTurn, programOf } from './rules.ts';
import { changedFacts, noteSuccession, revisedFacts, takePredecessor } from './succession.ts';

/** Relations from a unit to a value, which the compiler reads beside the rules. */
export const UNIT_RELATIONS = [
  'category/2',
  'aliases/2',
  'triggers/2',
  'activation/2',
  'available/2',
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
  /** What the catalog and the policy state. */
  readonly facts: Layer;
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

/** Relations over identities that are computed rather than stated. */
export const COMPUTED = new Map([
  ['precedes/2', precedes],
  ['identity/2', identityRelation],
]);

/** What a goal may call: the built-ins of rules and what they are made of. */
const ALLOWED: ReadonlySet<string> = new Set([...BUILTINS.keys(), ...COMPARISONS, ...CONTROL]);

const opened = new WeakMap<Policy, Opened>();

export function open(policy: Policy): Opened {
  const known = opened.get(policy);
  if (known) return known;
  const value = openedAfter(policy) ?? openedAnew(policy);
  opened.set(policy, value);
  return value;
}

function openedAnew(policy: Policy): Opened {
  const program = programOf(policy);
  const facts = layer(catalogFacts(policy));
  const solver = solverOf(policy, program, facts);
  const perTurn = new Set(UNIT_RELATIONS.filter((relation) => dependsOnTurn(program, relation)));
  const fixed = UNIT_RELATIONS.filter((relation) => !perTurn.has(relation));
  return {
    policy,
    program,
    facts,
    solver,
    perTurn,
    fixed: readRelations({ policy, program }, solver, fixed),
  };
}

/** Notes that `after` is `before` with other `units`, so that opening it costs what the change costs. */
export const succeed = (before: Policy, after: Policy, units: Iterable<UnitId>): void =>
  noteSuccession(before, after, units, (policy) => opened.has(policy));

/** What is known of the policy that this one came from, with what the change touches read again. */
function openedAfter(policy: Policy): Opened | undefined {
  const from = takePredecessor(policy);
  const before = from && opened.get(from.policy);
  if (!from || !before?.solver.revised || before.fixed.undetermined.size > 0) return undefined;
  const facts = revisedFacts(before.facts, policy, from.units);
  const { solver, changed } = before.solver.revised(facts, changedFacts(from.policy, policy, from.units));
  const values = new Map(before.fixed.values);
  const undetermined = new Map<UnitId, Undetermined>();
  const asking = { policy, program: before.program };
  for (const relation of values.keys()) {
    const touched = changed(relation);
    if (!touched) values.set(relation, valuesOf(asking, solver, relation, undetermined));
    else if (touched.length > 0) {
      const units = new Set(
        touched.flatMap(({ args: [first] }) => (first?.kind === 'atom' ? [first.name] : [])),
      );
      const read = valuesAmong(solver, relation, units, undetermined);
      if (!read) return undefined;
      values.set(relation, withValues(values.get(relation), units, read));
    }
  }
  return { ...before, policy, facts, solver, fixed: { values, undetermined } };
}

/** The values of some units; undefined where a rule goes wrong. */
function valuesAmong(
  solver: Solver,
  relation: UnitRelation,
  units: ReadonlySet<string>,
  undetermined: Map<UnitId, Undetermined>,
): Values | undefined {
  const rows: Row[] = [];
  for (const unit of units) {
    const answer = solver.rows(relation, [atom(unit), ...restOf(relation)]);
    if (!answer.ok) return undefined;
    rows.push(...answer.value);
  }
  return valuesByUnit(relation, rows, undetermined);
}

function withValues(before: Values | undefined, units: ReadonlySet<string>, read: Values): Values {
  const values = new Map(before);
  for (const unit of units as ReadonlySet<UnitId>) values.delete(unit);
  for (const [unit, terms] of read) values.set(unit, terms);
  return values;
}

/** Relations that may be asked though nothing states them. */
export const DECLARED: readonly string[] = [...VOCABULARY.keys()];

const OPTIONS: TauOptions = { relations: DECLARED, computed: COMPUTED, allowed: ALLOWED };

/** Knows the catalog and the policy's facts. */
const solverOf = ({ engine }: Policy, all: Program, facts: Layer): Solver =>
  engine === 'tau' ? tauSolver(all, facts, OPTIONS) : compiledSolver(all, facts, OPTIONS);

/** The relations that scope and evidence look at; the others may look at scope and evidence. */
export const FIRST_READ = ['category/2', 'aliases/2', 'triggers/2'] as const;

export const LAST_READ: readonly UnitRelation[] = UNIT_RELATIONS.filter(
  (relation) => !(FIRST_READ as readonly string[]).includes(relation),
);

/** The values that hold in a turn: the fixed ones, those read before, and those asked with the turn's facts. */
export function readTurnRelations(
  policy: Opened,
  solver: Solver,
  relations: readonly UnitRelation[],
  before: Read = policy.fixed,
): Read {
  const changing = relations.filter((relation) => policy.perTurn.has(relation));
  if (changing.length === 0) return before;
  const asked = readRelations(policy, solver, changing);
  return {
    values: new Map([...before.values, ...asked.values]),
    undetermined: new Map([...before.undetermined, ...asked.undetermined]),
  };
}

function readRelations(asking: Asking, solver: Solver, relations: readonly UnitRelation[]): Read {
  const undetermined = new Map<UnitId, Undetermined>();
  const values = new Map(
    relations.map((relation) => [relation, valuesOf(asking, solver, relation, undetermined)] as const),
  );
  return { values, undetermined };
}

const valuesOf = (
  asking: Asking,
  solver: Solver,
  relation: UnitRelation,
  undetermined: Map<UnitId, Undetermined>,
): Values => valuesByUnit(relation, rowsForUnits(asking, solver, relation, undetermined), undetermined);

/** What a value of each relation may be. A rule may compute anything; what does not fit decides nothing. */
const FITS: Readonly<Record<UnitRelation, (value: Term) => boolean>> = {
  'category/2': (value) => value.kind === 'atom',
  'aliases/2': (value) => value.kind === 'atom',
  'triggers/2': (value) => isCompound(value, '-', 2) && isNatural(value.args[1] as Term),
  'activation/2': (value) => isOneOf(value, ['relevant', 'always']),
  'priority/2': isNatural,
  'available/2': (value) => isOneOf(value, ['true', 'false']),
  'provider_visible/2': (value) => isOneOf(value, ['true', 'false']),
  'mandatory_context/2': (value) => isOneOf(value, ['true', 'false']),
  'requires/2': isUnit,
  'suggests/2': isUnit,
  'conflicts/2': isUnit,
  'supersedes/2': isUnit,
};

/** Scores and utilities add up; this keeps every sum exact. */
const MOST = 1_000_000_000;

export function isNatural(value: Term): boolean {
  return value.kind === 'int' && value.value >= 0 && value.value <= MOST;
}

function isUnit(value: Term): boolean {
  return value.kind === 'atom' && parseUnitId(value.name) !== undefined;
}

const isOneOf = (value: Term, names: readonly string[]): boolean =>
  value.kind === 'atom' && names.includes(value.name);

function valuesByUnit(
  relation: UnitRelation,
  rows: readonly Row[],
  undetermined: Map<UnitId, Undetermined>,
): Values {
  const byUnit = new Map<UnitId, Term[]>();
  for (const { args } of rows) {
    const [unit, value] = args;
    if (unit?.kind !== 'atom' || !value) continue;
    const id = unit.name as UnitId;
    if (!FITS[relation](value)) {
      undetermined.set(id, misfit(relation, value));
      continue;
    }
    const known = byUnit.get(id);
    if (known) known.push(value);
    else byUnit.set(id, [value]);
  }
  return byUnit;
}

/** A rule that derives what the relation cannot hold. */
export const misfit = (relation: string, value: Term): Undetermined => ({
  code: 'error',
  relation,
  message: `a rule derives ${shown(writeTerm(value))}, which it cannot hold`,
});
