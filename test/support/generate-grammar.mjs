/**
 * Compiles the grammars to TypeScript: `node test/support/generate-grammar.mjs` writes every generated parser.
 * The tests import `generate` and hold the committed files against it.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nearley from 'nearley';
import compile from 'nearley/lib/compile.js';
import toSource from 'nearley/lib/generate.js';
import nearleyGrammar from 'nearley/lib/nearley-language-bootstrapped.js';

/** Grammar → generated parser, from the root of the repository. */
export const GRAMMARS = {
  'grammar/negation.ne': 'src/compile/negation.generated.ts',
  'grammar/decree.en.ne': 'src/memory/decree/english.generated.ts',
  'grammar/decree.zh.ne': 'src/memory/decree/chinese.generated.ts',
  'grammar/decree.de.ne': 'src/memory/decree/german.generated.ts',
  'grammar/decree.fr.ne': 'src/memory/decree/french.generated.ts',
  'grammar/decree.es.ne': 'src/memory/decree/spanish.generated.ts',
  'grammar/decree.ja.ne': 'src/memory/decree/japanese.generated.ts',
  'grammar/decree.plain.ne': 'src/memory/decree/plain.generated.ts',
};

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The TypeScript source of a grammar's parser. */
export function generate(grammar) {
  const parser = new nearley.Parser(nearley.Grammar.fromCompiled(nearleyGrammar));
  parser.feed(readFileSync(fromRoot(grammar), 'utf8'));
  const { grammar: rules, body } = parts(
    toSource(
      compile(parser.results[0], {
        args: [fromRoot(grammar)],
        alreadycompiled: [],
        file: grammar,
        version: '2.20.1',
      }),
      'grammar',
    ),
  );
  return `// Generated from ${grammar} by test/support/generate-grammar.mjs: edit that file and run this one.

import type { CompiledRules } from 'nearley';
${body}

const grammar: CompiledRules = ${rules};

export default grammar;
`;
}

/** What nearley writes, without the declarations that every parser of its would repeat. */
function parts(source) {
  const [, body = ''] = /^(import [\s\S]*?)\n+interface NearleyToken/m.exec(source) ?? [];
  const [, grammar = ''] = /^const grammar: Grammar = (\{[\s\S]*?^\});/m.exec(source) ?? [];
  // Our lexers give every token its type, and have no use for a token that is a word of the grammar.
  const types = /\(lexer\.has\("(\w+)"\) \? \{type: "\w+"\} : \w+\)/g;
  return {
    body: body.trim(),
    grammar: grammar
      .replace(types, '{"type": "$1"}')
      .replace('Lexer: lexer', "Lexer: lexer as unknown as CompiledRules['Lexer']"),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [grammar, target] of Object.entries(GRAMMARS))
    writeFileSync(fromRoot(target), generate(grammar));
}
