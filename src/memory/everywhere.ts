/** Sentences about every place, and not only about the project in which they are said. */

import type { Reading } from './reading.ts';

/** "Anywhere" is not among them: it may be any branch, file or address. */
const EVERYWHERE = [
  String.raw`(?<!\p{L})(?:everywhere|globally|(?:in|for|across|on|of) (?:all|every|each|any)(?: of)?(?: (?:my|our|the|your|other))* (?:projects?|repos?|repositor(?:y|ies)|codebases?|workspaces?))(?!\p{L})`,
  String.raw`(?<!\p{L})(?:überall|in (?:allen|jedem) (?:meinen |unseren )?Projekte?n?|partout|tous (?:les|mes|nos) projets|chaque projet|en todas partes|todos (?:los|mis|nuestros) proyectos|cada proyecto)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:em todo lugar|todos os (?:meus )?projetos|ovunque|dappertutto|tutti i (?:miei )?progetti|overal|alle (?:mijn )?projecten|wszędzie|wszystkich (?:moich )?projektach)(?!\p{L})`,
  '(?:везде|всюду|во всех (?:моих )?проектах|어디서나|어디에서나|모든 프로젝트)',
  '(?:到处|處處|处处|到處|全局|(?:所有|每个|每個|全部|任何)(?:的)?(?:项目|項目|仓库|倉庫|工程|专案|專案))',
  '(?:どこでも|(?:すべて|全て|全部|あらゆる)のプロジェクト|全プロジェクト)',
].map((words) => new RegExp(words, 'iu'));

export const isEverywhere = (sentence: string): boolean => wordsIn(sentence) !== undefined;

const PROJECTS =
  /^(?:(?:in|for|across|on|of) )?(?:(?:all|every|each|any|my|our|the) )*(?:projects?|repos?|repositor(?:y|ies)|codebases?|workspaces?)$|^(?:in )?(?:项目|項目|仓库|倉庫|工程|专案|專案)$/iu;

/** A reading without the words for every place, which say of no call whether it is meant. */
export function withoutEverywhere(reading: Reading): Reading {
  if (!isEverywhere(reading.sentence)) return reading;
  const { condition, matcher, ...rest } = reading;
  const kept = condition?.split('; ').filter((part) => !PROJECTS.test(part)) ?? [];
  return {
    ...rest,
    matcher: PROJECTS.test(matcher.value ?? '') ? {} : matcher,
    ...(kept.length > 0 && { condition: kept.join('; ') }),
  };
}

/** Whether a thing that was read in a sentence is no thing, but its words for every place. */
export function standsForEverywhere(thing: string, sentence: string): boolean {
  const [words, said] = [wordsIn(sentence)?.toLowerCase(), thing.toLowerCase().trim()];
  return words !== undefined && said !== '' && (words.includes(said) || said.includes(words));
}

function wordsIn(sentence: string): string | undefined {
  for (const words of EVERYWHERE) {
    const [found] = words.exec(sentence) ?? [];
    // What is installed globally is so on one machine.
    if (found !== undefined && !(/^globally$/i.test(found) && /\binstall/i.test(sentence))) return found;
  }
  return undefined;
}
