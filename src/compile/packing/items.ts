/** Items: the units of a pack as the search sees them, with their options and what binds them together. */

import type { BudgetError, Packed, PackUnit, Variant } from '../budget.ts';

/** One way to treat a unit. */
export interface Option {
  /** Position in the unit's variants; -1 for leaving it out. */
  readonly variant: number;
  readonly tokens: number;
  readonly utility: number;
}

export interface Item {
  readonly mandatory: boolean;
  /** In order of preference: more utility first, then left out, then the earlier variant. */
  readonly options: readonly Option[];
  /** Positions of the optional items that it requires. */
  readonly requires: readonly number[];
}

const LEFT_OUT: Option = { variant: -1, tokens: 0, utility: 0 };

const isVisible = (variant: Variant): boolean => variant.kind !== 'omitted';

/**
 * One item for each unit, in the same order.
 *
 * What a mandatory unit requires is mandatory too, so only requirements among optional units are left.
 */
export function itemsOf(units: readonly PackUnit[]): Item[] {
  const requires = requirements(units);
  const mandatory = closure(units, requires);
  return units.map((unit, index) => {
    const must = mandatory.has(index);
    const open = must ? [] : (requires[index] as number[]).filter((required) => !mandatory.has(required));
    return { mandatory: must, options: optionsOf(unit, must), requires: open };
  });
}

/** For every unit, the positions of the units of this pack that it requires; itself aside. */
function requirements(units: readonly PackUnit[]): number[][] {
  const position = new Map<string, number>();
  units.forEach((unit, index) => {
    if (!position.has(unit.id)) position.set(unit.id, index);
  });
  return units.map((unit, index) => {
    const found = new Set<number>();
    for (const id of unit.requires) {
      const required = position.get(id);
      if (required !== undefined && required !== index) found.add(required);
    }
    return [...found];
  });
}

/** The positions of mandatory units and of all they require. */
function closure(units: readonly PackUnit[], requires: readonly number[][]): ReadonlySet<number> {
  const reached = new Set<number>();
  const stack = units.flatMap((unit, index) => (unit.mandatory ? [index] : []));
  for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
    if (reached.has(index)) continue;
    reached.add(index);
    for (const next of requires[index] ?? []) stack.push(next);
  }
  return reached;
}

/** A variant that costs as much as a preferred one, or more, can never be in the preferred pack. */
function optionsOf(unit: PackUnit, mandatory: boolean): Option[] {
  const visible = unit.variants.flatMap((variant, index) =>
    isVisible(variant) ? [{ variant: index, tokens: variant.tokens, utility: variant.utility }] : [],
  );
  visible.sort((a, b) => b.utility - a.utility || a.variant - b.variant);
  let lightest = Number.POSITIVE_INFINITY;
  const useful = visible.filter((option) => {
    const lighter = option.tokens < lightest;
    if (lighter) lightest = option.tokens;
    return lighter;
  });
  if (mandatory) return useful;
  const zero = useful.findIndex((option) => option.utility === 0);
  return zero < 0 ? [...useful, LEFT_OUT] : [...useful.slice(0, zero), LEFT_OUT, ...useful.slice(zero)];
}

/** A unit that cannot be packed whatever the budget. */
export function unusableUnit(units: readonly PackUnit[], items: readonly Item[]): BudgetError | undefined {
  const empty = units.find((unit) => unit.variants.length === 0);
  if (empty) return { code: 'empty_variants', id: empty.id };
  const hidden = units.find((_, index) => items[index]?.options.length === 0);
  return hidden && { code: 'mandatory_unit_has_no_visible_variant', id: hidden.id };
}

/** The mandatory units alone, each in its lightest form. */
export function lightestMandatory(units: readonly PackUnit[], items: readonly Item[]): Packed[] {
  return written(
    units,
    items.map((item) => (item.mandatory ? item.options.at(-1) : undefined)),
  );
}

/** What the chosen option of each unit writes; units that are left out are absent. */
export function written(units: readonly PackUnit[], chosen: readonly (Option | undefined)[]): Packed[] {
  return units.flatMap(({ id, variants }, index) => {
    const variant = variants[chosen[index]?.variant ?? -1];
    return variant ? [{ id, kind: variant.kind, tokens: variant.tokens, utility: variant.utility }] : [];
  });
}
