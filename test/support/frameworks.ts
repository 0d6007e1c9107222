/** Frameworks: small made-up worlds for resolution, and their relations. */

import fc from 'fast-check';
import type { UnitId } from '../../src/catalog/identity.ts';
import type { UnsoundReason } from '../../src/compile/reason.ts';
import type { Inadmissible, Relations, Root, Vouch } from '../../src/compile/resolution/framework.ts';
import { defaultAttacks, defaultVouches } from '../../src/compile/resolution/resolve.ts';

export interface FrameworkUnit {
  readonly requires: readonly UnitId[];
  readonly suggests: readonly UnitId[];
  readonly supersedes: readonly UnitId[];
  readonly conflicts: readonly UnitId[];
  readonly hard?: Exclude<UnsoundReason['type'], 'contradictory_requirements' | 'missing_dependency'>;
  /** Denied by a signal or by prose. */
  readonly prose?: boolean;
}

export interface Framework {
  /** Units that a relation names and that are not here are missing. */
  readonly units: ReadonlyMap<UnitId, FrameworkUnit>;
  readonly roots: readonly Root[];
  /** Rows that a policy adds. */
  readonly attacks: readonly (readonly [UnitId, UnitId])[];
  readonly vouches: readonly (readonly [UnitId, UnitId])[];
}

export const id = (text: string): UnitId => text as UnitId;

const nothing: FrameworkUnit = { requires: [], suggests: [], supersedes: [], conflicts: [] };

/** The unit as declared; one that is missing declares nothing. */
export const declared = ({ units }: Framework, unit: UnitId): FrameworkUnit => units.get(unit) ?? nothing;

export function whyInadmissible({ units }: Framework, unit: UnitId): Inadmissible {
  const known = units.get(unit);
  if (!known) return { hard: { type: 'missing_dependency', unit } };
  if (known.hard === 'dependency_capability_denied') {
    return { hard: { type: known.hard, unit, capability: 'network' } };
  }
  if (known.hard === 'dependency_inadmissible')
    return { hard: { type: known.hard, unit, reason: 'the policy says so' } };
  if (known.hard === 'dependency_undetermined')
    return { hard: { type: known.hard, unit, problem: 'barred/3: no answer' } };
  if (known.hard) return { hard: { type: known.hard, unit } };
  return known.prose ? { prose: { type: 'dependency_denied', unit } } : {};
}

/** What each unit conflicts with, whichever of the two declares it. */
export function conflictsOf({ units }: Framework): ReadonlyMap<UnitId, ReadonlySet<UnitId>> {
  const conflicts = new Map<UnitId, Set<UnitId>>();
  const note = (unit: UnitId, other: UnitId) => {
    const others = conflicts.get(unit) ?? new Set();
    conflicts.set(unit, others.add(other));
  };
  for (const [unit, declaring] of units) {
    for (const other of declaring.conflicts) {
      note(unit, other);
      note(other, unit);
    }
  }
  return conflicts;
}

/** The relations, with the rows of the shipped rules and those that the framework adds. */
export function relationsOf(framework: Framework): Relations {
  const conflicts = conflictsOf(framework);
  const relations: Relations = {
    requires: (unit) => declared(framework, unit).requires,
    suggests: (unit) => declared(framework, unit).suggests,
    supersedes: (unit) => declared(framework, unit).supersedes,
    conflicts: (unit) => [...(conflicts.get(unit) ?? [])],
    inadmissible: (unit) => whyInadmissible(framework, unit),
    attacks: (standing, pairs) => [...defaultAttacks(standing, pairs), ...framework.attacks],
    vouches: (standing) => [
      ...defaultVouches(standing, relations),
      ...framework.vouches.map(([voucher, unit]): Vouch => [voucher, unit, 'vouched_by']),
    ],
  };
  return relations;
}

/** The same framework, with every list and map in another order. */
export function shuffled(framework: Framework, order: <T>(items: readonly T[]) => T[]): Framework {
  const shuffledUnit = (unit: FrameworkUnit): FrameworkUnit => ({
    ...unit,
    requires: order(unit.requires),
    suggests: order(unit.suggests),
    supersedes: order(unit.supersedes),
    conflicts: order(unit.conflicts),
  });
  return {
    units: new Map(order([...framework.units]).map(([unit, fields]) => [unit, shuffledUnit(fields)])),
    roots: order(framework.roots),
    attacks: order(framework.attacks),
    vouches: order(framework.vouches),
  };
}

// ---------------------------------------------------------------------------------------- generated

/** All kinds, names of every sort, and an order of texts that differs from the order of identities. */
const POOL = [
  'tool:a',
  'tool:__proto__',
  'skill:Zed',
  'skill:constructor',
  'mcp_tool:a/x',
  'mcp_tool:a-b/x',
  'mcp_prompt:s%2F1/y',
  'mcp_server:s',
  'resource:é',
  'instruction:\u{1f35c}',
  'instruction:\uffee',
].map(id);

const HARD = [
  'dependency_unavailable',
  'dependency_capability_denied',
  'dependency_scope_denied',
  'dependency_denied',
  'dependency_inadmissible',
  'dependency_undetermined',
] as const;

interface Draft {
  readonly unit: FrameworkUnit;
  readonly missing: boolean;
  readonly root: { readonly score: number; readonly evidence: boolean; readonly always: boolean } | undefined;
}

/** How thick each relation is, and how often units fail, in one framework: thick in all would leave nothing sound. */
interface Mood {
  readonly requires: number;
  readonly suggests: number;
  readonly supersedes: number;
  readonly conflicts: number;
  readonly trouble: number;
  readonly always: number;
  /** Cycles of attack that are tied on purpose; by chance they are rare. */
  readonly knots: number;
  /** Circles of requirements, which are as rare. */
  readonly rings: number;
}

const someOf = (pool: readonly UnitId[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...pool), { maxLength });

const percent = (share: number) => fc.integer({ min: 0, max: 99 }).map((n) => n < share);
const perhaps = <T>(share: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.tuple(percent(share), value).map(([holds, one]) => (holds ? one : undefined));

function draft(pool: readonly UnitId[], mood: Mood): fc.Arbitrary<Draft> {
  const unit = fc
    .record({
      requires: someOf(pool, mood.requires),
      suggests: someOf(pool, mood.suggests),
      supersedes: someOf(pool, mood.supersedes),
      conflicts: someOf(pool, mood.conflicts),
      hard: perhaps(mood.trouble, fc.constantFrom(...HARD)),
      prose: perhaps(mood.trouble, fc.constant(true)),
    })
    .map(({ hard, prose, ...relations }) => ({
      ...relations,
      ...(hard && { hard }),
      ...(prose && { prose }),
    }));
  const root = fc.record({
    score: fc.constantFrom(0, 1, 2, 3, 7, 7, 30, 110),
    evidence: fc.boolean(),
    always: percent(mood.always),
  });
  return fc.record({ unit, missing: percent(mood.trouble / 2), root: perhaps(60, root) });
}

/** The roots that eligibility would let through. */
function rootOf(unit: UnitId, { unit: fields, missing, root }: Draft): Root[] {
  if (!root || missing || fields.hard || (fields.prose && !root.always)) return [];
  const evidence = root.evidence || !root.always;
  return [{ unit, evidence, always: root.always, score: evidence ? Math.max(root.score, 1) : root.score }];
}

/**
 * Up to eleven units, with cycles of every kind, self-relations, missing units, `always` units and ties.
 * With `rows`, a policy adds attacks and vouching at will.
 */
export function frameworks({ rows = false } = {}): fc.Arbitrary<Framework> {
  const pool = fc.shuffledSubarray(POOL, { minLength: 3 });
  const mood = fc.record({
    requires: fc.integer({ min: 0, max: 2 }),
    suggests: fc.integer({ min: 0, max: 2 }),
    supersedes: fc.integer({ min: 0, max: 2 }),
    conflicts: fc.integer({ min: 0, max: 2 }),
    trouble: fc.constantFrom(0, 0, 4, 10),
    always: fc.constantFrom(0, 0, 10, 25),
    knots: fc.constantFrom(0, 0, 1, 2),
    rings: fc.constantFrom(0, 0, 1, 2),
  });
  return fc.tuple(pool, mood).chain(([units, one]) => framework(units, one, rows));
}

function framework(pool: readonly UnitId[], mood: Mood, rows: boolean): fc.Arbitrary<Framework> {
  const unit = fc.constantFrom(...pool);
  const added = fc.array(fc.tuple(unit, unit), { maxLength: rows ? 4 : 0 });
  const some = (minLength: number, maxLength: number) =>
    fc.shuffledSubarray([...pool], { minLength, maxLength });
  const made = fc.record({
    drafts: fc.tuple(...pool.map((one) => fc.tuple(fc.constant(one), draft(pool, mood)))),
    knots: fc.array(some(3, 3), { maxLength: mood.knots }),
    rings: fc.array(some(2, Math.min(4, pool.length)), { maxLength: mood.rings }),
    attacks: added,
    vouches: added,
  });
  return made.map(({ drafts: independent, knots, rings, attacks, vouches }) => {
    const drafts = rings.reduce(ringed, knots.reduce(tied, new Map(independent)));
    return {
      units: new Map(
        [...drafts].filter(([, { missing }]) => !missing).map(([unit, one]) => [unit, one.unit]),
      ),
      roots: [...drafts].flatMap(([unit, one]) => rootOf(unit, one)),
      attacks,
      vouches,
    };
  });
}

/** Lets each unit of a ring require the next. */
function ringed(drafts: ReadonlyMap<UnitId, Draft>, ring: readonly UnitId[]): Map<UnitId, Draft> {
  const linked = ring.map((unit, at): [UnitId, Draft] => {
    const one = drafts.get(unit) as Draft;
    const next = ring[(at + 1) % ring.length] as UnitId;
    return [unit, { ...one, unit: { ...one.unit, requires: [...new Set([...one.unit.requires, next])] } }];
  });
  return new Map([...drafts, ...linked]);
}

/** Ties three units into a cycle of attack: each of the first two outranks the next, and the last supersedes the first. */
function tied(
  drafts: ReadonlyMap<UnitId, Draft>,
  [first, second, third]: readonly UnitId[],
): Map<UnitId, Draft> {
  const tie = (
    unit: UnitId | undefined,
    score: number,
    relation: 'conflicts' | 'supersedes',
    other?: UnitId,
  ) => {
    const { unit: fields } = drafts.get(unit as UnitId) as Draft;
    const relations = { ...fields, [relation]: [...new Set([...fields[relation], other as UnitId])] };
    return [
      unit as UnitId,
      { unit: relations, missing: false, root: { score, evidence: true, always: false } },
    ] as const;
  };
  return new Map([
    ...drafts,
    tie(first, 110, 'conflicts', second),
    tie(second, 30, 'conflicts', third),
    tie(third, 7, 'supersedes', first),
  ]);
}

/** A framework as text, for the report of a counterexample. */
export function shownFramework({ units, roots, attacks, vouches }: Framework): string {
  const fields = (unit: FrameworkUnit) =>
    Object.entries(unit)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([field, value]) => `${field} ${value}`)
      .join('; ');
  return [
    ...[...units].map(([unit, value]) => `${unit}: ${fields(value)}`),
    ...roots.map((root) => `root ${JSON.stringify(root)}`),
    ...attacks.map((row) => `attacks ${row}`),
    ...vouches.map((row) => `vouches ${row}`),
  ].join('\n');
}
