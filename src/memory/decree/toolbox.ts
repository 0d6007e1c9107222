/** The toolbox: what the tools of a session do, as far as their names, aliases, categories and effects say. */

import { isSameTool, spellingOf } from '../../catalog/tool-spelling.ts';
import { stem } from '../../search/stems.ts';
import { normal } from './lexemes.ts';
import { type DecreeLexicon, entryAt, type Language, type Sense, type WordEntry } from './lexicon.ts';

/** What a catalog knows of a tool; all of it is optional. */
export interface KnownTool {
  readonly aliases?: readonly string[];
  /** Other names of the server that it is of. */
  readonly serverAliases?: readonly string[];
  readonly category?: string;
  readonly effect?: string;
  readonly arguments?: readonly string[];
}

export interface Tool {
  readonly name: string;
  /** Lower case, with spaces: what people may call it. */
  readonly names: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** Stems of the server's name, which says whose the tool is. */
  readonly server: ReadonlySet<string>;
  /** Lower case: what people may call its server, as it is written and as it was stated. */
  readonly servers: readonly string[];
  readonly statedServers: readonly string[];
  readonly actions: ReadonlySet<string>;
  readonly domains: ReadonlySet<string>;
  /** Stems of words that are no verb or noun of the lexicon: an unknown verb may be one. */
  readonly unknown: ReadonlySet<string>;
  /** Only looks at things. */
  readonly reads: boolean;
  /** Runs whatever it is told: a shell. */
  readonly shell: boolean;
  /** No action of its own (`kubectl`): its arguments say what is done. */
  readonly executor: boolean;
  readonly arguments: readonly string[];
}

const FILE_ACTIONS: ReadonlySet<string> = new Set([
  'read',
  'edit',
  'write',
  'delete',
  'move',
  'copy',
  'search',
]);
/** `run_sql`: takes any statement. */
const STATEMENT = /^(?:sql|statement|query|run|execute|exec)$/;
const LIGHT: ReadonlySet<string> = new Set(
  'make issue do perform process submit execute place start trigger request create new run'.split(' '),
);
/** `create_invoice` asks for money, and pays none. */
const DRAWN_UP = /^(?:invoices?|bills?)$/;
const NO_NAME: ReadonlySet<string> = new Set([
  'mcp',
  'tool',
  'server',
  'api',
  'the',
  'a',
  'my',
  'functions',
  'default',
]);
/** At most so much of a name is looked at. */
const LONGEST_NAME = 200;

export function readTool(name: string, known: KnownTool, lexicon: DecreeLexicon): Tool {
  const english = lexicon.language('en');
  const [server, own] = serverAndOwn(name);
  const aliases = [...(known.aliases ?? []).map(normal), ...namesSaid('tool', name, lexicon)];
  const parts = [...server, ...own];
  const found = meaningOf(own, english, lexicon);
  for (const extra of [server, partsOf(known.category ?? ''), ...(known.aliases ?? []).map(partsOf)])
    for (const domain of meaningOf(extra, english, lexicon).domains) found.domains.add(domain);
  const { actions, domains } = found;
  if (domains.size === 0 && [...actions].some((action) => FILE_ACTIONS.has(action))) domains.add('file');
  if (actions.size === 0 && domains.has('db') && own.some((part) => STATEMENT.test(part)))
    actions.add('query');
  const shell = isShell(own, found);
  return {
    name,
    names: [name, parts.join(' '), parts.join(''), ...aliases].map((one) => one.toLowerCase()),
    stems: new Set(own.map(stem)),
    server: new Set(server.map(stem)),
    servers:
      server.length === 0 ? [] : [server.join(' '), server.join('-'), server.join('_'), server.join('')],
    statedServers: [...(known.serverAliases ?? []).map(normal), ...namesSaid('server', name, lexicon)],
    actions,
    domains,
    unknown: found.unknown,
    reads:
      known.effect === undefined
        ? actions.size > 0 && [...actions].every((action) => lexicon.reads.has(action))
        : known.effect === 'read' || known.effect === 'none',
    shell,
    executor: !shell && actions.size === 0 && isProgram(own, english, lexicon),
    arguments: known.arguments ?? [],
  };
}

/** What facts call this tool, or its server. */
function namesSaid(kind: 'tool' | 'server', name: string, { named }: DecreeLexicon): readonly string[] {
  if (named.length === 0) return [];
  const { server } = spellingOf(name);
  return named.flatMap((one) => {
    if (one.kind !== kind) return [];
    const isIt =
      kind === 'tool'
        ? isSameTool(one.canonical, name)
        : server !== undefined && spellingOf(one.canonical).whole === spellingOf(server).whole;
    return isIt ? one.words : [];
  });
}

/** A shell is told in its name to run commands, and of nothing else. */
const isShell = (own: readonly string[], { actions, domains }: Meaning): boolean =>
  (domains.has('shell') || own.includes('ssh')) &&
  [...domains].every((domain) => domain === 'shell') &&
  [...actions].every((action) => action === 'run');

/** Named for one thing alone, or for a program: `kubectl`, `garage_door`. */
const isProgram = (own: readonly string[], english: Language, { programs }: DecreeLexicon): boolean =>
  own.length === 1 ||
  own.some((part) => programs.has(part)) ||
  entryAt(english.nouns, own, 0)?.words.length === own.length;

/** What stands before `__` says whose tool it is, and not what it does. */
function serverAndOwn(name: string): readonly [readonly string[], readonly string[]] {
  const pieces = name.slice(0, LONGEST_NAME).split('__');
  const own = partsOf(pieces.at(-1) ?? '');
  return own.length === 0 ? [[], partsOf(name)] : [partsOf(pieces.slice(0, -1).join('_')), own];
}

/** `mcp__slack__postMessage` → slack, post, message. */
export const partsOf = (name: string): readonly string[] =>
  name
    .slice(0, LONGEST_NAME)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && !NO_NAME.has(part));

interface Meaning {
  readonly actions: Set<string>;
  readonly domains: Set<string>;
  readonly unknown: Set<string>;
}

/** `light_on`, `redis_del`: what stands for a verb in a name, and never in a sentence. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['on', 'turn_on'],
  ['off', 'turn_off'],
  ['del', 'delete'],
  ['rm', 'delete'],
  ['ls', 'list'],
  ['mv', 'move'],
  ['cp', 'copy'],
]);

/** What verbs like "set" and "turn on" say of a tool only where nothing else says more. */
const VAGUE: ReadonlySet<string> = new Set(['home']);

function meaningOf(parts: readonly string[], english: Language, { wider }: DecreeLexicon): Meaning {
  const actions = new Set<string>();
  const domains = new Set<string>();
  const verbal = new Set<string>();
  const unknown = new Set<string>();
  for (let at = 0; at < parts.length; ) {
    const noun = entryAt(english.nouns, parts, at);
    const verb = entryAt(english.verbs, parts, at);
    const asNoun =
      noun && (!verb || noun.words.length > verb.words.length || isNounHere(parts, at, actions, english));
    if (asNoun) {
      for (const { domain, action } of noun.senses) {
        if (domain !== 'any') domains.add(domain);
        const light = LIGHT.has(parts[at - 1] ?? '') && !(DRAWN_UP.test(parts[at] ?? '') && action === 'pay');
        if (action !== 'none' && light) actions.add(action);
      }
      at += noun.words.length;
    } else if (verb && (verb.form === 'base' || actions.size === 0)) {
      for (const { action, domain } of fittingSenses(verb, parts.slice(at), english, wider)) {
        if (verb.senses.length > 1 && action === 'run') continue;
        actions.add(action);
        if (domain !== 'any') verbal.add(domain);
      }
      at += verb.words.length;
    } else {
      const switched = SHORT.get(parts[at] ?? '');
      if (switched) actions.add(switched);
      else if (!verb) unknown.add(stem(parts[at] ?? ''));
      at++;
    }
  }
  const narrower = [...domains];
  for (const domain of verbal)
    if (!VAGUE.has(domain) || !narrower.some((one) => wider.get(one)?.has(domain))) domains.add(domain);
  return { actions, domains, unknown };
}

/** `book_flight` books, and schedules nothing: of a verb that is several, what fits the nouns behind it. */
function fittingSenses(
  { senses, words }: WordEntry,
  parts: readonly string[],
  english: Language,
  wider: DecreeLexicon['wider'],
): readonly Sense[] {
  const about = parts.slice(words.length).flatMap((_, i) => {
    const noun = entryAt(english.nouns, parts, words.length + i);
    return noun?.senses.map(({ domain }) => domain) ?? [];
  });
  const isAbout = ({ domain }: Sense): boolean =>
    about.some((one) => one === domain || wider.get(one)?.has(domain) || wider.get(domain)?.has(one));
  const fitting = senses.filter((sense) => sense.domain === 'any' || isAbout(sense));
  return fitting.some(isAbout) ? fitting : senses;
}

/** A word that is both is what the others leave it to be: `slack_post`, `send_email`, `git_push`. */
function isNounHere(
  parts: readonly string[],
  at: number,
  actions: ReadonlySet<string>,
  english: Language,
): boolean {
  if (actions.size > 0) return true;
  return (
    at + 1 < parts.length &&
    (entryAt(english.verbs, parts, at + 1)?.form ?? 'gerund') !== 'gerund' &&
    // "Upload" is as much a verb.
    (entryAt(english.nouns, parts, at + 1)?.senses.every(({ domain }) => domain === 'any') ?? true)
  );
}
