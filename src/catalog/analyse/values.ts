/** Values: whether each argument of a relation is of the sort that the vocabulary declares for it. */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { indicator, listItems, type Term } from '../../logic/term.ts';
import { ARITHMETIC, COMPARISONS, FUNCTIONS } from '../builtins.ts';
import { type Relation, type Sort, VOCABULARY } from '../vocabulary.ts';
import { goalsOf } from './goals.ts';
import type { KnownUnits } from './known.ts';
import { checkSort, checkUnitTerm, isIdentityShaped, written } from './sorts.ts';
import { problem, type Site, type Statement } from './statement.ts';
import { unitArguments } from './unit-arguments.ts';

interface Checked {
  /** Facts over other relations than properties, and rules. */
  readonly statements: readonly Statement[];
  /** Statements of which only the bodies are looked at. */
  readonly refused: readonly Statement[];
}

export function checkValues({ statements, refused }: Checked, units: KnownUnits): Diagnostic[] {
  const helpers = unitArguments([...statements, ...refused]);
  const sorts = (term: Term): readonly (Sort | undefined)[] => sortsOf(term, helpers);
  const heads = statements.flatMap((statement) => checkHeadValues(statement, sorts(statement.head), units));
  const bodies = [...statements, ...refused].flatMap((statement) => checkBodyValues(statement, sorts, units));
  return [...heads, ...bodies];
}

/** The sort of each argument of a head or goal, where it has one. */
function sortsOf(
  term: Term,
  helpers: ReadonlyMap<string, ReadonlySet<number>>,
): readonly (Sort | undefined)[] {
  const relation = indicator(term) ?? '';
  const known = VOCABULARY.get(relation);
  if (known) return known.sorts;
  const units = helpers.get(relation);
  if (!units || term.kind !== 'compound') return [];
  return term.args.map((arg, i) => (units.has(i) && isIdentityShaped(arg) ? { name: 'unit' } : undefined));
}

function checkHeadValues(
  { source, head }: Statement,
  sorts: readonly (Sort | undefined)[],
  units: KnownUnits,
): Diagnostic[] {
  if (head.kind !== 'compound') return [];
  return head.args.flatMap((arg, i) =>
    valuesAt(head, i, arg).flatMap((term) => checkIn({ source, term }, sorts[i], units)),
  );
}

/** What an argument of a head states: the items of a list where the property may have several values. */
export function valuesAt(head: Term, position: number, value: Term): readonly Term[] {
  const known = VOCABULARY.get(indicator(head) ?? '');
  return position === 1 && known?.many ? (listItems(value) ?? [value]) : [value];
}

const checkIn = (site: Site, sort: Sort | undefined, units: KnownUnits): Diagnostic[] =>
  sort ? checkSort(site, sort, units) : [];

function checkBodyValues(
  statement: Statement,
  sorts: (term: Term) => readonly (Sort | undefined)[],
  units: KnownUnits,
): Diagnostic[] {
  const { source, body, head } = statement;
  if (!body) return [];
  const goals = goalsOf(body);
  const problems: Diagnostic[] = [];
  const unitVariables = new Set<string>();
  for (const term of [head, ...goals.map((goal) => goal.term)]) {
    if (term.kind !== 'compound') continue;
    sorts(term).forEach((sort, i) => {
      const arg = term.args[i] as Term;
      if (sort?.name === 'unit' && arg.kind === 'var') unitVariables.add(arg.name);
      if (term !== head) problems.push(...checkIn({ source, term: arg }, sort, units));
    });
  }
  for (const { term } of goals) {
    problems.push(...checkComparedUnits({ source, term }, unitVariables, units));
    problems.push(...checkArithmetic({ source, term }));
  }
  return [...problems, ...checkClashes(statement)];
}

/** `U = tool(typo)`, `member(U, [tool(typo)])`, where U stands for a unit elsewhere. */
function checkComparedUnits(
  { source, term }: Site,
  variables: ReadonlySet<string>,
  units: KnownUnits,
): Diagnostic[] {
  const isUnit = (one: Term) => one.kind === 'var' && variables.has(one.name);
  return comparedTo(isUnit, term)
    .filter(isIdentityShaped)
    .flatMap((other) => checkUnitTerm({ source, term: other }, units));
}

/** The terms that a goal compares with a unit. */
function comparedTo(isUnit: (term: Term) => boolean, goal: Term): readonly Term[] {
  const relation = indicator(goal) ?? '';
  if (goal.kind !== 'compound') return [];
  const [left, right] = goal.args as [Term, Term];
  if (isMembership(relation)) return isUnit(left) ? (listItems(right) ?? []) : [];
  if (relation !== '=/2' && !COMPARISONS.has(relation)) return [];
  if (isUnit(left)) return [right];
  return isUnit(right) ? [left] : [];
}

const isMembership = (relation: string): boolean => relation === 'member/2' || relation === 'memberchk/2';

/** What is computed must be numbers: `N > "500"` would raise rather than compare. */
function checkArithmetic({ source, term }: Site): Diagnostic[] {
  const name = indicator(term) ?? '';
  if (term.kind !== 'compound' || !ARITHMETIC.has(name)) return [];
  const problems: Diagnostic[] = [];
  const stack = name === 'is/2' ? term.args.slice(1) : [...term.args];
  for (let part = stack.pop(); part; part = stack.pop()) {
    if (part.kind === 'var' || part.kind === 'int' || part.kind === 'float') continue;
    if (part.kind !== 'text' && FUNCTIONS.has(indicator(part) ?? '')) {
      if (part.kind === 'compound') stack.push(...part.args);
      continue;
    }
    const message = `${written(part)} is no number`;
    problems.push(
      problem({ source, term: part }, 'wrong_type', message, { expected: 'a number or arithmetic' }),
    );
  }
  return problems;
}

// ----------------------------------------------------------------------------------------------- clashes

const GROUPS: Readonly<Record<Sort['name'], string | undefined>> = {
  unit: 'a unit',
  call: 'a call',
  natural: 'a number',
  name: 'a name',
  text: 'a name',
  kind: 'a name',
  boolean: 'a name',
  one_of: 'a name',
  signal: undefined,
  weighted_signal: undefined,
  capability: undefined,
  schema: undefined,
  content: undefined,
  representation: undefined,
  words: undefined,
  wordings: undefined,
  word_lists: undefined,
  term: undefined,
};

/** A variable that is a unit in one goal and a number in another agrees with nothing. */
function checkClashes({ source, head, body }: Statement): Diagnostic[] {
  const groups = new Map<string, string>();
  const problems: Diagnostic[] = [];
  const meet = (term: Term, group: string | undefined) => {
    if (term.kind !== 'var' || !group) return;
    const known = groups.get(term.name);
    if (known === undefined) groups.set(term.name, group);
    else if (known !== group) {
      const message = `${shown(term.name)} is ${known} before and ${group} here`;
      problems.push(problem({ source, term }, 'sort_clash', message, { expected: known }));
    }
  };
  const certain = goalsOf(body as Term).filter((goal) => goal.certain);
  for (const term of [...certain.map((goal) => goal.term), head]) {
    if (term.kind !== 'compound') continue;
    const relation = indicator(term) as string;
    const known: Relation | undefined = VOCABULARY.get(relation);
    for (const [i, sort] of (known?.sorts ?? []).entries()) meet(term.args[i] as Term, GROUPS[sort.name]);
    if (ARITHMETIC.has(relation)) for (const side of term.args) meet(side, 'a number');
  }
  return problems;
}
