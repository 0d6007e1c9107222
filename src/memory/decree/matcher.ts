/** Matchers: which argument of a bound tool a thing is matched against, and by what value. */

import { stem } from '../../search/stems.ts';
import type { ReadingMatcher } from '../reading.ts';
import { deedIn } from './deeds.ts';
import type { DecreeLexicon, Sense } from './lexicon.ts';
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
const PEOPLE: ReadonlySet<string> = new Set([
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

export interface Matched {
  readonly matcher: ReadingMatcher;
  /** Things that the matcher leaves out; they narrow the rule and become its condition. */
  readonly left: readonly Thing[];
}

export function matcherOf(
  tool: Tool | undefined,
  given: readonly Thing[],
  senses: readonly Sense[],
  lexicon: DecreeLexicon,
): Matched {
  const things = given.map((thing) => asValue(thing, tool, senses, lexicon));
  const valued = things.filter(({ value, prep }) => value !== undefined && !isRelative(prep));
  const deed = tool?.shell ? deedIn(senses, things, lexicon) : undefined;
  if (deed && !things.some((one) => one !== deed.thing && (one.kind === 'command' || one.kind === 'flag')))
    return {
      matcher: { arg: 'command', value: deed.deed },
      left: things.filter(
        (one) => (one !== deed.thing || isNarrowed(one)) && (one.value !== undefined || isRelative(one.prep)),
      ),
    };
  if (tool?.shell) {
    const matcher = commandMatcher(things, senses, lexicon);
    const used = (one: Thing) => one.value !== undefined && (matcher.value ?? '').includes(one.value);
    return {
      matcher,
      left: things.filter(
        (one) =>
          isRelative(one.prep) ||
          isContent(one, senses) ||
          (one.value !== undefined && !used(one) && one.kind !== 'flag'),
      ),
    };
  }
  const statement = statementOf(tool, things, senses);
  if (statement) return { matcher: { arg: 'sql', value: statement }, left: leftOf(valued, valued[0], tool) };
  const force = senses.some(({ action }) => action === 'force_push');
  if (force && tool) return { matcher: { arg: 'force', value: 'true' }, left: valued };
  const manner = mannerOf(tool, senses);
  if (manner && valued.length === 0) return { matcher: manner, left: [] };
  const best = valued
    .filter((thing) => !isPurpose(thing, tool))
    .reduce<Thing | undefined>(
      (one, other) => (one && weight(one, tool) >= weight(other, tool) ? one : other),
      undefined,
    );
  const told = toldProgram(tool, senses, lexicon);
  if (told !== undefined)
    return {
      matcher: { arg: 'command', value: best?.value === undefined ? told : `${told}*${best.value}` },
      left: leftOf(things, best, tool),
    };
  if (!best) return { matcher: {}, left: leftOf(things, undefined, tool) };
  const arg = tool ? argumentOf(tool, best, senses) : undefined;
  const value = best.value ?? '';
  return {
    matcher: arg === undefined ? { value } : { arg, value },
    left: leftOf(things, best, tool),
  };
}

/** "Amend", of a tool that commits: how it is done. */
function mannerOf(tool: Tool | undefined, senses: readonly Sense[]): ReadingMatcher | undefined {
  const amends = senses.some(({ action }) => action === 'amend');
  return amends && tool?.actions.has('commit') ? { arg: 'amend', value: 'true' } : undefined;
}

/** "The staging database": one of them. */
const isNarrowed = ({ kind, norm }: Thing): boolean =>
  kind === 'environment' && / (?:database|db|cluster)$/.test(norm);

/** What a program is told to do, by the word for it: `kubectl scale`. */
function toldProgram(
  tool: Tool | undefined,
  senses: readonly Sense[],
  { programs }: DecreeLexicon,
): string | undefined {
  if (!tool?.executor || !programs.has(tool.name.toLowerCase())) return undefined;
  return senses.find(({ action }) => TOLD.has(action))?.action;
}

const TOLD: ReadonlySet<string> = new Set('scale restart apply delete drain evict edit create'.split(' '));

const TECHNICAL = /^(?:shell|vcs|pr|file|package|cloud|k8s|db|web|search|browser|any)$/;

/** "Commit secrets": what a command would carry, which no command shows. */
const isContent = ({ bare, prep, senses: own }: Thing, senses: readonly Sense[]): boolean =>
  bare !== undefined &&
  prep === null &&
  own.length > 0 &&
  !own.some(({ domain }) => TECHNICAL.test(domain) || senses.some((one) => one.domain === domain));

const STATEMENTS: ReadonlySet<string> = new Set(['drop', 'truncate']);

/** "Drop a table" is `DROP TABLE` to a database. */
function statementOf(
  tool: Tool | undefined,
  things: readonly Thing[],
  senses: readonly Sense[],
): string | undefined {
  const does = senses.find(({ action, domain }) => domain === 'db' && STATEMENTS.has(action))?.action;
  if (!tool?.domains.has('db') || does === undefined || tool.actions.has(does)) return undefined;
  const table = things.find(({ value }) => value !== undefined)?.value;
  return `${does.toUpperCase()} TABLE${table === undefined ? '' : `*${table}`}`;
}

/** "Commands that touch the network": told of the thing, and nothing an argument holds. */
const isRelative = (prep: string | null): boolean => prep !== null && /^(?:that|which|who|whose)$/.test(prep);

/** "Share passwords": a noun about something else than the tool says which calls are meant. */
function asValue(
  thing: Thing,
  tool: Tool | undefined,
  senses: readonly Sense[],
  { wider }: DecreeLexicon,
): Thing {
  if (tool && thing.group?.includes(tool.name)) {
    const { value: _, ...rest } = thing;
    return { ...rest, kind: 'all' };
  }
  if (
    (thing.kind === 'name' || thing.kind === 'person') &&
    thing.value !== undefined &&
    tool &&
    isNamedFor(tool, thing)
  )
    return everyOne(thing, thing.value);
  if (tool && !tool.shell && isAttachment(thing, senses)) return { ...thing, kind: 'name', value: '*' };
  if (thing.bare === undefined || !tool || tool.shell || thing.senses.length === 0) return thing;
  if (senses.some(({ action }) => action === 'attach'))
    return thing.prep === null ? { ...thing, kind: 'name', value: '*' } : thing;
  if (isPlace(thing, tool, senses)) return { ...thing, kind: 'name', value: thing.bare };
  if (thing.prep !== null && !/^(?:to|with|in|into|at|from)$/.test(thing.prep)) return thing;
  const own = [...tool.domains, ...senses.map(({ domain }) => domain)].filter((one) => one !== 'any');
  const isOwn = ({ domain, action }: Sense) =>
    tool.actions.has(action) ||
    own.some((one) => one === domain || wider.get(one)?.has(domain) || wider.get(domain)?.has(one));
  return own.length === 0 || thing.senses.some(isOwn) ? thing : { ...thing, kind: 'name', value: thing.bare };
}

/** "Send attachments": a mail with any. */
const isAttachment = ({ norm, prep }: Thing, senses: readonly Sense[]): boolean =>
  prep === null &&
  /^(?:any |email )?attachments?$/.test(norm) &&
  senses.some(({ action }) => action === 'send');

const everyOne = ({ value: _, ...thing }: Thing, bare: string): Thing => ({ ...thing, kind: 'all', bare });

/** "Photos" to a tool for photos are all of them. */
const isNamedFor = (tool: Tool, { value = '', prep }: Thing): boolean =>
  prep === null &&
  value
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => tool.stems.has(stem(word)));

/** "To my gmail": where it goes to tells calls apart, though all of them are mails. */
const isPlace = ({ prep, norm, text, senses: own }: Thing, tool: Tool, senses: readonly Sense[]): boolean =>
  ((prep === 'to' && senses.some(({ action }) => action === 'send')) ||
    (prep === 'from' && /^\p{Lu}\p{Ll}/u.test(text))) &&
  own.some(({ domain }) => tool.domains.has(domain)) &&
  !tool.stems.has(stem(norm));

/** What narrows the order and is not in the matcher; a noun about something else counts ("on invoices"). */
const leftOf = (
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
const isPurpose = ({ kind, prep, text }: Thing, tool: Tool | undefined): boolean =>
  prep !== null &&
  !(kind === 'name' && tool?.domains.has('payment') && /^\p{Lu}\p{Ll}/u.test(text)) &&
  (kind === 'name' || kind === 'all') &&
  ((/^(?:for|during)$/.test(prep) && !tool?.actions.has('search') && !tool?.domains.has('search')) ||
    (kind === 'all' && /^(?:on|in|about|with)$/.test(prep))) &&
  tool !== undefined;

/** "Sarah at sarah@example.com" is one person. */
const isSamePerson = (one: Thing, { prep, value = '' }: Thing): boolean =>
  value.includes('@') && one.prep === null && (prep === 'at' || prep === null) && one.value !== undefined;

function weight({ kind, prep, value = '' }: Thing, tool: Tool | undefined): number {
  const topic = prep !== null && TOPIC.test(prep) && (kind === 'name' || kind === 'person') ? 3 : 0;
  const people = [...(tool?.domains ?? [])].some((domain) => PEOPLE.has(domain));
  const target = (kind === 'name' || kind === 'person') && people ? targetWeight(prep) : 0;
  const address = kind === 'person' && value.includes('@') && (prep === null || prep === 'at') ? 4 : 0;
  const outside = kind === 'person' && OUTSIDERS.test(value) ? 3 : 0;
  return WEIGHT[kind] - topic - outside + target + address;
}

/** Nobody whose name a call would show. */
const OUTSIDERS = /外部|外人|第三方|陌生人/;

/** To whom it goes rather than what. */
const targetWeight = (prep: string | null): number =>
  prep === null ? 1 : /^(?:to|with)$/.test(prep) ? 3 : 0;

const ARGUMENTS: Readonly<Record<ThingKind, string>> = {
  person: 'to',
  path: 'path',
  url: 'url',
  channel: 'channel',
  branch: 'branch',
  environment: 'environment',
  amount: 'amount',
  clock: 'start',
  flag: 'command',
  command: 'command',
  sql: 'sql',
  folder: 'folder',
  name: 'name',
  pronoun: 'name',
  tool: 'name',
  all: 'name',
};

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  to: [
    'to',
    'recipient',
    'recipients',
    'user',
    'email',
    'address',
    'contact',
    'attendees',
    'user_id',
    'phone',
    'number',
  ],
  path: ['path', 'file_path', 'file', 'filename', 'target', 'target_file', 'uri'],
  branch: ['branch', 'ref', 'base', 'target', 'head'],
  environment: ['environment', 'env', 'target', 'stage', 'cluster', 'database'],
  channel: ['channel', 'channel_id', 'room', 'chat'],
  command: ['command', 'cmd', 'script', 'code'],
  url: ['url', 'uri', 'link', 'query'],
  query: ['query', 'q', 'search', 'keywords'],
  text: ['text', 'body', 'content', 'message', 'subject'],
  database: ['database', 'db', 'connection', 'environment'],
};

/** Undefined where nothing tells what it may be called: then any argument may hold it. */
function argumentOf(tool: Tool, thing: Thing, senses: readonly Sense[]): string | undefined {
  const wanted = usualArgument(tool, thing, senses);
  if (tool.arguments.length === 0) return wanted === ANY_NAME ? undefined : wanted;
  if (tool.arguments.includes(wanted)) return wanted;
  return OTHER_NAMES[wanted]?.find((name) => tool.arguments.includes(name)) ?? wanted;
}

const ANY_NAME = 'name';

const TOWARDS = /^(?:to|into|onto|on)$/;

/** What repositories that are pushed to are usually called. */
const REMOTE = /^(?:origin|upstream)$/i;

/** What such an argument of such a tool is usually called. */
function usualArgument(tool: Tool, thing: Thing, senses: readonly Sense[]): string {
  const { kind, prep, value = '' } = thing;
  const has = (domain: string) => tool.domains.has(domain);
  if (senses.some(({ action, domain }) => action === 'copy' && domain === 'email')) return 'cc';
  if (senses.some(({ action }) => action === 'attach') || isAttachment(thing, senses)) return 'attachments';
  if (kind === 'person' && has('drive')) return 'email';
  if (kind === 'person' && has('calendar')) return 'attendees';
  if (kind === 'branch' && has('pr')) return 'base';
  // What is pushed to is a branch, whatever else it may be called after.
  const pushed = tool.actions.has('push') && prep !== null && TOWARDS.test(prep);
  if (pushed && REMOTE.test(value)) return 'remote';
  if (pushed && (kind === 'name' || kind === 'environment')) return 'branch';
  if (kind === 'environment' && has('db')) return 'database';
  if (kind === 'url' && has('search')) return 'query';
  if (kind === 'path' && has('drive')) return 'file';
  if (tool.executor && !has('cloud') && !has('search')) return 'command';
  if (kind !== 'name') return ARGUMENTS[kind];
  if (prep !== null && /^(?:about|regarding|concerning)$/.test(prep)) return 'text';
  if (has('drive')) return 'file';
  if (has('file')) return 'path';
  if (has('search') || tool.actions.has('search')) return 'query';
  if (has('cloud')) return 'service';
  if (has('db')) return 'table';
  if ([...tool.domains].some((domain) => PEOPLE.has(domain))) return 'to';
  if (tool.actions.has('post')) return 'text';
  return 'name';
}

/** What a shell is told: a program as it is written, the command of a verb, and what either is given. */
function commandMatcher(
  things: readonly Thing[],
  senses: readonly Sense[],
  lexicon: DecreeLexicon,
): ReadingMatcher {
  const programs = things.filter(({ kind }) => kind === 'command');
  const flags = things.flatMap(({ kind, value = '' }) => (kind === 'flag' ? [value] : []));
  const own = commandOf(senses, lexicon);
  const nouns = commandOf(
    things.flatMap((thing) => thing.senses),
    lexicon,
  );
  const [program] = programs;
  const named =
    program?.value ?? own ?? nouns ?? things.find(({ kind }) => kind === 'name' || kind === 'path')?.value;
  // "git reset --hard" is a command with its flag already.
  const value = flags.some((flag) => named !== undefined && flag.includes(named)) ? '' : (named ?? '');
  const parts = [value, ...flags.filter((flag) => value === '' || !value.includes(flag))];
  const joined = parts.filter((part) => part !== '').join('*');
  return joined === '' ? {} : { arg: 'command', value: joined };
}

const commandOf = (senses: readonly Sense[], lexicon: DecreeLexicon): string | undefined =>
  senses.map(({ action }) => lexicon.commands.get(action)).find((command) => command !== undefined);
