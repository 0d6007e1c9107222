// Writes the texts of rules/*.pl into src/rules.generated.ts, so that the pure core can read them anywhere.
// Run from the root: node test/support/generate-rules.mjs

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** The lexicon of decrees is a module of its own, which is not Prolog text any more. */
const WORDS = 'decree-lexicon.pl';

/** The text of the generated module. */
export function generateRules() {
  const names = readdirSync(new URL('rules/', root)).filter((name) => name.endsWith('.pl') && name !== WORDS);
  const entries = names.sort().map((name) => {
    const text = readFileSync(new URL(`rules/${name}`, root), 'utf8');
    return `  ${JSON.stringify(name)}:\n    ${JSON.stringify(text)},\n`;
  });
  return `// Generated from rules/*.pl by test/support/generate-rules.mjs. Do not edit.

/** The shipped rule files by name: their texts as they stand in rules/. */
export const RULE_FILES: Readonly<Record<string, string>> = {
${entries.join('')}};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('src/rules.generated.ts', root), generateRules());
  const { tsImport } = await import('tsx/esm/api');
  const { generateNames, generateWords } = await tsImport('./generate-words.ts', import.meta.url);
  const lexicon = readFileSync(new URL(`rules/${WORDS}`, root), 'utf8');
  writeFileSync(new URL('src/memory/decree/words.generated.ts', root), generateWords(lexicon));
  writeFileSync(new URL('src/catalog/decree-names.generated.ts', root), generateNames(lexicon));
}
