/** `lictor query`: every answer to a goal over the policy, within a limit and a time. */

import { faultText } from '../compile/faults.ts';
import type { QueryError } from '../compile/query.ts';
import { formatDiagnostic } from '../logic/diagnostics.ts';
import { absenceJson, absenceLines } from './absence-view.ts';
import { placeText, problemLine, wideningFailure } from './compile-failure.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { firstMissing, policyFailure } from './policy-argument.ts';
import type { Answered, QueryReply, QueryTask, Solution } from './query-answer.ts';
import { clean, count, number } from './text.ts';
import { readOneTurn, type TurnOptions, turnSources } from './turn-argument.ts';
import type { View } from './view.ts';

export type QueryOptions = TurnOptions & {
  /** Answers shown at most. */
  readonly limit: number;
  /** Seconds. */
  readonly timeout: number;
};

/** A second bound beside the time, so that an answer does not depend on how fast the machine is for ever. */
const INFERENCES = 50_000_000;

/** Like grep(1): 0 when there is an answer, 1 when there is none. */
export async function queryCommand(
  view: View,
  paths: readonly string[],
  goal: string,
  options: QueryOptions,
): Promise<ExitCode> {
  const turn = turnSources(options).length === 0 ? undefined : await readOneTurn(view.io, options);
  if (turn && !turn.ok) return refuse(view, turn.error);
  const missing = await firstMissing(paths);
  if (missing) return refuse(view, missing);
  const task = {
    paths,
    engine: view.engine,
    goal,
    turn: turn?.value.input ?? {},
    answers: options.limit,
    inferences: INFERENCES,
  };
  const reply = await askInTime(view, task, options.timeout);
  if (reply === 'late') return refuse(view, tooLate(options.timeout));
  if (reply.kind === 'bad_policy') return refuse(view, policyFailure(reply.diagnostics, view.errPaint));
  if (reply.kind === 'refused')
    return refuse(view, queryFailure(reply.error, turn?.value.name ?? 'the turn'));
  if (view.json) printJson(view.io, answerJson(reply));
  else print(view.io, answerLines(view, reply));
  return reply.solutions.length > 0 ? EXIT.fine : EXIT.findings;
}

/** The time begins when the policy is loaded. */
async function askInTime(view: View, task: QueryTask, seconds: number): Promise<QueryReply | 'late'> {
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    control.signal.addEventListener('abort', () => resolve('late'));
  });
  const start = (): void => {
    timer = setTimeout(() => control.abort(), seconds * 1000);
  };
  try {
    return await Promise.race([view.io.askApart(task, start, control.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

export const tooLate = (seconds: number): Failure => ({
  exit: EXIT.findings,
  code: 'query_timeout',
  message: `no answer within ${count(seconds, 'second')} (--timeout)`,
});

export function queryFailure(error: QueryError, turnName: string): Failure {
  switch (error.code) {
    case 'invalid_goal':
      return usage(error.code, `${count(error.diagnostics.length, 'mistake')} in the goal`, {
        lines: error.diagnostics.map((d) => `  ${clean(formatDiagnostic(d))}`),
        detail: { diagnostics: error.diagnostics },
      });
    case 'invalid_turn':
      return usage(error.code, `${turnName}: ${count(error.problems.length, 'mistake')} in the turn`, {
        lines: error.problems.map(problemLine),
        detail: { problems: error.problems },
      });
    case 'discovery_scope_widening_denied':
      return wideningFailure(error, turnName);
    case 'policy_undetermined': {
      const { place } = error.problem;
      return {
        exit: EXIT.findings,
        code: error.code,
        message: `no answer: ${faultText(error.problem)}`,
        ...(place && { lines: [`  ${placeText(place)}`] }),
        detail: { problem: error.problem },
      };
    }
  }
}

export const answerJson = ({ solutions, more, absence }: Answered): object => ({
  ok: true,
  answers: solutions.map((solution) => Object.fromEntries(solution)),
  more,
  ...(absence && { absence: absenceJson(absence) }),
});

function answerLines(view: View, { solutions, more, absence }: Answered): string[] {
  const { paint } = view;
  const answers = solutions.map(solutionText);
  if (answers.length === 0) return ['false', ...(absence ? absenceLines(view, absence).map(paint.dim) : [])];
  return [
    ...answers,
    ...(more ? [paint.dim(`… and more; these are the first ${number(answers.length)} (--limit N)`)] : []),
  ];
}

/** As at a Prolog prompt: `U = tool(a), N = 3`, and `true` for a goal without variables. */
export const solutionText = (solution: Solution): string =>
  solution.length === 0 ? 'true' : clean(solution.map(([name, term]) => `${name} = ${term}`).join(', '));
