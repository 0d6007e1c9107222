/**
 * Open words: words at the end of a clause that may be about all of it, or about its last part only.
 *
 * "Don't deploy or push to prod" forbids deploying to prod, or every deploy. The narrow way to take them is enforced;
 * the wide one is told beside it.
 */

import type { Act, Action, Clause, Limit, Part, Verb } from './clause.ts';
import type { Lexeme } from './lexemes.ts';
import type { Told, ToldReading } from './scene.ts';
import { textOf } from './things.ts';

export interface OpenClause {
  /** The words are about all of it. */
  readonly narrow: Clause;
  /** They are about the last part only. */
  readonly wide: readonly Clause[];
  /** As the user wrote them. */
  readonly words: string;
}

/** An "only" turns what is narrow round, and a wish forbids nothing. */
const OPEN: ReadonlySet<Act> = new Set(['forbid', 'ask', 'allow', 'allowed', 'resume', 'noask']);

export function openClause(clause: Clause, message: string): OpenClause | undefined {
  if (!OPEN.has(clause.act)) return undefined;
  const topic = trailingTopic(clause);
  const limits = trailingLimits(clause);
  const places = clause.actions.flatMap((action) =>
    [trailingPlace(action)].filter((part) => part !== undefined),
  );
  if (!topic && limits.length === 0 && places.length === 0) return undefined;
  const words = [
    ...[...(topic ? [topic] : []), ...places].map((part) => partText(part, message)),
    ...limits.map(({ opener, said }) => textOf([...opener, ...said], message)),
  ];
  return {
    narrow: topic ? { ...clause, actions: withTopic(clause.actions, topic) } : clause,
    wide: wideClauses(clause, limits),
    words: words.join('; '),
  };
}

function wideClauses({ act, actions, limits }: Clause, trailing: readonly Limit[]): readonly Clause[] {
  const own = limits.filter((limit) => !trailing.includes(limit));
  return actions.map((action, i) => ({
    act,
    actions: trailingPlace(action) ? apart(action) : [action],
    limits: i === actions.length - 1 ? limits : own,
  }));
}

/** Only the last of the verbs keeps the place. */
const apart = ({ verbs, parts }: Action): readonly Action[] => [
  { verbs: verbs.slice(0, -1), parts: [] },
  { verbs: verbs.slice(-1), parts },
];

/** "Deploy or push *to prod*": a place after several verbs, none of which has an object. */
function trailingPlace({ verbs, parts }: Action): readonly Part[] | undefined {
  const [first] = parts;
  if (verbs.length < 2 || !first || parts.some(({ prep }) => prep === null)) return undefined;
  return startOf(first) > Math.max(...verbs.map(endOf)) ? parts : undefined;
}

/** "Don't edit the README and push to main *without asking*": limits after several things to do, each with its object. */
function trailingLimits({ actions, limits }: Clause): readonly Limit[] {
  const last = actions.at(-1);
  if (actions.length < 2 || !last || actions.slice(0, -1).every(({ parts }) => parts.length === 0)) return [];
  const start = Math.min(
    ...last.verbs.map(({ lexemes }) => lexemes[0]?.from ?? 0),
    ...last.parts.map(startOf),
  );
  return limits.filter((limit) => NARROWS.test(limit.kind) && isAfter(limit, start));
}

const NARROWS = /^(?:until|time|task|session|if|season|unless|consent|automatic)$/;
const isAfter = ({ opener: [first] }: Limit, start: number): boolean =>
  first !== undefined && first.from > start;

/** "Email Sarah or post in #general *about the layoffs*": both say something about something. */
function trailingTopic({ actions }: Clause): readonly Part[] | undefined {
  const isTopic = ({ prep }: Part) => prep !== null && TOPIC.test(prep);
  const topic = actions.length > 1 ? (actions.at(-1)?.parts.filter(isTopic) ?? []) : [];
  const others = actions.slice(0, -1);
  const fits =
    topic.length > 0 && others.every(({ verbs, parts }) => verbs.every(isSaid) && !parts.some(isTopic));
  return fits ? topic : undefined;
}

const TOPIC = /^(?:about|regarding|concerning)$/;
const SAID = /^(?:message|email|sms|dm|slack|whatsapp|telegram|teams|discord|phone|channel|social)$/;
const isSaid = ({ entry }: Verb): boolean => entry?.senses.some(({ domain }) => SAID.test(domain)) === true;

const withTopic = (actions: readonly Action[], topic: readonly Part[]): readonly Action[] =>
  actions.map((one, i) => (i === actions.length - 1 ? one : { ...one, parts: [...one.parts, ...topic] }));

const startOf = ({ items }: Part): number => items[0]?.[0]?.from ?? 0;
const endOf = ({ lexemes }: Verb): number => lexemes.at(-1)?.from ?? 0;

const partText = (parts: readonly Part[], message: string): string =>
  parts.map(({ prep, items }) => `${prep ?? ''} ${textOf(spanOf(items), message)}`.trim()).join(' ');

/** The first and last word of a list, between which the others stand. */
function spanOf(items: Part['items']): readonly Lexeme[] {
  const words = items.flat();
  const [first] = words;
  const last = words.at(-1);
  return first && last ? [first, last] : [];
}

/** What is enforced, with what it may mean beside that. */
export function withWider(told: Told, wide: readonly Told[], words: string): Told {
  const left = wide.flatMap(({ readings }) => readings);
  const readings = told.readings.map((narrow): ToldReading => {
    const at = left.findIndex((one) => isOfSame(one, narrow));
    const [other] = at < 0 ? [] : left.splice(at, 1);
    if (!other || limitsKey(other) === limitsKey(narrow)) return narrow;
    const { kind, matcher, condition, until, except } = other;
    return {
      ...narrow,
      wider: {
        ...{ kind, matcher, words },
        ...(condition !== undefined && { condition }),
        ...(until !== undefined && { until }),
        ...(except !== undefined && { except }),
      },
    };
  });
  return { ...told, readings };
}

const isOfSame = (one: ToldReading, other: ToldReading): boolean =>
  one.tool === other.tool &&
  one.verb === other.verb &&
  (one.matcher.value === undefined || one.matcher.value === other.matcher.value);

const limitsKey = ({ kind, matcher, condition, until, except }: ToldReading): string =>
  JSON.stringify([kind, matcher.arg, matcher.value, condition, until, except]);
