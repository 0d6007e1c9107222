/** The root of a tool's schema, which every dialect wants to be one object. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import {
  combinatorsOf,
  convert,
  fitsAll,
  isNever,
  isThin,
  noteUnread,
  remaining,
  typesOf,
  without,
} from './convert.ts';
import { type Field, type ObjectParts, objectParts, putTogether } from './convert-object.ts';
import type { Place } from './document.ts';
import { type Facet, flatten, stated } from './flatten.ts';
import { byText, equalJson, isObject, own } from './json.ts';
import { plainSchema } from './plain.ts';
import { inPlace, restoreInPlace, union, withWords } from './union.ts';
import { namesText, valueText } from './words.ts';
import { type Emitted, lose, refuseStrict, say, sayUsual, takes, type Writing } from './writing.ts';

const ALTERNATIVES = 50;

/** The emitted root, or undefined when nothing can be valid. */
export function convertRoot(writing: Writing): Emitted | undefined {
  const { root } = writing.document;
  const flat = flatten(writing.document, [root]);
  if (flat.never) return undefined;
  const forms = alternatives(writing, flat.facets);
  const objects = forms.filter(takesObjects);
  if (objects.length === 0) return forms.length === 0 ? undefined : wrapped(writing, root);
  for (const { facet, value } of stated(flat.facets, 'type'))
    if (Array.isArray(value) && value.length > 1)
      lose(writing, facet.place, 'type', 'dropped', 'arguments are always an object');
  noteUnread(writing, flat.facets, flat);
  const fits = fitsAll(writing, [root]);
  const [only, ...more] = objects;
  if (only && more.length === 0) return single(writing, only, fits);
  return several(writing, flat.facets, objects, fits);
}

const takesObjects = (facets: readonly Facet[]): boolean => {
  const { types } = typesOf(facets);
  if (types && !types.has('object')) return false;
  const values = [
    ...stated(facets, 'enum').map(({ value }) => value),
    ...stated(facets, 'const').map(({ value }) => [value]),
  ];
  return values.every((some) => Array.isArray(some) && some.some(isObject));
};

/** Every way through the combinators of the root, as facets without them; too many of them stay as they are. */
function alternatives(writing: Writing, facets: readonly Facet[]): readonly (readonly Facet[])[] {
  let ways: readonly (readonly Facet[])[] = [facets];
  for (let round = 0; round < ALTERNATIVES; round++) {
    const next: (readonly Facet[])[] = [];
    for (const way of ways) {
      next.push(...waysThrough(writing, way));
      if (next.length > ALTERNATIVES) return ways;
    }
    if (next.length === ways.length && next.every((way, i) => way === ways[i])) return ways;
    ways = next;
  }
  return ways;
}

/** The ways through the first combinator that says what a value is; the facets themselves where there is none. */
function waysThrough(writing: Writing, facets: readonly Facet[]): readonly (readonly Facet[])[] {
  const combinator = combinatorsOf(writing, facets).find((one) => !isThin(writing, one));
  if (!combinator || combinator.branches.length > ALTERNATIVES) return [facets];
  const base = facets.map((facet) =>
    facet === combinator.facet ? without(facet, combinator.keyword) : facet,
  );
  const known = new Set(base.map(({ place }) => place.schema));
  return combinator.branches.flatMap((branch) => {
    const flat = flatten(writing.document, [branch]);
    return flat.never ? [] : [[...base, ...flat.facets.filter(({ place }) => !known.has(place.schema))]];
  });
}

/** `{ value: … }` around what is no object. */
function wrapped(writing: Writing, root: Place): Emitted | undefined {
  const emitted = convert(writing, [root], 1);
  if (isNever(emitted)) return undefined;
  lose(writing, root, 'type', 'reshaped', 'the arguments are given in the field `value`');
  const closed = writing.rules.closed ? { additionalProperties: false } : {};
  return {
    ...emitted,
    schema: {
      type: 'object',
      properties: { value: inPlace(writing, emitted) },
      required: ['value'],
      ...closed,
    },
    nullable: false,
    restore: { kind: 'unwrap', inner: restoreInPlace(writing, emitted) },
    words: [],
  };
}

function single(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
): Emitted | undefined {
  const parts = objectParts(writing, facets, 1);
  if (parts.never) return undefined;
  if (parts.map && !parts.closed && (writing.rules.maps === 'pairs' || writing.rules.maps === 'refused'))
    refuseStrict(writing, 'arguments with free names cannot be said');
  return finished(writing, facets, parts, fits);
}

function finished(
  writing: Writing,
  facets: readonly Facet[],
  parts: ObjectParts,
  fits: (value: Json) => boolean,
): Emitted {
  const emitted = putTogether(writing, facets, parts, fits, true);
  const others =
    writing.rules.keywords === undefined
      ? keptKeywords(writing, facets, emitted)
      : { words: remaining(writing, facets), schema: {} };
  const enums = takes(writing, 'enum') && writing.rules.enums === 'any' ? [] : valueWords(writing, facets);
  const notes = ['default', 'examples'].flatMap((keyword) =>
    takes(writing, keyword)
      ? []
      : stated(facets, keyword)
          .slice(0, 1)
          .flatMap(({ facet, value }) => sayUsual(writing, facet, keyword, value)),
  );
  for (const { place } of facets)
    for (const keyword of writing.document.modern(place).malformed)
      lose(
        writing,
        place,
        keyword,
        'dropped',
        `the value of \`${keyword}\` is malformed and demands nothing`,
      );
  const description = stated(facets, 'description').map(({ value }) => value)[0];
  const title = stated(facets, 'title').map(({ value }) => value)[0];
  const whole = {
    ...emitted,
    schema: { ...others.schema, ...emitted.schema, ...(typeof title === 'string' && { title }) },
    words: [...emitted.words, ...others.words, ...enums, ...notes],
  };
  return {
    ...whole,
    schema: withWords(writing, whole, typeof description === 'string' ? description : undefined),
    words: [],
  };
}

const valueWords = (writing: Writing, facets: readonly Facet[]): readonly string[] =>
  ['enum', 'const'].flatMap((keyword) =>
    stated(facets, keyword).flatMap(({ facet, value }) => sayUsual(writing, facet, keyword, value)),
  );

const PUT_TOGETHER = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'minProperties',
  'maxProperties',
  'title',
  'description',
  '$ref',
  'allOf',
]);

/** The other keywords of a root that takes all of JSON Schema, where they may stand at the root. */
function keptKeywords(
  writing: Writing,
  facets: readonly Facet[],
  emitted: Emitted,
): { readonly schema: JsonObject; readonly words: readonly string[] } {
  const schema: { [keyword: string]: Json } = {};
  const words: string[] = [...remainingAtRoot(writing, facets)];
  // A field under another name would not be met by what else speaks of it.
  const renamed = emitted.restore.kind === 'object';
  for (const facet of facets) {
    const plain = plainSchema(writing, facet.place, 1);
    if (typeof plain === 'boolean') continue;
    for (const [keyword, value] of byKeyword(plain)) {
      if (PUT_TOGETHER.has(keyword) || keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'not')
        continue;
      const speaksOfNames = renamed && NAMING.has(keyword);
      if (!writing.rules.notAtRoot.includes(keyword) && !Object.hasOwn(schema, keyword) && !speaksOfNames)
        schema[keyword] = value;
      else if (!equalJson(schema[keyword] ?? null, value) || speaksOfNames)
        words.push(...sayUsual(writing, facet, keyword, value));
    }
  }
  return { schema, words };
}

const byKeyword = (schema: JsonObject) => Object.entries(schema).sort(([a], [b]) => byText(a, b));

const NAMING = new Set([
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'patternProperties',
  'unevaluatedProperties',
]);

function remainingAtRoot(writing: Writing, facets: readonly Facet[]): readonly string[] {
  return remaining(
    writing,
    facets.map(({ place, keywords }) => ({
      place,
      keywords: Object.fromEntries(Object.entries(keywords).filter(([keyword]) => keyword !== 'if')),
    })),
  );
}

/** Several forms as one object: every field that one of them has, of which those are required that all require. */
function several(
  writing: Writing,
  root: readonly Facet[],
  forms: readonly (readonly Facet[])[],
  fits: (value: Json) => boolean,
): Emitted | undefined {
  const all = forms.map((facets) => objectParts(writing, facets, 1)).filter(({ never }) => !never);
  if (all.length === 0) return undefined;
  if (writing.rules.closed && all.some(takesOthers))
    refuseStrict(writing, 'one of the forms takes fields that are not listed');
  const fields = new Map<string, Field>();
  for (const name of new Set(all.flatMap(({ fields }) => [...fields.keys()]))) {
    const having = all.flatMap(({ fields }) => fields.get(name) ?? []);
    const [first] = having;
    if (!first) continue;
    const emitted = union(
      writing,
      having.map((field) => field.emitted),
      () => true,
    );
    const required = having.length === all.length && having.every((field) => field.required);
    fields.set(name, { emitted, required, facet: first.facet });
  }
  const words = `one of these forms: ${all.slice(0, 8).map(formText).join('; or ')}${all.length > 8 ? `; or ${all.length - 8} more` : ''}`;
  const said = combinatorsOf(writing, root)
    .flatMap((one) => say(writing, one.facet, one.keyword, words))
    .slice(0, 1);
  const parts: ObjectParts = {
    fields,
    closed: all.every(({ closed }) => closed),
    closing: all.every(({ closing }) => closing),
    map: false,
    rest: [],
    patterns: [],
    words: said,
    never: false,
  };
  for (const facets of forms) loseForm(writing, facets, root);
  const base = commonFacets(writing, root);
  return finished(writing, base, parts, fits);
}

/** Whether fields with names of their own are what a form is about. */
const takesOthers = ({ closed, map, rest, patterns }: ObjectParts): boolean =>
  !closed && (map || rest.length + patterns.length > 0);

/** The root without the combinators whose forms were joined. */
function commonFacets(writing: Writing, root: readonly Facet[]): readonly Facet[] {
  const joined = new Set(
    combinatorsOf(writing, root)
      .filter((one) => !isThin(writing, one))
      .map(({ facet, keyword }) => `${facet.place.pointer}\n${keyword}`),
  );
  return root.map((facet) =>
    (['anyOf', 'oneOf'] as const).reduce(
      (one, keyword) => (joined.has(`${facet.place.pointer}\n${keyword}`) ? without(one, keyword) : one),
      facet,
    ),
  );
}

/** `kind "x" with p`: what tells a form from the others. */
function formText({ fields }: ObjectParts): string {
  const tags: string[] = [];
  const needed: string[] = [];
  for (const [name, { emitted, required }] of fields) {
    const only = tagOf(emitted);
    if (only !== undefined) tags.push(`\`${name}\` ${valueText(only)}`);
    else if (required) needed.push(name);
  }
  const needs = needed.length === 0 ? '' : namesText(needed);
  if (tags.length === 0) return needs === '' ? 'an object' : `with ${needs}`;
  return needs === '' ? tags.join(', ') : `${tags.join(', ')} with ${needs}`;
}

function tagOf({ schema, nullable }: Emitted): Json | undefined {
  if (!schema || nullable) return undefined;
  const values = own(schema, 'enum');
  if (Array.isArray(values)) return values.length === 1 ? (values[0] as Json) : undefined;
  return own(schema, 'const');
}

/** What a single form demands of the object as a whole is not said. */
function loseForm(writing: Writing, facets: readonly Facet[], root: readonly Facet[]): void {
  const common = new Set(root.map(({ place }) => place.schema));
  for (const facet of facets)
    if (!common.has(facet.place.schema))
      for (const keyword of Object.keys(facet.keywords))
        if (!FORM_SAID.has(keyword))
          lose(writing, facet.place, keyword, 'dropped', 'it holds in one of the forms only');
}

const FORM_SAID = new Set([
  'type',
  'properties',
  'title',
  'description',
  '$comment',
  '$defs',
  '$id',
  'default',
  'examples',
]);
