/** Options of commands: which words are flags, which take a value, and what is left. */

import { isUnknown } from '../wild.ts';

export interface Parsed {
  /** Words that are no options. */
  readonly rest: readonly string[];
  /** Options as written, a short one each: `-rf` is `-r` and `-f`. Values are under their option. */
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Whether a word that is not known may be an option, or several words. */
  readonly unsure: boolean;
}

/** Reads options. `taking` lists those that take a value, with spaces between. */
export function parseOptions(args: readonly string[], taking = ''): Parsed {
  const takes = new Set(taking.split(' '));
  const [rest, flags, values] = [[] as string[], new Set<string>(), new Map<string, string[]>()];
  const give = (name: string, value: string): void => {
    flags.add(name);
    values.set(name, [...(values.get(name) ?? []), value]);
  };
  let unsure = false;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--') {
      rest.push(...args.slice(at + 1));
      break;
    }
    if (isUnknown(arg) && !/^[\p{L}\p{N}./:@+~]/u.test(arg)) unsure = true;
    const equals = arg.indexOf('=');
    if (!arg.startsWith('-') || arg === '-') rest.push(arg);
    else if (arg.startsWith('--') && equals > 0) give(arg.slice(0, equals), arg.slice(equals + 1));
    else if (takes.has(arg)) give(arg, args[++at] ?? '');
    else if (arg.startsWith('--')) flags.add(arg);
    else {
      const open = readShort(arg, takes, flags, give);
      if (open !== undefined) give(open, args[++at] ?? '');
    }
  }
  return { rest, flags, values, unsure };
}

/** The option at the end whose value is the next word. */
function readShort(
  arg: string,
  takes: ReadonlySet<string>,
  flags: Set<string>,
  give: (name: string, value: string) => void,
): string | undefined {
  flags.add(arg);
  for (let at = 1; at < arg.length; at++) {
    const name = `-${arg[at]}`;
    if (takes.has(name) && at < arg.length - 1) {
      give(name, arg.slice(at + 1).replace(/^=/, ''));
      return undefined;
    }
    if (takes.has(name)) return name;
    flags.add(name);
  }
  return undefined;
}

/** The values of the first of these options that has any. */
export const valuesOf = ({ values }: Parsed, ...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => values.get(name) ?? []);

export const hasFlag = ({ flags }: Parsed, ...names: readonly string[]): boolean =>
  names.some((name) => flags.has(name));
