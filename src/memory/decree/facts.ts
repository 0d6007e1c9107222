/** The facts of rules/decree-lexicon.pl: relation, atoms, words. A host's facts have the same form. */

import type { Facts } from '../../logic/program.ts';
import type { Term } from '../../logic/term.ts';
import { lexemesOf } from './lexemes.ts';

/** `decree_verb(en, send, email, ["mail"])`: the relation, its names, and its words (or lists of words). */
export interface WordFact {
  readonly relation: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
  /** For relations that list lists. */
  readonly lists: readonly (readonly string[])[];
}

const FACT = /^(decree_\w+)\((?:([\w, ]+?), )?(\[.*\])\)\.$/gm;

/** The facts of the text of rules/decree-lexicon.pl, which has a fact a line, as a test holds. */
export const factsOf = (text: string): readonly WordFact[] =>
  Array.from(text.matchAll(FACT), ([, relation = '', names = '', list = '[]']) =>
    fact(relation, names === '' ? [] : names.split(', '), JSON.parse(list) as unknown[]),
  );

/** Facts of these relations among those of a policy; anything of another form is left out. */
export function hostFacts(facts: Facts): readonly WordFact[] {
  return [...facts].flatMap(([relation, rows]) =>
    relation.startsWith('decree_')
      ? rows.map(({ args }) =>
          fact(
            relation.replace(/\/\d+$/, ''),
            args.slice(0, -1).map(nameOf),
            listOf(args.at(-1)).map((item) =>
              Array.isArray(item) ? item.map((word) => asSaid(String(word))) : asSaid(String(item)),
            ),
          ),
        )
      : [],
  );
}

const fact = (relation: string, names: readonly string[], list: readonly unknown[]): WordFact => ({
  relation,
  names,
  words: list.filter((word) => typeof word === 'string'),
  lists: list.filter((words): words is string[] => Array.isArray(words)),
});

function nameOf(term: Term): string {
  if (term.kind === 'atom') return term.name;
  return term.kind === 'text' ? term.value : '';
}

/** A word as sentences have it once they are taken apart: "Don't" is `do not`, and no space stands in 中文. */
function asSaid(word: string): string {
  const lexemes = lexemesOf(word.slice(0, LONGEST_WORD), 0, word);
  return lexemes
    .map(({ norm, kind }, i) =>
      i === 0 || (kind === 'han' && lexemes[i - 1]?.kind === 'han') ? norm : ` ${norm}`,
    )
    .join('');
}

const LONGEST_WORD = 4_096;

/** At most so many words of a host's list are read. */
const LONGEST_LIST = 4_096;

function listOf(term: Term | undefined): readonly unknown[] {
  const items: unknown[] = [];
  let rest = term;
  while (rest?.kind === 'compound' && rest.args.length === 2 && items.length < LONGEST_LIST) {
    const [head, tail] = rest.args;
    if (head) items.push(head.kind === 'compound' ? listOf(head) : nameOf(head));
    rest = tail;
  }
  return items;
}
