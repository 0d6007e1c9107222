/** `lictor release`: a rule waived for one call, by the person at the terminal. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { type RuleChange, type SeenCall, waiverChange } from '../memory/change.ts';
import { isStanding } from '../memory/in-force.ts';
import type { Rule } from '../memory/rule.ts';
import type { Blocks, Store } from '../store/store.ts';
import { EXIT, type ExitCode, type Failure, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { findRule } from './rule-argument.ts';
import { type Asked, type StoreOptions, storeFailure, withOpenStore } from './rules-store.ts';
import { cut, oneLine } from './text.ts';
import type { View } from './view.ts';

export interface ReleaseOptions extends StoreOptions {
  readonly anyCall?: boolean;
}

export const releaseCommand = (
  view: View,
  given: string | undefined,
  options: ReleaseOptions,
): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked) => {
    const held = given === undefined ? await lastBlocking(store, asked) : await named(store, given);
    if (!held.ok) return held;
    const { rules, call: seen } = held.value;
    const call = options.anyCall ? undefined : seen;
    const waived = await store.change({ at: asked.origin.now, by: 'user' }, () => ({
      changes: rules.map((rule) => waiverFor(rule, call, asked)),
      result: undefined,
    }));
    if (!waived.ok) return fail(storeFailure(waived.error));
    if (view.json)
      printJson(view.io, {
        ok: true,
        rules: rules.map(({ id, sentence }) => ({ rule: id, sentence })),
        once: true,
        ...(call && { call }),
      });
    else print(view.io, linesOf(rules, call));
    return ok(EXIT.fine);
  });

function linesOf(rules: readonly Rule[], call: SeenCall | undefined): readonly string[] {
  const sentences = rules.map(({ sentence }) => `“${cut(oneLine(sentence), 300)}”`).join(', ');
  const verb = rules.length === 1 ? 'is' : 'are';
  return [
    call
      ? `${sentences} ${verb} waived for this call alone, once:\n  ${oneLine(call.text)}`
      : `${sentences} ${verb} waived for the next call that ${rules.length === 1 ? 'it blocks' : 'they block'}, whatever it is`,
    'take it back: lictor rules undo',
  ];
}

function waiverFor({ id }: Rule, call: SeenCall | undefined, { origin }: Asked): RuleChange {
  return waiverChange('waive', {
    id: origin.newId('w'),
    rule: id,
    sentence: 'lictor release',
    once: true,
    ...(call && { call }),
    granted_at: origin.now,
  });
}

/** Rules, and the call that they blocked last. */
interface Held {
  readonly rules: readonly Rule[];
  readonly call?: SeenCall;
}

async function named(store: Store, given: string): Promise<Result<Held, Failure>> {
  const [state, blocks] = [await store.state(), await store.blocks()];
  if (!state.ok) return fail(storeFailure(state.error));
  if (!blocks.ok) return fail(storeFailure(blocks.error));
  const rule = findRule(state.value.rules, given);
  if (!rule.ok) return rule;
  const call = blocks.value.get(rule.value.id)?.call;
  return ok({ rules: [rule.value], ...(call && { call }) });
}

/** All rules that stopped the last call that was stopped, if they still stand. */
async function lastBlocking(store: Store, { origin }: Asked): Promise<Result<Held, Failure>> {
  const [state, blocks] = [await store.state(), await store.blocks()];
  if (!state.ok) return fail(storeFailure(state.error));
  if (!blocks.ok) return fail(storeFailure(blocks.error));
  const blocking = state.value.rules
    .filter((rule) => isStanding(rule, origin.now) && blocks.value.has(rule.id))
    .sort((a, b) => lastAt(blocks.value.get(b.id)) - lastAt(blocks.value.get(a.id)));
  const [last] = blocking;
  if (!last) return fail(usage('nothing_blocked', 'no rule has blocked a call; name one'));
  const call = blocks.value.get(last.id)?.call;
  const rules = call ? blocking.filter(({ id }) => blocks.value.get(id)?.call?.mark === call.mark) : [last];
  return ok({ rules, ...(call && { call }) });
}

const lastAt = (blocked: Blocks | undefined): number => Date.parse(blocked?.last_at ?? '') || 0;
