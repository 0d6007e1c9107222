/** `lictor doctor`: its options. */

import { Argument } from 'commander';
import { AGENTS, type AgentName } from '../hosts/hooks/event.ts';
import { type Add, command, type Shared } from './command.ts';
import type { DoctorOptions } from './doctor.ts';

export const addDoctor: Add = (program, run) => {
  command(program, {
    name: 'doctor',
    brief: 'proves that hooks are alive',
    form: '[AGENT…] [options]',
    does: 'Look at the store and at the settings of each agent, and run the hook as the agent would, with a harmless call that must be denied. Exit code 1 when something is wrong.',
    examples: ['doctor', 'doctor claude-code --json'],
  })
    .addArgument(new Argument('[agents...]').choices(AGENTS))
    .option('--store <place>', 'a file, or a postgres:// address; default: as for `lictor rules`')
    .action((agents: AgentName[], options: Shared & DoctorOptions) =>
      run(options, async (view) => (await import('./doctor.ts')).doctorCommand(view, agents, options)),
    );
};
