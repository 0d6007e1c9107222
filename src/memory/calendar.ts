/** Calendar and clock of a time zone: what the wall shows at an instant, and when it shows it. */

export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Whether this is a time zone by IANA's names, or `UTC`. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** What the wall shows at an instant (milliseconds since 1970). */
export function wallAt(instant: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** The wall's numbers as if they were UTC; days, months and hours beyond their range carry over. */
export const asUtc = ({ year, month, day, hour, minute, second }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** How far the zone is ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (instant: number, zone: string): number =>
  asUtc(wallAt(instant, zone)) - Math.floor(instant / 1000) * 1000;

/**
 * When the wall shows this. A time that is skipped when clocks go forward is moved on by as much; of a time that
 * comes twice, the later one is meant, so that nothing ends early.
 */
export function instantOf(wall: WallTime, zone: string): number {
  const utc = asUtc(wall);
  const offsets = [offsetAt(utc - DAY, zone), offsetAt(utc + DAY, zone)];
  const fitting = offsets
    .map((offset) => utc - offset)
    .filter((instant) => asUtc(wallAt(instant, zone)) === utc);
  return fitting.length > 0 ? Math.max(...fitting) : utc - Math.min(...offsets);
}

/** The first moment of the day that is `days` after this one. */
export const startOfDay = (wall: WallTime, days = 0): WallTime => ({
  ...wall,
  day: wall.day + days,
  hour: 0,
  minute: 0,
  second: 0,
});

/** 0 is Sunday. */
export const weekdayOf = (wall: WallTime): number => new Date(asUtc(wall)).getUTCDay();
