/**
 * The model: who is in, given who attacks whom and who vouches for whom.
 *
 * The program of `atoms.ts` is read by the well-founded semantics (Van Gelder, Ross and Schlipf, 1991): all
 * that is certain is settled first, and cycles that stay open are then decided by rank.
 *
 * Invariant: an entry that is in has all its requirements in, since each vouches for its requirements and is
 * blocked when one of them is.
 */

import {
  type Atoms,
  blockedOf,
  dropUnfounded,
  type Fight,
  forceBlocked,
  isOpen,
  isYes,
  openAtoms,
  propagate,
  vouchedOf,
} from './atoms.ts';
import { componentFinder, edgesOf, type Graph, reversed } from './graph.ts';

/** Tables by rank. */
export interface Outcome {
  /** 1 for each entry that is in. */
  readonly stands: Uint8Array;
  /** 1 for each entry that something vouches for. */
  readonly vouched: Uint8Array;
  /** The entry that each lost an attack cycle to, or −1. */
  readonly lostTo: Int32Array;
}

/**
 * Decides every entry: each strongly connected set of open atoms after all that it depends on.
 *
 * Linear in entries and edges, cycles of attack aside: there, each decision costs at most the cycle it splits.
 */
export function decide(fight: Fight): Outcome {
  const atoms = openAtoms(fight);
  const lostTo = new Int32Array(fight.size).fill(-1);
  const requiredBy = reversed(fight.requires);
  const components = componentFinder(atoms.inputs);
  const open = (atom: number) => isOpen(atoms, atom);

  const waiting = [...components([...atoms.value.keys()], open)].reverse();
  for (let component = waiting.pop(); component; component = waiting.pop()) {
    dropUnfounded(atoms, component.filter(open));
    if (component.every(open)) breakCycle(component);
    for (const part of [...components(component, open)].reverse()) waiting.push(part);
  }
  return {
    stands: table(fight.size, (entry) => isYes(atoms, entry)),
    vouched: table(fight.size, (entry) => isYes(atoms, vouchedOf(atoms, entry))),
    lostTo,
  };

  function breakCycle(cycle: readonly number[]): void {
    const winner = highestAble(atoms, cycle);
    for (const rival of openRivals(atoms, fight, winner)) {
      lostTo[rival] = winner;
      shutOut(atoms, requiredBy, rival);
    }
    propagate(atoms);
  }
}

const table = (size: number, holds: (entry: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: size }, (_, entry) => Number(holds(entry)));

/** The highest-ranked entry of an open cycle that is vouched for. There is one: else all of it was unfounded. */
function highestAble(atoms: Atoms, cycle: readonly number[]): number {
  return cycle
    .filter((atom) => atom < atoms.size && isYes(atoms, vouchedOf(atoms, atom)))
    .reduce((best, entry) => Math.min(best, entry));
}

/** The open entries that attack the winner or what it needs. Whatever has one is open to being blocked. */
function openRivals(atoms: Atoms, { requires, attackers }: Fight, winner: number): Set<number> {
  const contested = new Set([winner]);
  for (const entry of contested) {
    for (const required of edgesOf(requires, entry)) {
      if (isOpen(atoms, blockedOf(atoms, required))) contested.add(required);
    }
  }
  const rivals = [...contested].flatMap((entry) => edgesOf(attackers, entry));
  return new Set(rivals.filter((rival) => isOpen(atoms, rival)));
}

/** Puts out a loser and whatever needs it. None of these is in: it would have brought the loser in. */
function shutOut(atoms: Atoms, requiredBy: Graph, loser: number): void {
  const stack = [loser];
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    if (isYes(atoms, blockedOf(atoms, entry))) continue;
    forceBlocked(atoms, entry);
    for (const requirer of edgesOf(requiredBy, entry)) stack.push(requirer);
  }
}
