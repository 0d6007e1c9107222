/** A conjunction of schemas taken apart: references followed and `allOf` opened, so that each part stands by itself. */

import type { JsonObject } from '../catalog/unit.ts';
import type { Place, SchemaDocument } from './document.ts';
import { isList, isObject, own } from './json.ts';

/** One schema object without `$ref` and `allOf`, which stand beside it. */
export interface Facet {
  readonly place: Place;
  readonly keywords: JsonObject;
  /** Combinators that were taken out, because one of their branches stands beside. */
  readonly without?: string;
}

export interface Flat {
  readonly facets: readonly Facet[];
  /** Whether one of the parts refuses everything. */
  readonly never: boolean;
  /** Whether there were more parts than are read. */
  readonly truncated: boolean;
  /** References that lead out of the document, and where they stand. */
  readonly unresolved: readonly {
    readonly place: Place;
    readonly keyword: string;
    readonly reference: string;
  }[];
}

const PARTS = 200;

/** All that a value must fulfil to be valid under all of these places. Circles end where they began. */
export function flatten(document: SchemaDocument, places: readonly Place[]): Flat {
  const facets: Facet[] = [];
  const unresolved: Flat['unresolved'][number][] = [];
  const seen = new Set<Place['schema']>();
  let never = false;
  const waiting = [...places].reverse();
  for (let place = waiting.pop(); place && facets.length < PARTS; place = waiting.pop()) {
    // What is not nothing is nothing, too.
    if (place.schema === false || isNothing(document.modern(place).keywords)) never = true;
    if (typeof place.schema === 'boolean' || seen.has(place.schema)) continue;
    seen.add(place.schema);
    const { $ref, $dynamicRef, allOf, ...keywords } = document.modern(place).keywords;
    facets.push({ place, keywords });
    const next: Place[] = [];
    for (const [keyword, reference] of [
      ['$ref', $ref],
      ['$dynamicRef', $dynamicRef],
    ] as const) {
      if (typeof reference !== 'string') continue;
      const target = document.resolve(reference, place);
      if (target) next.push(target);
      else unresolved.push({ place, keyword, reference });
    }
    if (isList(allOf)) for (const i of allOf.keys()) next.push(document.at(place, 'allOf', i));
    waiting.push(...next.reverse());
  }
  return { facets, never, unresolved, truncated: facets.length >= PARTS };
}

/** `not` of what accepts everything. */
const isNothing = (keywords: JsonObject): boolean => {
  const inner = own(keywords, 'not');
  return inner === true || (isObject(inner) && Object.keys(inner).length === 0);
};

/** The values of a keyword in all facets, with the facet of each. */
export function stated(facets: readonly Facet[], keyword: string) {
  return facets.flatMap((facet) => {
    const value = own(facet.keywords, keyword);
    return value === undefined ? [] : [{ facet, value }];
  });
}
