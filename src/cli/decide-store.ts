/** Decisions by the rules of a store: waivers for one call are used up, and what was blocked is counted. */

import type { Call, Decision } from '../decide/call.ts';
import { seenCall } from '../decide/call-mark.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import type { Store } from '../store/store.ts';
import type { StoredRules } from './decide-rules.ts';
import type { Failure } from './failure.ts';
import { openNamedStore, storeFailure } from './rules-store.ts';

export interface DecidingStore {
  readonly rules: StoredRules;
  readonly store: Store;
}

/** The store is to be closed by whoever opened it. */
export async function openDecidingStore(place: string | undefined): Promise<Result<DecidingStore, Failure>> {
  const store = await openNamedStore(place);
  if (!store.ok) return store;
  const state = await store.value.state();
  if (state.ok) return ok({ rules: state.value, store: store.value });
  await store.value.close();
  return fail(storeFailure(state.error));
}

/**
 * Settles a decision: a waiver that it rests on is used up, or else `without` waivers it is decided anew. A store
 * that cannot be written to gives no permission.
 */
export async function settle(
  { store, rules }: DecidingStore,
  call: Call,
  at: string,
  decision: Decision,
  without: () => Decision,
): Promise<Result<Decision, Failure>> {
  const settled = await withWaivers(store, rules, at, decision, without);
  if (!settled.ok) return settled;
  const blocking = settled.value.reasons.filter(({ effect }) => effect === settled.value.decision);
  const counted = await store.countDecision({
    tool: call.tool,
    ...(settled.value.decision !== 'allow' && { call: seenCall(call) }),
    decision: settled.value.decision,
    rules: blocking.flatMap(({ rule }) => (rule === undefined ? [] : [rule])),
    at,
  });
  return counted.ok ? settled : fail(storeFailure(counted.error));
}

async function withWaivers(
  store: Store,
  { waivers }: StoredRules,
  at: string,
  decision: Decision,
  without: () => Decision,
): Promise<Result<Decision, Failure>> {
  if (decision.decision !== 'allow') return ok(decision);
  const open = new Set(waivers.map(({ id }) => id));
  const used = new Set(decision.reasons.flatMap(({ released_by: id }) => (id && open.has(id) ? [id] : [])));
  for (const id of used) {
    const waived = await store.useWaiver({ at, by: 'user' }, id);
    if (!waived.ok) return fail(storeFailure(waived.error));
    if (!waived.value) return ok(without());
  }
  return ok(decision);
}
