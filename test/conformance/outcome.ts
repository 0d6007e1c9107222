/** A compile as the recording shows it. */

import { decodeTerm } from '../../src/catalog/encode-term.ts';
import { inStandardOrder, type UnitId } from '../../src/catalog/identity.ts';
import type { Ledger } from '../../src/compile/budget.ts';
import type { Compiled } from '../../src/compile/compiled.ts';
import { explain } from '../../src/compile/explain.ts';
import type { Reason } from '../../src/compile/reason.ts';
import { type Scope, scopeItemText } from '../../src/compile/scope.ts';
import { allSignals } from '../../src/compile/turn.ts';
import { compareText } from '../../src/logic/order.ts';
import type { Term } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { recordedCapability, recordedSignal, recordedValue } from './terms.ts';

/** The names under which the schemas of a case are recorded, by unit. */
export type SchemaNames = ReadonlyMap<string, string>;

export function recordedCompile(compiled: Compiled, schemaNames: SchemaNames) {
  return {
    ok: true,
    selected: compiled.selected.map(listed),
    selected_units: inStandardOrder(compiled.selected.map(({ unit }) => unit)),
    rejected: compiled.rejected.map(({ unit, reasons }) => ({ unit, reasons: reasons.map(recordedReason) })),
    candidates: compiled.candidates.map(listed),
    dependencies: compiled.dependencies.map(({ type, from, to }) => ({ type, from, to })),
    active_units: recordedActive(compiled),
    tool_schemas: schemasOf(compiled, schemaNames),
    scope: recordedScope(compiled.scope),
    catalog_revision: compiled.catalog_revision,
  };
}

/**
 * Without a pack the recorded program calls everything selected active, where Lictor leaves out what the provider
 * may not see.
 */
const recordedActive = ({ pack, surface, selected }: Compiled): readonly string[] =>
  pack ? surface.active_units : inStandardOrder(selected.map(({ unit }) => unit));

const listed = ({ unit, score, reasons }: { unit: UnitId; score: number; reasons: readonly Reason[] }) => ({
  unit,
  score,
  reasons: reasons.map(recordedReason),
});

const schemasOf = ({ surface }: Compiled, schemaNames: SchemaNames): string[] =>
  surface.tools.map(({ unit, name }) => schemaNames.get(unit) ?? name);

/** A set: `category:` before `kind:` before `unit:`, then by code point. Units are written with `unit:`. */
function recordedScope(scope: Scope): 'all' | string[] {
  if (scope === 'all') return 'all';
  const texts = scope.map((item) => ('unit' in item ? `unit:${item.unit}` : scopeItemText(item)));
  return [...new Set(texts)].sort(compareText);
}

function recordedReason(reason: Reason): unknown {
  switch (reason.type) {
    case 'lexical':
      return { type: 'lexical', tokens: reason.words, score: reason.score };
    case 'signal':
      return { type: 'signal', signal: recordedSignal(reason.signal), weight: reason.weight };
    case 'signal_denial':
      return { type: 'signal_denial', signal: recordedSignal(reason.signal) };
    case 'capability_denied':
    case 'dependency_capability_denied':
      return { ...reason, capability: recordedCapability(reason.capability) };
    default:
      return reason;
  }
}

/** What `tokens: true` adds. Lictor's proof of optimality and its list of requirements are not recorded. */
export function recordedPacking({ context_units, pack }: Compiled) {
  const unitOf = new Map(context_units.map(({ id, unit }) => [id, unit]));
  return {
    context_units: context_units.map(({ id, unit, mandatory, variants }) => ({
      id,
      unit,
      mandatory,
      variants,
    })),
    ledger: pack ? recordedLedger(pack.ledger) : null,
    pack: pack
      ? {
          utility: pack.utility,
          selected: pack.selected.map(({ id, kind, tokens, utility }) => ({
            unit: unitOf.get(id),
            kind,
            tokens,
            utility,
          })),
        }
      : null,
  };
}

export function recordedLedger({ exact: _, utility_bound: __, ...ledger }: Ledger) {
  return ledger;
}

/** The recorded program renders what was packed, so nothing without a pack, where Lictor writes all units whole. */
export const recordedRender = (compiled: Compiled, schemaNames: SchemaNames) => ({
  ok: true,
  text: compiled.pack ? compiled.surface.text : '',
  tool_schemas: schemasOf(compiled, schemaNames),
  active_units: recordedActive(compiled),
});

/**
 * A unit's state. Two states of Lictor are one word in the recording: a unit outside the catalog, which Lictor
 * does not explain, is hidden there, and every hidden unit has the one reason `no_matching_evidence`.
 */
export function recordedExplanation(compiled: Compiled, unit: string) {
  const known = explain(compiled, unit as UnitId);
  if (!known || known.state === 'hidden')
    return {
      unit,
      state: 'hidden',
      reasons: [{ type: 'no_matching_evidence' }],
      capability_authority: known?.authority ?? 'not_granted',
    };
  const shown = known.visible || !compiled.pack ? 'active' : 'selected_not_visible';
  return {
    unit,
    state: known.state === 'selected' ? shown : known.state,
    reasons: known.reasons.filter(({ type }) => !ABOUT_VISIBILITY.includes(type)).map(recordedReason),
    capability_authority: known.authority,
  };
}

/** Reasons that the recording leaves to the state itself. */
const ABOUT_VISIBILITY: readonly Reason['type'][] = ['over_budget', 'hidden_from_provider'];

/** The turn as a recompile event left it. */
export const recordedInput = ({ turn }: Compiled) => ({
  input_text: turn.text,
  input_needs: turn.needs.map((need) => recordedValue(written(need))),
  input_signals: allSignals(turn).map((signal) => recordedSignal(written(signal))),
});

const written = (term: Term): string => writeTerm(decodeTerm(term));
