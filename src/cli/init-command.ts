/** `lictor init`: its options. */

import { Argument } from 'commander';
import { AGENTS, type AgentName } from '../hosts/hooks/event.ts';
import { type Add, command, type Shared } from './command.ts';
import type { InitOptions } from './init.ts';

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

export const addInit: Add = (program, run) => {
  command(program, {
    name: 'init',
    brief: "hooks in a coding agent's settings",
    form: 'AGENT [--user|--project] [options]',
    does: `Put hooks into the settings of a coding agent, so that rules hold in it: ${AGENTS.join(', ')}. What is written is shown; nothing else in the file changes.`,
    examples: ['init claude-code', 'init claude-code --project --dry-run', 'init cursor --undo'],
  })
    .addArgument(new Argument('<agent>').choices(AGENTS))
    .option('--user', 'for all projects of this user (default)')
    .option('--project', 'for this project')
    .option('--dry-run', 'say what would be written, and write nothing')
    .option('--shadow', 'only report what would be blocked')
    .option(
      '--policy <path>',
      'a policy whose words and tools count when the user says something; may be given more than once',
      collect,
    )
    .option('--undo', 'take the hooks out again')
    .action((agent: AgentName, options: Shared & InitOptions) =>
      run(options, async (view) => (await import('./init.ts')).initCommand(view, agent, options)),
    );
};
