#!/usr/bin/env node
/** The process: streams, signals, and the one door at which defects are caught. */

const DEFECT = 70;
const INTERRUPTED = 130;
/** What blocks a tool call in coding agents, together with a line on standard error. */
const BLOCKED = 2;

const [command, ...rest] = process.argv.slice(2);
if (command === 'hook' && !rest.some((word) => word === '--help' || word === '-h')) await runHook(rest);
else await runCommand();

/** A hook that is not built in one piece, or not started through its own door (lictor.cts). */
async function runHook(argv: readonly string[]): Promise<void> {
  try {
    const { hookProcess } = await import('./hook-process.ts');
    await hookProcess(argv);
  } catch (error) {
    process.stderr.write(`lictor: ${messageOf(error)}\n`);
    process.exit(BLOCKED);
  }
}

async function runCommand(): Promise<void> {
  // A reader that has had enough (`| head`) is no error.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      process.exit(error.code === 'EPIPE' ? (process.exitCode ?? 0) : DEFECT);
    });
  // Without a handler an interrupt ends the process at once, however busy the solver is. Only an import has more to
  // end than itself: its server runs in a process group of its own.
  if (command === 'import') process.once('SIGINT', () => process.exit(INTERRUPTED));
  try {
    const [{ processIo }, { run }] = await Promise.all([import('./process-io.ts'), import('./run.ts')]);
    process.exitCode = await run(process.argv.slice(2), processIo());
  } catch (error) {
    process.exitCode = DEFECT;
    reportDefect(error);
  }
}

/** A declaration: the process starts above it, before a constant would have its value. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function reportDefect(error: unknown): void {
  const stack = process.env.LICTOR_DEBUG && error instanceof Error ? error.stack : undefined;
  const how = stack
    ? [stack]
    : ['  please report it with the command you ran; LICTOR_DEBUG=1 shows where it happened'];
  process.stderr.write(`${[`lictor: this is a defect in lictor: ${messageOf(error)}`, ...how].join('\n')}\n`);
}
