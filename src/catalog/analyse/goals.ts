/** The goals of a body, one by one, with how they stand in it. */

import { compound, indicator, isCompound, type Term } from '../../logic/term.ts';

export interface Goal {
  /** A callable term, or a variable or number where a goal should stand. */
  readonly term: Term;
  /** `name/arity`; undefined where the term is not callable. */
  readonly indicator?: string;
  /** Under `\+`, `forall` or `findall`: it must have been settled before. */
  readonly negative: boolean;
  /** Stands in the body itself, not in a branch, a negation or a collection: the rule fires only if it holds. */
  readonly certain: boolean;
}

interface Stance {
  readonly negative: boolean;
  readonly certain: boolean;
}

const known = new WeakMap<Term, readonly Goal[]>();

/** Every goal of a body in the order in which they stand, found once: most analyses ask. */
export function goalsOf(body: Term): readonly Goal[] {
  const goals = known.get(body) ?? findGoals(body);
  known.set(body, goals);
  return goals;
}

/** Iterative along any nesting. */
function findGoals(body: Term): Goal[] {
  const goals: Goal[] = [];
  const stack: [Term, Stance][] = [[body, { negative: false, certain: true }]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [term, stance] = next;
    const inner = innerGoals(term, stance);
    if (inner) stack.push(...inner.reverse());
    else goals.push(goal(term, stance));
  }
  return goals;
}

function goal(term: Term, stance: Stance): Goal {
  const name = indicator(term);
  return name === undefined ? { term, ...stance } : { term, indicator: name, ...stance };
}

/** The goals a control construct is made of, or undefined for a goal of its own. */
function innerGoals(term: Term, stance: Stance): [Term, Stance][] | undefined {
  if (term.kind !== 'compound') return undefined;
  const [first, second] = term.args as [Term, Term | undefined];
  const branch = { ...stance, certain: false };
  const apart = { negative: true, certain: false };
  switch (indicator(term)) {
    case ',/2':
      return [
        [first, stance],
        [second as Term, stance],
      ];
    case ';/2':
    case '->/2':
      return [
        [first, branch],
        [second as Term, branch],
      ];
    case '\\+/1':
      return [[first, apart]];
    case 'once/1':
      return [[first, stance]];
    case 'forall/2':
      return [
        [first, apart],
        [second as Term, apart],
      ];
    case 'findall/3':
      return [[second as Term, apart]];
    default:
      return term.name === 'call' && term.args.length <= 8 ? [[called(term.args), stance]] : undefined;
  }
}

/** The goal that `call(Closure, Extra…)` calls: the closure with the extra arguments after its own. */
export function called([closure, ...extra]: readonly Term[]): Term {
  if (!closure || extra.length === 0) return closure as Term;
  const span = closure.span ? { span: closure.span } : {};
  if (closure.kind === 'atom') return { ...compound(closure.name, ...extra), ...span };
  if (closure.kind === 'compound') return { ...compound(closure.name, ...closure.args, ...extra), ...span };
  return closure;
}

/** The goals of a conjunction, in order. */
export function conjuncts(body: Term): Term[] {
  const goals: Term[] = [];
  const stack = [body];
  for (let term = stack.pop(); term; term = stack.pop()) {
    if (isCompound(term, ',', 2)) stack.push(term.args[1] as Term, term.args[0] as Term);
    else goals.push(term);
  }
  return goals;
}
