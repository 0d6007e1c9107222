import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import { lexiconOf } from '../../src/search/lexicon.ts';
import { buildIndex, type SearchIndex, updateIndex } from '../../src/search/postings.ts';
import { rank } from '../../src/search/rank.ts';
import type { SearchText } from '../../src/search/searched.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };
const lexicon = lexiconOf(new Map());

const word = fc.constantFrom(
  'send',
  'Email',
  'forecast',
  'gitDiff',
  '搜索',
  'メール',
  '__proto__',
  'the',
  'page',
);
const words = fc.array(word, { maxLength: 5 }).map((all) => all.join(' '));
const searched: fc.Arbitrary<SearchText> = fc.record(
  {
    unit: fc.constantFrom(...'abcdefgh').map((name) => `tool:${name}` as UnitId),
    names: fc.array(words, { minLength: 1, maxLength: 2 }),
    categories: fc.constant([]),
    description: words,
    aliases: fc.array(words, { maxLength: 2 }),
    argumentNames: fc.array(word, { maxLength: 2 }),
    server: word,
    examples: fc.array(words, { maxLength: 2 }),
  },
  { requiredKeys: ['unit', 'names', 'categories', 'description', 'aliases', 'argumentNames'] },
);
const units = fc.uniqueArray(searched, { selector: ({ unit }) => unit, maxLength: 8 });

/** All that can be seen of a search: units, exact scores, and why. */
const seen = (index: SearchIndex, text: string) =>
  rank(index, text, { lexicon }).map(({ document, score, matches, name }) => ({
    unit: document.searched.unit,
    score,
    matches: matches(),
    name,
  }));

describe('laws of the index', () => {
  test('an index that was updated answers as one made afresh, to the last bit', () => {
    fc.assert(
      fc.property(fc.array(units, { minLength: 2, maxLength: 5 }), words, (catalogs, text) => {
        const updated = catalogs.slice(1).reduce(updateIndex, buildIndex(catalogs[0] ?? []));
        expect(seen(updated, text)).toEqual(seen(buildIndex(catalogs.at(-1) ?? []), text));
      }),
      RUNS,
    );
  });

  test('an update leaves the index before it as it was', () => {
    fc.assert(
      fc.property(units, units, words, (before, after, text) => {
        const index = buildIndex(before);
        const found = seen(index, text);
        updateIndex(index, after);
        expect(seen(index, text)).toEqual(found);
      }),
      RUNS,
    );
  });

  test('the order of units does not matter', () => {
    fc.assert(
      fc.property(units, words, (all, text) => {
        expect(seen(buildIndex([...all].reverse()), text)).toEqual(seen(buildIndex(all), text));
      }),
      RUNS,
    );
  });

  test('the same units are the same index', () => {
    fc.assert(
      fc.property(units, (all) => {
        const index = buildIndex(all);
        expect(updateIndex(index, all)).toBe(index);
      }),
      RUNS,
    );
  });

  test('units that were left out are not found, and others are found as if these were not there', () => {
    fc.assert(
      fc.property(units, words, fc.nat(7), (all, text, which) => {
        const index = buildIndex(all);
        const out = all[which % Math.max(1, all.length)]?.unit;
        const excluded = new Set([...index.slots].flatMap(([unit, slot]) => (unit === out ? [slot] : [])));
        const found = rank(index, text, { lexicon, excluded });
        expect(found.map(({ document }) => document.searched.unit)).not.toContain(out);
      }),
      RUNS,
    );
  });
});

describe('an index', () => {
  const named = (unit: string, description: string): SearchText => ({
    unit: `tool:${unit}` as UnitId,
    names: [unit],
    categories: [],
    description,
    aliases: [],
    argumentNames: [],
  });

  test('forgets the stems of units that came and went', () => {
    const steady = Array.from({ length: 20 }, (_, i) => named(`steady_${i}`, 'stays as it is'));
    let index = buildIndex(steady);
    for (let i = 0; i < 400; i++)
      index = updateIndex(index, [
        ...steady,
        named('changing', Array.from({ length: 8 }, (_, k) => `w${i}x${k}`).join(' ')),
      ]);
    expect(index.numbers.size).toBeLessThan(3_000);
  });
});
