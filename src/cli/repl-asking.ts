/** What a prompt asks, and what it prints of the answer. */

import { absenceLines } from './absence-view.ts';
import { EXIT, type ExitCode, refuse, usage } from './failure.ts';
import { print, printJsonLine } from './io.ts';
import { policyFailure } from './policy-argument.ts';
import { proofJson, proofLines } from './proof-view.ts';
import { answerJson, type QueryOptions, queryFailure, solutionText, tooLate } from './query.ts';
import type { Answered } from './query-answer.ts';
import type { ReplReply, ReplRequest } from './repl-asked.ts';
import type { Lines } from './repl-lines.ts';
import type { Asker } from './repl-thread.ts';
import { count, number } from './text.ts';
import type { View } from './view.ts';

export interface Session {
  readonly view: View;
  readonly asker: Asker;
  readonly lines: Lines;
  readonly options: QueryOptions;
  turn: { readonly name: string; readonly input: unknown };
  /** The last goal, and how many of its answers were shown. */
  last?: { readonly goal: string; readonly shown: number; readonly more: boolean };
  /** A question that is stopped takes its policy along. */
  loaded: boolean;
  exit: ExitCode;
}

/** Loads the policy, again if need be. */
export async function load(session: Session): Promise<ExitCode> {
  const reply = await exchange(session, { kind: 'load' });
  if (reply.kind !== 'loaded') return refused(session, reply);
  session.loaded = true;
  const { view } = session;
  if (view.io.stdin.terminal) print(view.io, [view.paint.dim(`${count(reply.units, 'unit')}`)]);
  return EXIT.fine;
}

/** After a question was stopped the policy is loaded again first; that takes what it takes. */
async function ask(session: Session, request: ReplRequest): Promise<Reply> {
  if (!session.loaded) {
    const loading = await exchange(session, { kind: 'load' });
    if (loading.kind !== 'loaded') return loading;
    session.loaded = true;
  }
  return exchange(session, request, session.options.timeout);
}

type Reply = ReplReply | { readonly kind: 'stopped' } | { readonly kind: 'late' };

/** One question; an interrupt stops it, and so does the time. */
async function exchange(session: Session, request: ReplRequest, seconds?: number): Promise<Reply> {
  const control = new AbortController();
  let kind: 'stopped' | 'late' = 'stopped';
  const timer =
    seconds === undefined
      ? undefined
      : setTimeout(() => {
          kind = 'late';
          control.abort();
        }, seconds * 1000);
  session.lines.onInterrupt(() => control.abort());
  const reply = await session.asker.ask(request, control.signal);
  clearTimeout(timer);
  if (reply !== 'stopped') return reply;
  session.loaded = false;
  return { kind };
}

/** What is no answer, said as a failure. */
function refused({ view, options, turn }: Session, reply: Reply): ExitCode {
  switch (reply.kind) {
    case 'bad_policy':
      return refuse(view, policyFailure(reply.diagnostics, view.errPaint));
    case 'refused':
      return refuse(view, queryFailure(reply.error, turn.name));
    case 'late':
      return refuse(view, tooLate(options.timeout));
    default:
      return refuse(view, { exit: EXIT.findings, code: 'query_stopped', message: 'stopped' });
  }
}

/** Every answer up to the limit, those before `from` left out. */
export async function askGoal(session: Session, goal: string, from = 0): Promise<ExitCode> {
  delete session.last;
  const answers = from + session.options.limit;
  const reply = await ask(session, { kind: 'goal', goal, turn: session.turn.input, answers });
  if (reply.kind !== 'answered') return refused(session, reply);
  session.last = { goal, shown: reply.solutions.length, more: reply.more };
  printAnswer(session.view, { ...reply, solutions: reply.solutions.slice(from) });
  return EXIT.fine;
}

export async function askMore(session: Session): Promise<ExitCode> {
  const { last } = session;
  if (last?.more) return askGoal(session, last.goal, last.shown);
  return refuse(session.view, usage('no_more_answers', 'there are no more answers'));
}

function printAnswer(view: View, reply: Answered): void {
  if (view.json) printJsonLine(view.io, answerJson(reply));
  else print(view.io, answerLines(view, reply));
}

function answerLines(view: View, { solutions, more, absence }: Answered): string[] {
  if (solutions.length === 0)
    return ['false', ...(absence ? absenceLines(view, absence).map(view.paint.dim) : [])];
  return [...solutions.map(solutionText), ...(more ? [view.paint.dim('… and more; `;` shows them')] : [])];
}

/** How an answer of the last goal follows: the last one, or the one that `which` counts from 1. */
export async function askWhy(session: Session, which: string): Promise<ExitCode> {
  const { view, last } = session;
  if (!last || last.shown === 0)
    return refuse(view, usage('nothing_to_prove', 'there is no answer to prove; ask a goal first'));
  const index = which === '' ? last.shown - 1 : Number(which) - 1;
  if (!Number.isInteger(index) || index < 0 || index >= last.shown)
    return refuse(view, usage('no_such_answer', `expected a number from 1 to ${number(last.shown)}`));
  const reply = await ask(session, { kind: 'why', goal: last.goal, turn: session.turn.input, index });
  if (reply.kind !== 'proofs') return refused(session, reply);
  if (view.json) printJsonLine(view.io, { ok: true, proofs: reply.proofs.map(proofJson) });
  else
    print(
      view.io,
      reply.proofs.flatMap((proof) => proofLines(view, proof)),
    );
  return EXIT.fine;
}
