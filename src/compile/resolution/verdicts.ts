/** Verdicts: the model in words, with a reason for every unit that is in, rejected or orphaned. */

import { compareText, type UnitId } from '../../catalog/identity.ts';
import type { DefeatReason, UnsoundReason } from '../reason.ts';
import type { Arena } from './fight.ts';
import type { DefeatedUnit, Resolution, ResolvedUnit } from './framework.ts';
import { edgesOf } from './graph.ts';
import type { Outcome } from './model.ts';
import type { Pair, Rivals } from './rivals.ts';
import type { Roster } from './roster.ts';
import { needing, type Soundness } from './soundness.ts';
import type { Ranking } from './standing.ts';
import { supportOf } from './support.ts';
import { tornReason, unsoundReasons, walkedEdges } from './unsound.ts';
import { firstOnWalk } from './walk.ts';

/** All that a resolution was computed from. */
export interface Settled {
  readonly roster: Roster;
  readonly rivals: Rivals;
  readonly soundness: Soundness;
  readonly ranking: Ranking;
  readonly arena: Arena;
  readonly outcome: Outcome;
  /** Two that an entry, by number, needs and of which a row of the policy sets one on the other. */
  readonly ownAttack: (unit: number) => Pair | undefined;
}

/** Why a unit, by number, that something vouches for is out. */
type Why = (unit: number) => UnsoundReason | DefeatReason;

export function verdicts(settled: Settled): Resolution {
  const { roster, soundness, ranking } = settled;
  const beaten = beatenEntries(settled);
  const unsound = unsoundReasons(roster, soundness, settled.rivals.incompatible);
  const defeat = defeats(settled, beaten);
  const why: Why = (unit) => (soundness.sound[unit] === 1 ? defeat(unit) : unsound(unit));
  return {
    selected: selected(settled),
    rejected: rejected(settled, beaten, why),
    ...orphans(settled, beaten, why),
    edges: walkedEdges(roster, soundness, ranking.speakers),
    cycles: cycles(settled),
  };
}

const named = ({ roster }: Settled, unit: number): UnitId => roster.units[unit] as UnitId;
const namedEntry = (settled: Settled, entry: number): UnitId =>
  named(settled, settled.ranking.order[entry] as number);
const isIn = ({ ranking, outcome }: Settled, unit: number): boolean =>
  outcome.stands[ranking.rank[unit] ?? -1] === 1;

function selected(settled: Settled): ResolvedUnit[] {
  const { roster, ranking, arena, outcome } = settled;
  const support = supportOf(roster, ranking, arena, outcome);
  return ranking.order.flatMap((unit, entry) =>
    outcome.stands[entry] === 1
      ? [{ unit: named(settled, unit), score: ranking.score[unit] as number, support: support(entry) }]
      : [],
  );
}

/** By unit number: 1 for each entry that a unit in attacks, or that lost a cycle. */
function beatenEntries({ roster, ranking, arena, outcome }: Settled): Uint8Array {
  return Uint8Array.from(roster.units, (_, unit) => {
    const entry = ranking.rank[unit] as number;
    if (entry === -1) return 0;
    const attacked = edgesOf(arena.attackers, entry).some((attacker) => outcome.stands[attacker] === 1);
    return Number(attacked || outcome.lostTo[entry] !== -1);
  });
}

/** Roots that are out, and beaten entries. */
function rejected(settled: Settled, beaten: Uint8Array, why: Why): DefeatedUnit[] {
  const { roster } = settled;
  const out = [...roster.units.keys()].filter(
    (unit) => beaten[unit] === 1 || (roster.roots[unit] && !isIn(settled, unit)),
  );
  return out
    .map((unit): DefeatedUnit => ({ unit: named(settled, unit), reason: why(unit) }))
    .sort((a, b) => compareText(a.unit, b.unit));
}

/** Why a sound unit, by number, is out: the first of the reasons that fits. */
function defeats(settled: Settled, beaten: Uint8Array): Why {
  const { roster, ranking, arena, outcome } = settled;
  const superseder = superseders(settled);
  const firstBeaten = firstOnWalk({ roster, hit: beaten, above: needing(roster, beaten) });
  return (unit) => {
    const superseding = superseder(unit);
    if (superseding !== undefined) return { type: 'superseded_by', unit: named(settled, superseding) };
    const entry = ranking.rank[unit] as number;
    const attackers = edgesOf(arena.attackers, entry).filter((attacker) => outcome.stands[attacker] === 1);
    const opponent =
      attackers.length > 0 ? attackers.reduce((a, b) => Math.max(a, b)) : (outcome.lostTo[entry] as number);
    if (opponent !== -1) return { type: 'conflict_with', unit: namedEntry(settled, opponent) };
    const own = settled.ownAttack(unit);
    if (own) return tornReason(roster, own);
    return { type: 'dependency_rejected', unit: named(settled, firstBeaten(unit)) };
  };
}

/**
 * The highest-ranked direct superseder that is in, else the highest-ranked direct one that a unit in supersedes
 * itself, else the highest-ranked one that is in.
 */
function superseders(settled: Settled): (unit: number) => number | undefined {
  const { rivals, ranking, roster } = settled;
  const overtaken = Uint8Array.from(roster.units, (_, unit) =>
    Number(edgesOf(rivals.replacedBy, unit).some((other) => isIn(settled, other))),
  );
  const highest = (units: readonly number[], holds: (unit: number) => boolean): number | undefined => {
    const places = units.filter(holds).map((unit) => ranking.rank[unit] as number);
    const entries = places.filter((place) => place !== -1);
    return entries.length > 0 ? ranking.order[entries.reduce((a, b) => Math.min(a, b))] : undefined;
  };
  return (unit) => {
    const direct = edgesOf(rivals.replacedDirectlyBy, unit);
    return (
      highest(direct, (other) => isIn(settled, other)) ??
      highest(direct, (other) => overtaken[other] === 1) ??
      highest(edgesOf(rivals.replacedBy, unit), (other) => isIn(settled, other))
    );
  };
}

/** Entries that are out, unbeaten, and no roots: by what would have brought them in, and what held them back. */
function orphans(settled: Settled, beaten: Uint8Array, why: Why): Pick<Resolution, 'orphaned' | 'held'> {
  const { roster, ranking, arena, outcome } = settled;
  const orphaned = new Map<UnitId, readonly UnitId[]>();
  const held = new Map<UnitId, UnsoundReason | DefeatReason>();
  for (const unit of roster.units.keys()) {
    const entry = ranking.rank[unit] as number;
    if (entry === -1 || outcome.stands[entry] === 1 || beaten[unit] === 1 || roster.roots[unit]) continue;
    const vouchers = [...edgesOf(arena.vouchers, entry), ...edgesOf(arena.forerunners, entry)];
    const numbers = vouchers.map((voucher) => ranking.order[voucher] as number).sort((a, b) => a - b);
    orphaned.set(
      named(settled, unit),
      [...new Set(numbers)].map((number) => named(settled, number)),
    );
    if (outcome.vouched[entry] === 1) held.set(named(settled, unit), why(unit));
  }
  return { orphaned, held };
}

/** By rank of the winner. */
function cycles(settled: Settled): Resolution['cycles'] {
  const { roster, ranking, outcome } = settled;
  const losers = new Map<number, UnitId[]>();
  for (const unit of roster.units.keys()) {
    const winner = outcome.lostTo[ranking.rank[unit] ?? -1] ?? -1;
    if (winner === -1) continue;
    const beatenBy = losers.get(winner) ?? [];
    beatenBy.push(named(settled, unit));
    losers.set(winner, beatenBy);
  }
  return [...losers]
    .sort(([a], [b]) => a - b)
    .map(([winner, lost]) => ({ winner: namedEntry(settled, winner), losers: lost }));
}
