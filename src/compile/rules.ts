/** The shipped rules (`rules/*.pl`) as clauses, and the program of a policy: the shipped rules and its own. */

import { encodeClause } from '../catalog/encode.ts';
import type { Policy } from '../catalog/policy.ts';
import { VOCABULARY } from '../catalog/vocabulary.ts';
import { isSensitive } from '../logic/datalog/sensitive.ts';
import { placeAt, source } from '../logic/diagnostics.ts';
import { type Clause, type Program, program, reaches } from '../logic/program.ts';
import { readText } from '../logic/reader.ts';
import { plain } from '../logic/term.ts';
import { RULE_FILES } from '../rules.generated.ts';

/** Files of `rules/` that hold clauses; `vocabulary.pl` only declares. */
const WITH_CLAUSES = ['evidence.pl', 'eligibility.pl', 'resolution.pl'] as const;

let shippedProgram: Program | undefined;

/** The shipped rules alone. One value, so that all policies without rules of their own share one machine. */
export function shippedRules(): Program {
  shippedProgram ??= program(WITH_CLAUSES.flatMap(readRules));
  return shippedProgram;
}

function readRules(file: (typeof WITH_CLAUSES)[number]): Clause[] {
  const text = source(`rules/${file}`, RULE_FILES[file] ?? '');
  const read = readText(text);
  if (read.diagnostics.length > 0) throw new Error(`rules/${file}: ${read.diagnostics[0]?.message}`);
  return read.clauses.map(({ term, span }) => {
    const place = placeAt(text, span.start);
    const clause = plain(term);
    if (clause.kind !== 'compound') throw new Error(`rules/${file}:${place.line}: not a clause`);
    const [head, body] = clause.name === ':-' ? clause.args : [clause];
    return encodeClause({ head: head as Clause['head'], ...(body && { body }), place });
  });
}

const programs = new WeakMap<Policy['clauses'], Program>();

/** All the clauses that hold in a policy. The shipped ones come first. */
export function programOf({ clauses }: Policy): Program {
  if (clauses.length === 0) return shippedRules();
  const known = programs.get(clauses);
  if (known) return known;
  const all = program([...[...shippedRules().clauses.values()].flat(), ...clauses]);
  programs.set(clauses, all);
  return all;
}

/** Relations whose rows the turn, the compile of it, or a call gives. */
const GIVEN_BY_TURN: ReadonlySet<string> = new Set(
  [...VOCABULARY].flatMap(([name, { given }]) => (given && given !== 'catalog' ? [name] : [])),
);

/** Whether what a relation holds can differ between two turns of the same policy; yes, where it cannot be told. */
export function dependsOnTurn(all: Program, relation: string): boolean {
  for (const name of reaches(all, relation)) if (name === '' || GIVEN_BY_TURN.has(name)) return true;
  return false;
}

const openly = new WeakMap<Program, Map<string, boolean>>();

/** Whether a question with the unit left open finds what asking unit by unit would. */
export function asksOpenly(all: Program, relation: string): boolean {
  const known = openly.get(all) ?? new Map<string, boolean>();
  openly.set(all, known);
  const answer = known.get(relation) ?? !isSensitiveFrom(all, relation);
  known.set(relation, answer);
  return answer;
}

function isSensitiveFrom(all: Program, relation: string): boolean {
  const reached = [...reaches(all, relation)];
  return (
    reached.includes('') ||
    reached.some((name) => (all.clauses.get(name) ?? []).some((clause) => isSensitive(clause)))
  );
}
