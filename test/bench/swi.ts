/** Native SWI-Prolog, where it is installed, timed by its own clock. */

import { spawnSync } from 'node:child_process';
import { runSwipl } from '../support/swipl.ts';
import { goalText, type RuleProgram } from './rule-programs.ts';
import { type Sample, sampleOf } from './sample.ts';

export const hasSwi: boolean = spawnSync('swipl', ['--version'], { timeout: 60_000 }).status === 0;

const WARM_UP = 3;

/** How many answers a program's goal has, and how long all of them take: tables are dropped before every run. */
export function timeSwi(
  asked: RuleProgram,
  runs: number,
): { readonly answers: number; readonly sample: Sample } {
  const lines = runSwipl(swiProgram(asked, runs + WARM_UP))
    .trim()
    .split('\n');
  const [answers, ...times] = lines.map(Number);
  return { answers: answers ?? 0, sample: sampleOf(times.slice(WARM_UP)) };
}

const swiProgram = (asked: RuleProgram, runs: number): string => `
${(asked.tabled ?? []).map((relation) => `:- table ${relation}.`).join('\n')}
${asked.text}
answers(N) :- aggregate_all(count, ${goalText(asked, 0)}, N).
timed :-
    abolish_all_tables,
    garbage_collect,
    statistics(cputime, Start),
    answers(_),
    statistics(cputime, End),
    Milliseconds is (End - Start) * 1000,
    writeln(Milliseconds).
:- initialization((answers(N), writeln(N), forall(between(1, ${runs}, _), timed))).
`;
