/** The command `decree`: its options, help and example. */

import { type Add, command, type Shared } from './command.ts';
import type { DecreeCommandOptions } from './decree.ts';
import { nameList, withWords } from './options.ts';

export const addDecree: Add = (program, run) => {
  const added = command(program, {
    name: 'decree',
    brief: 'what a sentence forbids, and to which tools',
    form: "'TEXT' --tools NAMES [options]\n       lictor decree --batch FILE [--json]",
    does: 'Read a message of the user: what it forbids, asks to be asked about, prefers or takes back, for which tools. What is not understood is shown as such. Exit code 1 when there is no rule in it.',
    examples: [
      "decree 'never email Sarah' --tools send_email,read_email",
      "decree 'do that again' --tools git_push --context context.json --json",
      'decree --batch decrees.jsonl',
    ],
  });
  withWords(added)
    .argument('[text]')
    .option(
      '--tools <names>',
      'the tools of the session, with commas between them; default: those of the policy',
      nameList,
    )
    .option('--context <file>', 'what pronouns may stand for: {"last_tool", "last_args", "mentioned"}')
    .option('--batch <file>', 'messages as JSON Lines: {"id", "text", "tools", "context", "expect"}')
    .action((text: string | undefined, options: Shared & DecreeCommandOptions) =>
      run(options, async (view) => (await import('./decree.ts')).decreeCommand(view, text, options)),
    );
};
