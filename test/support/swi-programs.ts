/** Generated programs in SWI-Prolog: one process holds them one after another and answers the questions. */

import { readTerm } from '../../src/logic/reader.ts';
import {
  atom,
  compound,
  indicator,
  int,
  list,
  listItems,
  type Term,
  variable,
} from '../../src/logic/term.ts';
import { writeClause } from '../../src/logic/writer.ts';
import { call } from './program-bodies.ts';
import { type Compared, keyOfRow, type Question } from './program-questions.ts';
import type { Sample } from './programs.ts';
import { runSwipl } from './swipl.ts';

export interface Examination {
  readonly sample: Sample;
  readonly questions: readonly Question[];
}

/**
 * The answers of SWI-Prolog to each question of each sample.
 *
 * It runs as a traditional Prolog, in which `[]` is an atom and a list is `'.'(Head, Tail)`. With `tabled`, every
 * relation that has rules is tabled, so that recursion in a circle ends.
 */
export function askSwi(all: readonly Examination[], tabled = false): readonly (readonly Compared[])[] {
  const terms = all.map((one) => writeClause(examinationTerm(one, tabled)));
  const lines = runSwipl(`${PRELUDE}\n${terms.join('\n')}\n${MAIN}`, ['--traditional']).split('\n');
  const answers: Compared[][] = [];
  for (const line of lines) {
    if (line === 'sample') answers.push([]);
    else if (line !== '') answers.at(-1)?.push(answerOf(line));
  }
  return answers;
}

function answerOf(line: string): Compared {
  // SWI-Prolog escapes some characters in a form of its own.
  const iso = line.replace(/\\u([0-9A-Fa-f]{4})/g, '\\x$1\\').replace(/\\U([0-9A-Fa-f]{8})/g, '\\x$1\\');
  const read = readTerm(`${iso}.`.replace(/\.\.$/, '.'));
  if (!read.ok) throw new Error(`cannot read ${line}`);
  const { term } = read.value;
  if (term.kind === 'atom') return term.name === 'limit' ? 'limit' : 'error';
  const rows = term.kind === 'compound' ? listItems(term.args[0] as Term) : undefined;
  if (!rows) throw new Error(`not an answer: ${line}`);
  return rows.map((row) => keyOfRow(row.kind === 'compound' ? row.args : [])).sort();
}

/** `examine([Relation, …], [Tabled, …], [Clause, …], [Goal, …])`, every goal as `q(Goal, row(Args…))`. */
function examinationTerm({ sample, questions }: Examination, tabled: boolean): Term {
  const stated = sample.layers.flatMap((facts) =>
    [...facts].flatMap(([relation, rows]) => rows.map(({ args }) => call(nameOf(relation), args))),
  );
  const rules = sample.clauses.map(({ head, body }) => compound(':-', head, body ?? atom('true')));
  const derived = new Map(
    sample.clauses.filter(({ body }) => body).map(({ head }) => [indicator(head), indicatorTerm(head)]),
  );
  return compound(
    'examine',
    list(sample.relations.map((relation) => compound('/', atom(nameOf(relation)), int(arityOf(relation))))),
    list(tabled ? [...derived.values()] : []),
    list([...stated, ...rules]),
    list(questions.map(goalOf)),
  );
}

function goalOf({ relation, args }: Question): Term {
  const asked = args.map((arg, i) => arg ?? variable(`A${i}`));
  return compound('q', call(nameOf(relation), asked), call('row', asked));
}

const nameOf = (relation: string): string => relation.slice(0, relation.lastIndexOf('/'));
const arityOf = (relation: string): number => Number(relation.slice(relation.lastIndexOf('/') + 1));
const indicatorTerm = (head: Term): Term =>
  head.kind === 'compound'
    ? compound('/', atom(head.name), int(head.args.length))
    : compound('/', head, int(0));

const PRELUDE = `
:- set_prolog_flag(double_quotes, atom).
:- discontiguous examine/4.
`;

const MAIN = `
main :-
    set_stream(user_output, encoding(utf8)),
    forall(examine(Relations, Tabled, Clauses, Questions), (
        write(sample), nl,
        gensym(sample, Module),
        forall(member(R, Relations), dynamic(Module:R)),
        forall(member(R, Tabled), table(Module:R)),
        forall(member(Clause, Clauses), assertz(Module:Clause)),
        forall(member(q(Goal, Row), Questions), answer(Module, Goal, Row))
    )).
answer(Module, Goal, Row) :-
    catch(( call_with_inference_limit(findall(Row, Module:Goal, Rows), 3000000, Result),
            ( Result == inference_limit_exceeded -> Answer = limit
            ; \\+ ground(Rows) -> Answer = open
            ; sort(Rows, Set), Answer = rows(Set)
            ) ), E, (print_message(silent, E), Answer = error)),
    abolish_all_tables,
    write_term(Answer, [quoted(true), ignore_ops(true)]), nl.
:- initialization((catch(main, E, (write(E), nl)), halt)).
`;
