import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import nearley from 'nearley';
import { describe, expect, test } from 'vitest';
import grammar from '../../src/compile/negation.generated.ts';
import { readSentence } from '../../src/compile/negation.ts';
import { type Items, OPENER } from '../../src/compile/negation-lexer.ts';
import { GRAMMARS, generate } from '../support/generate-grammar.mjs';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };
const COMPILED = nearley.Grammar.fromCompiled(grammar);

function parses(sentence: string): Items[] {
  const parser = new nearley.Parser(COMPILED);
  parser.feed(sentence);
  return parser.results as Items[];
}

/** The sample sentences in the grammar, with the names that each says to do without. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  'Review the change; do not use git.': ['git'],
  'Without git, search the docs': ['git'],
  'Review the change without git': ['git'],
  'Do not push without review': [],
  'do not use git or the browser': ['git', 'browser'],
  'without using git': ['git'],
  'without git': ['git'],
  'do not use it': [],
  'do not use the browser': ['browser'],
  'do not use git and then go on': ['git'],
  'without the git tool': ['git tool'],
  'do not use git, slack or the browser': ['git', 'slack', 'browser'],
};

describe('the grammar of negation', () => {
  test.each(Object.entries(GRAMMARS))('%s is compiled as it stands', (source, target) => {
    const committed = readFileSync(new URL(`../../${target}`, import.meta.url), 'utf8');
    expect(generate(source)).toBe(committed);
  });

  test.each(Object.entries(SAMPLES))('%j parses in one way and names %j', (sentence, names) => {
    const lowered = sentence.toLowerCase();
    expect(parses(lowered)).toHaveLength(1);
    expect(readSentence(lowered).map(({ at, end }) => lowered.slice(at, end))).toEqual(names);
  });

  test('the samples are the sentences in the grammar file', () => {
    const source = readFileSync(new URL('../../grammar/negation.ne', import.meta.url), 'utf8');
    const written = source.split('\n').filter((line) => line.startsWith('# "'));
    const quoted = written.flatMap((line) => Array.from(line.matchAll(/"([^"]+)"/g), ([, sample]) => sample));
    const known = Object.keys(SAMPLES);
    expect(quoted.filter((sample) => !known.includes(sample as string) && sample !== 'not')).toEqual([]);
    expect(known.filter((sample) => !quoted.includes(sample))).toEqual([]);
  });

  /** One text or more for every kind of token. */
  const token = fc.constantFrom(
    ...[
      'git',
      'git_diff',
      'the',
      'it',
      'for',
      'and',
      'or',
      ',',
      ', and',
      '.',
      ';',
      'not',
      "can't",
      '和',
      '、',
      '猫',
      '用',
      '!',
    ],
    ...[
      'without',
      'avoid',
      'without using',
      'stop running',
      'do not use',
      'never call',
      '不要用',
      '避免使用',
      '而不用',
      'please',
    ],
    ...["'", '-', '++', '\ud800', '\u0000', 'é', '３', '(', '—', 'and without', 'but'],
  );
  const soup = fc.array(token, { maxLength: 14 }).map((tokens) => tokens.join(' '));

  test('every sentence parses in exactly one way', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          soup,
          soup.map((s) => s.replaceAll(' ', '')),
          fc.string({ unit: 'binary' }),
        ),
        (sentence) => {
          expect(parses(sentence)).toHaveLength(1);
        },
      ),
      RUNS,
    );
  });

  test('items lie in the sentence, in order, after an opener', () => {
    fc.assert(
      fc.property(soup, (sentence) => {
        const items = readSentence(sentence);
        expect(items.filter(({ at, end }) => at < 0 || end <= at || end > sentence.length)).toEqual([]);
        expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).sort((a, b) => a - b));
        if (items.length > 0) expect(OPENER.test(sentence.slice(0, items[0]?.at))).toBe(true);
      }),
      RUNS,
    );
  });
});
