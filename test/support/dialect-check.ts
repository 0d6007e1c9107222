/** Whether an emitted schema keeps to the data of its dialect. Knows the data, and nothing of the rewriting. */

import type { Json, JsonObject } from '../../src/catalog/unit.ts';
import { DIALECT_RULES, type DialectRules } from '../../src/schema/dialects.ts';
import type { Dialect } from '../../src/schema/rewritten.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything in an emitted schema that its dialect does not take, each with its place. */
export function violations(schema: JsonObject, dialect: Dialect): string[] {
  const rules = DIALECT_RULES[dialect];
  const found: string[] = [];
  if (schema.type !== 'object') found.push('the root is no object');
  for (const keyword of rules.notAtRoot)
    if (Object.hasOwn(schema, keyword)) found.push(`${keyword} at the root`);
  visit(schema, '', 1, rules, found);
  sizes(schema, rules, found);
  return found;
}

function visit(schema: Json, at: string, depth: number, rules: DialectRules, found: string[]): void {
  if (!isObject(schema)) {
    if (rules.keywords || typeof schema !== 'boolean') found.push(`${at}: no schema object`);
    return;
  }
  const note = (what: string) => found.push(`${at}: ${what}`);
  const has = (keyword: string) => Object.hasOwn(schema, keyword);
  if (depth > rules.depth + 2) note('too deep');
  if (rules.keywords)
    for (const keyword of Object.keys(schema)) if (!rules.keywords.has(keyword)) note(`unknown ${keyword}`);
  const types = Array.isArray(schema.type) ? schema.type : has('type') ? [schema.type] : [];
  if (rules.typed && types.length === 0 && !['anyOf', '$ref'].some(has)) note('no type');
  if (!rules.typeLists && Array.isArray(schema.type)) note('a list of types');
  if (rules.nullable && types.includes('null')) note('type null');
  for (const keyword of rules.alone) {
    const beside = Object.keys(schema).filter((key) => key !== keyword && !(at === '' && key === '$defs'));
    if (has(keyword) && beside.length > 0) note(`${keyword} beside ${beside.join()}`);
  }
  if (Array.isArray(schema.enum)) {
    if (schema.enum.length === 0) note('an empty enum');
    if (rules.enums === 'text' && !schema.enum.every((one) => typeof one === 'string' && one !== ''))
      note('enum of other than texts');
    if (rules.enums === 'text' && schema.type !== 'string') note('enum of another type');
    if (rules.enums === 'primitive' && schema.enum.some((one) => typeof one === 'object' && one !== null))
      note('enum of structures');
  }
  if (rules.itemsNeeded && types.includes('array') && !has('items')) note('a list without items');
  if (typeof schema.format === 'string' && rules.formats && !rules.formats.has(schema.format))
    note(`format ${schema.format}`);
  if (typeof schema.minItems === 'number' && rules.minItems && !rules.minItems.includes(schema.minItems))
    note('minItems');
  if (types.includes('object')) object(schema, at, rules, note);
  parts(schema, at, depth, rules, found);
}

function object(schema: JsonObject, at: string, rules: DialectRules, note: (what: string) => void): void {
  const names = isObject(schema.properties) ? Object.keys(schema.properties) : [];
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  if (rules.closed && schema.additionalProperties !== false) note('an open object');
  if (rules.allRequired && names.some((name) => !required.includes(name)))
    note('a field that is not required');
  if (rules.keywords && required.some((name) => !names.includes(name)))
    note('a required field that is not stated');
  const { names: rule } = rules;
  if (rule && (rule.everywhere || at === ''))
    for (const name of names) if (!rule.pattern.test(name)) note(`the name ${name}`);
}

function parts(schema: JsonObject, at: string, depth: number, rules: DialectRules, found: string[]): void {
  for (const keyword of ['properties', 'patternProperties', 'dependentSchemas']) {
    const map = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
    if (isObject(map))
      for (const [name, one] of Object.entries(map))
        visit(one, `${at}/${keyword}/${name}`, depth + 1, rules, found);
  }
  if (isObject(schema.$defs))
    for (const [name, one] of Object.entries(schema.$defs))
      visit(one, `${at}/$defs/${name}`, 1, rules, found);
  for (const keyword of [
    'items',
    'not',
    'if',
    'then',
    'else',
    'contains',
    'propertyNames',
    'unevaluatedItems',
  ])
    if (Object.hasOwn(schema, keyword))
      visit(schema[keyword] ?? null, `${at}/${keyword}`, depth + 1, rules, found);
  for (const keyword of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    const list = schema[keyword];
    if (Array.isArray(list))
      for (const [i, one] of list.entries()) visit(one, `${at}/${keyword}/${i}`, depth, rules, found);
  }
}

function sizes(schema: JsonObject, { sizes: limits }: DialectRules, found: string[]): void {
  if (!limits) return;
  const text = JSON.stringify(schema);
  const properties = [...text.matchAll(/"properties":\{/g)].length;
  if (properties > limits.properties) found.push('too many objects');
}
