/** What commands do that run others, and how the command in their words is found. */

import { shownWild } from '../wild.ts';
import type { Input } from './output.ts';

/** What a command does beside what it says. */
export interface Unwrapped {
  /** Commands that it runs, as words. */
  readonly commands?: readonly (readonly string[])[];
  /** Texts that a shell reads. */
  readonly texts?: readonly string[];
  /** What `$0`, `$1` and so on are in the texts; those of the line do not go on into them. */
  readonly given?: readonly string[];
  /** Whether the texts are read by this very shell. */
  readonly here?: true;
  readonly opaque?: readonly string[];
  readonly sets?: readonly (readonly [name: string, value: string])[];
  readonly aliases?: readonly (readonly [name: string, text: string])[];
  readonly environment?: readonly (readonly [name: string, value: string])[];
  /** The folder the line is in from now on, and the one that what is run is in. */
  readonly folder?: string;
  readonly within?: string;
  /** Another machine or container that what is run is run on. */
  readonly elsewhere?: string;
}

export type Unwrap = (args: readonly string[], input: Input) => Unwrapped;

export const NOTHING: Unwrapped = {};

export const opaque = (why: string): Unwrapped => ({ opaque: [shownWild(why)] });

/** The command after options, assignments and words that belong to the wrapper. */
export function commandIn(args: readonly string[], taking = '', skip = 0): readonly (readonly string[])[] {
  const words = afterOptions(args, taking).slice(skip);
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  return first < 0 ? [] : [words.slice(first)];
}

/** `-Eu bob`: the last of several short options takes the next word. */
const takesAtEnd = (arg: string, takes: ReadonlySet<string>): boolean =>
  /^-[a-zA-Z]{2,}$/.test(arg) &&
  takes.has(`-${arg.at(-1)}`) &&
  ![...arg.slice(1, -1)].some((letter) => takes.has(`-${letter}`));

export function afterOptions(args: readonly string[], taking: string): readonly string[] {
  const takes = new Set(taking.split(' '));
  let at = 0;
  for (; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--') return args.slice(at + 1);
    if (!arg.startsWith('-')) break;
    if (takes.has(arg) || takesAtEnd(arg, takes)) at++;
  }
  return args.slice(at);
}

/** A word in single quotes. */
export const quote = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** What `$1`, `$2` … and all of them stand for. */
export const argumentSets = (
  args: readonly string[],
): readonly (readonly [name: string, value: string])[] => [
  ...args.map((value, at) => [String(at + 1), value] as const),
  ['@', args.join(' ')],
  ['*', args.join(' ')],
];
