/** Conditions in words that a clock can answer: days of the week, weekends, times of day, working hours. */

import { fold } from '../catalog/fold.ts';
import { type WallTime, wallAt, weekdayOf } from '../memory/calendar.ts';
import { minutesIn, type WallClock } from './times.ts';

/** Days by their names, 0 is Sunday; abbreviations and plurals with them. */
const DAYS: readonly (readonly [day: number, names: string])[] = [
  [0, 'sunday sun sonntag dimanche domingo 周日 星期日 星期天 礼拜天 周天 日曜日 日曜'],
  [1, 'monday mon montag lundi lunes 周一 星期一 礼拜一 月曜日 月曜'],
  [2, 'tuesday tue tues dienstag mardi martes 周二 星期二 礼拜二 火曜日 火曜'],
  [3, 'wednesday wed mittwoch mercredi miercoles 周三 星期三 礼拜三 水曜日 水曜'],
  [4, 'thursday thu thur thurs donnerstag jeudi jueves 周四 星期四 礼拜四 木曜日 木曜'],
  [5, 'friday fri freitag vendredi viernes 周五 星期五 礼拜五 金曜日 金曜'],
  [6, 'saturday sat samstag sonnabend samedi sabado 周六 星期六 礼拜六 土曜日 土曜'],
];
const DAY_NAMES = new Map(
  DAYS.flatMap(([day, names]) => names.split(' ').map((name) => [name, day] as const)),
);
const CJK_DAY = new RegExp(
  [...DAY_NAMES.keys()]
    .filter((name) => /[^a-z]/.test(name))
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

type Test = (wall: WallTime) => boolean;

const minutesOf = ({ hour, minute }: WallTime): number => hour * 60 + minute;
const isWeekend: Test = (wall) => weekdayOf(wall) === 0 || weekdayOf(wall) === 6;
const isWorkTime: Test = (wall) => !isWeekend(wall) && minutesOf(wall) >= 9 * 60 && minutesOf(wall) < 17 * 60;
const isNight: Test = (wall) => minutesOf(wall) >= 22 * 60 || minutesOf(wall) < 6 * 60;

const CLOCK = '(\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?|noon|midnight)';

/** Forms that say something about a clock. Each is taken out of the text; what is left must say nothing. */
const FORMS: readonly (readonly [form: RegExp, test: (found: RegExpExecArray) => Test | undefined])[] = [
  [
    /\b(?:outside|out of)(?: of)? (?:business|working|work|office) hours\b|\bafter[- ]hours\b|非工作时间|下班(?:后|时间)/,
    () => (wall) => !isWorkTime(wall),
  ],
  [/\b(?:business|working|work|office) hours\b|工作时间|上班时间/, () => isWorkTime],
  [/\b(?:weekends?|wochenende[n]?|fin(?:es)? de semana)\b|周末|週末/, () => isWeekend],
  [
    /\b(?:weekdays?|workdays?|working days?|werktags?|wochentags?)\b|工作日|平日/,
    () => (wall) => !isWeekend(wall),
  ],
  [/\b(?:nights?|nachts?|nuit|noche)\b|夜里|夜间|晚上|夜間/, () => isNight],
  [/\b(?:mornings?)\b|上午|早上/, () => (wall) => minutesOf(wall) < 12 * 60],
  [/\bafternoons?\b|下午/, () => (wall) => minutesOf(wall) >= 12 * 60 && minutesOf(wall) < 18 * 60],
  [/\bevenings?\b/, () => (wall) => minutesOf(wall) >= 18 * 60],
  [
    new RegExp(`\\b(?:between|from) ${CLOCK} (?:and|to|until|till) ${CLOCK}`),
    ([, from, to]) => range(clockIn(from), clockIn(to)),
  ],
  [new RegExp(`\\b(?:before|until|earlier than|vor|avant) ${CLOCK}`), ([, to]) => range(0, clockIn(to))],
  [
    new RegExp(`\\b(?:after|past|later than|from|nach|apres) ${CLOCK}`),
    ([, from]) => range(clockIn(from), 24 * 60),
  ],
];

function clockIn(text: string | undefined): number | undefined {
  if (text === 'noon') return 12 * 60;
  if (text === 'midnight') return 0;
  return minutesIn(text ?? '') ?? minutesIn(`${text}:00`);
}

/** From a minute to another, over midnight where the second is earlier. */
function range(from: number | undefined, to: number | undefined): Test | undefined {
  if (from === undefined || to === undefined) return undefined;
  return (wall) => {
    const now = minutesOf(wall);
    return from <= to ? now >= from && now < to : now >= from || now < to;
  };
}

const SAYING_NOTHING =
  /^(?:on|the|a|an|during|in|at|of|every|each|any|over|it|is|its|s|when|while|if|only|and|this|am|pm|day|days|time|or|today|einem|am|im|le|les|los|el|在|的|每|和|时|时候|期间|之?前|之?后)$/;

/** Whether a condition in words holds at the clock's time; undefined when it says something else. */
export function holdsAt(condition: string, clock: WallClock): boolean | undefined {
  const test = testOf(condition);
  return test?.(wallAt(clock.now, clock.zone));
}

const tests = new Map<string, Test | undefined>();
const MOST_TESTS = 2_000;

function testOf(condition: string): Test | undefined {
  if (tests.has(condition)) return tests.get(condition);
  const test = condition.length > 200 ? undefined : readTest(condition);
  if (tests.size >= MOST_TESTS) tests.clear();
  tests.set(condition, test);
  return test;
}

function readTest(condition: string): Test | undefined {
  let rest = ` ${fold(condition).replace(/[.,!?]/g, ' ')} `;
  const negated = /\b(?:not|isn't|except|unless|nicht)\b|不是|除了/.test(rest);
  if (negated) rest = rest.replace(/\b(?:not|isn't|except|unless|nicht)\b|不是|除了/g, ' ');
  const all: Test[] = [];
  for (const [form, make] of FORMS) {
    const found = form.exec(rest);
    const test = found && make(found);
    if (!found || !test) continue;
    all.push(test);
    rest = rest.replace(found[0], ' ');
  }
  const days = daysIn(rest);
  if (days.days.size > 0) all.push((wall) => days.days.has(weekdayOf(wall)));
  const left = days.rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SAYING_NOTHING.test(word));
  if (all.length === 0 || left.length > 0) return undefined;
  return (wall) => all.every((test) => test(wall)) !== negated;
}

function daysIn(text: string): { readonly days: ReadonlySet<number>; readonly rest: string } {
  const days = new Set<number>();
  const take = (name: string, whole: string): string => {
    const day = DAY_NAMES.get(name) ?? DAY_NAMES.get(name.replace(/s$/, ''));
    if (day === undefined) return whole;
    days.add(day);
    return ' ';
  };
  const rest = text
    .replace(CJK_DAY, (name) => take(name, name))
    .replace(/[a-z]+/g, (word) => take(word, word));
  return { days, rest };
}
