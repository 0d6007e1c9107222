/** The order of the keys of an emitted schema: fixed, whatever the order in the original. */

import type { Json } from '../catalog/unit.ts';
import { LIST_KEYWORDS, MAP_KEYWORDS, SCHEMA_KEYWORDS } from './document.ts';
import { byText, isList, isObject } from './json.ts';

const FIRST = [
  ...['$schema', '$id', '$anchor', '$dynamicAnchor', '$ref', '$dynamicRef', 'type', 'nullable', 'title'],
  ...['description', 'format', 'const', 'enum', 'properties', 'required', 'additionalProperties'],
];
const rank = (key: string): number => {
  const at = FIRST.indexOf(key);
  return key === '$defs' ? FIRST.length + 1 : at < 0 ? FIRST.length : at;
};

/** Keywords in one order; fields of `properties` as they stand, since a model writes them in that order. */
export function ordered(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const keys = Object.keys(schema).sort((a, b) => rank(a) - rank(b) || byText(a, b));
  return Object.fromEntries(keys.map((key) => [key, orderedPart(key, schema[key] ?? null)]));
}

function orderedPart(keyword: string, value: Json): Json {
  if (SCHEMA_KEYWORDS.has(keyword)) return ordered(value);
  if (LIST_KEYWORDS.has(keyword)) return isList(value) ? value.map(ordered) : value;
  if (!isObject(value)) return value;
  if (!MAP_KEYWORDS.has(keyword)) return sortedKeys(value);
  const names = Object.keys(value);
  if (keyword !== 'properties') names.sort(byText);
  return Object.fromEntries(names.map((name) => [name, ordered(value[name] ?? null)]));
}

/** Values that are data keep their lists, and have their keys sorted. */
function sortedKeys(value: Json): Json {
  if (isList(value)) return value.map(sortedKeys);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort(byText)
      .map((key) => [key, sortedKeys(value[key] ?? null)]),
  );
}
