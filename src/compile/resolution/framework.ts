/**
 * The framework: what resolution is computed from.
 *
 * Everything is asked for through functions, so that the rules (`rules/resolution.pl` and the policy's own
 * clauses) decide what the relations hold, and `resolve.ts` only computes the model.
 */

import type { UnitId } from '../../catalog/identity.ts';
import type { DefeatReason, SupportReason, UnsoundReason } from '../reason.ts';

/** An eligible unit that enters by itself: by evidence, by `always`, or both. */
export interface Root {
  readonly unit: UnitId;
  /** Non-negative integer: its evidence and priority; an `always` unit without evidence scores its priority. */
  readonly score: number;
  readonly always: boolean;
  /** Has evidence of its own, so it is a speaker: its suggestions are followed. */
  readonly evidence: boolean;
}

/** Why a unit may not stand as a requirement. `hard` binds everyone; `prose` only units that are not protected. */
export interface Inadmissible {
  /** Missing, unavailable, capability, scope (provider-visible only), host denial; the first in that order. */
  readonly hard?: UnsoundReason;
  /** A signal denial or a prose negation. Looked at only when there is no `hard` reason. */
  readonly prose?: UnsoundReason;
}

/** The units that take part in the fight, with all that ranks them. Fixed before anything attacks. */
export interface Standing {
  /** Every entry in rank order: protected first, then score, then identity text by code point. */
  readonly entries: readonly UnitId[];
  readonly score: ReadonlyMap<UnitId, number>;
  readonly protected: ReadonlySet<UnitId>;
  /** Sound candidates with evidence and what they require. */
  readonly speakers: ReadonlySet<UnitId>;
}

/** A row (voucher, target, type): the voucher, being in, vouches for the target. */
export type Vouch = readonly [UnitId, UnitId, SupportReason['type']];

/** The relations among units. The order of lists and rows never matters. */
export interface Relations {
  requires(unit: UnitId): readonly UnitId[];
  suggests(unit: UnitId): readonly UnitId[];
  /** Direct supersession as declared; a self-relation decides nothing and may be present. */
  supersedes(unit: UnitId): readonly UnitId[];
  /** Every unit that this one conflicts with, whichever of the two declared it. */
  conflicts(unit: UnitId): readonly UnitId[];
  inadmissible(unit: UnitId): Inadmissible;
  /**
   * Pairs (attacker, target) among the entries: who knocks out whom, were it in. Rows that name another unit,
   * one unit twice, or a protected target of an attacker that is not, decide nothing.
   */
  attacks(standing: Standing, pairs: Pairs): readonly (readonly [UnitId, UnitId])[];
  /**
   * Who, being in, vouches for whom among the entries. A row of a speaker and what it suggests counts as
   * `suggested_by` whatever its type, since one pair may be both; what an entry requires it vouches for
   * without a row, too.
   */
  vouches(standing: Standing): readonly Vouch[];
}

/** What supersession and conflict come to among the entries. */
export interface Pairs {
  /**
   * (a, b): a supersedes b directly or through others, and b does not supersede a back. Without the pairs where
   * only b is protected: such a supersession has no effect.
   */
  readonly replaces: readonly (readonly [UnitId, UnitId])[];
  /**
   * (a, b): they conflict, as declared or because each supersedes the other, and neither replaces the other.
   * Each pair in both directions.
   */
  readonly clashes: readonly (readonly [UnitId, UnitId])[];
}

/** Two protected units that cannot stand together, and the `always` units that brought each in. */
export interface Contradiction {
  /** The superseder first; otherwise in standard order. */
  readonly units: readonly [UnitId, UnitId];
  /** `attack` is a clause that a policy adds to `attacks/2`. */
  readonly relation: 'conflict' | 'supersession' | 'attack';
  readonly because: readonly [readonly UnitId[], readonly UnitId[]];
}

export interface ResolvedUnit {
  readonly unit: UnitId;
  readonly score: number;
  /** `dependency_of` and `suggested_by` (and `vouched_by`) in standard order; evidence is added by the caller. */
  readonly support: readonly SupportReason[];
}

export interface DefeatedUnit {
  readonly unit: UnitId;
  readonly reason: UnsoundReason | DefeatReason;
}

/** An edge walked: a requirement, or a suggestion of an entry. */
export interface Edge {
  readonly type: 'dependency' | 'suggestion';
  readonly from: UnitId;
  readonly to: UnitId;
}

export interface Resolution {
  /** In rank order. */
  readonly selected: readonly ResolvedUnit[];
  /** Roots that are out and entries that a unit in attacks or that lost a cycle, by identity text. */
  readonly rejected: readonly DefeatedUnit[];
  /** Entries that are out without having been beaten, with those that would have brought them in. */
  readonly orphaned: ReadonlyMap<UnitId, readonly UnitId[]>;
  /**
   * Of the orphaned, those that a unit in would have brought in, had not something that they need been beaten
   * (`dependency_rejected`), or attacked something else that they need (`contradictory_requirements`).
   */
  readonly held: ReadonlyMap<UnitId, UnsoundReason | DefeatReason>;
  /** Set: dependencies before suggestions, then `from`, then `to`, in standard order. */
  readonly edges: readonly Edge[];
  /** Winner and losers of each attack cycle that rank decided. */
  readonly cycles: readonly { readonly winner: UnitId; readonly losers: readonly UnitId[] }[];
}
