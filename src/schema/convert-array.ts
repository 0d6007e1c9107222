/** Lists of a dialect. Tuples become lists of what any of their places takes. */

import type { Json } from '../catalog/unit.ts';
import { convert, isNever } from './convert.ts';
import { type Stating, stateNumber } from './convert-scalar.ts';
import type { Place } from './document.ts';
import { type Facet, stated } from './flatten.ts';
import { isList, own } from './json.ts';
import type { Restore } from './rewritten.ts';
import { inPlace, restoreInPlace, union } from './union.ts';
import { type Emitted, SAME, sayUsual, takes, type Writing } from './writing.ts';

const PLACES = 100;

export function convertArray(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
  depth: number,
): Emitted {
  const into: Stating = { schema: { type: 'array' }, words: [] };
  const fixed = Math.min(
    PLACES,
    Math.max(0, ...stated(facets, 'prefixItems').map(({ value }) => (isList(value) ? value.length : 0))),
  );
  const prefix = Array.from({ length: fixed }, (_, i) =>
    convert(writing, placesOf(writing, facets, i), depth + 1),
  );
  const rest = convert(writing, placesOf(writing, facets, fixed), depth + 1);
  const items = union(writing, [...prefix, ...(isNever(rest) ? [] : [rest])], () => true);
  // A list that takes no items still says what they would be, where it must.
  into.schema.items = isNever(items) ? { type: 'string' } : inPlace(writing, items);
  if (fixed > 0)
    for (const { facet, value } of stated(facets, 'prefixItems'))
      into.words.push(...sayUsual(writing, facet, 'prefixItems', value));
  leastItems(writing, facets, into);
  stateNumber(writing, facets, 'maxItems', into);
  if (isNever(rest)) noFurther(writing, facets, fixed, into);
  for (const keyword of ['uniqueItems', 'contains', 'unevaluatedItems'])
    for (const { facet, value } of stated(facets, keyword))
      if (value !== (keyword !== 'uniqueItems')) into.words.push(...sayUsual(writing, facet, keyword, value));
  for (const keyword of ['minContains', 'maxContains'])
    for (const { facet, value } of stated(facets, keyword))
      if (own(facet.keywords, 'contains') !== undefined)
        into.words.push(...sayUsual(writing, facet, keyword, value));
  return {
    schema: into.schema,
    nullable: false,
    restore:
      isNever(items) || items.schema ? restoreOf(prefix, rest) : allNull(restoreInPlace(writing, items)),
    kinds: new Set(['array']),
    fits,
    words: into.words,
  };
}

const allNull = (rest: Restore): Restore =>
  rest.kind === 'same' ? SAME : { kind: 'array', prefix: [], rest };

function restoreOf(prefix: readonly Emitted[], rest: Emitted): Restore {
  if ([...prefix, rest].every(({ restore }) => restore.kind === 'same')) return SAME;
  return { kind: 'array', prefix: prefix.map(({ restore }) => restore), rest: rest.restore };
}

/** What the item at a position must be, in every facet. */
function placesOf(writing: Writing, facets: readonly Facet[], at: number): readonly Place[] {
  return facets.flatMap(({ place, keywords }) => {
    const prefix = own(keywords, 'prefixItems');
    if (isList(prefix) && at < prefix.length) return [writing.document.at(place, 'prefixItems', at)];
    return Object.hasOwn(keywords, 'items') ? [writing.document.at(place, 'items')] : [];
  });
}

/** No items after the fixed ones. */
function noFurther(writing: Writing, facets: readonly Facet[], fixed: number, into: Stating): void {
  const most = into.schema.maxItems;
  if (takes(writing, 'maxItems'))
    into.schema.maxItems = typeof most === 'number' ? Math.min(most, fixed) : fixed;
  else
    for (const { facet, value } of stated(facets, 'items'))
      into.words.push(...sayUsual(writing, facet, 'items', value));
}

function leastItems(writing: Writing, facets: readonly Facet[], into: Stating): void {
  const before = into.words.length;
  stateNumber(writing, facets, 'minItems', into);
  const taken = writing.rules.minItems;
  const least = into.schema.minItems;
  if (!taken || typeof least !== 'number' || taken.includes(least) || into.words.length > before) return;
  into.schema.minItems = Math.max(...taken.filter((one) => one < least));
  const found = stated(facets, 'minItems').find(({ value }) => value === least);
  if (found) into.words.push(...sayUsual(writing, found.facet, 'minItems', least));
}
