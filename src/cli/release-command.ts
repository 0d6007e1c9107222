/** `lictor release`: its options. */

import { type Add, command, type Shared } from './command.ts';
import type { ReleaseOptions } from './release.ts';

export const addRelease: Add = (program, run) => {
  command(program, {
    name: 'release',
    brief: 'let one call pass that a rule blocks',
    form: '[RULE] [options]',
    does: 'Let the call pass, once, that was blocked last, or that RULE (its id, the beginning of it, or words that only its sentence has) blocked last. The same call is meant, with the same arguments in the same folder: another one is still blocked. It is recorded, and the rules hold after it.',
    examples: ['release', "release 'push to main'"],
  })
    .argument('[rule]')
    .option('--any-call', 'waive the rule for the next call that it blocks, whatever it is')
    .option('--store <place>', 'a file, or a postgres:// address; default: as for `lictor rules`')
    .option('--now <time>', 'the time to go by, in RFC 3339; default: the clock')
    .action((rule: string | undefined, options: Shared & ReleaseOptions) =>
      run(options, async (view) => (await import('./release.ts')).releaseCommand(view, rule, options)),
    );
};
