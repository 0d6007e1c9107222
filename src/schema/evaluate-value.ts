/** Keywords of single values: types, listed values, numbers and texts. */

import type { Json } from '../catalog/unit.ts';
import { nearestName } from '../logic/diagnostics.ts';
import { atLimit, demand, matches, type Open, refuse, spend } from './evaluation.ts';
import { isOfFormat } from './formats.ts';
import { equalJson, isList, own, typeOf } from './json.ts';
import { isMultipleOf } from './numbers.ts';
import { typesText, typeWord, valuesText, valueText } from './words.ts';

export function typed(open: Open): boolean {
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

export function values(open: Open): void {
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

export function number(open: Open, value: number): void {
  const but = `is ${value}`;
  atLimit(open, 'minimum', (limit) => value < limit, but);
  atLimit(open, 'maximum', (limit) => value > limit, but);
  atLimit(open, 'exclusiveMinimum', (limit) => value <= limit, but);
  atLimit(open, 'exclusiveMaximum', (limit) => value >= limit, but);
  atLimit(open, 'multipleOf', (step) => !isMultipleOf(value, step), but);
}

export function text(open: Open, value: string): void {
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
