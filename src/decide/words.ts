/** Words for the same place: which names of an environment mean one another. */

import { fold } from '../catalog/fold.ts';

const SAME: readonly (readonly string[])[] = [
  ['production', 'prod', 'prd', 'live', '线上', '生产', '正式', '本番', 'produktion', 'produccion'],
  ['staging', 'stage', 'stg', 'preprod', 'uat', '预发', '预发布', 'ステージング'],
  ['development', 'dev', 'develop', '开发', '開発'],
  ['testing', 'test', 'qa', '测试'],
];

/** The word and those that mean the same. */
export function otherWords(value: string): readonly string[] {
  const folded = fold(value).trim();
  const same = SAME.find((words) => words.includes(folded));
  return same ?? [value];
}

/** Whether a word is the name of an environment. */
export const isPlace = (value: string): boolean => SAME.some((words) => words.includes(fold(value).trim()));
