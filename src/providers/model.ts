/** Whether a provider would take a definition, as far as its rules are known. */

import { isObject, ownValue, pointerTo } from '../catalog/analyse/json.ts';
import type { Json, JsonObject } from '../catalog/unit.ts';
import { codePoints, described, isWellFormed } from '../catalog/unit-problem.ts';
import { shown } from '../logic/diagnostics.ts';
import type { Dialect } from '../schema/rewritten.ts';
import { SCHEMA_MODELS, type SchemaModel } from './model-rules.ts';
import type { ProviderRules } from './rules.ts';

/** What a definition says, whatever its form. */
export interface Stated {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonObject;
}

/** The first thing that the provider would refuse, in words; undefined when it takes the definition. */
export function refusal(rules: ProviderRules, dialect: Dialect, stated: Stated): string | undefined {
  const { name, description, schema } = stated;
  if (!rules.namePattern.test(name)) return `the name ${shown(name)} is not taken`;
  if (codePoints(description) > rules.maxDescription)
    return `the description has more than ${rules.maxDescription} characters`;
  if (!isWellFormed(description)) return 'the description has half a character in it';
  return schemaRefusal(schema, SCHEMA_MODELS[dialect], rules.argumentNames);
}

/** What is counted over a whole schema. */
interface Walk {
  readonly root: JsonObject;
  readonly model: SchemaModel;
  readonly argumentNames: ProviderRules['argumentNames'];
  properties: number;
  enumValues: number;
  nameCharacters: number;
}

function schemaRefusal(
  root: JsonObject,
  model: SchemaModel,
  argumentNames: ProviderRules['argumentNames'],
): string | undefined {
  if (root.type !== 'object') return 'the schema is not that of an object';
  const combined = Object.keys(root).find((key) => model.refusedAtRoot.has(key));
  if (combined !== undefined) return `the schema has ${shown(combined)} at its root`;
  const walk: Walk = { root, model, argumentNames, properties: 0, enumValues: 0, nameCharacters: 0 };
  const refused = refusalAt(walk, root, '', 0) ?? sizeRefusal(walk);
  if (refused !== undefined || !model.noRecursion) return refused;
  return isCircular(root) ? 'the schema refers to itself' : undefined;
}

function sizeRefusal({ model, properties, enumValues, nameCharacters }: Walk): string | undefined {
  if (properties > (model.maxProperties ?? Infinity)) return `the schema has ${properties} properties`;
  if (enumValues > (model.maxEnumValues ?? Infinity)) return `the schema lists ${enumValues} values`;
  if (nameCharacters > (model.maxNameCharacters ?? Infinity))
    return `the names and values of the schema have ${nameCharacters} characters`;
  return undefined;
}

/** Deeper schemas are not read by anyone. The catalog takes none that are deeper. */
const DEEPEST = 160;

function refusalAt(walk: Walk, schema: Json | undefined, at: string, depth: number): string | undefined {
  const where = `at ${shown(at === '' ? '/' : at)}`;
  if (depth > DEEPEST) return `the schema is nested too deeply ${where}`;
  if (typeof schema === 'boolean')
    return walk.model.closedObjects || walk.model.typed ? `there is no schema ${where}` : undefined;
  if (!isObject(schema)) return `there is no schema ${where}`;
  const own =
    keywordRefusal(walk.model, schema) ??
    typeRefusal(walk.model, schema) ??
    objectRefusal(walk, schema, at, depth) ??
    valuesRefusal(walk, schema) ??
    referenceRefusal(walk, schema);
  if (own !== undefined) return `${own} ${where}`;
  for (const [part, pointer, deeper] of partsOf(schema, at)) {
    const found = refusalAt(walk, part, pointer, depth + deeper);
    if (found !== undefined) return found;
  }
  return undefined;
}

function keywordRefusal(model: SchemaModel, schema: JsonObject): string | undefined {
  const refused = Object.keys(schema).find(
    (key) => (model.keywords && !model.keywords.has(key)) || model.refusedKeywords?.has(key),
  );
  if (refused !== undefined) return `the schema says ${shown(refused)}`;
  const alone = Object.keys(schema).find((key) => model.alone?.has(key));
  if (alone !== undefined && Object.keys(schema).length > 1) return `${shown(alone)} does not stand alone`;
  const { format, minItems } = schema;
  if (format !== undefined && model.formats && !(typeof format === 'string' && model.formats.has(format)))
    return `the schema says \`format\` ${described(format)}`;
  if (typeof minItems === 'number' && minItems > (model.minItemsAtMost ?? Infinity))
    return `the schema says \`minItems\` ${minItems}`;
  return undefined;
}

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** What tells a type without saying it. */
const TYPING = ['anyOf', 'enum', 'const', '$ref'];

function typeRefusal(model: SchemaModel, schema: JsonObject): string | undefined {
  const { textEnums, typed, itemsNeeded } = model;
  const { type, items, prefixItems } = schema;
  if (type === undefined) {
    const told = (textEnums ? ['anyOf'] : TYPING).some((key) => Object.hasOwn(schema, key));
    return typed && !told ? 'the schema has no type' : undefined;
  }
  const named = Array.isArray(type) && !textEnums ? type : [type];
  const known = named.every((one) => typeof one === 'string' && TYPES.includes(one.toLowerCase()));
  if (!known || named.length === 0) return `the schema has the type ${described(type)}`;
  const isList = named.includes('array') && items === undefined && prefixItems === undefined;
  return itemsNeeded && isList ? 'the list says nothing of its items' : undefined;
}

function objectRefusal(walk: Walk, schema: JsonObject, at: string, depth: number): string | undefined {
  const { properties = {}, required = [], additionalProperties, type } = schema;
  if (!isObject(properties)) return 'the properties are no record';
  if (!Array.isArray(required)) return 'the required properties are no list';
  const names = Object.keys(properties);
  walk.properties += names.length;
  for (const name of names) walk.nameCharacters += name.length;
  const { closedObjects, allRequired, maxDepth = Infinity, typed } = walk.model;
  const pattern = at === '' || walk.argumentNames?.everywhere ? walk.argumentNames?.pattern : undefined;
  const odd = names.find((name) => (pattern && !pattern.test(name)) || !isWellFormed(name));
  if (odd !== undefined) return `the argument name ${shown(odd)} is not taken`;
  if (names.length > 0 && depth > maxDepth) return `the schema has more than ${maxDepth} levels`;
  const unknown = required.find((name) => typeof name !== 'string' || !Object.hasOwn(properties, name));
  if (unknown !== undefined && (typed || closedObjects))
    return `the schema requires ${described(unknown)}, which it does not have`;
  const isObjectSchema = type === 'object' || (Array.isArray(type) && type.includes('object'));
  if (closedObjects && isObjectSchema && additionalProperties !== false)
    return 'the schema leaves other properties open';
  if (allRequired && names.some((name) => !required.includes(name)))
    return 'the schema does not require all its properties';
  return undefined;
}

function valuesRefusal(walk: Walk, schema: JsonObject): string | undefined {
  const { enum: values, const: constant } = schema;
  if (constant !== undefined) walk.nameCharacters += String(constant).length;
  if (values === undefined) return undefined;
  if (!Array.isArray(values) || values.length === 0) return 'the list of values is empty';
  walk.enumValues += values.length;
  for (const value of values) walk.nameCharacters += typeof value === 'string' ? value.length : 0;
  if (walk.model.textEnums && values.some((value) => typeof value !== 'string' || value === ''))
    return 'a value of the list is no text';
  return undefined;
}

function referenceRefusal({ root }: Walk, { $ref }: JsonObject): string | undefined {
  if ($ref === undefined) return undefined;
  const pointer = pointerOf($ref);
  const found = pointer === undefined ? undefined : targetOf(root, pointer);
  return found === undefined ? `nothing stands at the reference ${described($ref)}` : undefined;
}

const pointerOf = (reference: Json): string | undefined =>
  typeof reference === 'string' && reference.startsWith('#') ? reference.slice(1) : undefined;

/** Whether following references from the root leads in a circle. Every one of them names something. */
function isCircular(root: JsonObject): boolean {
  const state = new Map<string, 'open' | 'done'>();
  const visit = (pointer: string): boolean => {
    const known = state.get(pointer);
    if (known) return known === 'open';
    state.set(pointer, 'open');
    const circular = referencesIn(targetOf(root, pointer) ?? null).some(visit);
    state.set(pointer, 'done');
    return circular;
  };
  return visit('');
}

function referencesIn(schema: Json): string[] {
  if (!isObject(schema)) return [];
  const own = schema.$ref === undefined ? undefined : pointerOf(schema.$ref);
  const inside = [...partsOf(schema, '')].flatMap(([part]) => referencesIn(part ?? null));
  return own === undefined ? inside : [own, ...inside];
}

function targetOf(root: JsonObject, pointer: string): Json | undefined {
  let found: Json | undefined = root;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(found)) found = found[Number(key)];
    else found = isObject(found) ? ownValue(found, key) : undefined;
  }
  return found;
}

const MAPS = ['properties', '$defs', 'definitions', 'patternProperties', 'dependentSchemas'];
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const SINGLE = [
  ...['items', 'additionalItems', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'],
  ...['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'],
];

/** The schemas inside a schema: where each stands, and how many levels deeper. */
function* partsOf(schema: JsonObject, at: string): Generator<readonly [Json | undefined, string, number]> {
  for (const key of MAPS) {
    const map = ownValue(schema, key);
    const isDefinition = key === '$defs' || key === 'definitions';
    if (!isObject(map)) continue;
    for (const [name, part] of Object.entries(map))
      yield [part, pointerTo(pointerTo(at, key), name), isDefinition ? 0 : 1];
  }
  for (const key of LISTS) {
    const list = ownValue(schema, key);
    if (list === undefined) continue;
    if (!Array.isArray(list) || list.length === 0) yield [null, pointerTo(at, key), 1];
    else for (const [i, part] of list.entries()) yield [part, pointerTo(pointerTo(at, key), i), 1];
  }
  for (const key of SINGLE) {
    const part = ownValue(schema, key);
    if (part === undefined) continue;
    const isFlag = typeof part === 'boolean' && key.startsWith('additional');
    if (Array.isArray(part) && key === 'items')
      for (const [i, item] of part.entries()) yield [item, pointerTo(pointerTo(at, key), i), 1];
    else if (!isFlag) yield [part, pointerTo(at, key), 1];
  }
}
