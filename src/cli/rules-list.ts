/** `lictor rules list`, `show`, `history`, `waivers` and `pins`: looking at rules. */

import { fail, ok } from '../logic/diagnostics.ts';
import type { DecreeOptions } from '../memory/decrees.ts';
import { isInForce, openWaivers, rulesInForce } from '../memory/in-force.ts';
import { sameTool } from '../memory/matching.ts';
import { meaningOf } from '../memory/meaning.ts';
import { rulesForPrompt } from '../memory/pins.ts';
import { printRule } from '../memory/print.ts';
import type { Rule } from '../memory/rule.ts';
import { type TwoWays, twoWays } from '../memory/two-ways.ts';
import { toRecord } from '../memory/wire.ts';
import { EXIT, type ExitCode } from './failure.ts';
import { print, printJson } from './io.ts';
import { inWords, readerWith, wordsFor } from './read-sentence.ts';
import { historyLines, reportLines, ruleLines } from './rule-list-view.ts';
import { type Done, named, type RulesOptions } from './rules-options.ts';
import { type Asked, storeFailure, withOpenStore } from './rules-store.ts';
import { oneLine } from './text.ts';
import type { View } from './view.ts';

export const listRules = (view: View, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, { audience }): Done => {
    const [state, blocks] = [await store.state({ ended: view.all }), await store.blocks()];
    if (!state.ok) return fail(storeFailure(state.error));
    if (!blocks.ok) return fail(storeFailure(blocks.error));
    const rules = chosen(state.value.rules, audience, view.all).filter(
      ({ tool }) => options.tool === undefined || sameTool(tool, options.tool),
    );
    const waivers = openWaivers(state.value, audience);
    const listed = { rules, blocks: blocks.value, waivers, now: audience.now, here: audience };
    if (view.json)
      printJson(view.io, {
        ok: true,
        rules: rules.map((rule) => ({ ...toRecord(rule), blocked: blocks.value.get(rule.id) ?? null })),
      });
    else print(view.io, ruleLines(view, listed));
    return ok(EXIT.fine);
  });

/** All rules of an owner; or those that hold, and those that would, were they not lifted here. */
const chosen = (rules: readonly Rule[], audience: Asked['audience'], all: boolean): readonly Rule[] =>
  rules.filter((rule) =>
    all ? rule.owner === audience.owner : isInForce({ ...rule, lifted: [] }, audience),
  );

export const showRule = (view: View, given: string, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked): Done => {
    const words = await wordsFor(view, options);
    if (!words.ok) return words;
    const rule = await named(store, given, asked);
    if (!rule.ok) return rule;
    const [history, blocks] = [await store.history(rule.value.id), await store.blocks()];
    if (!history.ok) return fail(storeFailure(history.error));
    if (!blocks.ok) return fail(storeFailure(blocks.error));
    const ways = twoWays(rule.value, readerWith(words.value), inWords(asked.origin, words.value));
    const listed = {
      rules: [rule.value],
      blocks: blocks.value,
      waivers: [],
      now: asked.audience.now,
      here: asked.audience,
    };
    if (view.json)
      printJson(view.io, {
        ok: true,
        rule: toRecord(rule.value),
        ...(ways && { ways: waysRecord(ways) }),
        blocked: blocks.value.get(rule.value.id) ?? null,
        history: history.value,
      });
    else
      print(view.io, [
        ...ruleLines(view, listed),
        ...readAs(rule.value, words.value),
        ...(ways ? wayLines(ways) : []),
        `    id ${rule.value.id}`,
        '',
        ...historyLines(view, history.value),
      ]);
    return ok(EXIT.fine);
  });

const WAYS = ['narrow', 'wide'] as const;

/** The ways in which its sentence may be taken, by the numbers that `rules choose` knows. */
const wayLines = (ways: TwoWays): readonly string[] =>
  WAYS.map((way, i) => {
    const where = way === 'narrow' ? 'all of it' : 'its last part only';
    const inForce = way === ways.now ? ' (in force)' : '';
    return `    ${i + 1}${inForce} ${oneLine(meaningOf(ways[way]))}: “${oneLine(ways.words)}” is about ${where}`;
  });

const waysRecord = (ways: TwoWays) =>
  WAYS.map((way, i) => ({
    number: i + 1,
    in_force: way === ways.now,
    words: ways.words,
    rule: toRecord(ways[way]),
  }));

/** The sentence that would set this rule, where it is not the one that did. */
function readAs(rule: Rule, words: DecreeOptions): readonly string[] {
  const sentence = printRule(rule, readerWith(words), words.facts);
  return sentence === undefined || sentence === rule.sentence
    ? []
    : [`    the same as: ${oneLine(sentence)}`];
}

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
