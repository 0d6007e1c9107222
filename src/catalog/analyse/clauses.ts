/** Clauses: the texts of a policy as statements and directives, inside their bounds. */

import { type Diagnostic, type Source, source } from '../../logic/diagnostics.ts';
import { readText } from '../../logic/reader.ts';
import { type Atom, type Compound, indicator, isCompound, type Span, type Term } from '../../logic/term.ts';
import { prefixDirectives } from './directives.ts';
import type { PolicyFile } from './input.ts';
import { written } from './sorts.ts';
import { problem, problemAt, type Site, type Statement } from './statement.ts';
import { type Unread, unreadWords } from './unread.ts';

/** Bounds of a policy. Nothing sensible comes near them. */
export const LIMITS = {
  /** Code units of one file: 16 MiB of ASCII. */
  file: 16 * 1024 * 1024,
  /** Clauses of all files together. */
  clauses: 100_000,
  /** Terms in one clause, each name, number, variable and functor being one. */
  terms: 10_000,
  /** Terms inside terms, along anything but conjunctions, alternatives and lists. */
  depth: 1_000,
} as const;

export interface Clauses {
  readonly statements: readonly Statement[];
  readonly directives: readonly Site[];
  readonly problems: readonly Diagnostic[];
  readonly unread: Unread;
}

type ReadClause = ReturnType<typeof readText>['clauses'][number];

/** Reads all files. What cannot be read is reported here and remembered as unread. */
export function readClauses(files: readonly PolicyFile[], somethingUnread = false): Clauses {
  const found: Found = { statements: [], directives: [], problems: [] };
  const words = new Set<string>();
  let everything = somethingUnread;
  let count = 0;
  for (const { path, text } of files) {
    const at = source(path, text);
    const tooMuch = text.length > LIMITS.file;
    const read = tooMuch ? undefined : readText(at);
    count += read?.clauses.length ?? 0;
    if (read && count <= LIMITS.clauses) readFile(at, read, found, words);
    else {
      found.problems.push(overLimit(at, tooMuch));
      everything = true;
    }
  }
  return { ...found, unread: { words, everything } };
}

interface Found {
  readonly statements: Statement[];
  readonly directives: Site[];
  readonly problems: Diagnostic[];
}

function readFile(at: Source, read: ReturnType<typeof readText>, found: Found, words: Set<string>): void {
  const { directives, mistakes } = prefixDirectives(at, read.diagnostics);
  for (const one of directives) found.directives.push(one);
  for (const one of mistakes) found.problems.push(one);
  const kept: ReadClause[] = [];
  for (const clause of read.clauses) {
    const over = checkSize(at, clause);
    if (over) found.problems.push(over);
    else kept.push(clause);
  }
  for (const clause of kept) sortOut(at, clause, found);
  if (kept.length === read.clauses.length && mistakes.length === 0) return;
  addUnread(
    words,
    at.text,
    [...kept, ...read.comments].map(({ span }) => span),
  );
}

function overLimit(at: Source, file: boolean): Diagnostic {
  if (file)
    return problemAt(at, 0, 'file_too_large', `the file has ${at.text.length} characters`, {
      expected: `at most ${LIMITS.file}`,
    });
  return problemAt(
    at,
    0,
    'too_many_clauses',
    `with this file the policy has more than ${LIMITS.clauses} clauses`,
    {
      expected: `at most ${LIMITS.clauses} clauses in all files together`,
    },
  );
}

function addUnread(words: Set<string>, text: string, read: readonly Span[]): void {
  let from = 0;
  for (const { start, end } of [...read].sort((a, b) => a.start - b.start)) {
    if (start > from) for (const word of unreadWords(text.slice(from, start))) words.add(word);
    from = Math.max(from, end);
  }
  for (const word of unreadWords(text.slice(from))) words.add(word);
}

/** Terms that go on in their second argument, which nothing walks by recursion. */
const FLAT: ReadonlySet<string> = new Set([',', ';', '.']);

/** The problem of a clause that is too large or too deep, walked with a stack of its own. */
function checkSize(at: Source, { term }: ReadClause): Diagnostic | undefined {
  let terms = 0;
  const stack: Term[] = [term];
  const depths = [0];
  for (let part = stack.pop(); part; part = stack.pop()) {
    const depth = depths.pop() as number;
    terms += 1;
    if (terms > LIMITS.terms || depth > LIMITS.depth)
      return tooLarge({ source: at, term }, depth > LIMITS.depth);
    if (part.kind !== 'compound') continue;
    const flat = part.args.length === 2 && FLAT.has(part.name);
    for (let i = 0; i < part.args.length; i++) {
      stack.push(part.args[i] as Term);
      depths.push(flat && i === 1 ? depth : depth + 1);
    }
  }
  return undefined;
}

function tooLarge(site: Site, deep: boolean): Diagnostic {
  return deep
    ? problem(site, 'clause_too_large', `the clause nests more than ${LIMITS.depth} terms`)
    : problem(site, 'clause_too_large', `the clause has more than ${LIMITS.terms} terms`, {
        expected: 'several clauses',
      });
}

function sortOut(at: Source, clause: ReadClause, { statements, directives, problems }: Found): void {
  const { term } = clause;
  if (isCompound(term, ':-', 1) || isCompound(term, '?-', 1)) {
    directives.push({ source: at, term });
    return;
  }
  const rule = isCompound(term, ':-', 2);
  const head = rule ? (term.args[0] as Term) : term;
  const wrong = notAHead({ source: at, term: head });
  if (wrong) {
    problems.push(wrong);
    return;
  }
  statements.push({
    source: at,
    term,
    head: head as Atom | Compound,
    ...(rule ? { body: term.args[1] as Term } : {}),
    relation: indicator(head) as string,
    singletons: clause.singletons,
  });
}

/** What people write where a fact or the head of a rule should stand. */
const INSTEAD_OF_HEADS: ReadonlyMap<string, string> = new Map([
  ['-->/2', 'a rule, Head :- Body'],
  [',/2', 'one head; end each clause with a full stop'],
  [';/2', 'one head; write one clause for each'],
  ['->/2', 'Head :- Condition'],
  [':/2', 'the head without a module; all files of a policy share one space of names'],
  ['./2', 'a fact or a rule; give all files to the loader together'],
  ['[]/0', 'a fact or a rule'],
  ['{}/1', 'a fact or a rule'],
  ['\\+/1', 'a positive head, such as denied(Unit, Reason) or available(Unit, false)'],
]);

function notAHead(site: Site): Diagnostic | undefined {
  const name = indicator(site.term);
  const instead =
    name === undefined ? 'a fact or a rule, such as denied(Unit, Reason) :- …' : INSTEAD_OF_HEADS.get(name);
  if (instead === undefined) return undefined;
  return problem(site, 'not_a_clause', `${written(site.term)} states nothing`, { expected: instead });
}
