/**
 * The flow of values through the policy's own relations: what asking one with some arguments bound comes to.
 */

import { variablesOf } from '../../logic/term.ts';
import { boundTo, openIn } from './bound.ts';
import { runBody } from './run-body.ts';
import type { Statement } from './statement.ts';

/** The clauses of a relation that are more than ground facts. */
export type Callee = readonly Statement[];

/** What asking a relation with some arguments bound comes to. */
export interface Outcome {
  /** The arguments that are bound afterwards, by position. */
  readonly binds: readonly boolean[];
  /** Whether every clause finds what it needs. */
  readonly sound: boolean;
}

export interface Flow {
  /** The outcome of asking a relation of the policy, or undefined when it states none of that name. */
  ask(relation: string, given: readonly boolean[]): Outcome | undefined;
}

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
