/** The token budget: what a pack may cost, and the ledger that says where every token went. */

/** Bounds of one compile. All are integers; the first two at least 1, the rest at least 0. */
export interface Budget {
  readonly max_context_tokens: number;
  readonly provider_context_tokens: number;
  readonly reserve_output_tokens: number;
  readonly safety_margin_tokens: number;
}

export const DEFAULT_BUDGET: Budget = {
  max_context_tokens: 131072,
  provider_context_tokens: 131072,
  reserve_output_tokens: 16384,
  safety_margin_tokens: 4096,
};

/** A fixed part of the request. Host sections are measured, never charged. */
export interface Section {
  readonly name: string;
  readonly visibility: 'model' | 'host';
  readonly tokens: number;
}

/** One way to write a unit. `omitted` is the kind that writes nothing. */
export interface Variant {
  readonly kind: string;
  readonly tokens: number;
  readonly utility: number;
}

/** A unit to pack. Units come in rank order; `requires` names other units of the same pack by id. */
export interface PackUnit {
  readonly id: string;
  readonly mandatory: boolean;
  /** In order of preference where utilities are equal. */
  readonly variants: readonly Variant[];
  readonly requires: readonly string[];
}

export interface Packed {
  readonly id: string;
  readonly kind: string;
  readonly tokens: number;
  readonly utility: number;
}

export interface Stage {
  readonly kind: 'fixed_section' | 'context_unit' | 'reserve';
  readonly name: string;
  readonly visibility: 'model' | 'host' | 'budget';
  readonly observed: number;
  readonly charged: number;
  readonly cumulative: number;
}

export interface Ledger {
  readonly limit: number;
  readonly operator_limit: number;
  readonly provider_limit: number;
  readonly visible_fixed_tokens: number;
  readonly host_only_metadata_tokens: number;
  readonly selected_context_tokens: number;
  readonly reserve_output_tokens: number;
  readonly safety_margin_tokens: number;
  readonly total_tokens: number;
  readonly remaining_tokens: number;
  /** Sections, then packed units in unit order, then `output_reserve` and `safety_margin`. */
  readonly stages: readonly Stage[];
  /** Whether the utility is proved maximal; if not, no choice exceeds `utility_bound`. */
  readonly exact: boolean;
  readonly utility_bound: number;
}

export interface Pack {
  /** In unit order; units that were left out are absent. */
  readonly selected: readonly Packed[];
  readonly omitted: readonly string[];
  readonly utility: number;
  readonly ledger: Ledger;
}

/** Why nothing could be packed. `ledger` shows what the mandatory units alone would cost. */
export type BudgetError =
  | {
      readonly code: 'fixed_context_exceeds_limit';
      readonly fixed: number;
      readonly limit: number;
      readonly ledger: Ledger;
    }
  | {
      readonly code: 'no_feasible_context_pack';
      readonly available: number;
      readonly needed: number;
      readonly ledger: Ledger;
    }
  | { readonly code: 'mandatory_unit_has_no_visible_variant'; readonly id: string }
  | { readonly code: 'empty_variants'; readonly id: string };
