/** Evidence and eligibility: which units become candidates this turn, and which are kept off it. */

import { decodeTerm } from '../catalog/encode.ts';
import type { UnitId } from '../catalog/identity.ts';
import { compareText, parseUnitId } from '../catalog/identity.ts';
import { compareTerms } from '../logic/order.ts';
import type { Row } from '../logic/program.ts';
import type { Solver, Undetermined } from '../logic/solver.ts';
import { isCompound, listItems, type Term } from '../logic/term.ts';
import { writeTerm } from '../logic/writer.ts';
import { rowsAmong, rowsForUnits } from './ask.ts';
import type { Opened, Read } from './opened.ts';
import { isNatural, misfit } from './opened.ts';
import type { EvidenceReason, IneligibleReason } from './reason.ts';
import { inReasonOrder, statedAs } from './reason-order.ts';

/** What speaks for a unit. `score` is the sum of the weights, priority aside. */
export interface Evidence {
  readonly unit: UnitId;
  readonly score: number;
  /** In standard order. Made when asked for, since the limit cuts most units that have evidence. */
  reasons(): readonly EvidenceReason[];
}

export const DEFAULT_PRIORITY = 100;

/** All evidence of the turn, by unit. Units whose weights come to nothing are left out. */
export function gatherEvidence(
  opened: Opened,
  solver: Solver,
  undetermined: Map<UnitId, Undetermined>,
): ReadonlyMap<UnitId, Evidence> {
  const rows = rowsForUnits(opened, solver, 'evidence/3', undetermined);
  const byUnit = new Map<UnitId, { score: number; stated: (readonly [Term, number])[] }>();
  for (const { args } of rows) {
    const [unit, reason, weight] = args as [Term, Term, Term];
    if (unit.kind !== 'atom') continue;
    if (!isNatural(weight) || weight.kind !== 'int') {
      undetermined.set(unit.name as UnitId, misfit('evidence/3', weight));
      continue;
    }
    const known = byUnit.get(unit.name as UnitId) ?? { score: 0, stated: [] };
    known.score += weight.value;
    known.stated.push([reason, weight.value]);
    byUnit.set(unit.name as UnitId, known);
  }
  const found = new Map<UnitId, Evidence>();
  for (const [unit, { score, stated }] of byUnit) {
    if (score === 0 || !opened.policy.catalog.units.has(unit)) continue;
    const reasons = () => inReasonOrder(stated.map(([reason, weight]) => evidenceReason(reason, weight)));
    found.set(unit, { unit, score, reasons });
  }
  return found;
}

function evidenceReason(reason: Term, weight: number): EvidenceReason {
  if (reason.kind === 'atom' && reason.name === 'explicit_selection') return { type: 'explicit_selection' };
  if (isCompound(reason, 'compatibility_mode', 1)) return { type: 'compatibility_mode', mode: 'all_tools' };
  if (isCompound(reason, 'signal', 2)) {
    const [signal, stated] = reason.args as [Term, Term];
    const points = stated.kind === 'int' ? stated.value : weight;
    const shown = decodeTerm(signal);
    return statedAs({ type: 'signal', signal: writeTerm(shown), weight: points }, shown);
  }
  if (isCompound(reason, 'lexical', 2)) {
    const words = (listItems(reason.args[0] as Term) ?? []).map(shownText);
    return { type: 'lexical', words, score: weight };
  }
  return { type: 'policy_evidence', reason: shownText(reason), weight };
}

/** The highest priority stated for a unit, or the default. */
export function priorityOf(read: Read, unit: UnitId): number {
  const stated = (read.values.get('priority/2')?.get(unit) ?? []).flatMap((term) =>
    term.kind === 'int' ? [term.value] : [],
  );
  return stated.length === 0 ? DEFAULT_PRIORITY : Math.max(...stated);
}

/** Whether any row says so: one `always` outweighs every `relevant`. */
export const isAlways = (read: Read, unit: UnitId): boolean => says(read, 'activation/2', unit, 'always');

export const says = (
  read: Read,
  relation: 'activation/2' | 'available/2' | 'provider_visible/2' | 'mandatory_context/2',
  unit: UnitId,
  value: string,
): boolean =>
  (read.values.get(relation)?.get(unit) ?? []).some((term) => term.kind === 'atom' && term.name === value);

/** What `hidden_from_provider/1` says in `rules/resolution.pl`. */
export function isHiddenFromProvider(read: Read, unit: UnitId): boolean {
  const said = read.values.get('provider_visible/2')?.get(unit) ?? [];
  return said.length === 0
    ? parseUnitId(unit)?.kind === 'mcp_server'
    : says(read, 'provider_visible/2', unit, 'false');
}

/** Why each of the units is kept off the surface: the reason of the lowest step, then by standard order. */
export function whyBarred(
  opened: Opened,
  solver: Solver,
  units: readonly UnitId[],
  undetermined: Map<UnitId, Undetermined>,
): ReadonlyMap<UnitId, IneligibleReason> {
  const rows = rowsAmong(opened, solver, 'barred/3', units, undetermined);
  const barred = new Map<UnitId, IneligibleReason>();
  for (const [unit, row] of lowestSteps(rows)) barred.set(unit, ineligibleReason(row.args[2] as Term));
  for (const unit of units) {
    const fault = undetermined.get(unit);
    if (fault) barred.set(unit, undeterminedReason(fault));
  }
  return barred;
}

export const undeterminedReason = ({ relation, message, place }: Undetermined): IneligibleReason => ({
  type: 'undetermined',
  problem: `${relation}: ${message}`,
  ...(place && { at: place }),
});

/** By unit, the row with the lowest step in its second argument; ties go to the first in standard order. */
export function lowestSteps(rows: readonly Row[]): ReadonlyMap<UnitId, Row> {
  const lowest = new Map<UnitId, Row>();
  for (const row of rows) {
    const [unit] = row.args;
    if (unit?.kind !== 'atom') continue;
    const known = lowest.get(unit.name as UnitId);
    if (!known || compareSteps(row, known) < 0) lowest.set(unit.name as UnitId, row);
  }
  return lowest;
}

function compareSteps(a: Row, b: Row): number {
  const step = (row: Row) => (row.args[1]?.kind === 'int' ? row.args[1].value : Number.MAX_SAFE_INTEGER);
  const reason = (row: Row) => decodeTerm(row.args[2] as Term);
  return step(a) - step(b) || compareTerms(reason(a), reason(b));
}

function ineligibleReason(reason: Term): IneligibleReason {
  if (reason.kind === 'atom') {
    if (reason.name === 'explicit_denial') return { type: 'explicit_denial' };
    if (reason.name === 'unavailable') return { type: 'unavailable' };
    if (reason.name === 'discovery_scope_denied') return { type: 'discovery_scope_denied' };
  }
  if (reason.kind === 'compound' && reason.args.length === 1) {
    const value = reason.args[0] as Term;
    if (reason.name === 'policy_denial') return { type: 'policy_denial', reason: shownText(value) };
    if (reason.name === 'signal_denial') return { type: 'signal_denial', signal: shownTerm(value) };
    if (reason.name === 'text_negation') return { type: 'text_negation', alias: shownText(value) };
    if (reason.name === 'capability_denied')
      return { type: 'capability_denied', capability: shownTerm(value) };
  }
  return { type: 'policy_denial', reason: shownText(reason) };
}

/** A term as people write it, identities as `tool(x)`. */
export const shownTerm = (term: Term): string => writeTerm(decodeTerm(term));

/** Text as it is; any other term written. */
export const shownText = (term: Term): string => (term.kind === 'atom' ? term.name : shownTerm(term));

/** Higher score first, then identity text by code point. */
export const byRank = (a: { unit: UnitId; score: number }, b: { unit: UnitId; score: number }): number =>
  b.score - a.score || compareText(a.unit, b.unit);
