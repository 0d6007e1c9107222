/** Laws of packing: what holds of every pack, and that a small one is the best by trying everything. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Budget, Ledger, Pack, PackUnit, Section } from '../../src/compile/budget.ts';
import { CAPS, type Caps } from '../../src/compile/packing/choose.ts';
import { pack } from '../../src/compile/packing/pack.ts';
import { checkPackInput } from '../support/pack-input.ts';
import { bestAssignment, mustBeIn, packedBy, utilityOf } from '../support/pack-oracle.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

const NAMES = ['a', 'b', 'c', 'd', '__proto__', 'constructor', 'toString', ''] as const;

/** Few distinct utilities, so that ties are common; or nearly equal ones, as compiling gives. */
const utilities = fc.oneof(
  fc.constant(fc.integer({ min: 0, max: 4 })),
  fc.constant(fc.integer({ min: 1_000_100, max: 1_000_110 })),
  fc.constant(fc.integer({ min: 0, max: 1_000_000_000 })),
);

const variants = (utility: fc.Arbitrary<number>, most: number) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom('full', 'brief', 'name', 'omitted'),
      tokens: fc.integer({ min: 0, max: most }),
      utility,
    }),
    { minLength: 1, maxLength: 3 },
  );

/** Units in rank order, some of which require others, themselves or units that are not there. */
const units = (maxLength: number): fc.Arbitrary<PackUnit[]> =>
  fc.tuple(utilities, fc.constantFrom(4, 12, 2000)).chain(([utility, most]) =>
    fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...NAMES.slice(0, maxLength), ...(maxLength > NAMES.length ? many : [])),
        mandatory: fc.nat(6).map((n) => n === 0),
        variants: variants(utility, most),
        requires: fc.oneof(
          fc.constant([]),
          fc.array(fc.constantFrom(...NAMES, 'missing', ...(maxLength > NAMES.length ? many : [])), {
            maxLength: 2,
          }),
        ),
      }),
      { maxLength, selector: (unit) => unit.id },
    ),
  );
const many = Array.from({ length: 32 }, (_, index) => `u${index}`);

const sections: fc.Arbitrary<Section[]> = fc.array(
  fc.record({
    name: fc.constantFrom('system', 'history', '__proto__'),
    visibility: fc.constantFrom('model' as const, 'host' as const),
    tokens: fc.nat(9),
  }),
  { maxLength: 2 },
);

/** A budget that leaves about this share of what the units could cost. */
function budgetFor(all: readonly PackUnit[], fixed: readonly Section[], share: number): Budget {
  const most = all.reduce((total, unit) => total + Math.max(...unit.variants.map(({ tokens }) => tokens)), 0);
  const visible = fixed.reduce(
    (total, { visibility, tokens }) => total + (visibility === 'model' ? tokens : 0),
    0,
  );
  const max = Math.floor(most * share) + visible + 3;
  return {
    max_context_tokens: max,
    provider_context_tokens: max + 2,
    reserve_output_tokens: 2,
    safety_margin_tokens: 1,
  };
}

const shares = fc.integer({ min: 0, max: 12 }).map((tenths) => tenths / 10);
const request = (maxLength: number) =>
  fc.tuple(units(maxLength), sections, shares).map(([all, fixed, share]) => ({
    all,
    fixed,
    budget: budgetFor(all, fixed, share),
  }));

const availableOf = (fixed: readonly Section[], budget: Budget) =>
  budget.max_context_tokens -
  3 -
  fixed.reduce((total, { visibility, tokens }) => total + (visibility === 'model' ? tokens : 0), 0);

/** Passes so narrow that most searches end without a proof. */
const NARROW: Caps = { states: 2, passes: CAPS.passes.map((pass) => ({ ...pass, rests: 5 })) };
/** Thinned until the last pass, which may keep everything. */
const THIN_FIRST: Caps = {
  ...CAPS,
  passes: CAPS.passes.map((pass) => ({ ...pass, rests: pass.thin ? 5 : 1e6 })),
};

function packOrThrow(...request: Parameters<typeof pack>): Pack {
  const result = pack(...request);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Some other order, the same for the same seed. */
const shuffled = (all: readonly PackUnit[], seed: number) =>
  all
    .map((unit, index) => ({ unit, key: Math.imul(index + 1, seed * 2 + 1) >>> 0 }))
    .sort((a, b) => (a.key % 1009) - (b.key % 1009) || a.key - b.key)
    .map(({ unit }) => unit);

describe('a pack of few units', () => {
  const agrees = (caps: Caps) => (given: { all: PackUnit[]; fixed: Section[]; budget: Budget }) => {
    const { all, fixed, budget } = given;
    const best = bestAssignment(all, availableOf(fixed, budget));
    const result = pack(all, fixed, budget, caps);
    expect(result.ok).toBe(best !== undefined);
    if (!best) return;
    expect(result).toMatchObject({
      ok: true,
      value: { selected: packedBy(all, best), utility: utilityOf(all, best), ledger: { exact: true } },
    });
  };

  test('is the preferred of the best', () => {
    fc.assert(fc.property(request(6), agrees(CAPS)), RUNS);
  });

  test('is the same one however it was searched for', () => {
    fc.assert(fc.property(request(6), agrees(THIN_FIRST)), RUNS);
  });

  test('is within its bound, and the best is too, when the search is cut short', () => {
    fc.assert(
      fc.property(request(6), ({ all, fixed, budget }) => {
        const best = bestAssignment(all, availableOf(fixed, budget));
        const result = pack(all, fixed, budget, NARROW);
        expect(result.ok).toBe(best !== undefined);
        if (!result.ok || !best) return;
        const { utility, ledger } = result.value;
        expect(utility).toBeLessThanOrEqual(utilityOf(all, best));
        expect(ledger.utility_bound).toBeGreaterThanOrEqual(utilityOf(all, best));
        if (ledger.exact) expect(utility).toBe(utilityOf(all, best));
      }),
      RUNS,
    );
  });
});

describe('a pack of many units whose requirements form trees', () => {
  /** Units in the order of a walk down the trees, with how far down each stands. */
  const forest = utilities.chain((utility) =>
    fc.array(fc.record({ variants: variants(utility, 40), depth: fc.nat(4) }), {
      minLength: 1,
      maxLength: 40,
    }),
  );

  /** A table over tokens: at each unit, either it and what hangs below it is skipped, or it is written. */
  function bestByTable(
    all: readonly { variants: PackUnit['variants']; depth: number }[],
    available: number,
  ): number {
    const rows: number[][] = [];
    rows[all.length] = new Array(available + 1).fill(0);
    for (let i = all.length; i-- > 0; ) {
      const { variants: ways, depth } = all[i] as (typeof all)[number];
      const after = all.findIndex((other, j) => j > i && other.depth <= depth);
      const skip = rows[after < 0 ? all.length : after] as number[];
      const take = rows[i + 1] as number[];
      rows[i] = skip.map((most, left) =>
        ways
          .filter(({ kind, tokens }) => kind !== 'omitted' && tokens <= left)
          .reduce(
            (best, { tokens, utility }) => Math.max(best, utility + (take[left - tokens] as number)),
            most,
          ),
      );
    }
    return rows[0]?.[available] as number;
  }

  test('is worth as much as a table over tokens says', () => {
    fc.assert(
      fc.property(forest, shares, fc.nat(), (given, share, seed) => {
        // No unit stands more than one below the one before it.
        let above = -1;
        const all = given.map(({ variants: ways, depth }) => {
          above = Math.min(depth, above + 1);
          return { variants: ways, depth: above };
        });
        const inOrder = all.map(({ variants: ways, depth }, i): PackUnit => {
          const parent = all.findLastIndex((other, j) => j < i && other.depth === depth - 1);
          return {
            id: `u${i}`,
            mandatory: false,
            variants: ways,
            requires: parent < 0 ? [] : [`u${parent}`],
          };
        });
        const budget = budgetFor(inOrder, [], share);
        expect(pack(shuffled(inOrder, seed), [], budget)).toMatchObject({
          ok: true,
          value: { utility: bestByTable(all, availableOf([], budget)), ledger: { exact: true } },
        });
      }),
      RUNS,
    );
  });
});

describe('every pack', () => {
  const holds = (
    law: (result: Pack, all: PackUnit[], fixed: Section[], budget: Budget, caps: Caps) => void,
  ) =>
    fc.assert(
      fc.property(request(40), fc.constantFrom(CAPS, NARROW), ({ all, fixed, budget }, caps) => {
        const result = pack(all, fixed, budget, caps);
        if (result.ok) law(result.value, all, fixed, budget, caps);
      }),
      RUNS,
    );

  test('keeps the budget, and its ledger adds up', () => {
    holds(({ selected, ledger }, _, fixed, budget) => {
      expect(ledger.total_tokens).toBeLessThanOrEqual(ledger.limit);
      expectSum(ledger, budget);
      expect(ledger.stages.map(({ name }) => name)).toEqual([
        ...fixed.map(({ name }) => name),
        ...selected.map(({ id }) => id),
        'output_reserve',
        'safety_margin',
      ]);
      expect(ledger.selected_context_tokens).toBe(selected.reduce((total, { tokens }) => total + tokens, 0));
    });
  });

  test('has every unit once, selected or omitted, in unit order', () => {
    holds(({ selected, omitted }, all) => {
      const isIn = new Set(selected.map(({ id }) => id));
      expect(selected.map(({ id }) => id)).toEqual(all.map(({ id }) => id).filter((id) => isIn.has(id)));
      expect(omitted).toEqual(all.map(({ id }) => id).filter((id) => !isIn.has(id)));
    });
  });

  test('writes only variants that were given, never one that omits, and sums their utility', () => {
    holds(({ selected, utility }, all) => {
      for (const { id, ...variant } of selected) {
        expect(variant.kind).not.toBe('omitted');
        expect(all.find((unit) => unit.id === id)?.variants).toContainEqual(variant);
      }
      expect(utility).toBe(selected.reduce((total, one) => total + one.utility, 0));
    });
  });

  test('has every mandatory unit, and with a unit all that it requires', () => {
    holds(({ selected }, all) => {
      const isIn = new Set(selected.map(({ id }) => id));
      expect([...mustBeIn(all)].filter((id) => !isIn.has(id))).toEqual([]);
      for (const { id, requires } of all) {
        if (!isIn.has(id)) continue;
        const there = requires.filter((other) => all.some((unit) => unit.id === other));
        expect(there.filter((other) => !isIn.has(other))).toEqual([]);
      }
    });
  });

  test('is bounded by its bound, and reaches it when exact', () => {
    holds(({ utility, ledger }) => {
      expect(ledger.utility_bound).toBeGreaterThanOrEqual(utility);
      expect(ledger.exact).toBe(ledger.utility_bound === utility);
    });
  });
});

function expectSum(ledger: Ledger, budget: Budget): void {
  const last = ledger.stages.at(-1);
  expect(ledger.total_tokens).toBe(last?.cumulative);
  expect(ledger.total_tokens + ledger.remaining_tokens).toBe(ledger.limit);
  expect(ledger.limit).toBe(Math.min(budget.max_context_tokens, budget.provider_context_tokens));
  ledger.stages.reduce((before, { charged, cumulative }) => {
    expect(cumulative).toBe(before + charged);
    return cumulative;
  }, 0);
}

describe('order', () => {
  test('of the units never changes the utility', () => {
    fc.assert(
      fc.property(request(12), fc.nat(), ({ all, fixed, budget }, seed) => {
        const first = pack(all, fixed, budget);
        const second = pack(shuffled(all, seed), fixed, budget);
        expect(second.ok && second.value.utility).toBe(first.ok && first.value.utility);
      }),
      RUNS,
    );
  });

  test('of the units never changes what is in when no two choices are worth the same', () => {
    fc.assert(
      fc.property(request(8), fc.nat(), ({ all, fixed, budget }, seed) => {
        let power = 1;
        const distinct = all.map((unit) => ({
          ...unit,
          variants: unit.variants.map((variant) => {
            power *= 2;
            return { ...variant, utility: power };
          }),
        }));
        const first = pack(distinct, fixed, budget);
        const second = pack(shuffled(distinct, seed), fixed, budget);
        const ids = (result: typeof first) =>
          result.ok && result.value.selected.map(({ id, kind }) => `${id}/${kind}`).sort();
        expect(ids(second)).toEqual(ids(first));
      }),
      RUNS,
    );
  });

  test('of requirements, and naming one twice, changes nothing', () => {
    fc.assert(
      fc.property(request(12), ({ all, fixed, budget }) => {
        const turned = all.map((unit) => ({
          ...unit,
          requires: [...unit.requires, ...unit.requires].reverse(),
        }));
        expect(pack(turned, fixed, budget)).toEqual(pack(all, fixed, budget));
      }),
      RUNS,
    );
  });
});

describe('a larger budget', () => {
  test('never lowers the utility', () => {
    fc.assert(
      fc.property(request(12), fc.nat(50), ({ all, fixed, budget }, more) => {
        const first = pack(all, fixed, budget);
        if (!first.ok) return;
        const larger = {
          ...budget,
          max_context_tokens: budget.max_context_tokens + more,
          provider_context_tokens: budget.provider_context_tokens + more,
        };
        expect(packOrThrow(all, fixed, larger).utility).toBeGreaterThanOrEqual(first.value.utility);
      }),
      RUNS,
    );
  });
});

describe('a pack request from outside', () => {
  const loose = fc.anything({ withNullPrototype: true, maxDepth: 3 });
  const nearly = fc.array(
    fc.record(
      {
        id: fc.oneof(fc.constantFrom(...NAMES), loose),
        mandatory: fc.oneof(fc.boolean(), loose),
        variants: loose,
      },
      { requiredKeys: [] },
    ),
  );

  test('is checked without throwing, and packed without throwing when it is accepted', () => {
    const budget = {
      max_context_tokens: 50,
      provider_context_tokens: 50,
      reserve_output_tokens: 0,
      safety_margin_tokens: 0,
    };
    fc.assert(
      fc.property(fc.oneof(loose, nearly, units(6)), fc.oneof(loose, sections), (all, fixed) => {
        const checked = checkPackInput(all, fixed);
        if (checked.ok) pack(checked.value.units, checked.value.sections, budget);
        else expect(checked.error.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });
});
