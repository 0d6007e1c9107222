/** `lictor rules`: what a person does with the rules. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { capture, setRule } from '../memory/capture.ts';
import type { Captured } from '../memory/captured.ts';
import { type Mark, type RuleChange, ruleChange } from '../memory/change.ts';
import { contradictionsOf } from '../memory/contradictions.ts';
import { isStanding, openWaivers, rulesInForce } from '../memory/in-force.ts';
import { sameTool } from '../memory/matching.ts';
import { rulesForPrompt } from '../memory/pins.ts';
import { printRule } from '../memory/print.ts';
import { putRule } from '../memory/put.ts';
import type { Rule } from '../memory/rule.ts';
import { checked, fieldMessage, type RuleInput, ruleInput, toRecord } from '../memory/wire.ts';
import type { Store, Stored } from '../store/store.ts';
import { EXIT, type ExitCode, type Failure, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { findRule } from './rule-argument.ts';
import { historyLines, reportLines, ruleLines } from './rule-list-view.ts';
import { type Asked, type StoreOptions, storeFailure, withOpenStore } from './rules-store.ts';
import { oneLine } from './text.ts';
import type { View } from './view.ts';

export interface RulesOptions extends StoreOptions {
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

type Done = Promise<Result<ExitCode, Failure>>;

export const listRules = (view: View, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, { audience }): Done => {
    const [state, blocks] = [await store.state({ ended: view.all }), await store.blocks()];
    if (!state.ok) return fail(storeFailure(state.error));
    if (!blocks.ok) return fail(storeFailure(blocks.error));
    const rules = chosen(state.value.rules, audience, view.all).filter(
      ({ tool }) => options.tool === undefined || sameTool(tool, options.tool),
    );
    const waivers = openWaivers(state.value, audience);
    const listed = { rules, blocks: blocks.value, waivers, now: audience.now };
    if (view.json)
      printJson(view.io, {
        ok: true,
        rules: rules.map((rule) => ({ ...toRecord(rule), blocked: blocks.value.get(rule.id) ?? null })),
      });
    else print(view.io, ruleLines(view, listed));
    return ok(EXIT.fine);
  });

/** All rules of an owner, or those that hold. */
const chosen = (rules: readonly Rule[], audience: Asked['audience'], all: boolean): readonly Rule[] =>
  all ? rules.filter(({ owner }) => owner === audience.owner) : rulesInForce(rules, audience);

/** The rule that an argument names, among those of the owner. */
async function named(store: Store, given: string, { audience }: Asked): Promise<Result<Rule, Failure>> {
  const state = await store.state({ ended: true });
  if (!state.ok) return fail(storeFailure(state.error));
  return findRule(
    state.value.rules.filter(({ owner }) => owner === audience.owner),
    given,
  );
}

export const showRule = (view: View, given: string, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked): Done => {
    const rule = await named(store, given, asked);
    if (!rule.ok) return rule;
    const [history, blocks] = [await store.history(rule.value.id), await store.blocks()];
    if (!history.ok) return fail(storeFailure(history.error));
    if (!blocks.ok) return fail(storeFailure(blocks.error));
    const listed = { rules: [rule.value], blocks: blocks.value, waivers: [], now: asked.audience.now };
    if (view.json)
      printJson(view.io, {
        ok: true,
        rule: toRecord(rule.value),
        blocked: blocks.value.get(rule.value.id) ?? null,
        history: history.value,
      });
    else
      print(view.io, [
        ...ruleLines(view, listed),
        ...(await readAs(rule.value)),
        `    id ${rule.value.id}`,
        '',
        ...historyLines(view, history.value),
      ]);
    return ok(EXIT.fine);
  });

/** The sentence that would set this rule, where it is not the one that did. */
async function readAs(rule: Rule): Promise<readonly string[]> {
  const { readSentence } = await import('./read-sentence.ts');
  const sentence = printRule(rule, readSentence);
  return sentence === undefined || sentence === rule.sentence
    ? []
    : [`    the same as: ${oneLine(sentence)}`];
}

export const addRules = (view: View, sentence: string, options: AddRuleOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, { origin }): Done => {
    const input = structureFrom(options);
    if (!input.ok) return input;
    const { tools = [] } = options;
    if (Object.keys(input.value).length > 0)
      return change(view, store, userMark(origin), (rules) => {
        const fields = {
          tool_name: tools[0] ?? null,
          rule: sentence,
          source: 'user_explicit',
          priority: 'critical',
        };
        const rule = putChecked({ ...fields, tags: ['user-edict'], ...input.value }, undefined, origin);
        return rule.ok ? ok(setRule(rule.value, origin, { rules, waivers: [] })) : rule;
      });
    const { readSentence } = await import('./read-sentence.ts');
    const decrees = readSentence(sentence, tools);
    return change(view, store, userMark(origin), (rules) =>
      ok(capture({ ...origin, decrees, calls: [] }, { rules, waivers: [] })),
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
    if (Object.keys(fields).length === 0)
      return fail(usage('nothing_to_change', 'give what is to change, such as --until or --sentence'));
    return change(view, store, userMark(asked.origin), (rules) => {
      const standing = rules.find(({ id }) => id === rule.value.id) ?? rule.value;
      const edited = putChecked(fields, standing, asked.origin);
      return edited.ok ? ok(editedRule(edited.value, rules)) : edited;
    });
  });

const editedRule = (rule: Rule, rules: readonly Rule[]): Captured => ({
  changes: [ruleChange('edit', rule)],
  report: [
    { code: 'refreshed', message: 'is changed', rules: [rule.id], sentences: [rule.sentence] },
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

export const undoChange = (view: View, given: string | undefined, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked): Done => {
    const rule = given === undefined ? undefined : await undoable(store, given, asked);
    if (rule && !rule.ok) return rule;
    const undone = await store.undo(userMark(asked.origin), rule?.value);
    if (!undone.ok) return fail(storeFailure(undone.error));
    if (view.json) printJson(view.io, { ok: true, undone: undone.value });
    else print(view.io, undoneLines(undone.value));
    return ok(undone.value.length > 0 ? EXIT.fine : EXIT.findings);
  });

/** A rule whose addition was undone is known by its history only. */
async function undoable(store: Store, given: string, asked: Asked): Promise<Result<string, Failure>> {
  const rule = await named(store, given, asked);
  return rule.ok ? ok(rule.value.id) : rule;
}

const undoneLines = (changes: readonly RuleChange[]): readonly string[] =>
  changes.length === 0
    ? ['nothing to take back']
    : changes.map(({ kind, id, value }) => {
        const name = `${kind} ${id.slice(0, 9)}`;
        return value === null ? `${name} is gone again` : `${name} is as it was before`;
      });

export const showHistory = (
  view: View,
  given: string | undefined,
  options: RulesOptions,
): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked): Done => {
    const rule = given === undefined ? undefined : await named(store, given, asked);
    if (rule && !rule.ok) return rule;
    const history = await store.history(rule?.value.id);
    if (!history.ok) return fail(storeFailure(history.error));
    if (view.json) printJson(view.io, { ok: true, history: history.value });
    else print(view.io, historyLines(view, history.value));
    return ok(EXIT.fine);
  });

export const listWaivers = (view: View, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, { audience }): Done => {
    const state = await store.state();
    if (!state.ok) return fail(storeFailure(state.error));
    const waivers = openWaivers(state.value, audience);
    if (view.json) printJson(view.io, { ok: true, waivers });
    else print(view.io, waiverLines(view, waivers, state.value.rules));
    return ok(EXIT.fine);
  });

function waiverLines(
  view: View,
  waivers: Parameters<typeof openWaivers>[0]['waivers'],
  rules: readonly Rule[],
) {
  if (waivers.length === 0) return ['no waivers'];
  return reportLines(
    view,
    waivers.map(({ rule, sentence, once, until }) => ({
      code: 'waived' as const,
      message: `${once ? 'for one call' : `until ${until?.at ?? until?.text ?? 'it ends'}`}, because of “${sentence}”`,
      rules: [rule],
      sentences: rules.filter(({ id }) => id === rule).map((held) => held.sentence),
    })),
  );
}

export const printPins = (view: View, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, { audience }): Done => {
    const state = await store.state();
    if (!state.ok) return fail(storeFailure(state.error));
    const pins = rulesForPrompt(rulesInForce(state.value.rules, audience), { tools: options.tools ?? [] });
    if (view.json)
      printJson(view.io, {
        ok: true,
        rendered: pins.rendered,
        rules: pins.rules.map(toRecord),
        left_out: pins.left_out,
      });
    else view.io.out.write(pins.rendered);
    return ok(EXIT.fine);
  });

const userMark = ({ now, message_id }: Asked['origin']): Mark => ({
  at: now,
  by: 'user',
  ...(message_id !== undefined && { message_id }),
});

/** Plans a change upon the rules as they are at that moment, stores it, and reports it. */
async function change(
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

function putChecked(
  fields: object,
  existing: Rule | undefined,
  origin: Asked['origin'],
): Result<Rule, Failure> {
  const input = checked(ruleInput, fields);
  const rule = input.ok ? putRule(input.value, existing, origin) : input;
  if (rule.ok) return rule;
  const [first] = rule.error;
  return fail(
    usage('invalid_rule', first ? fieldMessage(first) : 'the rule is not valid', {
      lines: rule.error.slice(1).map((problem) => `  ${fieldMessage(problem)}`),
      detail: { problems: rule.error },
    }),
  );
}

function structureFrom(options: StructureOptions): Result<Partial<RuleInput>, Failure> {
  const { effect, match, except, condition, until, priority } = options;
  const [matchers, exempt] = [matchersFrom(match, '--match'), matchersFrom(except, '--except')];
  if (!matchers.ok) return matchers;
  if (!exempt.ok) return exempt;
  return ok({
    ...(effect !== undefined && { effect: effect as RuleInput['effect'] }),
    ...(match && { matchers: matchers.value }),
    ...(except && { except: exempt.value }),
    ...(condition !== undefined && { condition }),
    ...(until !== undefined && { until }),
    ...(priority !== undefined && { priority: priority as RuleInput['priority'] }),
  });
}

/** `to=Sarah`, or a value alone, which any argument may have. */
function matchersFrom(
  given: readonly string[] = [],
  flag: string,
): Result<{ arg?: string; value: string }[], Failure> {
  const matchers = given.map((text) => {
    const [, arg, value = text] = /^([\p{L}\p{N}_.-]+)=(.*)$/su.exec(text) ?? [];
    return { ...(arg !== undefined && { arg }), value };
  });
  const empty = matchers.some(({ value }) => value.trim() === '');
  return empty
    ? fail(usage('invalid_matcher', `${flag}: expected ARG=VALUE, such as to=Sarah`))
    : ok(matchers);
}
