/** Catalogs of any size for benchmarks: tools that look like tools, with the relations that real ones have. */

import type { LoadInput } from '../../src/catalog/load.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { createPolicy } from '../../src/lictor.ts';
import { randomFrom } from './random.ts';

const VERBS = [
  ...['send', 'create', 'delete', 'list', 'search', 'update', 'export', 'import', 'archive', 'review'],
  ...['approve', 'cancel', 'schedule', 'merge', 'deploy', 'restart', 'publish', 'convert', 'verify', 'lock'],
] as const;
const OBJECTS = [
  ...['invoice', 'ticket', 'branch', 'calendar', 'contact', 'message', 'report', 'server', 'bucket', 'index'],
  ...['payment', 'order', 'customer', 'photo', 'document', 'release', 'issue', 'comment', 'account', 'token'],
  ...['meeting', 'folder', 'backup', 'queue', 'metric', 'alert', 'record', 'draft', 'label', 'project'],
] as const;
const SYLLABLES = ['ba', 'ko', 'lu', 'mi', 'ra', 'te', 'so', 'ny', 've', 'di', 'pa', 'gu'] as const;

/** A name that few units share, such as `Rabakote`: a customer, a system, a site. */
const rareName = (number: number): string =>
  [1, 12, 144, 1728].map((power) => SYLLABLES[Math.floor(number / power) % 12]).join('');

const id = (number: number): string => {
  const verb = VERBS[number % VERBS.length];
  const object = OBJECTS[Math.floor(number / VERBS.length) % OBJECTS.length];
  return `${verb}_${object}_${rareName(Math.floor(number / 4))}_${number}`;
};

/** The text of `size` units, which says the same every time. */
export function catalogText(size: number): string {
  return Array.from({ length: size }, (_, number) => unitText(number, size)).join('\n');
}

export const catalogInput = (size: number): LoadInput => ({
  files: [{ path: 'catalog.pl', text: catalogText(size) }],
});

export function loaded(input: LoadInput): Policy {
  const policy = createPolicy(input);
  if (!policy.ok) throw new Error(policy.error[0]?.message ?? 'the policy does not load');
  return policy.value;
}

/** One tool as a catalog states it. Every second requires another; few suggest, supersede or conflict. */
export function unitText(number: number, size: number, note = ''): string {
  const random = randomFrom(number * 7919 + 17);
  const pick = <T>(from: readonly T[]): T => from[random() % from.length] as T;
  const verb = VERBS[number % VERBS.length] as string;
  const object = OBJECTS[Math.floor(number / VERBS.length) % OBJECTS.length] as string;
  const rare = rareName(Math.floor(number / 4));
  const other = (step: number) => `tool(${id((number + step) % size)})`;
  const some = (every: number, relation: string, step: number) =>
    number % every === 0 ? [`${relation}([${other(step)}])`] : [];
  const properties = [
    `description("${verb} the ${object} of ${rare}, with its ${pick(OBJECTS)} and ${pick(OBJECTS)}${note}")`,
    `category(${pick(OBJECTS)})`,
    `aliases(["${verb} ${rare} ${object} ${number}"])`,
    `triggers([keyword("${rare}")-20, verb(${verb})-10])`,
    ...some(2, 'requires', 1),
    ...some(5, 'suggests', 7),
    ...some(11, 'supersedes', 3),
    ...some(9, 'conflicts', 5),
    `schema(json('${schemaOf(object, rare)}'))`,
    'mandatory_context(false)',
    'effect(write)',
  ];
  return `unit(tool(${id(number)}), [\n    ${properties.join(',\n    ')}\n]).`;
}

function schemaOf(object: string, rare: string): string {
  return JSON.stringify({
    type: 'object',
    properties: {
      [`${object}_id`]: { type: 'string', description: `Which ${object} of ${rare}` },
      limit: { type: 'integer' },
    },
    required: [`${object}_id`],
  });
}

/** Words of many units: thousands share something with this turn, and the limit keeps the best. */
export const denseTurn: TurnInput = {
  text: 'send the invoice to the customer, then list the calendar and review every report and ticket',
  signals: ['verb(send)', 'verb(list)', 'verb(review)'],
  candidate_limit: 32,
};

/** Words of few units, whatever the size of the catalog. */
export const sparseTurn: TurnInput = {
  text: `what about ${rareName(1)} and ${rareName(2)}?`,
  candidate_limit: 32,
};

/** So that about half of what was selected fits. */
export const packed = (turn: TurnInput): TurnInput => ({
  ...turn,
  budget: { max_context_tokens: 1_600, reserve_output_tokens: 0, safety_margin_tokens: 0 },
});

export const unpacked = (turn: TurnInput): TurnInput => ({ ...turn, pack: false });
