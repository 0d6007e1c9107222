/** Where the lines of a prompt come from: a person at a terminal, or a pipe. */

import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { VOCABULARY } from '../catalog/vocabulary.ts';
import type { Result } from '../logic/diagnostics.ts';
import type { Failure } from './failure.ts';
import type { Io } from './io.ts';
import { linesOf } from './read-file.ts';

/** A line; `interrupted` when the person gave it up; undefined at the end. */
export type Typed = Result<string, Failure> | 'interrupted' | undefined;

export interface Lines {
  next(prompt: string): Promise<Typed>;
  /** What an interrupt does while no line is waited for. */
  onInterrupt(act: () => void): void;
  close(): void;
}

/** The lines of standard input; no prompts are written. An interrupt that nobody takes ends the process. */
export function pipedLines(io: Io): Lines {
  const lines = linesOf(io, '-');
  let act: (() => void) | undefined;
  const interrupted = (): void => (act ? act() : process.exit(130));
  process.on('SIGINT', interrupted);
  return {
    async next() {
      act = undefined;
      const { value } = await lines.next();
      return value?.text;
    },
    onInterrupt: (next) => {
      act = next;
    },
    close: () => void process.removeListener('SIGINT', interrupted),
  };
}

const MOST_HISTORY = 1000;

/** Lines of a terminal, with editing, completion of names, and the history of earlier runs. */
export function terminalLines(commands: readonly string[], historyFile = historyPath()): Lines {
  const rl = createInterface({
    input: process.stdin,
    output: process.stdout,
    history: readHistory(historyFile),
    historySize: MOST_HISTORY,
    removeHistoryDuplicates: true,
    completer: completerFor(commands),
  });
  const early: string[] = [];
  let closed = false;
  let waiting: ((typed: Typed) => void) | undefined;
  let act: (() => void) | undefined;
  const settle = (typed: Typed): void => {
    waiting?.(typed);
    waiting = undefined;
  };
  rl.on('line', (line) => {
    remember(historyFile, line);
    if (waiting) settle({ ok: true, value: line });
    else early.push(line);
  });
  rl.on('SIGINT', () => {
    if (!waiting) return act?.();
    rl.write(null, { ctrl: true, name: 'e' });
    rl.write(null, { ctrl: true, name: 'u' });
    process.stdout.write('\n');
    settle('interrupted');
  });
  rl.on('close', () => {
    closed = true;
    settle(undefined);
  });
  return {
    next(prompt) {
      const line = early.shift();
      if (line !== undefined) return Promise.resolve({ ok: true, value: line });
      if (closed) return Promise.resolve(undefined);
      rl.setPrompt(prompt);
      rl.prompt();
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    onInterrupt: (next) => {
      act = next;
    },
    close: () => rl.close(),
  };
}

/** Names of relations and commands that begin as the last word does. */
export function completerFor(commands: readonly string[]): (line: string) => [string[], string] {
  const relations = [...new Set([...VOCABULARY.keys()].map((key) => key.slice(0, key.lastIndexOf('/'))))];
  return (line) => {
    const word = /(?:^:)?[\p{L}\p{N}_]*$/u.exec(line)?.[0] ?? '';
    const names = word.startsWith(':') ? commands : relations;
    return [word === '' ? [] : names.filter((name) => name.startsWith(word)).sort(), word];
  };
}

/** `$LICTOR_HISTORY`, or where the XDG base directory specification wants the state of programs. */
function historyPath(): string {
  const { LICTOR_HISTORY, XDG_STATE_HOME } = process.env;
  return LICTOR_HISTORY ?? join(XDG_STATE_HOME || join(homedir(), '.local/state'), 'lictor', 'history');
}

/** Newest first, as readline wants it. A history that cannot be read is none. */
function readHistory(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean).slice(-MOST_HISTORY).reverse();
  } catch {
    return [];
  }
}

function remember(file: string, line: string): void {
  if (line.trim() === '') return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${line}\n`, { mode: 0o600 });
  } catch {
    // A prompt without a history is still a prompt.
  }
}
