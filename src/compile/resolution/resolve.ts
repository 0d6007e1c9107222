/**
 * Resolution: which candidates stand together, by one definition rather than by passes that undo each other.
 *
 * The units that can stand (`soundness.ts`) are ranked (`standing.ts`); the rules say who attacks whom and who
 * vouches for whom; the model (`model.ts`) says who is in, and `verdicts.ts` why.
 */

import type { UnitId } from '../../catalog/identity.ts';
import { fail, ok, type Result } from '../../logic/diagnostics.ts';
import { addedAttacks, attacksAmong, pairsAmong, setUp } from './fight.ts';
import type { Contradiction, Pairs, Relations, Resolution, Root, Standing, Vouch } from './framework.ts';
import { edgesOf } from './graph.ts';
import { decide } from './model.ts';
import { findRivals, type Rivals } from './rivals.ts';
import { muster } from './roster.ts';
import { contradictions, firstPairs, judge, type Quarrel } from './soundness.ts';
import { rankEntries, standingOf } from './standing.ts';
import { verdicts } from './verdicts.ts';

/**
 * Decides the roots and all that they bring in. Roots are the eligible candidates that the limit left, and the
 * eligible `always` units, in any order.
 *
 * Fails with every pair of protected units that cannot stand together. The order of roots and of rows never
 * changes the result. Linear in units, relations and the pairs that supersession comes to, cycles of attack
 * aside.
 */
export function resolve(
  roots: readonly Root[],
  relations: Relations,
): Result<Resolution, readonly Contradiction[]> {
  const roster = muster(roots, relations);
  const rivals = findRivals(roster, relations);
  const soundness = judge(roster, rivals);
  const declared = contradictions(roster, soundness.protected, rivals.incompatible, quarrelBetween(rivals));
  if (declared.length > 0) return fail(declared);

  const ranking = rankEntries(roster, soundness);
  const standing = standingOf(roster, ranking, soundness.protected);
  const rows = relations.attacks(standing, pairsAmong(roster, ranking, soundness, rivals));
  const attacks = attacksAmong(roster, ranking, soundness, rows);
  const added = addedAttacks(attacks, rivals, roster.units.length);
  const stated = contradictions(roster, soundness.protected, added, (pair) => ({ pair, relation: 'attack' }));
  if (stated.length > 0) return fail(stated);

  const torn = firstPairs(roster, added);
  const unfit = (unit: number) => torn[unit] !== -1;
  const arena = setUp(roster, ranking, rivals, { attacks, vouches: relations.vouches(standing) }, unfit);
  const ownAttack = (unit: number) => added[torn[unit] as number];
  return ok(verdicts({ roster, rivals, soundness, ranking, arena, outcome: decide(arena), ownAttack }));
}

function quarrelBetween({ replaces }: Rivals): Quarrel {
  return ([a, b]) => {
    if (edgesOf(replaces, a).includes(b)) return { pair: [a, b], relation: 'supersession' };
    if (edgesOf(replaces, b).includes(a)) return { pair: [b, a], relation: 'supersession' };
    return { pair: [a, b], relation: 'conflict' };
  };
}

/**
 * The attacks that `rules/resolution.pl` states: s attacks u when it replaces u, or when they clash and s
 * outranks u. Nothing unprotected attacks a protected unit.
 */
export function defaultAttacks(standing: Standing, pairs: Pairs): (readonly [UnitId, UnitId])[] {
  const rank = new Map(standing.entries.map((unit, place) => [unit, place]));
  const outranks = (a: UnitId, b: UnitId) => (rank.get(a) ?? 0) < (rank.get(b) ?? 0);
  const shielded = (unit: UnitId, attacker: UnitId) =>
    standing.protected.has(unit) && !standing.protected.has(attacker);
  return [...pairs.replaces, ...pairs.clashes.filter(([a, b]) => outranks(a, b))].filter(
    ([attacker, target]) => !shielded(target, attacker),
  );
}

/** The vouching that `rules/resolution.pl` states: an entry for what it requires, a speaker for what it suggests. */
export function defaultVouches(
  { entries, speakers }: Standing,
  relations: Pick<Relations, 'requires' | 'suggests'>,
): Vouch[] {
  const isEntry = new Set(entries);
  const rows = (vouchers: readonly UnitId[], of: (unit: UnitId) => readonly UnitId[], type: Vouch[2]) =>
    vouchers.flatMap((voucher) =>
      of(voucher)
        .filter((target) => isEntry.has(target))
        .map((target): Vouch => [voucher, target, type]),
    );
  return [
    ...rows(entries, (unit) => relations.requires(unit), 'dependency_of'),
    ...rows([...speakers], (unit) => relations.suggests(unit), 'suggested_by'),
  ];
}
