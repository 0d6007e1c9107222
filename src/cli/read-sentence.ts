/** What a sentence says, for the tools that it may be about. */

import type { Decrees } from '../memory/reading.ts';

/** Nothing is understood yet: every sentence is kept as it was said. */
export const readSentence = (sentence: string, _tools: readonly string[]): Decrees => ({
  readings: [],
  unread: [{ sentence, span: [0, sentence.length], why: 'it was not read' }],
});
