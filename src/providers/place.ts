/** Which tools have a place, where there are more than a provider takes. */

import type { UnitId } from '../catalog/identity.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import type { RenderedTool } from './form.ts';
import type { LeftOut } from './render-tool.ts';

/** More tools than the provider takes; where some may be dropped, more pinned ones. */
export interface ToolLimitError {
  readonly code: 'tool_limit';
  readonly message: string;
  /** Tools of the surface. */
  readonly count: number;
  /** What the provider takes, and how many of these places are reserved. */
  readonly limit: number;
  readonly reserve: number;
  /** The tools there is no place for, highest rank first. */
  readonly units: readonly UnitId[];
}

export interface Places {
  /** What the provider takes; infinite where no limit is known. */
  readonly limit: number;
  readonly reserve: number;
  readonly overflow: 'error' | 'drop';
  readonly pins: ReadonlySet<UnitId>;
  /** What a unit needs at once; it is not placed without. */
  readonly needs: ReadonlyMap<UnitId, readonly UnitId[]>;
}

/** As many tools as there are places for: pinned ones, then by rank, each with what it needs. */
export function place(
  made: readonly RenderedTool[],
  places: Places,
): Result<{ readonly tools: readonly RenderedTool[]; readonly leftOut: readonly LeftOut[] }, ToolLimitError> {
  const { limit, reserve, overflow, pins, needs } = places;
  const free = Math.max(0, limit - reserve);
  if (made.length <= free) return ok({ tools: made, leftOut: [] });
  const pinned = made.filter(({ unit }) => pins.has(unit));
  const ranked = [...pinned, ...made.filter(({ unit }) => !pins.has(unit))].map(({ unit }) => unit);
  const taken = fitting(ranked, needs, free);
  const tools = made.filter(({ unit }) => taken.has(unit));
  const units = ranked.filter((unit) => !taken.has(unit));
  const error = { code: 'tool_limit', count: made.length, limit, reserve, units } as const;
  const takes = `the provider takes ${limit}${reserve > 0 ? `, of which ${reserve} are reserved` : ''}`;
  if (pinned.some(({ unit }) => !taken.has(unit)))
    return fail({ ...error, message: `${pinned.length} tools are pinned, and ${takes}` });
  if (overflow === 'error')
    return fail({ ...error, message: `there are ${made.length} tools, and ${takes}` });
  const message = `${tools.length} of ${made.length} tools have a place; this one ranks below them`;
  return ok({ tools, leftOut: units.map((unit) => ({ unit, code: 'tool_limit' as const, message })) });
}

/** A unit that does not fit with what it needs is passed over. */
function fitting(ranked: readonly UnitId[], needs: Places['needs'], free: number): ReadonlySet<UnitId> {
  const known = new Set(ranked);
  const taken = new Set<UnitId>();
  for (const unit of ranked) {
    const group = withNeeds(unit, needs).filter((one) => known.has(one) && !taken.has(one));
    if (taken.size + group.length <= free) for (const one of group) taken.add(one);
  }
  return taken;
}

function withNeeds(unit: UnitId, needs: Places['needs']): readonly UnitId[] {
  const found = new Set([unit]);
  for (const one of found) for (const other of needs.get(one) ?? []) found.add(other);
  return [...found];
}
