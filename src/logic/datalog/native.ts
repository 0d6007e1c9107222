/** Built-in goals of the compiled engine: unification, comparison, arithmetic, tests, members of lists. */

import { type Compound, isCompound, isGround, type Term } from '../term.ts';
import type { CompileGoal } from './compile-goal.ts';
import { BINARY, COMPARE, type Num, numberOf, numberValue, UNARY } from './numbers.ts';
import {
  type Bound,
  builder,
  isBound,
  type Match,
  matcher,
  type Registers,
  type Slots,
  withVariables,
} from './pattern.ts';
import { Doubt, NotCompiled, type Step } from './run.ts';
import { compoundOf, sameValue, toValue, type Value } from './value.ts';

const side = ({ args }: Compound, i: number): Term => args[i] as Term;

/** A goal that gives no variable a value. */
const test =
  (compile: (goal: Compound, bound: Bound, slots: Slots) => (registers: Registers) => boolean): CompileGoal =>
  ({ slots }, goal, bound, next) => {
    const holds = compile(goal, bound, slots);
    const rest = next(bound);
    return (frame, run) => holds(frame.registers) && rest(frame, run);
  };

const always = (truth: boolean) => () => truth;

function needs(term: Term, bound: Bound): void {
  if (!isBound(term, bound)) throw new NotCompiled('a comparison needs values on both sides');
}

// ---------------------------------------------------------------------------------------- unification

const unify: CompileGoal = (compiling, goal, bound, next) => {
  const { slots } = compiling;
  const left = side(goal, 0);
  const right = side(goal, 1);
  if (isBound(left, bound)) return assign(left, right);
  if (isBound(right, bound)) return assign(right, left);
  if (left.kind !== 'compound' || right.kind !== 'compound')
    throw new NotCompiled('two open terms are unified');
  if (left.name !== right.name || left.args.length !== right.args.length) return () => false;
  return pairwise(left, right, 0, bound);

  function assign(known: Term, open: Term): Step {
    const build = builder(known, slots);
    const match = matcher(open, bound, slots);
    const rest = next(withVariables(bound, open));
    return (frame, run) => match(build(frame.registers), frame.registers) && rest(frame, run);
  }

  function pairwise(a: Compound, b: Compound, i: number, before: Bound): Step {
    if (i === a.args.length) return next(before);
    const pair: Compound = { kind: 'compound', name: '=', args: [side(a, i), side(b, i)] };
    return unify(compiling, pair, before, (after) => pairwise(a, b, i + 1, after));
  }
};

const identical = (same: boolean) =>
  test((goal, bound, slots) => {
    needs(side(goal, 0), bound);
    needs(side(goal, 1), bound);
    const left = builder(side(goal, 0), slots);
    const right = builder(side(goal, 1), slots);
    return (registers) => sameValue(left(registers), right(registers)) === same;
  });

/** Numbers of one type and names of the basic plane; what else comes first is left to the interpreter. */
const ordered = (holds: (order: number) => boolean) =>
  test((goal, bound, slots) => {
    needs(side(goal, 0), bound);
    needs(side(goal, 1), bound);
    const left = builder(side(goal, 0), slots);
    const right = builder(side(goal, 1), slots);
    return (registers) => holds(compareValues(left(registers), right(registers)));
  });

function compareValues(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'number' && typeof b === 'string') return -1;
  if (typeof a === 'string' && typeof b === 'number') return 1;
  throw new Doubt('terms of other types are compared');
}

// ---------------------------------------------------------------------------------------- arithmetic

type Compute = (registers: Registers) => Num;

function arithmetic(term: Term, bound: Bound, slots: Slots): Compute {
  if (term.kind === 'compound' && !isGround(term) && !(BINARY.has(term.name) || UNARY.has(term.name)))
    throw new NotCompiled(`${term.name} is computed`);
  if (term.kind === 'compound' && term.args.length <= 2) return operation(term, bound, slots);
  needs(term, bound);
  const build = builder(term, slots);
  return (registers) => certain(numberOf(build(registers)));
}

function operation(term: Compound, bound: Bound, slots: Slots): Compute {
  const [left, right] = term.args.map((arg) => arithmetic(arg, bound, slots));
  const unary = UNARY.get(term.name);
  const binary = BINARY.get(term.name);
  if (left && right && binary) return (registers) => certain(binary(left(registers), right(registers)));
  if (left && !right && unary) return (registers) => certain(unary(left(registers)));
  throw new NotCompiled(`${term.name} is computed`);
}

function certain(number: Num | undefined): Num {
  if (!number) throw new Doubt('arithmetic on something else than numbers');
  return number;
}

const is: CompileGoal = ({ slots }, goal, bound, next) => {
  const compute = arithmetic(side(goal, 1), bound, slots);
  const match = matcher(side(goal, 0), bound, slots);
  const rest = next(withVariables(bound, side(goal, 0)));
  return (frame, run) => match(numberValue(compute(frame.registers)), frame.registers) && rest(frame, run);
};

const compared = (compare: (a: number, b: number) => boolean) =>
  test((goal, bound, slots) => {
    const left = arithmetic(side(goal, 0), bound, slots);
    const right = arithmetic(side(goal, 1), bound, slots);
    return (registers) => compare(left(registers).value, right(registers).value);
  });

const between: CompileGoal = ({ slots }, goal, bound, next) => {
  needs(side(goal, 0), bound);
  needs(side(goal, 1), bound);
  const low = builder(side(goal, 0), slots);
  const high = builder(side(goal, 1), slots);
  const item = side(goal, 2);
  const known = isBound(item, bound) ? builder(item, slots) : undefined;
  const match = matcher(item, bound, slots);
  const rest = next(withVariables(bound, item));
  return (frame, run) => {
    const { registers } = frame;
    const from = integerOf(low(registers));
    const to = integerOf(high(registers));
    if (known) {
      const value = integerOf(known(registers));
      return value >= from && value <= to && rest(frame, run);
    }
    for (let i = from; i <= to; i++) {
      if (--run.budget.left < 0) throw new Doubt('a range is long');
      if (match(i, registers) && rest(frame, run)) return true;
    }
    return false;
  };
};

function integerOf(value: Value): number {
  if (typeof value !== 'number') throw new Doubt('a bound of a range is no integer');
  return value;
}

// ---------------------------------------------------------------------------------------- lists, types

/** Once for every item that matches, in the order of the list. */
const member: CompileGoal = ({ slots }, goal, bound, next) => {
  const list = side(goal, 1);
  if (!isBound(list, bound)) throw new NotCompiled('member/2 needs a list');
  const build = builder(list, slots);
  const match: Match = matcher(side(goal, 0), bound, slots);
  const rest = next(withVariables(bound, side(goal, 0)));
  return (frame, run) => {
    let cell: Term | undefined = compoundOf(build(frame.registers));
    while (cell && isCompound(cell, '.', 2)) {
      if (--run.budget.left < 0) throw new Doubt('a list is long');
      if (match(toValue(side(cell, 0)), frame.registers) && rest(frame, run)) return true;
      cell = cell.args[1];
    }
    return false;
  };
};

const kindTest = (holds: (value: Value) => boolean) =>
  test((goal, bound, slots) => {
    const term = side(goal, 0);
    if (!isBound(term, bound)) throw new NotCompiled('a test needs a value');
    const build = builder(term, slots);
    return (registers) => holds(build(registers));
  });

const isAtom = (value: Value): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value.term.kind === 'atom');
const isCompoundValue = (value: Value): boolean => compoundOf(value) !== undefined;
const isFloat = (value: Value): boolean => typeof value === 'object' && value.term.kind === 'float';
const isInteger = (value: Value): boolean => typeof value === 'number';

function isList(value: Value): boolean {
  let term: Term | undefined = toListTerm(value);
  while (term && isCompound(term, '.', 2)) term = term.args[1];
  return term?.kind === 'atom' && term.name === '[]';
}

const toListTerm = (value: Value): Term | undefined =>
  value === '[]' ? { kind: 'atom', name: '[]' } : compoundOf(value);

/** Known from what has a value alone, unless a term is only part open. */
const boundness = (whenBound: boolean) =>
  test((goal, bound) => {
    const term = side(goal, 0);
    return always((term.kind !== 'var' || bound.has(term.name)) === whenBound);
  });

const ground = test((goal, bound) => always(isBound(side(goal, 0), bound)));

export const NATIVE_GOALS: ReadonlyMap<string, CompileGoal> = new Map<string, CompileGoal>([
  ['=/2', unify],
  ['==/2', identical(true)],
  ['\\==/2', identical(false)],
  ['\\=/2', identical(false)],
  ['@</2', ordered((order) => order < 0)],
  ['@>/2', ordered((order) => order > 0)],
  ['@=</2', ordered((order) => order <= 0)],
  ['@>=/2', ordered((order) => order >= 0)],
  ['is/2', is],
  ...Array.from(COMPARE, ([name, compare]): [string, CompileGoal] => [`${name}/2`, compared(compare)]),
  ['between/3', between],
  ['member/2', member],
  ['var/1', boundness(false)],
  ['nonvar/1', boundness(true)],
  ['ground/1', ground],
  ['atom/1', kindTest(isAtom)],
  ['number/1', kindTest((value) => isInteger(value) || isFloat(value))],
  ['integer/1', kindTest(isInteger)],
  ['float/1', kindTest(isFloat)],
  ['compound/1', kindTest(isCompoundValue)],
  ['atomic/1', kindTest((value) => !isCompoundValue(value))],
  ['callable/1', kindTest((value) => isAtom(value) || isCompoundValue(value))],
  ['is_list/1', kindTest(isList)],
]);
