/** What to say when a value fits none of several forms: what was wrong with the form that was probably meant. */

import type { Json } from '../catalog/unit.ts';
import type { Place } from './document.ts';
import type { Cell, Evaluation, Outcome } from './evaluation.ts';
import { fieldText, spoken } from './field.ts';
import { isList, own, typeOf } from './json.ts';
import type { ArgumentProblem } from './rewritten.ts';
import { namesText, typesText, typeWord, valuesText, valueText } from './words.ts';

/** The problems of a value that fits none of the branches. */
export function problemsOfChoice(
  run: Evaluation,
  keyword: 'anyOf' | 'oneOf',
  cell: Cell,
  branches: readonly Place[],
  outcomes: readonly Outcome[],
): readonly ArgumentProblem[] {
  const field = fieldText(cell);
  const one = (message: string, expected: string): ArgumentProblem[] => [
    { field, code: keyword, message: `${spoken(field)} ${message}`, expected },
  ];
  const read = branches.map((place) => run.document.modern(place).keywords);
  const needed = read.map((keywords) => onlyRequired(keywords));
  if (needed.every((names) => names !== undefined)) {
    const ways = needed.map((names) => namesText(names ?? [])).join(' or ');
    return one(`must have ${ways}`, ways);
  }
  if (read.every((keywords) => valuesOf(keywords) !== undefined)) {
    const values = read.flatMap((keywords) => valuesOf(keywords) ?? []);
    const expected = `one of ${valuesText(values)}`;
    return one(`must be ${expected}, but is ${valueText(cell.value)}`, expected);
  }
  if (outcomes.every(({ problems }) => problems[0]?.code === 'type' && problems[0].field === field)) {
    const expected = typesText([...new Set(outcomes.flatMap((_, i) => typesOf(read[i] ?? {})))]);
    if (expected !== 'nothing')
      return one(`must be ${expected}, but is ${typeWord(typeOf(cell.value))}`, expected);
  }
  return outcomes[closest(outcomes, field)]?.problems ?? one('fits none of the forms', 'one of the forms');
}

const typesOf = (keywords: { readonly [key: string]: Json }): readonly string[] => {
  const type = own(keywords, 'type');
  return isList(type) ? type.map(String) : typeof type === 'string' ? [type] : [];
};

function onlyRequired(keywords: { readonly [key: string]: Json }): readonly string[] | undefined {
  const names = own(keywords, 'required');
  const others = Object.keys(keywords).filter(
    (key) => key !== 'required' && key !== 'type' && key !== 'description',
  );
  return isList(names) && others.length === 0 ? names.map(String) : undefined;
}

function valuesOf(keywords: { readonly [key: string]: Json }): readonly Json[] | undefined {
  const values = own(keywords, 'enum');
  if (isList(values)) return values;
  return Object.hasOwn(keywords, 'const') ? [own(keywords, 'const') ?? null] : undefined;
}

/** The branch with the least against it: another type weighs most, then another tag, then the number of problems. */
function closest(outcomes: readonly Outcome[], field: string): number {
  const weights = outcomes.map(({ problems }) =>
    problems.reduce((sum, problem) => {
      if (problem.code === 'type' && problem.field === field) return sum + 10_000;
      return sum + (problem.code === 'const' || problem.code === 'enum' ? 100 : 1);
    }, 0),
  );
  return weights.indexOf(Math.min(...weights));
}
