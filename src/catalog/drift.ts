/** Drift: how the definitions of units differ from those that someone knew, reviewed or approved. */

import { compareText } from '../logic/order.ts';
import type { Catalog } from './catalog.ts';
import { fieldPrints, unitFingerprint } from './fingerprint.ts';
import type { UnitId } from './identity.ts';
import type { Unit, UnitSpec } from './unit.ts';

/** What is known of a definition without having it. */
export interface KnownUnit {
  /** SHA-256, hex. */
  readonly fingerprint: string;
  /** SHA-256 of what the source of an imported tool said, before it was cleaned and cut. */
  readonly source?: string;
  /** A short print of every field that the unit had of its own. */
  readonly fields: ReadonlyMap<string, string>;
}

/** By identity text. */
export type KnownUnits = ReadonlyMap<UnitId, KnownUnit>;

/** SHA-256 of what the sources of tools said, by identity text: imports give and record it. */
export type ToolSources = ReadonlyMap<string, string>;

/** `source`: what the source of an imported tool says of it, whether any of that is shown or not. */
export type DriftField = keyof UnitSpec | 'source';

export interface ChangedUnit {
  readonly unit: UnitId;
  readonly fields: readonly DriftField[];
}

/** Each list is in order of identity text. */
export interface Drift {
  readonly added: readonly UnitId[];
  readonly removed: readonly UnitId[];
  readonly changed: readonly ChangedUnit[];
}

const NO_SOURCES: ToolSources = new Map();

/** What to remember of a catalog to tell later how it changed. */
export const knownUnits = ({ units }: Catalog, sources: ToolSources = NO_SOURCES): KnownUnits =>
  new Map([...units].map(([unit, one]) => [unit, knownUnit(one, sources.get(unit))]));

const knownUnit = (unit: Unit, source: string | undefined): KnownUnit => ({
  fingerprint: unitFingerprint(unit),
  ...(source !== undefined && { source }),
  fields: fieldPrints(unit),
});

/**
 * How a catalog differs from what is known of one. A unit counts as changed when its fingerprint did (a description,
 * a schema or an effect that differs by a character is drift), or, where both sides know it, what its source said.
 */
export function drift(
  known: KnownUnits | Catalog,
  catalog: Catalog,
  sources: ToolSources = NO_SOURCES,
): Drift {
  const before = 'units' in known ? knownUnits(known) : known;
  const changed: ChangedUnit[] = [];
  for (const [unit, one] of catalog.units) {
    const was = before.get(unit);
    const is = knownUnit(one, sources.get(unit));
    if (was && (was.fingerprint !== is.fingerprint || isOtherSource(was, is)))
      changed.push({ unit, fields: differing(was, is) });
  }
  return {
    added: [...catalog.units.keys()].filter((unit) => !before.has(unit)),
    removed: [...before.keys()].filter((unit) => !catalog.units.has(unit)).sort(compareText),
    changed,
  };
}

export const hasDrift = ({ added, removed, changed }: Drift): boolean =>
  added.length + removed.length + changed.length > 0;

const isOtherSource = (was: KnownUnit, is: KnownUnit): boolean =>
  was.source !== undefined && is.source !== undefined && was.source !== is.source;

function differing(was: KnownUnit, is: KnownUnit): readonly DriftField[] {
  const names = [...new Set([...is.fields.keys(), ...was.fields.keys()])] as (keyof UnitSpec)[];
  const fields = names.filter((name) => was.fields.get(name) !== is.fields.get(name));
  return isOtherSource(was, is) ? [...fields, 'source'] : fields;
}
