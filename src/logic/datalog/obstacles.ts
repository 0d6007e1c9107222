/** What keeps a clause from being compiled. */

import type { Place } from '../diagnostics.ts';
import type { Clause, Program } from '../program.ts';
import { indicator, isGround, type Term } from '../term.ts';
import { takenApart } from './goals.ts';
import { BINARY, COMPARE, UNARY } from './numbers.ts';

export interface Obstacle {
  readonly place: Place;
  /** What the clause does: `cuts`, `collects with findall/3`, … */
  readonly message: string;
}

export interface Surroundings {
  /** Whether a predicate depends on that of the clause. */
  isRecursive(name: string): boolean;
  /** Whether only the interpreter has it. */
  isInterpreted(name: string): boolean;
  readonly program: Program;
}

/** Goals that are compiled besides relations and control. */
export const NATIVE: ReadonlySet<string> = new Set([
  ...[...COMPARE.keys()].map((name) => `${name}/2`),
  ...['true/0', 'fail/0', 'false/0', '=/2', '\\=/2', '==/2', '\\==/2', '@</2', '@>/2', '@=</2', '@>=/2'],
  ...['is/2', 'member/2', 'between/3', 'var/1', 'nonvar/1', 'ground/1', 'atom/1', 'atomic/1', 'number/1'],
  ...['integer/1', 'float/1', 'compound/1', 'callable/1', 'is_list/1'],
]);

/** Built-ins that only the interpreter runs: everything its machine has, beside what is compiled. */
const ARITHMETIC: ReadonlySet<string> = new Set(['is/2', ...[...COMPARE.keys()].map((name) => `${name}/2`)]);
/** Bound arguments are told by the bits of a number. */
export const MOST_ARGUMENTS = 30;
const COLLECTING: ReadonlySet<string> = new Set(['findall/3', 'bagof/3', 'setof/3']);

export function obstaclesOf(clause: Clause, around: Surroundings): Obstacle[] {
  const messages = new Set<string>();
  if (clause.head.kind === 'compound' && clause.head.args.length > MOST_ARGUMENTS)
    messages.add('has too many arguments');
  const recursive = takenApart(clause.body, COLLECTING).some(({ goal }) =>
    around.isRecursive(indicator(goal) ?? ''),
  );
  if (recursive && growsTerms(clause.head))
    messages.add('takes terms apart or puts them together in a recursion');
  for (const { goal, tested } of takenApart(clause.body, COLLECTING)) {
    const message = obstacleOf(goal, tested, recursive, around);
    if (message) messages.add(message);
  }
  return [...messages].map((message) => ({ place: clause.place, message }));
}

function obstacleOf(
  goal: Term,
  tested: boolean,
  recursive: boolean,
  { isRecursive, isInterpreted, program }: Surroundings,
): string | undefined {
  const name = indicator(goal);
  if (name === undefined) return 'calls what is known only when it runs';
  if (name === '!/0') return 'cuts';
  if (COLLECTING.has(name)) return `collects with ${name}`;
  if (isRecursive(name)) {
    if (tested) return 'depends on its own negation or test';
    return growsTerms(goal) ? 'takes terms apart or puts them together in a recursion' : undefined;
  }
  if (NATIVE.has(name) && program.clauses.has(name)) return `redefines ${name}`;
  if (name.startsWith('call/') || (name.startsWith('\\+/') && name !== '\\+/1'))
    return 'calls what is known only when it runs';
  if (recursive && (name === 'is/2' || (name === '=/2' && growsTerms(goal))))
    return 'computes in a recursion';
  if (!NATIVE.has(name) && isInterpreted(name)) return `uses ${name}`;
  if (ARITHMETIC.has(name) && goal.kind === 'compound') return unknownFunction(goal.args);
  return undefined;
}

/** A function that the compiled engine leaves to the interpreter. */
function unknownFunction(sides: readonly Term[]): string | undefined {
  const stack = [...sides];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.kind === 'atom') return `computes with ${next.name}/0`;
    if (next.kind !== 'compound') continue;
    const known = next.args.length === 2 ? BINARY : next.args.length === 1 ? UNARY : undefined;
    if (!known?.has(next.name)) return `computes with ${next.name}/${next.args.length}`;
    stack.push(...next.args);
  }
  return undefined;
}

const growsTerms = (goal: Term): boolean =>
  goal.kind === 'compound' && goal.args.some((arg) => arg.kind === 'compound' && !isGround(arg));
