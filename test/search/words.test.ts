import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareText } from '../../src/catalog/identity.ts';
import {
  contentTokens,
  lowerCase,
  OVERLAP_STOP_WORDS,
  occurrences,
  overlapWords,
  partsOf,
  STOP_WORDS,
  spelling,
  wordsOf,
} from '../../src/search/words.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

/** Any UTF-16, lone surrogates and prototype names included. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom('__proto__', 'constructor', 'İΣς', 'ΑΣ', '请搜索代码', 'メール', 'ﬁle①'),
);

describe('laws of words', () => {
  test('lower case is taken code point by code point', () => {
    const one = (c: string) => (c === 'İ' ? 'i' : c.toLowerCase());
    fc.assert(
      fc.property(anyText, (text) => {
        expect(lowerCase(text)).toBe([...text].map(one).join(''));
      }),
      RUNS,
    );
  });

  test('overlap words are distinct, sorted by code point, and free of separators', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const words = overlapWords(`${a} ${b}`);
        expect(words).toEqual([...new Set(words)].sort(compareText));
        expect(
          words.filter((word) => word === '' || /[\s"'`]/.test(word) !== /[^\S \t\r\n]/.test(word)),
        ).toEqual([]);
      }),
      RUNS,
    );
  });

  test('words of a text joined by a space are the words of its halves', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(wordsOf(`${a} ${b}`)).toEqual([...wordsOf(a), ...wordsOf(b)]);
        expect(partsOf(`${a} ${b}`)).toEqual([...partsOf(a), ...partsOf(b)]);
        expect(contentTokens(`${a} ${b}`)).toEqual([...contentTokens(a), ...contentTokens(b)]);
      }),
      RUNS,
    );
  });

  test('a text always holds its own spelling', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(spelling(`before ${text} after`)).toContain(spelling(text));
      }),
      RUNS,
    );
  });

  test('occurrences are what a search from every position finds', () => {
    const ab = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 });
    fc.assert(
      fc.property(ab, ab, (needle, text) => {
        const starts = [...text].filter((_, at) => text.startsWith(needle, at));
        expect(occurrences(needle, text)).toBe(starts.length + Number(needle === ''));
      }),
      RUNS,
    );
  });
});

describe('overlap words', () => {
  test.each([
    ['alpha/beta-gamma_delta.epsilon', ['alpha', 'beta', 'delta', 'epsilon', 'gamma']],
    ["don't go", ['don', 'go', 't']],
    ['“soup” now', ['now', '“soup”']],
    ['a\u00a0b c\fd', ['a\u00a0b', 'c\fd']],
    ['请搜索代码', ['请搜索代码']],
    ['ΟΔΟΣ', ['οδοσ']],
    ['😀 ﬀ', ['ﬀ', '😀']],
    [' . ', []],
  ])('%j is %j', (text, words) => {
    expect(overlapWords(text)).toEqual(words);
  });

  test('thirteen words do not count', () => {
    expect([...OVERLAP_STOP_WORDS]).toEqual('a an and for in of on or the to tool use with'.split(' '));
  });
});

describe('words', () => {
  test.each([
    ['git_diff gitDiff Git-Diff', ['git', 'diff', 'gitdiff', 'git', 'diff']],
    ['“soup” — now…', ['soup', 'now']],
    ['请搜索代码', ['请', '搜索', '代码']],
    ['用git提交', ['用', 'git', '提交']],
    ['ส่งอีเมลถึงเพื่อน', ['ส่ง', 'อีเมล', 'ถึง', 'เพื่อน']],
    ['ＡＢＣ ﬁle', ['abc', 'file']],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test.each([
    ['sendHTTPMail2', ['send', 'http', 'mail', '2']],
    ['Gmail_SendEmail', ['gmail', 'send', 'email']],
    ['straßeÖffnen', ['straße', 'öffnen']],
    ['base64', ['base', '64']],
  ])('of %j have the parts %j', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });
});

describe('content words', () => {
  test.each([
    ['what time is it', ['time']],
    ['What is this?', []],
    ["Don't tell the user's friends", ['tell', 'user', 'friends']],
    ['sendEmail', ['sendemail', 'send', 'email']],
    ['upload to S3', ['upload', 's3']],
    ['请搜索代码的工具', ['搜索', '代码', '工具']],
  ])('of %j are %j', (text, words) => {
    expect(contentTokens(text)).toEqual(words);
  });

  test('stop words hold no word with a subject', () => {
    expect(
      ['time', 'find', 'list', 'search', 'review', 'status'].filter((word) => STOP_WORDS.has(word)),
    ).toEqual([]);
  });
});
