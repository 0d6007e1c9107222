/** The text of a surface, unit by unit: what a session sends piece by piece and a compile joins. */

import type { UnitId } from '../catalog/identity.ts';
import type { Unit } from '../catalog/unit.ts';
import type { Compiled } from './compiled.ts';
import { fullKinds, writings } from './packing.ts';
import { traceOf } from './trace.ts';

/** One unit's text, as one representation writes it. */
export interface SurfaceText {
  readonly unit: UnitId;
  /** Never empty. */
  readonly text: string;
  /** Of the representation, before priority and score. */
  readonly utility: number;
}

/**
 * The texts of a compile's surface, in their order: joined by line feeds, they are its `text`.
 *
 * Throws for a copy of a compile's result.
 */
export function surfaceTexts(compiled: Compiled): readonly SurfaceText[] {
  const { opened, read } = traceOf(compiled);
  const kinds = compiled.pack
    ? new Map(compiled.pack.selected.map(({ id, kind }) => [id, kind]))
    : fullKinds(compiled.context_units);
  return compiled.context_units.flatMap(({ id, unit }) => {
    const known = opened.policy.catalog.units.get(unit);
    const way = known && writings(known, read).find(({ kind }) => kind === kinds.get(id));
    return way && way.text !== '' ? [{ unit, text: way.text, utility: way.utility }] : [];
  });
}

/** Every text that a unit may have under the policy and turn of a compile. */
export const textsOf = (compiled: Compiled, unit: Unit): readonly string[] =>
  writings(unit, traceOf(compiled).read).map(({ text }) => text);
