/** The acts of a call: the call itself, or, of a line of a shell, every command in it and what it comes to. */

import { keysCalled, spellingOf } from '../catalog/tool-spelling.ts';
import type { Json } from '../catalog/unit.ts';
import type { Act } from './act.ts';
import { type Leaf, leavesFor, leavesOf } from './arguments.ts';
import type { Call } from './call.ts';
import { headOf } from './names.ts';
import { ANY_COMMAND, ANY_SHELL, type Naming } from './rules.ts';
import type { Action } from './shell/action.ts';
import { actionsOf } from './shell/actions.ts';
import { isCalm } from './shell/calm-programs.ts';
import { readLine } from './shell/commands.ts';
import { deedsIn } from './shell/deeds.ts';
import type { Simple } from './shell/line-state.ts';
import { PROGRAMS, programOf } from './shell/programs.ts';
import { actionKey, actionOf, deedKey, deedsOf, isEditor, withImplied } from './shell/tool-actions.ts';
import { isTrial, tellsOfItself } from './shell/trials.ts';
import { quote } from './shell/unwrapped.ts';
import { isCodeTool, isShellTool } from './shell-tools.ts';
import { commandOf } from './tool-command.ts';
import { ANY, isWild, ONE, shownWild, UNKNOWN } from './wild.ts';

/** What a shell line does, as a call of its own. */
export interface Part {
  readonly action: string;
  readonly arguments: { readonly [name: string]: Json };
}

export interface Acts {
  readonly acts: readonly Act[];
  readonly parts: readonly Part[];
  /** What could not be seen through, in words. */
  readonly opaque: readonly string[];
  /** Whether a command could do what rules of a tool are about. */
  reaches(tool: string): boolean;
}

const COMMAND_HEADS: ReadonlySet<string> = new Set(
  ['command', 'cmd', 'script', 'code', 'input', 'line', 'argv', 'arg', 'commands'].map(headOf),
);
const FOLDER_HEADS: ReadonlySet<string> = new Set(['cwd', 'workdir', 'working_directory', 'dir'].map(headOf));

/** `keys`: those by which rules find the call, where more is known of its tool than its name. */
export function actsOf(call: Call, naming: Naming, keys: readonly string[] = keysCalled(call.tool)): Acts {
  const { leaves, complete } = leavesOf(call.arguments);
  const reaches = (tool: string) =>
    isShellTool(tool, naming.shellTools) || actionOf(tool, naming.toolActions) !== undefined;
  const direct = withDeeds({ name: call.tool, tools: keys, leaves, complete }, naming);
  if (isShellTool(call.tool, naming.shellTools)) return { ...inShell(call, direct), reaches };
  if (isProgram(call.tool)) return { ...inShell(call, direct, spellingOf(call.tool).name), reaches };
  const words = commandOf(call, leaves, naming.toolActions);
  const acts = words ? [direct, asCommand(words, direct)] : [direct];
  return { acts, parts: [], opaque: isCodeTool(call.tool) ? programsIn(call, leaves) : [], reaches };
}

/** A tool that is called as a program is runs it: `git {"args": ["push"]}`. */
function isProgram(tool: string): boolean {
  const name = spellingOf(tool).name.toLowerCase();
  return PROGRAMS.has(name) && actionOf(tool) === undefined;
}

/** A program in a language that is not looked into, unless it only computes. */
const programsIn = ({ tool }: Call, leaves: readonly Leaf[]): readonly string[] =>
  leaves.some(({ value }) => typeof value === 'string' && !isCalm('python', value) && !isCalm('node', value))
    ? [`${tool} runs a program`]
    : [];

/** What a tool does, so far as its name tells. */
function withDeeds(act: Act, { toolActions }: Naming): Act {
  const action = actionOf(act.name, toolActions);
  if (action === undefined) return act;
  const here = action === 'file_search' && !act.leaves.some(({ heads }) => heads.includes('path'));
  const placed = here ? [...act.leaves, { heads: ['path'], value: '.' }] : act.leaves;
  const leaves = action.startsWith('file_') ? placed.map(asPattern) : placed;
  // A file that is written into a repository is a file that is written.
  const files =
    action === 'git_push' && leaves.some(({ heads }) => heads.at(-1) === 'path') ? ['file_write'] : [];
  const deeds = deedsOf(action).filter((deed) => deed !== 'file_create' || !isEditor(act.name));
  return { ...act, leaves, deeds: [...deeds, ...files].map(deedKey) };
}

/** Tools for many files take patterns of names. */
function asPattern(leaf: Leaf): Leaf {
  const { heads, value } = leaf;
  if (typeof value !== 'string' || !/[*?]/.test(value) || !/^(path|file|glob)$/.test(heads.at(-1) ?? ''))
    return leaf;
  return {
    ...leaf,
    value: value
      .replace(/\*\*\/?/g, UNKNOWN)
      .replaceAll('*', ANY)
      .replaceAll('?', ONE),
  };
}

/** What is said of commands is said of tools that do the same. */
function asCommand(words: readonly string[], { name, leaves, complete }: Act): Act {
  const value = words.join(' ');
  return { name, tools: [ANY_COMMAND], leaves: [{ heads: ['command'], value, words }, ...leaves], complete };
}

/** `program`: of a tool that is a program, its name. */
function inShell(call: Call, direct: Act, program?: string): Omit<Acts, 'reaches'> {
  const { leaves, complete } = direct;
  const written = linesIn(call, leavesFor(leaves, COMMAND_HEADS));
  const lines = program === undefined ? written : written.map((line) => `${program} ${line}`);
  const others = leaves.filter(({ heads }) => !heads.some((head) => COMMAND_HEADS.has(head)));
  const folder = leavesFor(leaves, FOLDER_HEADS)[0]?.value;
  const read = lines.map(readLine);
  const commands = read.flatMap((line) =>
    line.commands.map((command) => ({ command, actions: actionsOf(command) })),
  );
  const base = typeof folder === 'string' ? folder : undefined;
  const tools = [ANY_SHELL, ...direct.tools];
  const acts = commands.flatMap((one) => actsIn(one, tools, others, base));
  const whole: Act = {
    ...direct,
    tools,
    leaves: [...others, { heads: ['command'], value: '', words: [] }],
  };
  return {
    acts: acts.length > 0 ? acts : [whole],
    parts: commands.flatMap((one) => partsIn(one, base)),
    opaque: [
      ...new Set([...read.flatMap((line) => line.opaque), ...(complete ? [] : ['the call is too large'])]),
    ],
  };
}

/** The lines that a call of a shell runs; a list of words is one line, and so is a program with a list of words. */
function linesIn(call: Call, leaves: readonly Leaf[]): readonly string[] {
  const named = Object.entries(call.arguments).filter(([name]) => COMMAND_HEADS.has(headOf(name)));
  const given = named.map(([, value]) => value);
  // Of several commands, each is a line.
  if (named.some(([name]) => /(commands|lines|scripts)$/i.test(name)))
    return leaves.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const [first] = given;
  if (isWords(first)) return [first.map(quote).join(' ')];
  const words = given.find(isWords);
  if (typeof first === 'string' && words) return [[first, ...words.map(quote)].join(' '), first];
  return leaves.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

const isWords = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string');

/** A command, and what it comes to. */
interface Known {
  readonly command: Simple;
  readonly actions: readonly Action[];
}

function actsIn(
  { command, actions }: Known,
  tools: readonly string[],
  others: readonly Leaf[],
  base: string | undefined,
): readonly Act[] {
  const text = shownWild(command.words.join(' '));
  const means = [
    ...actions.flatMap((action) => (action.unsure ? [] : (action.means ?? []))),
    ...deedsOfCommand(command, others),
  ];
  const likely = actions.flatMap((action) => [
    ...(action.unsure ? (action.means ?? []) : []),
    ...(action.likely ?? []),
  ]);
  const program = programOf(command.words[0] ?? '');
  const own: Act = {
    name: text,
    tools: [...tools, ...keysCalled(program)],
    leaves: [...others, commandLeaf(command, means, likely)],
    complete: true,
    text,
  };
  const done = actions.map((action): Act => {
    const [key = '', ...implied] = withImplied(action.name).map(actionKey);
    return {
      name: action.name,
      tools: [key],
      deeds: implied,
      leaves: leavesOfAction(action, command, base),
      complete: true,
      text,
      ...(action.unsure && { unsure: true }),
      ...(action.named && { named: true }),
    };
  });
  const known = done.flatMap(({ leaves }) => leaves);
  return command.words.length === 0 ? done : [{ ...own, done: known }, ...done];
}

/** What it comes to, in words that it need not be written with. */
function deedsOfCommand(
  { words: [run = '', ...args], sets, background }: Simple,
  others: readonly Leaf[],
): readonly string[] {
  const told = { program: programOf(run), args, sets };
  if (tellsOfItself(told) || isTrial(told)) return [];
  const left = background || others.some(isInBackground);
  return left ? [...deedsIn(told), 'run in background'] : deedsIn(told);
}

/** An argument of a coding agent's shell. */
const isInBackground = ({ heads, value }: Leaf): boolean =>
  value === true && heads.includes(headOf('run_in_background'));

/** A command that tells of itself is its program alone. */
function commandLeaf({ words }: Simple, means: readonly string[], likely: readonly string[]): Leaf {
  const [run = '', ...args] = words;
  const told = { program: programOf(run), args };
  const shown = tellsOfItself(told) ? [run] : words;
  return {
    heads: ['command'],
    value: shown.join(' '),
    words: shown,
    means,
    ...(likely.length > 0 && { likely }),
    ...(isTrial(told) && { tried: true }),
  };
}

function leavesOfAction({ args, deep }: Action, command: Simple, base: string | undefined): readonly Leaf[] {
  return Object.entries(args).flatMap(([name, values]) =>
    // An argument that is known to have no value is not one that is missing.
    (values.length === 0 ? [''] : values).map((value) => ({
      heads: [headOf(name)],
      value: name === 'path' && typeof value === 'string' ? placed(value, command, base) : value,
      ...(name === 'path' && deep && { deep }),
    })),
  );
}

/** A path as seen from where the call starts. */
function placed(path: string, { folder }: Simple, base: string | undefined): string {
  const inLine = folder === undefined || isRooted(path) ? path : `${folder}/${path}`;
  return base === undefined || isRooted(inLine) ? inLine : `${base}/${inLine}`;
}

const isRooted = (path: string): boolean => /^([\\/~]|[a-z]:|\$home)/i.test(path) || path.startsWith(UNKNOWN);

const MOST_PARTS = 64;

/** Every value of an action is a call of its own, so that rules over one value need not know of lists. */
function partsIn({ command, actions }: Known, base: string | undefined): readonly Part[] {
  return actions.flatMap(({ name, args }) => {
    const entries = Object.entries(args).filter(([, values]) => values.length > 0);
    const most = Math.min(MOST_PARTS, Math.max(1, ...entries.map(([, values]) => values.length)));
    return Array.from({ length: most }, (_, at) => {
      const one = entries.flatMap(([argument, values]) => {
        const value = values[at] ?? values[0];
        if (value === undefined || (typeof value === 'string' && isWild(value))) return [];
        const placedValue =
          argument === 'path' && typeof value === 'string' ? placed(value, command, base) : value;
        return [[argument, placedValue] as const];
      });
      return { action: name, arguments: Object.fromEntries(one) };
    });
  });
}
