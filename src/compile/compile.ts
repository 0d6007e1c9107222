/**
 * One compile, as a straight line:
 *
 *     turn → evidence → candidates → resolution → packing → surface
 *
 * Every arrow is one file; nothing is written back upstream.
 */

import { deepFreeze } from '../catalog/freeze.ts';
import { compareText, type UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { fail, nearestName, ok, type Result } from '../logic/diagnostics.ts';
import type { Solver, Undetermined } from '../logic/solver.ts';
import type { Candidate, Compiled, CompileError, Notice, Rejected, Selected } from './compiled.ts';
import {
  byRank,
  type Evidence,
  gatherEvidence,
  isAlways,
  priorityOf,
  undeterminedReason,
  whyBarred,
} from './evidence.ts';
import { FIRST_READ, LAST_READ, type Opened, open, type Read, readTurnRelations } from './opened.ts';
import { packSurface } from './packing.ts';
import type { EvidenceReason, IneligibleReason, RejectedReason, SelectedReason } from './reason.ts';
import { inReasonOrder } from './reason-order.ts';
import { frameworkOf, Unresolvable } from './relations.ts';
import type { Relations, Resolution, Root } from './resolution/framework.ts';
import { resolve } from './resolution/resolve.ts';
import { surfaceFingerprint } from './surface.ts';
import { estimateTokens, type TokenCounter } from './tokens.ts';
import { remember } from './trace.ts';
import { CANDIDATE_LIMIT_CAP, readTurn, type Turn, type TurnInput } from './turn.ts';
import { evidenceFacts, hostFacts, scopeFacts } from './turn-facts.ts';
import { turnScope } from './turn-scope.ts';

export interface CompileOptions {
  /** Counts tokens; the default estimates from the number of code points. */
  readonly counter?: TokenCounter;
}

/**
 * Compiles one turn of a policy into a surface, with the reason for every unit.
 *
 * A string is a turn with that text. The outcome depends on nothing but the arguments: the order of units,
 * clauses and files does not matter. Errors: `invalid_turn` with every mistake, `discovery_scope_widening_denied`,
 * `contradictory_activation` with every pair, `context_budget_failed` with the ledger, `policy_undetermined`.
 */
export function compile(
  policy: Policy,
  input: TurnInput | string,
  options: CompileOptions = {},
): Result<Compiled, CompileError> {
  const turn = readTurn(input);
  if (!turn.ok) return fail({ code: 'invalid_turn', problems: turn.error });
  return compileTurn(policy, turn.value, options);
}

/** The same for a turn that was checked before. */
export function compileTurn(
  policy: Policy,
  turn: Turn,
  options: CompileOptions = {},
): Result<Compiled, CompileError> {
  const counter = options.counter ?? estimateTokens;
  const opened = open(policy);
  const base = opened.solver.with(hostFacts(turn));
  const first = readTurnRelations(opened, base, FIRST_READ);
  const scoped = turnScope(opened, first, turn);
  if (!scoped.ok) return scoped;
  const scope = scoped.value;
  const solver = base.with(scopeFacts(opened, first, scope)).with(evidenceFacts(opened, first, turn));
  const read = readTurnRelations(opened, solver, LAST_READ, first);
  const undetermined = new Map(read.undetermined);
  const evidence = gatherEvidence(opened, solver, undetermined);
  const entering = findEntering(opened, read, solver, evidence, undetermined);
  const { within, cut } = limitCandidates(turn, entering.candidates);
  const candidates = within.map((one): Candidate => ({ ...one, reasons: entering.reasons(one.unit) }));
  const roots = [...candidates.map(candidateRoot), ...entering.pinned];

  const framework = frameworkOf(opened, solver, read, roots, undetermined);
  const resolved = resolveRoots(roots, framework.relations);
  if (!resolved.ok) return resolved;
  const selected = selectedUnits(resolved.value, roots, entering);
  const rejected = rejectedUnits(resolved.value, entering);
  const packed = packSurface(opened, read, turn, selected, counter);
  if (!packed.ok) return packed;

  const compiled: Compiled = {
    turn,
    catalog_revision: policy.catalog.revision,
    scope,
    candidates,
    selected: selected.map((unit) => ({ ...unit, visible: packed.value.active.has(unit.unit) })),
    rejected,
    cut,
    dependencies: resolved.value.edges,
    cycles: resolved.value.cycles,
    surface: packed.value.surface,
    ...(packed.value.pack && { pack: packed.value.pack }),
    context_units: packed.value.contextUnits,
    notices: [],
    fingerprint: surfaceFingerprint(opened, turn, scope, packed.value.contextUnits),
  };
  const whole: Compiled = deepFreeze({ ...compiled, notices: notices(policy, turn, compiled) });
  remember(whole, {
    opened,
    solver,
    fighting: framework.fighting,
    read,
    resolution: resolved.value,
    counter,
    undetermined,
  });
  return ok(whole);
}

/** A candidate before the limit. */
type Scored = Omit<Candidate, 'reasons'>;

/** Who enters by evidence or pin, and who would but for a reason. */
interface Entering {
  readonly candidates: readonly Scored[];
  readonly pinned: readonly Root[];
  readonly barred: ReadonlyMap<UnitId, IneligibleReason>;
  /** What speaks for one that enters, in standard order. */
  reasons(unit: UnitId): readonly EvidenceReason[];
}

function findEntering(
  opened: Opened,
  read: Read,
  solver: Solver,
  evidence: ReadonlyMap<UnitId, Evidence>,
  undetermined: Map<UnitId, Undetermined>,
): Entering {
  const pinned = pinnedUnits(opened, read);
  const asking = [...new Set([...evidence.keys(), ...pinned, ...undetermined.keys()])].sort();
  const barred = new Map(whyBarred(opened, solver, asking, undetermined));
  for (const [unit, fault] of undetermined) barred.set(unit, undeterminedReason(fault));
  const scored = (unit: UnitId) => (evidence.get(unit)?.score ?? 0) + priorityOf(read, unit);
  const eligible = asking.filter((unit) => !barred.has(unit));
  return {
    candidates: eligible
      .filter((unit) => !pinned.has(unit) && evidence.has(unit))
      .map((unit) => ({ unit, score: scored(unit) }))
      .sort(byRank),
    pinned: eligible
      .filter((unit) => pinned.has(unit))
      .map((unit) => ({ unit, score: scored(unit), always: true, evidence: evidence.has(unit) })),
    barred,
    reasons: kept((unit) => {
      const own = evidence.get(unit)?.reasons() ?? [];
      return pinned.has(unit) ? inReasonOrder([{ type: 'activation', mode: 'always' }, ...own]) : own;
    }),
  };
}

/** The same answer for the same unit, worked out once. */
function kept<T>(answer: (unit: UnitId) => T): (unit: UnitId) => T {
  const known = new Map<UnitId, T>();
  return (unit) => {
    const value = known.get(unit) ?? answer(unit);
    known.set(unit, value);
    return value;
  };
}

/** The units of the catalog that some row says are always active. */
function pinnedUnits({ policy }: Opened, read: Read): ReadonlySet<UnitId> {
  const stated = [...(read.values.get('activation/2')?.keys() ?? [])];
  return new Set(stated.filter((unit) => policy.catalog.units.has(unit) && isAlways(read, unit)));
}

const candidateRoot = ({ unit, score }: Candidate): Root => ({ unit, score, always: false, evidence: true });

/** The limit counts ordinary candidates only; `all_tools` knows none. */
function limitCandidates(
  turn: Turn,
  candidates: readonly Scored[],
): { within: readonly Scored[]; cut: ReadonlyMap<UnitId, { rank: number; limit: number }> } {
  if (turn.mode === 'all_tools') return { within: candidates, cut: new Map() };
  const limit = Math.min(turn.candidateLimit, CANDIDATE_LIMIT_CAP);
  const cut = candidates.slice(limit).map(({ unit }, i) => [unit, { rank: limit + i + 1, limit }] as const);
  return { within: candidates.slice(0, limit), cut: new Map(cut) };
}

function resolveRoots(roots: readonly Root[], relations: Relations): Result<Resolution, CompileError> {
  try {
    const resolved = resolve(roots, relations);
    return resolved.ok
      ? resolved
      : fail({ code: 'contradictory_activation', contradictions: resolved.error });
  } catch (error) {
    if (error instanceof Unresolvable) return fail({ code: 'policy_undetermined', problem: error.problem });
    throw error;
  }
}

/** A unit that entered by itself keeps its evidence; one that others brought in has theirs only. */
function selectedUnits(
  { selected }: Resolution,
  roots: readonly Root[],
  { reasons }: Entering,
): Omit<Selected, 'visible'>[] {
  const entered = new Set(roots.map(({ unit }) => unit));
  return selected.map(({ unit, score, support }) => ({
    unit,
    score,
    reasons: inReasonOrder<SelectedReason>([...(entered.has(unit) ? reasons(unit) : []), ...support]),
  }));
}

/**
 * Ineligible units that had evidence or are pinned, and what resolution beat; by identity text. An ineligible
 * unit that stands as a requirement of a pinned one, which prose does not bind, is selected and nothing else.
 */
function rejectedUnits({ rejected, selected }: Resolution, { barred }: Entering): Rejected[] {
  const all = new Map<UnitId, RejectedReason>();
  for (const { unit, reason } of rejected) all.set(unit, reason);
  for (const [unit, reason] of barred) all.set(unit, reason);
  for (const { unit } of selected) all.delete(unit);
  return [...all]
    .map(([unit, reason]) => ({ unit, reasons: [reason] }))
    .sort((a, b) => compareText(a.unit, b.unit));
}

/** Names compared to suggest one, so that thousands of unknown units stay cheap. */
const COMPARISONS = 200_000;

function notices(policy: Policy, turn: Turn, compiled: Compiled): readonly Notice[] {
  const { units } = policy.catalog;
  let patience = COMPARISONS;
  const unknown = (field: 'selected' | 'denied') =>
    turn[field]
      .filter((unit) => !units.has(unit))
      .map((unit): Notice => {
        patience -= units.size;
        const nearest = patience < 0 ? undefined : nearestName(unit, units.keys());
        return { code: 'unknown_unit', field, unit, ...(nearest && { nearest }) };
      });
  const all = [...unknown('selected'), ...unknown('denied')];
  if (compiled.selected.length > 0) return all;
  return [...all, { code: 'empty_surface', causes: emptyCauses(policy, compiled) }];
}

/** Why nothing was selected, as counts of units by cause. */
function emptyCauses(policy: Policy, { rejected, cut }: Compiled): { cause: string; units: number }[] {
  const { size } = policy.catalog.units;
  if (size === 0) return [{ cause: 'empty_catalog', units: 0 }];
  const counts = new Map<string, number>();
  for (const { reasons } of rejected)
    for (const { type } of reasons) counts.set(type, (counts.get(type) ?? 0) + 1);
  const beaten = new Set(rejected.map(({ unit }) => unit));
  const cutOff = [...cut.keys()].filter((unit) => !beaten.has(unit)).length;
  if (cutOff > 0) counts.set('cut_by_limit', cutOff);
  const silent = size - rejected.length - cutOff;
  if (silent > 0) counts.set('no_matching_evidence', silent);
  return [...counts].sort().map(([cause, units]) => ({ cause, units }));
}
