/** The command line as a whole. */

import { Command } from 'commander';
import type { Run } from './command.ts';
import { COMMANDS } from './commands.ts';
import type { ExitCode } from './failure.ts';
import type { Io } from './io.ts';
import { version } from './package.ts';
import { viewOf } from './view.ts';

const EXIT_CODES = `
Exit codes:
  0  fine
  1  refused, or findings
  2  wrong usage: flags, files or turns that cannot be read
  3  the policy cannot be loaded
`;

/** `settle` is given the exit code of the command that ran. */
export function programFor(io: Io, settle: (exit: ExitCode) => void): Command {
  const program = new Command('lictor')
    .description("Rules for an agent's tools: what the model sees each turn, and why.")
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', EXIT_CODES)
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out.write(text),
      writeErr: (text) => io.err.write(text),
      outputError: () => {},
      getOutHasColors: () => io.out.colours,
      getErrHasColors: () => io.err.colours,
      getOutHelpWidth: () => Math.min(io.out.columns ?? 100, 100),
      getErrHelpWidth: () => Math.min(io.err.columns ?? 100, 100),
    });
  const run: Run = async (options, act) => settle(await act(viewOf(io, options)));
  for (const add of COMMANDS) add(program, run);
  return program;
}
