/** What a sentence says, for the tools that it may be about. */

import { readDecrees } from '../memory/decrees.ts';
import type { ReadSentence } from '../memory/put.ts';

export const readSentence: ReadSentence = (sentence, tools) => readDecrees(sentence, { tools });
