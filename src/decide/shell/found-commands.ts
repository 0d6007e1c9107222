/** Commands that others are given in their words: `env`, `xargs`, `find -exec`, `su -c`, aliases of git. */

import { UNKNOWN } from '../wild.ts';
import { gitOptions } from './git-options.ts';
import type { Input } from './output.ts';
import { afterOptions, commandIn, NOTHING, quote, type Unwrapped } from './unwrapped.ts';

export function assignmentsIn(args: readonly string[]): readonly (readonly [string, string])[] {
  return args.flatMap((arg) => {
    const equals = arg.indexOf('=');
    return equals > 0 ? [[arg.slice(0, equals), arg.slice(equals + 1)] as const] : [];
  });
}

export function ofEnv(args: readonly string[]): Unwrapped {
  const split = args.findIndex((arg) => /^(-S|--split-string)/.test(arg));
  if (split >= 0) {
    const arg = args[split] ?? '';
    const given = arg.replace(/^(-S|--split-string=?)/, '');
    return {
      texts: [
        [
          given === '' ? (args[split + 1] ?? '') : given,
          ...args.slice(split + (given === '' ? 2 : 1)).map(quote),
        ].join(' '),
      ],
    };
  }
  const words = afterOptions(args, '-u --unset -C --chdir');
  return { commands: commandIn(args, '-u --unset -C --chdir'), environment: assignmentsIn(words) };
}

export function ofXargs(args: readonly string[], input: Input): Unwrapped {
  const words = afterOptions(
    args,
    '-I -n -P -L -d -a -s -E --replace --max-args --max-procs --delimiter --arg-file -j',
  );
  const at = args.findIndex(
    (arg) => arg === '-I' || /^-I./.test(arg) || arg.startsWith('-i') || arg.startsWith('--replace'),
  );
  const given = input === undefined ? [UNKNOWN] : input.split(/[\s\0]+/).filter((word) => word !== '');
  const command = words.filter((word) => word !== ':::');
  if (command.length === 0) return { commands: [['echo', ...given]] };
  const cut = words.indexOf(':::');
  const listed = cut >= 0 ? words.slice(cut + 1) : given;
  const head = cut >= 0 ? words.slice(0, cut) : command;
  const mark =
    at < 0
      ? '{}'
      : args[at] === '-I'
        ? (args[at + 1] ?? '{}')
        : (args[at] ?? '').replace(/^(-I|-i|--replace=?)/, '') || '{}';
  if (!head.some((word) => word.includes(mark))) return { commands: [[...head, ...listed]] };
  return {
    commands: listed.slice(0, 50).map((value) => head.map((word) => word.replaceAll(mark, () => value))),
  };
}

/** `-exec` and its like; the files that are found are below where the search begins. */
export function ofFind(args: readonly string[]): Unwrapped {
  const commands: string[][] = [];
  const start = args.find((arg) => !arg.startsWith('-')) ?? '.';
  for (let at = 0; at < args.length; at++) {
    if (!/^(-exec|-execdir|-ok|-okdir|-x|-X|--exec|--exec-batch)$/.test(args[at] ?? '')) continue;
    const end = args.findIndex((arg, i) => i > at && (arg === ';' || arg === '+'));
    const words = args.slice(at + 1, end < 0 ? args.length : end);
    commands.push(words.map((word) => word.replaceAll('{}', `${start}/${UNKNOWN}`)));
  }
  return { commands };
}

export function ofCommandOption(args: readonly string[], names: string): Unwrapped {
  const all = names.split(' ');
  const isOne = (arg: string) => all.includes(arg) || (all.includes('-c') && /^-[a-z]+c$/.test(arg));
  const at = args.findIndex(isOne);
  if (at >= 0 && args[at + 1] !== undefined) return { texts: [args[at + 1] ?? ''] };
  const joined = args.find((arg) => all.some((name) => arg.startsWith(`${name}=`)));
  return joined === undefined ? NOTHING : { texts: [joined.slice(joined.indexOf('=') + 1)] };
}

/** Options of git, an alias that they define, and programs that git is told to run. */
export function ofGit(args: readonly string[]): Unwrapped {
  const { settings, rest, within } = gitOptions(args);
  const [name = '', ...more] = rest;
  const at = within === undefined ? {} : { within };
  const alias = settings.get(`alias.${name}`.toLowerCase());
  if (alias?.startsWith('!')) return { ...at, texts: [[alias.slice(1), ...more.map(quote)].join(' ')] };
  if (alias !== undefined) return { ...at, texts: [['git', alias, ...more.map(quote)].join(' ')] };
  const programs = [...settings.keys()].filter((key) =>
    /(pager|editor|command|hookspath|helper|program|\.cmd)$/.test(key),
  );
  const hidden = programs.length > 0 ? { opaque: [`git is told to run ${programs.join(', ')}`] } : {};
  if (name === 'submodule' && more[0] === 'foreach')
    return { ...at, ...hidden, texts: [afterOptions(more.slice(1), '').join(' ')] };
  if (name === 'bisect' && more[0] === 'run') return { ...at, ...hidden, commands: [more.slice(1)] };
  const exec = more.flatMap((arg, i) =>
    arg === '--exec' || arg === '-x' ? [more[i + 1] ?? ''] : arg.startsWith('--exec=') ? [arg.slice(7)] : [],
  );
  if (name === 'rebase' && exec.length > 0) return { ...at, ...hidden, texts: exec };
  if (name === 'filter-branch') return { ...at, opaque: ['git filter-branch runs commands of its own'] };
  return { ...at, ...hidden };
}
