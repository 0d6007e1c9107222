/** How well a tool fits an order: by what it does, what it is about, and what it is called. */

import { stem } from '../../search/stems.ts';
import type { DecreeLexicon, Sense } from './lexicon.ts';
import type { Thing, ThingKind } from './things.ts';
import type { Tool } from './toolbox.ts';

export interface Wanted {
  /** The verb as the lexicon has it, or as it is written. */
  readonly lemma: string;
  readonly senses: readonly Sense[];
  /** No verb of the lexicon: the name of a tool may have it all the same. */
  readonly unknown?: boolean;
  /** Things of one reading. */
  readonly things: readonly Thing[];
}

/** What things of a kind are found in. */
const HOMES: Readonly<Partial<Record<ThingKind, readonly string[]>>> = {
  person: ['message'],
  path: ['file'],
  url: ['web'],
  channel: ['channel'],
  branch: ['vcs'],
  environment: ['cloud', 'db'],
  amount: ['payment'],
  command: ['shell'],
  flag: ['shell'],
  sql: ['db'],
};

/** What is handed on may be about anything. */
const HANDED: ReadonlySet<string> = new Set(['send', 'share', 'post', 'upload', 'attach', 'print', 'copy']);
export const CHANGE = 'change';
/** To change or to read. */
export const REACH = 'reach';
export const RUN = 'run';
export const MANY: ReadonlySet<string> = new Set([CHANGE, REACH, 'edit']);

/** "The prod database" is in a database, and in no cloud. */
function homesOf(kind: ThingKind, senses: readonly Sense[]): readonly string[] {
  const homes = HOMES[kind] ?? [];
  const own = homes.filter((home) => senses.some(({ domain }) => domain === home));
  return own.length > 0 ? own : homes;
}

interface Fit {
  readonly tool: Tool;
  readonly sense: Sense;
  readonly score: number;
}

export function groupFit(sense: Sense, lemma: string, tool: Tool, lexicon: DecreeLexicon): number {
  const { action } = sense;
  if (action === RUN || action === REACH) return 1;
  if (action === CHANGE || action === 'edit' || action === 'write') return tool.reads ? 0 : 1;
  if (lemma !== '' && tool.stems.has(stem(lemma.split(' ')[0] ?? ''))) return 3;
  return actionFit(sense, tool, lexicon, []);
}

export function bestFit(wanted: Wanted, tool: Tool, lexicon: DecreeLexicon): Fit | undefined {
  let best: Fit | undefined;
  for (const sense of wanted.senses) {
    const score = fitOf(sense, wanted, tool, lexicon);
    if (score > (best?.score ?? 0)) best = { tool, sense, score };
  }
  return best;
}

export function fitOf(
  sense: Sense,
  { lemma, things, unknown }: Wanted,
  tool: Tool,
  lexicon: DecreeLexicon,
): number {
  // Much is run: what it is says whether `run_tests` does it.
  const named = isCalled(lemma, sense, tool) && (sense.action !== RUN || tool.stems.size === 1) ? 2 : 0;
  const does = unknown && tool.stems.has(stem(lemma)) ? 2 : actionFit(sense, tool, lexicon, things);
  if (does === 0 || (sense.action === 'pay' && lemma !== '' && isBilling(tool))) return 0;
  const about = domainFit(sense, things, tool, lexicon);
  if (about < 0 || isOtherWay(things, tool) || isElsewhere(sense, things, tool)) return 0;
  if (about === 0 && isOfFiles(things) && !tool.domains.has('file') && tool.unknown.size > 0) return 0;
  const isNamed = things.some(({ norm }) =>
    norm
      .split(' ')
      .some((word) => (tool.stems.has(stem(word)) && !isVerbOf(tool, word)) || tool.server.has(stem(word))),
  );
  const anything =
    (sense.action === CHANGE || sense.action === REACH) &&
    things.every(({ kind, bare }) => kind === 'all' && bare === undefined);
  const wholly = things.length === 0 && sense.action === 'overwrite' && tool.actions.has('write');
  if (about === 0 && does < 2 && named === 0 && !isNamed && !anything && !wholly) return 0;
  return does + about + named + (isNamed ? 1 : 0);
}

/** `send_invoice` asks for money. */
const isBilling = ({ stems, actions }: Tool): boolean =>
  !actions.has('pay') && (stems.has('invoic') || stems.has('bill'));

/** Files are made by no tool that is called after something else (`CronCreate`). */
export const isOfFiles = (things: readonly Thing[]): boolean =>
  things.some(({ kind, senses }) => kind === 'path' || senses.some(({ domain }) => domain === 'file'));

/** `web_search` searches, in whatever language it is asked to. */
const isCalled = (lemma: string, { action }: Sense, tool: Tool): boolean =>
  (lemma !== '' && tool.stems.has(stem(lemma.split(' ')[0] ?? ''))) ||
  (tool.executor && tool.stems.has(stem(action)));

/** A channel is not written to privately, nor a person in a channel. */
const isOtherWay = (things: readonly Thing[], tool: Tool): boolean =>
  (things.some(({ kind }) => kind === 'sql') && tool.actions.has('migrate')) ||
  (things.some(({ kind }) => kind === 'channel') &&
    (tool.domains.has('dm') || tool.domains.has('email') || tool.domains.has('sms')));

/** "Write to config.yaml" is no message, whatever "write to" says of people. */
const isElsewhere = ({ domain }: Sense, things: readonly Thing[], tool: Tool): boolean =>
  domain === 'message' && !tool.domains.has('file') && things.some(({ kind }) => kind === 'path');

const isVerbOf = (tool: Tool, word: string): boolean => tool.actions.has(word);

/** 0: does something else. 1: does the like, or anything. 2: does it. */
export function actionFit(
  { action }: Sense,
  tool: Tool,
  lexicon: DecreeLexicon,
  things: readonly Thing[],
): number {
  if (action === REACH) return tool.shell || (tool.actions.size === 0 && !tool.executor) ? 0 : 1;
  if (action === CHANGE)
    return tool.reads || tool.shell || (tool.actions.size === 0 && !tool.executor) ? 0 : 1;
  if (tool.shell) return 0;
  if (action === RUN) return runFit(tool, things, lexicon);
  if (tool.actions.has(action) || tool.unknown.has(stem(action))) return 2;
  if (isStatement(tool) && WRITES.has(action)) return 1;
  if (
    tool.reads &&
    !lexicon.reads.has(action) &&
    !(action === 'open' && things.some(({ kind }) => kind === 'path'))
  )
    return 0;
  if (tool.executor) return 1;
  const like = lexicon.like.get(action);
  return like && [...tool.actions, ...tool.stems].some((one) => like.has(one)) ? 1 : 0;
}

export const WRITES: ReadonlySet<string> = new Set([
  'write',
  'edit',
  'delete',
  'create',
  'overwrite',
  'reset',
  'drop',
  'truncate',
]);

/** Takes any statement: what writes to the database goes through it. */
export const isStatement = ({ domains, actions }: Tool): boolean =>
  domains.has('db') && (actions.has('query') || actions.has('run') || actions.has('execute'));

/** "Use Slack": whatever does something there; "run the migration": what does that. */
function runFit(tool: Tool, things: readonly Thing[], lexicon: DecreeLexicon): number {
  if (things.some(({ kind }) => kind === 'person') && !things.some(({ senses }) => senses.length > 0))
    return 0;
  const actions = things
    .flatMap(({ senses }) => senses.map(({ action }) => action))
    .filter((one) => one !== 'none');
  if (actions.some((action) => tool.actions.has(action))) return 2;
  const isFile = tool.domains.has('file') && !tool.domains.has('drive') && !tool.actions.has(RUN);
  if (isFile) return 0;
  if (tool.reads && actions.length > 0 && !actions.every((action) => lexicon.reads.has(action))) return 0;
  return 1;
}

/** -1: about something else. 0: nothing is known. 1: about the wider or narrower. 2: about the same. */
function domainFit(sense: Sense, things: readonly Thing[], tool: Tool, lexicon: DecreeLexicon): number {
  if (sense.domain !== 'any') {
    const own = related([sense.domain], tool, lexicon);
    if (own > 0) {
      const nouns = nounDomains(things);
      return nouns.length > 0 && related(nouns, tool, lexicon) === 2 ? own + 1 : own;
    }
    return tool.domains.size === 0 && tool.actions.has(sense.action) ? 0 : -1;
  }
  const nouns =
    (sense.action === 'search' || HANDED.has(sense.action)) &&
    (tool.actions.has(sense.action) || (tool.executor && tool.stems.has(sense.action))) &&
    related(nounDomains(things), tool, lexicon) === 0
      ? []
      : nounDomains(things);
  if (nouns.length > 0) {
    const about = related(nouns, tool, lexicon);
    if (about > 0) return about;
    if (sense.action === RUN && tool.domains.size > 0) return -1;
  }
  const homes = things.flatMap(({ kind, prep, senses }) =>
    kind === 'name' && (MANY.has(sense.action) || sense.action === 'overwrite')
      ? ['file']
      : kind === 'person' && (HANDED.has(sense.action) || (prep !== null && !/^(?:to|with)$/.test(prep)))
        ? []
        : homesOf(kind, senses),
  );
  const at = related(homes, tool, lexicon);
  if (at > 0) return at;
  if (
    homes.length > 0 &&
    things.some(({ kind }) => kind !== 'person') &&
    tool.domains.size > 0 &&
    sense.action !== RUN
  )
    return nouns.length + homes.length > 0 && !tool.executor ? -1 : 0;
  return nouns.length > 0 && tool.domains.size > 0 ? -1 : 0;
}

/** Domains of the nouns that say what it is done to, the last of each thing first. */
export const nounDomains = (things: readonly Thing[]): readonly string[] =>
  things.flatMap(({ senses, prep }) =>
    prep === null || senses.length > 0
      ? senses.map(({ domain }) => domain).filter((domain) => domain !== 'any')
      : [],
  );

/** The word of the name of a tool, where no English noun is about it. */
export const isOwnWord = (domain: string, tool: Tool, lexicon: DecreeLexicon): boolean =>
  !englishDomains(lexicon).has(domain) && tool.stems.has(stem(domain));

const domainsOf = new WeakMap<DecreeLexicon, ReadonlySet<string>>();

function englishDomains(lexicon: DecreeLexicon): ReadonlySet<string> {
  const known = domainsOf.get(lexicon);
  if (known) return known;
  const { nouns, verbs } = lexicon.language('en');
  const entries = [...nouns.values(), ...verbs.values()].flat();
  const domains = new Set(entries.flatMap(({ senses }) => senses.map(({ domain }) => domain)));
  domainsOf.set(lexicon, domains);
  return domains;
}

export function related(domains: readonly string[], tool: Tool, lexicon: DecreeLexicon): number {
  let best = 0;
  for (const domain of domains) {
    // “价格” is about `price`, as `update_price` is.
    if (isOwnWord(domain, tool, lexicon)) return 2;
    for (const own of tool.domains) {
      if (domain === own) return 2;
      if (lexicon.wider.get(domain)?.has(own) || lexicon.wider.get(own)?.has(domain)) best = 1;
    }
  }
  return best;
}
