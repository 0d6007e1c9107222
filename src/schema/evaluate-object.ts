/** Keywords of objects. */

import type { JsonObject } from '../catalog/unit.ts';
import { nearestName } from '../logic/diagnostics.ts';
import {
  also,
  atLimit,
  cellOf,
  innerCell,
  inside,
  isDone,
  matches,
  type Open,
  refuse,
  spend,
  take,
} from './evaluation.ts';
import { isList, isObject, own } from './json.ts';
import { namesText } from './words.ts';

export function object(open: Open, value: JsonObject): void {
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
export function other(open: Open, name: string, keyword: string): void {
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
    const { problems } = open.run.evaluate(schema, cellOf(name));
    const why = problems[0]?.message.replace(/^the arguments /, '') ?? '';
    if (problems.length > 0)
      refuse(open, 'propertyNames', `is a name that ${why}`, { expected: why }, innerCell(open.cell, name));
  }
}
