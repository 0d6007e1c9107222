/** What is known while a line of a shell is read: what it set so far, and what was found. */

import type { CommandNode, CompoundList } from 'unbash';
import { isUnknown, UNKNOWN } from '../wild.ts';
import type { Input } from './output.ts';

/** A command with its words expanded. The first word is the program. */
export interface Simple {
  readonly words: readonly string[];
  /** Files that redirections write and read. */
  readonly writes: readonly string[];
  readonly reads: readonly string[];
  /** What stands on its standard input, where that is known. */
  readonly input: Input;
  /** Variables set for it. */
  readonly sets: readonly (readonly [name: string, value: string])[];
  /** The folder it runs in, as far as the line changes it; undefined: the call's own. */
  readonly folder: string | undefined;
  /** Where it runs, when that is another machine or container. */
  readonly elsewhere: string | undefined;
  /** Nobody waits for it to end. */
  readonly background?: true;
}

export interface Line {
  readonly commands: readonly Simple[];
  /** What cannot be seen through, in words, each once. */
  readonly opaque: readonly string[];
}

/** What a line has set so far. Copied where the shell would copy it. */
export interface State {
  readonly variables: Map<string, string>;
  readonly aliases: Map<string, string>;
  readonly functions: Map<string, CommandNode | CompoundList>;
  folder: string | undefined;
  elsewhere: string | undefined;
  readonly background?: true;
}

export interface Reading {
  readonly commands: Simple[];
  readonly opaque: Set<string>;
  left: number;
}

export const MOST_COMMANDS = 500;
export const MOST_DEPTH = 16;
/** Longer lines are not read. */
export const LONGEST = 100_000;

/** Counts a step; where there have been too many, that is said. */
export function isSpent(reading: Reading, depth: number): boolean {
  const spent = --reading.left < 0 || depth > MOST_DEPTH;
  if (spent) hide(reading, 'there are too many commands to be read');
  return spent;
}

export function hide(reading: Reading, why: string): void {
  reading.opaque.add(why.replace(/\s+/g, ' ').slice(0, 200));
}

export const copyOf = (state: State): State => ({
  ...state,
  variables: new Map(state.variables),
  aliases: new Map(state.aliases),
  functions: new Map(state.functions),
});

/** Each branch begins with what was set before; what a branch sets is not known afterwards. */
export function withBranches(state: State, branches: readonly ((own: State) => void)[]): void {
  const before = new Map(state.variables);
  for (const branch of branches) {
    const own = copyOf({ ...state, variables: before });
    branch(own);
    for (const [name, value] of own.variables)
      if (before.get(name) !== value) state.variables.set(name, UNKNOWN);
    for (const [name, body] of own.functions) state.functions.set(name, body);
    for (const [name, text] of own.aliases) state.aliases.set(name, text);
    if (own.folder !== state.folder) state.folder = UNKNOWN;
  }
}

export type Made = Pick<Simple, 'words' | 'writes' | 'reads' | 'input' | 'sets'>;

export function note(reading: Reading, state: State, made: Made): void {
  const { folder, elsewhere, background } = state;
  reading.commands.push({ ...made, folder, elsewhere, ...(background && { background }) });
}

export function joinFolders(folder: string | undefined, next: string): string {
  if (isUnknown(next)) return UNKNOWN;
  if (/^([\\/~]|[a-z]:)/i.test(next) || folder === undefined) return next;
  return `${folder}/${next}`;
}
