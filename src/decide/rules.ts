/** Rules opened for deciding: by tool, and by the words they name, so that most of them are never looked at. */

import { fold } from '../catalog/fold.ts';
import { keysSaid } from '../catalog/tool-spelling.ts';
import type { Rule } from '../memory/rule.ts';
import type { Act } from './act.ts';
import { type Leaf, leavesFor } from './arguments.ts';
import { type ReadRule, readRule } from './judge.ts';
import type { ReadMatcher } from './matcher.ts';
import type { ArgumentNames, Wanted } from './names.ts';
import { programOf } from './shell/programs.ts';
import { actionKey, actionOf, type ToolActions } from './shell/tool-actions.ts';
import { isShellTool } from './shell-tools.ts';
import { tokensOf } from './tokens.ts';
import { isWild } from './wild.ts';

/** The rules of one tool. */
interface Bucket {
  /** Looked at in every call. */
  readonly always: ReadRule[];
  /** Looked at when a word of the call is the key. */
  readonly byWord: Map<string, ReadRule[]>;
  /** All of the second kind, and the arguments they look at. */
  readonly worded: ReadRule[];
  readonly wanted: Map<string, Wanted>;
}

export interface OpenRules {
  readonly buckets: ReadonlyMap<string, Bucket>;
  /** Permissions of the user, by tool. */
  readonly permits: ReadonlyMap<string, readonly ReadRule[]>;
  /** Rules that prohibit or ask for confirmation. */
  readonly blocking: readonly ReadRule[];
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
  const buckets = new Map<string, Bucket>();
  const permits = new Map<string, ReadRule[]>();
  const blocking: ReadRule[] = [];
  const keys = new Map<string, ToolKeys>();
  for (const rule of rules) {
    if (rule.tool === null || rule.status !== 'active' || rule.effect === 'prefer') continue;
    const read = readRule(rule, naming.argumentNames);
    if (rule.effect !== 'permit') blocking.push(read);
    const known = keys.get(rule.tool) ?? keysOf(rule.tool, naming);
    keys.set(rule.tool, known);
    for (const key of read.matchers.some(isOfCommand) ? known.ofCommands : known.all)
      if (rule.effect === 'permit') addTo(permits, key, read);
      else addToBucket(bucketOf(buckets, key), read);
  }
  return { buckets, permits, blocking };
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
  return { all, ofCommands: ofShell ? [...all, ANY_COMMAND] : all };
}

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function bucketOf(buckets: Map<string, Bucket>, tool: string): Bucket {
  const known = buckets.get(tool);
  if (known) return known;
  const made: Bucket = { always: [], byWord: new Map(), worded: [], wanted: new Map() };
  buckets.set(tool, made);
  return made;
}

function addToBucket(bucket: Bucket, read: ReadRule): void {
  const [first] = read.matchers;
  const words = first ? wordsOf(first) : [];
  if (!first?.wanted || words.length === 0) {
    bucket.always.push(read);
    return;
  }
  bucket.worded.push(read);
  bucket.wanted.set(first.arg ?? '', first.wanted);
  for (const word of new Set(words)) addTo(bucket.byWord, word, read);
}

/** Words without one of which a value cannot match; none where there are no such words. */
function wordsOf({ kind, value, any, role }: ReadMatcher): readonly string[] {
  const worded = kind === 'recipient' || kind === 'text' || kind === 'command' || kind === 'ref';
  const folded = fold(value);
  if (!worded || any || role || /^\s*[<>]/.test(value) || /^[+\d\s().-]+$/.test(folded)) return [];
  if (/@(gmail|googlemail)\.com/.test(folded) || (kind === 'ref' && folded.includes('*'))) return [];
  if (kind === 'command' && !namesProgram(value)) return [];
  const tokens = tokensOf(folded.split('*').find((piece) => tokensOf(piece).length > 0) ?? '');
  return tokens[0] === undefined ? [] : [tokens[0], tokens.join('')];
}

/** Rules of these tools that may be about the act. `thorough`: names may stand for others, so every rule may. */
export function rulesFor({ buckets }: OpenRules, act: Act, thorough: boolean): readonly ReadRule[] {
  const [one, ...more] = act.tools.flatMap((tool) => buckets.get(tool) ?? []);
  if (!one) return [];
  if (more.length === 0) return among(one, act, thorough);
  return [...new Set([one, ...more].flatMap((bucket) => among(bucket, act, thorough)))];
}

function among({ always, worded, byWord, wanted }: Bucket, act: Act, thorough: boolean): readonly ReadRule[] {
  if (worded.length === 0) return always;
  if (thorough || !act.complete) return [...always, ...worded];
  const words = new Set<string>();
  for (const { heads } of wanted.values()) {
    const leaves = leavesFor(act.leaves, heads);
    if (leaves.length === 0) return [...always, ...worded];
    for (const leaf of leaves) {
      const text = textOf(leaf);
      if (isWild(text)) return [...always, ...worded];
      for (const token of tokensOf(fold(text))) words.add(token);
    }
  }
  const found = new Set<ReadRule>(always);
  for (const word of words) for (const rule of byWord.get(word) ?? []) found.add(rule);
  return [...found];
}

/** The words of a value, those that people use for what a command does, and the plain name of its program. */
const textOf = ({ value, words, means = [] }: Leaf): string =>
  words ? [value, programOf(words[0] ?? ''), ...means].join(' ') : String(value);

/** Whether the first word of a command is written as the program is called. */
function namesProgram(value: string): boolean {
  const [first = ''] = value.split(/[\s*]/);
  return !first.startsWith('-') && programOf(first) === first;
}
