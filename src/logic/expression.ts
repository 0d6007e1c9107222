/**
 * Terms from tokens, by operator precedence.
 *
 * Operators and brackets wait on linked lists instead of the call stack, so that no text can overflow it.
 * `maxDepth` bounds the nesting of brackets and prefix operators for those who walk the term; the operands of
 * infix operators and the elements of lists may be any number.
 */

import { deeper, fill, open, openArguments } from './brackets.ts';
import * as mistake from './mistakes.ts';
import { MAX_PRIORITY, type Operator } from './operators.ts';
import {
  following,
  highest,
  isFunctional,
  isNumber,
  isOperatorName,
  isPunctuation,
  type Operand,
  type Parser,
  type Pending,
  peek,
  type Step,
  startsTerm,
} from './parser.ts';
import type { Token } from './scanner.ts';
import type { Term } from './term.ts';
import { isVariable } from './token-facts.ts';

/** The longest term that starts here, up to what cannot go on with it; undefined after setting `p.problem`. */
export function expression(p: Parser): Operand | undefined {
  for (;;) {
    let step = begin(p);
    if (step && step !== 'more') step = complete(p, step);
    if (step !== 'more') return step;
  }
}

/** Takes what stands where a term is expected: a prefix operator, an opening bracket or an atomic term. */
function begin(p: Parser): Step {
  const prefix = prefixOperator(p);
  if (!prefix) return operand(p);
  const limit = p.pending ? p.pending.operator.right : highest(p);
  if (prefix.priority > limit) return prefixTooHigh(p, prefix, limit);
  p.pending = { operator: prefix, at: p.at, left: undefined, below: p.pending };
  return deeper(p);
}

/** The prefix operator here, unless it is a functor, the sign of a number or an atom. */
function prefixOperator(p: Parser): Operator | undefined {
  const t = peek(p);
  const operator = t.kind === 'name' ? p.operators.prefix.get(t.text) : undefined;
  if (!operator || isFunctional(peek(p, 1)) || isSign(p)) return undefined;
  return startsTerm(p, p.at + 1) ? operator : undefined;
}

function isSign(p: Parser): boolean {
  const next = peek(p, 1);
  return peek(p).text === '-' && isNumber(next) && next.gap === 0;
}

/** Goes on from a complete operand until another one is needed or nothing more belongs to the term. */
function complete(p: Parser, from: Operand): Step {
  let step = join(p, from);
  while (step && step !== 'more' && p.bracket) {
    step = fill(p, p.bracket, step);
    if (step && step !== 'more') step = join(p, step);
  }
  return step;
}

/**
 * What becomes of an operand: the left side of an infix operator, or the end of all operators in this bracket.
 *
 * An operator that stands alone has priority 1201. That is more than any operator takes beside it without
 * brackets (6.3.1.3), but fine as an argument, in brackets and as a clause.
 */
function join(p: Parser, from: Operand): Step {
  if (p.pending && from.priority > MAX_PRIORITY) return mistake.bareOperator(p, from);
  const max = highest(p);
  let left = from;
  for (;;) {
    const operator = following(p);
    if (!operator || operator.priority > max) return reduceAll(p, left);
    const innermost = p.pending;
    while (p.pending && p.pending.operator.right < operator.priority) left = reduce(p, p.pending, left);
    if (left.priority > operator.left) return clash(p, operator, left, innermost);
    const token = peek(p);
    p.at += 1;
    if (operator.right < 0) left = built(token, operator, left.start, token.end, [left.term]);
    else {
      p.pending = { operator, at: p.at - 1, left, below: p.pending };
      return 'more';
    }
  }
}

/** Gives the innermost pending operator its right side. */
function reduce(p: Parser, { operator, at, left, below }: Pending, right: Operand): Operand {
  const token = p.tokens[at] as Token;
  p.pending = below;
  if (left) return built(token, operator, left.start, right.end, [left.term, right.term]);
  p.depth -= 1;
  return built(token, operator, token.start, right.end, [right.term]);
}

function reduceAll(p: Parser, operand: Operand): Operand {
  let result = operand;
  while (p.pending) result = reduce(p, p.pending, result);
  return result;
}

const built = (
  { text: name }: Token,
  { priority }: Operator,
  start: number,
  end: number,
  args: readonly Term[],
): Operand => ({ term: { kind: 'compound', name, args, span: { start, end } }, priority, start, end });

/** `operator` cannot take what stands before it. */
function clash(p: Parser, operator: Operator, left: Operand, innermost: Pending | undefined): undefined {
  if (!endedByComma(p, operator, innermost, (innermost?.at ?? 0) + 1)) mistake.operatorClash(p, left);
}

function prefixTooHigh(p: Parser, operator: Operator, limit: number): undefined {
  if (!endedByComma(p, operator, p.pending, p.at)) mistake.priorityTooHigh(p, operator, limit);
}

/**
 * When a neck comes too late in a clause, and its head (at token `head`) follows a `,` and opens a line, then the
 * `,` was meant to end the clause before. True after saying so.
 */
function endedByComma(p: Parser, neck: Operator, comma: Pending | undefined, head: number): boolean {
  if (neck.priority < MAX_PRIORITY || p.bracket) return false;
  if (!comma?.left || comma.at !== head - 1 || p.tokens[head]?.gap !== 2) return false;
  if (!isPunctuation(p.tokens[comma.at], ',')) return false;
  p.pending = comma.below;
  mistake.commaForStop(p, reduceAll(p, comma.left), head);
  return true;
}

/** An atomic term, or the opening of a compound one. */
function operand(p: Parser): Step {
  const t = peek(p);
  switch (t.kind) {
    case 'name':
      return named(p, t);
    case 'int':
    case 'float':
      return leaf(p, { kind: t.kind, value: t.value, span: spanOf(t) }, t);
    case 'text':
      return leaf(p, { kind: 'text', value: t.text, span: spanOf(t) }, t);
    case 'variable':
      return leaf(p, { kind: 'var', name: t.text === '_' ? freshName(p) : t.text, span: spanOf(t) }, t);
    case 'punct':
      return CLOSED_AT_ONCE.has(t.text + peek(p, 1).text) ? empty(p, t) : opening(p, t);
    default:
      return mistake.noTerm(p);
  }
}

/** `_1`, `_2`, … without the names that the text uses itself. */
function freshName(p: Parser): string {
  do p.anonymous += 1;
  while (isVariable(p.facts, `_${p.anonymous}`));
  return `_${p.anonymous}`;
}

const CLOSED_AT_ONCE = new Set(['[]', '{}']);

const opening = (p: Parser, t: Token): Step => (startsTerm(p, p.at) ? open(p, t) : mistake.noTerm(p));

const spanOf = ({ start, end }: { start: number; end: number }) => ({ start, end });

function leaf(p: Parser, term: Term, { start, end }: Token, priority = 0): Operand {
  p.at += 1;
  return { term, priority, start, end };
}

function named(p: Parser, t: Token): Step {
  if (isFunctional(peek(p, 1))) {
    p.at += 1;
    return openArguments(p, t.text, t.start);
  }
  if (isSign(p)) return negative(p, t);
  const priority = isOperatorName(p, t.text) ? MAX_PRIORITY + 1 : 0;
  return leaf(p, { kind: 'atom', name: t.text, span: spanOf(t) }, t, priority);
}

function negative(p: Parser, { start }: Token): Operand {
  p.at += 1;
  const t = peek(p);
  p.at += 1;
  const kind = t.kind === 'int' ? 'int' : 'float';
  // Invariant: an integer is never -0, which would differ from 0 and be written the same.
  const value = kind === 'int' ? 0 - t.value : -t.value;
  return { term: { kind, value, span: { start, end: t.end } }, priority: 0, start, end: t.end };
}

/** `[]` and `{}` are atoms, also with layout inside, and functors when `(` follows. */
function empty(p: Parser, { text, start }: Token): Step {
  const { end } = peek(p, 1);
  const name = text === '[' ? '[]' : '{}';
  p.at += 2;
  if (isFunctional(peek(p))) return openArguments(p, name, start);
  return { term: { kind: 'atom', name, span: { start, end } }, priority: 0, start, end };
}
