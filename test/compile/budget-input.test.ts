import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BUDGET } from '../../src/compile/budget.ts';
import { type BudgetProblem, checkBudget } from '../../src/compile/budget-input.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

const FIELDS =
  'one of `max_context_tokens`, `provider_context_tokens`, `reserve_output_tokens`, `safety_margin_tokens`, `min_recent_turns`, `overflow`';

describe('a budget', () => {
  test.each<[string, unknown, object]>([
    ['that says nothing is the default', {}, {}],
    [
      'that says one thing has the defaults for the rest',
      { max_context_tokens: 9 },
      { max_context_tokens: 9 },
    ],
    ['may reserve nothing', { reserve_output_tokens: 0 }, { reserve_output_tokens: 0 }],
    ['may state the fields of the older form', { min_recent_turns: 12, overflow: 'deny' }, {}],
    ['reads a field that is undefined as left out', { safety_margin_tokens: undefined }, {}],
  ])('%s', (_, given, stated) => {
    expect(checkBudget(given)).toEqual({ ok: true, value: { ...DEFAULT_BUDGET, ...stated } });
  });

  test.each<[string, unknown, readonly BudgetProblem[]]>([
    [
      'with no context',
      { max_context_tokens: 0 },
      [
        {
          code: 'expected_positive_integer',
          field: 'max_context_tokens',
          message: '`max_context_tokens` is `0`',
          expected: 'an integer from 1 up',
        },
      ],
    ],
    [
      'with several mistakes',
      { provider_context_tokens: 1.5, reserve_output_tokens: -1, overflow: 'truncate' },
      [
        {
          code: 'expected_positive_integer',
          field: 'provider_context_tokens',
          message: '`provider_context_tokens` is `1.5`',
          expected: 'an integer from 1 up',
        },
        {
          code: 'expected_nonnegative_integer',
          field: 'reserve_output_tokens',
          message: '`reserve_output_tokens` is `-1`',
          expected: 'an integer from 0 up',
        },
        {
          code: 'unsupported_overflow',
          field: 'overflow',
          message: '`overflow` is `"truncate"`',
          expected: '"deny"',
        },
      ],
    ],
    [
      'with text for a number',
      { safety_margin_tokens: '5' },
      [
        {
          code: 'expected_nonnegative_integer',
          field: 'safety_margin_tokens',
          message: '`safety_margin_tokens` is `"5"`',
          expected: 'an integer from 0 up',
        },
      ],
    ],
    [
      'with a misspelt field',
      { max_contxt_tokens: 5 },
      [
        {
          code: 'unknown_field',
          field: 'max_contxt_tokens',
          message: '`max_contxt_tokens` is no field of a budget',
          expected: FIELDS,
          nearest: 'max_context_tokens',
        },
      ],
    ],
    [
      'with a field like no other',
      JSON.parse('{"__proto__": 1}'),
      [
        {
          code: 'unknown_field',
          field: '__proto__',
          message: '`__proto__` is no field of a budget',
          expected: FIELDS,
        },
      ],
    ],
    [
      'that is a list',
      [],
      [{ code: 'invalid_budget', field: '', message: 'the budget is a list', expected: 'an object' }],
    ],
    [
      'that is missing',
      undefined,
      [{ code: 'invalid_budget', field: '', message: 'the budget is missing', expected: 'an object' }],
    ],
  ])('%s is refused with every problem', (_, given, problems) => {
    expect(checkBudget(given)).toEqual({ ok: false, error: problems });
  });

  test('from outside never throws, and is in bounds when it is accepted', () => {
    const field = fc.oneof(fc.integer(), fc.double(), fc.anything({ maxDepth: 1 }));
    const given = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.dictionary(
        fc.oneof(fc.constantFrom(...Object.keys(DEFAULT_BUDGET), 'overflow'), fc.string()),
        field,
      ),
    );
    fc.assert(
      fc.property(given, (value) => {
        const checked = checkBudget(value);
        if (!checked.ok) {
          expect(checked.error.length).toBeGreaterThan(0);
          return;
        }
        for (const [name, tokens] of Object.entries(checked.value)) {
          expect(Number.isSafeInteger(tokens)).toBe(true);
          expect(tokens).toBeGreaterThanOrEqual(name.endsWith('context_tokens') ? 1 : 0);
        }
      }),
      RUNS,
    );
  });
});
