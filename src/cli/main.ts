#!/usr/bin/env node
/** The process: streams, signals, and the one door at which defects are caught. */

import { processIo } from './process-io.ts';
import { run } from './run.ts';

const DEFECT = 70;
const INTERRUPTED = 130;

/** A reader that has had enough (`| head`) is no error. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? (process.exitCode ?? 0) : DEFECT);
  });

// Without a handler an interrupt ends the process at once, however busy the solver is. Only an import has more to
// end than itself: its server runs in a process group of its own.
if (process.argv[2] === 'import') process.once('SIGINT', () => process.exit(INTERRUPTED));

try {
  process.exitCode = await run(process.argv.slice(2), processIo());
} catch (error) {
  process.exitCode = DEFECT;
  reportDefect(error);
}

function reportDefect(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const stack = process.env.LICTOR_DEBUG && error instanceof Error ? error.stack : undefined;
  const how = stack
    ? [stack]
    : ['  please report it with the command you ran; LICTOR_DEBUG=1 shows where it happened'];
  process.stderr.write(`${[`lictor: this is a defect in lictor: ${message}`, ...how].join('\n')}\n`);
}
