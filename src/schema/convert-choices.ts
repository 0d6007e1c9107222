/** `anyOf` and `oneOf`, spread over what stands beside them. */

import type { Json } from '../catalog/unit.ts';
import { convertFacets, isNever, NEVER } from './convert.ts';
import { NOTES } from './convert-cut.ts';
import type { Place } from './document.ts';
import { type Facet, flatten, stated } from './flatten.ts';
import { isList, isObject, own } from './json.ts';
import { union } from './union.ts';
import { demandOf } from './words.ts';
import { type Emitted, say, type Writing } from './writing.ts';

/** Branches that a choice is spread over; more are told in words. */
const BRANCH_LIMIT = 100;

interface Combinator {
  readonly facet: Facet;
  readonly keyword: 'anyOf' | 'oneOf';
  readonly branches: readonly Place[];
}

export function combinatorsOf(writing: Writing, facets: readonly Facet[]): readonly Combinator[] {
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) =>
    stated(facets, keyword).map(({ facet, value }) => ({
      facet,
      keyword,
      branches: isList(value) ? value.map((_, i) => writing.document.at(facet.place, keyword, i)) : [],
    })),
  );
}

/** Keywords of a branch that only says more of what is there, and is better said in words. */
const THIN = new Set([
  'required',
  'not',
  'dependentRequired',
  'minProperties',
  'maxProperties',
  'description',
  'title',
  '$comment',
  'if',
  'then',
  'else',
]);

export const isThin = (writing: Writing, { branches }: Combinator): boolean =>
  branches.every((branch) => {
    const { facets, never } = flatten(writing.document, [branch]);
    return (
      never || facets.every(({ keywords }) => Object.keys(keywords).every((keyword) => THIN.has(keyword)))
    );
  });

/** The combinator that becomes the emitted `anyOf`: the first whose branches say what a value is. */
export function combinatorOf(writing: Writing, facets: readonly Facet[]): Combinator | undefined {
  return combinatorsOf(writing, facets).find(
    (one) => !isThin(writing, one) && one.branches.length <= BRANCH_LIMIT,
  );
}

/** Every branch with all that stands around it. */
export function distributed(
  writing: Writing,
  facets: readonly Facet[],
  chosen: Combinator,
  fits: (value: Json) => boolean,
  depth: number,
): Emitted {
  const base = facets
    .map((facet) => (facet === chosen.facet ? without(facet, chosen.keyword) : facet))
    .map(withoutNotes);
  const parts = chosen.branches.map((branch) => {
    const flat = flatten(writing.document, [branch]);
    return convertFacets(writing, withBranch(base, flat.facets), flat, depth);
  });
  const held = parts.filter((part) => !isNever(part));
  if (held.length === 0) return NEVER(fits);
  const all = union(writing, held, fits);
  const words =
    chosen.keyword === 'oneOf' && held.length > 1 && !apart(held)
      ? say(writing, chosen.facet, 'oneOf', 'must fit exactly one of the forms')
      : [];
  return { ...all, words: [...all.words, ...words] };
}

/** What is noted of the whole is not noted of each branch again. */
const withoutNotes = (facet: Facet): Facet => ({
  ...facet,
  keywords: Object.fromEntries(Object.entries(facet.keywords).filter(([keyword]) => !NOTES.has(keyword))),
});

/** The branch first: its description is the one to read. */
function withBranch(base: readonly Facet[], branch: readonly Facet[]): readonly Facet[] {
  const added = new Set(branch.map(({ place }) => place.schema));
  return [...branch, ...base.filter(({ place }) => !added.has(place.schema))];
}

export const without = ({ place, keywords, without: before = '' }: Facet, keyword: string): Facet => ({
  place,
  without: `${before}-${keyword}`,
  keywords: Object.fromEntries(Object.entries(keywords).filter(([key]) => key !== keyword)),
});

/** Whether no value fits two of these: they are of other kinds, or objects told apart by a tag. */
function apart(parts: readonly Emitted[]): boolean {
  const kinds = parts.flatMap((part) => [...part.kinds, ...(part.nullable ? ['null'] : [])]);
  if (parts.every(({ restore }) => restore.kind === 'same') && new Set(kinds).size === kinds.length)
    return true;
  const [first] = parts;
  const required = first?.schema?.required;
  return isList(required) && required.some((name) => isTag(parts, String(name)));
}

/** Whether every part requires the field and lists values for it that no other lists. */
function isTag(parts: readonly Emitted[], name: string): boolean {
  const lists = parts.map(({ schema, nullable }) => {
    const { required, properties } = schema ?? {};
    const field = isObject(properties) ? own(properties, name) : undefined;
    if (nullable || !isList(required) || !required.includes(name) || !isObject(field)) return undefined;
    const values = own(field, 'enum');
    return isList(values)
      ? values
      : Object.hasOwn(field, 'const')
        ? [own(field, 'const') ?? null]
        : undefined;
  });
  const all = lists.flatMap((list) => list ?? []);
  return lists.every((list) => list !== undefined) && new Set(all).size === all.length;
}

/** `give \`a\` or \`b\``, for branches that only require fields. */
export function choiceWords(writing: Writing, { branches, keyword }: Combinator): string {
  const ways = branches.map((branch) => {
    const { facets } = flatten(writing.document, [branch]);
    const names = stated(facets, 'required').flatMap(({ value }) => (isList(value) ? value.map(String) : []));
    const nots = stated(facets, 'not').map(({ value }) => demandOf('not', value) ?? '');
    return [...(names.length > 0 ? [names.map((name) => `\`${name}\``).join(' and ')] : []), ...nots].join(
      ', ',
    );
  });
  if (ways.some((way) => way === ''))
    return keyword === 'oneOf' ? 'must fit exactly one of several forms' : 'must fit one of several forms';
  return `give ${keyword === 'oneOf' ? 'only one of ' : ''}${ways.slice(0, 8).join(' or ')}`;
}
