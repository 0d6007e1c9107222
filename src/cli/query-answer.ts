/** The answer to a query, as data that can cross from one thread to another. */

import type { QueryAnswer, QueryError } from '../compile/query.ts';
import type { Absence } from '../logic/absence.ts';
import type { Diagnostic } from '../logic/diagnostics.ts';
import { writeTerm } from '../logic/writer.ts';
import { loadPolicy, query } from '../node.ts';

export interface QueryTask {
  readonly paths: readonly string[];
  readonly engine: 'compiled' | 'tau';
  readonly goal: string;
  /** The turn whose facts hold, not checked. */
  readonly turn: unknown;
  readonly answers: number;
  readonly inferences: number;
}

/** A solution: the goal's variables in order, each with its term as text. Open variables are left out. */
export type Solution = readonly (readonly [name: string, term: string])[];

export interface Answered {
  readonly kind: 'answered';
  readonly solutions: readonly Solution[];
  readonly more: boolean;
  readonly absence?: Absence;
}

export type QueryReply =
  | Answered
  | { readonly kind: 'refused'; readonly error: QueryError }
  | { readonly kind: 'bad_policy'; readonly diagnostics: readonly Diagnostic[] };

/** Loads the policy and asks it. `onLoaded` is called in between, so that a timeout can leave the loading out. */
export async function answerQuery(task: QueryTask, onLoaded: () => void): Promise<QueryReply> {
  const policy = await loadPolicy(task.paths, { engine: task.engine });
  if (!policy.ok) return { kind: 'bad_policy', diagnostics: policy.error };
  onLoaded();
  const { answers, inferences } = task;
  const turn = task.turn as Parameters<typeof query>[2] extends { turn?: infer T } | undefined ? T : never;
  const answer = query(policy.value, task.goal, { turn, answers, inferences });
  if (!answer.ok) return { kind: 'refused', error: answer.error };
  return answered(answer.value);
}

/** The terms as text: what crosses to another thread is what people read. */
export function answered({ solutions, more, absence }: QueryAnswer): Answered {
  const shown = solutions.map((bindings) =>
    [...bindings].map(([name, term]) => [name, writeTerm(term)] as const),
  );
  return { kind: 'answered', solutions: shown, more, ...(absence && { absence }) };
}
