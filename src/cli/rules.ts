/** `lictor rules add`, `edit` and `end`: changing rules. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { capture, setRule } from '../memory/capture.ts';
import type { Captured } from '../memory/captured.ts';
import { type Mark, type RuleChange, ruleChange } from '../memory/change.ts';
import { contradictionsOf } from '../memory/contradictions.ts';
import { isStanding } from '../memory/in-force.ts';
import { meaningOf } from '../memory/meaning.ts';
import type { Rule } from '../memory/rule.ts';
import { toRecord } from '../memory/wire.ts';
import type { Store, Stored } from '../store/store.ts';
import { EXIT, type ExitCode, type Failure, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { inWords, readerWith, wordsFor } from './read-sentence.ts';
import { reportLines } from './rule-list-view.ts';
import {
  type AddRuleOptions,
  type Done,
  type EditRuleOptions,
  named,
  type RulesOptions,
} from './rules-options.ts';
import { type Asked, storeFailure, withOpenStore } from './rules-store.ts';
import { putChecked, structureFrom } from './rules-structure.ts';
import type { View } from './view.ts';

export const addRules = (view: View, sentence: string, options: AddRuleOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, { origin }): Done => {
    const input = structureFrom(options);
    if (!input.ok) return input;
    const words = await wordsFor(view, options);
    if (!words.ok) return words;
    const { tools = words.value.tools } = options;
    if (Object.keys(input.value).length > 0)
      return change(view, store, userMark(origin), (rules) => {
        const fields = {
          tool_name: options.tools?.[0] ?? null,
          rule: sentence,
          source: 'user_explicit',
          priority: 'critical',
        };
        const rule = putChecked({ ...fields, tags: ['user-edict'], ...input.value }, undefined, origin);
        return rule.ok ? ok(setRule(rule.value, origin, { rules, waivers: [] })) : rule;
      });
    const decrees = readerWith(words.value)(sentence, tools);
    const said = inWords(origin, words.value);
    return change(view, store, userMark(origin), (rules) =>
      ok(capture({ ...said, decrees, calls: [] }, { rules, waivers: [] })),
    );
  });

export const editRule = (view: View, given: string, options: EditRuleOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked): Done => {
    const input = structureFrom(options);
    if (!input.ok) return input;
    const rule = await named(store, given, asked);
    if (!rule.ok) return rule;
    const fields = {
      ...input.value,
      ...(options.sentence !== undefined && { rule: options.sentence }),
      ...(options.tool !== undefined && { tool_name: options.tool }),
    };
    const words = await wordsFor(view, options);
    if (!words.ok) return words;
    const read = readerWith(words.value);
    if (Object.keys(fields).length === 0)
      return fail(usage('nothing_to_change', 'give what is to change, such as --until or --sentence'));
    return change(view, store, userMark(asked.origin), (rules) => {
      const standing = rules.find(({ id }) => id === rule.value.id) ?? rule.value;
      const edited = putChecked(fields, standing, asked.origin, read);
      return edited.ok ? ok(editedRule(edited.value, rules)) : edited;
    });
  });

export const editedRule = (rule: Rule, rules: readonly Rule[]): Captured => ({
  changes: [ruleChange('edit', rule)],
  report: [
    {
      code: 'refreshed',
      message: `is changed: it ${meaningOf(rule)}`,
      rules: [rule.id],
      sentences: [rule.sentence],
    },
    ...contradictionsOf(rule, rules).map((found) => ({ code: 'contradiction' as const, ...found })),
  ],
});

export const endRule = (view: View, given: string, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked): Done => {
    const rule = await named(store, given, asked);
    if (!rule.ok) return rule;
    return change(view, store, userMark(asked.origin), (rules) => {
      const standing = rules.find(({ id }) => id === rule.value.id);
      return ok(standing ? endedRule(standing, asked.origin.now) : nothingEnded(rule.value));
    });
  });

const endedRule = (rule: Rule, now: string): Captured => ({
  changes: [ruleChange('end', { ...rule, status: 'ended', updated_at: now })],
  report: [{ code: 'ended', message: 'no longer holds', rules: [rule.id], sentences: [rule.sentence] }],
});

const nothingEnded = (rule: Rule): Captured => ({
  changes: [],
  report: [
    { code: 'nothing_to_end', message: 'has ended already', rules: [rule.id], sentences: [rule.sentence] },
  ],
});

export const userMark = ({ now, message_id }: Asked['origin']): Mark => ({
  at: now,
  by: 'user',
  ...(message_id !== undefined && { message_id }),
});

/** Plans a change upon the rules as they are at that moment, stores it, and reports it. */
export async function change(
  view: View,
  store: Store,
  mark: Mark,
  plan: (rules: readonly Rule[]) => Result<Captured, Failure>,
): Done {
  const stored: Stored<Result<Captured, Failure>> = await store.change(mark, ({ rules }) => {
    const planned = plan(rules.filter((rule) => isStanding(rule, mark.at)));
    return { changes: planned.ok ? planned.value.changes : [], result: planned };
  });
  if (!stored.ok) return fail(storeFailure(stored.error));
  if (!stored.value.ok) return stored.value;
  const { changes, report } = stored.value.value;
  if (view.json) printJson(view.io, { ok: true, report, rules: changes.flatMap(changedRule) });
  else
    print(
      view.io,
      report.length === 0 ? ['nothing in it sets, changes or ends a rule'] : reportLines(view, report),
    );
  return ok(changes.length > 0 ? EXIT.fine : EXIT.findings);
}

const changedRule = ({ kind, value }: RuleChange) => (kind === 'rule' && value ? [toRecord(value)] : []);
