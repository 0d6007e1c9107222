/**
 * The reader: Prolog text into clauses with positions, comments, and every mistake.
 *
 * ISO/IEC 13211-1 syntax in UTF-8. After a mistake reading goes on with the next clause. The time is linear in
 * the text, whatever it holds.
 */

import { type Diagnostic, fail, ok, type Result, type Source, source } from './diagnostics.ts';
import { expression } from './expression.ts';
import { notEnded } from './mistakes.ts';
import { isoOperators, type Operators } from './operators.ts';
import { type Operand, type Parser, peek } from './parser.ts';
import { type Problem, place, quoteSource } from './problems.ts';
import type { Comment, Scanner, Token } from './scanner.ts';
import type { Span, Term } from './term.ts';
import type { TokenFacts } from './token-facts.ts';
import { scanClause, scanner } from './tokens.ts';

export type { Comment } from './scanner.ts';

export interface ReadClause {
  /** Every node carries its span. */
  readonly term: Term;
  /** From the first token to behind the final stop. */
  readonly span: Span;
  /** Named variables (all but `_`) in order of appearance. */
  readonly variables: readonly string[];
  /** Variables that occur once and do not start with `_`. */
  readonly singletons: readonly { readonly name: string; readonly span: Span }[];
}

export interface ReadResult {
  /** The clauses without mistakes, and those that only lack their final stop. */
  readonly clauses: readonly ReadClause[];
  readonly comments: readonly Comment[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReadOptions {
  readonly operators?: Operators;
  /**
   * Most brackets and prefix operators around a token, 1000 unless given. Elements of lists and operands of infix
   * operators do not count.
   */
  readonly maxDepth?: number;
}

const MAX_DEPTH = 1000;

/** Reads a whole text. Never throws; at most one parsing mistake is reported for each clause. */
export function readText(from: Source, options: ReadOptions = {}): ReadResult {
  return readAll(from, options, false);
}

/** Reads exactly one term, whose final stop may be left out. */
export function readTerm(
  text: string,
  file = 'term',
): Result<{ readonly term: Term; readonly variables: readonly string[] }> {
  const from = source(file, text);
  const { clauses, diagnostics } = readAll(from, {}, true);
  if (diagnostics.length > 0) return fail(diagnostics);
  const [clause, second] = clauses;
  if (clause && !second) return ok({ term: clause.term, variables: clause.variables });
  return fail(place(from, [notOne(text, second)]));
}

const notOne = (text: string, second: ReadClause | undefined): Problem =>
  second
    ? {
        at: second.span.start,
        code: 'unexpected_token',
        message: `${quoteSource(text, second.span.start, second.span.end)} follows the term`,
        expected: 'the end of the text',
      }
    : { at: text.length, code: 'unexpected_end', message: 'there is no term', expected: 'a term' };

function readAll(from: Source, options: ReadOptions, stopOptional: boolean): ReadResult {
  const s = scanner(from.text);
  const clauses: ReadClause[] = [];
  do {
    const known = s.problems.length;
    const { tokens, whole } = scanClause(s);
    const sound = s.problems.length === known;
    const read = whole ? readTokens(s, tokens, options, stopOptional) : [];
    if (sound) for (const clause of read) clauses.push(clause);
  } while (s.at < s.text.length);
  return { clauses, comments: s.comments, diagnostics: place(from, s.problems) };
}

/** The clauses in these tokens: one, or several when some were not ended. */
function readTokens(
  s: Scanner,
  tokens: readonly Token[],
  options: ReadOptions,
  stopOptional: boolean,
): ReadClause[] {
  const clauses: ReadClause[] = [];
  const facts: TokenFacts = { tokens, closed: undefined, names: undefined };
  for (let first: number | undefined = 0; first !== undefined; ) {
    if (tokens[first]?.kind === 'eof') return clauses;
    const p = parser(s.text, facts, first, options);
    const whole = expression(p);
    const after = peek(p);
    if (whole && (after.kind === 'end' || (stopOptional && after.kind === 'eof'))) {
      clauses.push(clause(p, whole, after));
      return clauses;
    }
    if (whole) notEnded(p, whole);
    if (p.problem) s.problems.push(p.problem);
    if (p.complete) clauses.push(clause(p, p.complete, undefined));
    first = p.restart;
  }
  return clauses;
}

function parser(text: string, facts: TokenFacts, first: number, options: ReadOptions): Parser {
  const { operators = isoOperators, maxDepth = MAX_DEPTH } = options;
  return {
    text,
    tokens: facts.tokens,
    facts,
    first,
    operators,
    maxDepth,
    at: first,
    anonymous: 0,
    bracket: undefined,
    pending: undefined,
    depth: 0,
    problem: undefined,
    restart: undefined,
    complete: undefined,
  };
}

function clause(p: Parser, { term, start, end }: Operand, stop: Token | undefined): ReadClause {
  const span = { start, end: stop?.kind === 'end' ? stop.end : end };
  return { term, span, ...variables(p, end) };
}

type Variables = Pick<ReadClause, 'variables' | 'singletons'>;

const NO_VARIABLES: Variables = { variables: [], singletons: [] };

/** The named variables of the clause, which ends at `end`. */
function variables({ tokens, first }: Parser, end: number): Variables {
  let once: Map<string, Span | undefined> | undefined;
  for (let i = first; i < tokens.length; i += 1) {
    const { kind, text: name, start, end: tokenEnd } = tokens[i] as Token;
    if (start >= end) break;
    if (kind !== 'variable' || name === '_') continue;
    once ??= new Map();
    once.set(name, once.has(name) ? undefined : { start, end: tokenEnd });
  }
  if (!once) return NO_VARIABLES;
  const singletons = [...once].flatMap(([name, span]) =>
    span && !name.startsWith('_') ? [{ name, span }] : [],
  );
  return { variables: [...once.keys()], singletons };
}
