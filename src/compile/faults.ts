/** Faults of rules in words: what the solver says in Prolog's terms, as people say it. */

import { shown } from '../logic/diagnostics.ts';

/** Of what is wanted in Prolog's errors, as people call it. */
const WANTED: ReadonlyMap<string, string> = new Map([
  ['atom', 'text'],
  ['atomic', 'text or a number'],
  ['callable', 'a goal'],
  ['character', 'one character'],
  ['compound', 'a term with arguments'],
  ['integer', 'a whole number'],
  ['list', 'a list'],
  ['number', 'a number'],
  ['not_less_than_zero', 'a number of at least 0'],
]);

type Wording = readonly [pattern: RegExp, words: (found: readonly string[]) => string];

const WORDINGS: readonly Wording[] = [
  [
    /^type_error\(evaluable, (.*)\/0\)$/s,
    ([, got = '']) => `the comparison needs numbers, and got ${shown(got)}`,
  ],
  [
    /^type_error\(evaluable, (.*)\)$/s,
    ([, got = '']) => `the comparison needs numbers, and got ${shown(got)}, which computes nothing`,
  ],
  [
    /^(?:type|domain)_error\((\w+), (.*)\)$/s,
    ([, wanted = '', got = '']) =>
      `${WANTED.get(wanted) ?? wanted.replaceAll('_', ' ')} is needed, and got ${shown(got)}`,
  ],
  [/^instantiation_error$/, () => 'a variable has no value where one is needed'],
  [/^evaluation_error\(zero_divisor\)$/, () => 'a number is divided by zero'],
  [
    /^evaluation_error\((.*)\)$/s,
    ([, what = '']) => `the arithmetic has no result (${what.replaceAll('_', ' ')})`,
  ],
  [/^existence_error\(procedure, (.*)\)$/s, ([, what = '']) => `there is no relation ${shown(what)}`],
  [/^(?:representation|resource)_error\((.*)\)$/s, ([, what = '']) => `too much of ${shown(what)}`],
  [
    /^a rule derives (.*), which it cannot hold$/s,
    ([, what = '', relation = '']) => `a rule of ${shown(relation)} derives ${what}, which it cannot hold`,
  ],
];

/** Why a question about `relation` has no answer, as a clause. A message that is in words already stays. */
export function faultText({ relation, message }: { relation: string; message: string }): string {
  for (const [pattern, words] of WORDINGS) {
    const found = pattern.exec(message);
    if (found) return words([...found, relation]);
  }
  return message;
}
