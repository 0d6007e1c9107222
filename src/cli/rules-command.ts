/** `lictor rules …`: the rules that hold, and their history. */

import type { Command } from 'commander';
import { type Add, command, type Run, type Shared } from './command.ts';
import { nameList, withWords } from './options.ts';
import type { BindOptions } from './rules-bind.ts';
import type { AddRuleOptions, EditRuleOptions, RulesOptions } from './rules-options.ts';

/** Where the rules are, and for whom and when they are asked. */
export const withStore = (added: Command): Command =>
  added
    .option(
      '--store <place>',
      'a file, or a postgres:// address; default: LICTOR_STORE, then ~/.lictor/lictor.db',
    )
    .option('--owner <name>', 'whose rules', 'user')
    .option('--project <path>', 'rules of this project too; default: the one of this folder')
    .option('--agent <name>', 'rules of this agent too')
    .option('--session <id>', 'the session that is running')
    .option('--now <time>', 'the time to go by, in RFC 3339; default: the clock')
    .option('--zone <name>', "the time zone of the user's words; default: this machine's");

const withStructure = (added: Command): Command =>
  added
    .option('--effect <effect>', 'prohibit, confirm, prefer or permit')
    .option('--match <arg=value>', 'a condition on an argument; may be given more than once', collect)
    .option('--except <arg=value>', 'calls that are exempt; may be given more than once', collect)
    .option('--condition <words>', 'what has to be so')
    .option('--until <words>', 'when it ends: a time, `task` or `session`')
    .option('--priority <priority>', 'critical, high or normal');

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

type Action = (rules: Command, run: Run) => void;

const addList: Action = (rules, run) => {
  withStore(
    command(rules, {
      name: 'list',
      brief: 'the rules that hold, by tool',
      form: '[--tool NAME] [--all] [options]',
      does: 'List the rules that hold, by tool: when and where each was said, and how often it blocked a call. --all lists ended ones too.',
      examples: ['rules list', 'rules list --tool send_email --all'],
    }),
  )
    .option('--tool <name>', 'rules of this tool only')
    .action((options: Shared & RulesOptions) =>
      run(options, async (view) => (await import('./rules-list.ts')).listRules(view, options)),
    );
};

const addShow: Action = (rules, run) => {
  withWords(
    withStore(
      command(rules, {
        name: 'show',
        brief: 'one rule, and what became of it',
        form: 'RULE [options]',
        does: 'Show one rule with its history. RULE is its id, the beginning of it, or words that only its sentence has.',
        examples: ["rules show 'email Sarah'"],
      }),
    ),
  )
    .argument('<rule>')
    .action((rule: string, options: Shared & RulesOptions) =>
      run(options, async (view) => (await import('./rules-list.ts')).showRule(view, rule, options)),
    );
};

const addAdd: Action = (rules, run) => {
  withWords(
    withStructure(
      withStore(
        command(rules, {
          name: 'add',
          brief: 'what a sentence says, as rules',
          form: "'SENTENCE' [--tools NAMES] [options]",
          does: 'Add what a sentence says: it is read for the tools that are named. With --effect or --match, it becomes one rule of the first tool, as given.',
          examples: [
            "rules add 'Never email Sarah at sarah@example.com.' --tools send_email,read_file",
            "rules add 'No large refunds.' --tools refund --effect confirm --match 'amount=> 500'",
          ],
        }),
      ),
    ),
  )
    .argument('<sentence>')
    .option(
      '--tools <names>',
      'the tools it may be about, with commas between them; default: those of the policy',
      nameList,
    )
    .option('--message <id>', 'the message in which it was said')
    .action((sentence: string, options: Shared & AddRuleOptions) =>
      run(options, async (view) => (await import('./rules.ts')).addRules(view, sentence, options)),
    );
};

const addEdit: Action = (rules, run) => {
  withWords(
    withStructure(
      withStore(
        command(rules, {
          name: 'edit',
          brief: 'change a rule',
          form: 'RULE [options]',
          does: 'Change what is given of a rule; everything else stays as it is.',
          examples: ["rules edit 'email Sarah' --until 'next Friday'"],
        }),
      ),
    ),
  )
    .argument('<rule>')
    .option('--sentence <sentence>', 'what it says')
    .option('--tool <name>', 'the tool it is about')
    .action((rule: string, options: Shared & EditRuleOptions) =>
      run(options, async (view) => (await import('./rules.ts')).editRule(view, rule, options)),
    );
};

const addChoose: Action = (rules, run) => {
  withWords(
    withStore(
      command(rules, {
        name: 'choose',
        brief: 'which of two readings is meant',
        form: 'RULE 1|2 [options]',
        does: 'Say which of the two ways to take a sentence is meant, for all rules that it set: 1 is the narrow one, which holds until you say otherwise, 2 the wide one. `rules show` lists them.',
        examples: ["rules choose 'deploy or push' 2"],
      }),
    ),
  )
    .argument('<rule>')
    .argument('<number>')
    .action((rule: string, number: string, options: Shared & RulesOptions) =>
      run(options, async (view) =>
        (await import('./rules-choose.ts')).chooseReading(view, rule, number, options),
      ),
    );
};

const addBind: Action = (rules, run) => {
  withWords(
    withStore(
      command(rules, {
        name: 'bind',
        brief: 'bind rules that fit no tool to tools that are there now',
        form: '--tools NAMES [--dry-run] [options]',
        does: 'Read the sentences of rules that fit no tool again, for these tools, and bind what fits.',
        examples: ['rules bind --tools send_email,read_file --dry-run'],
      }),
    ),
  )
    .option(
      '--tools <names>',
      'the tools of the agent, with commas between them; default: those of the policy',
      nameList,
    )
    .option('--dry-run', 'say what would be bound, and bind nothing')
    .action((options: Shared & BindOptions) =>
      run(options, async (view) => (await import('./rules-bind.ts')).bindRules(view, options)),
    );
};

const addEnd: Action = (rules, run) => {
  withStore(
    command(rules, {
      name: 'end',
      brief: 'end a rule; it stays in the history',
      form: 'RULE [options]',
      does: 'End a rule: it holds no more, and stays in the history.',
      examples: ["rules end 'email Sarah'"],
    }),
  )
    .argument('<rule>')
    .action((rule: string, options: Shared & RulesOptions) =>
      run(options, async (view) => (await import('./rules.ts')).endRule(view, rule, options)),
    );
};

const addUndo: Action = (rules, run) => {
  withStore(
    command(rules, {
      name: 'undo',
      brief: 'take back the last change made here',
      form: '[RULE] [options]',
      does: 'Take back the last change of the rules that hold here, or the last change of RULE, and say what it was. Once more takes back the change before it. Where somebody changed other rules since, it says how to take that back.',
      examples: ['rules undo'],
    }),
  )
    .argument('[rule]')
    .action((rule: string | undefined, options: Shared & RulesOptions) =>
      run(options, async (view) => (await import('./rules-undo.ts')).undoChange(view, rule, options)),
    );
};

const addHistory: Action = (rules, run) => {
  withStore(
    command(rules, {
      name: 'history',
      brief: 'every change, with when and by whom',
      form: '[RULE] [options]',
      does: 'List every change of the rules, or of one: what, when, by whom, and in which message.',
      examples: ['rules history'],
    }),
  )
    .argument('[rule]')
    .action((rule: string | undefined, options: Shared & RulesOptions) =>
      run(options, async (view) => (await import('./rules-list.ts')).showHistory(view, rule, options)),
    );
};

const addWaivers: Action = (rules, run) => {
  withStore(
    command(rules, {
      name: 'waivers',
      brief: 'rules that are waived, once or for a time',
      form: '[options]',
      does: 'List the waivers that are open: calls for which a rule is not held against them.',
      examples: ['rules waivers'],
    }),
  ).action((options: Shared & RulesOptions) =>
    run(options, async (view) => (await import('./rules-list.ts')).listWaivers(view, options)),
  );
};

const addPins: Action = (rules, run) => {
  withStore(
    command(rules, {
      name: 'pins',
      brief: 'the block that is pinned in the prompt',
      form: '[--tools NAMES] [options]',
      does: 'Print the block of critical and high rules, as it stands in the prompt of the next session.',
      examples: ['rules pins --tools send_email,read_file'],
    }),
  )
    .option('--tools <names>', 'the tools of the agent, with commas between them; default: all', nameList)
    .action((options: Shared & RulesOptions) =>
      run(options, async (view) => (await import('./rules-list.ts')).printPins(view, options)),
    );
};

const addExport: Action = (rules, run) => {
  withStore(
    command(rules, {
      name: 'export',
      brief: 'all rules as JSON',
      form: '[--out FILE] [options]',
      does: 'Write every rule as JSON, ended ones too, to be imported elsewhere.',
      examples: ['rules export --out rules.json'],
    }),
  )
    .option('--out <file>', 'default: standard output')
    .action((options: Shared & RulesOptions) =>
      run(options, async (view) => (await import('./rules-transfer.ts')).exportRules(view, options)),
    );
};

const addImport: Action = (rules, run) => {
  withStore(
    command(rules, {
      name: 'import',
      brief: 'rules from JSON',
      form: 'FILE|- [options]',
      does: 'Read rules that were exported. A rule whose id is known is replaced where it differs; one mistake in the file, and nothing is read.',
      examples: ['rules import rules.json'],
    }),
  )
    .argument('<file>')
    .action((file: string, options: Shared & RulesOptions) =>
      run(options, async (view) => (await import('./rules-transfer.ts')).importRules(view, file, options)),
    );
};

const ACTIONS = [
  ...[addList, addShow, addAdd, addEdit, addChoose, addBind, addEnd, addUndo],
  ...[addHistory, addWaivers, addPins, addExport, addImport],
];

export const addRulesCommand: Add = (program, run) => {
  const rules = program
    .command('rules')
    .usage('ACTION [options]')
    .summary('the rules that a user set, and their history')
    .description('List, add, change and end the rules that a user set.')
    .helpOption('-h, --help', 'print help')
    .configureHelp({ subcommandTerm: (action) => action.name(), visibleArguments: () => [] });
  for (const add of ACTIONS) add(rules, run);
};
