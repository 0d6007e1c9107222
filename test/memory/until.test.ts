/** When a rule ends: words against a clock and a time zone. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeZone } from '../../src/memory/calendar.ts';
import { readTime, readUntil } from '../../src/memory/until.ts';
import { numRuns } from '../support/runs.ts';

/** A Friday, half past ten in Berlin. */
const NOW = '2026-11-27T09:30:00.000Z';
const berlin = { now: NOW, zone: 'Europe/Berlin' };

/** Words, and the wall time in Berlin at which the rule ends. */
const ENDS: readonly (readonly [words: string, end: string])[] = [
  ['Monday', '2026-11-30 00:00'],
  ['until Monday', '2026-11-30 00:00'],
  ['Friday', '2026-12-04 00:00'],
  ['Friday 5pm', '2026-11-27 17:00'],
  ['5pm', '2026-11-27 17:00'],
  ['9am', '2026-11-28 09:00'],
  ['noon', '2026-11-27 12:00'],
  ['tomorrow', '2026-11-28 00:00'],
  ['tomorrow at 9', '2026-11-28 09:00'],
  ['today', '2026-11-28 00:00'],
  ['the end of the day', '2026-11-28 00:00'],
  ['EOD', '2026-11-28 00:00'],
  ['this week', '2026-11-30 00:00'],
  ['end of this week', '2026-11-30 00:00'],
  ['this weekend', '2026-11-30 00:00'],
  ['next week', '2026-11-30 00:00'],
  ['the end of the month', '2026-12-01 00:00'],
  ['next month', '2026-12-01 00:00'],
  ['the end of the year', '2027-01-01 00:00'],
  ['for the next two hours', '2026-11-27 12:30'],
  ['the next hour', '2026-11-27 11:30'],
  ['30 minutes', '2026-11-27 11:00'],
  ['half an hour', '2026-11-27 11:00'],
  ['three days', '2026-11-30 10:30'],
  ['a week', '2026-12-04 10:30'],
  ['the next couple of hours', '2026-11-27 12:30'],
  ['March 3rd', '2027-03-03 00:00'],
  ['Jan 3', '2027-01-03 00:00'],
  ['Dec 20 to Jan 3', '2027-01-03 00:00'],
  ['the 5th', '2026-12-05 00:00'],
  ['the 31st', '2026-12-31 00:00'],
  ['10am on the 14th', '2026-12-14 10:00'],
  ['2026-12-24T18:00:00Z', '2026-12-24 19:00'],
  ['周一', '2026-11-30 00:00'],
  ['周一之前', '2026-11-30 00:00'],
  ['下周一', '2026-11-30 00:00'],
  ['本周末', '2026-11-30 00:00'],
  ['这周', '2026-11-30 00:00'],
  ['明天', '2026-11-28 00:00'],
  ['月底', '2026-12-01 00:00'],
  ['两个小时', '2026-11-27 12:30'],
  ['接下来两小时', '2026-11-27 12:30'],
  ['12月5日', '2026-12-05 00:00'],
  ['下午五点', '2026-11-27 17:00'],
  ['avant lundi', '2026-11-30 00:00'],
  ['demain', '2026-11-28 00:00'],
  ['bis Montag', '2026-11-30 00:00'],
  ['nächste Woche', '2026-11-30 00:00'],
  ['in 3 Tagen', '2026-11-30 10:30'],
  ['el lunes', '2026-11-30 00:00'],
  ['mañana', '2026-11-28 00:00'],
  ['月曜日', '2026-11-30 00:00'],
  ['今週', '2026-11-30 00:00'],
];

/** Words that name no time to come. */
const OPEN = [
  ...['the audit is over', 'contract is signed', 'the May release', 'end of Q4', 'further notice', 'month'],
  ...['Feb 30', 'February 30th', '31 April', '2020-01-01', 'the 32nd', '25:99', '', '   ', '__proto__'],
  ...['constructor', '\u202e\u0000', 'Monday or when the boss says so', 'x'.repeat(100_000)],
];

const inBerlin = (at: string | undefined): string | undefined =>
  at && new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 16);

describe('readUntil', () => {
  test.each(ENDS)('%s ends at %s', (words, end) => {
    const until = readUntil(words, berlin);
    expect([until.kind, inBerlin(until.at), until.text]).toEqual(['time', end, words]);
  });

  test.each(OPEN)('%j names no time, and is kept as it was said', (words) => {
    expect(readUntil(words, berlin)).toEqual({ kind: 'time', text: words });
  });

  test.each([
    ['task', 'task'],
    ['this task', 'task'],
    ['session', 'session'],
    ['the rest of this session', 'session'],
    ['这次对话', 'session'],
  ] as const)('%s ends with the %s', (words, kind) => {
    expect(readUntil(words, berlin)).toEqual({ kind, text: words });
  });

  test('a weekday that is today means the next one', () => {
    expect(readUntil('周一', { now: '2026-11-30T09:00:00Z', zone: 'Asia/Shanghai' }).at).toBe(
      '2026-12-06T16:00:00.000Z',
    );
  });

  test('a day of a zone begins when that zone says so', () => {
    const monday = (zone: string) => readUntil('Monday', { now: NOW, zone }).at;
    expect(monday('UTC')).toBe('2026-11-30T00:00:00.000Z');
    expect(monday('Asia/Tokyo')).toBe('2026-11-29T15:00:00.000Z');
    expect(monday('America/Los_Angeles')).toBe('2026-11-30T08:00:00.000Z');
    expect(monday('Asia/Kathmandu')).toBe('2026-11-29T18:15:00.000Z');
  });

  test('a day is a day when clocks change', () => {
    const spring = { now: '2027-03-27T11:00:00Z', zone: 'Europe/Berlin' };
    expect(inBerlin(readUntil('tomorrow at 9', spring).at)).toBe('2027-03-28 09:00');
    expect(inBerlin(readUntil('two days', spring).at)).toBe('2027-03-29 12:00');
    const autumn = { now: '2026-10-24T10:00:00Z', zone: 'Europe/Berlin' };
    expect(inBerlin(readUntil('Monday', autumn).at)).toBe('2026-10-26 00:00');
    expect(readUntil('36 hours', autumn).at).toBe('2026-10-25T22:00:00.000Z');
  });

  test('without a clock or a zone that is one, no end is made up', () => {
    expect(readUntil('Monday', { now: 'soon', zone: 'UTC' }).at).toBeUndefined();
    expect(readUntil('Monday', { now: NOW, zone: 'Mars/Olympus' }).at).toBeUndefined();
    expect(isTimeZone('__proto__')).toBe(false);
  });

  test('whatever is said, an end lies in the future, or there is none', () => {
    const words = fc.oneof(
      fc.string({ maxLength: 40, unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            'next',
            'Monday',
            'the',
            '5',
            'pm',
            'week',
            'end',
            'of',
            '周',
            '三',
            '月',
            'in',
            '30',
            'Feb',
          ),
          {
            maxLength: 5,
          },
        )
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(
        words,
        fc.date({ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (text, now) => {
          const until = readUntil(text, { now: now.toISOString(), zone: 'America/New_York' });
          expect(until.text).toBe(text);
          if (until.at !== undefined) expect(Date.parse(until.at)).toBeGreaterThan(now.getTime());
        },
      ),
      { numRuns },
    );
  });
});

describe('a time that a call passes', () => {
  const clock = { now: Date.parse(NOW), zone: 'Europe/Berlin' };

  test.each([
    ['tomorrow at eight', '2026-11-28T07:00:00.000Z'],
    ['Friday 10 am', '2026-12-04T09:00:00.000Z'],
    ['明天上午9点', '2026-11-28T08:00:00.000Z'],
    ['next Monday', '2026-11-29T23:00:00.000Z'],
  ])('is read in the zone: %s', (text, at) => {
    expect(readTime(text, clock)).toBe(Date.parse(at));
  });

  test.each(['', 'soon', 'from 9 to 10', 'lunch with Sarah on Friday', 'x'.repeat(100_000)])(
    'is none: %j',
    (text) => {
      expect(readTime(text, clock)).toBeUndefined();
      expect(readTime('tomorrow at eight', { ...clock, zone: 'Mars' })).toBeUndefined();
      expect(readTime('tomorrow at eight', { ...clock, now: Number.NaN })).toBeUndefined();
    },
  );

  test('has no time of day where it is a day', () => {
    expect(readTime('next Monday', clock, 'minutes')).toBeUndefined();
    expect(readTime('next Monday at 9', clock, 'minutes')).toBe(Date.parse('2026-11-30T08:00:00Z'));
  });
});
