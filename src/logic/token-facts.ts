/** What all tokens of a clause have to be looked at for: once, when first asked, however often reading starts again. */

import { CLOSERS, type Token } from './scanner.ts';

export interface TokenFacts {
  readonly tokens: readonly Token[];
  /** Indexes of the opening brackets that are closed. */
  closed: ReadonlySet<number> | undefined;
  /** Names of the variables. */
  names: ReadonlySet<string> | undefined;
}

export function isClosed(facts: TokenFacts, opener: number): boolean {
  facts.closed ??= closedBrackets(facts.tokens);
  return facts.closed.has(opener);
}

export function isVariable(facts: TokenFacts, name: string): boolean {
  facts.names ??= new Set(facts.tokens.filter(({ kind }) => kind === 'variable').map(({ text }) => text));
  return facts.names.has(name);
}

/** A closing bracket closes the nearest opening one of its kind, and leaves those in between unclosed. */
function closedBrackets(tokens: readonly Token[]): Set<number> {
  const closed = new Set<number>();
  const open: number[] = [];
  const waiting = new Map([
    [')', 0],
    [']', 0],
    ['}', 0],
  ]);
  const closer = (index: number) => CLOSERS.get((tokens[index] as Token).text) ?? '';
  tokens.forEach(({ kind, text }, index) => {
    if (kind !== 'punct') return;
    const opens = CLOSERS.get(text);
    if (opens !== undefined) {
      open.push(index);
      waiting.set(opens, (waiting.get(opens) ?? 0) + 1);
    } else if (waiting.get(text)) {
      let top: number;
      do {
        top = open.pop() as number;
        waiting.set(closer(top), (waiting.get(closer(top)) ?? 1) - 1);
      } while (closer(top) !== text);
      closed.add(top);
    }
  });
  return closed;
}
