import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareText, type UnitId } from '../../src/catalog/identity.ts';
import { type NamedUnit, negationFinder } from '../../src/compile/negation.ts';
import { lowerCase } from '../../src/search/words.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

const name = fc.oneof(
  fc.constantFrom(
    'git',
    'git_diff',
    'gitlab',
    'Browser',
    '浏览器',
    '',
    'the web',
    '__proto__',
    'İ',
    'search and replace',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const units: fc.Arbitrary<NamedUnit[]> = fc.uniqueArray(
  fc.record({
    unit: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }).map((n) => `tool:${n}` as UnitId),
    names: fc.uniqueArray(name, { maxLength: 3 }),
  }),
  { selector: ({ unit }) => unit, maxLength: 6 },
);
const said = fc
  .array(
    fc.oneof(
      name,
      fc.constantFrom(
        'without ',
        'do not use ',
        "don't use ",
        'dont use ',
        'Never use ',
        'avoid ',
        '不要用',
        ' and ',
        ', ',
        '. ',
      ),
      fc.constantFrom('or ', 'the ', 'not ', "can't ", ' to ', '\n', '“', '’', '\ud800', 'git diff '),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));
const scoring = fc.constantFrom('overlap' as const, 'ranked' as const);

describe('laws of negation', () => {
  test('by overlap, a name counts when it follows one of four openers', () => {
    const openers = ['without ', 'do not use ', "don't use ", 'dont use '];
    fc.assert(
      fc.property(units, said, (all, text) => {
        const holds = (alias: string) => openers.some((o) => lowerCase(text).includes(o + lowerCase(alias)));
        const expected = all
          .map(({ unit, names }) => ({ unit, alias: [...names].sort(compareText).find(holds) }))
          .filter(({ alias }) => alias !== undefined)
          .sort((a, b) => compareText(a.unit, b.unit));
        expect(negationFinder(all, 'overlap')(text)).toEqual(expected);
      }),
      RUNS,
    );
  });

  test('every text has an answer that names a name of the unit, once a unit, in order', () => {
    fc.assert(
      fc.property(units, said, scoring, (all, text, how) => {
        const found = negationFinder(all, how)(text);
        expect(
          found.filter(({ unit, alias }) => !all.find((u) => u.unit === unit)?.names.includes(alias)),
        ).toEqual([]);
        expect(found.map(({ unit }) => unit)).toEqual(
          [...new Set(found.map(({ unit }) => unit))].sort(compareText),
        );
      }),
      RUNS,
    );
  });

  test('registration order does not matter', () => {
    fc.assert(
      fc.property(units, said, scoring, (all, text, how) => {
        expect(negationFinder([...all].reverse(), how)(text)).toEqual(negationFinder(all, how)(text));
      }),
      RUNS,
    );
  });

  test('a text without an opener negates nothing', () => {
    fc.assert(
      fc.property(
        units,
        fc.array(name).map((names) => names.join(' ')),
        scoring,
        (all, text, how) => {
          expect(negationFinder(all, how)(text)).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  test('a name is never found as the beginning of a longer word', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '3', '_'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(letters, fc.constantFrom('x', 'é', '9'), (word, more) => {
        const finder = negationFinder([{ unit: 'tool:u' as UnitId, names: [word] }], 'ranked');
        expect(finder(`do not use ${word}${more}`)).toEqual([]);
      }),
      RUNS,
    );
  });

  test.each([
    'without ',
    "don't use git, slack and ",
    '不要用猫',
    '不要用猫。',
    'not without x. ',
    'and ',
    '\n',
    '\ud800',
  ])('a text of the full length made of %j has an answer', (piece) => {
    const text = piece.repeat(Math.ceil(32_768 / piece.length)).slice(0, 32_768);
    const finder = negationFinder([{ unit: 'tool:git' as UnitId, names: ['git', '猫'] }], 'ranked');
    expect(finder(text).length).toBeLessThanOrEqual(1);
  });
});

const CATALOG: readonly NamedUnit[] = [
  ...['git', 'git_diff', 'gitlab', 'github', 'browser', 'slack', 'review', 'search', 'push', 'email'],
  ...['find_in_files', 'search_and_replace', 'sendEmail'],
].map((n) => ({ unit: `tool:${n}` as UnitId, names: [n] }));
const MORE: readonly NamedUnit[] = [
  { unit: 'mcp_tool:gh/issue_list' as UnitId, names: ['issue_list', 'GitHub Issues'] },
  { unit: 'tool:b' as UnitId, names: ['b', '浏览器'] },
  { unit: 'tool:s' as UnitId, names: ['s', '搜索'] },
  { unit: 'tool:empty' as UnitId, names: ['empty', ''] },
];

describe('ranked negation', () => {
  const finder = negationFinder([...CATALOG, ...MORE], 'ranked');

  test.each([
    ['review it without git', ['git']],
    ['review it without git diff', ['git_diff']],
    ['review it without gitlab', ['gitlab']],
    ['review it without  github', ['github']],
    ['Don’t use the GitHub tool, please', ['github']],
    ['never use slack; avoid github', ['github', 'slack']],
    ['avoid using git commands', ['git']],
    ["please don't use git or the browser", ['browser', 'git']],
    ["don't use git, slack and the browser.", ['browser', 'git', 'slack']],
    ['do it without git and without slack, thanks', ['git', 'slack']],
    ["don't use git, don't use slack", ['git', 'slack']],
    ["I can't push, so do it without git", ['git']],
    ['use rg instead of git', ['git']],
    ['I told you not to use git', ['git']],
    ['stop using git or slack for this', ['git', 'slack']],
    ['do **not** use `git_diff`', ['git_diff']],
    ["don't use “git diff”", ['git_diff']],
    ["don't use find in files", ['find_in_files']],
    ["don't use search and replace", ['search_and_replace']],
    ['never call send email', ['sendEmail']],
    ["don't use github issues", ['GitHub Issues']],
    ["don't use tool:git", ['git']],
    ["don't use mcp_tool:gh/issue_list", ['issue_list']],
    ['不要用浏览器', ['浏览器']],
    ['请别用搜索工具，谢谢', ['搜索']],
    ['不要用浏览器、搜索', ['浏览器', '搜索']],
    ['不要使用git提交', ['git']],
  ])('of %j is of %j', (text, aliases) => {
    expect(
      finder(text)
        .map(({ alias }) => alias)
        .sort(compareText),
    ).toEqual([...aliases].sort(compareText));
  });

  test.each([
    'not without git',
    'Do not push without review',
    "you can't deploy without git",
    "don't stop using git",
    "don't forget to use git",
    "don't just use git",
    "why don't you use git",
    "don't use it",
    'soup without salt',
    'avoid git conflicts',
    'without email confirmation',
    'is there no git here?',
    'without. git is fine',
    'without slack_bot',
    "don't use git-lfs",
    '要不要用git？',
    '要特别用搜索',
    '不得不使用git',
    'without',
    '',
  ])('of %j is of nothing', (text) => {
    expect(finder(text)).toEqual([]);
  });

  test.each([
    ["don't use git and review the diff", ['git']],
    ["don't use git and search for flights", ['git']],
    ['Without git, search and summarise.', ['git']],
    ["don't use git, search the docs", ['git']],
  ])('of %j leaves what to do instead', (text, aliases) => {
    expect(finder(text).map(({ alias }) => alias)).toEqual(aliases);
  });

  test('the first matching name by code point is named', () => {
    const soup = [{ unit: 'skill:zz' as UnitId, names: ['zz', 'cream', 'broth'] }];
    expect(negationFinder(soup, 'ranked')('soup without cream, without broth')).toEqual([
      { unit: 'skill:zz', alias: 'broth' },
    ]);
  });
});

interface Recorded {
  readonly id: string;
  readonly catalog?: readonly { unit: UnitId; name?: string; aliases?: readonly string[] }[];
  readonly input?: string | { text: string };
  readonly expected: {
    compile?: {
      rejected?: readonly { unit: UnitId; reasons: readonly { type: string; alias?: string }[] }[];
    };
  };
}

const recorded = JSON.parse(
  readFileSync(new URL('../conformance/compiler.json', import.meta.url), 'utf8'),
) as { cases: readonly Recorded[] };

describe('recorded negations', () => {
  const cases = recorded.cases.filter(
    ({ id, expected }) =>
      id.startsWith('neg-') || JSON.stringify(expected.compile?.rejected ?? []).includes('text_negation'),
  );

  test.each(cases.map((c) => [c.id, c] as const))('%s', (_, { catalog = [], input = '', expected }) => {
    const units = catalog.map(({ unit, name, aliases = [] }) => ({
      unit,
      names: [unit.split(/[:/]/).at(-1) as string, ...(name === undefined ? [] : [name]), ...aliases],
    }));
    const found = negationFinder(units, 'overlap')(typeof input === 'string' ? input : input.text);
    const rejected = expected.compile?.rejected ?? [];
    const named = rejected.flatMap(({ unit, reasons }) =>
      reasons.filter(({ type }) => type === 'text_negation').map(({ alias }) => ({ unit, alias })),
    );
    // A unit rejected for an earlier reason, or without evidence, may be negated in the text as well.
    const judged = new Set(named.map(({ unit }) => unit));
    expect(found.filter(({ unit }) => judged.has(unit))).toEqual(
      named.sort((a, b) => compareText(a.unit, b.unit)),
    );
  });

  test.each(cases.filter(({ id }) => /^neg-(0[6-9]|1[01])$/.test(id)).map((c) => [c.id, c] as const))(
    '%s is a wording that only the ranked reading knows',
    (_, { catalog = [], input = '' }) => {
      const units = catalog.map(({ unit, aliases = [] }) => ({ unit, names: [unit.slice(5), ...aliases] }));
      expect(negationFinder(units, 'overlap')(input as string)).toEqual([]);
      expect(negationFinder(units, 'ranked')(input as string)).toHaveLength(1);
    },
  );
});
