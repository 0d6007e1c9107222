/** What a sentence says, for the tools that it may be about, in the words of the user's policy too. */

import { delimiter } from 'node:path';
import { ok, type Result } from '../logic/diagnostics.ts';
import { type DecreeOptions, readDecrees } from '../memory/decrees.ts';
import type { Origin } from '../memory/new-rule.ts';
import { type PolicyWords, policyWords } from '../memory/policy-words.ts';
import type { ReadSentence } from '../memory/put.ts';
import type { Failure } from './failure.ts';
import { openPolicy } from './policy-argument.ts';
import type { View } from './view.ts';

export interface WordsOptions {
  /** Files and folders. */
  readonly policy?: readonly string[];
}

/** The words and tools of the policy that is named; none where none is. */
export async function wordsFor(view: View, { policy }: WordsOptions): Promise<Result<PolicyWords, Failure>> {
  const paths = policy ?? (process.env.LICTOR_POLICY ?? '').split(delimiter).filter((path) => path !== '');
  if (paths.length === 0) return ok({ tools: [] });
  const opened = await openPolicy(view, paths);
  return opened.ok ? ok(policyWords(opened.value)) : opened;
}

export const readerWith =
  (words: DecreeOptions): ReadSentence =>
  (sentence, tools) =>
    readDecrees(sentence, { tools }, words);

/** Where a sentence is said, with the words that count there. */
export const inWords = (origin: Origin, { facts }: DecreeOptions): Origin => ({
  ...origin,
  ...(facts && { facts }),
});
