/**
 * Clauses about arguments that a call leaves out, made from the clauses of a policy that read them.
 *
 * `ask(Call, "large") :- call_tool(Call, tool(refund)), call_arg(Call, amount, N), N > 500.` gives
 * `indeterminate(Call, amount, "large") :- call_tool(Call, tool(refund)), \+ call_arg(Call, amount, _).`: what does
 * not rest on the argument has to hold, and what does is not known.
 */

import { type Clause, type Program, program } from '../logic/program.ts';
import {
  atom,
  type Compound,
  compound,
  indicator,
  isCompound,
  mapLeaves,
  type Term,
  variable,
  variablesOf,
} from '../logic/term.ts';

/** Alternatives of one body that are looked at. */
const MOST = 64;

export function missingClauses(clauses: readonly Clause[]): readonly Clause[] {
  const helpers = program(clauses).clauses;
  return clauses.flatMap((clause) => ofClause(clause, helpers));
}

function ofClause({ head, body, place }: Clause, helpers: Helpers): readonly Clause[] {
  if (!body || !(isCompound(head, 'deny', 2) || isCompound(head, 'ask', 2))) return [];
  const [call, reason] = head.args as [Term, Term];
  if (call.kind !== 'var') return [];
  const opened = alternatives(body).flatMap((goals) => openHelpers(goals, call.name, helpers, 0));
  return opened.slice(0, MOST).flatMap((goals) =>
    goals.flatMap((goal, at) => {
      const argument = argumentRead(goal, call.name);
      if (argument === undefined) return [];
      const made = without(goals, at, call.name);
      const known = variablesOf(reason).every((name) => made.bound.has(name));
      const said = known ? reason : atom(argument);
      const lacks = made.names
        ? [...made.goals, compound('\\+', compound('call_arg', call, atom(argument), variable('_Missing')))]
        : [compound('call_lacks', call, atom(argument)), ...made.goals];
      return [
        { head: compound('indeterminate', call, atom(argument), said), body: conjunction(lacks), place },
      ];
    }),
  );
}

type Helpers = Program['clauses'];

/** Relations that rest on relations are looked into down to here. */
const DEEPEST = 4;

/** The conjunctions that goals stand for where relations of the policy over the call are read as their clauses. */
function openHelpers(
  goals: readonly Term[],
  call: string,
  helpers: Helpers,
  depth: number,
): readonly (readonly Term[])[] {
  const at = goals.findIndex((goal) => isOver(goal, call) && helpers.has(indicator(goal) ?? ''));
  const goal = goals[at];
  if (goal?.kind !== 'compound' || depth >= DEEPEST) return [goals];
  const clauses = (helpers.get(indicator(goal) ?? '') ?? []).slice(0, MOST);
  const read = clauses.flatMap((clause, i) => alternatives(asGoals(goal, clause, `${depth}_${i}`)));
  return read
    .flatMap((inner) =>
      openHelpers([...goals.slice(0, at), ...inner, ...goals.slice(at + 1)], call, helpers, depth + 1),
    )
    .slice(0, MOST);
}

const isOver = (goal: Term, call: string): boolean =>
  goal.kind === 'compound' && goal.args.some((arg) => arg.kind === 'var' && arg.name === call);

/** The body of a clause, with the goal's arguments in the place of the head's. */
function asGoals(goal: Compound, { head, body }: Clause, mark: string): Term {
  const given = new Map<string, Term>();
  const equal: Term[] = [];
  const named = (term: Term): Term =>
    mapLeaves(term, (leaf) =>
      leaf.kind === 'var' ? (given.get(leaf.name) ?? variable(`_H${mark}_${leaf.name}`)) : leaf,
    );
  const params = head.kind === 'compound' ? head.args : [];
  params.forEach((param, i) => {
    const arg = goal.args[i];
    if (arg && param.kind === 'var' && !given.has(param.name)) given.set(param.name, arg);
    else if (arg) equal.push(compound('=', arg, named(param)));
  });
  return conjunction([...equal, ...(body ? [named(body)] : [])]);
}

/** The name of the argument that a goal reads from the call. */
function argumentRead(goal: Term, call: string): string | undefined {
  if (!isCompound(goal, 'call_arg', 3)) return undefined;
  const [of, name] = goal.args as [Term, Term];
  return of.kind === 'var' && of.name === call && name.kind === 'atom' ? name.name : undefined;
}

interface Kept {
  readonly goals: readonly Term[];
  readonly bound: ReadonlySet<string>;
  /** Whether the goals name the tool. */
  readonly names: boolean;
}

/** The goals that do not rest on what the goal at `at` gives. */
function without(goals: readonly Term[], at: number, call: string): Kept {
  const bound = new Set([call]);
  const lost = new Set(variablesOf(goals[at] as Term).filter((name) => name !== call));
  const kept: Term[] = [];
  goals.forEach((goal, i) => {
    const names = variablesOf(goal);
    if (i === at) return;
    if (names.some((name) => lost.has(name) && !bound.has(name))) {
      for (const name of names) if (!bound.has(name)) lost.add(name);
      return;
    }
    kept.push(goal);
    for (const name of names) bound.add(name);
  });
  return { goals: kept, bound, names: kept.some((goal) => namesTool(goal)) };
}

const namesTool = (goal: Term): boolean => isCompound(goal, 'call_tool', 2) && goal.args[1]?.kind === 'atom';

/** The conjunctions that a body stands for, its alternatives taken apart. */
function alternatives(body: Term): readonly (readonly Term[])[] {
  let all: (readonly Term[])[] = [[]];
  for (const goal of conjuncts(body)) {
    const choices = isChoice(goal) ? choicesOf(goal).flatMap(alternatives) : [[goal]];
    all = all.flatMap((before) => choices.map((choice) => [...before, ...choice])).slice(0, MOST);
  }
  return all;
}

const isChoice = (goal: Term): goal is Compound =>
  isCompound(goal, ';', 2) && !isCompound(goal.args[0] as Term, '->', 2);

function choicesOf(goal: Term): readonly Term[] {
  const found: Term[] = [];
  let rest = goal;
  while (isChoice(rest) && found.length < MOST) {
    found.push(rest.args[0] as Term);
    rest = rest.args[1] as Term;
  }
  return [...found, rest];
}

function conjuncts(body: Term): readonly Term[] {
  const goals: Term[] = [];
  const stack = [body];
  for (let next = stack.pop(); next; next = stack.pop())
    if (isCompound(next, ',', 2)) stack.push(next.args[1] as Term, next.args[0] as Term);
    else goals.push(next);
  return goals;
}

const conjunction = (goals: readonly Term[]): Term =>
  goals.reduceRight<Term | undefined>((rest, goal) => (rest ? compound(',', goal, rest) : goal), undefined) ??
  atom('true');
