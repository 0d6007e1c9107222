/** Words: lists of texts that a policy adds to the words of sentences. */

import type { Diagnostic } from '../../logic/diagnostics.ts';
import { listItems, type Term } from '../../logic/term.ts';
import { writeTerm } from '../../logic/writer.ts';
import { problem, type Site } from './statement.ts';

const EXPECTED = {
  words: 'a list of texts, such as ["yeet", "throw out"]',
  wordings: 'a list of texts, such as ["{do|does} not", "never"]',
  word_lists: 'a list of lists of texts, such as [["go", "went", "gone", "going"]]',
} as const;

/** Code points of one word, and of one wording with its alternatives. */
const LONGEST = { words: 128, wordings: 4_096, word_lists: 128 } as const;
/** Words in one list. */
const MOST = 4_096;

type WordSort = keyof typeof EXPECTED;

/** What is wrong with a list of words: each word that is none, at its place. */
export function checkWords(site: Site, sort: WordSort): Diagnostic[] {
  const items = listItems(site.term);
  if (!items) return [wrongType(site, EXPECTED[sort])];
  if (items.length > MOST)
    return [
      problem(site, 'out_of_range', `the list has ${items.length} words`, { expected: `at most ${MOST}` }),
    ];
  return items.flatMap((term) =>
    sort === 'word_lists'
      ? checkWords({ source: site.source, term }, 'words')
      : checkWord({ source: site.source, term }, sort),
  );
}

function checkWord(site: Site, sort: 'words' | 'wordings'): Diagnostic[] {
  const text = textOf(site.term);
  if (text === undefined) return [wrongType(site, 'a text')];
  const length = [...text].length;
  if (length > LONGEST[sort])
    return [
      problem(site, 'out_of_range', `the text has ${length} characters`, {
        expected: `at most ${LONGEST[sort]}`,
      }),
    ];
  if (!/[\p{L}\p{N}]/u.test(text)) return [wrongType(site, 'a text with a letter or a digit in it')];
  return sort === 'wordings' && !isBalanced(text)
    ? [wrongType(site, 'a text in which every `{` has its `}`')]
    : [];
}

const wrongType = (site: Site, expected: string): Diagnostic =>
  problem(site, 'wrong_type', `\`${writeTerm(site.term).slice(0, 80)}\` cannot stand here`, { expected });

function textOf(term: Term): string | undefined {
  if (term.kind === 'atom') return term.name;
  return term.kind === 'text' ? term.value : undefined;
}

/** Alternatives may stand in one another, at most three deep. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    if (depth < 0 || depth > 3) return false;
  }
  return depth === 0;
}
