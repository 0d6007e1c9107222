/** The fight: the entries and the rows that the rules give for them, ready to be decided. */

import type { UnitId } from '../../catalog/identity.ts';
import type { Fight } from './atoms.ts';
import type { Pairs, Vouch } from './framework.ts';
import { ascending, edgesOf, type Graph, graphOf, joined, mapTargets, withoutLoops } from './graph.ts';
import { distinctPairs, type Pair, pairKey, pairsFrom, type Rivals } from './rivals.ts';
import type { Roster } from './roster.ts';
import type { Soundness } from './soundness.ts';
import type { Ranking } from './standing.ts';

/**
 * What supersession and conflict come to among the entries.
 *
 * That a unit supersedes a protected one without being protected itself has no effect, so a conflict declared
 * between the two is decided by rank like any other.
 */
export function pairsAmong(
  { units }: Roster,
  { rank }: Ranking,
  { protected: guarded }: Soundness,
  rivals: Rivals,
): Pairs {
  const isEntry = (unit: number) => rank[unit] !== -1;
  const replaces = pairsFrom(rivals.replaces, isEntry, isEntry).filter(
    ([a, b]) => guarded[a] === 1 || guarded[b] === 0,
  );
  const replacing = new Set(replaces.map((pair) => pairKey(pair, units.length)));
  const clashes = pairsFrom(rivals.conflicts, isEntry, isEntry).filter(
    (pair) => !replacing.has(pairKey(pair, units.length)),
  );
  const named = ([a, b]: Pair) => [units[a] as UnitId, units[b] as UnitId] as const;
  return { replaces: replaces.map(named), clashes: clashes.map(named) };
}

/**
 * The attack rows that count, by unit number: between two entries, not on oneself, and not on a protected unit
 * by one that is not.
 */
export function attacksAmong(
  roster: Roster,
  { rank }: Ranking,
  { protected: guarded }: Soundness,
  rows: readonly (readonly [UnitId, UnitId])[],
): Pair[] {
  const isEntry = (unit: number) => (rank[unit] ?? -1) !== -1;
  return rows
    .map(([attacker, target]): Pair => [numberIn(roster, attacker), numberIn(roster, target)])
    .filter(([a, b]) => a !== b && isEntry(a) && isEntry(b))
    .filter(([a, b]) => guarded[a] === 1 || guarded[b] === 0);
}

const numberIn = ({ numberOf }: Roster, unit: UnitId): number => numberOf.get(unit) ?? -1;

/** Attacks that no declared relation accounts for: those that a clause of the policy adds. */
export function addedAttacks(attacks: readonly Pair[], { incompatible }: Rivals, size: number): Pair[] {
  const declared = new Set(incompatible.map((pair) => pairKey(pair, size)));
  return distinctPairs(
    attacks.filter((pair) => !declared.has(pairKey(pair, size))),
    size,
  );
}

/** A fight and what explains it; entries go by rank. */
export interface Arena extends Fight {
  /** The speakers that suggest each entry, the entry itself included. */
  readonly suggestedBy: Graph;
  /** Those that a `vouches/2` clause of the policy names for each entry. */
  readonly backedBy: Graph;
}

export interface Rows {
  readonly attacks: readonly Pair[];
  readonly vouches: readonly Vouch[];
}

/** `unfit` tells of a unit number whether what it needs attacks itself. */
export function setUp(
  roster: Roster,
  ranking: Ranking,
  rivals: Rivals,
  { attacks, vouches }: Rows,
  unfit: (unit: number) => boolean,
): Arena {
  const flags = (holds: (unit: number) => boolean) =>
    Uint8Array.from(ranking.order, (unit) => Number(holds(unit)));
  const { suggestedBy, backedBy } = callersOf(roster, ranking, vouches);
  const forerunners = suggestedBy.map((speakers, unit) => common(speakers, edgesOf(rivals.replaces, unit)));
  const callers = joined(joined(roster.requiredBy, suggestedBy), backedBy);
  const vouchers = callers.map((others, unit) => without(others, edgesOf(forerunners, unit)));
  return {
    size: ranking.order.length,
    rooted: flags((unit) => roster.roots[unit] !== undefined),
    unfit: flags(unfit),
    requires: byRank(ranking, withoutLoops(roster.requires)),
    attackers: byRank(ranking, sources(attacks, roster.units.length)),
    vouchers: byRank(ranking, withoutLoops(vouchers)),
    forerunners: byRank(ranking, forerunners),
    suggestedBy: byRank(ranking, suggestedBy),
    backedBy: byRank(ranking, backedBy),
  };
}

/** The rows by what they are. What requires a unit is known without them. */
function callersOf(
  roster: Roster,
  { speakers }: Ranking,
  rows: readonly Vouch[],
): { readonly suggestedBy: Graph; readonly backedBy: Graph } {
  const size = roster.units.length;
  const keyOf = ([voucher, target]: Pair) => voucher * size + target;
  const suggestions = new Set(pairsFrom(roster.suggests, (unit) => speakers[unit] === 1).map(keyOf));
  const suggested: Pair[] = [];
  const backed: Pair[] = [];
  for (const [voucher, target, type] of rows) {
    const pair: Pair = [numberIn(roster, voucher), numberIn(roster, target)];
    if (type === 'suggested_by' || suggestions.has(keyOf(pair))) suggested.push(pair);
    else if (type === 'vouched_by') backed.push(pair);
  }
  return { suggestedBy: sources(suggested, size), backedBy: sources(backed, size) };
}

/** For each target, what the pairs lead to it from, ascending, each once. */
const sources = (pairs: readonly Pair[], size: number): Graph =>
  graphOf(size, (add) => {
    for (const [source, target] of pairs) add(target, source);
  }).map(ascending);

/** The part of a graph that lies among the entries, by rank. */
const byRank = ({ order, rank }: Ranking, graph: Graph): Graph =>
  order.map((unit) =>
    mapTargets(edgesOf(graph, unit), (other) => (rank[other] === -1 ? undefined : rank[other])),
  );

function common(some: readonly number[], others: readonly number[]): readonly number[] {
  if (some.length === 0) return some;
  const set = new Set(others);
  return some.filter((one) => set.has(one));
}

function without(some: readonly number[], others: readonly number[]): readonly number[] {
  if (others.length === 0) return some;
  const set = new Set(others);
  return some.filter((one) => !set.has(one));
}
