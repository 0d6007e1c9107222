/** Verbs that tell the language of a sentence: the forms in which it orders, where they are no word of English. */

import type { WordFact } from '../../src/memory/decree/facts.ts';
import { languageOf } from '../../src/memory/decree/language-words.ts';
import type { Language } from '../../src/memory/decree/lexicon.ts';

/** Endings of the forms that order; others look like words of the neighbours. */
const ENDINGS: ReadonlyMap<string, RegExp> = new Map([
  ['de', /./],
  ['fr', /(?:er|ir|re|ez|e)$/],
  ['es', /(?:es|as|en|an|[aei]r|e)$/],
]);

/** Words of English that the lexicon does not know. */
const ENGLISH = new Set(
  'envie face vide passes passe case cases line mine mines some fire firer sire dire tire pare come comes pages page voice dare tires mate mates more sane gate cures pose poses lance lances livre trace trade tape note notes charge programmer programme fixer poster posters tester testers runner user caler adapter joiner parler mailer starter leader booker burner refuse refuses place rates mover reader cater crier baker taste paste waste base bases bare care core corer coder acuse rare'.split(
    ' ',
  ),
);

/** Facts of hints, one a language. */
export function verbHints(facts: readonly WordFact[]): readonly WordFact[] {
  const of = (code: string) =>
    languageOf(
      code,
      facts.filter(({ names }) => names[0] === code),
    );
  const english = of('en');
  const known = new Set(
    facts.flatMap(({ relation, names, words }) =>
      relation === 'decree_hint' && names[0] === 'en' ? words : [],
    ),
  );
  const isEnglish = (word: string): boolean =>
    english.verbs.has(word) || english.nouns.has(word) || known.has(word) || ENGLISH.has(word);
  return Array.from(ENDINGS, ([code, ending]) => ({
    relation: 'decree_hint',
    names: [code],
    words: [...new Set(ordering(of(code), ending))].filter((word) => !isEnglish(word)),
    lists: [],
  }));
}

const ordering = ({ verbs }: Language, ending: RegExp): readonly string[] =>
  [...verbs.values()]
    .flat()
    .flatMap(({ words: [word = '', ...others], form }) =>
      form === 'base' && others.length === 0 && word.length > 3 && ending.test(word) ? [word] : [],
    );
