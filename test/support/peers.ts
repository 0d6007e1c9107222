/**
 * The readers of Tau Prolog and SWI-Prolog, and one neutral notation for what all three read.
 *
 * In it a name is written with every character but ASCII letters, digits and `_` as `\hex;`, and variables are
 * numbered by their first appearance. Double-quoted text is the atom of its characters.
 */

import { createRequire } from 'node:module';
import { isoOperatorRows } from '../../src/logic/operators.ts';
import type { Term } from '../../src/logic/term.ts';
import { runSwipl } from './swipl.ts';

const name = (text: string): string =>
  [...text].map((c) => (/\w/.test(c) ? c : `\\${c.codePointAt(0)?.toString(16)};`)).join('');

/** What a reader made of a text: its clauses, or `error` in place of one that it could not read. */
export type Reading = readonly string[];

export function dump(term: Term, seen = new Map<string, string>()): string {
  switch (term.kind) {
    case 'atom':
      return `a${name(term.name)}`;
    case 'text':
      return `a${name(term.value)}`;
    case 'int':
      return `i${term.value}`;
    case 'float':
      return `f<${Object.is(term.value, -0) ? '-0' : term.value}>`;
    case 'var':
      return variable(term.name, seen);
    default:
      return `c${name(term.name)}(${term.args.map((arg) => dump(arg, seen)).join(',')})`;
  }
}

function variable(id: string, seen: Map<string, string>): string {
  const known = seen.get(id) ?? `v${seen.size}`;
  seen.set(id, known);
  return known;
}

// ---- Tau Prolog ----

interface TauTerm {
  readonly id: string;
  readonly args: readonly TauValue[];
}
type TauValue = TauTerm | { readonly id: string } | { readonly value: number; readonly is_float: boolean };
interface TauToken {
  readonly raw?: string;
  readonly name: string;
}
interface TauThread {
  readonly session: {
    readonly __operators: Record<string, Record<string, string[]>>;
    readonly flag: Record<string, unknown>;
  };
}
interface Tau {
  create(limit: number): TauThread['session'] & { readonly thread: TauThread };
  readonly type: { readonly Term: new (id: string, args: readonly TauValue[]) => TauTerm };
  readonly parser: {
    readonly tokenizer: new (
      thread: TauThread,
    ) => {
      new_text(text: string): void;
      get_tokens(from: number): readonly TauToken[] | null;
    };
    expression(
      thread: TauThread,
      tokens: readonly TauToken[],
      start: number,
      priority: string,
      toplevel: boolean,
    ): { readonly type: number; readonly len: number; readonly value: TauValue };
  };
}
const tau = createRequire(import.meta.url)('tau-prolog') as Tau;
const SUCCESS = 1;

/** Tau's reading of a text, up to the first clause that it cannot read. */
export function tauReading(text: string): Reading {
  const { thread } = session;
  const tokenizer = new tau.parser.tokenizer(thread);
  tokenizer.new_text(text);
  const tokens = tokenizer.get_tokens(0) ?? [];
  const clauses: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = tau.parser.expression(thread, tokens, at, '1200', false);
    const stop = read.type === SUCCESS ? tokens[read.len] : undefined;
    if (stop?.name !== 'atom' || stop.raw !== '.') return [...clauses, 'error'];
    clauses.push(dumpTau(read.value, new Map()));
    at = read.len + 1;
  }
  return clauses;
}

/** A session with the operators of ISO, and text as atoms. */
const session = (() => {
  const made = tau.create(1000);
  made.flag.double_quotes = new tau.type.Term('atom', []);
  const table = made.__operators;
  for (const priority of Object.keys(table)) delete table[priority];
  for (const [priority, type, ...names] of isoOperatorRows) {
    table[priority] ??= {};
    const row = table[priority] as Record<string, string[]>;
    for (const operator of names) row[operator] = [...(row[operator] ?? []), type];
  }
  return made;
})();

function dumpTau(term: TauValue, seen: Map<string, string>): string {
  if ('is_float' in term) {
    if (!term.is_float) return `i${term.value}`;
    return `f<${Object.is(term.value, -0) ? '-0' : term.value}>`;
  }
  if (!('args' in term)) return variable(term.id === '_' ? `_${seen.size}` : term.id, seen);
  if (term.args.length === 0) return `a${name(term.id)}`;
  return `c${name(term.id)}(${term.args.map((arg) => dumpTau(arg, seen)).join(',')})`;
}

// ---- SWI-Prolog ----

const codes = (text: string): string => `[${[...text].map((c) => c.codePointAt(0)).join(',')}]`;
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\')}'`;

/** SWI-Prolog's readings of all texts, by one run of it. */
export function swiReadings(texts: readonly string[]): Reading[] {
  const rows = isoOperatorRows.flatMap(([priority, type, ...names]) =>
    names.map((operator) => `iso(${priority},${type},${quoted(operator)}).`),
  );
  const facts = texts.map((text) => `given(${codes(text)}).`);
  const output = runSwipl([...rows, ...facts, SWI_PROGRAM].join('\n'), ['--traditional']);
  const lines = output.split('\n').slice(0, texts.length);
  return lines.map((line) => (line === '' ? [] : line.trim().split(' ').map(plainFloats)));
}

/** Floats come with 17 digits; the shortest form is what JavaScript writes. */
const plainFloats = (line: string): string =>
  line.replace(/f<([^>]*)>/g, (_, digits: string) => {
    const value = Number(digits);
    return `f<${Object.is(value, -0) ? '-0' : value}>`;
  });

const SWI_PROGRAM = `
main :- operators, forall(given(Codes), reading(Codes)).
operators :-
    set_prolog_flag(double_quotes, atom),
    forall(( current_op(_, Type, Name), \\+ iso(_, Type, Name) ), catch(op(0, Type, Name), _, true)),
    forall(iso(Priority, Type, Name), catch(op(Priority, Type, Name), _, true)).
reading(Codes) :-
    atom_codes(Text, Codes),
    setup_call_cleanup(open_string(Text, Stream), clauses(Stream), close(Stream)),
    nl.
clauses(Stream) :-
    catch(read_term(Stream, Term, [module(user), syntax_errors(error)]), _, Term = '$error'),
    (   Term == end_of_file
    ->  true
    ;   Term == '$error'
    ->  write('error ')
    ;   term_variables(Term, Variables),
        number(Variables, 0),
        catch(with_output_to(atom(Dump), dump(Term)), _, Dump = error),
        write(Dump), put_char(' ')
    ),
    (   at_end_of_stream(Stream)
    ->  true
    ;   clauses(Stream)
    ).
number([], _).
number(['$lictor_variable'(N)|Variables], N) :- Next is N + 1, number(Variables, Next).
dump('$lictor_variable'(N)) :- !, format('v~d', [N]).
dump(Term) :- integer(Term), !, format('i~d', [Term]).
dump(Term) :- float(Term), !, format('f<~16e>', [Term]).
dump(Term) :- atom(Term), !, put_char(a), name(Term).
dump(Term) :-
    Term =.. [Name|Arguments],
    put_char(c), name(Name), put_char('('), arguments(Arguments), put_char(')').
arguments([Last]) :- !, dump(Last).
arguments([Argument|Arguments]) :- dump(Argument), put_char(','), arguments(Arguments).
name(Atom) :- atom_codes(Atom, Codes), forall(member(Code, Codes), character(Code)).
character(Code) :- plain(Code), !, put_char_code(Code).
character(Code) :- format('\\\\~16r;', [Code]).
put_char_code(Code) :- char_code(Char, Code), put_char(Char).
plain(Code) :- Code >= 0'a, Code =< 0'z.
plain(Code) :- Code >= 0'A, Code =< 0'Z.
plain(Code) :- Code >= 0'0, Code =< 0'9.
plain(0'_).
:- initialization(main).
`;
