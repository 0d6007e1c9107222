/** Rules opened for deciding: by tool, and by the words they name, so that most of them are never looked at. */

import { fold } from '../catalog/fold.ts';
import { keysSaid, spellingOf } from '../catalog/tool-spelling.ts';
import type { Rule } from '../memory/rule.ts';
import type { Act } from './act.ts';
import { type Leaf, leavesFor } from './arguments.ts';
import { type ReadRule, readRule } from './judge.ts';
import type { ReadMatcher } from './matcher.ts';
import { type ArgumentNames, type Wanted, wantedArgument } from './names.ts';
import { programOf } from './shell/programs.ts';
import { actionKey, actionOf, deedKey, type ToolActions } from './shell/tool-actions.ts';
import { isShellTool } from './shell-tools.ts';
import { tokensOf } from './tokens.ts';
import { isWild } from './wild.ts';

/** The rules of one tool, by their places in the list. */
interface Bucket {
  /** Looked at in every call. */
  readonly always: number[];
  /** Looked at when a word of the call is the key. */
  readonly byWord: Record<string, number[]>;
  /** All of the second kind, and the arguments they look at; null: any. */
  readonly worded: number[];
  readonly args: (string | null)[];
}

/** Where rules are found. Plain data: what one process found out, another of the same build can read. */
export interface RuleIndex {
  readonly buckets: Record<string, Bucket>;
  /** Permissions of the user, by tool. */
  readonly permits: Record<string, number[]>;
  /** Rules that prohibit or ask for confirmation. */
  readonly blocking: number[];
}

/** Rules that are read when they are looked at. */
export interface OpenRules {
  readonly index: RuleIndex;
  readonly at: (place: number) => ReadRule;
  /** What rules that name an argument look at. */
  readonly wanted: (arg: string) => Wanted;
}

/** How names of tools and arguments are understood. Kept by identity: pass the same values again. */
export interface Naming {
  readonly argumentNames?: ArgumentNames;
  readonly shellTools?: readonly string[];
  readonly toolActions?: ToolActions;
}

const opened = new WeakMap<readonly Rule[], { readonly naming: Naming; readonly open: OpenRules }>();
const NO_NAMING: Naming = {};

/** Opens rules; the same list is opened once. A list that was opened must not be changed. */
export function openRules(rules: readonly Rule[], naming: Naming = NO_NAMING): OpenRules {
  const known = opened.get(rules);
  if (known && sameNaming(known.naming, naming)) return known.open;
  const open = openAnew(rules, naming);
  opened.set(rules, { naming, open });
  return open;
}

const sameNaming = (a: Naming, b: Naming): boolean =>
  a.argumentNames === b.argumentNames && a.shellTools === b.shellTools && a.toolActions === b.toolActions;

function openAnew(rules: readonly Rule[], naming: Naming): OpenRules {
  const index: RuleIndex = { buckets: Object.create(null), permits: Object.create(null), blocking: [] };
  const keys = new Map<string, ToolKeys>();
  const read = new Map<number, ReadRule>();
  for (const [place, rule] of rules.entries()) {
    if (rule.tool === null || rule.status !== 'active' || rule.effect === 'prefer') continue;
    const one = readRule(rule, naming.argumentNames);
    read.set(place, one);
    if (rule.effect !== 'permit') index.blocking.push(place);
    const known = keys.get(rule.tool) ?? keysOf(rule.tool, naming);
    keys.set(rule.tool, known);
    const said = one.matchers.some(isOfCommand) ? known.ofCommands : known.all;
    const deed = known.deed !== undefined && speaksOfDeed(rule) ? [deedSaid(known.deed, rule)] : [];
    for (const key of [...said, ...deed])
      if (rule.effect === 'permit') addTo(index.permits, key, place);
      else addToBucket(bucketOf(index.buckets, key), one, place);
  }
  return openWith(index, (place) => read.get(place), naming.argumentNames);
}

/** Opens rules by the index of the same list (opened without naming), and reads each when it is looked at. */
export function openIndexed(index: RuleIndex, ruleAt: (place: number) => Rule): OpenRules {
  return openWith(
    index,
    remembering((place) => readRule(ruleAt(place))),
  );
}

function openWith(
  index: RuleIndex,
  readAt: (place: number) => ReadRule | undefined,
  names?: ArgumentNames,
): OpenRules {
  const at = (place: number): ReadRule => {
    const read = readAt(place);
    if (!read) throw new Error(`there is no rule ${place} that can bind a call`);
    return read;
  };
  return { index, at, wanted: remembering((arg) => wantedArgument(arg, names)) };
}

function remembering<K, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>();
  return (key) => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
}

/** Rules of any shell hold in every shell. */
export const ANY_SHELL = '@shell';

/** Rules of a shell that say which command they are about hold for tools that do the same. */
export const ANY_COMMAND = '@command';

const isOfCommand = ({ any, wanted, kind }: ReadMatcher): boolean => !any && (!wanted || kind === 'command');

/** The keys of a tool, and of rules about it that say which command they are about. */
interface ToolKeys {
  readonly all: readonly string[];
  readonly ofCommands: readonly string[];
  /** Of rules that speak of what the tool does. */
  readonly deed?: string;
}

/** The tool by its name, and by what it does, so that a command that does the same is found. */
function keysOf(tool: string, { shellTools, toolActions }: Naming): ToolKeys {
  const action = actionOf(tool, toolActions);
  const ofShell = isShellTool(tool, shellTools);
  const all = [
    ...keysSaid(tool),
    ...(ofShell ? [ANY_SHELL] : []),
    ...(action === undefined ? [] : [actionKey(action)]),
  ];
  const deed = action === undefined ? {} : { deed: deedKey(action) };
  return { all, ofCommands: ofShell ? [...all, ANY_COMMAND] : all, ...deed };
}

/**
 * Whether what the user said is about what a tool does, so that it holds for every tool that does the same: "never
 * email Sarah". What names the tool ("never use send_email for this") is about that tool, and so is what was not said
 * by the user.
 */
const speaksOfDeed = ({ source, sentence, tool }: Rule): boolean =>
  source === 'user_explicit' && !namesTool(sentence, tool ?? '');

/** Who may make no files may still change those there are. */
const deedSaid = (deed: string, { sentence }: Rule): string =>
  deed === deedKey('file_write') && /\b(?:creat(?:e|es|ing)|new files?)\b|创建|新建/i.test(sentence)
    ? deedKey('file_create')
    : deed;

/** Names of one word are words of English, too: they are names where they are written with a capital. */
function namesTool(sentence: string, tool: string): boolean {
  const { name, server } = spellingOf(tool);
  const isWord = /^\p{L}+$/u.test(name) && !/\p{Ll}\p{Lu}/u.test(name);
  const named = isWord
    ? /^\p{Lu}/u.test(name) && sentence.indexOf(name, 1) > 0
    : fold(sentence).includes(fold(name));
  return named || (server !== undefined && tokensOf(fold(sentence)).includes(fold(server)));
}

function addTo(lists: Record<string, number[]>, key: string, place: number): void {
  const known = lists[key];
  if (known) known.push(place);
  else lists[key] = [place];
}

function bucketOf(buckets: Record<string, Bucket>, tool: string): Bucket {
  const known = buckets[tool];
  if (known) return known;
  const made: Bucket = { always: [], byWord: Object.create(null), worded: [], args: [] };
  buckets[tool] = made;
  return made;
}

function addToBucket(bucket: Bucket, { matchers: [first] }: ReadRule, place: number): void {
  const words = first ? wordsOf(first) : [];
  if (!first || words.length === 0) {
    bucket.always.push(place);
    return;
  }
  const arg = first.arg ?? null;
  bucket.worded.push(place);
  if (!bucket.args.includes(arg)) bucket.args.push(arg);
  for (const word of new Set(words)) addTo(bucket.byWord, word, place);
}

/** Words without one of which a value cannot match; none where there are no such words. */
function wordsOf({ kind, value, any, role, wanted, meanings }: ReadMatcher): readonly string[] {
  const worded =
    kind === 'text' || (wanted && (kind === 'recipient' || kind === 'command' || kind === 'ref'));
  const folded = fold(value);
  if (!worded || any || role || /^\s*[<>]/.test(value) || /^[+\d\s().-]+$/.test(folded)) return [];
  if (/@(gmail|googlemail)\.com/.test(folded) || (kind === 'ref' && folded.includes('*'))) return [];
  if (kind === 'command' && !namesProgram(value)) return [];
  const tokens = tokensOf(folded.split('*').find((piece) => tokensOf(piece).length > 0) ?? '');
  if (tokens[0] === undefined) return [];
  return [tokens[0], tokens.join(''), ...meanings.flatMap((meaning) => tokensOf(meaning)[0] ?? [])];
}

/** Rules of these tools that may be about the act. `thorough`: names may stand for others, so every rule may. */
export function rulesFor(open: OpenRules, act: Act, thorough: boolean): readonly ReadRule[] {
  const places = new Set<number>();
  const look = (key: string): void => {
    const bucket = own(open.index.buckets, key);
    if (bucket) addAmong(places, bucket, { act, thorough, wanted: open.wanted });
  };
  act.tools.forEach(look);
  act.deeds?.forEach(look);
  return places.size === 0 ? NO_RULES : Array.from(places, open.at);
}

const NO_RULES: readonly ReadRule[] = [];

/** Permissions for these tools. */
export const permitsFor = ({ index, at }: OpenRules, tools: readonly string[]): readonly ReadRule[] =>
  tools.flatMap((tool) => own(index.permits, tool) ?? []).map(at);

interface Looked {
  readonly act: Act;
  readonly thorough: boolean;
  readonly wanted: OpenRules['wanted'];
}

function addAmong(places: Set<number>, bucket: Bucket, looked: Looked): void {
  for (const place of bucket.always) places.add(place);
  if (bucket.worded.length === 0) return;
  const words = wordsLookedAt(bucket, looked);
  if (!words) for (const place of bucket.worded) places.add(place);
  else for (const word of words) for (const place of own(bucket.byWord, word) ?? []) places.add(place);
}

/** The words of the act by which rules of a tool are found; undefined where any of them may be about it. */
function wordsLookedAt({ args }: Bucket, { act, thorough, wanted }: Looked): Iterable<string> | undefined {
  if (thorough || !act.complete) return undefined;
  const words = new Set<string>();
  for (const arg of args) {
    const leaves = arg === null ? act.leaves : leavesFor(act.leaves, wanted(arg).heads);
    if (leaves.length === 0 && arg !== null) return undefined;
    for (const leaf of leaves) {
      const text = textOf(leaf);
      if (isWild(text) || /[*%]/.test(text)) return undefined;
      for (const token of tokensOf(fold(text))) words.add(token);
    }
  }
  return words;
}

/** What is read again from JSON has a prototype, whose names are no words of a call. */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The words of a value, those that people use for what a command does, and the plain name of its program. */
const textOf = ({ value, words, means = [], likely = [] }: Leaf): string =>
  words ? [value, programOf(words[0] ?? ''), ...means, ...likely].join(' ') : String(value);

/** Whether the first word of a command is written as the program is called. */
function namesProgram(value: string): boolean {
  const [first = ''] = value.split(/[\s*]/);
  return !first.startsWith('-') && programOf(first) === first;
}
