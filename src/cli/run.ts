/** One run of the command line: arguments in, an exit code out. Throws only for defects. */

import { CommanderError } from 'commander';
import { EXIT, type ExitCode, refuse, usage } from './failure.ts';
import type { Io } from './io.ts';
import { programFor } from './program.ts';
import { viewOf } from './view.ts';

export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exit: ExitCode = EXIT.fine;
  const program = programFor(io, (code) => {
    exit = code;
  });
  const names = program.commands.map((command) => command.name());
  // Commander answers `help nonsense` with the general help; asking for `nonsense` names the nearest command.
  const args = argv[0] === 'help' && argv[1] && !names.includes(argv[1]) ? argv.slice(1) : argv;
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return wrongUsage(error, args, io);
    throw error;
  }
}

/** Help and version come as errors too, with exit code 0. */
function wrongUsage({ code, exitCode, message }: CommanderError, args: readonly string[], io: Io): ExitCode {
  if (exitCode === 0) return EXIT.fine;
  if (code === 'commander.help') return EXIT.usage;
  const sentence = message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
  const view = viewOf(io, { json: args.includes('--json') });
  const name = code.replace('commander.', '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return refuse(view, usage(name, sentence, { lines: ['  see `lictor help`'] }));
}
