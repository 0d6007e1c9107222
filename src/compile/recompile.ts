/** Recompile events: what happened since, merged into the turn, and compiled like any other turn. */

import type { Policy } from '../catalog/policy.ts';
import { fail, type Result } from '../logic/diagnostics.ts';
import { type CompileOptions, compileTurn } from './compile.ts';
import type { Compiled, CompileError } from './compiled.ts';
import { readTurn, type Turn, type TurnProblem, termSet } from './turn.ts';
import { MOST_TERMS } from './turn-shape.ts';

/** What may happen between two compiles of one task. Terms are text, as in a turn. */
export type RecompileEvent =
  /** The task turned out to need something. */
  | { readonly needs: string }
  /** The user said something else; everything but the text stays. */
  | { readonly user_message: string }
  /** More signals, such as `failed(tests)`. */
  | { readonly signals: readonly string[] };

/**
 * The turn after an event. Needs and signals add up over recompiles; a message replaces the text.
 *
 * Law: `recompile(c, event)` equals `compile` of this turn.
 */
export function mergeEvent(turn: Turn, event: RecompileEvent): Result<Turn, CompileError> {
  const fields = event && typeof event === 'object' ? Object.keys(event) : [];
  if (fields.length !== 1 || !EVENTS.includes(fields[0] ?? '')) return invalid([notAnEvent]);
  if ('user_message' in event) {
    const said = readTurn({ text: event.user_message });
    return said.ok ? { ok: true, value: { ...turn, text: said.value.text } } : invalid(said.error);
  }
  const added = readTurn('needs' in event ? { needs: [event.needs] } : { signals: event.signals });
  if (!added.ok) return invalid(added.error);
  const needs = termSet([...turn.needs, ...added.value.needs]);
  const signals = termSet([...turn.signals, ...added.value.signals]);
  if (needs.length > MOST_TERMS || signals.length > MOST_TERMS) return invalid([tooMany]);
  return { ok: true, value: { ...turn, needs, signals } };
}

const EVENTS: readonly string[] = ['needs', 'user_message', 'signals'];

const notAnEvent: TurnProblem = {
  field: '',
  code: 'invalid_event',
  message: 'this is no event',
  expected: 'a record with exactly one of needs, user_message or signals',
};

const tooMany: TurnProblem = {
  field: 'signals',
  code: 'too_many',
  message: 'needs and signals add up to more than a turn may have',
  expected: `at most ${MOST_TERMS} of each; start from a new turn`,
};

const invalid = (problems: readonly TurnProblem[]) => fail<CompileError>({ code: 'invalid_turn', problems });

/** Compiles again after an event. The policy is the one in force now, which may be newer than the first. */
export function recompile(
  policy: Policy,
  compiled: Compiled,
  event: RecompileEvent,
  options: CompileOptions = {},
): Result<Compiled, CompileError> {
  const turn = mergeEvent(compiled.turn, event);
  return turn.ok ? compileTurn(policy, turn.value, options) : turn;
}
