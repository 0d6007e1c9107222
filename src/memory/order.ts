/** The order of rules: of a tool's list, and of the pinned block. */

import { spellingOf } from '../catalog/tool-spelling.ts';
import type { Rule, RulePriority } from './rule.ts';

const RANK: { readonly [P in RulePriority]: number } = { critical: 0, high: 1, normal: 2 };

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Critical first, then newest; then by sentence and id, so that equal rules have an order too. */
export const byPriority = (a: Rule, b: Rule): number =>
  RANK[a.priority] - RANK[b.priority] ||
  Date.parse(b.updated_at) - Date.parse(a.updated_at) ||
  byText(a.sentence, b.sentence) ||
  byText(a.id, b.id);

/** What rules of one tool have in common, however its name is spelled; undefined for rules without a tool. */
export const toolKey = ({ tool }: Pick<Rule, 'tool'>): string | undefined =>
  tool === null ? undefined : spellingOf(tool).whole;

/** By tool, in the order of code points; rules without a tool come last. */
export const byTool = (a: Rule, b: Rule): number => {
  const [one, other] = [toolKey(a), toolKey(b)];
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined) || byPriority(a, b);
  return byText(one, other) || byPriority(a, b);
};
