/** What commands do to files. */

import { UNKNOWN } from '../wild.ts';
import type { Action, Table, Told } from './action.ts';
import { hasFlag, parseOptions, valuesOf } from './options.ts';

const write = (path: readonly string[], deep = false): Action => ({
  name: 'file_write',
  args: { path },
  ...(deep && { deep }),
});
const read = (path: readonly string[]): Action => ({ name: 'file_read', args: { path } });
const remove = (path: readonly string[], deep = true): Action => ({
  name: 'file_delete',
  args: { path },
  ...(deep && { deep }),
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
  return [write(landed), moves ? remove(sources) : read(sources)];
}

const searching = ({ args }: Told): readonly Action[] => {
  const parsed = parseOptions(
    args,
    '-e -f -A -B -C -m --include --exclude --exclude-dir -g --glob -t --type',
  );
  const skip = hasFlag(parsed, '-e', '-f') ? 0 : 1;
  return parsed.rest.length <= skip ? [] : [read(parsed.rest.slice(skip))];
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
  return [];
}

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
  rsync: (told) =>
    copied(told, told.args.includes('--remove-source-files'), '-e --rsh --exclude --include --filter -f'),
  scp: (told) => copied(told, false, '-P -i -F -o -c -l -S -J'),
  tee: writing('--output-error'),
  touch: writing('-d -r -t --date --reference'),
  mkdir: writing('-m --mode'),
  truncate: writing('-s -r --size --reference'),
  chmod: writing('', 1),
  chown: writing('', 1),
  chgrp: writing('', 1),
  setfacl: writing('-m -x'),
  nano: writing(),
  vi: writing(),
  emacs: writing(),
  code: writing(),
  ed: writing(),
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
  yq: reading('', 1),
  awk: reading('-F -f -v', 1),
  grep: searching,
  rg: searching,
  ag: searching,
  open: reading(),
  'xdg-open': reading(),
  type: reading(),
  'get-content': reading(),
  'set-content': writing(),
  'out-file': writing(),
} satisfies Record<string, (told: Told) => readonly Action[]>);
