/** Constraints in words, in one style: what a value must be, without a subject and without a final stop. */

import type { Json } from '../catalog/unit.ts';
import { shown } from '../logic/diagnostics.ts';
import { FORMAT_WORDS } from './formats.ts';
import { canonicalText, DEPTH_LIMIT, isDeeperThan, isList, isObject, own } from './json.ts';

const LONGEST = 160;

/** A value as JSON on one line, cut. */
export function valueText(value: Json): string {
  if (isDeeperThan(value, DEPTH_LIMIT)) return 'a value nested too deeply to show';
  const text = canonicalText(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
  return text.length <= LONGEST ? text : `${[...text.slice(0, LONGEST)].slice(0, -2).join('')}…`;
}

/** `1, 2, "three"`, at most so many of them. */
export function valuesText(values: readonly Json[], most = 20): string {
  const shownValues = values.slice(0, most).map(valueText).join(', ');
  return values.length <= most ? shownValues : `${shownValues}, … (${values.length} values)`;
}

/** `` `a`, `b` and `c` ``. */
export function namesText(names: readonly string[], last: 'and' | 'or' = 'and', most = 12): string {
  const all = names.slice(0, most).map(shown);
  if (names.length > most) return `${all.join(', ')}, … (${names.length} names)`;
  return all.length <= 1 ? (all[0] ?? 'nothing') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
}

const count = (value: Json, one: string, more: string): string => `${value} ${value === 1 ? one : more}`;

/** What a keyword demands of a value; undefined for what demands nothing that words can say. */
export function demandOf(keyword: string, value: Json): string | undefined {
  const word = WORDS[keyword];
  return word?.(value);
}

const WORDS: { readonly [keyword: string]: (value: Json) => string } = {
  type: (value) => `must be ${typesText(isList(value) ? value.map(String) : [String(value)])}`,
  enum: (value) =>
    isList(value) && value.length > 0 ? `must be one of ${valuesText(value)}` : 'no value is accepted',
  const: (value) => `must be ${valueText(value)}`,
  minimum: (value) => `must be at least ${value}`,
  maximum: (value) => `must be at most ${value}`,
  exclusiveMinimum: (value) => `must be more than ${value}`,
  exclusiveMaximum: (value) => `must be less than ${value}`,
  multipleOf: (value) => `must be a multiple of ${value}`,
  minLength: (value) => `must have at least ${count(value, 'character', 'characters')}`,
  maxLength: (value) => `must have at most ${count(value, 'character', 'characters')}`,
  pattern: (value) => `must match the pattern ${patternText(String(value))}`,
  format: (value) => `must be ${FORMAT_WORDS[String(value)] ?? `of the format ${shown(String(value))}`}`,
  minItems: (value) => `must have at least ${count(value, 'item', 'items')}`,
  maxItems: (value) => `must have at most ${count(value, 'item', 'items')}`,
  uniqueItems: () => 'must not have two equal items',
  minContains: (value) => `must have at least ${count(value, 'such item', 'such items')}`,
  maxContains: (value) => `must have at most ${count(value, 'such item', 'such items')}`,
  minProperties: (value) => `must have at least ${count(value, 'field', 'fields')}`,
  maxProperties: (value) => `must have at most ${count(value, 'field', 'fields')}`,
  required: (value) => `must have ${namesText(isList(value) ? value.map(String) : [])}`,
  dependentRequired: (value) => (isObject(value) ? dependentText(value) : ''),
  additionalProperties: (value) =>
    value === false ? 'takes no other fields' : `other fields must be ${schemaText(value)}`,
  unevaluatedProperties: (value) =>
    value === false ? 'takes no other fields' : `other fields must be ${schemaText(value)}`,
  unevaluatedItems: (value) =>
    value === false ? 'takes no other items' : `other items must be ${schemaText(value)}`,
  propertyNames: (value) => `names of fields ${wordsOf(value) ?? `must be ${schemaText(value)}`}`,
  patternProperties: (value) =>
    isObject(value)
      ? Object.entries(value)
          .map(([pattern, one]) => `fields that match ${patternText(pattern)} must be ${schemaText(one)}`)
          .join('; ')
      : '',
  contains: (value) => `must have an item that is ${schemaText(value)}`,
  prefixItems: (value) =>
    isList(value) ? value.map((one, i) => `item ${i + 1} is ${schemaText(one)}`).join(', ') : '',
  items: (value) => (value === false ? 'takes no further items' : `further items are ${schemaText(value)}`),
  not: (value) => notText(value),
  if: (value) => `some rules hold only if it is ${schemaText(value)}`,
  dependentSchemas: (value) =>
    isObject(value)
      ? Object.entries(value)
          .map(([name, one]) => `with ${shown(name)} it must be ${schemaText(one)}`)
          .join('; ')
      : '',
  default: (value) => `default ${valueText(value)}`,
  examples: (value) => `for example ${valuesText(isList(value) ? value : [], 3)}`,
  deprecated: () => 'deprecated',
  readOnly: () => 'read only',
  writeOnly: () => 'write only',
};

const patternText = (pattern: string): string => shown(pattern);

const TYPE_WORDS: { readonly [type: string]: string } = {
  null: 'null',
  boolean: 'true or false',
  integer: 'an integer',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
};

export const typeWord = (type: string): string => TYPE_WORDS[type] ?? shown(type);

export function typesText(types: readonly string[]): string {
  const words = types.map(typeWord);
  return words.length <= 1 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const dependentText = (value: { readonly [name: string]: Json }): string =>
  Object.entries(value)
    .map(
      ([name, needed]) =>
        `with ${shown(name)} it must have ${namesText(isList(needed) ? needed.map(String) : [])}`,
    )
    .join('; ');

/** What must not be so. */
function notText(value: Json): string {
  if (!isObject(value)) return value === true ? 'no value is accepted' : '';
  const [keyword, ...more] = Object.keys(value);
  if (keyword === undefined) return 'no value is accepted';
  if (more.length > 0) return `must not be ${schemaText(value)}`;
  const inner = own(value, keyword) ?? null;
  if (keyword === 'enum' && isList(inner)) return `must be none of ${valuesText(inner)}`;
  if (keyword === 'const') return `must not be ${valueText(inner)}`;
  if (keyword === 'type')
    return `must not be ${typesText(isList(inner) ? inner.map(String) : [String(inner)])}`;
  if (keyword === 'required' && isList(inner))
    return `must not have ${namesText(inner.map(String))}${inner.length > 1 ? ' together' : ''}`;
  if (keyword === 'pattern') return `must not match the pattern ${patternText(String(inner))}`;
  return `must not be ${schemaText(value)}`;
}

/** All that a small schema demands, in words; undefined when it is not that small. */
function wordsOf(value: Json): string | undefined {
  if (!isObject(value)) return undefined;
  const keywords = Object.keys(value).filter((keyword) => keyword !== 'type');
  if (keywords.length !== 1 || !['pattern', 'maxLength', 'minLength', 'enum'].includes(keywords[0] ?? ''))
    return undefined;
  return demandOf(keywords[0] ?? '', own(value, keywords[0] ?? '') ?? null);
}

/** A schema named briefly: by its type, by its values, or as JSON. */
export function schemaText(value: Json): string {
  if (value === true) return 'anything';
  if (!isObject(value)) return 'nothing';
  const keywords = Object.keys(value);
  const type = own(value, 'type');
  if (keywords.length === 0) return 'anything';
  if (keywords.length === 1 && type !== undefined)
    return typesText(isList(type) ? type.map(String) : [String(type)]);
  if (Object.hasOwn(value, 'const')) return valueText(own(value, 'const') ?? null);
  return `as the schema ${valueText(value)} says`;
}
