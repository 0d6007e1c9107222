/** The policy: a catalog and the rules over it, as one value, frozen throughout. */

import type { Diagnostic, Place } from '../logic/diagnostics.ts';
import type { Clause, Facts } from '../logic/program.ts';
import { type Catalog, emptyCatalog } from './catalog.ts';
import { deepFreeze } from './freeze.ts';
import type { UnitId } from './identity.ts';

export interface Policy {
  readonly catalog: Catalog;
  /** The policy's own rules, encoded. The shipped rules are not among them. */
  readonly clauses: readonly Clause[];
  /** Facts over relations that are no fields of units, encoded. */
  readonly facts: Facts;
  /** Where each unit, and each of its properties, was stated. */
  readonly places: ReadonlyMap<UnitId, UnitPlaces>;
  /** What runs the rules; the compiled engine when left out. Both have the same answers. */
  readonly engine?: 'compiled' | 'tau';
  /** Findings that did not keep the policy from loading. */
  readonly warnings: readonly Diagnostic[];
}

export interface UnitPlaces {
  readonly place: Place;
  /** By property: `description`, `requires`, …: the first place it was stated at. */
  readonly properties: ReadonlyMap<string, Place>;
}

/** No units and no rules of its own: where a host starts that registers units itself. */
export const emptyPolicy: Policy = deepFreeze({
  catalog: emptyCatalog,
  clauses: [],
  facts: new Map(),
  places: new Map(),
  warnings: [],
});
