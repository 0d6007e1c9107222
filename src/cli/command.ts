/** What all commands are made of: their help, the options they share, and how they run. */

import { type Command, Option } from 'commander';
import { type ExitCode, refuse, usage } from './failure.ts';
import type { View, ViewOptions } from './view.ts';

/** What every command takes. */
export type Shared = ViewOptions;
/** Runs what a command does, and settles its exit code. */
export type Run = (options: Shared, act: (view: View) => ExitCode | Promise<ExitCode>) => Promise<void>;

export interface Described {
  readonly name: string;
  /** The arguments as help shows them. */
  readonly form: string;
  /** In the list of commands. */
  readonly brief: string;
  /** In the command's own help. */
  readonly does: string;
  readonly examples: readonly string[];
}

export function command(program: Command, { name, form, brief, does, examples }: Described): Command {
  return program
    .command(name)
    .usage(form)
    .summary(brief)
    .description(does)
    .configureHelp({ visibleArguments: () => [] })
    .helpOption('-h, --help', 'print help')
    .option('--json', 'write JSON, errors too')
    .option('--all', 'leave nothing out of long lists')
    .addOption(
      new Option('--engine <name>', 'what runs the rules').choices(['compiled', 'tau']).default('compiled'),
    )
    .addHelpText(
      'after',
      ['\nExamples:', ...examples.map((example) => `  $ lictor ${example}`), ''].join('\n'),
    );
}

/** Arguments of which the last is no path: commander wants the many ones at the end. */
export async function lastApart(
  view: View,
  [...paths]: readonly string[],
  wanted: string,
  act: (paths: readonly string[], last: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  const last = paths.pop();
  if (last === undefined || paths.length === 0)
    return refuse(view, usage('missing_argument', `expected the paths of a policy, and then ${wanted}`));
  return act(paths, last);
}

export type Add = (program: Command, run: Run) => void;
