import { describe, expect, test } from 'vitest';
import { readDecrees } from '../../src/memory/decrees.ts';
import { f1, precision, readLabelled, recall, scoreOf } from '../support/decree-score.ts';

const file = (name: string) => readLabelled(new URL(`../cases/${name}`, import.meta.url));
const labelled = file('decrees.jsonl');
const own = file('decrees-own.jsonl');
const english = file('decrees-english.jsonl');
const languages = file('decrees-languages.jsonl');

const found = ({ text, tools, context }: (typeof own)[number]) =>
  readDecrees(text, { tools, ...context }).readings.map(({ sentence: _, span: __, ...reading }) => reading);

describe('labelled decrees', () => {
  test.each(own.map((line) => [line.text, line] as const))('%j is read as it is labelled', (_, line) => {
    expect(found(line)).toEqual(line.expect.filter(({ kind }) => kind !== 'none'));
  });

  test('the others are read as well as people label them', () => {
    const score = scoreOf(labelled.map((line) => ({ line, found: found(line) })));
    expect(precision(score.detection)).toBeGreaterThanOrEqual(0.97);
    expect(recall(score.detection)).toBeGreaterThanOrEqual(0.9);
    expect(f1(score.rules)).toBeGreaterThanOrEqual(0.87);
  });

  test.each([...new Set(languages.map(({ lang }) => lang))])('sentences in %s lose no limit', (lang) => {
    const lines = languages.filter((line) => line.lang === lang);
    const score = scoreOf(lines.map((line) => ({ line, found: found(line) })));
    expect(score.lost).toEqual([]);
    expect(precision(score.detection)).toBe(1);
    expect(recall(score.detection)).toBeGreaterThanOrEqual(lang === 'zh' ? 0.97 : 1);
    expect(f1(score.rules)).toBeGreaterThanOrEqual(lang === 'zh' ? 0.9 : 0.95);
  });

  test('English of families that no grammar was written for is detected, and keeps its limits', () => {
    const score = scoreOf(english.map((line) => ({ line, found: found(line) })));
    expect(precision(score.detection)).toBeGreaterThanOrEqual(0.97);
    expect(recall(score.detection)).toBeGreaterThanOrEqual(0.9);
    expect(f1(score.rules)).toBeGreaterThanOrEqual(0.87);
    expect(score.lost).toEqual([]);
  });
});
