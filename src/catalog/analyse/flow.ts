/** The flow of values through bodies, and through the policy's own relations. */

import { shown } from '../../logic/diagnostics.ts';
import { type Compound, indicator, isCompound, type Term, variablesOf } from '../../logic/term.ts';
import { BUILTINS, COMPARISONS, type Mode } from '../builtins.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { type Bound, bind, boundTo, copyOf, either, equate, openIn } from './bound.ts';
import { called, conjuncts } from './goals.ts';
import type { Statement } from './statement.ts';

/** The clauses of a relation that are more than ground facts. */
export type Callee = readonly Statement[];

export type FlowCode = 'unsafe_variable' | 'unsafe_negation' | 'unbound_comparison' | 'unbound_argument';
/** Takes a problem: the variable it is about, and what is wrong with it. */
export type Complain = (variable: Term, code: FlowCode, wrong: string, expected: string) => void;

/** What asking a relation with some arguments bound comes to. */
interface Outcome {
  /** The arguments that are bound afterwards, by position. */
  readonly binds: readonly boolean[];
  /** Whether every clause finds what it needs. */
  readonly sound: boolean;
}

export interface Flow {
  /** The outcome of asking a relation of the policy, or undefined when it states none of that name. */
  ask(relation: string, given: readonly boolean[]): Outcome | undefined;
}

// ------------------------------------------------------------------------------------------- relations

interface Question {
  readonly relation: string;
  readonly given: readonly boolean[];
  outcome: Outcome;
  /** Questions whose outcome rests on this one. */
  readonly users: Set<Question>;
}

/**
 * Answers questions about relations that may call each other in circles: each begins with the best outcome
 * and is judged again when one it rests on gets worse. That can happen once for each argument, so it ends.
 */
export function createFlow(callees: ReadonlyMap<string, Callee>): Flow {
  const questions = new Map<string, Question>();
  const agenda: Question[] = [];
  const question = (relation: string, given: readonly boolean[]): Question => {
    const key = `${relation} ${given.map(Number).join('')}`;
    const known = questions.get(key);
    if (known) return known;
    const created = {
      relation,
      given,
      outcome: { binds: given.map(() => true), sound: true },
      users: new Set<Question>(),
    };
    questions.set(key, created);
    agenda.push(created);
    return created;
  };
  const answer = (asked: Question): void => {
    const flow: Flow = {
      ask(relation, given) {
        if (!callees.has(relation)) return undefined;
        const inner = question(relation, given);
        inner.users.add(asked);
        return inner.outcome;
      },
    };
    const outcome = worse(asked.outcome, judge(callees.get(asked.relation) ?? [], asked.given, flow));
    if (sameOutcome(outcome, asked.outcome)) return;
    asked.outcome = outcome;
    for (const user of asked.users) agenda.push(user);
  };
  return {
    ask(relation, given) {
      if (!callees.has(relation)) return undefined;
      const asked = question(relation, given);
      for (let next = agenda.pop(); next; next = agenda.pop()) answer(next);
      return asked.outcome;
    },
  };
}

function judge(clauses: Callee, given: readonly boolean[], flow: Flow): Outcome {
  const binds = given.map(() => true);
  let sound = true;
  for (const clause of clauses) {
    const args = clause.head.kind === 'compound' ? clause.head.args : [];
    const bound = boundTo(args.flatMap((arg, i) => (given[i] ? variablesOf(arg) : [])));
    const complain = () => {
      sound = false;
    };
    if (clause.body) runBody(clause, bound, { flow, complain, repair: false });
    args.forEach((arg, i) => {
      if (openIn(bound, arg).length > 0) binds[i] = false;
    });
  }
  return { binds, sound };
}

/** Outcomes only ever get worse, so that circles of relations come to rest. */
const worse = (a: Outcome, b: Outcome): Outcome => ({
  binds: a.binds.map((value, i) => value && b.binds[i] === true),
  sound: a.sound && b.sound,
});

const sameOutcome = (a: Outcome, b: Outcome): boolean =>
  a.sound === b.sound && a.binds.every((value, i) => value === b.binds[i]);

// ---------------------------------------------------------------------------------------------- bodies

export interface Watch {
  readonly flow: Flow;
  readonly complain: Complain;
  /** Go on as if a relation that was asked wrongly had answered, so that one mistake is reported once. */
  readonly repair: boolean;
}

interface Run extends Watch {
  /** How often each variable stands in the whole clause. */
  readonly uses: ReadonlyMap<string, number>;
}

/** Carries values through the body of a clause. `bound` holds those at its end. */
export function runBody(clause: Statement, bound: Bound, watch: Watch): void {
  const uses = countUses([clause.head, clause.body as Term]);
  run(clause.body as Term, bound, { ...watch, uses });
}

function countUses(terms: readonly Term[]): Map<string, number> {
  const uses = new Map<string, number>();
  const stack = [...terms];
  for (let term = stack.pop(); term; term = stack.pop()) {
    if (term.kind === 'var') uses.set(term.name, (uses.get(term.name) ?? 0) + 1);
    if (term.kind === 'compound') stack.push(...term.args);
  }
  return uses;
}

function run(body: Term, bound: Bound, context: Run): void {
  for (const goal of conjuncts(body)) step(goal, bound, context);
}

function step(goal: Term, bound: Bound, context: Run): void {
  const name = indicator(goal);
  if (name === undefined) return;
  if (goal.kind === 'atom') {
    if (goal.name === 'fail' || goal.name === 'false') bound.unreachable = true;
    return;
  }
  const control = CONTROL_STEPS.get(name);
  if (control) control(goal as Compound, bound, context);
  else if (goal.kind === 'compound' && goal.name === 'call') step(called(goal.args), bound, context);
  else relation(goal as Compound, name, bound, context);
}

type Step = (goal: Compound, bound: Bound, context: Run) => void;

const first = (goal: Compound): Term => goal.args[0] as Term;
const second = (goal: Compound): Term => goal.args[1] as Term;

const CONTROL_STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  [',/2', run],
  [';/2', disjunction],
  ['->/2', both],
  ['once/1', (goal, bound, context) => run(first(goal), bound, context)],
  ['\\+/1', (goal, bound, context) => negation(goal, [first(goal)], bound, context)],
  ['forall/2', (goal, bound, context) => negation(goal, [first(goal), second(goal)], bound, context)],
  ['findall/3', collection],
  ['=/2', (goal, bound) => equate(bound, first(goal), second(goal))],
]);

function both(goal: Compound, bound: Bound, context: Run): void {
  run(first(goal), bound, context);
  run(second(goal), bound, context);
}

/** `A ; B ; …` along its right side, so that a long one takes no stack. */
function disjunction(goal: Compound, bound: Bound, context: Run): void {
  const branches: Bound[] = [];
  let rest: Term = goal;
  for (; isCompound(rest, ';', 2); rest = second(rest)) branches.push(branch(first(rest), bound, context));
  branches.push(branch(rest, bound, context));
  const after = branches.reduce((left, right) => {
    const both = copyOf(bound);
    either(both, left, right);
    return both;
  });
  bind(bound, after.names);
  bound.unreachable ||= after.unreachable;
}

function branch(goal: Term, bound: Bound, context: Run): Bound {
  const inner = copyOf(bound);
  run(goal, inner, context);
  return inner;
}

/** Inside a negation a variable may be new, but then nothing outside may speak of it. */
function negation(goal: Compound, goals: readonly Term[], bound: Bound, context: Run): void {
  const shared = sharedIn(goal, bound, context);
  for (const name of shared) {
    const wrong = 'has no value before this negation';
    context.complain(find(goal, name), 'unsafe_negation', wrong, 'a goal that gives it one, further left');
  }
  bind(bound, shared);
  const inner = copyOf(bound);
  for (const one of goals) run(one, inner, context);
}

/** The variables of a goal that have no value and stand outside it too. */
function sharedIn(goal: Term, bound: Bound, { uses }: Run): string[] {
  const inside = countUses([goal]);
  return openIn(bound, goal).filter((name) => (uses.get(name) ?? 0) > (inside.get(name) ?? 0));
}

function collection(goal: Compound, bound: Bound, context: Run): void {
  const [template, inner, result] = goal.args as [Term, Term, Term];
  const found = branch(inner, bound, context);
  for (const name of openIn(found, template)) {
    const wrong = 'is given no value by the goal of findall/3';
    context.complain(find(template, name), 'unsafe_variable', wrong, 'a goal inside that gives it one');
  }
  bind(bound, variablesOf(result));
}

function relation(goal: Compound, name: string, bound: Bound, context: Run): void {
  const builtin = BUILTINS.get(name);
  if (COMPARISONS.has(name) || name === 'is/2') compare(goal, name, bound, context);
  else if (builtin) useMode(goal, [builtin, ...(builtin.or ?? [])], bound, context);
  else if (!VOCABULARY.has(name)) askOwn(goal, name, bound, context);
  else {
    const modes = (VOCABULARY.get(name)?.modes ?? []).flatMap((letter, i) => (letter === '+' ? [i] : []));
    useMode(goal, [{ needs: modes, binds: goal.args.map((_, i) => i) }], bound, context);
  }
}

function compare(goal: Compound, name: string, bound: Bound, context: Run): void {
  const needed = name === 'is/2' ? [second(goal)] : goal.args;
  // `U \= tool(_)` says that U is no tool at all, as `\+ U = tool(_)` does.
  const opens =
    name === '\\=/2' ? sharedIn(goal, bound, context) : needed.flatMap((side) => openIn(bound, side));
  for (const open of new Set(opens)) {
    const wrong = `has no value before ${shown(goal.name)}`;
    context.complain(find(goal, open), 'unbound_comparison', wrong, 'a goal that gives it one, further left');
  }
  bind(bound, variablesOf(goal));
}

function useMode(goal: Compound, modes: readonly Mode[], bound: Bound, context: Run): void {
  const open = (i: number) => openIn(bound, goal.args[i] as Term)[0];
  const fits = modes.find(({ needs }) => needs.every((i) => open(i) === undefined));
  const mode = fits ?? (modes[0] as Mode);
  if (!fits) needArgument(goal, mode.needs.map(open).find((name) => name !== undefined) as string, context);
  bind(
    bound,
    mode.needs.flatMap((i) => variablesOf(goal.args[i] as Term)),
  );
  bind(
    bound,
    mode.binds.flatMap((i) => variablesOf(goal.args[i] as Term)),
  );
}

function askOwn(goal: Compound, name: string, bound: Bound, context: Run): void {
  const given = goal.args.map((arg) => openIn(bound, arg).length === 0);
  const outcome = context.flow.ask(name, given);
  const open = openIn(bound, goal)[0];
  if (outcome && !outcome.sound && open !== undefined) needArgument(goal, open, context);
  const repaired = !outcome || (context.repair && !outcome.sound);
  const binds = repaired ? given.map(() => true) : outcome.binds;
  bind(
    bound,
    goal.args.flatMap((arg, i) => (binds[i] ? variablesOf(arg) : [])),
  );
}

function needArgument(goal: Compound, name: string, { complain }: Run): void {
  const asked = indicator(goal) as string;
  const wrong = `has no value before ${shown(asked)}, which needs it`;
  complain(find(goal, name), 'unbound_argument', wrong, 'a goal that gives it one, further left');
}

/** The first place of a variable in a term. */
function find(term: Term, name: string): Term {
  const stack = [term];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.kind === 'var' && next.name === name) return next;
    if (next.kind === 'compound') for (let i = next.args.length; i-- > 0; ) stack.push(next.args[i] as Term);
  }
  return term;
}
