/** What a prompt asks of the policy, as data that can cross from one thread to another. */

import type { QueryError } from '../compile/query.ts';
import type { Diagnostic } from '../logic/diagnostics.ts';
import type { Proof } from '../logic/proof.ts';
import { loadPolicy, type Policy, proveAnswer, query } from '../node.ts';
import { type Answered, answered } from './query-answer.ts';

export interface PolicyPaths {
  readonly paths: readonly string[];
  readonly engine: 'compiled' | 'tau';
}

export type ReplRequest =
  /** Loads the policy, again if need be. One with mistakes leaves the last good one in force. */
  | { readonly kind: 'load' }
  | {
      readonly kind: 'goal';
      readonly goal: string;
      readonly turn: unknown;
      readonly answers: number;
    }
  /** How answer number `index` of a goal follows, counted from 0. */
  | { readonly kind: 'why'; readonly goal: string; readonly turn: unknown; readonly index: number };

export type ReplReply =
  | { readonly kind: 'loaded'; readonly units: number }
  | { readonly kind: 'bad_policy'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'refused'; readonly error: QueryError }
  | Answered
  | { readonly kind: 'proofs'; readonly proofs: readonly Proof[] };

/** Beside the time, so that an answer does not depend on how fast the machine is for ever. */
const INFERENCES = 50_000_000;

/** Keeps a policy and answers what is asked of it. */
export function policyAnswers({ paths, engine }: PolicyPaths): (request: ReplRequest) => Promise<ReplReply> {
  let policy: Policy | undefined;
  return async (request) => {
    if (request.kind === 'load' || !policy) {
      const loaded = await loadPolicy(paths, { engine });
      if (!loaded.ok) return { kind: 'bad_policy', diagnostics: loaded.error };
      policy = loaded.value;
      // Opens the solver, so that the time of the first question is its own.
      query(policy, 'true');
    }
    if (request.kind === 'load') return { kind: 'loaded', units: policy.catalog.units.size };
    return request.kind === 'goal' ? answersTo(policy, request) : proofsOf(policy, request);
  };
}

type Turn = NonNullable<NonNullable<Parameters<typeof query>[2]>['turn']>;
type Asked<K> = Extract<ReplRequest, { kind: K }>;

function answersTo(policy: Policy, { goal, turn, answers }: Asked<'goal'>): ReplReply {
  const answer = query(policy, goal, { turn: turn as Turn, answers, inferences: INFERENCES });
  return answer.ok ? answered(answer.value) : { kind: 'refused', error: answer.error };
}

function proofsOf(policy: Policy, { goal, turn, index }: Asked<'why'>): ReplReply {
  const options = { turn: turn as Turn, answers: index + 1, inferences: INFERENCES };
  const answer = query(policy, goal, options);
  if (!answer.ok) return { kind: 'refused', error: answer.error };
  const bindings = answer.value.solutions[index];
  if (!bindings) return { kind: 'proofs', proofs: [] };
  const proofs = proveAnswer(policy, goal, bindings, { turn: turn as Turn });
  return proofs.ok ? { kind: 'proofs', proofs: proofs.value } : { kind: 'refused', error: proofs.error };
}
