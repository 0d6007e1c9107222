/** A value against a schema, with every problem, in bounded work. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { nearestName } from '../logic/diagnostics.ts';
import { problemsOfChoice } from './choice-problems.ts';
import type { Place, SchemaDocument } from './document.ts';
import { fieldText, type Step, spoken } from './field.ts';
import { isOfFormat } from './formats.ts';
import { canonicalText, equalJson, isList, isObject, own, typeOf } from './json.ts';
import { isMultipleOf } from './numbers.ts';
import { matcherOf } from './patterns.ts';
import type { ArgumentProblem } from './rewritten.ts';
import { demandOf, namesText, typesText, typeWord, valuesText, valueText } from './words.ts';

/** Steps of one evaluation: schemas entered, values compared, and a part of every text matched. */
export const WORK_LIMIT = 400_000;
/** Schemas entered inside each other. */
const NESTING_LIMIT = 600;
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
  work: number;
  nesting: number;
  exhausted: boolean;
}

export const startEvaluation = (document: SchemaDocument): Evaluation => ({
  document,
  work: WORK_LIMIT,
  nesting: 0,
  exhausted: false,
});

export const cellOf = (value: Json, parent?: Cell, step?: Step): Cell => ({
  value,
  inner: new Map(),
  answers: new Map(),
  ...(parent && step !== undefined && { parent, step }),
});

const NONE: ReadonlySet<never> = new Set<never>();
const FINE: Outcome = { problems: [], fields: NONE, items: NONE };

interface Open {
  readonly run: Evaluation;
  readonly place: Place;
  readonly cell: Cell;
  readonly keywords: JsonObject;
  readonly problems: ArgumentProblem[];
  readonly fields: Set<string>;
  readonly items: Set<number>;
}

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

const fresh = (problems: readonly ArgumentProblem[], kept: ArgumentProblem[]): void => {
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

function refuse(
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
function demand(open: Open, keyword: string, but: string): void {
  const words = demandOf(keyword, own(open.keywords, keyword) ?? null) ?? 'is refused';
  refuse(open, keyword, `${words}, but ${but}`, { expected: words.replace(/^must (be )?/, '') });
}

/** Whether there is no point in looking on: enough is wrong already, or the work is spent. */
const isDone = ({ run, problems }: Open): boolean => run.exhausted || problems.length >= PROBLEM_LIMIT;

/** The schema at some steps of the open one, against its own value: problems and what was looked at count. */
function also(open: Open, ...steps: readonly (string | number)[]): Outcome {
  return evaluate(open.run, open.run.document.at(open.place, ...steps), open.cell);
}

function take(open: Open, outcome: Outcome): void {
  fresh(outcome.problems, open.problems);
  if (outcome.problems.length === 0) noted(open, outcome);
}

function noted(open: Open, { fields, items }: Outcome): void {
  if (!open.run.document.asksUnevaluated) return;
  for (const field of fields) open.fields.add(field);
  for (const item of items) open.items.add(item);
}

/** The schema at some steps of the open one, against a part of its value. */
function inside(open: Open, step: Step, ...steps: readonly (string | number)[]): boolean {
  const outcome = evaluate(open.run, open.run.document.at(open.place, ...steps), innerCell(open.cell, step));
  fresh(outcome.problems, open.problems);
  return outcome.problems.length === 0;
}

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

function references(open: Open): void {
  for (const keyword of ['$ref', '$dynamicRef']) {
    const reference = own(open.keywords, keyword);
    if (typeof reference !== 'string') continue;
    const target = open.run.document.resolve(reference, open.place);
    // What lies outside the document is not fetched, and so not checked.
    if (target) take(open, evaluate(open.run, target, open.cell));
  }
}

function typed(open: Open): boolean {
  const type = own(open.keywords, 'type');
  if (type === undefined) return true;
  const types = isList(type) ? type.map(String) : [String(type)];
  const { value } = open.cell;
  const actual = typeOf(value);
  if (types.includes(actual) || (types.includes('integer') && Number.isInteger(value))) return true;
  const but = types.includes('integer') && actual === 'number' ? valueText(value) : typeWord(actual);
  refuse(open, 'type', `must be ${typesText(types)}, but is ${but}`, { expected: typesText(types) });
  return false;
}

function values(open: Open): void {
  const { keywords } = open;
  const allowed = own(keywords, 'enum');
  if (isList(allowed) && !allowed.some((one) => same(open, one))) refuseValue(open, 'enum', allowed);
  const only = own(keywords, 'const');
  if (Object.hasOwn(keywords, 'const') && !same(open, only ?? null))
    refuseValue(open, 'const', [only ?? null]);
}

function same(open: Open, value: Json): boolean {
  const given = open.cell.value;
  if (given === value) return true;
  if (typeof given !== 'object' || typeof value !== 'object' || given === null || value === null)
    return false;
  if (!spend(open, sizeOf(given))) return false;
  return equalJson(given, value);
}

const sizeOf = (value: Json): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length + 1 : 1;

function refuseValue(open: Open, keyword: string, allowed: readonly Json[]): void {
  const given = open.cell.value;
  const texts = allowed.filter((one) => typeof one === 'string');
  const nearest = typeof given === 'string' ? nearestName(given, texts) : undefined;
  const expected = allowed.length === 1 ? valueText(allowed[0] ?? null) : `one of ${valuesText(allowed)}`;
  refuse(open, keyword, `must be ${expected}, but is ${valueText(given)}`, { expected, nearest });
}

/** Takes from the work that is left. False when there was not enough. */
function spend(open: Open, work: number): boolean {
  open.run.work -= work;
  if (open.run.work < 0) open.run.exhausted = true;
  return !open.run.exhausted;
}

function byType(open: Open): void {
  const { value } = open.cell;
  if (typeof value === 'number') number(open, value);
  else if (typeof value === 'string') text(open, value);
  else if (isList(value)) list(open, value);
  else if (isObject(value)) object(open, value);
}

/** Checks one keyword with a number where it has one. */
function atLimit(open: Open, keyword: string, fails: (limit: number) => boolean, but: string): void {
  const limit = own(open.keywords, keyword);
  if (typeof limit === 'number' && fails(limit)) demand(open, keyword, but);
}

function number(open: Open, value: number): void {
  const but = `is ${value}`;
  atLimit(open, 'minimum', (limit) => value < limit, but);
  atLimit(open, 'maximum', (limit) => value > limit, but);
  atLimit(open, 'exclusiveMinimum', (limit) => value <= limit, but);
  atLimit(open, 'exclusiveMaximum', (limit) => value >= limit, but);
  atLimit(open, 'multipleOf', (step) => !isMultipleOf(value, step), but);
}

function text(open: Open, value: string): void {
  const { keywords } = open;
  if (Object.hasOwn(keywords, 'minLength') || Object.hasOwn(keywords, 'maxLength')) {
    const length = lengthOf(value);
    atLimit(open, 'minLength', (limit) => length < limit, `has ${length}`);
    atLimit(open, 'maxLength', (limit) => length > limit, `has ${length}`);
  }
  const pattern = own(keywords, 'pattern');
  if (typeof pattern === 'string' && matches(open, pattern, value) === false)
    demand(open, 'pattern', `is ${valueText(value)}`);
  const format = own(keywords, 'format');
  if (typeof format === 'string' && !isOfFormat(format, value))
    demand(open, 'format', `is ${valueText(value)}`);
}

/** Code points. */
function lengthOf(value: string): number {
  let length = value.length;
  for (let i = 1; i < value.length; i++)
    if ((value.charCodeAt(i) & 0xfc00) === 0xdc00 && (value.charCodeAt(i - 1) & 0xfc00) === 0xd800)
      length -= 1;
  return length;
}

/** Undefined where there is nothing to decide: a pattern that is none, or no work left. */
function matches(open: Open, pattern: string, value: string): boolean | undefined {
  if (!spend(open, 1 + (value.length >> 4))) return undefined;
  const matched = matcherOf(pattern).matches?.(value);
  if (matched !== 'too long') return matched;
  open.run.exhausted = true;
  return undefined;
}

function list(open: Open, value: readonly Json[]): void {
  const { keywords } = open;
  const but = `has ${value.length}`;
  atLimit(open, 'minItems', (limit) => value.length < limit, but);
  atLimit(open, 'maxItems', (limit) => value.length > limit, but);
  if (own(keywords, 'uniqueItems') === true) unique(open, value);
  const prefix = own(keywords, 'prefixItems');
  const fixed = isList(prefix) ? Math.min(prefix.length, value.length) : 0;
  for (let i = 0; i < fixed && !open.run.exhausted; i++) {
    inside(open, i, 'prefixItems', i);
    open.items.add(i);
  }
  if (Object.hasOwn(keywords, 'items')) further(open, value, fixed);
  if (Object.hasOwn(keywords, 'contains')) contains(open, value);
}

function further(open: Open, value: readonly Json[], fixed: number): void {
  if (own(open.keywords, 'items') === false) {
    if (value.length > fixed) tooLong(open, value.length, fixed);
    return;
  }
  for (let i = fixed; i < value.length && !isDone(open); i++) {
    inside(open, i, 'items');
    open.items.add(i);
  }
}

const tooLong = (open: Open, length: number, most: number): void =>
  refuse(open, 'items', `must have at most ${most} items, but has ${length}`, {
    expected: `at most ${most} items`,
  });

function unique(open: Open, value: readonly Json[]): void {
  const seen = new Map<string, number>();
  for (const [i, item] of value.entries()) {
    const key = canonicalText(item);
    if (!spend(open, 1 + (key.length >> 4))) return;
    const before = seen.get(key);
    if (before !== undefined)
      refuse(open, 'uniqueItems', `must not have two equal items, but items ${before} and ${i} are equal`, {
        expected: 'no two equal items',
      });
    seen.set(key, i);
  }
}

function contains(open: Open, value: readonly Json[]): void {
  const { keywords, run } = open;
  const schema = run.document.at(open.place, 'contains');
  let found = 0;
  for (const i of value.keys()) {
    if (run.exhausted) return;
    if (evaluate(run, schema, innerCell(open.cell, i)).problems.length > 0) continue;
    found += 1;
    open.items.add(i);
  }
  const least = own(keywords, 'minContains') ?? 1;
  if (typeof least === 'number' && found < least) {
    const words = demandOf('contains', own(keywords, 'contains') ?? null) ?? '';
    refuse(
      open,
      least === 1 ? 'contains' : 'minContains',
      `${words}${least === 1 ? '' : ` at least ${least} times`}, but has ${found}`,
      {
        expected: words.replace(/^must have /, ''),
      },
    );
  }
  atLimit(open, 'maxContains', (limit) => found > limit, `has ${found}`);
}

function object(open: Open, value: JsonObject): void {
  const { keywords } = open;
  const names = Object.keys(value);
  required(open, value);
  atLimit(open, 'minProperties', (limit) => names.length < limit, `has ${names.length}`);
  atLimit(open, 'maxProperties', (limit) => names.length > limit, `has ${names.length}`);
  fieldsOf(open, names);
  if (Object.hasOwn(keywords, 'propertyNames')) namesOf(open, names);
  const needed = own(keywords, 'dependentRequired');
  if (isObject(needed)) dependents(open, value, needed);
  const schemas = own(keywords, 'dependentSchemas');
  if (isObject(schemas))
    for (const name of Object.keys(schemas))
      if (Object.hasOwn(value, name)) take(open, also(open, 'dependentSchemas', name));
}

function required(open: Open, value: JsonObject): void {
  const names = own(open.keywords, 'required');
  if (!isList(names)) return;
  for (const name of names)
    if (typeof name === 'string' && !Object.hasOwn(value, name))
      missing(open, 'required', name, 'is missing', nearestName(name, unknownTo(open, value)));
}

/** Names that are given but not known: one of them may be meant. */
function unknownTo(open: Open, value: JsonObject): readonly string[] {
  const known = own(open.keywords, 'properties');
  return Object.keys(value)
    .slice(0, 100)
    .filter((name) => !isObject(known) || !Object.hasOwn(known, name));
}

function missing(open: Open, code: string, name: string, why: string, nearest?: string): void {
  refuse(
    open,
    code,
    why,
    { expected: `a field ${namesText([name])}`, nearest },
    cellOf(null, open.cell, name),
  );
}

function dependents(open: Open, value: JsonObject, needed: JsonObject): void {
  for (const [name, others] of Object.entries(needed))
    if (Object.hasOwn(value, name) && isList(others))
      for (const other of others)
        if (typeof other === 'string' && !Object.hasOwn(value, other))
          missing(open, 'dependentRequired', other, `is missing, which ${namesText([name])} needs`);
}

function fieldsOf(open: Open, names: readonly string[]): void {
  const properties = own(open.keywords, 'properties');
  const patterns = own(open.keywords, 'patternProperties');
  const rest = Object.hasOwn(open.keywords, 'additionalProperties');
  const tested = isObject(patterns) ? Object.keys(patterns) : [];
  for (const name of names) {
    if (isDone(open) || !spend(open, 1)) return;
    let met = false;
    if (isObject(properties) && Object.hasOwn(properties, name)) met = looked(open, name, 'properties', name);
    for (const pattern of tested)
      if (matches(open, pattern, name) !== false) met = looked(open, name, 'patternProperties', pattern);
    if (!met && rest) other(open, name, 'additionalProperties');
  }
}

function looked(open: Open, name: string, ...steps: readonly string[]): true {
  inside(open, name, ...steps);
  open.fields.add(name);
  return true;
}

/** A field that is not listed. */
function other(open: Open, name: string, keyword: string): void {
  open.fields.add(name);
  if (own(open.keywords, keyword) !== false) return void inside(open, name, keyword);
  const properties = own(open.keywords, 'properties');
  const known = isObject(properties) ? Object.keys(properties) : [];
  const expected = known.length === 0 ? 'no fields' : namesText(known, 'or');
  const nearest = nearestName(name, known);
  refuse(
    open,
    'unknown_field',
    'is no field that is known here',
    { expected, nearest },
    innerCell(open.cell, name),
  );
}

function namesOf(open: Open, names: readonly string[]): void {
  const schema = open.run.document.at(open.place, 'propertyNames');
  for (const name of names) {
    if (open.run.exhausted) return;
    const { problems } = evaluate(open.run, schema, cellOf(name));
    const why = problems[0]?.message.replace(/^the arguments /, '') ?? '';
    if (problems.length > 0)
      refuse(open, 'propertyNames', `is a name that ${why}`, { expected: why }, innerCell(open.cell, name));
  }
}

function combinations(open: Open): void {
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
