import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../src/compile/tokens.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

interface RecordedCount {
  readonly id: string;
  readonly tokens: string;
  readonly token_count_case?: boolean;
  readonly expected: { readonly tokens: { readonly method: string; readonly tokens: number } };
}

const RECORDED = new URL('../conformance/compiler.json', import.meta.url);
const recorded = (
  JSON.parse(readFileSync(RECORDED, 'utf8')) as { cases: readonly RecordedCount[] }
).cases.filter(({ token_count_case }) => token_count_case);

describe('the estimate', () => {
  test.each(recorded)('of $id is as recorded', ({ tokens, expected }) => {
    expect({ method: estimateTokens.method, tokens: estimateTokens.count(tokens) }).toMatchObject({
      method: expected.tokens.method,
      tokens: expected.tokens.tokens,
    });
  });

  test.each([
    ['nothing', '', 1],
    ['one letter', 'a', 1],
    ['400 letters', 'x'.repeat(400), 115],
    ['401 letters', 'x'.repeat(401), 116],
    ['a letter outside the basic plane, as one', '😀'.repeat(400), 115],
    ['halves of such letters, each as one', '\ude00'.repeat(200) + '\ud83d'.repeat(200), 115],
  ])('of %s is known', (_, text, tokens) => {
    expect(estimateTokens.count(text)).toBe(tokens);
  });

  test('follows the formula over code points', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'é', '語', '😀', '\ud83d', '\ude00')), (characters) => {
        const text = characters.join('');
        const expected = Math.max(1, Math.floor(([...text].length * 115 + 399) / 400));
        expect(estimateTokens.count(text)).toBe(expected);
      }),
      RUNS,
    );
  });
});
