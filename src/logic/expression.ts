/**
 * Terms from tokens, by operator precedence.
 *
 * Operators wait for their right side on a linked list instead of the call stack, so that a conjunction of any
 * length is read in constant stack; only brackets and prefix operators nest, and `maxDepth` bounds those.
 */

import * as mistake from './mistakes.ts';
import { ARGUMENT, MAX_PRIORITY, type Operator } from './operators.ts';
import {
  following,
  isFunctional,
  isNumber,
  isOperatorName,
  isPunctuation,
  type Operand,
  type Parser,
  peek,
  startsTerm,
} from './parser.ts';
import type { Token } from './scanner.ts';
import type { Compound, Term } from './term.ts';

/** An operator whose right side is still to come. */
interface Pending {
  readonly operator: Operator;
  /** Index of its token. */
  readonly at: number;
  /** Undefined for a prefix operator. */
  readonly left: Operand | undefined;
  readonly below: Pending | undefined;
}

/**
 * The longest term of priority at most `max` that starts here, or undefined after setting `p.problem`.
 *
 * An operator that stands alone is given priority 1201 and left for the caller, who always takes it: only as an
 * operand does it need brackets (6.3.1.3).
 */
export function expression(p: Parser, max: number): Operand | undefined {
  let pending: Pending | undefined;
  for (;;) {
    const limit = pending ? pending.operator.right : max;
    const prefix = prefixOperator(p);
    if (prefix) {
      if (prefix.priority > limit) return prefixTooHigh(p, prefix, limit, pending);
      pending = { operator: prefix, at: p.at, left: undefined, below: pending };
      if (!deeper(p)) return undefined;
      continue;
    }
    const operand = primary(p);
    if (!operand) return undefined;
    if (pending && operand.priority > limit) return mistake.bareOperator(p, operand);
    const next = join(p, pending, operand, max);
    if (!next || 'term' in next) return next;
    pending = next;
  }
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

/** What becomes of a complete operand: the left side of an infix operator, or the end of the expression. */
function join(
  p: Parser,
  from: Pending | undefined,
  operand: Operand,
  max: number,
): Pending | Operand | undefined {
  let pending = from;
  let left = operand;
  for (;;) {
    const operator = following(p);
    if (!operator || operator.priority > max) return reduceAll(p, pending, left);
    const innermost = pending;
    while (pending && pending.operator.right < operator.priority) {
      left = reduce(p, pending, left);
      pending = pending.below;
    }
    if (left.priority > operator.left) return clash(p, operator, left, innermost);
    const token = peek(p);
    p.at += 1;
    if (operator.right >= 0) return { operator, at: p.at - 1, left, below: pending };
    left = built(token, operator, left.start, token.end, [left.term]);
  }
}

function reduce(p: Parser, { operator, at, left }: Pending, right: Operand): Operand {
  const token = p.tokens[at] as Token;
  if (left) return built(token, operator, left.start, right.end, [left.term, right.term]);
  p.depth -= 1;
  return built(token, operator, token.start, right.end, [right.term]);
}

function reduceAll(p: Parser, from: Pending | undefined, operand: Operand): Operand {
  let result = operand;
  for (let pending = from; pending; pending = pending.below) result = reduce(p, pending, result);
  return result;
}

const built = (
  t: Token,
  { priority }: Operator,
  start: number,
  end: number,
  args: readonly Term[],
): Operand => ({
  term: { kind: 'compound', name: t.text, args, span: { start, end } },
  priority,
  start,
  end,
});

/** `operator` cannot take what stands before it. */
function clash(p: Parser, operator: Operator, left: Operand, innermost: Pending | undefined): undefined {
  if (!endedByComma(p, operator, innermost, (innermost?.at ?? 0) + 1)) mistake.operatorClash(p, left);
}

function prefixTooHigh(
  p: Parser,
  operator: Operator,
  limit: number,
  pending: Pending | undefined,
): undefined {
  if (!endedByComma(p, operator, pending, p.at)) mistake.priorityTooHigh(p, operator, limit);
}

/**
 * When a neck comes too late in a clause, and its head (at token `head`) follows a `,` and opens a line, then the
 * `,` was meant to end the clause before. True after saying so.
 */
function endedByComma(p: Parser, neck: Operator, comma: Pending | undefined, head: number): boolean {
  if (neck.priority < MAX_PRIORITY || p.openers.length > 0) return false;
  if (!comma?.left || comma.at !== head - 1 || p.tokens[head]?.gap !== 2) return false;
  if (!isPunctuation(p.tokens[comma.at], ',')) return false;
  mistake.commaForStop(p, reduceAll(p, comma.below, comma.left), head);
  return true;
}

function primary(p: Parser): Operand | undefined {
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
      return leaf(p, { kind: 'var', name: t.text === '_' ? p.anonymous() : t.text, span: spanOf(t) }, t);
    case 'punct':
      if (t.text === '(') return bracketed(p, t);
      if (t.text === '[') return list(p, t);
      if (t.text === '{') return curly(p, t);
  }
  return mistake.noTerm(p);
}

const spanOf = ({ start, end }: { start: number; end: number }) => ({ start, end });

function leaf(p: Parser, term: Term, { start, end }: Token, priority = 0): Operand {
  p.at += 1;
  return { term, priority, start, end };
}

function named(p: Parser, t: Token): Operand | undefined {
  if (isFunctional(peek(p, 1))) return functional(p, t.text, t.start);
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

/** `name(Arg, …)`; the current token is the last of the name. */
function functional(p: Parser, name: string, start: number): Operand | undefined {
  p.at += 1;
  if (!open(p)) return undefined;
  const args = sequence(p);
  if (!args) return undefined;
  const end = close(p, ')', '`,` or `)`');
  if (end < 0) return undefined;
  return { term: { kind: 'compound', name, args, span: { start, end } }, priority: 0, start, end };
}

function sequence(p: Parser): Term[] | undefined {
  const items: Term[] = [];
  for (;;) {
    const item = expression(p, ARGUMENT);
    if (!item) return undefined;
    items.push(item.term);
    if (!isPunctuation(peek(p), ',')) return items;
    p.at += 1;
  }
}

function bracketed(p: Parser, { start }: Token): Operand | undefined {
  if (!open(p)) return undefined;
  const inner = expression(p, MAX_PRIORITY);
  if (!inner) return undefined;
  const end = close(p, ')', 'an operator or `)`');
  return end < 0 ? undefined : { term: inner.term, priority: 0, start, end };
}

function curly(p: Parser, { start }: Token): Operand | undefined {
  if (isPunctuation(peek(p, 1), '}')) return empty(p, '{}', start);
  if (!open(p)) return undefined;
  const inner = expression(p, MAX_PRIORITY);
  if (!inner) return undefined;
  const end = close(p, '}', 'an operator or `}`');
  if (end < 0) return undefined;
  const term: Compound = { kind: 'compound', name: '{}', args: [inner.term], span: { start, end } };
  return { term, priority: 0, start, end };
}

/** `[]` and `{}` are atoms, also with layout inside, and functors when `(` follows. */
function empty(p: Parser, name: string, start: number): Operand | undefined {
  p.at += 1;
  if (isFunctional(peek(p, 1))) return functional(p, name, start);
  const { end } = peek(p);
  p.at += 1;
  return { term: { kind: 'atom', name, span: { start, end } }, priority: 0, start, end };
}

function list(p: Parser, { start }: Token): Operand | undefined {
  if (isPunctuation(peek(p, 1), ']')) return empty(p, '[]', start);
  if (!open(p)) return undefined;
  const items = sequence(p);
  if (!items) return undefined;
  const tail = listTail(p);
  if (tail === null) return undefined;
  const end = close(p, ']', tail ? '`]`' : '`,`, `|` or `]`');
  if (end < 0) return undefined;
  return { term: cells(items, tail, start, end), priority: 0, start, end };
}

/** The term after `|`; undefined when there is none, null after a mistake. */
function listTail(p: Parser): Term | undefined | null {
  if (!isPunctuation(peek(p), '|')) return undefined;
  p.at += 1;
  return expression(p, ARGUMENT)?.term ?? null;
}

/** A list's cells: each spans from its item to the closing bracket, the first the whole list. */
function cells(items: readonly Term[], tail: Term | undefined, start: number, end: number): Term {
  let rest: Term = tail ?? { kind: 'atom', name: '[]', span: { start: end - 1, end } };
  for (let i = items.length - 1; i >= 0; i -= 1) {
    const item = items[i] as Term;
    const from = i === 0 ? start : (item.span?.start ?? start);
    rest = { kind: 'compound', name: '.', args: [item, rest], span: { start: from, end } };
  }
  return rest;
}

function open(p: Parser): boolean {
  p.openers.push(p.at);
  return deeper(p);
}

/** Passes a bracket or a prefix operator; false when that is one too many. */
function deeper(p: Parser): boolean {
  p.at += 1;
  p.depth += 1;
  if (p.depth <= p.maxDepth) return true;
  mistake.tooDeep(p);
  return false;
}

/** The offset behind the closing bracket here, or -1 after a mistake. */
function close(p: Parser, bracket: string, expected: string): number {
  const t = peek(p);
  if (!isPunctuation(t, bracket)) {
    mistake.notContinued(p, expected);
    return -1;
  }
  p.openers.pop();
  p.depth -= 1;
  p.at += 1;
  return t.end;
}
