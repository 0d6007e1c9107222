/** Programs that rule engines are compared on: text that every Prolog reads, a goal, and what it asks. */

import { source } from '../../src/logic/diagnostics.ts';
import { type Clause, type Facts, type Program, program, type Row } from '../../src/logic/program.ts';
import { readText } from '../../src/logic/reader.ts';
import { atom, type Compound, indicator, isCompound, plain, type Term } from '../../src/logic/term.ts';
import { randomFrom } from './random.ts';

export interface RuleProgram {
  readonly name: string;
  readonly text: string;
  /** The relation asked (`name/arity`). */
  readonly relation: string;
  /** What the first argument is bound to, one after another: questions to facts that were asked before. */
  readonly bound?: readonly string[];
  /** Relations that a Prolog with tabling should table. */
  readonly tabled?: readonly string[];
}

/** The goal as text, with variables `A0`, `A1`, …. */
export function goalText(asked: RuleProgram, run: number): string {
  const args = argumentsOf(asked, run).map((arg, i) => (arg?.kind === 'atom' ? arg.name : `A${i}`));
  return `${asked.relation.split('/')[0]}(${args.join(', ')})`;
}

export function argumentsOf({ relation, bound }: RuleProgram, run: number): (Term | undefined)[] {
  const first = bound?.[run % bound.length];
  const open = Array.from({ length: Number(relation.split('/')[1]) }, () => undefined);
  return first === undefined ? open : [atom(first), ...open.slice(1)];
}

/** Rules as a program, and facts as rows. */
export function parsed(text: string): { readonly rules: Program; readonly facts: Facts } {
  const at = { file: 'bench.pl', line: 1, column: 1 };
  const clauses: Clause[] = [];
  const facts = new Map<string, Row[]>();
  for (const { term } of readText(source('bench.pl', text)).clauses) {
    const clause = plain(term);
    if (isCompound(clause, ':-', 2)) {
      clauses.push({ head: clause.args[0] as Compound, body: clause.args[1] as Term, place: at });
      continue;
    }
    const relation = indicator(clause) ?? '';
    const rows = facts.get(relation) ?? [];
    rows.push({ args: clause.kind === 'compound' ? clause.args : [] });
    facts.set(relation, rows);
  }
  return { rules: program(clauses), facts };
}

function textOf(facts: readonly string[], rules: string): string {
  return `${facts.join('\n')}\n${rules}\n`;
}

const CLOSURE = 'path(X, Y) :- edge(X, Y).\npath(X, Y) :- edge(X, Z), path(Z, Y).';
const GENERATION = `same(X, Y) :- parent(X, P), parent(Y, P), X \\== Y.
same(X, Y) :- parent(X, A), same(A, B), parent(Y, B).`;
const TRIANGLE = 'triangle(X, Y, Z) :- edge(X, Y), edge(Y, Z), edge(Z, X).';
const NEGATION = `reached(Y) :- root(X), path(X, Y).\nlost(X) :- node(X), \\+ reached(X).\n${CLOSURE}`;

/** Small enough for an interpreter that may find an answer many times over. */
export const SMALL: readonly RuleProgram[] = [
  closure('a chain of 40', chain(40)),
  closure('a tree of 127', tree(127, 'edge')),
  closure('a random graph of 30', random(30, 45, true)),
  { name: 'same generation, a tree of 31', text: textOf(tree(31, 'parent'), GENERATION), relation: 'same/2' },
  {
    name: 'three-way join, 360 edges',
    text: textOf(random(60, 360, false), TRIANGLE),
    relation: 'triangle/3',
  },
  {
    name: 'stratified negation, 63 nodes',
    text: textOf([...forest(63), 'root(n1).'], NEGATION),
    relation: 'lost/1',
  },
  {
    name: 'indexed lookup in 2,000 facts',
    text: textOf(random(500, 2_000, false), 'next(X, Y) :- edge(X, Y).'),
    relation: 'next/2',
    bound: Array.from({ length: 500 }, (_, i) => `n${i}`),
  },
];

/** Large enough for a fast Prolog to work at. */
export const LARGE: readonly RuleProgram[] = [
  closure('a chain of 400', chain(400)),
  closure('a tree of 4,095', tree(4_095, 'edge')),
  closure('a random graph of 400 with cycles', random(400, 800, false)),
  {
    name: 'same generation, a tree of 511',
    text: textOf(tree(511, 'parent'), GENERATION),
    relation: 'same/2',
    tabled: ['same/2'],
  },
  {
    name: 'three-way join, 9,000 edges',
    text: textOf(random(1_000, 9_000, false), TRIANGLE),
    relation: 'triangle/3',
  },
];

function closure(name: string, edges: readonly string[]): RuleProgram {
  return { name: `closure of ${name}`, text: textOf(edges, CLOSURE), relation: 'path/2', tabled: ['path/2'] };
}

function chain(length: number): string[] {
  return Array.from({ length: length - 1 }, (_, i) => `edge(n${i}, n${i + 1}).`);
}

/** A binary tree whose root is `n1`: from parents to children as `edge`, the other way round as `parent`. */
function tree(nodes: number, relation: 'edge' | 'parent'): string[] {
  return Array.from({ length: nodes - 1 }, (_, i) => {
    const [upper, lower] = [`n${(i + 2) >> 1}`, `n${i + 2}`];
    return relation === 'edge' ? `edge(${upper}, ${lower}).` : `parent(${lower}, ${upper}).`;
  });
}

/** A tree of which the edge to one half is missing. */
function forest(nodes: number): string[] {
  const all = Array.from({ length: nodes }, (_, i) => `node(n${i + 1}).`);
  return [...all, ...tree(nodes, 'edge').filter((edge) => edge !== 'edge(n1, n2).')];
}

/** Random edges, each once; without cycles where they only lead upward. */
function random(nodes: number, edges: number, upward: boolean): string[] {
  const next = randomFrom(nodes * 31 + edges);
  const found = new Set<string>();
  while (found.size < edges) {
    const [a, b] = [next() % nodes, next() % nodes];
    if (a === b) continue;
    const [from, to] = upward ? [Math.min(a, b), Math.max(a, b)] : [a, b];
    found.add(`edge(n${from}, n${to}).`);
  }
  return [...found];
}
