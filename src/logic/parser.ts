/**
 * The parser's state: the tokens of one clause, what is open around the current one, and the mistake that ended
 * the reading, if one did.
 */

import { isOperator, MAX_PRIORITY, type Operator, type Operators } from './operators.ts';
import type { Problem } from './problems.ts';
import type { Token } from './scanner.ts';
import type { Term } from './term.ts';
import type { TokenFacts } from './token-facts.ts';

export interface Parser {
  /** The source, for messages. */
  readonly text: string;
  /** Ends with an `end` or `eof` token, which is never passed. */
  readonly tokens: readonly Token[];
  readonly operators: Operators;
  readonly maxDepth: number;
  /** Index of the first token of the clause. */
  readonly first: number;
  readonly facts: TokenFacts;
  at: number;
  /** The last number given to a `_`. */
  anonymous: number;
  /** The innermost open bracket. */
  bracket: Bracket | undefined;
  /** The innermost operator inside it that waits for its right side. */
  pending: Pending | undefined;
  /** Brackets and prefix operators open around the current token. */
  depth: number;
  problem: Problem | undefined;
  /** Where the next clause starts when this one was not ended: a token index, or undefined when unknown. */
  restart: number | undefined;
  /** The clause before `restart`, when it is complete but for its end. */
  complete: Operand | undefined;
}

/** A term with its priority and, unlike the term's own span, the brackets around it. */
export interface Operand {
  readonly term: Term;
  readonly priority: number;
  readonly start: number;
  readonly end: number;
}

export interface Pending {
  readonly operator: Operator;
  /** Index of its token. */
  readonly at: number;
  /** Undefined for a prefix operator. */
  readonly left: Operand | undefined;
  readonly below: Pending | undefined;
}

export interface Bracket {
  /** Index of the opening token. */
  readonly opener: number;
  readonly closer: string;
  /** The functor of what it holds; undefined for mere brackets and for lists. */
  readonly name: string | undefined;
  /** Offset where the term with this bracket starts. */
  readonly start: number;
  /** Highest priority of a term in it. */
  readonly max: number;
  readonly items: Term[];
  /** A list whose tail is being read. */
  barred: boolean;
  /** The operators that wait around it. */
  readonly pending: Pending | undefined;
  readonly outer: Bracket | undefined;
}

/** What a step of the parser leads to: a term, the place for another one (`more`), or a mistake (undefined). */
export type Step = Operand | 'more' | undefined;

export const peek = (p: Parser, ahead = 0): Token => p.tokens[p.at + ahead] as Token;

export const isPunctuation = (t: Token | undefined, text: string): boolean =>
  t !== undefined && t.kind === 'punct' && t.text === text;

/** `(` right after a name: functional notation. */
export const isFunctional = (next: Token | undefined): boolean => isPunctuation(next, '(') && next?.gap === 0;

export const isNumber = (t: Token): boolean => t.kind === 'int' || t.kind === 'float';

/** Highest priority of a whole term in the innermost bracket, or in the clause. */
export const highest = ({ bracket }: Parser): number => (bracket ? bracket.max : MAX_PRIORITY);

/** Whether the token at `index` can be the first of a term, in a place where one is expected. */
export function startsTerm(p: Parser, index: number): boolean {
  const t = p.tokens[index] as Token;
  if (t.kind === 'punct') return t.text === '(' || t.text === '[' || t.text === '{';
  if (t.kind !== 'name') return t.kind !== 'end' && t.kind !== 'eof';
  if (!p.operators.following.has(t.text) || p.operators.prefix.has(t.text)) return true;
  return isFunctional(p.tokens[index + 1]);
}

/** The operator that would join the term just read to what follows, when one stands here. */
export function following(p: Parser): Operator | undefined {
  const t = peek(p);
  return t.kind === 'name' || t.kind === 'punct' ? p.operators.following.get(t.text) : undefined;
}

export const isOperatorName = (p: Parser, name: string): boolean => isOperator(p.operators, name);
