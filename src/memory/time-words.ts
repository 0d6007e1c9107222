/** Words for ends and spans of time that the date library does not know, in six languages. */

/** The day, week, month or year that a rule lasts for, or a time that is not one on a clock. */
export type Period =
  | 'day'
  | 'week'
  | 'weekend'
  | 'next_week'
  | 'month'
  | 'next_month'
  | 'year'
  | 'task'
  | 'session';

const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ['next_week', /^(next week|nächste(r)? woche|la semaine prochaine|la próxima semana|下周|下个星期|来週)$/],
  ['next_month', /^(next month|nächste(r|n)? monat|le mois prochain|el próximo mes|下个月|来月)$/],
  [
    'task',
    /^(task|this task|this request|the task is done|i (say|tell you) (so|otherwise)|diese aufgabe|cette tâche|esta tarea|这个任务|本次任务|このタスク)$/,
  ],
  [
    'session',
    /^(session|(the rest of )?(this|the) (session|conversation|chat)|(end of )?(this |the )?session|diese (sitzung|unterhaltung)|cette (session|conversation)|esta (sesión|conversación)|这次(会话|对话)|本次(会话|对话)|このセッション(中)?)$/,
  ],
  [
    'day',
    /^(today|tonight|(the )?(rest|end) of (the |this )?day|(the )?end of today|(the )?rest of today|eod|heute|heute (abend|nacht)|aujourd'hui|ce soir|hoy|esta noche|今天|今日|今晚|今天(之内|内|结束)|今夜|今日中)$/,
  ],
  [
    'week',
    /^(this week|(the )?(end|rest) of (the |this )?week|(the )?week is over|eow|diese(r)? woche|ende der woche|cette semaine|(la )?fin de (la|cette) semaine|esta semana|(el )?(fin|final) de (la|esta) semana|本周|这周|這週|这(个)?星期|本周(末|内|结束)|这周(末|内|结束)|今週(中|末)?)$/,
  ],
  ['weekend', /^((this|the|over the) weekend|dieses wochenende|ce week-?end|este fin de semana|この週末)$/],
  [
    'month',
    /^(this month|(the )?(end|rest) of (the |this )?month|eom|diese(n|r)? monat|ende des monats|ce mois(-ci)?|(la )?fin du mois|este mes|(el )?(fin|final) (de|del|de este) mes|本月|这个月|月底|本月底|今月(中|末)?)$/,
  ],
  [
    'year',
    /^(this year|(the )?(end|rest) of (the |this )?year|eoy|diese(s|m)? jahr|ende des jahres|cette année|(la )?fin de l'année|este año|(el )?(fin|final) de(l)? año|今年(内|底|中)?|年底|年末)$/,
  ],
];

/** `text` in lower case, without the words that introduce an end. */
export const periodOf = (text: string): Period | undefined =>
  PERIODS.find(([, form]) => form.test(text))?.[0];

/** Words that introduce an end and say nothing about when: at the beginning, and at the end of the text. */
const BEFORE =
  /^(until|till|'til|til|up to|before|by|through|for|during|lasting|bis|vor|für|jusqu'(à|au|en)|jusque|avant|pendant|pour|hasta|antes de|durante|por|直到|到|在)(?=\s|[^\p{L}]|[\p{Script=Han}])\s*/u;
const AFTER = /\s*(之前|以前|前|之内|以内|内|为止|まで|までは|の間|间)$/u;
const ARTICLE = /^(the|all of|all|der|die|das|den|dem|zum|le|la|les|el|los|las)\s+(?=\S)/;

export function withoutLead(text: string): string {
  const bare = text.replace(BEFORE, '').replace(AFTER, '').trim();
  return bare === text ? text : withoutLead(bare);
}

export const withoutArticle = (text: string): string => text.replace(ARTICLE, '');

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['minute', /^(minutes?|mins?|minuten?|minutos?|分钟|分鐘|分間|分)$/],
  ['hour', /^(hours?|hrs?|h|stunden?|std|heures?|horas?|小时|小時|个小时|個小時|個鐘頭|钟头|时間|時間)$/],
  ['day', /^(days?|d|tage?n?|jours?|días?|dias?|天|日間|日)$/],
  ['week', /^(weeks?|wks?|wochen?|semaines?|semanas?|周|週間|个星期|星期|个礼拜)$/],
  ['month', /^(months?|monate?n?|mois|mes(es)?|个月|個月|ヶ月|か月|ヵ月)$/],
  ['year', /^(years?|jahre?n?|ans?|années?|años?|年間|年)$/],
];
export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const NUMBERS: { readonly [word: string]: number } = Object.assign(Object.create(null), {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  ...{ eleven: 11, twelve: 12, couple: 2, few: 3, half: 0.5 },
  ...{
    ein: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
  },
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10 },
  ...{ una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
  ...{ 一: 1, 两: 2, 兩: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 半: 0.5 },
});

/** Words around a number: "the next two hours", "die nächsten zwei Stunden", "接下来两个小时". */
const SPAN =
  /^(?:the\s+|die\s+|les\s+|las\s+|los\s+)?(?:next|coming|following|nächsten|kommenden|prochaines?|prochains?|próxim[oa]s?|in|within|接下来的?|未来|今後|この先)?\s*(?:a\s+(?=couple|few))?(\d{1,6}(?:\.\d+)?|[a-zà-ÿ]+|[一两兩二三四五六七八九十半])\s*(?:of\s+|more\s+|an?\s+|prochain(?:e)?s\s+)?([\p{L}]+)$/u;

export interface Span {
  readonly count: number;
  readonly unit: Unit;
}

/** "two hours", "the next 30 minutes", "两个小时"; undefined for anything else. */
export function spanOf(text: string): Span | undefined {
  const [, amount = '', word = ''] = SPAN.exec(text) ?? SINGLE.exec(text) ?? [];
  const unit = UNITS.find(([, form]) => form.test(word))?.[0];
  const count = amount === '' ? 1 : (NUMBERS[amount] ?? Number(amount));
  return unit === undefined || !Number.isFinite(count) || count <= 0 ? undefined : { count, unit };
}

/** "the next hour": one of them. */
const SINGLE =
  /^()(?:the\s+)?(?:next|coming|following)\s+(minute|hour|day)$|^()(?:die|der|den)\s+nächsten?\s+(stunde|tag|minute)$/u;
