/** Schemas that lead back to themselves, stand in many places or grow too large. */

import type { Json } from '../catalog/unit.ts';
import { typesOf } from './convert-types.ts';
import type { Place } from './document.ts';
import { type Facet, stated } from './flatten.ts';
import { inPlace, jsonText } from './union.ts';
import { typeWord } from './words.ts';
import { type Emitted, type Kind, lose, refuseStrict, SAME, type Writing } from './writing.ts';

/** Schemas written in one rewriting; more are cut. */
const SIZE_LIMIT = 6_000;
/** How often a structure is written in full; what is referred to more often is cut. */
const REPEAT_LIMIT = 40;

const STRUCTURES = ['properties', 'items', 'prefixItems', 'anyOf', 'oneOf', 'additionalProperties'];

/** Whether there is more to write than is taken: in all, or of one structure that is used again and again. */
export function isTooMuch(writing: Writing, key: string, facets: readonly Facet[]): boolean {
  if (++writing.size > SIZE_LIMIT) return true;
  if (!STRUCTURES.some((keyword) => stated(facets, keyword).length > 0)) return false;
  const times = (writing.repeats.get(key) ?? 0) + 1;
  writing.repeats.set(key, times);
  return times > REPEAT_LIMIT;
}

/** By the schemas that demand something: the same conjunction is the same key. */
export function keyOf(writing: Writing, facets: readonly Facet[]): string {
  const ids = facets
    .filter(({ keywords }) => Object.keys(keywords).some((keyword) => !NOTES.has(keyword)))
    .map(({ place, without: taken = '' }) => `${idOf(writing, place.schema)}${taken}`);
  return ids.sort().join();
}

export const NOTES = new Set([
  'title',
  'description',
  'default',
  'examples',
  '$defs',
  '$id',
  '$anchor',
  '$comment',
  '$schema',
]);

function idOf(writing: Writing, schema: Place['schema']): number {
  if (typeof schema === 'boolean') return -1;
  const known = writing.ids.get(schema) ?? writing.ids.size;
  writing.ids.set(schema, known);
  return known;
}

/** A schema inside itself: a reference where the dialect has them, else any object. */
export function circle(
  writing: Writing,
  opened: { readonly restore: Emitted['restore']; name?: string },
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
): Emitted {
  if (writing.rules.references === 'none') return cut(writing, facets, fits, 'it is in a circle');
  opened.name ??= nameOf(writing, facets);
  return {
    schema: { $ref: `#/$defs/${opened.name}` },
    nullable: false,
    restore: opened.restore,
    kinds: new Set<Kind>(['object', 'array', 'string', 'number', 'boolean']),
    fits,
    words: [],
  };
}

function nameOf(writing: Writing, facets: readonly Facet[]): string {
  const speaking = facets.filter(({ keywords }) =>
    Object.keys(keywords).some((keyword) => !NOTES.has(keyword)),
  );
  const last = (speaking[0]?.place.pointer ?? '').split('/').at(-1) ?? '';
  const base = last.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, 40) || 'root';
  const taken = new Set([
    ...writing.definitions.keys(),
    ...[...writing.opened.values()].map(({ name }) => name),
  ]);
  for (let n = 1; ; n++)
    if (!taken.has(n === 1 ? base : `${base}_${n}`)) return n === 1 ? base : `${base}_${n}`;
}

/** What other schemas refer to is written once, and referred to here too. */
export function defined(
  writing: Writing,
  key: string,
  open: { readonly restore: Emitted['restore']; name?: string },
  emitted: Emitted,
): Emitted {
  if (open.name === undefined || !emitted.schema) return emitted;
  writing.definitions.set(open.name, inPlace(writing, emitted));
  const reference: Emitted = {
    ...emitted,
    schema: { $ref: `#/$defs/${open.name}` },
    nullable: false,
    restore: open.restore,
    words: [],
  };
  writing.done.set(key, reference);
  return reference;
}

export function tooLarge(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
): Emitted {
  if (writing.rules.plain)
    refuseStrict(writing, `the schema is nested deeper than ${writing.rules.depth} levels`);
  return cut(writing, facets, fits, 'it is nested too deeply');
}

/** Any object in place of objects, any list in place of lists, JSON text in place of others. */
function cut(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
  why: string,
): Emitted {
  if (writing.rules.plain) refuseStrict(writing, 'the schema is in a circle');
  const { types } = typesOf(facets);
  const kinds = types ? [...types].filter((type) => type !== 'null') : [];
  for (const { place } of facets.slice(0, 1))
    lose(writing, place, place.pointer.split('/').at(-1) ?? '', 'cut', `${why}: any value is taken here`);
  if (kinds.length !== 1 || kinds[0] === 'array') return jsonText(writing, false, fits, []);
  const type = kinds[0] ?? 'object';
  return {
    schema: { type },
    nullable: types?.has('null') ?? false,
    restore: SAME,
    kinds: new Set<Kind>([type === 'integer' ? 'number' : (type as Kind)]),
    fits,
    words: [`${typeWord(type)} like the one around it`],
  };
}
