/** Every command with its options, help and example. What a command does is loaded when it runs. */

import { type Add, command, lastApart, type Shared } from './command.ts';
import type { CompileCommandOptions } from './compile.ts';
import type { CompilingOptions } from './compile-options.ts';
import { addDecide } from './decide-command.ts';
import { addDecree } from './decree-command.ts';
import type { DiffOptions } from './diff.ts';
import { addDoctor } from './doctor-command.ts';
import { addFingerprint } from './fingerprint-command.ts';
import { addHook } from './hook-command.ts';
import { addImport } from './import-command.ts';
import { addInit } from './init-command.ts';
import type { LearnOptions } from './learn.ts';
import type { LintOptions } from './lint.ts';
import { seconds, wholeNumber, withCompiling, withTurn } from './options.ts';
import type { QueryOptions } from './query.ts';
import { addRelease } from './release-command.ts';
import { addRender } from './render-command.ts';
import { addRpc } from './rpc-command.ts';
import { addRulesCommand } from './rules-command.ts';
import type { SearchCommandOptions } from './search.ts';
import { addTrace } from './trace-command.ts';
import { addWatch } from './watch-command.ts';

const addCompile: Add = (program, run) => {
  withCompiling(
    command(program, {
      name: 'compile',
      brief: 'what the model sees in a turn',
      form: 'PATHS… (--turn FILE | --text WORDS | --turns FILE) [options]',
      does: 'Compile a turn: what the model sees, and why. PATHS are .pl files and folders of them.',
      examples: [
        "compile policy/ --text 'read the config file'",
        'compile policy/ --turns turns.jsonl --json',
      ],
    }),
  )
    .argument('<paths...>')
    .option('--turns <file>', 'turns as JSON Lines: one a line, one result a line')
    .action((paths: string[], options: Shared & CompileCommandOptions) =>
      run(options, async (view) => (await import('./compile.ts')).compileCommand(view, paths, options)),
    );
};

const addExplain: Add = (program, run) => {
  withCompiling(
    command(program, {
      name: 'explain',
      brief: 'the state of one unit, and how it follows',
      form: 'PATHS… (--turn FILE | --text WORDS) UNIT [options]',
      does: 'Explain one unit: its state, the reasons, the rules behind them and how they follow.',
      examples: [
        'explain policy/ --turn turn.json tool:read_file',
        'explain policy/ --turn turns.jsonl:3 read_file',
      ],
    }),
  )
    .argument('<paths-and-unit...>')
    .action((args: string[], options: Shared & CompilingOptions) =>
      run(options, (view) =>
        lastApart(view, args, 'a unit', async (paths, unit) =>
          (await import('./explain.ts')).explainCommand(view, paths, unit, options),
        ),
      ),
    );
};

const addWhyNot: Add = (program, run) => {
  withCompiling(
    command(program, {
      name: 'why-not',
      brief: 'what keeps a unit off the surface',
      form: 'PATHS… (--turn FILE | --text WORDS) UNIT [options]',
      does: 'Say what keeps a unit off the surface, and the smallest change of the turn that would show it.',
      examples: ["why-not policy/ --text 'tidy up' tool:delete_file"],
    }),
  )
    .argument('<paths-and-unit...>')
    .action((args: string[], options: Shared & CompilingOptions) =>
      run(options, (view) =>
        lastApart(view, args, 'a unit', async (paths, unit) =>
          (await import('./why-not.ts')).whyNotCommand(view, paths, unit, options),
        ),
      ),
    );
};

const addDiff: Add = (program, run) => {
  withCompiling(
    command(program, {
      name: 'diff',
      brief: 'what two turns, or two policies, show differently',
      form: 'PATHS… --turn BEFORE --turn AFTER [options]\n       lictor diff --before PATHS… --after PATHS… --turn FILE [options]',
      does: 'Compare what two turns show, or what one turn shows under two policies. Exit code 1 when that differs.',
      examples: [
        "diff policy/ --text 'read it' --text 'delete it'",
        'diff --before main/policy --after policy --turn turn.json',
      ],
    }),
  )
    .argument('[paths...]')
    .option('--before <paths...>', 'the policy before')
    .option('--after <paths...>', 'the policy after')
    .action((paths: string[], options: Shared & DiffOptions) =>
      run(options, async (view) => (await import('./diff.ts')).diffCommand(view, paths, options)),
    );
};

const addSearch: Add = (program, run) => {
  withTurn(
    command(program, {
      name: 'search',
      brief: 'the units that a request is about',
      form: "PATHS… 'WORDS' [options]\n       lictor search PATHS… --queries FILE [options]",
      does: 'Find the units that a request is about, best first; with a turn, only those that it may see. Exit code 1 when there is none.',
      examples: ["search policy/ 'write to a customer'", 'search policy/ --queries requests.jsonl --json'],
    }),
  )
    .argument('<paths-and-words...>')
    .option('--limit <n>', 'units at most', wholeNumber, 5)
    .option('--queries <file>', 'requests as JSON Lines: one a line, one result a line')
    .action((args: string[], options: Shared & SearchCommandOptions) =>
      run(options, async (view) => {
        const { searchCommand } = await import('./search.ts');
        if (options.queries !== undefined) return searchCommand(view, args, undefined, options);
        return lastApart(view, args, 'the words to search for', (paths, words) =>
          searchCommand(view, paths, words, options),
        );
      }),
    );
};

const addLearn: Add = (program, run) => {
  command(program, {
    name: 'learn',
    brief: 'triggers from calls that were accepted',
    form: 'PATHS… --from FILE [options]',
    does: 'Write requests that led to a call as triggers of the unit that was called, into a file of their own to review.',
    examples: ['learn policy/ --from accepted.jsonl --out policy/learned.pl'],
  })
    .argument('<paths...>')
    .requiredOption('--from <file>', 'accepted calls as JSON Lines: {"query": WORDS, "unit": UNIT}')
    .option('--out <file>', 'the .pl file to write or to add to; default: standard output')
    .option('--dry-run', 'say what would be written, and write nothing')
    .action((paths: string[], options: Shared & LearnOptions) =>
      run(options, async (view) => (await import('./learn.ts')).learnCommand(view, paths, options)),
    );
};

const addQuery: Add = (program, run) => {
  withTurn(
    command(program, {
      name: 'query',
      brief: 'every answer to a goal',
      form: "PATHS… ('GOAL.' | --repl) [options]",
      does: 'Answer a goal over the policy, with the facts of a turn if one is given. Exit code 1 when there is no answer.',
      examples: [
        "query policy/ 'requires(Unit, Other).'",
        "query policy/ 'effect(U, delete)' --json",
        'query policy/ --repl',
      ],
    }),
  )
    .argument('<paths-and-goal...>')
    .option('--limit <n>', 'answers at most', wholeNumber, 100)
    .option('--timeout <seconds>', 'time at most, once the policy is loaded', seconds, 10)
    .option('--repl', 'ask goals one after another, at a prompt or from standard input')
    .action((args: string[], options: Shared & QueryOptions & { readonly repl?: boolean }) =>
      run(options, async (view) => {
        if (options.repl) return (await import('./repl.ts')).replCommand(view, args, options);
        return lastApart(view, args, 'a goal', async (paths, goal) =>
          (await import('./query.ts')).queryCommand(view, paths, goal, options),
        );
      }),
    );
};

const addLint: Add = (program, run) => {
  command(program, {
    name: 'lint',
    brief: 'every mistake and every doubt about a policy',
    form: 'PATHS… [options]',
    does: 'Report every mistake and every doubt about a policy. Exit code 1 when there is one.',
    examples: ['lint policy/', 'lint policy/ --explain', 'lint policy/ --json'],
  })
    .argument('<paths...>')
    .option('--explain', 'say how each relation of the rules is run, and why')
    .action((paths: string[], options: Shared & LintOptions) =>
      run(options, async (view) => (await import('./lint.ts')).lintCommand(view, paths, options)),
    );
};

const addTour: Add = (program, run) => {
  command(program, {
    name: 'tour',
    brief: 'three turns of an example',
    form: '[options]',
    does: 'Show three turns of the example workspace: what is shown, what is hidden, and where the tokens go.',
    examples: ['tour'],
  }).action((options: Shared) => run(options, async (view) => (await import('./tour.ts')).tourCommand(view)));
};

export const COMMANDS: readonly Add[] = [
  addCompile,
  addExplain,
  addWhyNot,
  addDiff,
  addSearch,
  addQuery,
  addDecide,
  addDecree,
  addLint,
  addImport,
  addLearn,
  addRender,
  addFingerprint,
  addTrace,
  addRulesCommand,
  addRpc,
  addTour,
  addInit,
  addHook,
  addDoctor,
  addRelease,
  addWatch,
];
