import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { source } from '../../src/logic/diagnostics.ts';
import { readText } from '../../src/logic/reader.ts';
import { languageOf, tokensOf } from '../../src/memory/decree/language.ts';
import { lexemesOf } from '../../src/memory/decree/lexemes.ts';
import { decreeLexicon } from '../../src/memory/decree/lexicon.ts';
import { parses } from '../../src/memory/decree/parse.ts';
import * as words from '../../src/memory/decree/words.generated.ts';
import { GRAMMARS } from '../support/generate-grammar.mjs';
import { generateWords } from '../support/generate-words.ts';
import { numRuns } from '../support/runs.ts';

const LEXICON = decreeLexicon();
const lexiconText = () => readFileSync(new URL('../../rules/decree-lexicon.pl', import.meta.url), 'utf8');

/** Every parse of a sentence that orders something; undefined of one that does not. */
function parsesOf(sentence: string): number | undefined {
  const words = lexemesOf(sentence, 0, sentence);
  const code = languageOf(sentence, words, LEXICON);
  const tokens = tokensOf(code, words, LEXICON.language(code), LEXICON, false);
  return tokens.length === 0 ? undefined : parses(code, tokens).length;
}

const grammarFiles = Object.keys(GRAMMARS).filter((file) => file.includes('/decree.'));
const samples = grammarFiles.flatMap((file) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('# "') || line.startsWith('# “') || line.startsWith('# 「'))
    .flatMap((line) => Array.from(line.matchAll(/["“「]([^"”」]+)["”」]/g), ([, sample = '']) => sample)),
);

describe('the grammars of decrees', () => {
  test.each(samples.filter((sample) => !sample.includes('…')))(
    '%j parses in one way, or orders nothing',
    (sample) => {
      expect(parsesOf(sample) ?? 1).toBe(1);
    },
  );

  test('the lexicon is Prolog, with a fact a line', () => {
    const text = lexiconText();
    const { clauses, diagnostics } = readText(source('decree-lexicon.pl', text));
    expect(diagnostics).toEqual([]);
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('%'));
    expect(lines.length).toBe(clauses.length);
  });

  test('the generated words are those of the lexicon', () => {
    const module = new URL('../../src/memory/decree/words.generated.ts', import.meta.url);
    expect(readFileSync(module, 'utf8')).toBe(generateWords(lexiconText()));
    expect(Object.keys(words.LANGUAGES)).toEqual(LEXICON.languages);
  });

  const pieces = fc.constantFrom(
    ...[
      'never',
      "don't",
      'stop',
      'no',
      'only',
      'ask me before',
      'unless',
      'until',
      'except',
      'without asking',
    ],
    ...[
      'email',
      'push',
      'deploying',
      'Sarah',
      'main',
      'and',
      'or',
      ',',
      ';',
      'you can',
      'again',
      'it',
      'leave',
    ],
    ...[
      'alone',
      'nothing',
      'is off limits',
      'instead of',
      'before',
      'to',
      'the',
      'today',
      '(',
      ')',
      '—',
      'please',
    ],
    ...[
      '不要',
      '别',
      '发邮件',
      '给',
      '客户',
      '，',
      '除非',
      '之前',
      '先问我',
      '可以',
      '了',
      '。',
      '作废',
      '只能',
    ],
    ...[
      'nicht',
      'schick',
      'ne',
      'pas',
      'envoie',
      'nunca',
      'correos',
      'ないで',
      'メール',
      '送ら',
      'には',
      '하지 마',
    ],
  );

  test('no sentence parses in two ways', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 16 }), (words) => {
        expect(parsesOf(words.join(' ')) ?? 0).toBeLessThanOrEqual(1);
      }),
      { numRuns },
    );
  });
});
