/** Support: who, besides its own evidence, brought a selected unit in. */

import type { UnitId } from '../../catalog/identity.ts';
import type { SupportReason } from '../reason.ts';
import { type Dominates, dominance } from './dominators.ts';
import type { Arena } from './fight.ts';
import { edgesOf } from './graph.ts';
import type { Outcome } from './model.ts';
import type { Roster } from './roster.ts';
import type { Ranking } from './standing.ts';

/**
 * The reasons of each selected entry, by rank, in standard order.
 *
 * A unit that requires it is named only when some voucher leads there without passing the unit itself; else it
 * is in because of the unit, not the other way round.
 */
export function supportOf(
  roster: Roster,
  ranking: Ranking,
  arena: Arena,
  outcome: Outcome,
): (entry: number) => SupportReason[] {
  const { order, rank } = ranking;
  const isIn = (unit: number) => outcome.stands[rank[unit] ?? -1] === 1;
  const calls = callersOf(arena, outcome);
  const begins = (unit: number) => {
    const entry = rank[unit] as number;
    return arena.rooted[entry] === 1 || calls(entry).some(({ caller }) => caller !== entry);
  };
  const leans = leaning(roster, isIn, begins);
  return (entry) => {
    const unit = order[entry] as number;
    const requirers = edgesOf(roster.requiredBy, unit).filter((other) => isIn(other) && !leans(other, unit));
    const named = (other: number) => roster.units[other] as UnitId;
    return [
      ...requirers.map((other): SupportReason => ({ type: 'dependency_of', unit: named(other) })),
      ...calls(entry).map(
        ({ type, caller }): SupportReason => ({ type, unit: named(order[caller] as number) }),
      ),
    ];
  };
}

interface Call {
  readonly type: 'suggested_by' | 'vouched_by';
  readonly caller: number;
}

/** Who suggests or backs an entry: those that are in, and the speakers whose place it takes. */
function callersOf(arena: Arena, { stands, vouched }: Outcome): (entry: number) => Call[] {
  return (entry) => {
    const forerunners = new Set(edgesOf(arena.forerunners, entry));
    const speaks = (speaker: number) => (forerunners.has(speaker) ? vouched : stands)[speaker] === 1;
    return [
      ...edgesOf(arena.suggestedBy, entry)
        .filter(speaks)
        .map((caller): Call => ({ type: 'suggested_by', caller })),
      ...edgesOf(arena.backedBy, entry)
        .filter((backer) => stands[backer] === 1)
        .map((caller): Call => ({ type: 'vouched_by', caller })),
    ];
  };
}

/** Whether every way from a voucher to `other` passes `unit`. Only units that require each other can do so. */
function leaning(
  { requires, requiredBy, knots }: Roster,
  isIn: (unit: number) => boolean,
  begins: (unit: number) => boolean,
): (other: number, unit: number) => boolean {
  const known = new Map<number, Dominates>();
  const dominanceIn = (knot: number): Dominates => {
    const members = knots.members[knot] ?? [];
    const fromOutside = (unit: number) =>
      edgesOf(requiredBy, unit).some((other) => knots.of[other] !== knot && isIn(other));
    const entrances = members.filter((unit) => begins(unit) || fromOutside(unit));
    return dominance(requires, members, entrances);
  };
  return (other, unit) => {
    const knot = knots.of[unit] as number;
    if (knots.of[other] !== knot) return false;
    const dominates = known.get(knot) ?? dominanceIn(knot);
    known.set(knot, dominates);
    return dominates(unit, other);
  };
}
