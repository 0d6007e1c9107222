/** What is wrong where parsing cannot go on, in words; and where the next clause starts, when that can be told. */

import { lookAlike } from './look-alikes.ts';
import { MAX_PRIORITY, type Operator } from './operators.ts';
import { following, highest, isPunctuation, type Operand, type Parser, peek, startsTerm } from './parser.ts';
import { quoteSource } from './problems.ts';
import { CLOSERS, type Token } from './scanner.ts';
import { isClosed } from './token-facts.ts';

const A_TERM = 'a term';

function fail(
  p: Parser,
  at: number,
  code: string,
  message: string,
  expected: string,
  nearest?: string,
): undefined {
  p.problem = { at, code, message, expected, ...(nearest === undefined ? {} : { nearest }) };
}

const said = (p: Parser, t: Token): string => {
  if (t.kind === 'end') return 'the end of the clause';
  return t.kind === 'eof' ? 'the end of the text' : quoteSource(p.text, t.start, t.end);
};

const isCloser = (t: Token): boolean => t.kind === 'punct' && [...CLOSERS.values()].includes(t.text);

/** The innermost open bracket, when nothing in this clause closes it. */
function unclosed(p: Parser): Token | undefined {
  return p.bracket && !isClosed(p.facts, p.bracket.opener) ? p.tokens[p.bracket.opener] : undefined;
}

function unclosedBracket(p: Parser, opener: Token): undefined {
  const t = peek(p);
  const closer = CLOSERS.get(opener.text);
  const message = `\`${opener.text}\` is not closed before ${said(p, t)}`;
  fail(p, opener.start, 'unclosed_bracket', message, `\`${closer}\``);
  if (!isClosed(p.facts, outermost(p))) p.restart = nextClause(p);
}

/** The first token after the innermost open bracket that may open a clause: by its looks, no part of this one. */
function nextClause(p: Parser): number | undefined {
  for (let index = (p.bracket?.opener ?? p.at) + 1; index <= p.at; index += 1) {
    if (opensClause(p, index)) return index;
  }
  return undefined;
}

function outermost({ bracket }: Parser): number {
  let found = bracket;
  while (found?.outer) found = found.outer;
  return found?.opener ?? -1;
}

/** Whether the token at `index` may open the next clause: first of its line, indented no more than this one. */
function opensClause(p: Parser, index: number): boolean {
  const t = p.tokens[index] as Token;
  return t.gap === 2 && startsTerm(p, index) && column(p, t) <= column(p, p.tokens[p.first] as Token);
}

const column = ({ text }: Parser, { start }: Token): number =>
  start === 0 ? 0 : start - (text.lastIndexOf('\n', start - 1) + 1);

/** A term ought to start here. */
export function noTerm(p: Parser): undefined {
  const t = peek(p);
  const opener = unclosed(p);
  if (opener && (t.kind === 'end' || t.kind === 'eof' || isCloser(t))) return unclosedBracket(p, opener);
  if (t.kind === 'end' || t.kind === 'eof') return endsEarly(p, t);
  if (isCloser(t) && !closesInnermost(p, t)) return closesNothing(p, t, A_TERM);
  if (isCloser(t) && p.bracket?.opener === p.at - 1) return noArguments(p, t);
  return fail(p, t.start, 'unexpected_token', `${said(p, t)} stands where a term should be`, A_TERM);
}

const closesInnermost = (p: Parser, t: Token): boolean =>
  p.bracket !== undefined && p.bracket.closer === t.text;

function closesNothing(p: Parser, t: Token, expected: string): undefined {
  return fail(p, t.start, 'unopened_bracket', `${said(p, t)} closes no bracket`, expected);
}

function noArguments(p: Parser, t: Token): undefined {
  return fail(p, t.start, 'unexpected_token', 'nothing stands between the brackets', A_TERM);
}

function endsEarly(p: Parser, t: Token): undefined {
  if (p.at === p.first) return fail(p, t.start, 'unexpected_end', 'nothing stands before the end', A_TERM);
  const message = `${said(p, t)} comes where a term should follow ${said(p, peek(p, -1))}`;
  return fail(p, t.start, 'unexpected_end', message, A_TERM);
}

/** A complete clause is followed by something else than its end. */
export function notEnded(p: Parser, clause: Operand): undefined {
  const t = peek(p);
  if (t.kind !== 'eof' && !opensClause(p, p.at)) return notContinued(p, '`,`, another operator, or `.`');
  p.complete = clause;
  p.restart = p.at;
  return fail(p, clause.end, 'missing_end', `clause is not ended before ${said(p, t)}`, '`.`');
}

/** A `,` stands where the clause `complete` should have ended: the head at token `head` starts another. */
export function commaForStop(p: Parser, complete: Operand, head: number): undefined {
  p.complete = complete;
  p.restart = head;
  const message = `clause is not ended before ${said(p, p.tokens[head] as Token)}`;
  return fail(p, (p.tokens[head - 1] as Token).start, 'missing_end', message, '`.` instead of `,`');
}

/** A complete term is followed by something that neither goes on with it nor closes what is open. */
export function notContinued(p: Parser, expected: string): undefined {
  const t = peek(p);
  const before = peek(p, -1);
  const opener = unclosed(p);
  if (opener) return unclosedBracket(p, opener);
  if (isCloser(t)) return closesNothing(p, t, expected);
  const operator = following(p);
  if (operator && (t.kind === 'name' || p.bracket?.closer === ')'))
    return priorityTooHigh(p, operator, highest(p));
  if (p.text[t.start] === '.') return stopWithoutSpace(p, t);
  if (t.gap === 0 && t.kind !== 'punct' && isDigit(p.text.charAt(before.start)))
    return gluedToNumber(p, before, t);
  if (isPunctuation(t, '(')) return apartFromBracket(p, before, t, expected);
  return noOperator(p, before, t, expected);
}

/** `t` joins nothing to the term before it: it is no operator, or the name before it is none. */
function noOperator(p: Parser, before: Token, t: Token, expected: string): undefined {
  const unexpected = (message: string, meant: string | undefined): undefined =>
    fail(p, t.start, 'unexpected_token', message, expected, meant);
  const meant = t.kind === 'name' ? lookAlike(t.text, p.operators) : undefined;
  if (meant) return unexpected(`${said(p, t)} is no operator`, meant);
  if (before.kind !== 'name' || !startsTerm(p, p.at))
    return unexpected(`${said(p, t)} follows a complete term`, undefined);
  const message = `${said(p, t)} follows ${said(p, before)}, which is no operator`;
  return unexpected(message, lookAlike(before.text, p.operators));
}

const isDigit = (c: string): boolean => c >= '0' && c <= '9';

function stopWithoutSpace(p: Parser, t: Token): undefined {
  const message = `${said(p, t)} does not end the clause`;
  return fail(p, t.start, 'missing_end', message, '`.` with a space or line end after it');
}

function gluedToNumber(p: Parser, before: Token, t: Token): undefined {
  const message = `${quoteSource(p.text, before.start, t.end)} is no number`;
  return fail(p, before.start, 'illegal_number', message, 'a number such as `10`, `0x1f` or `1.0e10`');
}

function apartFromBracket(p: Parser, before: Token, t: Token, expected: string): undefined {
  if (before.kind === 'name') {
    const message = `${said(p, before)} and its \`(\` are apart`;
    return fail(p, t.start, 'unexpected_token', message, `\`(\` right after ${said(p, before)}`);
  }
  if (before.kind !== 'variable') {
    return fail(p, t.start, 'unexpected_token', '`(` follows a complete term', expected);
  }
  const message = `variable ${said(p, before)} cannot take arguments`;
  return fail(p, before.start, 'unexpected_token', message, 'a name that starts small', lowered(before.text));
}

const lowered = (name: string): string | undefined => {
  const small = name.replace(/^_+/, '');
  return small === '' ? undefined : small.charAt(0).toLowerCase() + small.slice(1);
};

export function priorityTooHigh(p: Parser, { priority }: Operator, limit: number): undefined {
  const t = peek(p);
  const opener = unclosed(p);
  if (opener) return unclosedBracket(p, opener);
  const message = `${said(p, t)} has priority ${priority} where at most ${limit} is possible`;
  return fail(p, t.start, 'operator_priority', message, `brackets around the term with ${said(p, t)}`);
}

/** An operator's name stands as an operand, which only brackets allow. */
export function bareOperator(p: Parser, operand: Operand): undefined {
  const found = quoteSource(p.text, operand.start, operand.end);
  const message = `operator ${found} stands where a term should be`;
  const expected = `a term, or brackets around ${found} for the name itself`;
  return fail(p, operand.start, 'operator_priority', message, expected);
}

/** The operator here cannot take `left` before it. */
export function operatorClash(p: Parser, left: Operand): undefined {
  if (left.priority > MAX_PRIORITY) return bareOperator(p, left);
  const t = peek(p);
  const other = left.term.kind === 'compound' ? `\`${left.term.name}\`` : 'an operator';
  const message = `${said(p, t)} comes after ${other} without brackets`;
  return fail(p, t.start, 'operator_priority', message, 'brackets around one of the two terms');
}

export function tooDeep(p: Parser): undefined {
  const message = `nested deeper than ${p.maxDepth} levels`;
  return fail(p, peek(p, -1).start, 'too_deep', message, `at most ${p.maxDepth} levels`);
}
