import { describe, expect, test } from 'vitest';
import { source } from '../../src/logic/diagnostics.ts';
import { readText } from '../../src/logic/reader.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { RULE_FILES } from '../../src/rules.generated.ts';
import { lexiconOf } from '../../src/search/lexicon.ts';
import { stem } from '../../src/search/stems.ts';
import { STOP_WORDS } from '../../src/search/words.ts';

const text = RULE_FILES['lexicon.pl'] ?? '';
const { clauses, diagnostics } = readText(source('lexicon.pl', text));
const facts = clauses.map(({ term }) => writeTerm(term).replaceAll(',', ', '));

describe('the shipped lexicon', () => {
  test('is Prolog, with a fact a line', () => {
    expect(diagnostics).toEqual([]);
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('%'));
    expect(lines).toEqual(facts.map((fact) => `${fact}.`));
  });

  test('says nothing twice, and nothing of stop words', () => {
    const pairs = facts.map((fact) => fact.replace(/, \d+\)$/, ')'));
    expect(pairs.filter((pair, i) => pairs.indexOf(pair) !== i)).toEqual([]);
    const words = facts.flatMap((fact) => fact.match(/(?<=[(, ])"?\w+"?(?=[,)])/g) ?? []);
    expect(words.filter((word) => STOP_WORDS.has(word))).toEqual([]);
  });

  test('is read whole', () => {
    const lexicon = lexiconOf(new Map());
    expect(lexicon.get(stem('forecast'))?.map((other) => other.stem)).toContain(stem('weather'));
    expect(lexicon.get(stem('visualise'))).toContainEqual({
      stem: stem('visualize'),
      word: 'visualize',
      weight: 0.9,
    });
  });

  test('has weights above 0 and up to 1, and no word for itself', () => {
    for (const [word, others] of lexiconOf(new Map())) {
      expect(others.filter(({ weight }) => weight <= 0 || weight > 1)).toEqual([]);
      expect(others.map((other) => other.stem)).not.toContain(word);
    }
  });
});
