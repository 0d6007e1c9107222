/** `lictor hook`: what help says of it. The process itself goes another way (hook-process.ts). */

import { type Add, command, type Shared } from './command.ts';
import { refuse, usage } from './failure.ts';

export const addHook: Add = (program, run) => {
  command(program, {
    name: 'hook',
    brief: 'answers a hook of a coding agent',
    form: 'AGENT EVENT [--shadow] [--policy PATH]',
    does: 'Answer one hook of a coding agent: its JSON on standard input, the answer in its own form on standard output. `lictor init` writes the settings that call it.',
    examples: ['hook claude-code PreToolUse < payload.json'],
  })
    .argument('[words...]')
    .option('--shadow', 'decide and count, and let every call pass')
    .option('--policy <path>', 'a policy whose words and tools count; may be given more than once')
    .action((_: string[], options: Shared) =>
      run(options, (view) => refuse(view, usage('missing_argument', 'expected an agent and an event'))),
    );
};
