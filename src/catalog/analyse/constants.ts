/** Constants: what the variables of a rule must be, by the goals that it cannot do without. */

import { type Compound, equalTerms, indicator, isGround, plain, type Term } from '../../logic/term.ts';
import { goalsOf } from './goals.ts';

/** The goals without which a rule does not fire. */
export function certainGoals(body: Term): Compound[] {
  return goalsOf(body).flatMap(({ term, certain }) => (certain && term.kind === 'compound' ? [term] : []));
}

/** Variables that the certain goals make equal to one ground term. */
export function constantsOf(goals: readonly Compound[]): ReadonlyMap<string, Term> {
  const constants = new Map<string, Term>();
  for (const goal of goals) {
    const name = indicator(goal);
    if (name !== '=/2' && name !== '==/2') continue;
    const [left, right] = goal.args as [Term, Term];
    if (left.kind === 'var' && isGround(right)) learn(constants, left.name, right);
    else if (right.kind === 'var' && isGround(left)) learn(constants, right.name, left);
  }
  return constants;
}

/** The first value counts; a second one that differs is found by whoever compares. */
function learn(constants: Map<string, Term>, name: string, value: Term): void {
  if (!constants.has(name)) constants.set(name, value);
}

/** The value of a term where the constants tell it, else the term. */
export const constantFor = (term: Term, constants: ReadonlyMap<string, Term>): Term =>
  term.kind === 'var' ? (constants.get(term.name) ?? term) : term;

export const sameValue = (left: Term, right: Term): boolean => equalTerms(plain(left), plain(right));

/** The number a term is, with simple arithmetic; undefined where it is none or not known. */
export function numberOf(term: Term, constants: ReadonlyMap<string, Term> = new Map()): number | undefined {
  const value = constantFor(term, constants);
  if (value.kind === 'int' || value.kind === 'float') return value.value;
  if (value.kind !== 'compound' || value.args.length !== 2) return undefined;
  const compute = ARITHMETIC.get(value.name);
  // One level only: nobody nests arithmetic over constants, and depth would have to be bounded.
  const [left, right] = value.args.map((arg) =>
    arg.kind === 'int' || arg.kind === 'float' ? arg.value : undefined,
  );
  return compute && left !== undefined && right !== undefined ? compute(left, right) : undefined;
}

const ARITHMETIC: ReadonlyMap<string, (a: number, b: number) => number> = new Map([
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
]);

/** A comparison with a number, the number on the right: `N > 500`. */
export interface Bounded {
  readonly variable: string;
  readonly operator: '<' | '>' | '=<' | '>=' | '=:=';
  readonly limit: number;
  readonly goal: Compound;
}

const MIRRORED = { '<': '>', '>': '<', '=<': '>=', '>=': '=<', '=:=': '=:=' } as const;
const isOrder = (name: string): name is keyof typeof MIRRORED => Object.hasOwn(MIRRORED, name);

/** The comparisons of variables with numbers among the certain goals. */
export function boundsOf(goals: readonly Compound[], constants: ReadonlyMap<string, Term>): Bounded[] {
  return goals.flatMap((goal) => {
    if (goal.args.length !== 2 || !isOrder(goal.name)) return [];
    const [left, right] = goal.args as [Term, Term];
    const [a, b] = [numberOf(left, constants), numberOf(right, constants)];
    if (left.kind === 'var' && a === undefined && b !== undefined)
      return [{ variable: left.name, operator: goal.name, limit: b, goal }];
    if (right.kind === 'var' && b === undefined && a !== undefined)
      return [{ variable: right.name, operator: MIRRORED[goal.name], limit: a, goal }];
    return [];
  });
}
