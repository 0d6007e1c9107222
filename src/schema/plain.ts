/** A schema for readers that take all of JSON Schema: in draft 2020-12, well formed, with its references in `$defs`. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { LIST_KEYWORDS, MAP_KEYWORDS, type Place, SCHEMA_KEYWORDS } from './document.ts';
import { byText, isDeeperThan, isList, isObject, own } from './json.ts';
import { isExpression } from './pattern-syntax.ts';
import { demandOf } from './words.ts';
import { describedAs, lose, losePattern, type Writing } from './writing.ts';

/** Names of a place within its document, which mean nothing in the emitted schema. */
const LEFT_OUT = new Set([
  '$defs',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$schema',
  '$ref',
  '$dynamicRef',
  '$vocabulary',
  '$recursiveAnchor',
]);
/** Levels of a value inside a schema, such as a default. */
const DATA_DEPTH = 60;
const SIZE_LIMIT = 20_000;

export function plainSchema(writing: Writing, place: Place, depth: number): JsonObject | boolean {
  if (typeof place.schema === 'boolean') return place.schema;
  const { keywords, malformed } = writing.document.modern(place);
  if (depth > writing.rules.depth || ++writing.size > SIZE_LIMIT) return cut(writing, place, keywords);
  for (const keyword of malformed)
    lose(writing, place, keyword, 'dropped', `the value of \`${keyword}\` is malformed and demands nothing`);
  const schema: { [keyword: string]: Json } = {};
  const words: string[] = [];
  for (const [keyword, value] of Object.entries(keywords).sort(([a], [b]) => byText(a, b))) {
    if (LEFT_OUT.has(keyword)) continue;
    const kept = keywordKept(writing, place, keyword, value, depth);
    if (kept === undefined) words.push(dropped(writing, place, keyword, value));
    else
      Object.defineProperty(schema, keyword, {
        value: kept,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  refer(writing, place, keywords, schema);
  if (writing.rules.itemsNeeded && mayBeList(schema) && !Object.hasOwn(schema, 'items')) schema.items = {};
  const text = describedAs(typeof schema.description === 'string' ? schema.description : undefined, words);
  return text === undefined ? schema : { ...schema, description: text };
}

const mayBeList = (schema: JsonObject): boolean => {
  const type = own(schema, 'type');
  return type === 'array' || (isList(type) && type.includes('array'));
};

function keywordKept(
  writing: Writing,
  place: Place,
  keyword: string,
  value: Json,
  depth: number,
): Json | undefined {
  const at = (...steps: (string | number)[]) =>
    plainSchema(writing, writing.document.at(place, keyword, ...steps), depth + 1);
  if (SCHEMA_KEYWORDS.has(keyword) && !isList(value)) return at();
  if (LIST_KEYWORDS.has(keyword) && isList(value)) return value.map((_, i) => at(i));
  if (MAP_KEYWORDS.has(keyword) && isObject(value))
    return Object.fromEntries(Object.keys(value).map((name) => [name, at(name)]));
  if (keyword === 'pattern' && !isExpression(String(value))) return undefined;
  if (keyword === 'enum' && isList(value))
    return isDeeperThan(value, DATA_DEPTH) || value.length === 0 ? undefined : distinct(value);
  return isDeeperThan(value, DATA_DEPTH) ? undefined : value;
}

const distinct = (values: readonly Json[]): readonly Json[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value] as const)).values(),
];

function dropped(writing: Writing, place: Place, keyword: string, value: Json): string {
  if (keyword === 'pattern' && losePattern(writing, place, value)) return '';
  const words = demandOf(keyword, value) ?? '';
  lose(
    writing,
    place,
    keyword,
    words === '' ? 'dropped' : 'described',
    words === '' ? 'it is nested too deeply' : words,
  );
  return words;
}

function cut(writing: Writing, place: Place, keywords: JsonObject): JsonObject {
  lose(
    writing,
    place,
    place.pointer.split('/').at(-1) ?? '',
    'cut',
    'it is nested too deeply: any value is taken here',
  );
  const type = own(keywords, 'type');
  return type === undefined ? {} : { type, ...(writing.rules.itemsNeeded && { items: {} }) };
}

/** References become references into `$defs`; what they lead to is written once. */
function refer(
  writing: Writing,
  place: Place,
  keywords: JsonObject,
  schema: { [keyword: string]: Json },
): void {
  for (const keyword of ['$ref', '$dynamicRef']) {
    const reference = own(keywords, keyword);
    if (typeof reference !== 'string') continue;
    const target = behindAliases(writing, place);
    if (target === 'circle') lose(writing, place, keyword, 'cut', 'the reference leads back to itself');
    else if (!target)
      lose(writing, place, keyword, 'dropped', 'the reference leads out of the schema, and is not followed');
    else if (typeof target.schema !== 'boolean') schema.$ref = `#/$defs/${definition(writing, target)}`;
    else if (!target.schema) schema.not = {};
  }
}

/** Where a chain of mere references ends. */
function behindAliases(writing: Writing, from: Place): Place | 'circle' | undefined {
  const seen = new Set<Place['schema']>();
  for (let place: Place | undefined = from; place; ) {
    if (seen.has(place.schema)) return 'circle';
    seen.add(place.schema);
    const { keywords } = writing.document.modern(place);
    const reference: Json | undefined = own(keywords, '$ref') ?? own(keywords, '$dynamicRef');
    if (
      typeof reference !== 'string' ||
      (place !== from && Object.keys(keywords).some((key) => !ALIAS.has(key)))
    )
      return place;
    place = writing.document.resolve(reference, place);
  }
  return undefined;
}

const ALIAS = new Set(['$ref', '$dynamicRef', '$comment', '$defs', 'description', 'title']);

function definition(writing: Writing, target: Place): string {
  const key = target.schema as JsonObject;
  const known = writing.named.get(key);
  if (known !== undefined) return known;
  const name = freeName(writing, target);
  writing.named.set(key, name);
  const schema = plainSchema(writing, target, 1);
  writing.definitions.set(name, typeof schema === 'boolean' ? {} : schema);
  return name;
}

function freeName(writing: Writing, target: Place): string {
  const last = target.pointer.split('/').at(-1) ?? '';
  const base = last.replace(/[^a-zA-Z0-9_.-]/g, '_').slice(0, 40) || 'root';
  const taken = new Set(writing.named.values());
  for (let n = 1; ; n++)
    if (!taken.has(n === 1 ? base : `${base}_${n}`)) return n === 1 ? base : `${base}_${n}`;
}
