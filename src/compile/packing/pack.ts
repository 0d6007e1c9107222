/**
 * Packing: how much of what was selected fits, and in which form.
 *
 * Every unit is written in one of its variants or left out, so that utility is greatest within the budget,
 * mandatory units are in, and a unit is in only with all it requires. Among packs of equal utility the first
 * in tie order is chosen: of two, look at the first unit, in the order given, that they treat differently;
 * preferred is the pack that gives this unit more utility, then the one that leaves it out, then the one that
 * takes the earlier variant. This orders packs, not steps of a search, so the search never shows in it, unless
 * it was cut short.
 */

import { fail, ok, type Result } from '../../logic/diagnostics.ts';
import type { Budget, BudgetError, Pack, PackUnit, Section } from '../budget.ts';
import { CAPS, type Caps, choose } from './choose.ts';
import { itemsOf, lightestMandatory, unusableUnit, written } from './items.ts';
import { fixedTokens, ledgerOf, limitOf } from './ledger.ts';

export { checkBudget } from '../budget-input.ts';

/**
 * The best pack of `units`, which come in rank order with distinct ids, or why there is none.
 *
 * Tokens and utilities are non-negative integers, and the sum of utilities stays below 2^53. `requires` may
 * name units that are not in the pack; these are ignored. The pack is exact for a few hundred optional units;
 * where the search reaches `caps` it is a good one, with `ledger.exact` false and a true `utility_bound`. The
 * ledger of an error shows the mandatory units alone, each in its lightest form; `remaining_tokens` is then
 * negative.
 */
export function pack(
  units: readonly PackUnit[],
  sections: readonly Section[],
  budget: Budget,
  caps: Caps = CAPS,
): Result<Pack, BudgetError> {
  const items = itemsOf(units);
  const unusable = unusableUnit(units, items);
  if (unusable) return fail(unusable);
  const lightest = lightestMandatory(units, items);
  const ledger = () => ledgerOf(lightest, sections, budget, { exact: true, bound: 0 });
  const fixed = fixedTokens(sections, budget);
  const limit = limitOf(budget);
  if (fixed > limit) return fail({ code: 'fixed_context_exceeds_limit', fixed, limit, ledger: ledger() });
  const available = limit - fixed;
  const needed = lightest.reduce((total, unit) => total + unit.tokens, 0);
  const choice = needed > available ? undefined : choose(items, available, caps);
  if (!choice) return fail({ code: 'no_feasible_context_pack', available, needed, ledger: ledger() });
  const selected = written(units, choice.options);
  const omitted = units
    .filter((_, index) => (choice.options[index]?.variant ?? -1) < 0)
    .map((unit) => unit.id);
  return ok({
    selected,
    omitted,
    utility: choice.utility,
    ledger: ledgerOf(selected, sections, budget, choice),
  });
}
