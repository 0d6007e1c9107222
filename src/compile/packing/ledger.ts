/** The ledger: where every token of the budget went, stage by stage. */

import type { Budget, Ledger, Packed, Section, Stage } from '../budget.ts';

/** The smaller of what the operator and the provider allow. */
export const limitOf = (budget: Budget): number =>
  Math.min(budget.max_context_tokens, budget.provider_context_tokens);

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

export const visibleTokens = (sections: readonly Section[]): number =>
  sum(sections, (section) => charge(section));

const charge = (section: Section): number => (section.visibility === 'model' ? section.tokens : 0);

/** What is spent before any unit: visible sections, reserve and margin. */
export const fixedTokens = (sections: readonly Section[], budget: Budget): number =>
  visibleTokens(sections) + budget.reserve_output_tokens + budget.safety_margin_tokens;

/**
 * The ledger of a pack. `remaining_tokens` is negative when the stages together exceed the limit, which only
 * the ledger of an error shows.
 */
export function ledgerOf(
  packed: readonly Packed[],
  sections: readonly Section[],
  budget: Budget,
  proof: { readonly exact: boolean; readonly bound: number },
): Ledger {
  const limit = limitOf(budget);
  const selected = sum(packed, (unit) => unit.tokens);
  const total = fixedTokens(sections, budget) + selected;
  return {
    limit,
    operator_limit: budget.max_context_tokens,
    provider_limit: budget.provider_context_tokens,
    visible_fixed_tokens: visibleTokens(sections),
    host_only_metadata_tokens: sum(sections, (section) => section.tokens - charge(section)),
    selected_context_tokens: selected,
    reserve_output_tokens: budget.reserve_output_tokens,
    safety_margin_tokens: budget.safety_margin_tokens,
    total_tokens: total,
    remaining_tokens: limit - total,
    stages: stagesOf(packed, sections, budget),
    exact: proof.exact,
    utility_bound: proof.bound,
  };
}

function stagesOf(packed: readonly Packed[], sections: readonly Section[], budget: Budget): Stage[] {
  let cumulative = 0;
  const stage = (
    kind: Stage['kind'],
    name: string,
    visibility: Stage['visibility'],
    observed: number,
    charged = observed,
  ): Stage => {
    cumulative += charged;
    return { kind, name, visibility, observed, charged, cumulative };
  };
  return [
    ...sections.map((s) => stage('fixed_section', s.name, s.visibility, s.tokens, charge(s))),
    ...packed.map((unit) => stage('context_unit', unit.id, 'model', unit.tokens)),
    stage('reserve', 'output_reserve', 'budget', budget.reserve_output_tokens),
    stage('reserve', 'safety_margin', 'budget', budget.safety_margin_tokens),
  ];
}
