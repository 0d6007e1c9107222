/** Reasons: why a unit is selected, rejected or hidden. A closed union; `explain.ts` has one wording for each. */

import type { UnitId } from '../catalog/identity.ts';
import type { Place } from '../logic/diagnostics.ts';

/** Evidence: why a unit became a candidate. Weights and scores are non-negative integers. */
export type EvidenceReason =
  | { readonly type: 'activation'; readonly mode: 'always' }
  | { readonly type: 'compatibility_mode'; readonly mode: 'all_tools' }
  | { readonly type: 'explicit_selection' }
  | { readonly type: 'lexical'; readonly words: readonly string[]; readonly score: number }
  | { readonly type: 'semantic'; readonly score: number }
  /** A trigger of the unit that matched; `signal` is the trigger's term as text, such as `keyword(soup)`. */
  | { readonly type: 'signal'; readonly signal: string; readonly weight: number }
  /** An `evidence/3` clause of the policy; `reason` is its second argument as text. */
  | { readonly type: 'policy_evidence'; readonly reason: string; readonly weight: number };

/** Why a unit is not eligible, in the order in which the first that holds is named. */
export type IneligibleReason =
  | { readonly type: 'explicit_denial' }
  /** A `denied/2` clause of the policy; `reason` is its second argument as text. */
  | { readonly type: 'policy_denial'; readonly reason: string; readonly at?: Place }
  | { readonly type: 'signal_denial'; readonly signal: string }
  | { readonly type: 'text_negation'; readonly alias: string }
  | { readonly type: 'unavailable' }
  | { readonly type: 'discovery_scope_denied' }
  | { readonly type: 'capability_denied'; readonly capability: string }
  /** A rule raised an error or ran out of its limit; fails closed. `problem` is `relation/arity: what went wrong`. */
  | { readonly type: 'undetermined'; readonly problem: string; readonly at?: Place };

/**
 * Why a candidate cannot stand: something it needs is missing, kept back, or contradicts it. A unit needs itself
 * first, so `unit` may be the candidate.
 */
export type UnsoundReason =
  | { readonly type: 'missing_dependency'; readonly unit: UnitId }
  | { readonly type: 'dependency_unavailable'; readonly unit: UnitId }
  | { readonly type: 'dependency_capability_denied'; readonly unit: UnitId; readonly capability: string }
  | { readonly type: 'dependency_scope_denied'; readonly unit: UnitId }
  | { readonly type: 'dependency_denied'; readonly unit: UnitId }
  /** An `inadmissible/3` clause of the policy; `reason` is its third argument as text. */
  | {
      readonly type: 'dependency_inadmissible';
      readonly unit: UnitId;
      readonly reason: string;
      readonly at?: Place;
    }
  | {
      readonly type: 'dependency_undetermined';
      readonly unit: UnitId;
      readonly problem: string;
      readonly at?: Place;
    }
  | { readonly type: 'contradictory_requirements'; readonly units: readonly [UnitId, UnitId] };

/** Who brought a selected unit in besides its own evidence. */
export type SupportReason =
  | { readonly type: 'dependency_of'; readonly unit: UnitId }
  | { readonly type: 'suggested_by'; readonly unit: UnitId }
  /** A `vouches/2` clause of the policy. */
  | { readonly type: 'vouched_by'; readonly unit: UnitId };

/** Who beat a rejected unit. */
export type DefeatReason =
  | { readonly type: 'superseded_by'; readonly unit: UnitId }
  | { readonly type: 'conflict_with'; readonly unit: UnitId }
  | { readonly type: 'dependency_rejected'; readonly unit: UnitId };

/** Why a unit is neither selected nor rejected. */
export type HiddenReason =
  | { readonly type: 'no_matching_evidence' }
  /** It had evidence, but `limit` candidates ranked before it; `rank` counts from 1. */
  | { readonly type: 'cut_by_limit'; readonly rank: number; readonly limit: number }
  /** A selected unit would bring it in, but it cannot stand: `because`, in words. */
  | { readonly type: 'held_back'; readonly because: string }
  /** Only units that are out would have brought it in. */
  | { readonly type: 'no_longer_needed'; readonly units: readonly UnitId[] };

/** Why a selected unit is not on the surface. */
export type InvisibleReason = { readonly type: 'over_budget' } | { readonly type: 'hidden_from_provider' };

export type SelectedReason = EvidenceReason | SupportReason;
export type RejectedReason = IneligibleReason | UnsoundReason | DefeatReason;
export type Reason = SelectedReason | RejectedReason | HiddenReason | InvisibleReason;
