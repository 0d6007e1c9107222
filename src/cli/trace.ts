/** `lictor trace`: a file of turns as one session, for one provider or for all. */

import type { Policy } from '../catalog/policy.ts';
import type { Compiled } from '../compile/compiled.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { PROVIDERS, type Provider } from '../providers/form.ts';
import type { Backend, Reveal } from '../session/manner.ts';
import { nextTurn, type SessionTurn } from '../session/next-turn.ts';
import { type Declaration, openSession, type Session, type SessionOptions } from '../session/session.ts';
import { type Counting, compileGiven, compileOptions } from './compile-options.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { openPolicy } from './policy-argument.ts';
import { nameOfInput } from './read-file.ts';
import { type Trace, type TracedTurn, traceJson } from './trace-totals.ts';
import { comparisonLines, traceLines } from './trace-view.ts';
import { type GivenTurn, readTurns } from './turn-argument.ts';
import type { View } from './view.ts';

export interface TraceOptions extends Counting {
  readonly turns: string;
  readonly provider: Provider | 'all';
  readonly behind?: Backend;
  readonly reveal?: Reveal;
  readonly declare: Declaration;
  readonly budget?: number;
}

/** A turn of the file, compiled or not, and what the file says of the conversation. */
interface Line {
  readonly line: number;
  readonly compiled: Result<Compiled, Failure>;
  readonly answer?: string;
}

/** 0 when every turn was compiled; the worst code of its turns otherwise. */
export async function traceCommand(
  view: View,
  paths: readonly string[],
  options: TraceOptions,
): Promise<ExitCode> {
  const opened = sessionsOf(options);
  if (!opened.ok) return refuse(view, opened.error);
  const policy = await openPolicy(view, paths);
  if (!policy.ok) return refuse(view, policy.error);
  const lines = await compileLines(view, policy.value, options);
  if (lines.length === 0)
    return refuse(view, usage('no_turn', `${nameOfInput(options.turns)} holds no turn`));
  const traces = opened.value.map((session) => trace(session, policy.value, lines, options));
  const [only] = traces;
  if (view.json) printJson(view.io, { ok: true, sessions: traces.map(traceJson) });
  else print(view.io, only && traces.length === 1 ? traceLines(view, only) : comparisonLines(view, traces));
  return worst(traces);
}

/** Of several turns, the highest code counts. */
function worst(traces: readonly Trace[]): ExitCode {
  const results = traces.flatMap(({ turns }) => turns.map(({ result }) => result));
  const exits = results.flatMap((result): ExitCode[] => (result.ok ? [] : [result.error.exit]));
  return exits.sort((a, b) => b - a)[0] ?? EXIT.fine;
}

/** One session, or one for each provider and each way that is worth comparing. */
function sessionsOf(options: TraceOptions): Result<readonly Session[], Failure> {
  const given = optionsOf(options);
  const sessions = given.map((one) => openSession(one));
  const wrong = sessions.find((one) => !one.ok);
  if (wrong && !wrong.ok) {
    const [first] = wrong.error;
    return fail(usage('invalid_session', `${first?.message}; expected ${first?.expected}`));
  }
  return ok(sessions.flatMap((one) => (one.ok ? [one.value] : [])));
}

function optionsOf({ provider, behind, reveal, declare, budget }: TraceOptions): readonly SessionOptions[] {
  const shared = { ...(behind && { behind }), ...(budget !== undefined && { budget }) };
  if (provider !== 'all') return [{ provider, declare, ...(reveal && { reveal }), ...shared }];
  return [
    ...PROVIDERS.map((each) => ({ provider: each, ...shared })),
    { provider: 'anthropic', reveal: 'append', ...shared },
    ...(['openai-chat', 'gemini'] as const).map((each) => ({
      provider: each,
      declare: 'eligible' as const,
      ...shared,
    })),
    { provider: 'openai-chat', declare: 'catalog', ...shared },
  ];
}

async function compileLines(view: View, policy: Policy, options: TraceOptions): Promise<readonly Line[]> {
  const how = compileOptions(options);
  const lines: Line[] = [];
  for await (const { line, turn } of readTurns(view.io, options.turns)) {
    const given = turn.ok ? withoutAnswer(turn.value) : undefined;
    const compiled = given ? compileGiven(view, policy, given, how) : (turn as Result<never, Failure>);
    lines.push({ line, compiled, ...(given?.answer !== undefined && { answer: given.answer }) });
  }
  return lines;
}

/** A line may say what the model answered, as `answer`: no field of a turn. */
function withoutAnswer({ name, input }: GivenTurn): GivenTurn & { readonly answer?: string } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { name, input };
  const { answer, ...turn } = input as Record<string, unknown>;
  return typeof answer === 'string' ? { name, input: turn, answer } : { name, input };
}

/** A turn that fails is told, and the session goes on from the one before. */
function trace(session: Session, policy: Policy, lines: readonly Line[], options: TraceOptions): Trace {
  const how = compileOptions(options);
  const turns: TracedTurn[] = [];
  let now = session;
  let answer: string | undefined;
  for (const { line, compiled, answer: said } of lines) {
    const text = compiled.ok ? compiled.value.turn.text : '';
    const next = compiled.ok
      ? turnOf(now, policy, compiled.value, { ...how, ...(answer !== undefined && { answer }) })
      : compiled;
    turns.push({ line, text, result: next });
    if (!next.ok) continue;
    now = next.value.session;
    answer = said;
  }
  return { session: now, turns };
}

function turnOf(...args: Parameters<typeof nextTurn>): Result<SessionTurn, Failure> {
  const turn = nextTurn(...args);
  if (turn.ok) return turn;
  const { error } = turn;
  if (error.code === 'other_policy') throw new Error('a turn was compiled from another policy');
  const message = `the session needs ${error.needed} tokens, and its budget is ${error.budget}`;
  return fail({ exit: EXIT.findings, code: error.code, message, detail: { ...error } });
}
