/** What a compile knew, kept beside its result so that explanations are derived from it and not again. */

import type { UnitId } from '../catalog/identity.ts';
import type { Solver, Undetermined } from '../logic/solver.ts';
import type { Compiled } from './compiled.ts';
import type { Opened, Read } from './opened.ts';
import type { Resolution } from './resolution/framework.ts';
import type { TokenCounter } from './tokens.ts';

export interface Trace {
  readonly opened: Opened;
  /** Knows the policy and the turn. */
  readonly solver: Solver;
  /** Knows, besides, who stood against whom. */
  fighting(): Solver;
  readonly read: Read;
  readonly resolution: Resolution;
  /** Counted the tokens. */
  readonly counter: TokenCounter;
  readonly undetermined: ReadonlyMap<UnitId, Undetermined>;
}

const traces = new WeakMap<Compiled, Trace>();

export function remember(compiled: Compiled, trace: Trace): void {
  traces.set(compiled, trace);
}

/** Throws when `compiled` is not a value that `compile` returned (a copy, or one read from JSON). */
export function traceOf(compiled: Compiled): Trace {
  const trace = traces.get(compiled);
  if (!trace) throw new TypeError('not a value that compile returned: explain the original, not a copy');
  return trace;
}

/** Whether the catalog that `compiled` was compiled from has the unit. */
export const isKnown = (compiled: Compiled, unit: UnitId): boolean =>
  traceOf(compiled).opened.policy.catalog.units.has(unit);
