/** The goals in what was typed: a goal goes on over as many lines as it takes, and ends with a full stop. */

import { scanClause, scanner } from '../logic/tokens.ts';

export interface TypedGoals {
  /** Whole goals, each with its stop. */
  readonly goals: readonly string[];
  /** The beginning of a goal that goes on; empty when nothing does. */
  readonly rest: string;
}

/** Takes a text apart at the stops that end goals: not those in quotes, comments or numbers. Linear in the text. */
export function typedGoals(text: string): TypedGoals {
  const s = scanner(text);
  const goals: string[] = [];
  let start = 0;
  for (;;) {
    const last = scanClause(s).tokens.at(-1);
    if (!last || last.kind === 'eof') break;
    goals.push(text.slice(start, last.end).trim());
    start = last.end;
  }
  const rest = text.slice(start);
  return { goals, rest: hasTokens(rest) ? rest : '' };
}

/** Layout and whole comments are no beginning of a goal. */
function hasTokens(text: string): boolean {
  const s = scanner(text);
  return scanClause(s).tokens[0]?.kind !== 'eof' || s.problems.length > 0;
}
