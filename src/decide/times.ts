/** Times in arguments: of a day, or on a calendar. */

import { fold } from '../catalog/fold.ts';
import { instantOf, wallAt } from '../memory/calendar.ts';

/** The clock a call is decided by. Milliseconds since 1970, and a time zone by its IANA name. */
export interface WallClock {
  readonly now: number;
  readonly zone: string;
}

/**
 * Reads a time in words ("tomorrow at eight") as milliseconds since 1970; undefined when it is none. For `minutes`, a
 * day without a time of day is none.
 */
export type ReadTime = (
  text: string,
  clock: WallClock,
  precision: 'minutes' | 'instant',
) => number | undefined;

/** Minutes since midnight, or milliseconds since 1970. */
export type Moment =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'instant'; readonly instant: number };

const OF_DAY =
  /(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?(?![\p{L}\d])|(?<![\d:])(\d{1,2}):(\d{2})(?::\d{2})?(?![\d:])|(?<!\d)(\d{1,2})\s*(?:点|點|時|uhr|h(?![\p{L}\d]))(?:(半)|(\d{1,2})分?)?/u;

/** The time of day in a text, in minutes; undefined where there is none, or more than one. */
export function minutesIn(text: string): number | undefined {
  const folded = fold(text);
  const found = OF_DAY.exec(folded);
  if (!found) return undefined;
  const rest = folded.slice(0, found.index) + folded.slice(found.index + found[0].length);
  if (OF_DAY.test(rest)) return undefined;
  const [, hour12, minute12 = '0', half, hour24, minute24, hourCjk, halfPast, minuteCjk] = found;
  if (hour12 !== undefined && half !== undefined)
    return within((Number(hour12) % 12) + (half === 'p' ? 12 : 0), Number(minute12), Number(hour12) <= 12);
  if (hour24 !== undefined) return within(Number(hour24), Number(minute24));
  const late = /下午|晚上|午後/.test(folded) && Number(hourCjk) < 12 ? 12 : 0;
  return within(Number(hourCjk) + late, halfPast ? 30 : Number(minuteCjk ?? 0));
}

const within = (hour: number, minute: number, fits = true): number | undefined =>
  fits && hour <= 24 && minute < 60 ? hour * 60 + minute : undefined;

const ON_CALENDAR =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** What a limit such as `09:00` or `2026-12-01` means. */
export function limitOf(text: string, zone: string): Moment | undefined {
  const instant = onCalendar(text.trim(), zone);
  if (instant !== undefined) return { kind: 'instant', instant };
  const minutes = minutesIn(text);
  return minutes === undefined ? undefined : { kind: 'minutes', minutes };
}

/** A date, and a time, as milliseconds since 1970. Without an offset it is what the wall shows in the zone. */
function onCalendar(text: string, zone: string): number | undefined {
  const found = ON_CALENDAR.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((n) => Number(n ?? 0));
  const offset = found[7];
  if (offset !== undefined) {
    const parsed = Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
    return Number.isNaN(parsed) ? undefined : parsed;
  }
  return instantOf({ year, month, day, hour, minute, second }, zone);
}

/** What a value of an argument says about a time, in the form that is compared with `limit`. */
export function momentOf(
  value: string | number | boolean,
  limit: Moment,
  clock: WallClock,
  read?: ReadTime,
): number | undefined {
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return fromInstant(epoch(value), limit, clock.zone);
  const text = value.trim().slice(0, 200);
  const instant = onCalendar(text, clock.zone);
  if (instant !== undefined)
    return /\d:\d/.test(text) || limit.kind === 'instant'
      ? fromInstant(instant, limit, clock.zone)
      : undefined;
  if (/^\d{9,13}$/.test(text)) return fromInstant(epoch(Number(text)), limit, clock.zone);
  const minutes =
    limit.kind === 'minutes' && !/\b([a-z]{1,4}t|utc|gmt|z)\b/i.test(text.replace(/\bat\b/gi, ''))
      ? minutesIn(text)
      : undefined;
  if (minutes !== undefined) return minutes;
  return fromInstant(read?.(text, clock, limit.kind), limit, clock.zone);
}

/** Seconds or milliseconds since 1970. */
const epoch = (value: number): number | undefined =>
  value >= 1e11 ? value : value >= 1e8 ? value * 1_000 : undefined;

function fromInstant(instant: number | undefined, limit: Moment, zone: string): number | undefined {
  if (instant === undefined || !Number.isFinite(instant) || limit.kind === 'instant') return instant;
  const { hour, minute } = wallAt(instant, zone);
  return hour * 60 + minute;
}
