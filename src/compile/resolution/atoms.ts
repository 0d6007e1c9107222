/**
 * Atoms: the ground program `in(U) :- vouched(U), \+ blocked(U)` over the entries, partly decided.
 *
 * Three atoms stand for each entry `u` of `n`: `in` is numbered u, `vouched` n + u, `blocked` 2n + u. The last
 * two hold as soon as one of their inputs does. Decisions are entered one by one and their certain
 * consequences drawn; nothing here guesses.
 */

import { edgesOf, type Graph, joined, mapTargets, reversed } from './graph.ts';

/** The entries by rank, 0 the highest. Graphs hold no edge from an entry to itself. */
export interface Fight {
  readonly size: number;
  /** 1 for each entry that came in by itself. */
  readonly rooted: Uint8Array;
  /** 1 for each entry that can never be in, since what it needs attacks itself. */
  readonly unfit: Uint8Array;
  readonly requires: Graph;
  /** Who attacks each entry. */
  readonly attackers: Graph;
  /** Who, being in, vouches for each entry; whoever requires it is among them. */
  readonly vouchers: Graph;
  /** Who vouches for each entry by merely being vouched for itself: the speakers whose place it takes. */
  readonly forerunners: Graph;
}

export const OPEN = 0;
export const YES = 1;
export const NO = 2;

export interface Atoms {
  readonly size: number;
  readonly value: Uint8Array;
  /** What each atom is read from, and what reads it. */
  readonly inputs: Graph;
  readonly readers: Graph;
  /** For each atom, how many of its inputs are not NO. */
  readonly alive: Int32Array;
  /** Decided, with consequences still to be drawn. */
  readonly news: number[];
}

export const vouchedOf = ({ size }: Atoms, entry: number): number => size + entry;
export const blockedOf = ({ size }: Atoms, entry: number): number => 2 * size + entry;
export const isOpen = ({ value }: Atoms, atom: number): boolean => value[atom] === OPEN;
export const isYes = ({ value }: Atoms, atom: number): boolean => value[atom] === YES;

/** All that is certain from the start. */
export function openAtoms(fight: Fight): Atoms {
  const inputs = inputsOf(fight);
  const atoms: Atoms = {
    size: fight.size,
    value: new Uint8Array(inputs.length),
    inputs,
    readers: reversed(inputs),
    alive: Int32Array.from(inputs, ({ length }) => length),
    news: [],
  };
  for (let entry = 0; entry < fight.size; entry++) {
    if (fight.rooted[entry] === 1) put(atoms, vouchedOf(atoms, entry), YES);
    if (fight.unfit[entry] === 1) put(atoms, blockedOf(atoms, entry), YES);
  }
  inputs.forEach(({ length }, atom) => {
    if (length === 0) put(atoms, atom, NO);
  });
  propagate(atoms);
  return atoms;
}

function inputsOf({ size, requires, attackers, vouchers, forerunners }: Fight): Graph {
  const shifted = (graph: Graph, by: number) =>
    graph.map((others) => mapTargets(others, (other) => by + other));
  return [
    ...requires.map((_, entry) => [size + entry, 2 * size + entry]),
    ...joined(vouchers, shifted(forerunners, size)),
    ...joined(attackers, shifted(requires, 2 * size)),
  ];
}

/** Decides an open atom; one that is decided stays as it is. */
export function put({ value, news }: Atoms, atom: number, to: typeof YES | typeof NO): void {
  if (value[atom] !== OPEN) return;
  value[atom] = to;
  news.push(atom);
}

/** Holds an entry blocked, even where nothing that attacks it was left. */
export function forceBlocked(atoms: Atoms, entry: number): void {
  const blocked = blockedOf(atoms, entry);
  atoms.value[blocked] = YES;
  atoms.news.push(blocked);
}

/** Draws every certain consequence of the news. */
export function propagate(atoms: Atoms): void {
  for (let atom = atoms.news.pop(); atom !== undefined; atom = atoms.news.pop()) {
    for (const reader of edgesOf(atoms.readers, atom)) {
      if (atoms.value[atom] === NO) atoms.alive[reader] = (atoms.alive[reader] as number) - 1;
      if (reader < atoms.size) readEntry(atoms, reader);
      else if (isYes(atoms, atom)) put(atoms, reader, YES);
      else if (atoms.alive[reader] === 0) put(atoms, reader, NO);
    }
  }
}

function readEntry(atoms: Atoms, entry: number): void {
  const vouched = atoms.value[vouchedOf(atoms, entry)];
  const blocked = atoms.value[blockedOf(atoms, entry)];
  if (vouched === NO || blocked === YES) put(atoms, entry, NO);
  else if (vouched === YES && blocked === NO) put(atoms, entry, YES);
}

/**
 * Decides against whatever among the given open atoms could hold only because of itself. All that they are
 * read from, besides one another, is decided.
 */
export function dropUnfounded(atoms: Atoms, among: readonly number[]): void {
  const unfounded = new Set(among);
  const founded = among.filter((atom) => atom < atoms.size && isYes(atoms, vouchedOf(atoms, atom)));
  for (const atom of founded) unfounded.delete(atom);
  for (let at = 0; at < founded.length; at++) {
    const atom = founded[at] as number;
    for (const reader of edgesOf(atoms.readers, atom)) {
      const negated = reader < atoms.size && atom >= 2 * atoms.size;
      if (!negated && unfounded.delete(reader)) founded.push(reader);
    }
  }
  for (const atom of unfounded) put(atoms, atom, NO);
  propagate(atoms);
}
