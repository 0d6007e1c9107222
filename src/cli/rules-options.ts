/** What the actions of `lictor rules` are given, and the rule that an argument names. */

import { fail, type Result } from '../logic/diagnostics.ts';
import type { Rule } from '../memory/rule.ts';
import type { Store } from '../store/store.ts';
import type { ExitCode, Failure } from './failure.ts';
import type { WordsOptions } from './read-sentence.ts';
import { findRule } from './rule-argument.ts';
import { type Asked, type StoreOptions, storeFailure } from './rules-store.ts';

export interface RulesOptions extends StoreOptions, WordsOptions {
  readonly tool?: string;
  readonly tools?: readonly string[];
  readonly out?: string;
}

export interface StructureOptions {
  readonly effect?: string;
  readonly match?: readonly string[];
  readonly except?: readonly string[];
  readonly condition?: string;
  readonly until?: string;
  readonly priority?: string;
}
export type AddRuleOptions = RulesOptions & StructureOptions;
export type EditRuleOptions = RulesOptions & StructureOptions & { readonly sentence?: string };

export type Done = Promise<Result<ExitCode, Failure>>;

/** The rule that an argument names, among those of the owner. */
export async function named(
  store: Store,
  given: string,
  { audience }: Asked,
  find: typeof findRule = findRule,
): Promise<Result<Rule, Failure>> {
  const state = await store.state({ ended: true });
  if (!state.ok) return fail(storeFailure(state.error));
  return find(
    state.value.rules.filter(({ owner }) => owner === audience.owner),
    given,
  );
}
