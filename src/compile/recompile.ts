/** Recompile events: what happened since, merged into the turn, and compiled like any other turn. */

import type { Policy } from '../catalog/policy.ts';
import { fail, type Result } from '../logic/diagnostics.ts';
import { type CompileOptions, compileTurn } from './compile.ts';
import type { Compiled, CompileError } from './compiled.ts';
import { readTurn, type Turn, termSet } from './turn.ts';

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
  if ('user_message' in event) {
    const said = readTurn({ text: event.user_message });
    return said.ok ? { ok: true, value: { ...turn, text: said.value.text } } : invalid(said.error);
  }
  const added = readTurn('needs' in event ? { needs: [event.needs] } : { signals: event.signals });
  if (!added.ok) return invalid(added.error);
  return {
    ok: true,
    value: {
      ...turn,
      needs: termSet([...turn.needs, ...added.value.needs]),
      signals: termSet([...turn.signals, ...added.value.signals]),
    },
  };
}

const invalid = (problems: readonly import('./turn.ts').TurnProblem[]) =>
  fail<CompileError>({ code: 'invalid_turn', problems });

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
