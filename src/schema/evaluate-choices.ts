/** Keywords that join schemas: all, any or one of them, none, and one by condition. */

import { problemsOfChoice } from './choice-problems.ts';
import { also, demand, fresh, noted, type Open, refuse, take } from './evaluation.ts';
import { isList, own } from './json.ts';
import { valueText } from './words.ts';

export function combinations(open: Open): void {
  const { keywords, run } = open;
  const all = own(keywords, 'allOf');
  if (isList(all)) for (const i of all.keys()) take(open, also(open, 'allOf', i));
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = own(keywords, keyword);
    if (isList(branches) && !run.exhausted) choice(open, keyword, branches.length);
  }
  if (Object.hasOwn(keywords, 'not')) {
    const { problems } = also(open, 'not');
    if (problems.length === 0 && !run.exhausted) demand(open, 'not', `is ${valueText(open.cell.value)}`);
  }
  if (Object.hasOwn(keywords, 'if')) conditional(open);
}

function choice(open: Open, keyword: 'anyOf' | 'oneOf', length: number): void {
  const outcomes = Array.from({ length }, (_, i) => also(open, keyword, i));
  const held = outcomes.filter(({ problems }) => problems.length === 0);
  for (const outcome of held) noted(open, outcome);
  if (held.length === 0) {
    const branches = Array.from({ length }, (_, i) => open.run.document.at(open.place, keyword, i));
    fresh(problemsOfChoice(open.run, keyword, open.cell, branches, outcomes), open.problems);
  } else if (keyword === 'oneOf' && held.length > 1) {
    const which = outcomes.flatMap(({ problems }, i) => (problems.length === 0 ? [i + 1] : [])).slice(0, 5);
    refuse(
      open,
      'oneOf',
      `must fit exactly one of ${length} forms, but fits ${held.length} of them (${which.join(', ')})`,
      {
        expected: 'exactly one of the forms',
      },
    );
  }
}

function conditional(open: Open): void {
  const condition = also(open, 'if');
  const held = condition.problems.length === 0;
  if (held) noted(open, condition);
  const keyword = held ? 'then' : 'else';
  if (Object.hasOwn(open.keywords, keyword)) take(open, also(open, keyword));
}
