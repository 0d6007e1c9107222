/** `lictor render`: its options, help and examples. */

import { Option } from 'commander';
import { PROVIDERS } from '../providers/form.ts';
import { type Add, command, type Shared } from './command.ts';
import { naturalNumber, withCompiling } from './options.ts';
import type { RenderCommandOptions } from './render.ts';

export const addRender: Add = (program, run) => {
  withCompiling(
    command(program, {
      name: 'render',
      brief: 'a turn in the form of a provider',
      form: 'PATHS… (--turn FILE | --text WORDS) --provider NAME [options]',
      does: 'Write what a turn shows in the form of a provider, and say what that form does not tell the model.',
      examples: [
        "render policy/ --text 'read the config file' --provider anthropic",
        'render policy/ --turn turn.json --provider openai-responses --strict --json',
      ],
    }),
  )
    .argument('<paths...>')
    .addOption(new Option('--provider <name>', 'whose form').choices([...PROVIDERS]).makeOptionMandatory())
    .addOption(
      new Option('--behind <name>', 'for the AI SDK: the provider behind it').choices([
        'anthropic',
        'openai',
        'gemini',
      ]),
    )
    .option('--strict', 'ask the provider to hold its model to a schema wherever it can say it')
    .addOption(
      new Option('--cache <time>', 'how long marked parts are kept in the prompt cache')
        .choices(['off', '5m', '1h'])
        .default('5m'),
    )
    .option('--reserve <n>', 'tools that the request has besides', naturalNumber, 0)
    .option('--drop', 'leave the lowest-ranked tools out where there are too many')
    .action((paths: string[], options: Shared & RenderCommandOptions) =>
      run(options, async (view) => (await import('./render.ts')).renderCommand(view, paths, options)),
    );
};
