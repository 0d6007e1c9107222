/** `lictor watch`: its options. */

import { Option } from 'commander';
import { AGENTS } from '../hosts/hooks/event.ts';
import { type Add, command, type Shared } from './command.ts';
import type { WatchOptions } from './watch.ts';

export const addWatch: Add = (program, run) => {
  command(program, {
    name: 'watch',
    brief: 'what the hooks would have stopped in a session',
    form: 'TRANSCRIPT… [options]',
    does: 'Replay the transcripts of finished sessions: which rules the user said, which calls broke them, which rules ended, and what was not understood. A folder stands for all transcripts in it, newest first. Exit code 1 when a rule was broken.',
    examples: ['watch session.jsonl', 'watch ~/.claude/projects', 'watch session.jsonl --json'],
  })
    .argument('<transcripts...>')
    .addOption(
      new Option('--agent <name>', 'whose transcripts; default: told from the files').choices(AGENTS),
    )
    .option('--cwd <folder>', 'where the session ran, for transcripts that do not say it')
    .option('--zone <zone>', 'the time zone of times in words; default: the zone of this machine')
    .action((paths: string[], options: Shared & WatchOptions) =>
      run(options, async (view) => (await import('./watch.ts')).watchCommand(view, paths, options)),
    );
};
