/** A schema as a document: its parts with their draft, and where its references lead. Nothing is ever fetched. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { type Draft, draftOf, type Modern, modern } from './draft.ts';
import { below, DEPTH_LIMIT, isList, isObject, own } from './json.ts';

/** A schema inside a document. Two places are the same schema when their `schema` is the same object. */
export interface Place {
  readonly schema: JsonObject | boolean;
  /** JSON pointer in the document. */
  readonly pointer: string;
  readonly draft: Draft;
  /** URI of the resource it is in, without fragment; empty when nothing names one. */
  readonly base: string;
}

export interface SchemaDocument {
  readonly root: Place;
  /** Whether anything asks what other keywords have looked at. */
  readonly asksUnevaluated: boolean;
  readonly modern: (place: Place) => Modern;
  /** The place a few steps below, by the steps of {@link Modern}'s keywords. */
  readonly at: (place: Place, ...steps: readonly (string | number)[]) => Place;
  /** Where a reference leads; undefined when that is not in this document. */
  readonly resolve: (reference: string, from: Place) => Place | undefined;
}

const ONE = ['additionalProperties', 'propertyNames', 'unevaluatedProperties', 'items', 'contains'];
const MORE = ['unevaluatedItems', 'not', 'if', 'then', 'else', 'additionalItems'];
/** Keywords that hold a schema. `items` may hold a list in older drafts. */
export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([...ONE, ...MORE]);
export const LIST_KEYWORDS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
export const MAP_KEYWORDS: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'dependencies'],
]);

/** Parts of a schema that are walked. What lies behind them is read as allowing anything. */
const PART_LIMIT = 100_000;

interface Index {
  readonly places: Map<object, Place>;
  readonly resources: Map<string, Place>;
  readonly anchors: Map<string, Place>;
  asksUnevaluated: boolean;
}

const documents = new WeakMap<object, SchemaDocument>();

/** The document of a schema; remembered for as long as the schema is. The schema must not change. */
export function documentOf(schema: JsonObject): SchemaDocument {
  const known = documents.get(schema);
  if (known) return known;
  const made = makeDocument(schema);
  documents.set(schema, made);
  return made;
}

function makeDocument(schema: JsonObject): SchemaDocument {
  const index: Index = {
    places: new Map(),
    resources: new Map(),
    anchors: new Map(),
    asksUnevaluated: false,
  };
  const root = rootPlace(schema);
  index.resources.set(root.base, root);
  walk(root, index);
  const read = new Map<object, Modern>();
  const readModern = (place: Place): Modern => {
    if (typeof place.schema === 'boolean') return BOOLEAN[String(place.schema) as 'true' | 'false'];
    const known = read.get(place.schema) ?? modern(place.schema, place.draft);
    read.set(place.schema, known);
    return known;
  };
  const at: SchemaDocument['at'] = (place, ...steps) => placeAt(readModern, place, steps);
  return {
    root,
    asksUnevaluated: index.asksUnevaluated,
    modern: readModern,
    at,
    resolve: (reference, from) => resolve(index, root, reference, from),
  };
}

const NOTHING: Modern = { keywords: {}, malformed: [], origin: new Map() };
const BOOLEAN = { true: NOTHING, false: { ...NOTHING, keywords: { not: {} } } };

function rootPlace(schema: JsonObject): Place {
  const draft = draftOf(schema, 2020);
  return { schema, pointer: '', draft, base: uriOf(idOf(schema, draft), '') ?? '' };
}

const idOf = (schema: JsonObject, draft: Draft): string => {
  const id = own(schema, draft === 4 ? 'id' : '$id');
  // Up to draft 7, a reference hides what stands beside it.
  return typeof id === 'string' && !(draft <= 7 && Object.hasOwn(schema, '$ref')) ? id : '';
};

function uriOf(reference: string, base: string): string | undefined {
  const path = reference.replace(/#.*$/s, '');
  if (path === '') return base;
  try {
    return new URL(path, base === '' ? 'schema:///' : base).href;
  } catch {
    return undefined;
  }
}

/** Registers every schema below, by itself and by the names that references use. */
function walk(root: Place, index: Index): void {
  let level: readonly Place[] = [root];
  for (let depth = 0; level.length > 0 && depth < DEPTH_LIMIT; depth++) {
    const next: Place[] = [];
    for (const place of level) {
      if (!isObject(place.schema) || index.places.has(place.schema) || index.places.size >= PART_LIMIT)
        continue;
      index.places.set(place.schema, place);
      register(place, index);
      for (const inner of partsOf(place)) next.push(inner);
    }
    level = next;
  }
}

function register(place: Place, index: Index): void {
  if (!isObject(place.schema)) return;
  const id = idOf(place.schema, place.draft);
  if (id !== '' && !id.startsWith('#') && !index.resources.has(place.base))
    index.resources.set(place.base, place);
  const anchors = [own(place.schema, '$anchor'), own(place.schema, '$dynamicAnchor')];
  if (id.startsWith('#')) anchors.push(id.slice(1));
  for (const anchor of anchors)
    if (typeof anchor === 'string' && !index.anchors.has(`${place.base}#${anchor}`))
      index.anchors.set(`${place.base}#${anchor}`, place);
  if (Object.hasOwn(place.schema, 'unevaluatedProperties') || Object.hasOwn(place.schema, 'unevaluatedItems'))
    index.asksUnevaluated = true;
}

function* partsOf(place: Place): Generator<Place> {
  if (!isObject(place.schema)) return;
  for (const [keyword, value] of Object.entries(place.schema)) {
    if (LIST_KEYWORDS.has(keyword) || (keyword === 'items' && isList(value))) {
      if (isList(value)) for (const [i, one] of value.entries()) yield part(place, one, keyword, i);
    } else if (MAP_KEYWORDS.has(keyword)) {
      if (isObject(value))
        for (const [name, one] of Object.entries(value)) yield part(place, one, keyword, name);
    } else if (SCHEMA_KEYWORDS.has(keyword)) yield part(place, value, keyword);
  }
}

/** The place of what stands at some steps of a place. What is no schema allows anything. */
function part(from: Place, value: Json | undefined, ...steps: readonly (string | number)[]): Place {
  const pointer = below(from.pointer, ...steps);
  if (!isObject(value)) return { ...from, schema: value !== false, pointer };
  const draft = draftOf(value, from.draft);
  const base = uriOf(idOf(value, draft), from.base) ?? from.base;
  return { schema: value, pointer, draft, base };
}

function placeAt(read: (place: Place) => Modern, from: Place, steps: readonly (string | number)[]): Place {
  const { keywords, origin } = read(from);
  let value: Json | undefined = keywords;
  for (const step of steps) value = stepInto(value, step);
  const [keyword = '', ...rest] = steps;
  // By its own pointer: one object of the host may stand in several places.
  return part(from, value, ...(origin.get(String(keyword)) ?? [keyword]), ...rest);
}

function stepInto(value: Json | undefined, step: string | number): Json | undefined {
  if (isList(value)) return value[Number(step)];
  return isObject(value) ? own(value, String(step)) : undefined;
}

function resolve(index: Index, root: Place, reference: string, from: Place): Place | undefined {
  const uri = uriOf(reference, from.base);
  const resource =
    uri === undefined ? undefined : (index.resources.get(uri) ?? (uri === '' ? root : undefined));
  if (!resource) return undefined;
  const fragment = decoded(reference.includes('#') ? reference.slice(reference.indexOf('#') + 1) : '');
  if (fragment === '') return resource;
  if (!fragment.startsWith('/')) return index.anchors.get(`${uri}#${fragment}`);
  return alongPointer(index, resource, fragment);
}

function alongPointer(index: Index, resource: Place, pointer: string): Place | undefined {
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value: Json | undefined = resource.schema;
  for (const step of steps) value = stepInto(value, step);
  if (!isObject(value)) return typeof value === 'boolean' ? part(resource, value, ...steps) : undefined;
  return index.places.get(value) ?? part(resource, value, ...steps);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
