/** `lictor release`: its options. */

import { type Add, command, type Shared } from './command.ts';
import type { StoreOptions } from './rules-store.ts';

export const addRelease: Add = (program, run) => {
  command(program, {
    name: 'release',
    brief: 'let one call pass that a rule blocks',
    form: '[RULE] [options]',
    does: 'Waive a rule for one call: the one that blocked last, or RULE (its id, the beginning of it, or words that only its sentence has). It is recorded, and the rule holds after it.',
    examples: ['release', "release 'push to main'"],
  })
    .argument('[rule]')
    .option('--store <place>', 'a file, or a postgres:// address; default: as for `lictor rules`')
    .option('--now <time>', 'the time to go by, in RFC 3339; default: the clock')
    .action((rule: string | undefined, options: Shared & StoreOptions) =>
      run(options, async (view) => (await import('./release.ts')).releaseCommand(view, rule, options)),
    );
};
