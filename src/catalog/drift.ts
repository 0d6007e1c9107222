/** Drift: how the definitions of units differ from those that someone knew, reviewed or approved. */

import type { Catalog } from './catalog.ts';
import { fieldPrints, unitFingerprint } from './fingerprint.ts';
import type { UnitId } from './identity.ts';
import type { UnitSpec } from './unit.ts';

/** What is known of a definition without having it. */
export interface KnownUnit {
  /** SHA-256, hex. */
  readonly fingerprint: string;
  /** A short print of every field that the unit had of its own. */
  readonly fields: ReadonlyMap<string, string>;
}

/** By identity text. */
export type KnownUnits = ReadonlyMap<UnitId, KnownUnit>;

export interface ChangedUnit {
  readonly unit: UnitId;
  /** The fields that differ, in the order in which units have them. */
  readonly fields: readonly (keyof UnitSpec)[];
}

/** Each list is in order of identity text. */
export interface Drift {
  readonly added: readonly UnitId[];
  readonly removed: readonly UnitId[];
  readonly changed: readonly ChangedUnit[];
}

/** What to remember of a catalog to tell later how it changed. */
export const knownUnits = ({ units }: Catalog): KnownUnits =>
  new Map(
    [...units].map(([unit, one]) => [unit, { fingerprint: unitFingerprint(one), fields: fieldPrints(one) }]),
  );

/**
 * How a catalog differs from what is known of one. A unit counts as changed exactly when its fingerprint did: a
 * description, a schema or an effect that differs by a character is drift.
 */
export function drift(known: KnownUnits | Catalog, catalog: Catalog): Drift {
  const before = 'units' in known ? knownUnits(known) : known;
  const changed: ChangedUnit[] = [];
  for (const [unit, one] of catalog.units) {
    const was = before.get(unit);
    if (was && was.fingerprint !== unitFingerprint(one))
      changed.push({ unit, fields: differing(was.fields, fieldPrints(one)) });
  }
  return {
    added: [...catalog.units.keys()].filter((unit) => !before.has(unit)),
    removed: [...before.keys()].filter((unit) => !catalog.units.has(unit)).sort(),
    changed,
  };
}

export const hasDrift = ({ added, removed, changed }: Drift): boolean =>
  added.length + removed.length + changed.length > 0;

function differing(
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<keyof UnitSpec, string>,
): readonly (keyof UnitSpec)[] {
  const fields = [...new Set([...is.keys(), ...(was.keys() as Iterable<keyof UnitSpec>)])];
  return fields.filter((field) => was.get(field) !== is.get(field));
}
