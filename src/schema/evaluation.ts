/** What an evaluation of a value against a schema keeps, and the steps that all its keywords share. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import type { Place, SchemaDocument } from './document.ts';
import { fieldText, type Step, spoken } from './field.ts';
import { isList, isObject, own } from './json.ts';
import { matcherOf } from './patterns.ts';
import type { ArgumentProblem } from './rewritten.ts';
import { demandOf } from './words.ts';

/** Problems kept of one value. */
const PROBLEM_LIMIT = 50;

/** A value with its place in the arguments. There is one for each place, so that answers can be remembered. */
export interface Cell {
  readonly value: Json;
  readonly step?: Step;
  readonly parent?: Cell;
  readonly inner: Map<string | number, Cell>;
  readonly answers: Map<Place['schema'], Outcome>;
}

/** What a schema says of a value. */
export interface Outcome {
  readonly problems: readonly ArgumentProblem[];
  /** Fields that some keyword has looked at. */
  readonly fields: ReadonlySet<string>;
  /** Items that some keyword has looked at. */
  readonly items: ReadonlySet<number>;
}

export interface Evaluation {
  readonly document: SchemaDocument;
  /** The value of a cell against the schema at a place. */
  readonly evaluate: (place: Place, cell: Cell) => Outcome;
  work: number;
  nesting: number;
  exhausted: boolean;
}

export interface Open {
  readonly run: Evaluation;
  readonly place: Place;
  readonly cell: Cell;
  readonly keywords: JsonObject;
  readonly problems: ArgumentProblem[];
  readonly fields: Set<string>;
  readonly items: Set<number>;
}

export const cellOf = (value: Json, parent?: Cell, step?: Step): Cell => ({
  value,
  inner: new Map(),
  answers: new Map(),
  ...(parent && step !== undefined && { parent, step }),
});

export function innerCell(cell: Cell, step: Step): Cell {
  const known = cell.inner.get(step);
  if (known) return known;
  const value = isList(cell.value)
    ? cell.value[Number(step)]
    : isObject(cell.value)
      ? own(cell.value, String(step))
      : null;
  const made = cellOf(value ?? null, cell, step);
  cell.inner.set(step, made);
  return made;
}

export const fresh = (problems: readonly ArgumentProblem[], kept: ArgumentProblem[]): void => {
  for (const problem of problems) {
    if (kept.length >= PROBLEM_LIMIT) return;
    if (
      !kept.some(
        (one) => one.field === problem.field && one.code === problem.code && one.message === problem.message,
      )
    )
      kept.push(problem);
  }
};

export function refuse(
  open: Open,
  code: string,
  message: string,
  more: { readonly expected?: string; readonly nearest?: string | undefined } = {},
  cell: Cell = open.cell,
): void {
  const field = fieldText(cell);
  const { expected, nearest } = more;
  fresh(
    [
      {
        field,
        code,
        message: `${spoken(field)} ${message}`,
        ...(expected !== undefined && { expected }),
        ...(nearest !== undefined && { nearest }),
      },
    ],
    open.problems,
  );
}

/** Refuses by a keyword whose demand words can say. */
export function demand(open: Open, keyword: string, but: string): void {
  const words = demandOf(keyword, own(open.keywords, keyword) ?? null) ?? 'is refused';
  refuse(open, keyword, `${words}, but ${but}`, { expected: words.replace(/^must (be )?/, '') });
}

/** Whether there is no point in looking on: enough is wrong already, or the work is spent. */
export const isDone = ({ run, problems }: Open): boolean => run.exhausted || problems.length >= PROBLEM_LIMIT;

/** The schema at some steps of the open one, against its own value: problems and what was looked at count. */
export function also(open: Open, ...steps: readonly (string | number)[]): Outcome {
  return open.run.evaluate(open.run.document.at(open.place, ...steps), open.cell);
}

export function take(open: Open, outcome: Outcome): void {
  fresh(outcome.problems, open.problems);
  if (outcome.problems.length === 0) noted(open, outcome);
}

export function noted(open: Open, { fields, items }: Outcome): void {
  if (!open.run.document.asksUnevaluated) return;
  for (const field of fields) open.fields.add(field);
  for (const item of items) open.items.add(item);
}

/** The schema at some steps of the open one, against a part of its value. */
export function inside(open: Open, step: Step, ...steps: readonly (string | number)[]): boolean {
  const outcome = open.run.evaluate(open.run.document.at(open.place, ...steps), innerCell(open.cell, step));
  fresh(outcome.problems, open.problems);
  return outcome.problems.length === 0;
}

/** Takes from the work that is left. False when there was not enough. */
export function spend(open: Open, work: number): boolean {
  open.run.work -= work;
  if (open.run.work < 0) open.run.exhausted = true;
  return !open.run.exhausted;
}

/** Checks one keyword with a number where it has one. */
export function atLimit(open: Open, keyword: string, fails: (limit: number) => boolean, but: string): void {
  const limit = own(open.keywords, keyword);
  if (typeof limit === 'number' && fails(limit)) demand(open, keyword, but);
}

/** Undefined where there is nothing to decide: a pattern that is none, or no work left. */
export function matches(open: Open, pattern: string, value: string): boolean | undefined {
  if (!spend(open, 1 + (value.length >> 4))) return undefined;
  const matched = matcherOf(pattern).matches?.(value);
  if (matched !== 'too long') return matched;
  open.run.exhausted = true;
  return undefined;
}
