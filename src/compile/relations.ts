/** The relations that resolution asks for, answered by the rules. */

import { compareIdentities, compareText, type UnitId } from '../catalog/identity.ts';
import { sortedSet } from '../logic/order.ts';
import type { Row } from '../logic/program.ts';
import { located } from '../logic/proof.ts';
import { type Layer, layer } from '../logic/relations.ts';
import type { SolveOptions, Solver, Undetermined } from '../logic/solver.ts';
import { atom, compound, indicator, int, isCompound, type Term, variable } from '../logic/term.ts';
import { rowsAmong } from './ask.ts';
import { lowestSteps, shownTerm, shownText } from './evidence.ts';
import type { Opened, Read, UnitRelation } from './opened.ts';
import type { UnsoundReason } from './reason.ts';
import type { Inadmissible, Pairs, Relations, Root, Standing } from './resolution/framework.ts';
import { defaultAttacks, defaultVouches } from './resolution/resolve.ts';

/** From this step on, an `inadmissible/3` reason comes from prose or signals and binds no protected unit. */
const PROSE_STEP = 10;

/** A relation whose rules went wrong for all units at once: there is no resolution then. */
export class Unresolvable extends Error {
  readonly problem: Undetermined;
  constructor(problem: Undetermined) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * The framework of a turn. Admissibility is asked once, for everything the roots may need.
 *
 * Throws {@link Unresolvable} from `attacks` and `vouches` when their rules raise; `compile` catches it.
 */
export function frameworkOf(
  opened: Opened,
  solver: Solver,
  read: Read,
  roots: readonly Root[],
  undetermined: Map<UnitId, Undetermined>,
): Framework {
  const related = (relation: UnitRelation) => relatedUnits(read, relation);
  const requires = related('requires/2');
  const suggests = related('suggests/2');
  const needed = reachable(
    roots.map(({ unit }) => unit),
    requires,
    suggests,
  );
  const inadmissible = whyInadmissible(opened, solver, needed, undetermined);
  let fighting = () => solver;
  return {
    relations: {
      requires,
      suggests,
      supersedes: related('supersedes/2'),
      conflicts: symmetric(read.values.get('conflicts/2')),
      inadmissible: (unit) => inadmissible.get(unit) ?? {},
      attacks: (standing, pairs) => {
        fighting = once(() => solver.with(standingFacts(standing, pairs)));
        if (!hasOwnFights(opened)) return defaultAttacks(standing, pairs);
        return pairRows(opened, fighting(), 'attacks/2');
      },
      vouches: (standing) => {
        if (!hasOwnFights(opened)) return defaultVouches(standing, { requires, suggests });
        return pairRows(opened, fighting(), 'vouches/2').map(([unit, other]) => {
          if (requires(unit).includes(other)) return [unit, other, 'dependency_of'];
          const suggested = standing.speakers.has(unit) && suggests(unit).includes(other);
          return [unit, other, suggested ? 'suggested_by' : 'vouched_by'];
        });
      },
    },
    fighting: () => fighting(),
  };
}

/**
 * Whether the policy states any of this itself. Where it does not, `resolve.ts` says in TypeScript what
 * `rules/resolution.pl` states, which spares a question for every pair; a test holds the two together.
 */
const hasOwnFights = ({ policy }: Opened): boolean =>
  policy.clauses.some(({ head }) => FIGHTS.has(indicator(head) ?? ''));

const FIGHTS: ReadonlySet<string> = new Set(['attacks/2', 'outranks/2', 'vouches/2']);

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The relations, and the solver that knows the standing they were last asked with (attacks come first). */
export interface Framework {
  readonly relations: Relations;
  fighting(): Solver;
}

const asUnit = (term: Term | undefined): UnitId | undefined =>
  term?.kind === 'atom' ? (term.name as UnitId) : undefined;

const leads = new WeakMap<object, Map<UnitId, readonly UnitId[]>>();

/** The units a relation leads to from each unit, each once, in standard order. Kept as long as its rows. */
function relatedUnits(read: Read, relation: UnitRelation): (unit: UnitId) => readonly UnitId[] {
  const values = read.values.get(relation);
  if (!values) return () => NO_UNITS;
  const sorted = leads.get(values) ?? new Map<UnitId, readonly UnitId[]>();
  leads.set(values, sorted);
  return (unit) => {
    const stated = values.get(unit);
    if (!stated) return NO_UNITS;
    const known = sorted.get(unit);
    if (known) return known;
    const list = sortedSet(
      stated.flatMap((term) => asUnit(term) ?? []),
      compareIdentities,
    );
    sorted.set(unit, list);
    return list;
  };
}

const NO_UNITS: readonly UnitId[] = [];

const mirrors = new WeakMap<object, ReadonlyMap<UnitId, readonly UnitId[]>>();

/** A relation read in both directions. Kept as long as its rows, since it is built over all of them. */
function symmetric(
  values: ReadonlyMap<UnitId, readonly Term[]> | undefined,
): (unit: UnitId) => readonly UnitId[] {
  if (!values) return () => [];
  let both = mirrors.get(values);
  if (!both) {
    both = mirror(values);
    mirrors.set(values, both);
  }
  const found = both;
  return (unit) => found.get(unit) ?? [];
}

function mirror(values: ReadonlyMap<UnitId, readonly Term[]>): ReadonlyMap<UnitId, readonly UnitId[]> {
  const sets = new Map<UnitId, Set<UnitId>>();
  const add = (from: UnitId, to: UnitId) => {
    const known = sets.get(from);
    if (known) known.add(to);
    else sets.set(from, new Set([to]));
  };
  for (const [unit, others] of values)
    for (const term of others) {
      const other = asUnit(term);
      if (other === undefined) continue;
      add(unit, other);
      add(other, unit);
    }
  return new Map([...sets].map(([unit, others]) => [unit, [...others].sort(compareIdentities)]));
}

/** Everything that resolution may look at: what the roots need, what those suggest, and what that needs. */
function reachable(
  roots: readonly UnitId[],
  requires: (unit: UnitId) => readonly UnitId[],
  suggests: (unit: UnitId) => readonly UnitId[],
): readonly UnitId[] {
  const seen = new Set(roots);
  for (const unit of seen) for (const other of requires(unit)) seen.add(other);
  for (const unit of [...seen]) for (const other of suggests(unit)) seen.add(other);
  for (const unit of seen) for (const other of requires(unit)) seen.add(other);
  return [...seen].sort(compareText);
}

function whyInadmissible(
  opened: Opened,
  solver: Solver,
  units: readonly UnitId[],
  undetermined: Map<UnitId, Undetermined>,
): ReadonlyMap<UnitId, Inadmissible> {
  const { catalog } = opened.policy;
  const known = units.filter((unit) => catalog.units.has(unit));
  const rows = rowsAmong(opened, solver, 'inadmissible/3', known, undetermined);
  const step = ({ args }: Row) => (args[1]?.kind === 'int' ? args[1].value : 0);
  const hard = lowestSteps(rows.filter((row) => step(row) < PROSE_STEP));
  const prose = lowestSteps(rows.filter((row) => step(row) >= PROSE_STEP));
  const reasons = new Map<UnitId, Inadmissible>();
  for (const unit of units) {
    const bound = catalog.units.has(unit) ? hard.get(unit) : 'missing';
    const soft = prose.get(unit);
    const fault = undetermined.get(unit);
    if (fault) reasons.set(unit, { hard: undeterminedNeed(unit, fault) });
    else if (bound === 'missing') reasons.set(unit, { hard: { type: 'missing_dependency', unit } });
    else if (bound) reasons.set(unit, { hard: unsoundReason(unit, bound.args[2] as Term) });
    else if (soft) reasons.set(unit, { prose: unsoundReason(unit, soft.args[2] as Term) });
  }
  return reasons;
}

const undeterminedNeed = (unit: UnitId, { relation, message, place }: Undetermined): UnsoundReason => ({
  type: 'dependency_undetermined',
  unit,
  problem: `${relation}: ${message}`,
  ...(place && { at: place }),
});

function unsoundReason(unit: UnitId, reason: Term): UnsoundReason {
  if (isCompound(reason, 'capability_denied', 1))
    return { type: 'dependency_capability_denied', unit, capability: shownTerm(reason.args[0] as Term) };
  const shipped = reason.kind === 'atom' ? SHIPPED_REASONS.get(reason.name) : undefined;
  return shipped
    ? { type: shipped, unit }
    : { type: 'dependency_inadmissible', unit, reason: shownText(reason) };
}

type ShippedReason = 'dependency_unavailable' | 'dependency_scope_denied' | 'dependency_denied';

const SHIPPED_REASONS: ReadonlyMap<string, ShippedReason> = new Map([
  ['unavailable', 'dependency_unavailable'],
  ['scope_denied', 'dependency_scope_denied'],
  ['denied', 'dependency_denied'],
]);

function standingFacts(standing: Standing, pairs: Pairs): Layer {
  const one = (units: Iterable<UnitId>): Row[] => [...units].map((unit) => ({ args: [atom(unit)] }));
  const two = (list: Pairs['replaces']): Row[] => list.map(([a, b]) => ({ args: [atom(a), atom(b)] }));
  return layer(
    new Map([
      ['entry/1', one(standing.entries)],
      ['protected/1', one(standing.protected)],
      ['speaker/1', one(standing.speakers)],
      ['score/2', [...standing.score].map(([unit, score]) => ({ args: [atom(unit), int(score)] }))],
      ['replaces/2', two(pairs.replaces)],
      ['clashes/2', two(pairs.clashes)],
    ]),
  );
}

const PAIRS: SolveOptions = { inferences: 5_000_000 };

const goalOf = (relation: string): Term =>
  compound(relation.slice(0, relation.lastIndexOf('/')), variable('A'), variable('B'));

function pairRows(opened: Opened, solver: Solver, relation: string): (readonly [UnitId, UnitId])[] {
  const answer = solver.rows(relation, [undefined, undefined], PAIRS);
  if (!answer.ok)
    throw new Unresolvable(located(opened.program, solver, goalOf(relation), answer.error, PAIRS));
  return answer.value.flatMap(({ args }) => {
    const unit = asUnit(args[0]);
    const other = asUnit(args[1]);
    return unit && other && opened.policy.catalog.units.has(other) ? [[unit, other] as const] : [];
  });
}
