/**
 * Unit arguments: which arguments of a policy's own relations stand for units.
 *
 * Nothing declares them, but `team(U, mail)` beside `category(U, work)` says that the first argument of `team/2`
 * is a unit, and then `team(tool(typo), mail)` is a mistake.
 */

import { indicator, type Term } from '../../logic/term.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { goalsOf } from './goals.ts';
import type { Statement } from './statement.ts';

/** Argument positions that stand for units, by `name/arity`, of relations outside the vocabulary. */
export function unitArguments(statements: readonly Statement[]): ReadonlyMap<string, ReadonlySet<number>> {
  const own = new Set(
    statements.map(({ relation }) => relation).filter((relation) => !VOCABULARY.has(relation)),
  );
  const rules = statements.filter(({ body }) => body).map(termsOf);
  const byVariable = rules.map((terms) => new Set(terms.flatMap(declaredUnits)));
  const found = new Map<string, Set<number>>();
  const waiting = new Map<string, Set<number>>();
  rules.forEach((terms, i) => {
    for (const term of terms) {
      const name = indicator(term) ?? '';
      if (!own.has(name)) continue;
      const users = waiting.get(name);
      if (users) users.add(i);
      else waiting.set(name, new Set([i]));
    }
  });
  const agenda = rules.map((_, i) => i);
  for (let i = agenda.pop(); i !== undefined; i = agenda.pop()) {
    const mine = (rules[i] as Term[]).filter((term) => own.has(indicator(term) ?? ''));
    for (const relation of learn(mine, byVariable[i] as Set<string>, found))
      agenda.push(...(waiting.get(relation) ?? []));
  }
  return found;
}

const termsOf = ({ head, body }: Statement): Term[] => [
  head,
  ...goalsOf(body as Term).map(({ term }) => term),
];

/** The variables in arguments that the vocabulary declares to be units. */
function declaredUnits(term: Term): string[] {
  const sorts = VOCABULARY.get(indicator(term) ?? '')?.sorts;
  if (!sorts || term.kind !== 'compound') return [];
  return term.args.flatMap((arg, i) => (arg.kind === 'var' && sorts[i]?.name === 'unit' ? [arg.name] : []));
}

/** Carries what is known between the variables of a clause and its relations. Returns the relations it learnt of. */
function learn(terms: readonly Term[], variables: Set<string>, found: Map<string, Set<number>>): Set<string> {
  const learnt = new Set<string>();
  for (let before = -1; before !== variables.size; ) {
    before = variables.size;
    for (const term of terms) {
      const relation = indicator(term) ?? '';
      if (term.kind !== 'compound') continue;
      const units = found.get(relation) ?? new Set<number>();
      term.args.forEach((arg, i) => {
        if (arg.kind !== 'var') return;
        if (units.has(i)) variables.add(arg.name);
        else if (variables.has(arg.name)) {
          units.add(i);
          found.set(relation, units);
          learnt.add(relation);
        }
      });
    }
  }
  return learnt;
}
