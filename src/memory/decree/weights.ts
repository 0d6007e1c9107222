/** Which thing of an order says best what a call is recognised by, and which say more of it. */

import type { Thing, ThingKind } from './things.ts';
import type { Tool } from './toolbox.ts';

/** Which thing of an order says best what a call is recognised by. */
const WEIGHT: Readonly<Record<ThingKind, number>> = {
  flag: 10,
  command: 10,
  sql: 10,
  amount: 9,
  path: 9,
  clock: 9,
  url: 8,
  channel: 8,
  branch: 8,
  environment: 8,
  person: 8,
  folder: 7,
  name: 6,
  pronoun: 1,
  tool: 0,
  all: 0,
};

/** Prepositions of a topic or purpose rather than a target. */
const TOPIC = /^(?:about|regarding|concerning|for|on|of|as|that|which|who|whose|at|关于)$/;
export const PEOPLE: ReadonlySet<string> = new Set([
  'message',
  'email',
  'sms',
  'slack',
  'dm',
  'whatsapp',
  'telegram',
  'teams',
  'discord',
  'phone',
]);

/** "Commands that touch the network": told of the thing, and nothing an argument holds. */
export const isRelative = (prep: string | null): boolean =>
  prep !== null && /^(?:that|which|who|whose)$/.test(prep);

/** What narrows the order and is not in the matcher; a noun about something else counts ("on invoices"). */
export const leftOf = (
  things: readonly Thing[],
  best: Thing | undefined,
  tool: Tool | undefined,
): readonly Thing[] =>
  things.filter((one) => {
    if (one === best || (best && isSamePerson(one, best))) return false;
    if (one.value !== undefined || isRelative(one.prep)) return true;
    if (one.prep !== null && /^(?:other|another) /.test(one.norm)) return true;
    return (
      one.kind === 'all' &&
      one.prep !== null &&
      one.senses.length > 0 &&
      !one.senses.some(({ domain }) => tool?.domains.has(domain)) &&
      isPurpose(one, tool) &&
      !/^(?:repo|repository|project|web|internet|shell|terminal)/.test(one.norm)
    );
  });

/** "For incident updates" is what for, and no argument of a call. */
export const isPurpose = ({ kind, prep, text }: Thing, tool: Tool | undefined): boolean =>
  prep !== null &&
  !(kind === 'name' && tool?.domains.has('payment') && /^\p{Lu}\p{Ll}/u.test(text)) &&
  (kind === 'name' || kind === 'all') &&
  ((/^(?:for|during)$/.test(prep) && !tool?.actions.has('search') && !tool?.domains.has('search')) ||
    (kind === 'all' && /^(?:on|in|about|with)$/.test(prep))) &&
  tool !== undefined;

/** "Sarah at sarah@example.com" is one person. */
const isSamePerson = (one: Thing, { prep, value = '' }: Thing): boolean =>
  value.includes('@') && one.prep === null && (prep === 'at' || prep === null) && one.value !== undefined;

export function weight({ kind, prep, value = '' }: Thing, tool: Tool | undefined): number {
  const topic = prep !== null && TOPIC.test(prep) && (kind === 'name' || kind === 'person') ? 3 : 0;
  const people = [...(tool?.domains ?? [])].some((domain) => PEOPLE.has(domain));
  const payee = prep === 'to' && tool?.domains.has('payment') ? 1 : 0;
  const target = (kind === 'name' || kind === 'person') && people ? targetWeight(prep) : payee;
  const address = kind === 'person' && value.includes('@') && (prep === null || prep === 'at') ? 4 : 0;
  const outside = kind === 'person' && OUTSIDERS.test(value) ? 3 : 0;
  return WEIGHT[kind] - topic - outside + target + address;
}

/** Nobody whose name a call would show. */
const OUTSIDERS = /外部|外人|第三方|陌生人/;

/** To whom it goes rather than what. */
const targetWeight = (prep: string | null): number =>
  prep === null ? 1 : /^(?:to|with)$/.test(prep) ? 3 : 0;
