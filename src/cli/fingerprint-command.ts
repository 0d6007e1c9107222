/** `lictor fingerprint`: its options, help and examples. */

import { type Add, command, type Shared } from './command.ts';
import type { FingerprintOptions } from './fingerprint.ts';
import { withCompiling } from './options.ts';

export const addFingerprint: Add = (program, run) => {
  withCompiling(
    command(program, {
      name: 'fingerprint',
      brief: 'the fingerprints of a policy, and how its units drift from a lock',
      form: 'PATHS… [--write FILE | --check FILE] [options]',
      does: 'Print the fingerprints of a policy, its catalog and its units, and with a turn that of its surface. Write the units to a lock to review and commit, or check them against one: exit code 1 when any was added, removed or changed.',
      examples: [
        'fingerprint policy/',
        'fingerprint policy/ --write lictor.lock.json',
        'fingerprint policy/ --check lictor.lock.json',
      ],
    }),
  )
    .argument('<paths...>')
    .option('--write <file>', 'lock the definitions of the units')
    .option('--check <file>', 'say how the units differ from a lock')
    .action((paths: string[], options: Shared & FingerprintOptions) =>
      run(options, async (view) =>
        (await import('./fingerprint.ts')).fingerprintCommand(view, paths, options),
      ),
    );
};
