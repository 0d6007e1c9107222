/** Packing a selection: units to representations, the budget's choice, and the surface it comes to. */

import { identityTerm, inStandardOrder, type UnitId } from '../catalog/identity.ts';
import type { Unit } from '../catalog/unit.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { writeTerm } from '../logic/writer.ts';
import type { Pack, Variant } from './budget.ts';
import type { CompileError, ContextUnit, Selected, Surface } from './compiled.ts';
import { isHiddenFromProvider, priorityOf, says, shownText } from './evidence.ts';
import type { Opened, Read } from './opened.ts';
import { pack } from './packing/pack.ts';
import type { TokenCounter } from './tokens.ts';
import type { Turn } from './turn.ts';
import { writtenUnit } from './written.ts';

export interface PackedSurface {
  readonly surface: Surface;
  readonly active: ReadonlySet<UnitId>;
  readonly contextUnits: readonly ContextUnit[];
  readonly pack?: Pack;
}

/** Utility of the one representation of a unit that states none, before priority and score. */
const FULL_UTILITY = 1_000_000;

/** A representation with its text, before tokens are counted. */
export interface Writing {
  readonly kind: string;
  readonly text: string;
  readonly utility: number;
}

export function packSurface(
  opened: Opened,
  read: Read,
  turn: Turn,
  selected: readonly Omit<Selected, 'visible'>[],
  counter: TokenCounter,
): Result<PackedSurface, CompileError> {
  const shown = selected.filter(({ unit }) => !isHiddenFromProvider(read, unit));
  const visible = new Set(shown.map(({ unit }) => unit));
  const contextUnits = shown.map((unit) => contextUnit(opened, read, unit, visible, counter));
  if (!turn.pack) {
    const surface = surfaceOf(opened, read, contextUnits, fullKinds(contextUnits), visible);
    return ok({ surface, active: visible, contextUnits });
  }
  const packed = pack(contextUnits, turn.sections, turn.budget);
  if (!packed.ok) return fail({ code: 'context_budget_failed', cause: packed.error });
  const kinds = new Map(packed.value.selected.map(({ id, kind }) => [id, kind]));
  const active = new Set(contextUnits.filter(({ id }) => kinds.has(id)).map(({ unit }) => unit));
  const surface = surfaceOf(opened, read, contextUnits, kinds, active);
  return ok({ surface, active, contextUnits, pack: packed.value });
}

/** One `true` counts, and nothing said is `true`. */
const isMandatory = (read: Read, unit: UnitId): boolean =>
  says(read, 'mandatory_context/2', unit, 'true') || !says(read, 'mandatory_context/2', unit, 'false');

function contextUnit(
  opened: Opened,
  read: Read,
  { unit, score }: { unit: UnitId; score: number },
  visible: ReadonlySet<UnitId>,
  counter: TokenCounter,
): ContextUnit {
  const known = unitOf(opened, unit);
  const { id, tool, tokens, schemaTokens } = writtenUnit(known);
  const fixed = schemaTokens(counter);
  const variants = writings(known, read).map(
    ({ kind, text, utility }): Variant => ({
      kind,
      tokens: (text === '' && tool ? 0 : tokens(counter, text)) + fixed,
      utility: utility + score,
    }),
  );
  const requires = (read.values.get('requires/2')?.get(unit) ?? []).map(shownText) as UnitId[];
  return {
    id,
    unit,
    mandatory: isMandatory(read, unit),
    variants,
    requires: requires
      .filter((other) => visible.has(other))
      .map((other) => writtenUnit(unitOf(opened, other)).id),
  };
}

function unitOf(opened: Opened, unit: UnitId): Unit {
  const known = opened.policy.catalog.units.get(unit);
  if (!known) throw new Error(`selected a unit that is not in the catalog: ${unit}`);
  return known;
}

/**
 * The ways to write a unit. A tool with a schema reaches the model as a tool, so that it needs no text of its
 * own; any other unit without content is announced by its description.
 */
export function writings(unit: Unit, read: Read): readonly Writing[] {
  if (unit.representations.length > 0) return unit.representations;
  return [{ kind: 'full', text: fullText(unit, read), utility: FULL_UTILITY + priorityOf(read, unit.unit) }];
}

function fullText(unit: Unit, read: Read): string {
  if (unit.content !== undefined) return unit.content;
  if (unit.schema) return '';
  const category = (read.values.get('category/2')?.get(unit.unit) ?? []).map(shownText).join(', ');
  return `Active capability ${writeTerm(identityTerm(unit.unit))} (${category}): ${unit.description}`;
}

/** Without packing everything is written in its first representation that writes anything. */
export const fullKinds = (units: readonly ContextUnit[]): ReadonlyMap<string, string> =>
  new Map(
    units.flatMap(({ id, variants }) => {
      const variant = variants.find(({ kind }) => kind !== 'omitted');
      return variant ? [[id, variant.kind] as const] : [];
    }),
  );

function surfaceOf(
  opened: Opened,
  read: Read,
  units: readonly ContextUnit[],
  kinds: ReadonlyMap<string, string>,
  active: ReadonlySet<UnitId>,
): Surface {
  const written = units.filter(({ id }) => kinds.has(id));
  const texts = written.map(({ id, unit }) => {
    const ways = writings(unitOf(opened, unit), read);
    return ways.find(({ kind }) => kind === kinds.get(id))?.text ?? '';
  });
  return {
    text: texts.filter((text) => text !== '').join('\n'),
    tools: written.flatMap(({ unit }) => writtenUnit(unitOf(opened, unit)).tool ?? []),
    active_units: inStandardOrder(active),
  };
}
