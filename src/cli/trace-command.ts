/** `lictor trace`: its options, help and examples. */

import { Option } from 'commander';
import { PROVIDERS } from '../providers/form.ts';
import { BACKENDS } from '../session/manner.ts';
import { DECLARATIONS } from '../session/session.ts';
import { type Add, command, type Shared } from './command.ts';
import { wholeNumber } from './options.ts';
import type { TraceOptions } from './trace.ts';

export const addTrace: Add = (program, run) => {
  command(program, {
    name: 'trace',
    brief: 'a session turn by turn, and what its prompt cache saves',
    form: 'PATHS… --turns FILE [options]',
    does: 'Run a file of turns as one session: what is added, kept and dropped each turn, how much of each request repeats the one before, and what that costs.',
    examples: ['trace policy/ --turns turns.jsonl', 'trace policy/ --turns turns.jsonl --provider all'],
  })
    .argument('<paths...>')
    .requiredOption('--turns <file>', 'turns as JSON Lines, in the order of the session')
    .addOption(
      new Option('--provider <name>', 'whose request is made')
        .choices(['all', ...PROVIDERS])
        .default('anthropic'),
    )
    .addOption(new Option('--behind <name>', 'what stands behind the AI SDK').choices(BACKENDS))
    .addOption(
      new Option(
        '--reveal <way>',
        'how later tools are told; default: the best way the provider has',
      ).choices(['inline', 'deferred', 'append']),
    )
    .addOption(
      new Option('--declare <which>', 'the tools that stand in the list from the first turn on')
        .choices(DECLARATIONS)
        .default('selected'),
    )
    .option('--budget <tokens>', 'tokens that tools and texts of the session may take', wholeNumber)
    .addOption(
      new Option('--counter <method>', 'how tokens are counted')
        .choices(['exact', 'estimate'])
        .default('exact'),
    )
    .action((paths: string[], options: Shared & TraceOptions) =>
      run(options, async (view) => (await import('./trace.ts')).traceCommand(view, paths, options)),
    );
};
