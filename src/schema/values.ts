/** A schema that lists its values, emitted. */

import type { Json } from '../catalog/unit.ts';
import { type Facet, stated } from './flatten.ts';
import { canonicalText, isList, isObject, typeOf } from './json.ts';
import { union } from './union.ts';
import { valueText } from './words.ts';
import { type Emitted, type Kind, SAME, say, type Writing } from './writing.ts';

/** The values that `enum` and `const` leave, of which `fits` accepts each; undefined when neither is stated. */
export function listedValues(
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
): readonly Json[] | undefined {
  const lists = [
    ...stated(facets, 'const').map(({ value }) => [value]),
    ...stated(facets, 'enum').flatMap(({ value }) => (isList(value) ? [value] : [])),
  ];
  const [first] = lists;
  if (!first) return undefined;
  const distinct = new Map(first.map((value) => [canonicalText(value), value] as const));
  return [...distinct.values()].filter(fits);
}

const isSimple = (value: Json): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null;

/** The values in the form that the dialect takes. */
export function emitValues(
  writing: Writing,
  facets: readonly Facet[],
  values: readonly Json[],
  fits: (value: Json) => boolean,
): Emitted {
  const nullable = values.includes(null);
  const rest = values.filter((value) => value !== null);
  if (writing.rules.enums === 'text') return { ...emitTexts(writing, facets, rest, fits), nullable };
  if (!rest.every(isSimple)) return { ...emitJsonTexts(facets, writing, rest, fits), nullable };
  const byType = new Map<string, Json[]>();
  for (const value of rest) {
    const type = Number.isInteger(value) ? 'integer' : typeOf(value);
    byType.set(type, [...(byType.get(type) ?? []), value]);
  }
  const parts = [...byType].map(
    ([type, some]): Emitted => ({
      schema: some.length === 1 ? { type, const: some[0] ?? null } : { type, enum: some },
      nullable: false,
      restore: SAME,
      kinds: new Set<Kind>([type === 'integer' ? 'number' : (type as Kind)]),
      fits,
      words: [],
    }),
  );
  return { ...union(writing, parts, fits), nullable };
}

/** Enums of texts only: other values are written as their JSON. */
function emitTexts(
  writing: Writing,
  facets: readonly Facet[],
  values: readonly Json[],
  fits: (value: Json) => boolean,
): Emitted {
  const [only] = values;
  if (values.length === 1 && typeof only === 'number')
    return exactly(fits, Number.isInteger(only) ? 'integer' : 'number', { minimum: only, maximum: only });
  if (values.length === 1 && typeof only === 'boolean')
    return {
      ...exactly(fits, 'boolean', {}),
      words: facets.flatMap((facet) => sayOnly(writing, facet, only)).slice(0, 1),
    };
  if (!values.every(isSimple)) return emitJsonTexts(facets, writing, values, fits);
  const texts = new Map<string, string | number | boolean | null>();
  const written = new Set(
    values.filter((value) => typeof value !== 'string').map((value) => JSON.stringify(value)),
  );
  for (const value of values) {
    const plain = typeof value === 'string' && value !== '' && !written.has(value);
    texts.set(plain ? value : JSON.stringify(value), value);
  }
  const same = [...texts].every(([text, value]) => text === value);
  if (!same) loseText(writing, facets);
  return {
    ...(values.length > 0 && { schema: { type: 'string', enum: [...texts.keys()] } }),
    nullable: false,
    restore: same ? SAME : { kind: 'literal', values: texts },
    kinds: new Set(['string']),
    fits,
    words: [],
  };
}

function sayOnly(writing: Writing, facet: Facet, value: Json): readonly string[] {
  const keyword = ['const', 'enum'].find((one) => Object.hasOwn(facet.keywords, one));
  return keyword ? say(writing, facet, keyword, `must be ${valueText(value)}`) : [];
}

const exactly = (
  fits: (value: Json) => boolean,
  type: string,
  more: { readonly [key: string]: Json },
): Emitted => ({
  schema: { type, ...more },
  nullable: false,
  restore: SAME,
  kinds: new Set<Kind>([type === 'boolean' ? 'boolean' : 'number']),
  fits,
  words: [],
});

/** Enums with objects or lists in them: every value is JSON text. */
function emitJsonTexts(
  facets: readonly Facet[],
  writing: Writing,
  values: readonly Json[],
  fits: (value: Json) => boolean,
): Emitted {
  loseText(writing, facets);
  return {
    schema: { type: 'string', enum: values.map(canonicalText) },
    nullable: false,
    restore: { kind: 'json', inner: SAME },
    kinds: new Set(['string']),
    fits,
    words: values.some(isObject) ? ['JSON text of the value'] : [],
  };
}

function loseText(writing: Writing, facets: readonly Facet[]): void {
  for (const facet of facets)
    for (const keyword of ['const', 'enum'])
      if (Object.hasOwn(facet.keywords, keyword)) reshape(writing, facet, keyword);
}

function reshape(writing: Writing, facet: Facet, keyword: string): void {
  const { pointer } = facet.place;
  const key = `${pointer}\n${keyword}\nreshaped`;
  writing.losses.set(key, { pointer, keyword, code: 'reshaped', message: 'its values are given as text' });
}
