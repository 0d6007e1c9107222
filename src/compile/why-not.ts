/** Why a unit is not shown: the first condition that fails, and the smallest change of the turn that shows it. */

import type { UnitId } from '../catalog/identity.ts';
import { ok, type Place } from '../logic/diagnostics.ts';
import { type Change, changeFor, changeForError, withChanges } from './change.ts';
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
/** Changes, and budgets raised further. */
const MOST_TRIES = 32;

/**
 * Undefined when the catalog does not have the unit. Throws for a copy of a compile's result. Tokens are counted as
 * they were for `compiled`, unless the options say otherwise.
 */
export function whyNot(
  compiled: Compiled,
  unit: UnitId,
  options: CompileOptions = { counter: traceOf(compiled).counter },
): WhyNot | undefined {
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
  const after = (changes: readonly Change[]) =>
    compileTurn(policy, withChanges(compiled.turn, changes), options);
  const works = (changes: readonly Change[]): boolean => {
    const next = after(changes);
    return next.ok && failingCondition(next.value, unit) === undefined;
  };
  let changes: readonly Change[] = [];
  let now: ReturnType<typeof after> = ok(compiled);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const failing = now.ok && failingCondition(now.value, unit);
    const grown = tries > changes.length;
    if (now.ok && !failing) return withoutNeedless(grown ? smallestBudget(changes, works) : changes, works);
    const change = now.ok ? failing && changeFor(failing, unit, now.value) : changeForError(now.error);
    const more = change && added(changes, change);
    if (!more || more.length > MOST_CHANGES) return undefined;
    changes = more;
    now = after(changes);
  }
  return undefined;
}

/** The changes with one more; undefined when it was made before. A budget that was raised is raised further. */
function added(changes: readonly Change[], change: Change): readonly Change[] | undefined {
  const raised = changes.find((made) => made.change === 'raise_budget');
  if (change.change !== 'raise_budget' || raised?.change !== 'raise_budget')
    return changes.some((made) => same(made, change)) ? undefined : [...changes, change];
  const tokens = raised.tokens + Math.max(change.tokens, raised.tokens);
  return changes.map((made) => (made === raised ? { change: 'raise_budget', tokens } : made));
}

/** The same changes with a budget that is raised by no more than it takes, since growing it may overshoot. */
function smallestBudget(
  changes: readonly Change[],
  works: (changes: readonly Change[]) => boolean,
): readonly Change[] {
  const raised = changes.find((made) => made.change === 'raise_budget');
  if (raised?.change !== 'raise_budget') return changes;
  const by = (tokens: number) =>
    changes.map((made): Change => (made === raised ? { change: 'raise_budget', tokens } : made));
  let [low, high] = [0, raised.tokens];
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (works(by(middle))) high = middle;
    else low = middle;
  }
  return by(high);
}

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
