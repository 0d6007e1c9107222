/** What commands do to files. */

import type { Depth } from '../arguments.ts';
import { UNKNOWN } from '../wild.ts';
import type { Action, Table, Told } from './action.ts';
import { hasFlag, parseOptions, valuesOf } from './options.ts';

const write = (path: readonly string[], deep = false): Action => ({
  name: 'file_write',
  args: { path },
  ...(deep && { deep: 'all' as const }),
});
const read = (path: readonly string[], deep?: Depth): Action => ({
  name: 'file_read',
  args: { path },
  ...(deep && { deep }),
});
const remove = (path: readonly string[], deep = true): Action => ({
  name: 'file_delete',
  args: { path },
  ...(deep && { deep: 'all' as const }),
  means: ['delete', 'remove'],
});

const reading =
  (taking = '', skip = 0) =>
  ({ args }: Told): readonly Action[] => {
    const paths = parseOptions(args, taking).rest.slice(skip);
    return paths.length === 0 ? [] : [read(paths)];
  };
const writing =
  (taking = '', skip = 0) =>
  ({ args }: Told): readonly Action[] => {
    const paths = parseOptions(args, taking).rest.slice(skip);
    return paths.length === 0
      ? []
      : [write(paths, hasFlag(parseOptions(args, taking), '-R', '-r', '--recursive'))];
  };
const removing = ({ args }: Told): readonly Action[] => {
  const { rest } = parseOptions(args, '-n -s -z --iterations --size');
  return rest.length === 0 ? [] : [remove(rest)];
};

/** Places from which nothing comes back. */
const isAway = (path: string): boolean => /^\/dev\/null$|(^|\/)\.?trash(\/|$)|\$recycle\.bin/i.test(path);

/** Places that a project does not reach: what is moved there is as good as deleted. */
const isFar = (path: string): boolean => /^(\/(var\/)?tmp(\/|$)|~|\.\.)/.test(path);

/** A file that is moved is gone from its place, but is not deleted. */
const moved = (path: readonly string[], targets: readonly string[]): readonly Action[] => [
  write(path, true),
  ...(targets.some(isFar) ? [{ ...remove(path), unsure: true as const, means: [] }] : []),
];

/** Sources and where they go. */
function copied({ args }: Told, moves: boolean, taking: string): readonly Action[] {
  const parsed = parseOptions(args, taking);
  const folder = valuesOf(parsed, '-t', '--target-directory');
  const sources = folder.length > 0 ? parsed.rest : parsed.rest.slice(0, -1);
  const targets = folder.length > 0 ? folder : parsed.rest.slice(-1);
  if (targets.length === 0) return [];
  const inside = targets.flatMap((target) =>
    sources.map((source) => `${target.replace(/\/$/, '')}/${source.replace(/^.*\//, '')}`),
  );
  const folders = sources.length > 1 || targets.some((target) => /\/$|^\.{1,2}$/.test(target));
  const landed = folders ? inside : targets;
  const whole = hasFlag(parsed, '-r', '-R', '-a', '--recursive', '--archive') ? 'some' : undefined;
  // What is moved can be read from where it lands.
  const from = read(sources, whole);
  const operands = { path: [...sources, ...landed], source: sources, destination: targets };
  const itself: Action = {
    name: moves ? 'file_move' : 'file_copy',
    args: operands,
    ...(moves && { means: ['move'] }),
  };
  if (!moves) return [write(landed), itself, from];
  // Away for good, or into the trash: what lands nowhere is not written.
  return targets.some(isAway)
    ? [remove(sources), from]
    : [write(landed), itself, ...moved(sources, targets), from];
}

const searching = ({ args }: Told): readonly Action[] => {
  const parsed = parseOptions(
    args,
    '-e -f -A -B -C -m --include --exclude --exclude-dir -g --glob -t --type',
  );
  const skip = hasFlag(parsed, '-e', '-f') ? 0 : 1;
  const paths = parsed.rest.slice(skip);
  // Searching through a folder shows what is below it; `rg` and its like leave out hidden files.
  const through = hasFlag(parsed, '-r', '-R', '--recursive', '--hidden', '-uu', '-uuu') ? 'some' : undefined;
  return paths.length === 0 && !through ? [] : [read(paths.length > 0 ? paths : ['.'], through)];
};

function edited({ args }: Told): readonly Action[] {
  const inPlace = args.some((arg) => /^(-i|--in-place)/.test(arg) || /^-[a-zA-Z]*i$/.test(arg));
  const parsed = parseOptions(args, '-e -f --expression --file');
  const paths = parsed.rest
    .slice(hasFlag(parsed, '-e', '-f', '--expression', '--file') ? 0 : 1)
    .filter((path) => path !== '');
  if (paths.length === 0) return [];
  return [inPlace ? write(paths) : read(paths)];
}

function found({ args }: Told): readonly Action[] {
  if (!args.includes('-delete')) return [];
  const starts = args.slice(
    0,
    Math.max(
      0,
      args.findIndex((arg) => arg.startsWith('-')),
    ),
  );
  return [remove((starts.length > 0 ? starts : ['.']).map((start) => `${start}/${UNKNOWN}`))];
}

function archived({ args }: Told): readonly Action[] {
  const [first = ''] = args;
  const letters = first.startsWith('--') ? first : first.replace(/^-/, '');
  const parsed = parseOptions(args, '-C --directory -f --file -d');
  if (/^(x|.*x[^-]*$)|--extract|--get/.test(letters))
    return [
      write(
        valuesOf(parsed, '-C', '--directory').length > 0
          ? [`${valuesOf(parsed, '-C', '--directory')[0]}/${UNKNOWN}`]
          : [UNKNOWN],
      ),
    ];
  if (!/c/.test(letters.startsWith('--') ? '' : letters) && letters !== '--create') return [];
  // `tar czf x.tgz a`: without a dash, the letters are a word, and the archive is the next.
  const bare = !first.startsWith('-');
  if (!bare) return packed(valuesOf(parsed, '-f', '--file')[0], parsed.rest);
  const [archive, ...sources] = parsed.rest.slice(1);
  return packed(archive, sources);
}

const packed = (archive: string | undefined, sources: readonly string[]): readonly Action[] => [
  ...(sources.length > 0 ? [read(sources, 'some')] : []),
  ...(archive === undefined ? [] : [write([archive])]),
];

/** Programs that change the files they are given only when they are told to. */
const rewriting =
  (flags: string, sure = false) =>
  ({ args }: Told): readonly Action[] => {
    const parsed = parseOptions(args, '--config -c --rcfile --line-length');
    const on = sure || hasFlag(parsed, ...flags.split(' '));
    const off = hasFlag(parsed, '--check', '--diff', '-l', '-d');
    const paths = parsed.rest.filter((word) => !/^(format|check|lint)$/.test(word));
    return on && !off && paths.length > 0
      ? [{ name: 'file_write', args: { path: paths }, deep: 'some' }]
      : [];
  };

/** An editor shows what it opens, and may change it. */
const opening = ({ args }: Told): readonly Action[] => {
  const paths = parseOptions(args, '-c -u --cmd -S --goto').rest;
  return paths.length === 0 ? [] : [read(paths), write(paths)];
};

function blocks({ args }: Told): readonly Action[] {
  const of = (name: string) =>
    args.flatMap((arg) => (arg.startsWith(`${name}=`) ? [arg.slice(name.length + 1)] : []));
  return [
    ...(of('of').length > 0 ? [write(of('of'))] : []),
    ...(of('if').length > 0 ? [read(of('if'))] : []),
  ];
}

export const FILES: Table = Object.assign(Object.create(null), {
  rm: removing,
  rmdir: removing,
  unlink: removing,
  shred: removing,
  trash: removing,
  'trash-put': removing,
  del: removing,
  erase: removing,
  'remove-item': removing,
  srm: removing,
  mv: (told) => copied(told, true, '-t -S --target-directory --suffix'),
  move: (told) => copied(told, true, ''),
  rename: (told) => copied(told, true, ''),
  cp: (told) => copied(told, false, '-t -S --target-directory --suffix'),
  copy: (told) => copied(told, false, ''),
  install: (told) => copied(told, false, '-m -o -g -t --mode --owner --group --target-directory'),
  ln: (told) => copied(told, false, '-t -S --target-directory'),
  rsync: (told) => [
    ...copied(told, told.args.includes('--remove-source-files'), '-e --rsh --exclude --include --filter -f'),
    ...(told.args.some((arg) => /^--del/.test(arg)) ? [remove(told.args.slice(-1), true)] : []),
  ],
  robocopy: (told) =>
    told.args.some((arg) => /^\/(mir|purge)$/i.test(arg)) ? [remove(told.args.slice(1, 2))] : [],
  gio: (told) => (/^(trash|remove)$/.test(told.args[0] ?? '') ? [remove(told.args.slice(1))] : []),
  rd: removing,
  ri: removing,
  wipe: removing,
  rimraf: removing,
  scp: (told) => copied(told, false, '-P -i -F -o -c -l -S -J'),
  tee: writing('--output-error'),
  touch: writing('-d -r -t --date --reference'),
  mkdir: writing('-m --mode'),
  truncate: writing('-s -r --size --reference'),
  chmod: writing('', 1),
  chown: writing('', 1),
  chgrp: writing('', 1),
  setfacl: writing('-m -x'),
  nano: opening,
  vi: opening,
  emacs: opening,
  code: opening,
  ed: opening,
  sponge: writing(),
  patch: (told) => [
    write(
      told.args.some((arg) => !arg.startsWith('-')) ? parseOptions(told.args, '-p -i -d').rest : [UNKNOWN],
    ),
  ],
  dd: blocks,
  sed: edited,
  perl: (told) => (told.args.some((arg) => /^-[a-z]*i/.test(arg)) ? edited(told) : []),
  find: found,
  fd: found,
  tar: archived,
  zip: ({ args }) => {
    const [archive, ...sources] = parseOptions(args, '-x -i -P').rest;
    return packed(archive, sources);
  },
  '7z': ({ args }) => packed(args[1], args.slice(2)),
  prettier: rewriting('--write -w'),
  eslint: rewriting('--fix'),
  biome: rewriting('--write --apply --fix'),
  black: rewriting('', true),
  ruff: rewriting('--fix', false),
  isort: rewriting('', true),
  gofmt: rewriting('-w'),
  rustfmt: rewriting('', true),
  'clang-format': rewriting('-i'),
  shfmt: rewriting('-w'),
  unzip: (told) => [
    write(
      valuesOf(parseOptions(told.args, '-d'), '-d')
        .map((folder) => `${folder}/${UNKNOWN}`)
        .concat(told.args.includes('-d') ? [] : [UNKNOWN]),
    ),
  ],
  cat: reading(),
  bat: reading(),
  head: reading('-n -c'),
  tail: reading('-n -c'),
  less: reading(),
  more: reading(),
  nl: reading(),
  pv: reading('-L -s'),
  paste: reading('-d'),
  split: reading('-b -l -n -a'),
  comm: reading(),
  join: reading('-t -1 -2 -j'),
  fold: reading('-w'),
  fmt: reading('-w'),
  column: reading('-s -t -N'),
  rev: reading(),
  gpg: reading('-r --recipient -o --output -u'),
  zcat: reading(),
  gzip: reading(),
  bzip2: reading(),
  xz: reading(),
  zstd: reading(),
  glow: reading(),
  pygmentize: reading('-l -f'),
  sha1sum: reading(),
  cksum: reading(),
  iconv: reading('-f -t'),
  dos2unix: (told) => [...reading()(told), ...writing()(told)],
  dotenv: ({ args }) => {
    const paths = valuesOf(parseOptions(args.slice(0, 8), '-e'), '-e');
    return paths.length === 0 ? [] : [read(paths)];
  },
  envsubst: reading(),
  gc: reading(),
  'select-string': reading('-pattern', 1),
  openssl: ({ args }) => {
    const paths = valuesOf(parseOptions(args, '-in -out -inkey -k -pass'), '-in');
    return paths.length === 0 ? [] : [read(paths)];
  },
  tac: reading(),
  od: reading('-A -t -N -j'),
  xxd: reading('-l -s'),
  hexdump: reading('-n -s'),
  strings: reading('-n'),
  base64: reading('-w'),
  wc: reading(),
  sort: reading('-k -t -o'),
  uniq: reading(),
  cut: reading('-d -f -c'),
  diff: reading(),
  cmp: reading(),
  md5sum: reading(),
  sha256sum: reading(),
  jq: reading('--arg --argjson -f', 1),
  yq: (told) =>
    hasFlag(parseOptions(told.args), '-i', '--inplace')
      ? [write(parseOptions(told.args).rest.slice(1))]
      : reading('', 1)(told),
  awk: (told) => {
    const given = parseOptions(told.args, '-F -f -v -i');
    const paths = given.rest.slice(hasFlag(given, '-f') ? 0 : 1);
    if (paths.length === 0) return [];
    return valuesOf(given, '-i').includes('inplace') ? [write(paths)] : [read(paths)];
  },
  grep: searching,
  rg: searching,
  ag: searching,
  type: reading(),
  'get-content': reading(),
  'set-content': writing(),
  'out-file': writing(),
} satisfies Record<string, (told: Told) => readonly Action[]>);
