/** Soundness: which units can stand with all they need, before anything attacks. */

import type { UnitId } from '../../catalog/identity.ts';
import type { Contradiction } from './framework.ts';
import { edgesOf, flood } from './graph.ts';
import type { Pair, Rivals } from './rivals.ts';
import { failsOutright, type Roster } from './roster.ts';

/** Tables by unit number; a flag is 0 or 1. */
export interface Soundness {
  readonly protected: Uint8Array;
  /** A requirement that binds everyone and is not a denial fails: missing, unavailable, … */
  readonly failing: Uint8Array;
  /** Denied by the host. */
  readonly denied: Uint8Array;
  /** Denied by the host, or by prose or a signal without being protected. */
  readonly keptBack: Uint8Array;
  /** The first pair of rivals, as a place in `Rivals.incompatible`, that the need of the unit holds; else −1. */
  readonly torn: Int32Array;
  readonly sound: Uint8Array;
}

export function judge(roster: Roster, rivals: Rivals): Soundness {
  const { units, roots, requires, inadmissible } = roster;
  const flags = (holds: (unit: number) => boolean) =>
    Uint8Array.from(units, (_, unit) => Number(holds(unit)));
  const needs = (holds: (unit: number) => boolean) => needing(roster, flags(holds));
  const hard = (unit: number) => inadmissible[unit]?.hard !== undefined;
  const prose = (unit: number) => inadmissible[unit]?.prose !== undefined;

  const failing = flags((unit) => failsOutright(inadmissible[unit] ?? {}));
  const denied = flags((unit) => hard(unit) && failing[unit] === 0);
  const unstable = needs(hard);
  const stable = [...units.keys()].filter((unit) => roots[unit]?.always && unstable[unit] === 0);
  const guarded = new Uint8Array(units.length);
  flood(requires, stable, guarded);

  const keptBack = flags((unit) => denied[unit] === 1 || (!hard(unit) && prose(unit) && guarded[unit] === 0));
  const unmet = needs((unit) => failing[unit] === 1 || keptBack[unit] === 1);
  const torn = firstPairs(roster, rivals.incompatible);
  const sound = flags((unit) => unmet[unit] === 0 && torn[unit] === -1);
  return { protected: guarded, failing, denied, keptBack, torn, sound };
}

/** For each unit, whether its need holds a marked one. */
export function needing({ requires, knots }: Roster, marked: Uint8Array): Uint8Array {
  const found = new Uint8Array(marked.length);
  for (const knot of knots.members) {
    const holds = knot.some(
      (unit) => marked[unit] === 1 || edgesOf(requires, unit).some((required) => found[required] === 1),
    );
    if (holds) for (const unit of knot) found[unit] = 1;
  }
  return found;
}

/**
 * For each unit, the first of the given pairs that its need holds whole, or −1.
 *
 * Pairs are carried up the requirements 32 at a time, a bit each, and only through the units above them.
 * What lies above a torn unit is torn by the same pair or an earlier one, so no later batch asks it again.
 */
export function firstPairs(roster: Roster, pairs: readonly Pair[]): Int32Array {
  const { members, of } = roster.knots;
  const torn = new Int32Array(members.length).fill(-1);
  const left = new Int32Array(members.length);
  const right = new Int32Array(members.length);
  for (let first = 0; first < pairs.length; first += 32) {
    const batch = pairs.slice(first, first + 32);
    const above = knotsAbove(roster, batch.flat(), (knot) => torn[knot] === -1);
    batch.forEach(([a, b], bit) => {
      add(left, of[a] as number, 1 << bit);
      add(right, of[b] as number, 1 << bit);
    });
    for (const knot of above) {
      carry(roster, knot, left);
      carry(roster, knot, right);
      const both = (left[knot] as number) & (right[knot] as number);
      if (both !== 0) torn[knot] = first + lowestBit(both);
    }
    for (const number of [...above, ...batch.flat().map((unit) => of[unit] as number)]) {
      left[number] = right[number] = 0;
    }
  }
  return Int32Array.from(roster.units, (_, unit) => torn[of[unit] as number] as number);
}

/** The components of the given units and of all that need them, requirements first. */
function knotsAbove(
  { knots, requiredBy }: Roster,
  starts: readonly number[],
  enters: (knot: number) => boolean,
): number[] {
  const above = new Set<number>();
  const stack = [...starts];
  for (let unit = stack.pop(); unit !== undefined; unit = stack.pop()) {
    const knot = knots.of[unit] as number;
    if (above.has(knot) || !enters(knot)) continue;
    above.add(knot);
    for (const member of knots.members[knot] ?? []) {
      for (const requirer of edgesOf(requiredBy, member)) stack.push(requirer);
    }
  }
  return [...above].sort((a, b) => a - b);
}

function carry({ requires, knots }: Roster, knot: number, bits: Int32Array): void {
  for (const member of knots.members[knot] ?? []) {
    for (const required of edgesOf(requires, member)) {
      add(bits, knot, bits[knots.of[required] as number] as number);
    }
  }
}

const add = (bits: Int32Array, knot: number, more: number): void => {
  bits[knot] = (bits[knot] as number) | more;
};

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** What two units have against each other, and which is to be named first. */
export type Quarrel = (pair: Pair) => { readonly pair: Pair; readonly relation: Contradiction['relation'] };

/** Each of the given pairs whose sides are both protected, with the `always` units that brought them in. */
export function contradictions(
  roster: Roster,
  guarded: Uint8Array,
  pairs: readonly Pair[],
  quarrel: Quarrel,
): Contradiction[] {
  const because = new Map<number, readonly UnitId[]>();
  const broughtBy = (unit: number) => {
    const pinned = because.get(unit) ?? pinnedAbove(roster, guarded, unit);
    because.set(unit, pinned);
    return pinned;
  };
  const both = pairs.filter(([a, b]) => guarded[a] === 1 && guarded[b] === 1);
  return both.map(quarrel).map(({ pair: [a, b], relation }) => ({
    units: [roster.units[a] as UnitId, roster.units[b] as UnitId],
    relation,
    because: [broughtBy(a), broughtBy(b)],
  }));
}

/** The protected `always` units that need `unit`, in standard order. */
function pinnedAbove({ units, roots, requiredBy }: Roster, guarded: Uint8Array, unit: number): UnitId[] {
  const above = flood(requiredBy, [unit], new Uint8Array(units.length), (other) => guarded[other] === 1);
  return above
    .filter((other) => roots[other]?.always)
    .sort((a, b) => a - b)
    .map((other) => units[other] as UnitId);
}
