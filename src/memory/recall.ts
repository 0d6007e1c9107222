/** Recall: a tool's rules and notes on demand, those that are not pinned too. */

import { sameTool, tokensOf } from './matching.ts';
import { byPriority } from './order.ts';
import type { Rule } from './rule.ts';

export interface RecallQuery {
  /** Rules of this tool; null: those bound to none; left out: of every tool. */
  readonly tool?: string | null;
  /** Words to look for; the rules that hold most of them come first. Without words, by priority. */
  readonly words?: string;
  /** Default 20. */
  readonly limit?: number;
}

/** Rules in force that fit a query, best first. With words, a rule that holds none of them does not fit. */
export function recallRules(
  rules: readonly Rule[],
  { tool, words = '', limit = 20 }: RecallQuery,
): readonly Rule[] {
  const wanted = new Set(tokensOf(words.slice(0, 4096)));
  return rules
    .filter((rule) => tool === undefined || sameTool(rule.tool, tool))
    .map((rule) => ({ rule, hits: hitsIn(rule, wanted) }))
    .filter(({ hits }) => wanted.size === 0 || hits > 0)
    .sort((a, b) => b.hits - a.hits || byPriority(a.rule, b.rule))
    .slice(0, limit)
    .map(({ rule }) => rule);
}

function hitsIn({ sentence, matchers, tool }: Rule, wanted: ReadonlySet<string>): number {
  const held = new Set([sentence, tool ?? '', ...matchers.map(({ value }) => value)].flatMap(tokensOf));
  return [...wanted].filter((token) => held.has(token)).length;
}
