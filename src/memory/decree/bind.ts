/**
 * Binding: which tools an order is about.
 *
 * A tool is bound because it does what the verb says, to what the nouns say, by its own name, aliases, category and
 * effect; never because it is there. An order that fits none is bound to none.
 */

import { stem } from '../../search/stems.ts';
import { deedIn, isToolFor } from './deeds.ts';
import {
  actionFit,
  bestFit,
  CHANGE,
  fitOf,
  groupFit,
  isStatement,
  MANY,
  nounDomains,
  REACH,
  RUN,
  related,
  type Wanted,
  WRITES,
} from './fit.ts';
import type { DecreeLexicon, Sense } from './lexicon.ts';
import type { Thing } from './things.ts';
import type { Tool } from './toolbox.ts';

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
