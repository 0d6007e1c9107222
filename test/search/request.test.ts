import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proseOf, readRequest } from '../../src/search/request.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('send', ' and ', '. ', '"', "'", '/', '@', 'a.md', '请', '，', '\n'), {
      maxLength: 30,
    })
    .map((all) => all.join('')),
);

const literalsIn = (text: string) =>
  readRequest(text).terms.flatMap(({ word, literal }) => (literal ? word : []));
const clausesIn = (text: string) => readRequest(text).clauses.map((stems) => stems.join(' '));

describe('laws of requests', () => {
  test('terms are distinct, and every clause is made of them', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { terms, clauses } = readRequest(text);
        const stems = terms.map(({ stem }) => stem);
        expect(new Set(stems).size).toBe(stems.length);
        for (const stem of clauses.flat()) expect(stems).toContain(stem);
        expect(clauses.length > 0).toBe(stems.length > 0);
      }),
      RUNS,
    );
  });

  test('a request of nothing but literals is about them', () => {
    expect(literalsIn('"send email" draft.md')).toEqual([]);
    expect(readRequest('"send email"').terms.map(({ word }) => word)).toEqual(['send', 'email']);
  });

  test('there are sixteen clauses at most, however many are said', () => {
    expect(readRequest('open file. '.repeat(500)).clauses.length).toBeLessThanOrEqual(16);
  });
});

describe('literals', () => {
  test.each([
    ['rename draft.md to final.md', ['draft', 'md', 'final']],
    ['open https://shop.example/cart now', ['https', 'shop', 'example', 'cart']],
    ['write to ada@example.org', ['ada', 'example', 'org']],
    ['list /var/log/app', ['var', 'log', 'app']],
    ['replace the word "bar"', ['bar']],
    ["it's the user's file", []],
    ['pay 1,250.50 now', ['1', '250', '50']],
    ['open the and/or page', []],
  ])('of %j are %j', (text, words) => {
    expect(literalsIn(text)).toEqual(words);
  });

  test('are taken out of the prose', () => {
    expect(proseOf('send "hello" to ada@example.org').replace(/\s+/g, ' ').trim()).toBe('send to');
  });
});

describe('clauses', () => {
  test.each([
    ['Book a flight to Rome. Then find a hotel there', ['book flight rome', 'find hotel']],
    ['send the report and archive the folder', ['send report', 'archiv folder']],
    ['search and replace', ['search replac']],
    ['搜索代码，然后发送邮件', ['搜索 代码', '发送 邮件']],
    ['read v1.2 notes', ['read v1 2 note']],
  ])('of %j are %j', (text, clauses) => {
    expect(clausesIn(text)).toEqual(clauses);
  });
});
