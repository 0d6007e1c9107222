/** The words of decrees as a module: indexes made beforehand, so that a process that starts has none to make. */

import { factsOf } from '../../src/memory/decree/facts.ts';
import { languageOf } from '../../src/memory/decree/language-words.ts';
import { languagesIn } from '../../src/memory/decree/lexicon.ts';
import { storeLanguage } from '../../src/memory/decree/stored.ts';
import { verbHints } from './verb-hints.ts';

/** Relations whose facts are not those of one language, and the small words that tell a language. */
const COMMON: ReadonlySet<string> = new Set([
  ...[
    'hint',
    'in',
    'like',
    'reads',
    'command',
    'deed',
    'alias',
    'programs',
    'variant',
    'role',
    'possessive',
  ].map((name) => `decree_${name}`),
]);

/** The text of src/memory/decree/words.generated.ts for the text of rules/decree-lexicon.pl. */
export function generateWords(lexicon: string): string {
  const facts = factsOf(lexicon);
  const common = [...facts.filter(({ relation }) => COMMON.has(relation)), ...verbHints(facts)];
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

/** The text of src/catalog/decree-names.generated.ts: the names by which facts speak of words. */
export function generateNames(lexicon: string): string {
  const facts = factsOf(lexicon);
  const at = (relation: string, i: number) =>
    facts.flatMap((fact) => (fact.relation === `decree_${relation}` ? fact.names.slice(i, i + 1) : []));
  const words = (relation: string) =>
    facts.flatMap((fact) => (fact.relation === `decree_${relation}` ? fact.words : []));
  const names = {
    language: at('phrase', 0),
    role: at('phrase', 1),
    action: [
      ...at('verb', 1),
      ...at('noun', 2),
      ...at('like', 0),
      ...at('command', 0),
      ...at('deed', 0),
      ...words('like'),
    ],
    domain: [...at('verb', 2), ...at('noun', 1), ...at('in', 0), ...words('in')],
  };
  const sets = Object.entries(names).map(
    ([kind, all]) => `  ${kind}: new Set('${[...new Set(all)].sort().join(' ')}'.split(' ')),\n`,
  );
  return `// Generated from rules/decree-lexicon.pl by test/support/generate-rules.mjs. Do not edit.

/** The names that the shipped words of sentences have. */
export const DECREE_NAMES: Readonly<
  Record<'language' | 'role' | 'action' | 'domain', ReadonlySet<string>>
> = {
${sets.join('')}};
`;
}

const literal = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
