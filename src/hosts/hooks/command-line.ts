/**
 * The command of a hook as the settings of an agent hold it: one line, for whichever shell the agent starts.
 *
 * Elsewhere than on Windows that is `sh`. On Windows it is Git Bash, PowerShell or cmd.exe, depending on the agent,
 * its version and what is installed, so the line there is one that all three read alike:
 *
 * - the program is the bare word `node`: PowerShell takes a quoted one for a text, bash takes `\` for an escape;
 * - the path has `/` and stands between double quotes, and has no character that one of them reads in another way;
 * - `; exit $LASTEXITCODE` makes PowerShell pass the exit code on, which it turns into 1 otherwise; bash exits with
 *   the last code where there is no such variable, and to cmd.exe it is a few words more, which the hook passes over.
 */

import { fail, ok, type Result } from '../../logic/diagnostics.ts';

export interface Program {
  /** The runtime: an absolute path. */
  readonly node: string;
  /** What it runs: an absolute path. */
  readonly main: string;
}

export type Platform = 'posix' | 'windows';

export const platformOf = (platform: string): Platform => (platform === 'win32' ? 'windows' : 'posix');

/** `words` come behind the program. The error names a path that cannot be written. */
export function commandLine(
  { node, main }: Program,
  words: readonly string[],
  platform: Platform,
): Result<string, string> {
  if (platform === 'posix')
    return ok(
      [posixWord(node), posixWord(main), ...words.map((word) => plain(word) ?? posixWord(word))].join(' '),
    );
  const paths = [main, ...words].map((word) => word.replaceAll('\\', '/'));
  const unreadable = paths.find((path) => READ_DIFFERENTLY.test(path));
  if (unreadable !== undefined)
    return fail(`the shells of Windows do not read ${unreadable} alike; put it in another folder`);
  const [path, ...rest] = paths;
  return ok(`node "${path}" ${rest.map((word) => plain(word) ?? `"${word}"`).join(' ')} ; ${PASS_ON}`);
}

/** A word that every shell reads as it is. */
const plain = (word: string): string | undefined =>
  /^[A-Za-z][\w.]*$|^--[a-z-]+$|^[a-z]+-[a-z]+$/.test(word) ? word : undefined;

/** What expands between double quotes in one of the three, or ends them. */
const READ_DIFFERENTLY = /["$`%!\p{Cc}]/u;

const PASS_ON = 'exit $LASTEXITCODE';

/** What cmd.exe gives a hook behind its own words is none of them. */
export function ownWords(argv: readonly string[]): readonly string[] {
  const end = argv.indexOf(';');
  return end >= 0 && argv.slice(end + 1).join(' ') === PASS_ON ? argv.slice(0, end) : argv;
}

const posixWord = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * Blocks where the command is not there or ends in any way but with an answer: agents run the tool when a hook
 * crashes, and with exit code 2 only when something is on standard error. No such line is read alike on Windows.
 */
export const guarded = (command: string, platform: Platform): string =>
  platform === 'windows'
    ? command
    : `${command} || { [ $? = 2 ] || echo 'lictor did not answer, so this call is blocked: lictor doctor' >&2; exit 2; }`;

/** How a shell that an agent starts is given the line: to try it as an agent would. */
export const shellFor = (platform: Platform): readonly [program: string, ...args: string[]] =>
  platform === 'windows' ? ['powershell.exe', '-NoProfile', '-Command'] : ['sh', '-c'];
