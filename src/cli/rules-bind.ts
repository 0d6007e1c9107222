/** `lictor rules bind`: rules that fit no tool, and tools that are there now. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { rulesInForce } from '../memory/in-force.ts';
import { bindOffer, type Offer, offersFor } from '../memory/offers.ts';
import { toRecord } from '../memory/wire.ts';
import { EXIT, type ExitCode, type Failure, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { inWords, readerWith, type WordsOptions, wordsFor } from './read-sentence.ts';
import { type StoreOptions, storeFailure, withOpenStore } from './rules-store.ts';
import { oneLine } from './text.ts';
import type { View } from './view.ts';

export interface BindOptions extends StoreOptions, WordsOptions {
  readonly tools?: readonly string[];
  readonly dryRun?: boolean;
}

/** 1 when nothing fits. */
export const bindRules = (view: View, { dryRun = false, ...options }: BindOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, { audience, origin }): Promise<Result<ExitCode, Failure>> => {
    const words = await wordsFor(view, options);
    if (!words.ok) return words;
    const { tools = words.value.tools } = options;
    if (tools.length === 0) return fail(usage('missing_option', 'expected --tools NAMES, or --policy PATH'));
    const [here, read] = [inWords(origin, words.value), readerWith(words.value)];
    const bound = await store.change({ at: origin.now, by: 'user' }, ({ rules }) => {
      const offers = offersFor(rulesInForce(rules, audience), tools, here, read);
      return { changes: dryRun ? [] : offers.flatMap(bindOffer), result: offers };
    });
    if (!bound.ok) return fail(storeFailure(bound.error));
    if (view.json)
      printJson(view.io, { ok: true, bound: bound.value.flatMap((offer) => offer.bound.map(toRecord)) });
    else
      print(
        view.io,
        bound.value.length === 0 ? ['nothing fits'] : bound.value.map((offer) => line(offer, dryRun)),
      );
    return ok(bound.value.length > 0 ? EXIT.fine : EXIT.findings);
  });

const line = ({ rule, bound }: Offer, dryRun: boolean): string => {
  const tools = bound.map(({ tool }) => `\`${oneLine(tool ?? '')}\``).join(', ');
  return `“${oneLine(rule.sentence)}” ${dryRun ? 'would be bound' : 'is bound'} to ${tools}`;
};
