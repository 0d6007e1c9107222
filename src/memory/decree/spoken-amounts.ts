/** Times at which things start, and amounts that a condition tells of what is paid. */

import type { Action, Clause, Limit, Verb } from './clause.ts';
import { decreeLimits, type Limits } from './limits.ts';
import type { Scene } from './scene.ts';
import { type Naming, type Thing, thingOf } from './things.ts';

/** "No meetings before 9am": of what is put into a calendar, a time of day says when it starts. */
export function startTime(
  verb: Verb | undefined,
  { parts }: Action,
  clause: Clause,
  limits: Limits,
  { naming }: Scene,
): readonly [Limits, readonly Thing[]] {
  const amount = amountIn(clause, naming);
  if (amount) {
    const others = clause.limits.filter((one) => one !== amount[0]);
    return [decreeLimits(others, naming.message), [amount[1]]];
  }
  const limit = clause.limits.find(({ opener, said }) => timeWord(opener) !== undefined && isHour(said));
  const senses = verb
    ? (verb.entry?.senses ?? [])
    : parts.flatMap(({ prep, items }) => items.flatMap((item) => thingOf(item, prep, naming).senses));
  if (!limit || !senses.some(({ domain }) => STARTS.has(domain))) return [limits, []];
  const rest = decreeLimits(
    clause.limits.filter((one) => one !== limit),
    naming.message,
  );
  const hour = limit.said.slice(0, 1).map((one) => ({ ...one, kind: 'clock' as const }));
  return [rest, [thingOf(hour, timeWord(limit.opener) ?? null, naming)]];
}

/** "Vor 10 Uhr", "10時前": before or after a time. */
function timeWord(opener: Limit['opener']): 'before' | 'after' | undefined {
  const first = opener[0]?.norm ?? '';
  if (/^(?:before|vor|avant|antes|前|よ)$/.test(first)) return 'before';
  return /^(?:after|danach|apres|despues|tras|以|後)$/.test(first) ? 'after' : undefined;
}

/** What begins at a time that a call states. */
const STARTS: ReadonlySet<string> = new Set(['calendar', 'travel', 'flight', 'restaurant', 'ride', 'alarm']);

/** `9am`, or a lone `10`. */
const isHour = ([first, ...others]: Limit['said']): boolean =>
  others.every(({ norm }) =>
    /^(?:please|pls|or|any|later|earlier|for|me|us|my|time|uhr|h|heures|horas|時|よ|り)$/.test(norm),
  ) &&
  (first?.kind === 'clock' || (first?.kind === 'number' && Number(first.text) <= 24));

/** "If it costs more than $100": an amount that a condition tells of what is paid. */
function amountIn({ limits, actions }: Clause, naming: Naming): readonly [Limit, Thing] | undefined {
  const limit = limits.find(
    ({ kind, said }) =>
      kind === 'if' && said.length < 10 && /^(?:it|the|they|that)$/.test(said[0]?.norm ?? ''),
  );
  if (!limit) return undefined;
  const at = limit.said.findIndex(({ norm }) =>
    /^(?:over|above|under|below|exceeds|than|exceed)$/.test(norm),
  );
  const thing = thingOf(limit.said.slice(at + 1), compares(limit.said.slice(0, at + 1)), naming);
  const pays = actions.some(({ verbs }) =>
    verbs.every(({ entry }) => entry?.senses.some(({ domain }) => PAYS.has(domain))),
  );
  const isMoney = pays ? !thing.text.includes('%') : /[$€£¥]|usd|eur|gbp|dollar|buck|pound/i.test(thing.text);
  return at >= 0 && thing.kind === 'amount' && isMoney ? [limit, thing] : undefined;
}

/** What costs something. */
const PAYS: ReadonlySet<string> = new Set(
  'payment shop travel flight hotel restaurant ride finance subscription'.split(' '),
);

const compares = (said: Limit['said']): string =>
  said.some(({ norm }) => /^(?:under|below|less|fewer)$/.test(norm)) ? 'under' : 'over';
