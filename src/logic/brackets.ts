/** Arguments, lists, curly terms and mere brackets: opened, filled and closed. */

import * as mistake from './mistakes.ts';
import { ARGUMENT, MAX_PRIORITY } from './operators.ts';
import { type Bracket, isPunctuation, type Operand, type Parser, peek, type Step } from './parser.ts';
import type { Token } from './scanner.ts';
import type { Term } from './term.ts';

/** Opens the mere bracket, list or curly term here. */
export function open(p: Parser, { text, start }: Token): Step {
  if (text === '(') return enter(p, ')', undefined, start, MAX_PRIORITY);
  if (text === '[') return enter(p, ']', undefined, start, ARGUMENT);
  return enter(p, '}', '{}', start, MAX_PRIORITY);
}

/** Opens the arguments of `name`; the current token is their bracket. */
export const openArguments = (p: Parser, name: string, start: number): Step =>
  enter(p, ')', name, start, ARGUMENT);

function enter(p: Parser, closer: string, name: string | undefined, start: number, max: number): Step {
  const { at: opener, pending, bracket: outer } = p;
  p.bracket = { opener, closer, name, start, max, items: [], barred: false, pending, outer };
  p.pending = undefined;
  return deeper(p);
}

/** Passes a bracket or a prefix operator. */
export function deeper(p: Parser): Step {
  p.at += 1;
  p.depth += 1;
  return p.depth > p.maxDepth ? mistake.tooDeep(p) : 'more';
}

/** Puts a complete term into the bracket: another follows, or the bracket is closed and makes a term itself. */
export function fill(p: Parser, bracket: Bracket, { term }: Operand): Step {
  bracket.items.push(term);
  const t = peek(p);
  if (isPunctuation(t, bracket.closer)) return close(p, bracket, t);
  const bar = bracket.closer === ']' && isPunctuation(t, '|');
  const goesOn = bar || (bracket.max === ARGUMENT && isPunctuation(t, ','));
  if (!goesOn || bracket.barred) return mistake.notContinued(p, expected(bracket));
  bracket.barred = bar;
  p.at += 1;
  return 'more';
}

function expected({ closer, max, barred }: Bracket): string {
  if (barred) return '`]`';
  if (closer === ']') return '`,`, `|` or `]`';
  return max === ARGUMENT ? '`,` or `)`' : `an operator or \`${closer}\``;
}

function close(p: Parser, bracket: Bracket, { end }: Token): Operand {
  p.at += 1;
  p.depth -= 1;
  p.bracket = bracket.outer;
  p.pending = bracket.pending;
  return { term: built(bracket, end), priority: 0, start: bracket.start, end };
}

function built({ closer, name, items, barred, start }: Bracket, end: number): Term {
  // A copy is exactly as long as it must be; an array that grew keeps room for more as long as the term lives.
  if (name !== undefined) return { kind: 'compound', name, args: items.slice(), span: { start, end } };
  return closer === ')' ? (items[0] as Term) : cells(items, barred, start, end);
}

/** A list's cells: each spans from its item to the closing bracket, the first the whole list. */
function cells(items: readonly Term[], barred: boolean, start: number, end: number): Term {
  const last = items.length - 1;
  let rest: Term = barred
    ? (items[last] as Term)
    : { kind: 'atom', name: '[]', span: { start: end - 1, end } };
  for (let i = barred ? last - 1 : last; i >= 0; i -= 1) {
    const item = items[i] as Term;
    const from = i === 0 ? start : (item.span?.start ?? start);
    rest = { kind: 'compound', name: '.', args: [item, rest], span: { start: from, end } };
  }
  return rest;
}
