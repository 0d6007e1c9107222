import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Budget, Ledger, PackUnit, Section, Variant } from '../../../src/compile/budget.ts';
import { checkBudget } from '../../../src/compile/budget-input.ts';
import { pack } from '../../../src/compile/packing/pack.ts';
import { estimateTokens } from '../../../src/compile/tokens.ts';
import { checkPackInput, type PackProblem } from '../../support/pack-input.ts';

interface RecordedPack {
  readonly selected: readonly object[];
  readonly utility: number;
}
interface RecordedError {
  readonly detail: { readonly code: string; readonly args?: readonly unknown[] };
}
interface RecordedUnit {
  readonly unit: string;
  readonly content?: string;
  readonly mandatory_context?: boolean;
  readonly representations?: readonly {
    readonly kind: string;
    readonly text: string;
    readonly utility: number;
  }[];
}
interface RecordedCase {
  readonly id: string;
  readonly rule: string;
  readonly quirk?: string;
  readonly catalog?: readonly RecordedUnit[];
  readonly options?: { readonly policy?: unknown };
  readonly pack?: { readonly units: unknown; readonly sections: unknown; readonly policy: unknown };
  readonly expected: {
    readonly pack?: {
      readonly ok: boolean;
      readonly ledger: object;
      readonly error: RecordedError;
    } & RecordedPack;
    readonly compile?: {
      readonly context_units?: readonly (Omit<PackUnit, 'requires'> & { readonly unit: string })[];
      readonly ledger?: object | null;
      readonly pack?: RecordedPack | null;
      readonly error?: { readonly detail: { readonly cause?: RecordedError } };
    };
  };
}

const RECORDED = new URL('../../conformance/compiler.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(RECORDED, 'utf8')) as { cases: readonly RecordedCase[] };
const byId = (id: string) => cases.find((recorded) => recorded.id === id) as RecordedCase;

/** Checks and packs, as a host does with what it is given; a failure is its code, and `args` where recorded. */
function packGiven(units: unknown, sections: unknown, policy: unknown) {
  const budget = checkBudget(policy);
  if (!budget.ok) return { ok: false, code: budget.error[0]?.code };
  const input = checkPackInput(units, sections);
  if (!input.ok) return { ok: false, code: input.error[0]?.code };
  const packed = pack(input.value.units, input.value.sections, budget.value);
  if (!packed.ok) return { ok: false, code: packed.error.code };
  const { ledger, selected, utility } = packed.value;
  return { ok: true, ledger: older(ledger), selected, utility };
}

/** The ledger without what the older compiler had no notion of. */
const older = ({ exact: _, utility_bound: __, ...ledger }: Ledger) => ledger;

describe('packing alone', () => {
  const recorded = cases.filter(({ pack: given }) => given !== undefined);

  test.each(recorded)('$id is as recorded: $rule', ({ pack: given, expected }) => {
    const result = packGiven(given?.units, given?.sections, given?.policy);
    const { pack: outcome } = expected;
    if (outcome?.ok) {
      const { ledger, utility, selected } = outcome;
      const packed = selected.map(({ section: _, ...unit }: { section?: string }) => unit);
      expect(result).toEqual({ ok: true, ledger, utility, selected: packed });
    } else expect(result).toEqual({ ok: false, code: outcome?.error.detail.code });
  });
});

describe('packing what a compile selected', () => {
  const recorded = cases.filter(
    ({ id, quirk, expected }) => id.startsWith('pk-') && !quirk && expected.compile?.pack,
  );

  test.each(recorded)('$id is as recorded: $rule', ({ options, expected }) => {
    const { context_units: units = [], ledger, pack: outcome } = expected.compile ?? {};
    const named = new Map(units.map(({ id, unit }) => [id, unit]));
    const result = packGiven(units, [], options?.policy);
    const selected = result.selected?.map(({ id, ...variant }) => ({ unit: named.get(id), ...variant }));
    expect({ ...result, selected }).toEqual({ ok: true, ledger, ...outcome });
  });

  /** The variants of a recorded unit that states its content or representations. */
  function variantsOf({ content = '', representations }: RecordedUnit): Variant[] {
    const written = representations ?? [{ kind: 'full', text: content, utility: 1_000_100 }];
    return written.map(({ kind, text, utility }) => ({ kind, utility, tokens: estimateTokens.count(text) }));
  }

  const failing = cases.filter(
    ({ id, quirk, expected }) => id.startsWith('pk-') && !quirk && expected.compile?.error?.detail.cause,
  );

  test.each(failing)('$id fails as recorded: $rule', ({ catalog = [], options, expected }) => {
    const units = catalog.map((unit) => ({
      id: unit.unit,
      mandatory: unit.mandatory_context ?? true,
      variants: variantsOf(unit),
    }));
    const code = expected.compile?.error?.detail.cause?.detail.code;
    expect(packGiven(units, [], options?.policy)).toEqual({ ok: false, code });
  });

  test('covers the recorded failures', () => {
    expect(failing.map(({ id }) => id)).toEqual([
      'pk-mandatory-over',
      'pk-one-short',
      'pk-mandatory-only-omitted',
      'pk-fixed-too-big',
      'pk-bad-overflow',
      'pk-bad-policy-number',
    ]);
  });

  test('pk-tie-drops-first differs: of equals the better ranked is in', () => {
    const { options, expected } = byId('pk-tie-drops-first');
    const units = expected.compile?.context_units ?? [];
    expect(packGiven(units, [], options?.policy).selected).toMatchObject([{ id: units[0]?.id }]);
  });

  test('pk-omitted-rep differs: a unit that is written as omitted is left out and costs nothing', () => {
    const { catalog = [], options } = byId('pk-omitted-rep');
    const units = catalog.map((unit) => ({ id: unit.unit, mandatory: false, variants: variantsOf(unit) }));
    const result = packGiven(units, [], options?.policy);
    expect(result).toMatchObject({
      ok: true,
      ledger: { total_tokens: result.ledger?.stages.at(-1)?.cumulative },
    });
    expect(result.selected?.filter(({ kind }) => kind === 'omitted')).toEqual([]);
  });
});

const budgetOf = (tokens: number): Budget => ({
  max_context_tokens: tokens,
  provider_context_tokens: tokens,
  reserve_output_tokens: 0,
  safety_margin_tokens: 0,
});

/** A unit from one line: `b! 5/10 3/7 > a c` is mandatory, costs 5 for 10 or 3 for 7, and requires a and c. */
function unit(line: string): PackUnit {
  const [own = '', requires = ''] = line.split('>');
  const [name = '', ...written] = own.trim().split(' ');
  return {
    id: name.replace('!', ''),
    mandatory: name.endsWith('!'),
    requires: requires.split(' ').filter((id) => id !== ''),
    variants: written.map((variant, index) => {
      const [tokens, utility] = variant.replace('omitted:', '').split('/').map(Number) as [number, number];
      return { kind: variant.startsWith('omitted:') ? 'omitted' : `v${index}`, tokens, utility };
    }),
  };
}

const kinds = (tokens: number, lines: readonly string[]) => {
  const result = pack(lines.map(unit), [], budgetOf(tokens));
  return result.ok
    ? result.value.selected.map(({ id, kind }) => `${id}:${kind}`).join(' ')
    : result.error.code;
};

describe('a choice', () => {
  test.each<[string, number, string[], string]>([
    ['takes what is worth most together', 10, ['a 7/10', 'b 5/8', 'c 5/8'], 'b:v0 c:v0'],
    ['takes a lesser variant to make room', 10, ['a 8/10 4/6', 'b 6/9'], 'a:v1 b:v0'],
    ['takes a unit that costs nothing', 1, ['a 0/1'], 'a:v0'],
    ['leaves out what is of no use', 9, ['a 5/0'], ''],
    ['leaves out what is of no use and costs nothing', 9, ['a 0/0'], ''],
    ['keeps a useless unit that a useful one requires', 9, ['a 5/0', 'b 4/1 > a'], 'a:v0 b:v0'],
    ['keeps a useless unit that is mandatory', 9, ['a! 5/0'], 'a:v0'],
    ['leaves out a unit that only its omission writes', 9, ['a omitted:1/9', 'b 3/1'], 'b:v0'],
    ['never writes an omission, whatever it is worth', 9, ['a omitted:1/9 3/1'], 'a:v1'],
    ['leaves out what requires an omitted unit', 9, ['a omitted:1/9', 'b 3/1 > a'], ''],
  ])('%s', (_, tokens, lines, expected) => {
    expect(kinds(tokens, lines)).toBe(expected);
  });
});

describe('requirements', () => {
  test.each<[string, number, string[], string]>([
    ['bring in what is not worth it alone', 10, ['a 6/1', 'b 4/10 > a', 'c 7/8'], 'a:v0 b:v0'],
    ['keep out what would be worth it alone', 9, ['a 6/1', 'b 4/10 > a', 'c 7/8'], 'c:v0'],
    ['hold through others', 9, ['a 3/1', 'b 3/1 > a', 'c 3/50 > b'], 'a:v0 b:v0 c:v0'],
    ['fail through others', 8, ['a 3/1', 'b 3/1 > a', 'c 3/50 > b'], 'a:v0 b:v0'],
    ['in a circle stand together', 6, ['a 3/1 > b', 'b 3/1 > c', 'c 3/1 > a', 'd 5/2'], 'd:v0'],
    ['in a circle come in together', 9, ['a 3/1 > b', 'b 3/1 > c', 'c 3/1 > a', 'd 5/2'], 'a:v0 b:v0 c:v0'],
    [
      'of a mandatory unit are mandatory',
      9,
      ['a! 3/1 > b', 'b 4/0 > c', 'c 2/0', 'd 9/99'],
      'a:v0 b:v0 c:v0',
    ],
    ['on what is not in the pack are ignored', 3, ['a 3/1 > x'], 'a:v0'],
    ['on the unit itself are ignored', 3, ['a 3/1 > a'], 'a:v0'],
    [
      'on names of the language are names',
      6,
      ['__proto__ 3/1', 'constructor 3/5 > __proto__'],
      '__proto__:v0 constructor:v0',
    ],
  ])('%s', (_, tokens, lines, expected) => {
    expect(kinds(tokens, lines)).toBe(expected);
  });
});

describe('of equal choices', () => {
  const four = ['a 2/5', 'b 2/5', 'c 2/5', 'd 2/5'];

  test.each<[string, number, string[], string]>([
    ['the best ranked unit is in', 2, four, 'a:v0'],
    ['the two best ranked units are in', 4, four, 'a:v0 b:v0'],
    ['the three best ranked units are in', 6, four, 'a:v0 b:v0 c:v0'],
    ['the first unit is better served', 6, ['a 2/5 4/7', 'b 2/5 4/7'], 'a:v1 b:v0'],
    ['the earlier variant is written though it costs more', 9, ['a 7/5 3/5'], 'a:v0'],
    ['a later variant is written when the earlier leaves no room', 9, ['a 7/5 3/5', 'b 6/1'], 'a:v1 b:v0'],
    [
      'the first unit decides before those that it requires',
      7,
      ['a 2/4 > d', 'b 3/4', 'c 4/4', 'd 3/4'],
      'a:v0 d:v0',
    ],
    [
      'bundles that interleave are told apart unit by unit',
      4,
      ['a 1/2', 'b 1/2', 'c 3/3 > b', 'd 3/3 > a'],
      'a:v0 d:v0',
    ],
  ])('%s', (_, tokens, lines, expected) => {
    expect(kinds(tokens, lines)).toBe(expected);
  });
});

describe('a pack that cannot be', () => {
  const sections: Section[] = [
    { name: 'system', visibility: 'model', tokens: 4 },
    { name: 'trace', visibility: 'host', tokens: 50 },
  ];
  const budget = { ...budgetOf(20), reserve_output_tokens: 2, safety_margin_tokens: 1 };

  test('shows what the mandatory units alone would cost, in their lightest form', () => {
    const units = ['a! 9/9 8/1 > b', 'b 6/5', 'c 1/1'].map(unit);
    expect(pack(units, sections, budget)).toEqual({
      ok: false,
      error: {
        code: 'no_feasible_context_pack',
        available: 13,
        needed: 14,
        ledger: {
          limit: 20,
          operator_limit: 20,
          provider_limit: 20,
          visible_fixed_tokens: 4,
          host_only_metadata_tokens: 50,
          selected_context_tokens: 14,
          reserve_output_tokens: 2,
          safety_margin_tokens: 1,
          total_tokens: 21,
          remaining_tokens: -1,
          stages: [
            {
              kind: 'fixed_section',
              name: 'system',
              visibility: 'model',
              observed: 4,
              charged: 4,
              cumulative: 4,
            },
            {
              kind: 'fixed_section',
              name: 'trace',
              visibility: 'host',
              observed: 50,
              charged: 0,
              cumulative: 4,
            },
            { kind: 'context_unit', name: 'a', visibility: 'model', observed: 8, charged: 8, cumulative: 12 },
            { kind: 'context_unit', name: 'b', visibility: 'model', observed: 6, charged: 6, cumulative: 18 },
            {
              kind: 'reserve',
              name: 'output_reserve',
              visibility: 'budget',
              observed: 2,
              charged: 2,
              cumulative: 20,
            },
            {
              kind: 'reserve',
              name: 'safety_margin',
              visibility: 'budget',
              observed: 1,
              charged: 1,
              cumulative: 21,
            },
          ],
          exact: true,
          utility_bound: 0,
        },
      },
    });
  });

  test.each<[string, string[], number, object]>([
    ['for its fixed part says so', ['a 1/1'], 6, { code: 'fixed_context_exceeds_limit', fixed: 7, limit: 6 }],
    ['for a unit without variants names it', ['a 1/1', 'b'], 20, { code: 'empty_variants', id: 'b' }],
    [
      'for a mandatory unit that only its omission writes names it',
      ['a! omitted:1/1'],
      20,
      { code: 'mandatory_unit_has_no_visible_variant', id: 'a' },
    ],
    [
      'for a required unit that only its omission writes names it',
      ['a! 1/1 > b', 'b omitted:1/1'],
      20,
      { code: 'mandatory_unit_has_no_visible_variant', id: 'b' },
    ],
  ])('%s', (_, lines, limit, error) => {
    const small = { ...budget, max_context_tokens: limit };
    expect(pack(lines.map(unit), sections, small)).toMatchObject({ ok: false, error });
  });
});

describe('units and sections from outside', () => {
  const a = { id: 'a', mandatory: false, variants: [] };
  const variant = { kind: 'full', tokens: 1, utility: 1 };

  test.each<[string, unknown, unknown, Pick<PackProblem, 'code' | 'field'>[]]>([
    [
      'that are no lists',
      {},
      5,
      [
        { code: 'expected_list', field: 'units' },
        { code: 'expected_list', field: 'sections' },
      ],
    ],
    ['that are missing', undefined, [], [{ code: 'expected_list', field: 'units' }]],
    ['that are no units', [7], [], [{ code: 'invalid_unit', field: 'units[0]' }]],
    [
      'with a unit without variants',
      [{ ...a, variants: undefined }],
      [],
      [{ code: 'invalid_unit', field: 'units[0].variants' }],
    ],
    [
      'with variants that are no list',
      [{ ...a, variants: 'full' }],
      [],
      [{ code: 'expected_list', field: 'units[0].variants' }],
    ],
    [
      'with a variant that is none',
      [{ ...a, variants: [null] }],
      [],
      [{ code: 'invalid_variant', field: 'units[0].variants[0]' }],
    ],
    [
      'with a variant that lacks its tokens',
      [{ ...a, variants: [{ ...variant, tokens: undefined }] }],
      [],
      [{ code: 'invalid_variant', field: 'units[0].variants[0].tokens' }],
    ],
    [
      'with several mistakes',
      [{ ...a, mandatory: 'no', variants: [{ ...variant, tokens: 0.5, utility: -1 }], requires: [3] }],
      [
        { name: 'x', visibility: 'public', tokens: 1 },
        { name: 'y', visibility: 'model' },
      ],
      [
        { code: 'expected_boolean', field: 'units[0].mandatory' },
        { code: 'expected_nonnegative_integer', field: 'units[0].variants[0].tokens' },
        { code: 'expected_nonnegative_integer', field: 'units[0].variants[0].utility' },
        { code: 'invalid_unit', field: 'units[0].requires[0]' },
        { code: 'invalid_visibility', field: 'sections[0].visibility' },
        { code: 'invalid_section', field: 'sections[1].tokens' },
      ],
    ],
    [
      'with a utility beyond all sums',
      [{ ...a, variants: [{ ...variant, utility: 2 ** 52 }] }],
      [],
      [{ code: 'expected_nonnegative_integer', field: 'units[0].variants[0].utility' }],
    ],
    ['with one id twice', [a, a], [], [{ code: 'duplicate_unit', field: 'units[1].id' }]],
  ])('%s are refused with every problem', (_, units, sections, problems) => {
    const checked = checkPackInput(units, sections);
    expect(checked.ok ? [] : checked.error).toMatchObject(problems);
    expect(checked.ok ? 0 : checked.error.length).toBe(problems.length);
  });
});

describe('a pack of unusual size', () => {
  const SIZE = 10_000;
  const LIMIT = 120_000;
  const sized = (requires: (index: number) => number[]): PackUnit[] =>
    Array.from({ length: SIZE }, (_, index) => ({
      id: `u${index}`,
      mandatory: false,
      variants: [
        { kind: 'full', tokens: 10 + ((index * 7919) % 1991), utility: 1_000_100 + ((index * 31) % 300) },
      ],
      requires: requires(index).map((required) => `u${required}`),
    }));

  test.each<[string, (index: number) => number[]]>([
    ['without requirements', () => []],
    ['that is one chain', (index) => (index > 0 ? [index - 1] : [])],
    ['that is one circle', (index) => [(index + 1) % SIZE]],
    ['that requires one unit', (index) => (index > 0 ? [0] : [])],
    [
      'of which one requires all',
      (index) => (index > 0 ? [] : Array.from({ length: SIZE - 1 }, (_, i) => i + 1)),
    ],
    ['that is a tree', (index) => (index > 0 ? [(index - 1) >> 1] : [])],
    ['that is entangled', (index) => [(index * 7 + 1) % SIZE, (index * 13 + 5) % SIZE]],
    ['that is entangled from below', (index) => (index > 99 ? [index % 97, index % 89, index % 83] : [])],
  ])(
    '%s keeps every promise',
    (_, requires) => {
      const units = sized(requires);
      const result = pack(units, [], budgetOf(LIMIT));
      if (!result.ok) throw new Error(result.error.code);
      const { selected, utility, ledger } = result.value;
      const isIn = new Set(selected.map(({ id }) => id));
      expect(ledger.total_tokens).toBeLessThanOrEqual(LIMIT);
      expect(ledger.utility_bound).toBeGreaterThanOrEqual(utility);
      const broken = units.filter(
        ({ id, requires: all }) => isIn.has(id) && all.some((other) => !isIn.has(other)),
      );
      expect(broken).toEqual([]);
    },
    60_000,
  );

  test('takes everything when everything fits', () => {
    const units = sized((index) => [(index * 7 + 1) % SIZE]);
    const result = pack(units, [], budgetOf(2 ** 40));
    expect(result).toMatchObject({ ok: true, value: { omitted: [], ledger: { exact: true } } });
  }, 60_000);

  test('counts tokens up to the largest integer', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const units = [`a ${most}/5`, `b ${most}/5`, 'c 1/1'].map(unit);
    expect(pack(units, [], budgetOf(most))).toMatchObject({
      ok: true,
      value: { selected: [{ id: 'a' }], utility: 5, ledger: { exact: true, remaining_tokens: 0 } },
    });
    expect(
      pack(['a! 1/1', ...units.map(({ id }) => `${id}${id} ${most}/5`)].map(unit), [], budgetOf(most)),
    ).toMatchObject({
      ok: true,
      value: { selected: [{ id: 'a' }], utility: 1 },
    });
  });

  test('tells long ids apart', () => {
    const long = (end: string) => `${'x'.repeat(65_536)}${end}`;
    const units = [
      { ...unit('a 3/1'), id: long('a') },
      { ...unit('b 3/9'), id: long('b'), requires: [long('a')] },
      unit('c 3/5'),
    ];
    expect(pack(units, [], budgetOf(6))).toMatchObject({ value: { omitted: ['c'] } });
  });

  test('picks among thousands of variants', () => {
    const variants = Array.from({ length: 3000 }, (_, index) => ({
      kind: `v${index}`,
      tokens: index,
      utility: index,
    }));
    const units = ['a', 'b'].map((id) => ({ id, mandatory: false, variants, requires: [] }));
    expect(pack(units, [], budgetOf(3500))).toMatchObject({
      value: { utility: 3500, selected: [{ tokens: 2999 }, { tokens: 501 }], ledger: { exact: true } },
    });
  }, 60_000);
});
