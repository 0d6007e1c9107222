/**
 * Binding: which tools an order is about.
 *
 * A tool is bound because it does what the verb says, to what the nouns say, by its own name, aliases, category and
 * effect; never because it is there. An order that fits none is bound to none.
 */

import { stem } from '../../search/stems.ts';
import { deedIn, isToolFor } from './deeds.ts';
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
const CHANGE = 'change';
/** To change or to read. */
const REACH = 'reach';
const RUN = 'run';
const MANY: ReadonlySet<string> = new Set([CHANGE, REACH, 'edit']);

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

/** Tools in the order they were given; none when none fits. */
export function bind(wanted: Wanted, tools: readonly Tool[], lexicon: DecreeLexicon): readonly Tool[] {
  const bound = bindAll(wanted, tools, lexicon);
  const means = wanted.things.filter(({ kind, prep }) => kind === 'all' && prep !== null && MEANS.test(prep));
  const domains = nounDomains(means);
  const by = bound.filter((tool) => related(domains, tool, lexicon) > 0);
  return by.length > 0 ? by : bound;
}

/** "Don't ping anyone on Slack": by what it is done. */
const MEANS = /^(?:on|via|over|by|through|in|using)$/;

function bindAll(wanted: Wanted, tools: readonly Tool[], lexicon: DecreeLexicon): readonly Tool[] {
  const named = wanted.things.filter(({ kind }) => kind === 'tool');
  if (named.length > 0) return tools.filter(({ name }) => named.some((thing) => thing.tool === name));
  const grouped = inGroup(wanted, tools, lexicon);
  if (grouped.length > 0) return grouped;
  const program = wanted.things.some(({ kind }) => kind === 'command' || kind === 'flag');
  const shells = tools.filter(({ shell }) => shell);
  if (program && shells.length > 0) return shells;
  const called = wanted.lemma === '' ? tools.filter((tool) => isOnlyCalled(tool, wanted.things)) : [];
  if (called.length > 0) return called;
  const meant = { ...wanted, senses: meantSenses(wanted, lexicon) };
  const deed = deedIn(meant.senses, meant.things, lexicon);
  const fits = tools.flatMap((tool) =>
    isPlanning(tool, meant) ? [] : (bestFit(meant, tool, lexicon) ?? []),
  );
  if (shells.length > 0 && (deed ? !fits.some(({ tool }) => isToolFor(deed, tool)) : isAnyCommand(meant)))
    return shells;
  const most = Math.max(0, ...fits.map(({ score }) => score));
  if (most === 0) {
    const named = asFiles(meant);
    const files = named && tools.filter((tool) => tool.domains.has('file') && bestFit(named, tool, lexicon));
    if (files && files.length > 0) return files;
    const [like, ...others] = alike(meant, tools, lexicon);
    if (like && others.length === 0) return [like];
    const keepers = changersOf(meant, tools, lexicon);
    if (keepers.length > 0) return keepers;
    const statements = tools.filter((tool) => isStatement(tool) && isWritten(meant));
    if (statements.length > 0) return statements;
    return shells.filter(() => isCommand(wanted, lexicon));
  }
  const many = meant.senses.some(
    ({ action, domain }) =>
      MANY.has(action) ||
      (action === 'send' && domain === 'message') ||
      (action === 'write' && wanted.things.some(({ kind }) => kind === 'path')),
  );
  const best = fits.filter(({ score }) => score === most || many).map(({ tool }) => tool);
  if (many) return withoutSenders(withoutMakers(best, meant), meant);
  const all = isVisit(meant) ? tools.filter((tool) => isVisitor(tool) || best.includes(tool)) : best;
  return all.filter((tool) => !all.some((other) => isNarrower(tool, other, wanted)));
}

/** What a coding agent writes down for itself changes nothing: "write anything" is not about it. */
const isPlanning = ({ name }: Tool, { things }: Wanted): boolean =>
  /^(?:todo_?write|todo_?read|write_?todos|update_?plan|exit_?plan_?mode|manage_todo_list)$/i.test(name) &&
  !things.some(({ norm }) => /\b(?:todos?|plans?|tasks?)\b/.test(norm));

/** "Edit the migrations": a noun about something else may be what files are called. */
function asFiles(wanted: Wanted): Wanted | undefined {
  const { senses, things } = wanted;
  const areSecrets = things.every((thing) => thing.senses.some(({ domain }) => domain === 'secret'));
  const isOfFiles = ({ action, domain }: Sense): boolean =>
    domain === 'any' && (action === 'edit' || action === CHANGE || (action === 'read' && areSecrets));
  if (!senses.some(isOfFiles)) return undefined;
  const plain = things.filter(({ kind, prep }) => kind === 'all' && prep === null);
  if (things.length === 0 || plain.length !== things.length) return undefined;
  return { ...wanted, things: things.map((one): Thing => ({ ...one, kind: 'name', senses: [] })) };
}

/** "Cancel nothing": of what is not named, the one tool that does the like. */
function alike({ senses, things }: Wanted, tools: readonly Tool[], lexicon: DecreeLexicon): readonly Tool[] {
  if (things.some(({ kind, bare }) => kind !== 'all' || bare !== undefined)) return [];
  const like = senses.filter(({ action, domain }) => domain === 'any' && ALIKE.has(action));
  return tools.filter(
    (tool) => !tool.executor && like.some((sense) => actionFit(sense, tool, lexicon, things) > 0),
  );
}

const ALIKE: ReadonlySet<string> = new Set([
  'cancel',
  'delete',
  'overwrite',
  'archive',
  'share',
  'upload',
  'export',
]);

/** "Delete `users`", where nothing but a database holds what has a name. */
const isWritten = ({ senses, things }: Wanted): boolean =>
  senses.some(({ action, domain }) => domain === 'any' && action !== 'create' && WRITES.has(action)) &&
  things.every(({ kind, senses: own }) => kind === 'name' && own.length === 0);

/** What is kept and can be changed, other than files: pages, records, machines. */
const KEEPS: ReadonlySet<string> = new Set(
  'edit write update delete move overwrite set stop scale archive close assign transition change reset drop'.split(
    ' ',
  ),
);

/** "Hands off anything tagged billing": where no tool changes files, whatever changes things. */
function changersOf(
  { senses, things }: Wanted,
  tools: readonly Tool[],
  lexicon: DecreeLexicon,
): readonly Tool[] {
  const names = things.every(({ kind }) => kind === 'name' || kind === 'folder' || kind === 'all');
  if (!names || !senses.some(({ action }) => action === CHANGE || action === REACH)) return [];
  if (!things.some(({ kind }) => kind !== 'all')) return [];
  if (tools.some(({ domains, reads }) => domains.has('file') && !reads)) return [];
  const isPerson = things.every(({ text, prep }) => prep === null && /^\p{Lu}\p{Ll}+$/u.test(text));
  if (isPerson && tools.some((tool) => related(['message'], tool, lexicon) > 0)) return [];
  if (senses.some(({ action }) => action === REACH)) {
    const web = tools.filter((tool) => related(['web'], tool, lexicon) > 0);
    if (web.length > 0) return web;
  }
  return tools.filter(
    (tool) =>
      isStatement(tool) ||
      (!tool.reads && (tool.domains.has('db') || [...tool.actions].some((action) => KEEPS.has(action)))),
  );
}

/** "FLUSHALL is forbidden": a word that only the name of a tool has. */
const isOnlyCalled = (tool: Tool, things: readonly Thing[]): boolean =>
  things.some(
    ({ kind, norm, prep }) =>
      kind === 'name' && prep === null && norm.length > 3 && tool.unknown.has(stem(norm)),
  );

/** "Don't visit sites that …": fetching a page and opening it come to the same. */
const isVisit = ({ senses, things }: Wanted): boolean =>
  senses.some(({ action }) => action === 'open' || action === 'read') &&
  things.some(
    ({ kind, prep, senses: own }) =>
      kind !== 'url' && prep === null && own.some(({ domain }) => domain === 'web'),
  );

const isVisitor = ({ domains, actions }: Tool): boolean =>
  (domains.has('web') || domains.has('browser')) &&
  ['read', 'open', 'fetch', 'navigate'].some((action) => actions.has(action));

const MAKES: ReadonlySet<string> = new Set(['create', 'schedule', 'invite', 'book']);

/** Sending changes nothing that is there, where something else is that changes it. */
function withoutSenders(tools: readonly Tool[], { senses }: Wanted): readonly Tool[] {
  if (!senses.every(({ action }) => action === CHANGE)) return tools;
  const others = tools.filter(
    ({ actions }) => actions.size === 0 || ![...actions].every((one) => one === 'send'),
  );
  return others.length > 0 ? others : tools;
}

/** What is there and has a name is not changed by making another, where something else is that changes it. */
function withoutMakers(tools: readonly Tool[], { senses, things }: Wanted): readonly Tool[] {
  const changes = senses.some(({ action }) => action === CHANGE);
  if (!changes || !things.some(({ value, norm }) => value !== undefined && !/days?$/.test(norm)))
    return tools;
  const others = tools.filter(
    ({ actions }) => actions.size === 0 || ![...actions].every((one) => MAKES.has(one)),
  );
  return others.length > 0 ? others : tools;
}

/** "Amend commits": of a verb that is several, the one that is about what is named. */
function meantSenses({ lemma, senses, things }: Wanted, { wider }: DecreeLexicon): readonly Sense[] {
  if (lemma === '') return senses;
  const nouns = nounDomains(things.filter(({ prep }) => prep === null));
  const about = senses.filter(
    ({ domain }) => domain !== 'any' && nouns.some((noun) => noun === domain || wider.get(noun)?.has(domain)),
  );
  return about.length > 0 ? about : senses;
}

const WAYS: ReadonlySet<string> = new Set(['back', 'forward', 'undo', 'redo', 'histori', 'history']);

/** `navigate_back` beside `navigate`, where nobody said "back". */
const isNarrower = (tool: Tool, other: Tool, { things }: Wanted): boolean =>
  [...other.stems].every((one) => tool.stems.has(one)) &&
  [...tool.stems].some(
    (one) =>
      WAYS.has(one) && !other.stems.has(one) && !things.some(({ norm }) => norm.split(' ').includes(one)),
  );

/** "Never use the ledger": the tools of that server which do it. */
function inGroup(
  { lemma, senses, things }: Wanted,
  tools: readonly Tool[],
  lexicon: DecreeLexicon,
): readonly Tool[] {
  const names = new Set(things.flatMap(({ group = [] }) => group));
  if (names.size === 0) return [];
  const others = things.filter(
    ({ group, value, senses: own }) => !group && (value !== undefined || own.length > 0),
  );
  const scoreOf = (tool: Tool) =>
    Math.max(
      0,
      ...senses.map((sense) =>
        others.length > 0
          ? fitOf(sense, { lemma, senses, things: others }, tool, lexicon)
          : groupFit(sense, lemma, tool, lexicon),
      ),
    );
  const fits = tools.filter(({ name }) => names.has(name)).map((tool) => ({ tool, score: scoreOf(tool) }));
  const most = Math.max(0, ...fits.map(({ score }) => score));
  return most === 0 ? [] : fits.filter(({ score }) => score === most).map(({ tool }) => tool);
}

function groupFit(sense: Sense, lemma: string, tool: Tool, lexicon: DecreeLexicon): number {
  const { action } = sense;
  if (action === RUN || action === REACH) return 1;
  if (action === CHANGE || action === 'edit' || action === 'write') return tool.reads ? 0 : 1;
  if (lemma !== '' && tool.stems.has(stem(lemma.split(' ')[0] ?? ''))) return 3;
  return actionFit(sense, tool, lexicon, []);
}

/** Whether a shell does it, by a command of the lexicon. */
const isCommand = ({ senses, things }: Wanted, lexicon: DecreeLexicon): boolean =>
  senses.some(
    ({ action, domain }) =>
      (lexicon.commands.has(action) &&
        (domain !== 'any' ||
          isAnything(things) ||
          things.some(
            (thing) => thing.senses.some((one) => one.domain === 'file') || thing.kind === 'path',
          ))) ||
      (action === RUN &&
        things.some(
          (thing) =>
            thing.kind === 'name' ||
            thing.senses.some((one) => one.domain === 'shell') ||
            thing.senses.some((one) => lexicon.commands.has(one.action)),
        )),
  );

/** "Run any command": whatever a shell does. */
const isAnyCommand = ({ senses, things }: Wanted): boolean =>
  senses.some(({ action }) => action === RUN) &&
  things.length > 0 &&
  things.every(({ kind, senses: own }) => kind === 'all' && own.some(({ domain }) => domain === 'shell'));

/** "Delete anything": without a word of what it is. */
const isAnything = (things: readonly Thing[]): boolean =>
  things.length > 0 && things.every(({ kind, senses }) => kind === 'all' && senses.length === 0);

function bestFit(wanted: Wanted, tool: Tool, lexicon: DecreeLexicon): Fit | undefined {
  let best: Fit | undefined;
  for (const sense of wanted.senses) {
    const score = fitOf(sense, wanted, tool, lexicon);
    if (score > (best?.score ?? 0)) best = { tool, sense, score };
  }
  return best;
}

function fitOf(sense: Sense, { lemma, things, unknown }: Wanted, tool: Tool, lexicon: DecreeLexicon): number {
  // Much is run: what it is says whether `run_tests` does it.
  const named = isCalled(lemma, sense, tool) && (sense.action !== RUN || tool.stems.size === 1) ? 2 : 0;
  const does = unknown && tool.stems.has(stem(lemma)) ? 2 : actionFit(sense, tool, lexicon, things);
  if (does === 0) return 0;
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

/** Files are made by no tool that is called after something else (`CronCreate`). */
const isOfFiles = (things: readonly Thing[]): boolean =>
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
function actionFit({ action }: Sense, tool: Tool, lexicon: DecreeLexicon, things: readonly Thing[]): number {
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

const WRITES: ReadonlySet<string> = new Set([
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
const isStatement = ({ domains, actions }: Tool): boolean =>
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
const nounDomains = (things: readonly Thing[]): readonly string[] =>
  things.flatMap(({ senses, prep }) =>
    prep === null || senses.length > 0 ? senses.map(({ domain }) => domain) : [],
  );

function related(domains: readonly string[], tool: Tool, lexicon: DecreeLexicon): number {
  let best = 0;
  for (const domain of domains)
    for (const own of tool.domains) {
      if (domain === own) return 2;
      if (lexicon.wider.get(domain)?.has(own) || lexicon.wider.get(own)?.has(domain)) best = 1;
    }
  return best;
}
