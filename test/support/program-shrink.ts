/** Smaller samples: with fewer clauses, rows, goals and conditions. */

import type { Clause, Facts } from '../../src/logic/program.ts';
import { isCompound, type Term } from '../../src/logic/term.ts';
import type { Sample } from './programs.ts';

/** The samples one step smaller than this one, the boldest steps first. */
export function* smallerSamples(sample: Sample): IterableIterator<Sample> {
  for (const clauses of fewer(sample.clauses)) yield { ...sample, clauses };
  for (const goals of fewer(sample.goals)) yield { ...sample, goals };
  for (const [i, facts] of sample.layers.entries())
    for (const smaller of fewerFacts(facts)) yield { ...sample, layers: sample.layers.with(i, smaller) };
  for (const [i, clause] of sample.clauses.entries())
    for (const smaller of simplerClauses(clause))
      yield { ...sample, clauses: sample.clauses.with(i, smaller) };
  for (const [i, goal] of sample.goals.entries())
    for (const simpler of simplerBodies(goal)) yield { ...sample, goals: sample.goals.with(i, simpler) };
}

/** Without a half, a quarter, … and at last one by one. */
function* fewer<T>(items: readonly T[]): IterableIterator<readonly T[]> {
  for (let size = Math.ceil(items.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let start = 0; start < items.length; start += size) yield items.toSpliced(start, size);
}

function* fewerFacts(facts: Facts): IterableIterator<Facts> {
  for (const [relation, rows] of facts) {
    yield new Map([...facts].filter(([name]) => name !== relation));
    for (const kept of fewer(rows)) yield new Map([...facts, [relation, kept]]);
  }
}

function* simplerClauses({ body, ...rest }: Clause): IterableIterator<Clause> {
  if (!body) return;
  yield rest;
  for (const simpler of simplerBodies(body)) yield { ...rest, body: simpler };
}

/** A body with a goal less, or with a part of a goal in its place. */
function* simplerBodies(goal: Term): IterableIterator<Term> {
  if (goal.kind !== 'compound') return;
  const { name, args } = goal;
  const isPair = [',', ';', '->'].some((control) => isCompound(goal, control, 2));
  if (isPair) yield* args;
  if (!isPair && !['\\+', 'once', 'call', 'forall'].includes(name)) return;
  if (!isPair && args.length === 1) yield* args;
  for (const [i, arg] of args.entries())
    for (const simpler of simplerBodies(arg)) yield { ...goal, args: args.with(i, simpler) };
}
