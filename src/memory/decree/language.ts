/** Language: which grammar reads a sentence, and whether there is anything in it to read. */

import { englishTokens } from './english.ts';
import type { Lexeme } from './lexemes.ts';
import type { DecreeLexicon, Language } from './lexicon.ts';
import type { Token } from './token.ts';

/** The code of the language a sentence is in, by its script and its words that order. */
export function languageOf(_text: string, _words: readonly Lexeme[], _lexicon: DecreeLexicon): string {
  return 'en';
}

const CALM: ReadonlySet<string> = new Set(['stop', 'idle']);

/** The tokens of a sentence; none when it orders nothing. */
export function tokensOf(
  code: string,
  words: readonly Lexeme[],
  language: Language,
  lexicon: DecreeLexicon,
  question: boolean,
): readonly Token[] {
  if (question && !isRequest(words)) return [];
  const tokens = code === 'en' ? englishTokens(words, language, lexicon) : [];
  return tokens.every(({ type }) => CALM.has(type)) ? [] : tokens;
}

/** "Could you not email Bob?", "Leave it alone, ok?": asked, and still an order. */
function isRequest(words: readonly Lexeme[]): boolean {
  const norms = words.map(({ norm }) => norm);
  const tag =
    /[,，] (?:ok|okay|alright|all right|please|will you|would you|got it|understood|yes|deal|yeah|clear|can you|could you) ?\?? ?$/;
  const joined = norms.join(' ').replace(/[”"')]/g, '');
  return (
    /^(?:(?:hey|hi|please|so|and|ok|okay|claude) ,? ?)*(?:can|could|will|would) you (?:please )?(?:kindly )?(?:not|never|stop|avoid|refrain|mind|quit|leave|only|ask|keep)/.test(
      joined,
    ) ||
    tag.test(joined) ||
    /^let us (?:not|please not|never)/.test(joined)
  );
}
