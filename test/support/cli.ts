/** The command line in this process: arguments and standard input in, exit code and both streams out. */

import type { Io } from '../../src/cli/io.ts';
import { answerQuery } from '../../src/cli/query-answer.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  /** Both streams in the order in which they were written. */
  readonly screen: string;
}

export interface RunOptions {
  readonly stdin?: string | Uint8Array;
  /** Whether both streams are a terminal with colours. */
  readonly terminal?: boolean;
  readonly columns?: number;
}

export async function runCli(argv: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { stdin, terminal = false, columns } = options;
  const written = { out: '', err: '', screen: '' };
  const output = (stream: 'out' | 'err') => ({
    write: (text: string) => {
      written[stream] += text;
      written.screen += text;
    },
    // A spinner would write to the terminal of the tests.
    terminal: terminal && stream === 'out',
    colours: terminal,
    ...(columns !== undefined && { columns }),
  });
  const io: Io = {
    out: output('out'),
    err: output('err'),
    stdin: { terminal: false, bytes: bytesOf(stdin) },
    // A thread of its own needs a built program; the same question is asked here, and cannot be ended.
    askApart: answerQuery,
  };
  const exit = await run(argv, io);
  return { exit, ...written };
}

async function* bytesOf(text: string | Uint8Array = ''): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  // Two chunks, so that a line or a character that crosses the border is met.
  const middle = bytes.length >> 1;
  yield bytes.subarray(0, middle);
  yield bytes.subarray(middle);
}
