/** Explaining: the state of a unit, its reasons with places, and how they follow. */

import type { UnitId } from '../catalog/identity.ts';
import type { Absence } from '../logic/absence.ts';
import type { Place } from '../logic/diagnostics.ts';
import { type Proof, prove } from '../logic/proof.ts';
import { atom, compound, indicator, isCompound, type Term, variable } from '../logic/term.ts';
import { shownAbsence } from './absent.ts';
import { rowsAmong } from './ask.ts';
import type { Compiled } from './compiled.ts';
import { shownTerm, shownText } from './evidence.ts';
import type { HiddenReason, Reason } from './reason.ts';
import { shownProof } from './shown-proof.ts';
import { type Trace, traceOf } from './trace.ts';
import { reasonText } from './wording.ts';

export type State = 'selected' | 'rejected' | 'hidden';

export interface Explanation {
  readonly unit: UnitId;
  readonly state: State;
  /** On the surface: selected, visible to the provider, and packed. */
  readonly visible: boolean;
  readonly reasons: readonly Reason[];
  /** The same reasons in words. */
  readonly words: readonly string[];
  /** How each reason that rests on rules follows, down to facts with their places. */
  readonly proofs: readonly Proof[];
  /** Of a unit that is hidden for want of evidence: what each rule of evidence lacks. */
  readonly absence?: Absence;
  /** Being shown grants nothing: a call is decided again when it is made. */
  readonly authority: 'runtime_recheck_required' | 'not_granted';
}

/** Explains one unit; undefined when the catalog does not have it. Throws for a copy of a compile's result. */
export function explain(compiled: Compiled, unit: UnitId): Explanation | undefined {
  const trace = traceOf(compiled);
  if (!trace.opened.policy.catalog.units.has(unit)) return undefined;
  const { state, visible, reasons } = stateOf(compiled, unit);
  const proofs = state === 'hidden' ? [] : proofsOf(trace, unit, state, reasons);
  return {
    unit,
    state,
    visible,
    reasons: reasons.map((reason) => withRule(reason, proofs)),
    words: reasons.map((reason) => reasonText(reason, unit)),
    proofs,
    ...(reasons[0]?.type === 'no_matching_evidence' && withAbsence(trace, unit)),
    authority: state === 'selected' ? 'runtime_recheck_required' : 'not_granted',
  };
}

function withAbsence({ opened, solver }: Trace, unit: UnitId): Pick<Explanation, 'absence'> {
  const goal = compound('evidence', atom(unit), variable('Reason'), variable('Weight'));
  const absence = shownAbsence(opened.program, solver, goal);
  return absence ? { absence } : {};
}

/** The one state of a unit and its reasons. Every unit of the catalog has exactly one. */
export function stateOf(
  compiled: Compiled,
  unit: UnitId,
): { state: State; visible: boolean; reasons: readonly Reason[] } {
  const selected = compiled.selected.find((one) => one.unit === unit);
  if (selected) return { state: 'selected', visible: selected.visible, reasons: selected.reasons };
  const rejected = compiled.rejected.find((one) => one.unit === unit);
  if (rejected) return { state: 'rejected', visible: false, reasons: rejected.reasons };
  return { state: 'hidden', visible: false, reasons: [hiddenReason(compiled, unit)] };
}

function hiddenReason(compiled: Compiled, unit: UnitId): HiddenReason {
  const cut = compiled.cut.get(unit);
  if (cut) return { type: 'cut_by_limit', ...cut };
  const { held, orphaned } = traceOf(compiled).resolution;
  const keeping = held.get(unit);
  if (keeping) return { type: 'held_back', because: reasonText(keeping, unit) };
  const units = orphaned.get(unit);
  return units && units.length > 0 ? { type: 'no_longer_needed', units } : { type: 'no_matching_evidence' };
}

/** The goals whose rows gave the reasons, proved again from the same facts. */
function proofsOf(trace: Trace, unit: UnitId, state: State, reasons: readonly Reason[]): Proof[] {
  const { opened } = trace;
  const fighting = trace.fighting();
  const goals = state === 'selected' ? evidenceGoals(trace, unit) : barredGoals(trace, unit);
  const relational = reasons.flatMap((reason) => relationalGoals(trace, reason, unit));
  return [...goals, ...relational].flatMap((goal) => {
    const proof = prove(opened.program, fighting, goal);
    return proof ? [shownProof(proof)] : [];
  });
}

function evidenceGoals({ opened, solver }: Trace, unit: UnitId): Term[] {
  return rowsAmong(opened, solver, 'evidence/3', [unit], new Map()).map(({ args }) =>
    compound('evidence', ...args),
  );
}

function barredGoals({ opened, solver }: Trace, unit: UnitId): Term[] {
  return rowsAmong(opened, solver, 'barred/3', [unit], new Map()).map(({ args }) =>
    compound('barred', ...args),
  );
}

/** The relations that a reason rests on: between two units, or what is stated or derived of this one. */
function relationalGoals(trace: Trace, reason: Reason, unit: UnitId): Term[] {
  const pair = (relation: string, from: UnitId, to: UnitId): Term => compound(relation, atom(from), atom(to));
  switch (reason.type) {
    case 'activation':
      return [compound('activation', atom(unit), atom('always'))];
    case 'signal':
      return triggerGoals(trace, unit, reason.signal);
    case 'dependency_of':
    case 'suggested_by':
    case 'vouched_by':
      return [pair('vouches', reason.unit, unit)];
    case 'superseded_by':
      return [pair('supersedes', reason.unit, unit), pair('attacks', reason.unit, unit)];
    case 'conflict_with':
      return [
        pair('conflicts', reason.unit, unit),
        pair('conflicts', unit, reason.unit),
        pair('attacks', reason.unit, unit),
      ];
    case 'dependency_unavailable':
    case 'dependency_capability_denied':
    case 'dependency_scope_denied':
    case 'dependency_denied':
    case 'dependency_inadmissible':
      return rowsAmong(trace.opened, trace.solver, 'inadmissible/3', [reason.unit], new Map()).map(
        ({ args }) => compound('inadmissible', ...args),
      );
    default:
      return [];
  }
}

function triggerGoals({ read }: Trace, unit: UnitId, signal: string): Term[] {
  const triggers = read.values.get('triggers/2')?.get(unit) ?? [];
  return triggers
    .filter((trigger) => isCompound(trigger, '-', 2) && shownTerm(trigger.args[0] as Term) === signal)
    .map((trigger) => compound('triggers', atom(unit), trigger));
}

/** A reason that a rule of the policy states, with the place of that rule, which only the proof knows. */
function withRule(reason: Reason, proofs: readonly Proof[]): Reason {
  if ((reason.type !== 'policy_denial' && reason.type !== 'dependency_inadmissible') || reason.at)
    return reason;
  const at = placeOfReason(proofs, STATED_IN[reason.type], reason.reason);
  return at ? { ...reason, at } : reason;
}

/** The relations that end in a reason of the policy's own. */
const STATED_IN = { policy_denial: 'denied/2', dependency_inadmissible: 'inadmissible/3' } as const;

/** Several clauses may hold, and the shipped rules only hand on what they say. */
function placeOfReason(proofs: readonly Proof[], relation: string, reason: string): Place | undefined {
  for (const { goal, place, because } of proofs) {
    const said = indicator(goal) === relation && goal.kind === 'compound' ? goal.args.at(-1) : undefined;
    const found = said && shownText(said) === reason ? place : placeOfReason(because, relation, reason);
    if (found) return found;
  }
  return undefined;
}

/** The places of a proof's rules and facts, outermost first, each once. */
export function placesOf(proofs: readonly Proof[]): Place[] {
  const places = new Map<string, Place>();
  const stack = [...proofs].reverse();
  for (let proof = stack.pop(); proof; proof = stack.pop()) {
    if (proof.place) places.set(`${proof.place.file}:${proof.place.line}:${proof.place.column}`, proof.place);
    stack.push(...[...proof.because].reverse());
  }
  return [...places.values()];
}
