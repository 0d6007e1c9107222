/** Which types of values a conjunction of schemas accepts. */

import { type Facet, stated } from './flatten.ts';
import { isList } from './json.ts';
import { typesText } from './words.ts';
import { lose, type Writing } from './writing.ts';

/** What types the facets leave. Undefined `types`: nothing is said of types. */
export function typesOf(facets: readonly Facet[]): { readonly types?: ReadonlySet<string> } {
  const lists = stated(facets, 'type').map(
    ({ value }) => new Set((isList(value) ? value : [value]).map(String)),
  );
  const [first, ...more] = lists;
  if (!first) return {};
  return { types: more.reduce<ReadonlySet<string>>(commonTypes, first) };
}

/** Types in both; an integer is a number. */
function commonTypes(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  const both = [...a].filter((type) => b.has(type) || (type === 'integer' && b.has('number')));
  if (a.has('number') && b.has('integer') && !a.has('integer')) both.push('integer');
  return new Set(both);
}

const HINTS: { readonly [type: string]: readonly string[] } = {
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
  ],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems'],
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

/** The types that keywords are about, where no type is stated. */
export function hintedTypes(writing: Writing, facets: readonly Facet[]): ReadonlySet<string> | undefined {
  const hinted = Object.keys(HINTS).filter((type) =>
    HINTS[type]?.some((keyword) => stated(facets, keyword).length > 0),
  );
  if (hinted.length === 0) return undefined;
  for (const facet of facets)
    if (Object.keys(facet.keywords).some((keyword) => hinted.some((type) => HINTS[type]?.includes(keyword))))
      lose(writing, facet.place, 'type', 'dropped', `no type is stated; taken as ${typesText(hinted)}`);
  return new Set(hinted);
}
