/** `lictor query --repl`: goals one after another over a policy that is loaded once. */

import { nearestName, ok, type Result } from '../logic/diagnostics.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { print } from './io.ts';
import { firstMissing } from './policy-argument.ts';
import type { QueryOptions } from './query.ts';
import { askGoal, askMore, askWhy, load, type Session } from './repl-asking.ts';
import { typedGoals } from './repl-goals.ts';
import { pipedLines, terminalLines } from './repl-lines.ts';
import { askerInThread } from './repl-thread.ts';
import { readOneTurn, readTurnSource, turnSources } from './turn-argument.ts';
import type { View } from './view.ts';

const COMMANDS = [
  [':help', 'this list'],
  [':turn FILE', 'let the facts of a turn hold; FILE:3 is line 3 of a file of turns'],
  [':text WORDS', 'let the facts of a turn that is nothing but words hold'],
  [':turn', 'let no turn hold'],
  [':why [N]', 'how the last answer follows, or answer N'],
  [';', 'more answers to the last goal'],
  [':reload', 'load the policy again; one with mistakes leaves the last good one in force'],
  [':quit', 'leave; so does Ctrl-D. Ctrl-C stops a question, or gives up a line'],
] as const;

export const COMMAND_NAMES: readonly string[] = [
  ...new Set(COMMANDS.map(([form]) => form.split(' ')[0] ?? '')),
].filter((name) => name.startsWith(':'));

const NO_TURN = { name: 'the turn', input: {} };

/** Exit code 0 when a person leaves; behind a pipe, the highest code of what was asked. */
export async function replCommand(
  view: View,
  paths: readonly string[],
  options: QueryOptions,
): Promise<ExitCode> {
  const turn = turnSources(options).length === 0 ? ok(NO_TURN) : await readOneTurn(view.io, options);
  if (!turn.ok) return refuse(view, turn.error);
  const missing = await firstMissing(paths);
  if (missing) return refuse(view, missing);
  const person = view.io.stdin.terminal;
  const lines = person ? terminalLines(COMMAND_NAMES) : pipedLines(view.io);
  const asker = askerInThread({ paths, engine: view.engine });
  const session: Session = { view, asker, lines, options, turn: turn.value, loaded: false, exit: EXIT.fine };
  try {
    const loading = await load(session);
    if (loading !== EXIT.fine) return loading;
    if (person) print(view.io, [view.paint.dim('goals end with a full stop; :help says what else there is')]);
    await converse(session);
    return person ? EXIT.fine : session.exit;
  } finally {
    lines.close();
    await asker.end();
  }
}

/** Line by line until the end. A goal goes on until its stop; a command begins a line and stands alone. */
async function converse(session: Session): Promise<void> {
  let begun = '';
  for (;;) {
    const line = await session.lines.next(begun === '' ? '?- ' : '|  ');
    if (line === 'interrupted') begun = '';
    else if (line === undefined) {
      if (begun !== '') await settle(session, () => askGoal(session, begun));
      return;
    } else if (!line.ok) note(session, refuse(session.view, line.error));
    else if (begun === '' && line.value.trim() === ';') await settle(session, () => askMore(session));
    else if (/^\s*:[a-z]/i.test(line.value)) {
      begun = '';
      if (isQuit(line.value)) return;
      await settle(session, () => obey(session, line.value.trim()));
    } else {
      const { goals, rest } = typedGoals(begun + line.value);
      begun = rest === '' ? '' : `${rest}\n`;
      for (const goal of goals) {
        if (goal === 'halt.') return;
        await settle(session, () => askGoal(session, goal));
      }
    }
  }
}

const isQuit = (line: string): boolean => /^\s*:(?:q|quit|exit)\.?\s*$/i.test(line);

async function settle(session: Session, act: () => Promise<ExitCode>): Promise<void> {
  note(session, await act());
}

function note(session: Session, exit: ExitCode): void {
  if (exit > session.exit) session.exit = exit;
}

async function obey(session: Session, line: string): Promise<ExitCode> {
  const [name = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line)?.slice(1) ?? [];
  switch (name.toLowerCase()) {
    case ':help':
      return help(session);
    case ':turn':
      return rest === '' ? setTurn(session, ok(NO_TURN)) : takeTurn(session, 'file', rest);
    case ':text':
      return takeTurn(session, 'text', rest);
    case ':reload':
      return load(session);
    case ':why':
      return askWhy(session, rest);
    default:
      return refuse(session.view, unknownCommand(name));
  }
}

function help({ view }: Session): ExitCode {
  print(view.io, [
    '  GOAL.        every answer to a goal, up to --limit; it may go on over several lines',
    ...COMMANDS.map(([form, does]) => `  ${form.padEnd(11)}  ${does}`),
  ]);
  return EXIT.fine;
}

const unknownCommand = (name: string): Failure => {
  const nearest = nearestName(name, COMMAND_NAMES);
  return usage(
    'unknown_command',
    `there is no command \`${name}\`${nearest ? `; did you mean \`${nearest}\`?` : '; :help lists them'}`,
  );
};

async function takeTurn(session: Session, kind: 'file' | 'text', value: string): Promise<ExitCode> {
  if (kind === 'file' && value === '-')
    return refuse(session.view, usage('no_turn', 'standard input is where the goals come from'));
  return setTurn(session, await readTurnSource(session.view.io, { kind, value, order: 0 }));
}

function setTurn(session: Session, turn: Result<Session['turn'], Failure>): ExitCode {
  if (!turn.ok) return refuse(session.view, turn.error);
  session.turn = turn.value;
  delete session.last;
  return EXIT.fine;
}
