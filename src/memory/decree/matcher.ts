/** Matchers: which argument of a bound tool a thing is matched against, and by what value. */

import { stem } from '../../search/stems.ts';
import type { ReadingMatcher } from '../reading.ts';
import { argumentOf, isAttachment } from './argument-names.ts';
import { deedIn } from './deeds.ts';
import { isOwnWord } from './fit.ts';
import type { DecreeLexicon, Sense } from './lexicon.ts';
import type { Thing } from './things.ts';
import type { Tool } from './toolbox.ts';
import { isPurpose, isRelative, leftOf, weight } from './weights.ts';

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

/** "No DROP commands". */
const OF_STATEMENTS = /^(?:statements?|commands?|quer(?:y|ies))$/;

/** "Drop a table" is `DROP TABLE` to a database. */
function statementOf(
  tool: Tool | undefined,
  things: readonly Thing[],
  senses: readonly Sense[],
): string | undefined {
  const does = senses.find(({ action, domain }) => domain === 'db' && STATEMENTS.has(action))?.action;
  if (!tool?.domains.has('db') || does === undefined || tool.actions.has(does)) return undefined;
  if (things.some(({ norm }) => OF_STATEMENTS.test(norm))) return does.toUpperCase();
  const table = things.find(({ value }) => value !== undefined)?.value;
  return `${does.toUpperCase()} TABLE${table === undefined ? '' : `*${table}`}`;
}

/** "Share passwords": a noun about something else than the tool says which calls are meant. */
function asValue(
  thing: Thing,
  tool: Tool | undefined,
  senses: readonly Sense[],
  lexicon: DecreeLexicon,
): Thing {
  const { wider } = lexicon;
  if (tool && thing.group?.includes(tool.name)) {
    const { value: _, ...rest } = thing;
    return { ...rest, kind: 'all' };
  }
  if (
    (thing.kind === 'name' ||
      thing.kind === 'person' ||
      (thing.kind === 'command' && !tool?.executor && !tool?.shell)) &&
    thing.value !== undefined &&
    tool &&
    isNamedFor(tool, thing)
  )
    return everyOne(thing, thing.value);
  if (tool && !tool.shell && isAttachment(thing, senses)) return { ...thing, kind: 'name', value: '*' };
  if (thing.bare !== undefined && tool && isDocs(thing.bare, tool))
    return { ...thing, kind: 'name', value: thing.bare };
  if (thing.bare === undefined || !tool || tool.shell || thing.senses.length === 0) return thing;
  if (senses.some(({ action }) => action === 'attach'))
    return thing.prep === null ? { ...thing, kind: 'name', value: '*' } : thing;
  if (isPlace(thing, tool, senses)) return { ...thing, kind: 'name', value: thing.bare };
  if (thing.prep !== null && !/^(?:to|with|in|into|at|from|object)$/.test(thing.prep)) return thing;
  const own = [...tool.domains, ...senses.map(({ domain }) => domain)].filter((one) => one !== 'any');
  const isOwn = ({ domain, action }: Sense) =>
    (domain === 'any' && action === 'none') ||
    tool.actions.has(action) ||
    isOwnWord(domain, tool, lexicon) ||
    own.some((one) => one === domain || wider.get(one)?.has(domain) || wider.get(domain)?.has(one));
  return own.length === 0 || thing.senses.some(isOwn) ? thing : { ...thing, kind: 'name', value: thing.bare };
}

/** "The docs", "my ssh keys": some of the files, which a tool for files tells by their names. */
const isDocs = (bare: string, { domains, shell, stems }: Tool): boolean =>
  !shell &&
  domains.has('file') &&
  !domains.has('drive') &&
  !stems.has('doc') &&
  /^(?:docs?|documentation|(?:ssh|private) keys?)$/i.test(bare);

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
