/** When a rule ends: the user's own words against a clock and a time zone. */

import * as de from 'chrono-node/de';
import * as en from 'chrono-node/en';
import * as es from 'chrono-node/es';
import * as fr from 'chrono-node/fr';
import * as ja from 'chrono-node/ja';
import * as zh from 'chrono-node/zh';
import {
  asUtc,
  DAY,
  instantOf,
  isTimeZone,
  offsetAt,
  startOfDay,
  type WallTime,
  wallAt,
  weekdayOf,
} from './calendar.ts';
import type { Until } from './rule.ts';
import {
  type Period,
  periodOf,
  type Span,
  spanOf,
  type Unit,
  withoutArticle,
  withoutLead,
} from './time-words.ts';

export interface Clock {
  /** RFC 3339. */
  readonly now: string;
  /** An IANA name, such as `Europe/Berlin`. */
  readonly zone: string;
}

/** Longer words for a time are not looked at. */
const LONGEST = 200;

/**
 * The end that a text names: the first moment at which the rule holds no more. "Until Monday" ends as Monday
 * begins, "this week" as the week is over. Words that name no future time ("the audit is over", the 30th of
 * February, a date in the past) give an end without `at`, and such a rule does not end by itself.
 *
 * @example readUntil('Monday', { now: '2026-11-27T09:00:00Z', zone: 'UTC' }).at // '2026-11-30T00:00:00.000Z'
 */
export function readUntil(text: string, clock: Clock): Until {
  const words = plain(text);
  const period = periodOf(words) ?? periodOf(withoutArticle(words));
  if (period === 'task' || period === 'session') return { kind: period, text };
  const now = Date.parse(clock.now);
  const end =
    words.length > LONGEST || Number.isNaN(now) || !isTimeZone(clock.zone)
      ? undefined
      : endOf(words, period, now, clock.zone);
  return end === undefined || end <= now || Number.isNaN(end)
    ? { kind: 'time', text }
    : { kind: 'time', at: new Date(end).toISOString(), text };
}

const plain = (text: string): string =>
  withoutLead(
    text
      .slice(0, LONGEST + 1)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(/[\s.,;!?。，；！？]+$/u, '')
      .replace(/\s+/gu, ' ')
      .replace(SPELLED_HOUR, (_, before: string, hour: string) => `${before}${HOURS.indexOf(hour) + 1}`)
      .trim(),
  );

/** The date library reads hours in digits. */
const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SPELLED_HOUR = new RegExp(`\\b(at )(${HOURS.join('|')})\\b`, 'g');

function endOf(words: string, period: Period | undefined, now: number, zone: string): number | undefined {
  const wall = wallAt(now, zone);
  if (period) return instantOf(periodEnd(period, wall), zone);
  const stated = /^\d{4}-\d\d-\d\dt/.test(words) ? Date.parse(words.toUpperCase()) : Number.NaN;
  if (!Number.isNaN(stated)) return stated;
  const span = spanOf(words);
  return span ? afterSpan(span, now, zone) : (ofMonth(words, wall, now, zone) ?? named(words, now, zone));
}

/** "The 5th", "10am on the 14th": of this month or of the next that has such a day. */
const ORDINAL =
  /^(?:(?:at )?(.{1,12}?) (?:on |of )?)?the (\d{1,2})(?:st|nd|rd|th)$|^(?:am |der )?(\d{1,2})\.$/;

function ofMonth(words: string, wall: WallTime, now: number, zone: string): number | undefined {
  const [, clock, english, german] = ORDINAL.exec(words) ?? [];
  const day = Number(english ?? german);
  if (!(day >= 1 && day <= 31)) return undefined;
  const time = clock === undefined ? startOfDay(wall) : timeOfDay(clock, now, zone);
  if (time === undefined) return undefined;
  // Every day of a month comes up within three months.
  const moments = [0, 1, 2, 3]
    .map((months) => ({ ...time, year: wall.year, month: wall.month + months, day }))
    .filter(isCalendarDay)
    .map((wall) => instantOf(wall, zone));
  return moments.find((moment) => moment > now);
}

function timeOfDay(clock: string, now: number, zone: string): WallTime | undefined {
  const moment = named(clock, now, zone);
  return moment === undefined ? undefined : wallAt(moment, zone);
}

function periodEnd(period: Period, wall: WallTime): WallTime {
  if (period === 'month') return { ...startOfDay(wall), month: wall.month + 1, day: 1 };
  if (period === 'year') return { ...startOfDay(wall), year: wall.year + 1, month: 1, day: 1 };
  if (period === 'day') return startOfDay(wall, 1);
  if (period === 'next_week') return startOfDay(wall, daysToMonday(wall));
  if (period === 'next_month') return { ...startOfDay(wall), month: wall.month + 1, day: 1 };
  // Weeks and weekends end as Monday begins.
  return startOfDay(wall, daysToMonday(wall));
}

const daysToMonday = (wall: WallTime): number => (8 - weekdayOf(wall)) % 7 || 7;

const LENGTHS: { readonly [U in Unit]?: number } = { minute: 60_000, hour: 3_600_000 };

/** Hours pass; days, months and years are counted on the calendar. */
function afterSpan({ count, unit }: Span, now: number, zone: string): number {
  const length =
    LENGTHS[unit] ??
    (Number.isInteger(count) ? undefined : DAY * { day: 1, week: 7, month: 30, year: 365 }[unit as 'day']);
  if (length !== undefined) return now + count * length;
  const wall = wallAt(now, zone);
  const days = unit === 'day' ? count : unit === 'week' ? 7 * count : 0;
  const months = unit === 'month' ? count : unit === 'year' ? 12 * count : 0;
  return instantOf({ ...wall, day: wall.day + days, month: wall.month + months }, zone);
}

interface Chrono {
  readonly parse: typeof en.parse;
}
type Found = ReturnType<typeof en.parse>[number];

const LATIN: readonly Chrono[] = [en.casual, de.casual, fr.casual, es.casual];
const HAN: readonly Chrono[] = [zh.hans, zh.hant, ja.casual];

/**
 * The moment that a text names, in milliseconds since 1970: what a call passes where a time is expected ("tomorrow at
 * eight"). A span of time names none; nor does a day where the time of day is asked for (`minutes`).
 */
export function readTime(
  text: string,
  { now, zone }: { readonly now: number; readonly zone: string },
  precision: 'minutes' | 'instant' = 'instant',
): number | undefined {
  if (text.length > LONGEST || !isTimeZone(zone) || !Number.isFinite(now)) return undefined;
  const words = plain(text);
  const found = foundIn(words, now, zone);
  if (!found || found.end || (precision === 'minutes' && !found.start.isCertain('hour'))) return undefined;
  return momentOf(found, now, zone);
}

/** A date or time that makes up the whole text. */
function named(words: string, now: number, zone: string): number | undefined {
  const found = foundIn(words, now, zone);
  return found && momentOf(found, now, zone);
}

function foundIn(words: string, now: number, zone: string): Found | undefined {
  const offset = Math.round(offsetAt(now, zone) / 60_000);
  const reference = { instant: new Date(now), timezone: offset };
  for (const language of /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)
    ? HAN
    : LATIN) {
    const [found, ...others] = language.parse(words, reference, { forwardDate: true });
    if (found && others.length === 0 && isWhole(words, found)) return found;
  }
  return undefined;
}

/** What may stand beside a date without changing it. */
const FILLER = /^(the|of|on|at|in|am|um|der|den|dem|le|la|à|el|a las|[\s,.的])*$/u;

const isWhole = (words: string, { index, text }: Found): boolean =>
  FILLER.test(words.slice(0, index).trim()) && FILLER.test(words.slice(index + text.length).trim());

/** Of a time from one to another, the other is the end. */
function momentOf({ start: from, end, text }: Found, now: number, zone: string): number | undefined {
  const start = end ?? from;
  // "Feb 30" is no February of the year 30.
  if (start.isCertain('year') && !/\d{4}/.test(text) && !start.isCertain('day')) return undefined;
  if (start.isCertain('timezoneOffset') && start.isCertain('hour')) return start.date().getTime();
  const part = (name: Parameters<Found['start']['get']>[0]) => start.get(name) ?? 0;
  const day = { year: part('year'), month: part('month'), day: part('day'), hour: 0, minute: 0, second: 0 };
  if (!isCalendarDay(day)) return undefined;
  const wall = start.isCertain('hour') ? { ...day, hour: part('hour'), minute: part('minute') } : day;
  const moment = instantOf(wall, zone);
  if (moment > now || isFixed(start, text)) return moment;
  // "Until Monday", said on a Monday, and "until 5 pm", said in the evening, mean the next one.
  return instantOf({ ...wall, day: wall.day + (start.isCertain('weekday') ? 7 : 1) }, zone);
}

/** February has no 30th. */
const isCalendarDay = (day: WallTime): boolean => new Date(asUtc(day)).getUTCDate() === day.day;

const isFixed = (start: Found['start'], text: string): boolean =>
  start.isCertain('day') || start.isCertain('month') || /^(now|jetzt|ahora|现在)$/.test(text);
