import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateTokens, memoCounter, type TokenCounter } from '../../src/compile/tokens.ts';
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

/** Counts UTF-16 units, and keeps what it was asked. */
function counting(): TokenCounter & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    method: 'exact',
    name: 'length',
    asked,
    count: (text) => {
      asked.push(text);
      return text.length;
    },
  };
}

describe('a counter with a memory', () => {
  test('counts as the counter does, and asks it once for each text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', 'a', '__proto__', 'constructor', 'long text')), (texts) => {
        const counter = counting();
        const memo = memoCounter(counter);
        expect(texts.map(memo.count)).toEqual(texts.map((text) => text.length));
        expect(counter.asked).toEqual([...new Set(texts)]);
      }),
      RUNS,
    );
  });

  test('keeps the name and the method', () => {
    expect(memoCounter(counting())).toMatchObject({ method: 'exact', name: 'length' });
  });

  test('forgets the text that was used longest ago', () => {
    const counter = counting();
    const memo = memoCounter(counter, { texts: 2, units: 100 });
    for (const text of ['a', 'bb', 'a', 'ccc', 'a', 'bb']) memo.count(text);
    expect(counter.asked).toEqual(['a', 'bb', 'ccc', 'bb']);
  });

  test('forgets texts that are too long together, and never keeps one that is too long alone', () => {
    const counter = counting();
    const memo = memoCounter(counter, { texts: 10, units: 5 });
    for (const text of ['aaa', 'bbb', 'aaa', 'cccccc', 'cccccc', 'd', 'd']) memo.count(text);
    expect(counter.asked).toEqual(['aaa', 'bbb', 'aaa', 'cccccc', 'cccccc', 'd']);
  });

  test.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY, '3', undefined, null])(
    'names a counter that gives %s',
    (given) => {
      const memo = memoCounter({ method: 'exact', name: 'mine', count: () => given as number });
      expect(() => memo.count('text')).toThrow('token counter `mine`');
    },
  );
});
