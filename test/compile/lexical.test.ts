import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareText, type UnitId } from '../../src/catalog/identity.ts';
import { overlapIndex } from '../../src/compile/lexical.ts';
import type { SearchText } from '../../src/search/searched.ts';
import { OVERLAP_STOP_WORDS, overlapWords } from '../../src/search/words.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

const word = fc.constantFrom('soup', 'Salt', 'the', 'use', 'git_diff', 'a-b', '搜索', 'É', '__proto__', '');
const words = fc.array(word, { maxLength: 4 }).map((all) => all.join(' '));
const searched: fc.Arbitrary<SearchText> = fc.record({
  unit: fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }).map((name) => `tool:${name}` as UnitId),
  names: fc.array(word, { maxLength: 2 }),
  categories: fc.array(word, { maxLength: 2 }),
  description: words,
  aliases: fc.array(word, { maxLength: 2 }),
  argumentNames: fc.array(word, { maxLength: 2 }),
});
const catalog = fc.uniqueArray(searched, { selector: ({ unit }) => unit, maxLength: 8 });

describe('laws of the overlap index', () => {
  test('a hit is what both texts share, five points a word', () => {
    fc.assert(
      fc.property(catalog, words, (units, text) => {
        const expected = units
          .map(({ unit, names, categories, description, aliases }) => {
            const own = new Set(overlapWords([...names, ...categories, description, ...aliases].join(' ')));
            const shared = overlapWords(text).filter((w) => own.has(w) && !OVERLAP_STOP_WORDS.has(w));
            return { unit, words: shared, score: 5 * shared.length };
          })
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score || compareText(a.unit, b.unit));
        expect(overlapIndex(units).hits(text)).toEqual(expected);
      }),
      RUNS,
    );
  });

  test('registration order does not matter', () => {
    fc.assert(
      fc.property(catalog, words, (units, text) => {
        expect(overlapIndex([...units].reverse()).hits(text)).toEqual(overlapIndex(units).hits(text));
      }),
      RUNS,
    );
  });
});

interface Recorded {
  readonly id: string;
  readonly catalog?: readonly {
    unit: string;
    name?: string;
    category?: string;
    description?: string;
    aliases?: string[];
  }[];
  readonly input?: string | { text: string };
  readonly options?: { mode?: string };
  readonly expected: {
    compile?: {
      selected?: readonly {
        unit: string;
        reasons: readonly { type: string; tokens?: string[]; score?: number }[];
      }[];
    };
  };
}

const recorded = JSON.parse(
  readFileSync(new URL('../conformance/compiler.json', import.meta.url), 'utf8'),
) as { cases: readonly Recorded[] };

describe('recorded overlaps', () => {
  const cases = recorded.cases.filter(({ id, options }) => id.startsWith('ev-') && !options?.mode);

  test.each(cases.map((c) => [c.id, c] as const))('%s', (_, { catalog = [], input = '', expected }) => {
    const index = overlapIndex(
      catalog.map(({ unit, name, category, description = '', aliases = [] }) => {
        const [kind, full = ''] = unit.split(':');
        const last = full.split('/').at(-1) as string;
        const names = name === undefined ? [last] : [last, name];
        return {
          unit: unit as UnitId,
          names,
          categories: [category ?? kind ?? ''],
          description,
          aliases,
          argumentNames: [],
        };
      }),
    );
    const hits = index.hits(typeof input === 'string' ? input : input.text);
    const lexical = (expected.compile?.selected ?? []).flatMap(({ unit, reasons }) =>
      reasons
        .filter(({ type }) => type === 'lexical')
        .map(({ tokens, score }) => ({ unit, words: tokens, score })),
    );
    expect(hits).toEqual(lexical);
  });
});
