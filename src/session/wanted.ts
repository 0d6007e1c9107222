/** What a turn wants the model to have, in a provider's form. */

import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import type { JsonObject, Unit } from '../catalog/unit.ts';
import { compileTurn } from '../compile/compile.ts';
import type { Compiled, Selected } from '../compile/compiled.ts';
import { surfaceTexts } from '../compile/surface-texts.ts';
import { writtenUnit } from '../compile/written.ts';
import { ok, type Result } from '../logic/diagnostics.ts';
import type { RenderedTool } from '../providers/form.ts';
import { type LeftOut, renderTool } from '../providers/render-tool.ts';
import { mannerOf, type Session, toolLimit } from './session.ts';

export interface Wanted {
  readonly unit: UnitId;
  readonly known: Unit;
  readonly score: number;
  readonly pinned: boolean;
  /** What is sent of it as a tool. */
  readonly tool?: JsonObject;
  readonly text?: string;
  /** Of the text; -1 without one. */
  readonly utility: number;
}

export interface Wants {
  /** The units of the surface, in rank order. */
  readonly shown: readonly Wanted[];
  /** Tools that stand in the list from the first turn on without being on the surface. */
  readonly declared: readonly Wanted[];
  readonly leftOut: readonly LeftOut[];
}

export function wantsOf(session: Session, policy: Policy, compiled: Compiled): Wants {
  const leftOut: LeftOut[] = [];
  const texts = new Map(surfaceTexts(compiled).map((one) => [one.unit, one]));
  const shown = compiled.selected.flatMap((selected) => {
    const known = policy.catalog.units.get(selected.unit);
    if (!selected.visible || !known) return [];
    const tool = toolOf(session, known);
    if (tool && !tool.ok) {
      leftOut.push(tool.error);
      return [];
    }
    const text = texts.get(selected.unit);
    return [wanted(selected, known, tool?.value, text)];
  });
  const within = withinLimit(session, shown, leftOut);
  return { shown: within, declared: declaredTools(session, policy, compiled, within), leftOut };
}

const wanted = (
  { unit, score, reasons }: Selected,
  known: Unit,
  tool: JsonObject | undefined,
  text: { readonly text: string; readonly utility: number } | undefined,
): Wanted => ({
  unit,
  known,
  score,
  pinned: reasons.some(({ type }) => type === 'activation'),
  ...(tool && { tool }),
  ...(text && { text: text.text }),
  utility: text?.utility ?? -1,
});

/** Protected units stand first in rank order, so that pins are the last to be left out. */
function withinLimit(session: Session, shown: readonly Wanted[], leftOut: LeftOut[]): readonly Wanted[] {
  const limit = toolLimit(session);
  let tools = 0;
  return shown.filter(({ unit, tool }) => {
    if (!tool || ++tools <= limit) return true;
    const message = `${session.options.provider} takes ${limit} tools, and others rank before it`;
    leftOut.push({ unit, code: 'tool_limit', message });
    return false;
  });
}

type Sent = Result<JsonObject, LeftOut>;
const sent = new WeakMap<Unit, Map<string, Sent>>();

/** What is sent of a unit as a tool; undefined for one without a schema. */
export function toolOf({ options: { provider, strict } }: Session, unit: Unit): Sent | undefined {
  const { tool } = writtenUnit(unit);
  if (!tool) return undefined;
  const known = sent.get(unit) ?? new Map<string, Sent>();
  sent.set(unit, known);
  const key = `${provider} ${strict}`;
  const result = known.get(key) ?? sentTool(renderTool(tool, provider, { strict }));
  known.set(key, result);
  return result;
}

/** Where the definitions of a provider have no name of their own, they stand under it. */
function sentTool(rendered: Result<RenderedTool, LeftOut>): Sent {
  if (!rendered.ok) return rendered;
  const { name, definition } = rendered.value;
  return ok('inputSchema' in definition ? { [name]: definition } : definition);
}

/** What the first request lists beyond its surface, as the session's `declare` says. */
function declaredTools(
  session: Session,
  policy: Policy,
  compiled: Compiled,
  shown: readonly Wanted[],
): readonly Wanted[] {
  if (session.turn > 0 || session.options.declare === 'selected') return [];
  const there = new Set(shown.map(({ unit }) => unit));
  const room = toolLimit(session) - shown.filter(({ tool }) => tool).length;
  const units = declarable(session, policy, compiled).filter((unit) => !there.has(unit));
  // Some of them would be an arbitrary choice, and in the way of those that a turn wants.
  if (units.length > room) return [];
  return units.flatMap((unit) => {
    const known = policy.catalog.units.get(unit);
    const tool = known && toolOf(session, known);
    return known && tool?.ok ? [{ unit, known, score: 0, pinned: false, tool: tool.value, utility: -1 }] : [];
  });
}

function declarable(session: Session, policy: Policy, compiled: Compiled): readonly UnitId[] {
  if (session.options.declare === 'catalog' && mannerOf(session).withdraw === 'choice')
    return [...policy.catalog.units.values()].flatMap(({ unit, schema }) => (schema ? [unit] : []));
  const all = compileTurn(policy, { ...compiled.turn, mode: 'all_tools', pack: false });
  return all.ok ? all.value.surface.tools.map(({ unit }) => unit) : [];
}
