/** What the commands that compile have in common: the policy, one turn, the counter, and the result. */

import type { Policy } from '../catalog/policy.ts';
import type { Compiled } from '../compile/compiled.ts';
import type { TurnInput } from '../compile/turn.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { type CompileOptions, compile, exactTokens } from '../node.ts';
import { compileFailure } from './compile-failure.ts';
import type { Failure } from './failure.ts';
import { openPolicy } from './policy-argument.ts';
import { type GivenTurn, readOneTurn, type TurnOptions } from './turn-argument.ts';
import type { View } from './view.ts';

export interface Counting {
  /** `exact` counts with a tokenizer, `estimate` from the number of characters. */
  readonly counter: 'exact' | 'estimate';
}

export type CompilingOptions = TurnOptions & Counting;

export const compileOptions = ({ counter }: Counting): CompileOptions =>
  counter === 'exact' ? { counter: exactTokens() } : {};

/** A policy, one turn of it compiled, and how. */
export interface OneCompile {
  readonly policy: Policy;
  readonly compiled: Compiled;
  readonly options: CompileOptions;
}

/** The turn is read first: a slip of the command line need not wait for a large policy. */
export async function compileOne(
  view: View,
  paths: readonly string[],
  options: CompilingOptions,
): Promise<Result<OneCompile, Failure>> {
  const turn = await readOneTurn(view.io, options);
  if (!turn.ok) return turn;
  const policy = await openPolicy(view, paths);
  if (!policy.ok) return policy;
  const how = compileOptions(options);
  const compiled = compileGiven(view, policy.value, turn.value, how);
  return compiled.ok ? ok({ policy: policy.value, compiled: compiled.value, options: how }) : compiled;
}

/** What a turn file holds is checked by the compiler, whatever it is. */
export function compileGiven(
  view: View,
  policy: Policy,
  { name, input }: GivenTurn,
  options: CompileOptions,
): Result<Compiled, Failure> {
  const compiled = compile(policy, input as TurnInput, options);
  return compiled.ok ? compiled : fail(compileFailure(view, policy, compiled.error, name));
}
