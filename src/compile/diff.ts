/** The difference of two compiles: what came, what went, and why. */

import { compareIdentities, type UnitId } from '../catalog/identity.ts';
import type { Compiled } from './compiled.ts';
import { type State, stateOf } from './explain.ts';
import { isKnown } from './trace.ts';
import { failingCondition } from './why-not.ts';
import { reasonText } from './wording.ts';

/** A unit's standing on one side of a difference. */
export interface Side {
  /** `unknown` when the catalog of that side does not have the unit. */
  readonly state: State | 'unknown';
  readonly visible: boolean;
  readonly words: readonly string[];
}

export interface UnitDifference {
  readonly unit: UnitId;
  readonly before: Side;
  readonly after: Side;
}

export interface Difference {
  /** On the surface now, and not before. */
  readonly added: readonly UnitDifference[];
  /** On the surface before, and not now. */
  readonly removed: readonly UnitDifference[];
  /** On both, with other reasons. */
  readonly changed: readonly UnitDifference[];
  /** Tokens charged for units, now less before; absent when either was not packed. */
  readonly tokens?: number;
  /** Whether the two fingerprints are the same. */
  readonly same: boolean;
}

/** What changed from `before` to `after`, in standard order. */
export function diff(before: Compiled, after: Compiled): Difference {
  const was = new Set(before.surface.active_units);
  const is = new Set(after.surface.active_units);
  const all = [...new Set([...was, ...is])].sort(compareIdentities);
  const differences = all.map((unit) => ({ unit, before: sideOf(before, unit), after: sideOf(after, unit) }));
  const tokens = tokensOf(after, before);
  return {
    added: differences.filter(({ unit }) => !was.has(unit)),
    removed: differences.filter(({ unit }) => !is.has(unit)),
    changed: differences.filter(
      ({ unit, before: a, after: b }) => was.has(unit) && is.has(unit) && !sameWords(a, b),
    ),
    ...(tokens !== undefined && { tokens }),
    same: before.fingerprint === after.fingerprint,
  };
}

function sideOf(compiled: Compiled, unit: UnitId): Side {
  if (!isKnown(compiled, unit)) return { state: 'unknown', visible: false, words: ['not in the catalog'] };
  const { state, visible, reasons } = stateOf(compiled, unit);
  const failing = failingCondition(compiled, unit);
  return { state, visible, words: (failing ? [failing] : reasons).map((reason) => reasonText(reason, unit)) };
}

const sameWords = (a: Side, b: Side): boolean => a.words.join('\n') === b.words.join('\n');

function tokensOf(after: Compiled, before: Compiled): number | undefined {
  if (!after.pack || !before.pack) return undefined;
  return after.pack.ledger.selected_context_tokens - before.pack.ledger.selected_context_tokens;
}
