/** The acts of a call: the call itself, or, of a line of a shell, every command in it and what it comes to. */

import { keysCalled } from '../catalog/tool-spelling.ts';
import type { Json } from '../catalog/unit.ts';
import type { Act } from './act.ts';
import { type Leaf, leavesFor, leavesOf } from './arguments.ts';
import type { Call } from './call.ts';
import { headOf } from './names.ts';
import { ANY_COMMAND, ANY_SHELL, type Naming } from './rules.ts';
import type { Action } from './shell/action.ts';
import { actionsOf } from './shell/actions.ts';
import { readLine, type Simple } from './shell/commands.ts';
import { programOf } from './shell/programs.ts';
import { actionKey, actionOf } from './shell/tool-actions.ts';
import { isShellTool } from './shell-tools.ts';
import { commandOf } from './tool-command.ts';
import { isWild, shownWild, UNKNOWN } from './wild.ts';

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
  const direct: Act = { name: call.tool, tools: keys, leaves, complete };
  if (isShellTool(call.tool, naming.shellTools)) return { ...inShell(call, direct), reaches };
  const words = commandOf(call, leaves, naming.toolActions);
  const acts = words ? [direct, asCommand(words, direct)] : [direct];
  return { acts, parts: [], opaque: [], reaches };
}

/** What is said of commands is said of tools that do the same. */
function asCommand(words: readonly string[], { name, leaves, complete }: Act): Act {
  const value = words.join(' ');
  return { name, tools: [ANY_COMMAND], leaves: [{ heads: ['command'], value, words }, ...leaves], complete };
}

function inShell(call: Call, direct: Act): Omit<Acts, 'reaches'> {
  const { leaves, complete } = direct;
  const lines = linesIn(call, leavesFor(leaves, COMMAND_HEADS));
  const others = leaves.filter(({ heads }) => !heads.some((head) => COMMAND_HEADS.has(head)));
  const folder = leavesFor(leaves, FOLDER_HEADS)[0]?.value;
  const read = lines.map(readLine);
  const commands = read.flatMap((line) => line.commands);
  const base = typeof folder === 'string' ? folder : undefined;
  const tools = [ANY_SHELL, ...direct.tools];
  const acts = commands.flatMap((command) => actsIn(command, tools, others, base));
  const whole: Act = {
    ...direct,
    tools,
    leaves: [...others, { heads: ['command'], value: '', words: [] }],
  };
  return {
    acts: acts.length > 0 ? acts : [whole],
    parts: commands.flatMap((command) => partsIn(command, base)),
    opaque: [
      ...new Set([...read.flatMap((line) => line.opaque), ...(complete ? [] : ['the call is too large'])]),
    ],
  };
}

/** The lines that a call of a shell runs; a list of words is one line. */
function linesIn(call: Call, leaves: readonly Leaf[]): readonly string[] {
  const given = Object.entries(call.arguments).find(([name]) => COMMAND_HEADS.has(headOf(name)))?.[1];
  if (Array.isArray(given) && given.every((word) => typeof word === 'string'))
    return [given.map((word: string) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')];
  return leaves.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

function actsIn(
  command: Simple,
  tools: readonly string[],
  others: readonly Leaf[],
  base: string | undefined,
): readonly Act[] {
  const actions = actionsOf(command);
  const text = shownWild(command.words.join(' '));
  const means = actions.flatMap((action) => action.means ?? []);
  const program = programOf(command.words[0] ?? '');
  const own: Act = {
    name: text,
    tools: [...tools, ...keysCalled(program)],
    leaves: [...others, { heads: ['command'], value: command.words.join(' '), words: command.words, means }],
    complete: true,
    text,
  };
  const done = actions.map((action) => ({
    name: action.name,
    tools: [actionKey(action.name)],
    leaves: leavesOfAction(action, command, base),
    complete: true,
    text,
  }));
  return command.words.length === 0 ? done : [own, ...done];
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
function partsIn(command: Simple, base: string | undefined): readonly Part[] {
  return actionsOf(command).flatMap(({ name, args }) => {
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
