import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import { compareText } from '../../src/catalog/identity.ts';
import { rankedIndex as indexOf } from '../../src/compile/ranked.ts';
import { lexiconOf } from '../../src/search/lexicon.ts';
import { buildIndex } from '../../src/search/postings.ts';
import type { SearchText } from '../../src/search/searched.ts';
import { wordsOf } from '../../src/search/words.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

const rankedIndex = (units: readonly SearchText[]) => indexOf(buildIndex(units), lexiconOf(new Map()));

function unit(id: string, description = '', more: Partial<SearchText> = {}): SearchText {
  const [kind = '', name = ''] = id.split(':');
  return {
    unit: id as UnitId,
    names: [name.split('/').at(-1) as string],
    categories: [kind],
    description,
    aliases: [],
    argumentNames: [],
    ...more,
  };
}

const word = fc.constantFrom(
  'send',
  'Email',
  'soup',
  'the',
  'it',
  'gitDiff',
  '搜索',
  '代码',
  '__proto__',
  'é',
  '3',
);
const words = fc.array(word, { maxLength: 5 }).map((all) => all.join(' '));
const searched: fc.Arbitrary<SearchText> = fc.record(
  {
    unit: fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }).map((name) => `tool:${name}` as UnitId),
    names: fc.array(fc.oneof(words, fc.string({ unit: 'binary' })), { minLength: 1, maxLength: 2 }),
    categories: fc.array(word, { maxLength: 2 }),
    description: words,
    aliases: fc.array(words, { maxLength: 2 }),
    argumentNames: fc.array(word, { maxLength: 2 }),
    argumentDescriptions: fc.array(words, { maxLength: 2 }),
    server: word,
  },
  { requiredKeys: ['unit', 'names', 'categories', 'description', 'aliases', 'argumentNames'] },
);
const catalog = fc.uniqueArray(searched, { selector: ({ unit }) => unit, maxLength: 8 });

describe('laws of the ranked index', () => {
  test('the name of a unit finds it', () => {
    fc.assert(
      fc.property(catalog, (units) => {
        const index = rankedIndex(units);
        for (const { unit, names, aliases } of units)
          for (const name of [...names, ...aliases].filter((name) => wordsOf(name).length > 0))
            expect(index.hits(name).map((hit) => hit.unit)).toContain(unit);
      }),
      RUNS,
    );
  });

  test('a name with a subject finds its unit in any text around it', () => {
    fc.assert(
      fc.property(catalog, words, words, (units, before, after) => {
        const named = unit('tool:send_invoice');
        const hits = rankedIndex([...units, named]).hits(`${before} send_invoice ${after}`);
        expect(hits.map((hit) => hit.unit)).toContain(named.unit);
      }),
      RUNS,
    );
  });

  test('registration order does not matter', () => {
    fc.assert(
      fc.property(catalog, words, (units, text) => {
        expect(rankedIndex([...units].reverse()).hits(text)).toEqual(rankedIndex(units).hits(text));
      }),
      RUNS,
    );
  });

  test('hits have positive integer scores, words, and rank order', () => {
    fc.assert(
      fc.property(catalog, words, (units, text) => {
        const hits = rankedIndex(units).hits(text);
        expect(
          hits.filter(({ score, words }) => !Number.isInteger(score) || score < 8 || words.length === 0),
        ).toEqual([]);
        expect([...hits].sort((a, b) => b.score - a.score || compareText(a.unit, b.unit))).toEqual(hits);
      }),
      RUNS,
    );
  });

  test('a text of stop words finds nothing that is not named so', () => {
    fc.assert(
      fc.property(fc.uniqueArray(words, { maxLength: 8 }), (descriptions) => {
        const units = descriptions.map((description, i) =>
          unit(`skill:n${i}`, `what this is ${description}`),
        );
        expect(rankedIndex(units).hits('What is it that you do with this?')).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('ranked hits', () => {
  const catalog = [
    unit('tool:theme_manage', 'Manage the theme of the incident page'),
    unit('tool:close_incident', 'Resolve an incident and notify the team'),
    unit('mcp_tool:gmail/Gmail_SendEmail', 'Sends a message', {
      server: 'gmail',
      argumentNames: ['recipient'],
    }),
    unit('tool:gitDiff', 'What changed in the code', { aliases: ['compare versions'] }),
    unit('tool:get_time', 'Current time of a city'),
    unit('tool:搜索代码', '在仓库里搜索代码'),
    unit('tool:it', 'This is it'),
    unit('skill:soup', 'Cook', { categories: ['kitchen'] }),
  ];
  const index = rankedIndex(catalog);

  test.each([
    ['close the incident', 'tool:close_incident'],
    ['send an email to my colleague', 'mcp_tool:gmail/Gmail_SendEmail'],
    ['git diff please', 'tool:gitDiff'],
    ['could you compare versions', 'tool:gitDiff'],
    ['what time is it', 'tool:get_time'],
    ['请帮我搜索代码', 'tool:搜索代码'],
    ['“soup”…', 'skill:soup'],
    ['something for the kitchen', 'skill:soup'],
    ['pick a recipient', 'mcp_tool:gmail/Gmail_SendEmail'],
    ['is it', 'tool:it'],
  ])('of %j begin with %s', (text, first) => {
    expect(index.hits(text)[0]?.unit).toBe(first);
  });

  test.each(['show me a skill', 'the', 'what is this', 'use the tool', '', '今天的天气'])(
    'of %j are none',
    (text) => {
      expect(index.hits(text)).toEqual([]);
    },
  );

  test('a word that most units share brings none of them in', () => {
    const units = Array.from({ length: 64 }, (_, i) => unit(`skill:s${i}`, 'Helps with the project'));
    expect(rankedIndex(units).hits('what time is my project due')).toEqual([]);
  });

  test('a word of one unit brings it in, however small the catalog', () => {
    expect(rankedIndex([unit('skill:alpha', 'make soup')]).hits('I like soup')).toEqual([
      { unit: 'skill:alpha', words: ['soup'], score: 25 },
    ]);
  });

  test('a request that names verb, object and service scores about a hundred', () => {
    const [hit] = index.hits('send an email with gmail');
    expect(hit?.words).toEqual(['email', 'gmail', 'send']);
    expect(hit?.score).toBeGreaterThan(80);
    expect(hit?.score).toBeLessThan(140);
  });

  test('a repeated text scores as once', () => {
    expect(index.hits('incident incident')).toEqual(index.hits('incident'));
  });

  test('an empty catalog has no hits', () => {
    expect(rankedIndex([]).hits('soup')).toEqual([]);
  });
});
