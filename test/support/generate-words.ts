/** The words of decrees as a module: indexes made beforehand, so that a process that starts has none to make. */

import { factsOf } from '../../src/memory/decree/facts.ts';
import { languageOf, languagesIn } from '../../src/memory/decree/lexicon.ts';
import { storeLanguage } from '../../src/memory/decree/stored.ts';

/** Relations whose facts are not those of one language, and the small words that tell a language. */
const COMMON: ReadonlySet<string> = new Set(
  'decree_hint decree_in decree_like decree_reads decree_command decree_alias decree_programs decree_variant'.split(
    ' ',
  ),
);

/** The text of src/memory/decree/words.generated.ts for the text of rules/decree-lexicon.pl. */
export function generateWords(lexicon: string): string {
  const facts = factsOf(lexicon);
  const common = facts.filter(({ relation }) => COMMON.has(relation));
  const languages = Array.from(languagesIn(facts), (code) => {
    const text = storeLanguage(
      languageOf(
        code,
        facts.filter(({ names }) => names[0] === code),
      ),
    );
    return `  ${code}: ${literal(text)},\n`;
  });
  return `// Generated from rules/decree-lexicon.pl by test/support/generate-rules.mjs. Do not edit.

/** Facts that hold in every language, as JSON. */
export const COMMON: string = ${literal(JSON.stringify(common))};

/** Each language as src/memory/decree/stored.ts reads it. */
export const LANGUAGES: Readonly<Record<string, string>> = {
${languages.join('')}};
`;
}

const literal = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
