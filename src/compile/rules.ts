/** The shipped rules (`rules/*.pl`) as clauses, and the program of a policy: the shipped rules and its own. */

import { BUILTINS, COMPARISONS } from '../catalog/builtins.ts';
import { encodeClause } from '../catalog/encode.ts';
import type { Policy } from '../catalog/policy.ts';
import { VOCABULARY } from '../catalog/vocabulary.ts';
import { placeAt, source } from '../logic/diagnostics.ts';
import { bodyGoals, type Clause, type Program, program, reaches } from '../logic/program.ts';
import { readText } from '../logic/reader.ts';
import { indicator, plain, type Term } from '../logic/term.ts';
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

/** Goals whose answers depend on what is bound when they are asked, not only on what holds. */
const MODE_SENSITIVE: ReadonlySet<string> = new Set(
  ['!/0', 'once/1', '->/2', '*->/2', 'var/1', 'nonvar/1', 'ground/1', 'copy_term/2', 'call/1'].concat([
    'atom/1',
    'number/1',
    'integer/1',
    'float/1',
    'atomic/1',
    'compound/1',
    'callable/1',
    'is_list/1',
  ]),
);

/** Whether a question with the unit left open finds what asking unit by unit would. */
export function asksOpenly(all: Program, relation: string): boolean {
  return clausesReached(all, relation).every(({ body }) => !body || !mentions(body, MODE_SENSITIVE));
}

/**
 * Whether the rows of a relation can be listed once and stand for its clauses however it is asked.
 *
 * The loader holds clauses of the vocabulary's relations to be safe with everything open. Helpers it holds to
 * the ways they are called only, so a helper must be relations and nothing else.
 */
export function isPlain(all: Program, relation: string): boolean {
  if (!asksOpenly(all, relation)) return false;
  const helpers = [...reaches(all, relation)].filter((name) => !VOCABULARY.has(name));
  return helpers.every((name) =>
    (all.clauses.get(name) ?? []).every(({ body }) =>
      bodyGoals(body).every(({ goal, negated }) => !negated && isStatedRelation(all, goal)),
    ),
  );
}

function isStatedRelation(all: Program, goal: Term): boolean {
  const name = indicator(goal) ?? '';
  if (BUILTINS.has(name) || COMPARISONS.has(name) || name === '=/2') return false;
  return VOCABULARY.has(name) || all.clauses.has(name) || name === 'true/0';
}

const clausesReached = (all: Program, relation: string): readonly Clause[] =>
  [...reaches(all, relation)].flatMap((name) => all.clauses.get(name) ?? []);

/** Whether any part of a term has one of the names. */
function mentions(term: Term, names: ReadonlySet<string>): boolean {
  const stack = [term];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (names.has(indicator(next) ?? '')) return true;
    if (next.kind === 'compound') stack.push(...next.args);
  }
  return false;
}
