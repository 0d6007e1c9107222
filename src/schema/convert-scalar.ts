/** Numbers and texts of a dialect. */

import type { Json } from '../catalog/unit.ts';
import { type Facet, stated } from './flatten.ts';
import { matcherOf } from './patterns.ts';
import { type Emitted, type Kind, losePattern, SAME, sayUsual, takes, type Writing } from './writing.ts';

/** The strongest of a keyword's numbers, with where it stands. */
export function strongest(facets: readonly Facet[], keyword: string) {
  const wantsLess = keyword.startsWith('max') || keyword === 'exclusiveMaximum';
  let best: { readonly facet: Facet; readonly value: number } | undefined;
  for (const { facet, value } of stated(facets, keyword)) {
    if (typeof value !== 'number') continue;
    if (!best || (wantsLess ? value < best.value : value > best.value)) best = { facet, value };
  }
  return best;
}

export interface Stating {
  readonly schema: { [keyword: string]: Json };
  readonly words: string[];
}

/** States the strongest number of a keyword, or says it. */
export function stateNumber(
  writing: Writing,
  facets: readonly Facet[],
  keyword: string,
  into: Stating,
): void {
  const found = strongest(facets, keyword);
  if (!found) return;
  if (takes(writing, keyword)) into.schema[keyword] = found.value;
  else into.words.push(...sayUsual(writing, found.facet, keyword, found.value));
}

const done = (into: Stating, kind: Kind, fits: (value: Json) => boolean): Emitted => ({
  schema: into.schema,
  nullable: false,
  restore: SAME,
  kinds: new Set([kind]),
  fits,
  words: into.words,
});

export function convertNumber(
  writing: Writing,
  facets: readonly Facet[],
  integer: boolean,
  fits: (value: Json) => boolean,
): Emitted {
  const into: Stating = { schema: { type: integer ? 'integer' : 'number' }, words: [] };
  stateNumber(writing, facets, 'minimum', into);
  stateNumber(writing, facets, 'maximum', into);
  for (const [keyword, inclusive, step] of [
    ['exclusiveMinimum', 'minimum', 1],
    ['exclusiveMaximum', 'maximum', -1],
  ] as const) {
    const found = strongest(facets, keyword);
    if (!found) continue;
    if (!integer || takes(writing, keyword) || !takes(writing, inclusive))
      stateNumber(writing, facets, keyword, into);
    else into.schema[inclusive] = nearer(into.schema[inclusive], inclusiveOf(found.value, step), step);
  }
  for (const [i, { facet, value }] of stated(facets, 'multipleOf').entries())
    if (i === 0 && takes(writing, 'multipleOf')) into.schema.multipleOf = value;
    else into.words.push(...sayUsual(writing, facet, 'multipleOf', value));
  return done(into, 'number', fits);
}

/** The nearest integer on the right side of a bound that is not reached itself. */
const inclusiveOf = (bound: number, step: 1 | -1): number =>
  step === 1 ? Math.floor(bound) + 1 : Math.ceil(bound) - 1;

const nearer = (bound: Json | undefined, other: number, step: 1 | -1): number =>
  typeof bound === 'number' && bound * step > other * step ? bound : other;

export function convertText(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
): Emitted {
  const into: Stating = { schema: { type: 'string' }, words: [] };
  stateNumber(writing, facets, 'minLength', into);
  stateNumber(writing, facets, 'maxLength', into);
  stateText(writing, facets, 'pattern', into, (value) => matcherOf(value).linear);
  stateText(writing, facets, 'format', into, (value) => writing.rules.formats?.has(value) ?? true);
  return done(into, 'string', fits);
}

/** States the first of a keyword's texts that the dialect takes, and says the others. */
function stateText(
  writing: Writing,
  facets: readonly Facet[],
  keyword: string,
  into: Stating,
  taken: (value: string) => boolean,
): void {
  const seen = new Set<Json>();
  for (const { facet, value } of stated(facets, keyword)) {
    if (seen.has(value)) continue;
    seen.add(value);
    if (keyword === 'pattern' && losePattern(writing, facet.place, value)) continue;
    const free = takes(writing, keyword) && !Object.hasOwn(into.schema, keyword);
    if (free && typeof value === 'string' && taken(value)) into.schema[keyword] = value;
    else into.words.push(...sayUsual(writing, facet, keyword, value));
  }
}
