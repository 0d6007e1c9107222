/** `lictor release`: a rule waived for one call, by the person at the terminal. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { type RuleChange, waiverChange } from '../memory/change.ts';
import { isStanding } from '../memory/in-force.ts';
import type { Rule } from '../memory/rule.ts';
import type { Store } from '../store/store.ts';
import { EXIT, type ExitCode, type Failure, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { findRule } from './rule-argument.ts';
import { type Asked, type StoreOptions, storeFailure, withOpenStore } from './rules-store.ts';
import { cut, oneLine } from './text.ts';
import type { View } from './view.ts';

export const releaseCommand = (
  view: View,
  given: string | undefined,
  options: StoreOptions,
): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked) => {
    const rule = given === undefined ? await lastBlocking(store, asked) : await named(store, given);
    if (!rule.ok) return rule;
    const waived = await store.change({ at: asked.origin.now, by: 'user' }, () => ({
      changes: [waiverFor(rule.value, asked)],
      result: undefined,
    }));
    if (!waived.ok) return fail(storeFailure(waived.error));
    const { id, sentence } = rule.value;
    if (view.json) printJson(view.io, { ok: true, rule: id, sentence, once: true });
    else
      print(view.io, [
        `“${cut(oneLine(sentence), 300)}” is waived for one call, and holds after it`,
        'take it back: lictor rules undo',
      ]);
    return ok(EXIT.fine);
  });

const waiverFor = ({ id }: Rule, { origin }: Asked): RuleChange =>
  waiverChange('waive', {
    id: origin.newId('w'),
    rule: id,
    sentence: 'lictor release',
    once: true,
    granted_at: origin.now,
  });

async function named(store: Store, given: string): Promise<Result<Rule, Failure>> {
  const state = await store.state();
  return state.ok ? findRule(state.value.rules, given) : fail(storeFailure(state.error));
}

/** The rule that stopped a call last, if it still stands. */
async function lastBlocking(store: Store, { origin }: Asked): Promise<Result<Rule, Failure>> {
  const [state, blocks] = [await store.state(), await store.blocks()];
  if (!state.ok) return fail(storeFailure(state.error));
  if (!blocks.ok) return fail(storeFailure(blocks.error));
  const [last] = state.value.rules
    .filter((rule) => isStanding(rule, origin.now) && blocks.value.has(rule.id))
    .sort((a, b) => lastAt(blocks.value.get(b.id)) - lastAt(blocks.value.get(a.id)));
  return last ? ok(last) : fail(usage('nothing_blocked', 'no rule has blocked a call; name one'));
}

const lastAt = (blocked: { readonly last_at: string } | undefined): number =>
  Date.parse(blocked?.last_at ?? '') || 0;
