/**
 * Commands in the documentation: every ```console block is run, and its output compared.
 *
 * A line that begins with `$ ` is a command, what follows is what it prints. A line `…` stands for any lines.
 */

import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitCommand } from '../../src/node/command-line.ts';
import { build, runBuilt } from './built-cli.ts';
import { type Ran, runCli } from './cli.ts';

export interface DocumentedCommand {
  readonly file: string;
  /** Of the command, counted from 1. */
  readonly line: number;
  readonly command: string;
  /** Index of the first line of its output. */
  readonly outputAt: number;
  readonly expected: readonly string[];
}

/** Commands that a test does not run: they install, test, or prepare. */
const NOT_RUN = [/^npm (ci|install|i|test|run)\b/, /^git /, /^cd /, /^npx lictor tour$/, /^npm start$/];

export const isRun = ({ command }: DocumentedCommand): boolean =>
  !NOT_RUN.some((known) => known.test(command));

export async function commandsOf(file: string): Promise<DocumentedCommand[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const found: { -readonly [K in keyof DocumentedCommand]: DocumentedCommand[K] }[] = [];
  let inside = false;
  for (const [i, line] of lines.entries()) {
    const last = inside ? found.at(-1) : undefined;
    if (/^\s*```/.test(line)) inside = !inside && /^\s*```console\s*$/.test(line);
    else if (inside && line.startsWith('$ '))
      found.push({ file, line: i + 1, command: line.slice(2), outputAt: i + 1, expected: [] });
    else if (last?.command.endsWith('\\')) {
      last.command = `${last.command.slice(0, -1).trimEnd()} ${line.trim()}`;
      last.outputAt = i + 1;
    } else if (last) last.expected = [...last.expected, line];
  }
  return found;
}

/** Runs the commands of one file in order; `echo $?` gives the exit code of the one before. */
export function consoleRunner(): (command: string) => Promise<string> {
  let last = 0;
  return async (command) => {
    if (command === 'echo $?') return `${last}\n`;
    const [line = '', after] = command.split(/ \| (?=wc -l$|head -n \d+$)/);
    const ran = await runLine(line);
    last = ran.exit;
    return after === undefined ? ran.screen : filtered(ran.out, after);
  };
}

/** The standard output through `wc -l` or `head -n N`. */
function filtered(out: string, filter: string): string {
  const lines = out.split('\n');
  if (filter === 'wc -l') return `${lines.length - 1}\n`;
  return `${lines.slice(0, Number(filter.slice('head -n '.length))).join('\n')}\n`;
}

/** `lictor …`, with `echo '…' |` or `cat FILE |` before it where it reads standard input. */
async function runLine(line: string): Promise<Ran> {
  const piped = /^(echo|cat) (.+?) \| (.*)$/.exec(line);
  const words = wordsOf(piped?.[3] ?? line);
  const [program, ...args] = words[0] === 'npx' ? words.slice(1) : words;
  if (program !== 'lictor') throw new Error(`not a command that this test can run: ${line}`);
  const [given = ''] = piped ? wordsOf(piped[2] ?? '') : [];
  const stdin = !piped ? '' : piped[1] === 'cat' ? await readFile(given, 'utf8') : `${given}\n`;
  return APART.has(args[0] ?? '') ? runApart(args, stdin) : runCli(args, { stdin });
}

/** Commands that are about the program as it is installed, and about the home of whoever runs it. */
const APART: ReadonlySet<string> = new Set(['hook', 'init', 'doctor', 'release']);

async function runApart(args: readonly string[], stdin: string): Promise<Ran> {
  build();
  const HOME = process.env.LICTOR_DOCS_HOME ?? join(tmpdir(), 'lictor-docs-home');
  const { code, out, err } = await runBuilt(args, stdin, { HOME });
  return { exit: code ?? 1, out, err, screen: out + err };
}

function wordsOf(line: string): readonly string[] {
  const words = splitCommand(line);
  if (!words.ok) throw new Error(`${words.error}: ${line}`);
  return words.value;
}

/** The text of a file with every output replaced by what is printed now; outputs that elide lines are kept. */
export async function withFreshOutputs(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const run = consoleRunner();
  const fresh: { at: number; before: number; output: readonly string[] }[] = [];
  for (const { command, outputAt, expected } of (await commandsOf(file)).filter(isRun)) {
    const output = (await run(command)).replace(/\n+$/, '').split('\n');
    if (!expected.includes('…')) fresh.push({ at: outputAt, before: expected.length, output });
  }
  // From the end, so that the lines before stay where they are.
  for (const { at, before, output } of fresh.reverse()) lines.splice(at, before, ...output);
  return lines.join('\n');
}

/** Whether an output is the documented one. Returns undefined when it is, else the output as lines. */
export function differs(output: string, expected: readonly string[]): readonly string[] | undefined {
  const lines = output.replace(/\n+$/, '').split('\n');
  const wanted = trimmedEnd(expected);
  return matches(lines, wanted.length === 0 ? [''] : wanted) ? undefined : lines;
}

function trimmedEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(0, last + 1);
}

function matches(lines: readonly string[], wanted: readonly string[]): boolean {
  const gap = wanted.indexOf('…');
  if (gap < 0) return lines.length === wanted.length && startsWith(lines, wanted);
  if (!startsWith(lines, wanted.slice(0, gap))) return false;
  const rest = wanted.slice(gap + 1);
  for (let from = gap; from <= lines.length; from++) if (matches(lines.slice(from), rest)) return true;
  return rest.length === 0;
}

const startsWith = (lines: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((line, i) => lines[i] === line);
