/** The command `decide`: its options, help and example. */

import { type Add, command, type Shared } from './command.ts';
import type { DecideOptions } from './decide.ts';

export const addDecide: Add = (program, run) => {
  command(program, {
    name: 'decide',
    brief: 'whether a call may be made, and why',
    form: '[PATHS…] (--call FILE | --calls FILE) [--rules FILE | --store PLACE] [options]',
    does: "Decide a call by a policy, by the user's rules, or by both: allow, ask or deny, with the reasons. PATHS may be left out when rules are given. Exit code 1 unless every call is allowed.",
    examples: [
      'decide policy/ --call call.json',
      'decide --rules rules.json --calls calls.jsonl --json',
      'decide policy/ --rules rules.json --call - --now 2026-11-30T09:00:00Z --zone Europe/Berlin',
    ],
  })
    .argument('[paths...]')
    .option(
      '--call <file>',
      'a call as JSON, or - for standard input: {"tool": NAME, "arguments": {…}, "cwd": PATH}',
    )
    .option('--calls <file>', 'calls as JSON Lines: one a line, one decision a line')
    .option('--rules <file>', "the user's rules as JSON: a list of rules, or what `rules export` writes")
    .option('--store [place]', "the user's rules as `lictor rules` keeps them; default: where it keeps them")
    .option('--owner <name>', 'whose rules of the store', 'user')
    .option('--project <path>', "rules of this project too; default: that of the call's folder")
    .option('--agent <name>', 'rules of this agent too')
    .option('--session <id>', 'the session that is running')
    .option('--context <json>', 'facts of the host, as in a turn: {"env": "production"}')
    .option('--now <time>', 'the time to decide by (RFC 3339); default: now')
    .option('--zone <name>', 'the time zone, such as Europe/Berlin; default: that of this machine')
    .option('--home <path>', 'what ~ stands for; default: your home')
    .option('--unknown-tools <decision>', 'what happens to tools that the policy does not have', 'deny')
    .action((paths: string[], options: Shared & DecideOptions) =>
      run(options, async (view) => (await import('./decide.ts')).decideCommand(view, paths, options)),
    );
};
