/** Matching a command of a shell: `git push --force`, `rm -rf`, `npm`, `install`. */

import { fold } from '../catalog/fold.ts';
import type { Leaf } from './arguments.ts';
import { GIT_COMMANDS } from './shell/git-actions.ts';
import { gitOptions } from './shell/git-options.ts';
import { PROGRAMS, programOf } from './shell/programs.ts';
import { holdsPieces, piecesOf, tokensOf } from './tokens.ts';
import { type Truth, truthOf } from './truth.ts';
import { isUnknown } from './wild.ts';

/** Flags with the same meaning, by program, and by program and subcommand. */
const SAME_FLAGS: Readonly<Record<string, readonly (readonly string[])[]>> = Object.assign(
  Object.create(null),
  {
    rm: [
      ['-r', '-R', '--recursive'],
      ['-f', '--force'],
    ],
    'git push': [
      ['--force', '-f', '--force-with-lease', '--force-if-includes', '--mirror'],
      ['--delete', '-d'],
    ],
    'git commit': [
      ['--no-verify', '-n'],
      ['--all', '-a'],
    ],
    'git branch': [['--delete', '-d']],
    'git add': [['--all', '-A']],
    cp: [['-r', '-R', '--recursive', '-a']],
    chmod: [['-R', '--recursive']],
    sed: [['-i', '--in-place']],
  },
);

/** Programs that only show, or look for, what they are given. */
const SAYING = new Set([
  'echo',
  'printf',
  'grep',
  'rg',
  'cat',
  'man',
  'which',
  'type',
  'whatis',
  'git commit',
  'git log',
]);

const SQL = /^(drop|delete|truncate|alter|insert|update)$/;

type Pieces = readonly (readonly string[])[];

/** Commands that stand for a deed, and the words by which acts say that they come to it. */
const MEANT: Readonly<Record<string, readonly string[]>> = Object.assign(Object.create(null), {
  rm: ['delete'],
  mv: ['move'],
  'git push': ['push'],
  'git push --force': ['force push'],
  'git commit': ['commit'],
  'git merge': ['merge'],
  'git rebase': ['rebase'],
  sudo: ['run as root'],
  kill: ['kill'],
  curl: ['download'],
  'git clone': ['clone'],
  'git add': ['stage'],
  docker: ['docker'],
});

export const meantBy = (value: string): readonly string[] => MEANT[fold(value).trim()] ?? [];

/**
 * The words a rule names, in order; `*` between them says nothing more. `meanings`: words for the deed that the
 * command stands for; a command that only tries itself out does not come to it.
 */
export function commandTest(value: string, meanings: readonly string[] = []): (leaf: Leaf) => Truth {
  const words = value
    .replaceAll('*', ' ')
    .split(/\s+/)
    .map(foldWord)
    .filter((word) => word !== '');
  const pieces = piecesOf(value);
  const whole = fold(value).trim();
  return (leaf) => {
    if (!leaf.words) return inText(pieces, whole, String(leaf.value));
    if (meanings.some((meaning) => leaf.means?.includes(meaning))) return 'yes';
    const found = meanings.length > 0 && leaf.tried ? 'no' : inCommand(words, pieces, leaf);
    const may = [whole, ...meanings].some((meaning) => leaf.likely?.includes(meaning));
    return found === 'no' && may ? 'maybe' : found;
  };
}

/** Flags differ by their case; nothing else does. */
const foldWord = (word: string): string => (word.startsWith('-') ? word.normalize('NFKC') : fold(word));

function inText(pieces: Pieces, whole: string, text: string): Truth {
  const folded = fold(text);
  return truthOf(pieces.length > 0 ? holdsPieces(tokensOf(folded), pieces) : folded.includes(whole));
}

function inCommand(wanted: readonly string[], pieces: Pieces, leaf: Leaf): Truth {
  const [run = '', ...words] = (leaf.words ?? []).map(foldWord);
  const [first, ...rest] = wanted;
  if (first === undefined || run === '') return 'no';
  if (leaf.means?.includes(wanted.join(' '))) return 'yes';
  const program = programOf(run);
  const own = program === 'git' ? gitOptions(words).rest : words;
  if (first === run || programOf(first) === program) return after(rest, program, own);
  if (first.startsWith('-')) return after(wanted, program, own);
  // A program is run where it stands first; elsewhere its name is only an argument.
  if (PROGRAMS.has(first)) return isUnknown(run) ? 'maybe' : 'no';
  // A statement of SQL in capitals is no subcommand of git.
  if (program === 'git' && pieces.flat().length === 1 && SQL.test(pieces[0]?.[0] ?? '')) return 'no';
  if (SAYING.has(program) || SAYING.has(`${program} ${own[0]}`)) return 'no';
  return truthOf(inWords(pieces, own));
}

/** The words of a value that names no program, anywhere in the command. */
function inWords(pieces: Pieces, words: readonly string[]): boolean {
  const single = pieces.flat().length === 1;
  // One word in the middle of a text is what the text says, not what the command does.
  const looked = words.filter((word) => word.length < 2_000 && !(single && /\s/.test(word)));
  return pieces.length > 0 && holdsPieces(looked.flatMap(tokensOf), pieces);
}

/** Flags in any order, other words in theirs. */
function after(wanted: readonly string[], program: string, given: readonly string[]): Truth {
  const flags = flagsOf(given);
  const missing = wanted.some((word) => word.startsWith('-') && !hasFlag(word, program, given, flags));
  const plain = wanted.filter((word) => !word.startsWith('-'));
  // `yarn` alone installs.
  const words = program === 'yarn' && given.length === 0 ? ['install'] : given;
  let at = 0;
  for (const [i, word] of words.entries()) {
    const next = plain[at] ?? '';
    if (at < plain.length && (sameWord(word, next) || (i === 0 && meansSame(program, word, next)))) at++;
  }
  if (!missing && at === plain.length) return 'yes';
  if (program === 'git' && plain.length > 0 && mayBeAlias(given)) return 'maybe';
  return given.some(isUnknown) ? 'maybe' : 'no';
}

/** A subcommand that git does not have is an alias of whoever set it. */
const mayBeAlias = ([name = '-']: readonly string[]): boolean =>
  !name.startsWith('-') && !GIT_COMMANDS.has(name);

function hasFlag(
  wanted: string,
  program: string,
  given: readonly string[],
  flags: ReadonlySet<string>,
): boolean {
  const subcommand = given.find((word) => !word.startsWith('-')) ?? '';
  const groups = [...(SAME_FLAGS[program] ?? []), ...(SAME_FLAGS[`${program} ${subcommand}`] ?? [])];
  const plus = program === 'git' && subcommand === 'push' && given.some((word) => /^\+./.test(word));
  return splitFlag(wanted).every((one) => {
    const same = groups.find((group) => group.includes(one)) ?? [one];
    return (
      same.some((flag) => flags.has(flag) || isShortened(flag, flags)) || (plus && same.includes('--force'))
    );
  });
}

/** A long option may be written by its beginning. */
const isShortened = (flag: string, flags: ReadonlySet<string>): boolean =>
  flag.startsWith('--') &&
  [...flags].some((given) => given.length > 4 && given.startsWith('--') && flag.startsWith(given));

/** `-rf` is `-r` and `-f`; `--force=x` is `--force`. */
const splitFlag = (flag: string): readonly string[] =>
  /^-[a-z]{2,}$/i.test(flag) ? [...flag.slice(1)].map((letter) => `-${letter}`) : [flag.replace(/=.*$/, '')];

const flagsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word) => word.startsWith('-')).flatMap((word) => [...splitFlag(word), word]));

/** Words of programs that do the same. */
const SAME_WORDS: Readonly<Record<string, readonly (readonly string[])[]>> = Object.assign(
  Object.create(null),
  {
    npm: [
      ['install', 'i', 'in', 'ins', 'add', 'isntall'],
      ['uninstall', 'un', 'remove', 'rm', 'r', 'unlink'],
      ['test', 't', 'tst'],
      ['run', 'run-script'],
      ['update', 'up', 'upgrade'],
      ['exec', 'x'],
    ],
    pnpm: [
      ['install', 'i'],
      ['remove', 'rm', 'uninstall', 'un'],
      ['update', 'up', 'upgrade'],
      ['test', 't'],
    ],
    bun: [
      ['install', 'i'],
      ['add', 'a'],
      ['remove', 'rm'],
    ],
    cargo: [
      ['build', 'b'],
      ['test', 't'],
      ['run', 'r'],
      ['check', 'c'],
    ],
    git: [['add', 'stage']],
    brew: [['uninstall', 'remove', 'rm']],
  },
);

const meansSame = (program: string, word: string, wanted: string): boolean =>
  SAME_WORDS[program]?.some((words) => words.includes(word) && words.includes(wanted)) ?? false;

/** A path may be written from elsewhere. */
function sameWord(word: string, wanted: string): boolean {
  const plain = (text: string) => text.replace(/^\.\//, '').replace(/(.)\/+$/, '$1');
  const [a, b] = [plain(word), plain(wanted)];
  return a === b || a.endsWith(`/${b}`);
}
