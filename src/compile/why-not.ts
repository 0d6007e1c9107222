/** Why a unit is not shown: the first condition that fails, and the smallest change of the turn that shows it. */

import type { UnitId } from '../catalog/identity.ts';
import type { Place } from '../logic/diagnostics.ts';
import { type Change, changeFor, withChanges } from './change.ts';
import { type CompileOptions, compileTurn } from './compile.ts';
import type { Compiled } from './compiled.ts';
import { isHiddenFromProvider } from './evidence.ts';
import { explain, stateOf } from './explain.ts';
import type { Reason } from './reason.ts';
import { traceOf } from './trace.ts';
import { reasonText } from './wording.ts';

export interface WhyNot {
  readonly unit: UnitId;
  /** Whether the unit is on the surface after all; nothing else is said then. */
  readonly visible: boolean;
  /** The first condition that fails. */
  readonly failing?: Reason;
  readonly words?: string;
  /** Changes of the turn that together show the unit; each was tried, and none can be left out. */
  readonly changes?: readonly Change[];
  /** Where the policy would have to change, when the condition is a rule of it. */
  readonly at?: Place;
}

/** More conditions in a row than this are not worth a list. */
const MOST_CHANGES = 8;

/** Undefined when the catalog does not have the unit. Throws for a copy of a compile's result. */
export function whyNot(compiled: Compiled, unit: UnitId, options: CompileOptions = {}): WhyNot | undefined {
  if (!traceOf(compiled).opened.policy.catalog.units.has(unit)) return undefined;
  const condition = failingCondition(compiled, unit);
  if (!condition) return { unit, visible: true };
  const failing = explain(compiled, unit)?.reasons.find(({ type }) => type === condition.type) ?? condition;
  const changes = findChanges(compiled, unit, options);
  return {
    unit,
    visible: false,
    failing,
    words: reasonText(failing, unit),
    ...(changes && { changes }),
    ...('at' in failing && failing.at && { at: failing.at }),
  };
}

/** The first condition that keeps a unit off the surface; undefined when it stands on it. */
export function failingCondition(compiled: Compiled, unit: UnitId): Reason | undefined {
  const { state, visible, reasons } = stateOf(compiled, unit);
  if (visible) return undefined;
  if (state !== 'selected') return reasons[0];
  const hidden = isHiddenFromProvider(traceOf(compiled).read, unit);
  return { type: hidden ? 'hidden_from_provider' : 'over_budget' };
}

/** Mends the first failing condition again and again until the unit shows, then drops what was not needed. */
function findChanges(
  compiled: Compiled,
  unit: UnitId,
  options: CompileOptions,
): readonly Change[] | undefined {
  const { policy } = traceOf(compiled).opened;
  const after = (changes: readonly Change[]): Compiled | undefined => {
    const next = compileTurn(policy, withChanges(compiled.turn, changes), options);
    return next.ok ? next.value : undefined;
  };
  const changes: Change[] = [];
  for (let now: Compiled | undefined = compiled; now; now = after(changes)) {
    const failing = failingCondition(now, unit);
    if (!failing) return withoutNeedless(changes, (fewer) => shows(after(fewer), unit));
    const change = changeFor(failing, unit, now);
    if (!change || changes.length === MOST_CHANGES || changes.some((made) => same(made, change)))
      return undefined;
    changes.push(change);
  }
  return undefined;
}

const shows = (compiled: Compiled | undefined, unit: UnitId): boolean =>
  compiled !== undefined && failingCondition(compiled, unit) === undefined;

const same = (a: Change, b: Change): boolean => JSON.stringify(a) === JSON.stringify(b);

function withoutNeedless(
  changes: readonly Change[],
  works: (changes: readonly Change[]) => boolean,
): Change[] {
  let kept = [...changes];
  for (const change of changes) {
    const fewer = kept.filter((other) => other !== change);
    if (works(fewer)) kept = fewer;
  }
  return kept;
}
