/** A value against a schema, with every problem, in bounded work. */

import type { Place, SchemaDocument } from './document.ts';
import { combinations } from './evaluate-choices.ts';
import { list } from './evaluate-list.ts';
import { object, other } from './evaluate-object.ts';
import { number, text, typed, values } from './evaluate-value.ts';
import { type Cell, type Evaluation, inside, type Open, type Outcome, refuse, take } from './evaluation.ts';
import { isList, isObject, own } from './json.ts';

/** Steps of one evaluation: schemas entered, values compared, and a part of every text matched. */
const WORK_LIMIT = 400_000;
/** Schemas entered inside each other. */
const NESTING_LIMIT = 600;

/** A run over one document, with all its work still to spend. */
export function startEvaluation(document: SchemaDocument): Evaluation {
  const run: Evaluation = {
    document,
    evaluate: (place, cell) => evaluate(run, place, cell),
    work: WORK_LIMIT,
    nesting: 0,
    exhausted: false,
  };
  return run;
}

const NONE: ReadonlySet<never> = new Set<never>();
const FINE: Outcome = { problems: [], fields: NONE, items: NONE };

/** The value of a cell against the schema at a place. What runs out of work counts as refused, by the caller. */
export function evaluate(run: Evaluation, place: Place, cell: Cell): Outcome {
  if (place.schema === true) return FINE;
  const known = cell.answers.get(place.schema);
  if (known) return known;
  if (run.exhausted || --run.work < 0 || run.nesting >= NESTING_LIMIT) {
    run.exhausted = true;
    return FINE;
  }
  // A schema that leads back to itself without a step into the value says nothing more.
  cell.answers.set(place.schema, FINE);
  run.nesting += 1;
  const outcome = look(run, place, cell);
  run.nesting -= 1;
  cell.answers.set(place.schema, outcome);
  return outcome;
}

function look(run: Evaluation, place: Place, cell: Cell): Outcome {
  const { keywords } = run.document.modern(place);
  const open: Open = { run, place, cell, keywords, problems: [], fields: new Set(), items: new Set() };
  if (place.schema === false) refuse(open, 'false', 'is not accepted');
  else {
    references(open);
    if (typed(open)) byType(open);
    values(open);
    combinations(open);
    unevaluated(open);
  }
  return open;
}

function references(open: Open): void {
  for (const keyword of ['$ref', '$dynamicRef']) {
    const reference = own(open.keywords, keyword);
    if (typeof reference !== 'string') continue;
    const target = open.run.document.resolve(reference, open.place);
    // What lies outside the document is not fetched, and so not checked.
    if (target) take(open, open.run.evaluate(target, open.cell));
  }
}

function byType(open: Open): void {
  const { value } = open.cell;
  if (typeof value === 'number') number(open, value);
  else if (typeof value === 'string') text(open, value);
  else if (isList(value)) list(open, value);
  else if (isObject(value)) object(open, value);
}

function unevaluated(open: Open): void {
  const { value } = open.cell;
  if (isObject(value) && Object.hasOwn(open.keywords, 'unevaluatedProperties'))
    for (const name of Object.keys(value))
      if (!open.fields.has(name)) other(open, name, 'unevaluatedProperties');
  if (!isList(value) || !Object.hasOwn(open.keywords, 'unevaluatedItems')) return;
  for (const i of value.keys()) {
    if (open.items.has(i) || open.run.exhausted) continue;
    inside(open, i, 'unevaluatedItems');
    open.items.add(i);
  }
}
